"""What is wrong with a call, by what the table shows, and which procedure rules on it.

North deals and bids 1S, East bids 1H: it was insufficient, and the procedure `insufficient_bid` is told dealer and auction.
"""

from collections import namedtuple

from kodeks.bridge.auction import Auction, first_irregular, insufficient_places, parse_calls
from kodeks.bridge.calls import CALLS, DOUBLE, PASS, REDOUBLE, is_bid, supersedes
from kodeks.bridge.seats import SEATS, rho
from kodeks.rulings.law_29_facts import Untimely
from kodeks.rulings.law_30 import is_free_of_turn
from kodeks.rulings.law_38 import OVER_SEVEN

NONE, INSUFFICIENT, OUT_OF_ROTATION, CHANGE = "none", "insufficient", "out_of_rotation", "change_of_call"
INADMISSIBLE, BOUND, AFTER_FINAL_PASS, OVER = "inadmissible_double", "bound_to_pass", "after_final_pass", "over_seven"
AT_ONCE = "at_once"
PROCEDURES = (
    (NONE, ""),
    (INSUFFICIENT, "insufficient_bid"),
    (OUT_OF_ROTATION, "call_out_of_rotation"),
    (CHANGE, "change_of_call"),
    (INADMISSIBLE, "inadmissible_double"),
    (BOUND, "call_when_bound_to_pass"),
    (AFTER_FINAL_PASS, "call_after_final_pass"),
    (OVER, "bid_over_seven"),
    (AT_ONCE, "simultaneous_calls"),
)


class Diagnosis(namedtuple("Diagnosis", ("irregularity", "procedure", "given", "turn", "ask", "about"))):
    """The irregularity, the procedure with its facts, whose turn it was, what the table cannot tell, what fills the words.

    `ask` holds "bound_to_pass" where a law may have obliged the caller to pass, and "rho_must_pass" where it may have
    obliged the player before him, so that he was in turn after all (28A).
    """

    __slots__ = ()


def diagnose(code, facts):
    """From dealer, auction (the calls before, perhaps none), call, and if told offender, bound_to_pass, rho_must_pass.

    `at_once` is the player who called at the same moment as the one whose turn it was.
    """
    dealer = facts.get("dealer", "")
    if dealer not in SEATS:
        raise ValueError(f"dealer '{dealer}' is not a seat; seats are {' '.join(SEATS)}")
    before = Auction(dealer, parse_calls(facts.get("auction", "")))
    call = facts.get("call", "")
    if call not in CALLS + OVER_SEVEN:
        raise ValueError(f"call '{call}' is not a call; calls are {' '.join(CALLS + OVER_SEVEN)}")
    caller = facts.get("offender", "") or before.turn()
    if caller not in SEATS:
        raise ValueError(f"offender '{caller}' is not a seat; seats are {' '.join(SEATS)}")
    place = first_irregular(before, insufficient_places(before))
    if place is not None:
        # An earlier call has to be ruled on first; an insufficient bid that was called over is none (27A).
        return earlier_call(code, before, place, call)
    if facts.get("at_once") in SEATS and facts["at_once"] != before.turn():
        return called_at_once(before, call, facts["at_once"])
    if facts.get("rho_must_pass") == "yes" and before.turn() == rho(caller):
        before = before.with_call(PASS)
    found = irregularity(before, caller, call, code, facts.get("bound_to_pass") == "yes")
    given = {} if found == NONE else facts_for(found, before, caller, call)
    asked = open_questions(found, before, caller, call, facts)
    return Diagnosis(found, dict(PROCEDURES)[found], given, before.turn(), asked, about_call(before, caller, call))


def about_call(before, caller, call):
    """What fills the words about a call."""
    return (("offender", caller), ("turn", before.turn()), ("call", call), ("last", before.last_bid()))


def called_at_once(before, call, other):
    """33. Two players called at the same moment: the one in turn is `before.turn()`."""
    given = {"dealer": before.dealer, "auction": (" ".join(before.calls) + " " + call).strip(), "other_player": other}
    about = about_call(before, before.turn(), call) + (("other", other),)
    return Diagnosis(AT_ONCE, dict(PROCEDURES)[AT_ONCE], given, before.turn(), (), about)


def earlier_call(code, before, place, call):
    """The same of an earlier call, over which all the later ones were made."""
    so_far = Auction(before.dealer, before.calls[:place])
    seat, earlier = before.seat_of(place), before.calls[place]
    found = irregularity(so_far, seat, earlier, code)
    given = facts_for(found, so_far, seat, earlier)
    given.update({"since": "lho_called", "calls_since": " ".join(before.calls[place + 1 :] + (call,))})
    return Diagnosis(found, dict(PROCEDURES)[found], given, so_far.turn(), (), about_call(so_far, seat, earlier))


def irregularity(before, caller, call, code="2017", bound=False):
    """The name of what is wrong: first what makes other questions idle, then turn, duty to pass, and the call itself."""
    if before.is_over():
        return AFTER_FINAL_PASS
    if call in OVER_SEVEN:
        return OVER
    if caller != before.turn():
        return _out_of_turn(before, caller, call, code)
    if bound and call != PASS:
        return BOUND
    if call in (DOUBLE, REDOUBLE) and not before.is_legal(call):
        return INADMISSIBLE
    if is_bid(call) and not supersedes(call, before.last_bid()):
        return INSUFFICIENT
    return NONE


def _out_of_turn(before, caller, call, code):
    """17C. At LHO's turn, by a player who has called, it is a change of call, but for a pass under 30A of older codes."""
    one = Untimely(code, before, caller, call, {})
    if one.is_change_of_call() and not (call == PASS and is_free_of_turn(one)):
        return CHANGE
    return OUT_OF_ROTATION


def facts_for(found, before, caller, call):
    """What the procedure is told, in the words of its own questions."""
    calls = " ".join(before.calls)
    with_call = (calls + " " + call).strip()
    given = {"dealer": before.dealer}
    if found == AFTER_FINAL_PASS:
        given.update({"auction": calls, "caller": caller, "late_call": call})
    elif found == OVER:
        given.update({"auction": calls, "bid": call})
        if caller != before.turn():
            given["offender"] = caller
    elif found == CHANGE:
        given.update({"auction": calls, "second_call": call, "second_made": "yes", "before_change": "nothing"})
    else:
        given["auction"] = with_call
        if found == OUT_OF_ROTATION:
            given["offender"] = caller
    return given


def open_questions(found, before, caller, call, facts):
    """Facts that no auction shows and that would change the name."""
    asked = ()
    bound_matters = found in (NONE, INSUFFICIENT, INADMISSIBLE) and call != PASS
    if bound_matters and before.calls and not facts.get("bound_to_pass"):
        asked += ("bound_to_pass",)
    if found == OUT_OF_ROTATION and before.turn() == rho(caller) and before.calls and not facts.get("rho_must_pass"):
        asked += ("rho_must_pass",)
    return asked
