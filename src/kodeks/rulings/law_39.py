"""Law 39: a call after the auction's final pass. It counts for nothing; only a defender's may cost his side something."""

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.calls import CALLS, PASS
from kodeks.bridge.seats import SEATS, side
from kodeks.rulings import law_16, law_26, law_35
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on
from kodeks.rulings.law_29_facts import earlier_irregularity


def call_after_final_pass(code, given):
    """Law 39. The auction is told up to its final pass; then who called what."""
    dealer = yield ask("dealer", "17B", SEATS, "seat")
    text = yield ask("auction", "22", CALLS, "calls", (("dealer", dealer),))
    auction = Auction(dealer, parse_calls(text))
    offender = yield ask("caller", "39", SEATS, "seat")
    call = yield ask("late_call", "39", CALLS, "call", (("offender", offender),))
    one = law_35.Inadmissible(code, auction, offender, call, given)
    earlier = earlier_irregularity(auction)
    if earlier is not None:
        return earlier
    if not auction.is_over():
        raise Malformed("auction_not_over", f"'{text}' does not end the auction", (("turn", auction.turn()),))
    if not auction.last_bid():
        passed_out = effects((), (("22", "passed_out_all_the_same"),))
        return together(cancelled(one) + (passed_out, auction_goes_on(auction)), one.about())
    if side(offender) == side(auction.declarer()):
        return forgiven(one, nothing_more(one, "declaring_side_called"))
    if call == PASS:
        return forgiven(one, nothing_more(one, "defender_passed"))
    since = yield ask("since", "39", law_35.SINCE, about=one.about())
    if since == law_35.CALLED_OVER:
        return forgiven(one, called_over(one))
    return (yield from defender_acted(one))


def cancelled(one):
    """39A (39 until 1997). Every call after the final pass is cancelled; the contract is what it was."""
    clause = clause_a(one)
    own = effects(law_35.whose(one), ((clause, "was_after_final_pass"),))
    made = law_35.all_cancelled(one, clause, "all_after_it_cancelled" if one.before.last_bid() else "late_calls_cancelled")
    return (own, made) + ((effects((), (("25A", "or_a_change_of_call"),)),) if may_be_a_change(one) else ())


def may_be_a_change(one):
    """25A. His own last pass may have been a slip, and his partner's turn (in 1987 the next player's) has not come since."""
    last = len(one.before.calls) - 1
    since = (last,) if one.code == "1987" else (last, last - 1)
    return one.call != PASS and one.offender in [one.before.seat_of(place) for place in since]


def forgiven(one, why):
    """39B. Nothing more is rectified; then play begins."""
    return together(cancelled(one) + (why,) + withdrawn(one) + (auction_goes_on(one.before),), one.about())


def clause_a(one):
    """39A, which until 1997 was what Law 39 says first."""
    return "39A" if one.code >= "2007" else "39"


def nothing_more(one, key):
    """39B (39A until 1997). A pass by a defender, or any call of the declaring side, costs nothing."""
    clause = "39B" if one.code >= "2007" else "39A"
    return effects((("lead_restriction", "none"),), ((clause, key),), (), ((clause, "say_nothing_more"),))


def called_over(one):
    """39B (35D until 1997). The offender's LHO has called too: nothing further is rectified."""
    clause = "39B" if one.code >= "2007" else "35D"
    return effects((("lead_restriction", "none"),), ((clause, "lho_called_too"),), (), ((clause, "say_nothing_more"),))


def withdrawn(one):
    """16C (16D in 2007). No rectification takes away what a withdrawn call told; a pass told nothing, 35D forgave."""
    if one.code < "2007" or one.call == PASS:
        return ()
    return (law_16.withdrawn_call(one.code, one.offender),)


def defender_acted(one):
    """39C (39B until 1997). A defender has bid, doubled or redoubled: Law 26 may restrict his partner's first lead."""
    clause = "39C" if one.code >= "2007" else "39B"
    own = effects((), ((clause, "defender_has_acted"),), (), ((clause, "say_contract_is_unchanged"),))
    lead = yield from law_26.lead_restriction(one.code, one.offender, one.before, one.about())
    parts = cancelled(one) + (own, law_16.withdrawn_call(one.code, one.offender), lead)
    return together(parts + (auction_goes_on(one.before),), one.about())
