"""Law 15A, which until 2007 was 17D: a player has called with cards that he took from a wrong board."""

from kodeks.bridge.calls import CALLS
from kodeks.rulings import law_16, law_35
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on
from kodeks.rulings.law_29_facts import earlier_irregularity

THIS_BOARD, SOURCE_BOARD = "this_board", "source_board"
NOTHING, LHO_CALLED, PARTNER_CALLED = "nothing", "lho_called", "partner_called"
CANCELLED = (("1987", "17D"), ("1997", "17D"), ("2007", "17D1"), ("2017", "15A1"))
SEQUEL = (("1987", "17D"), ("1997", "17D"), ("2007", "17D2"), ("2017", "15A2(b)"))
ON_SOURCE_BOARD = (("1987", "17D"), ("1997", "17D"), ("2007", "17D3"), ("2017", "15A3"))
PENALTY = (("1987", "90"), ("1997", "90"), ("2007", "17D4"), ("2017", "15A4"))


def cards_from_wrong_board(code, given):
    """Law 15A (17D until 2007). On the board where he called, and later on the board that the cards belong to."""
    which = yield ask("which_board", dict(CANCELLED)[code], (THIS_BOARD, SOURCE_BOARD), "choice", (), THIS_BOARD)
    if which == SOURCE_BOARD:
        return (yield from on_source_board(code))
    one = yield from law_35.last_call(code, given)
    earlier = earlier_irregularity(one.before)
    if earlier is not None:
        return earlier
    since = yield ask("since", dict(SEQUEL)[code], (NOTHING, LHO_CALLED, PARTNER_CALLED), about=one.about())
    if since == LHO_CALLED and len(one.calls_since()) > 1:  # the calls told show that partner has called too
        since = PARTNER_CALLED
    if since == PARTNER_CALLED and code >= "2007":
        return partner_has_called(one)
    if since != NOTHING and code < "2017":
        return (yield from lho_has_called(one, since))
    return calls_again(one, since)


def cancelled(one, since):
    """15A1. The call is cancelled, and with it every later one; until 2007 (17D1, 17D) that alone, LHO repeating his."""
    clause = dict(CANCELLED)[one.code]
    later = one.code >= "2017" and since != NOTHING
    gone = one.made(one.call) + (one.made_since() if later else ())
    outcome = law_35.whose(one) + (("cancelled", gone), ("procedural_penalty", True))
    told = ((clause, "call_and_later_cancelled" if later else "call_is_cancelled"),)
    return effects(outcome, told, refine=asks_calls_since(one, clause) if later else ())


def asks_calls_since(one, clause):
    """Which calls were made over it, if nobody has told."""
    return () if one.calls_since() else (ask("calls_since", clause, CALLS, "calls", one.about()),)


def penalty_may_be_added(one):
    """15A4 (17D4, 90 until 1997). A procedural penalty besides."""
    return effects((), ((dict(PENALTY)[one.code], "penalty_may_be_added"),))


def calls_again(one, since):
    """15A2(b). He looks at the right hand and calls; from there the auction goes on normally."""
    clause = dict(SEQUEL)[one.code]
    told = ((clause, "takes_right_hand_and_calls"),)
    told += (("15A2(c)", "each_cancelled_call"),) if one.code >= "2017" and since != NOTHING else ()
    own = effects((("free_to_call", (one.offender,)),), told, (), ((clause, "say_take_right_hand"),))
    parts = (cancelled(one, since), own, law_16.withdrawn_call(one.code, one.offender), penalty_may_be_added(one))
    return together(parts + (auction_goes_on(one.before),), one.about())


def partner_has_called(one):
    """15A2(a) (17D2 of 2007). Partner has acted on a call that never was: an adjusted score, in 2007 an artificial one."""
    clause = "15A2(a)" if one.code == "2017" else "17D2"
    kind = "due" if one.code == "2017" else "artificial"
    outcome = (("adjusted", kind), ("continues", "none"))
    own = effects(outcome, ((clause, "partner_called_score_adjusted_" + kind),), (), ((clause, "say_score_adjusted"),))
    return together((cancelled(one, PARTNER_CALLED), own, penalty_may_be_added(one)), one.about())


def lho_has_called(one, since):
    """17D2 of 2007, 17D of 1987 and 1997. LHO has called over it: all turns on whether the new call differs."""
    clause = dict(SEQUEL)[one.code]
    new = yield ask("new_call", clause, ("not_yet", "same", "differs"), about=one.about())
    parts = (cancelled(one, LHO_CALLED), penalty_may_be_added(one))
    if new == "differs":
        told = ((clause, "new_call_differs_artificial"),)
        own = effects((("adjusted", "artificial"), ("continues", "none")), told, (), ((clause, "say_score_adjusted"),))
        return together(parts + (own,), one.about())
    if since == PARTNER_CALLED:
        # 17D of 1997 speaks of LHO's call alone (bridgehands.com/Laws/ACBL/Duplicate/The_Auction.htm); 12A2 is for the rest.
        parts += (effects((), ((clause, "partner_call_not_settled"),), (("playable", "12A2", "may_it_be_played"),)),)
    if new == "not_yet":
        told = ((clause, "takes_right_hand"), (clause, "if_it_differs_artificial"))
        said = ((clause, "say_if_it_differs"), (clause, "say_take_right_hand"))
        own = effects((("turn", one.offender),), told, (), said)
        return together(parts + (own,), one.about())
    told = ((clause, "new_call_is_the_same"), (clause, "lho_repeats_his_call"))
    outcome = (("turn", one.lho()), ("continues", "auction"))
    outcome += (("forced_call", one.made_since()[0]),) if one.calls_since() else ()
    own = effects(outcome, told, (), ((clause, "say_lho_repeat"),), asks_calls_since(one, clause))
    return together(parts + (own,), one.about())


def on_source_board(code):
    """15A3 (17D3, 17D until 1997). The same call there may let the board be played; a call that differs spoils it."""
    clause = dict(ON_SOURCE_BOARD)[code]
    if (yield ask("source_call", clause, ("same", "differs"))) == "same":
        weigh = (("playable", clause, "may_it_be_played"),)
        told = ((clause, "source_board_may_be_played"),)
        return together((effects((("adjusted", "none"),), told, weigh, ((clause, "say_play_on"),)),), ())
    kind = "due" if code == "2017" else "artificial"
    told = ((clause, "source_call_differs_" + kind), (dict(PENALTY)[code], "penalty_may_be_added"))
    outcome = (("adjusted", kind), ("procedural_penalty", True), ("continues", "none"))
    return together((effects(outcome, told, (), ((clause, "say_score_adjusted"),)),), ())
