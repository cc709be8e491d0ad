"""Law 29: a call out of rotation. Whether it is accepted; if not, Law 30 rules on a pass, 31 on a bid, 32 on a double."""

from kodeks.bridge.calls import PASS, insufficient_bids, is_bid, lowest_sufficient, supersedes
from kodeks.bridge.seats import seat_after
from kodeks.rulings import law_28, law_30, law_31, law_32, law_34, law_36
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_29_facts import (
    after_final_pass,
    auction_up_to_it,
    earlier_irregularity,
    made_by,
    out_of_rotation,
    partner_has_called,
)

NOTHING, OVER_IT, IN_TURN, ALL_PASSED = "nothing", "lho_called", "right_player_called", "all_passed"


def call_out_of_rotation(code, given):
    """Laws 28 to 32 and 34. A call at a turn that was another player's."""
    before, call = yield from auction_up_to_it()
    earlier = earlier_irregularity(before)
    if earlier is not None:
        return earlier
    one = yield from made_by(code, before, call, given)
    if before.is_over():
        return after_final_pass(one)
    if one.whose() == "rho" and given.get("rho_must_pass") == "yes":
        return law_28.opponent_had_to_pass(one)
    since = yield from what_came_since(one)
    if since == ALL_PASSED:
        return (yield from law_34.turn_missed(one))
    if since == IN_TURN and one.whose() != "partner":
        return (yield from law_28.right_player_called(one))
    if one.is_inadmissible():
        return law_36.out_of_rotation_too(one, since == OVER_IT)
    if since == OVER_IT:
        return (yield from accepted_by_calling(one))
    decision = yield ask("lho_accepts", "29A", ("yes", "no", "not_yet"), about=one.about())
    if decision == "yes":
        return accepted(one)
    if decision == "not_yet":
        return (yield from undecided(one))
    return (yield from not_accepted(one))


def what_came_since(one):
    """28B, 29A, 17D3. Who has called since; at LHO's turn he may have called over it or in his own turn."""
    passed = (ALL_PASSED,) if law_34.passes_needed(one) else ()
    key = "since_lho" if one.whose() == "lho" else "since"
    return (yield ask(key, "29A", (NOTHING, OVER_IT, IN_TURN) + passed, about=one.about()))


def not_accepted(one):
    """29B. By the kind of the call; a player who had called before, at LHO's turn, was changing his call (25)."""
    if one.is_change_of_call() and not (one.call == PASS and law_30.is_free_of_turn(one)):
        return law_31.change_of_call(one)
    own = law_31 if is_bid(one.call) else law_30 if one.call == PASS else law_32
    return (yield from own.not_accepted(one))


def accepted(one):
    """29A. The next player lets it stand: the auction goes on from him, and those passed over have lost that turn."""
    told = ((clause_of_acceptance(one), "accepted"),) + turns_lost(one)
    if partner_has_called(one):
        told += (("29", "partners_call_next"),)
    own = effects((("stands", one.made(one.call)),), told, (), (("29A", "say_accepted"),))
    return together((out_of_rotation(one), own, goes_on_from(one.accepted(), one.lho())), one.about())


def turns_lost(one):
    """29A. Whoever was passed over has lost that turn; nobody was, if the next player was in turn himself."""
    return (("29A", "turns_lost"),) if one.whose() != "lho" else ()


def accepted_by_calling(one):
    """29A. The next player has called over it; three passes with one out of rotation end nothing (17D3)."""
    standing = one.accepted()
    calls = standing.calls_over(one.lho()) + insufficient_bids(standing.bid)
    call = yield ask("lho_call", "29A", calls, "call", one.about())
    if is_bid(call) and not supersedes(call, standing.bid):
        return accepted_by_insufficient_bid(one, call)
    needed = law_34.passes_needed(one)
    if call == PASS and needed and int(needed[0]) <= 1:
        return (yield from law_34.turn_missed(one))
    own = effects(
        (("stands", one.made(one.call) + (one.lho() + " " + call,)),),
        ((clause_of_acceptance(one), "accepted_by_calling"),) + turns_lost(one),
        (),
        (("29A", "say_accepted_by_calling"),),
    )
    going_on = goes_on_from(standing.after(one.lho(), call), seat_after(one.lho()))
    return together((out_of_rotation(one), own, going_on), one.about(lho_call=call))


def accepted_by_insufficient_bid(one, call):
    """29A, 27. A call over it accepts it, even one that is insufficient: that bid is ruled on next."""
    told = ((clause_of_acceptance(one), "accepted_by_calling"), ("27", "lho_bid_insufficient"))
    own = effects((("stands", one.made(one.call)),), told, (), (("29A", "say_accepted_by_calling"),))
    return together((out_of_rotation(one), own), one.about(lho_call=call))


def clause_of_acceptance(one):
    """29A; a bid that is insufficient besides is accepted under 27A1 as well (27A2)."""
    return ("27A1" if one.code >= "2007" else "27A") if one.is_insufficient() else "29A"


def goes_on_from(standing, seat):
    """Whose turn it is now, and what he must beat."""
    outcome = (("turn", seat), ("continues", "auction"))
    lowest = lowest_sufficient(standing.bid)
    outcome += (("lowest_bid", lowest),) if lowest else ()
    return effects(outcome, (), (), (("17C", "say_turn"),), (), outcome[:1])


def undecided(one):
    """10C1, 29. The next player is told what follows either way before he calls."""
    own = law_31 if is_bid(one.call) else law_30 if one.call == PASS else law_32
    change = one.is_change_of_call() and not (one.call == PASS and law_30.is_free_of_turn(one))
    if one.call == PASS and not change and (yield from law_30.is_artificial(one)):
        own, change = law_31, one.is_change_of_call()
    options = (("25", "option_change_of_call"),) if change else own.options(one)
    script = (
        (("17C", "say_out_of_rotation"), ("29A", "option_accept"), ("29B", "option_refuse"))
        + options
        + (("10C2", "ask_lho"),)
    )
    told = (("29A", "lho_decides"), ("10C1", "explain_options"))
    return together((out_of_rotation(one), effects((("may_accept", (one.lho(),)),), told, (), script)), one.about())
