"""Law 38: a bid of more than seven. It is never played; a pass takes its place."""

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.calls import CALLS, DENOMINATIONS, PASS
from kodeks.bridge.seats import SEATS
from kodeks.rulings import law_16, law_26, law_35, law_36
from kodeks.rulings.effects import Malformed, effects, plus, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls

OVER_SEVEN = tuple(level + denomination for level in ("8", "9") for denomination in DENOMINATIONS)


def bid_over_seven(code, given):
    """Law 38. A bid of eight or more; the auction is told up to it, without it."""
    dealer = yield ask("dealer", "17B", SEATS, "seat")
    text = yield ask("auction", "17C", CALLS, "calls", (("dealer", dealer),))
    before = Auction(dealer, parse_calls(text))
    offender = who_bid(before, given)
    bid = yield ask("bid", "38", OVER_SEVEN, "call", (("offender", offender),))
    one = law_35.Inadmissible(code, before, offender, bid, given)
    earlier = law_36.earlier_ruling(one)
    if earlier is not None:
        return earlier
    if given.get("intended") == "no":
        return law_35.slip(one)
    since = yield ask("since", "38B", law_35.SINCE, about=one.about())
    if since == law_35.CALLED_OVER:
        return called_over(one)
    return (yield from not_called_over(one))


def who_bid(before, given):
    """The player in turn, unless another is told."""
    offender = given.get("offender") or before.turn()
    if offender not in SEATS:
        raise Malformed("no_such_seat", f"offender '{offender}' is not a seat; seats are {' '.join(SEATS)}")
    return offender


def never_stands(one, clause):
    """38A, 38B, 38C. A pass takes its place: at once, or, if it was out of rotation, when the offender's turn comes."""
    # Law 38 does not speak of the turn; 36B4 sends a double that cannot be accepted either back to whose turn it was.
    place = "pass_at_his_turn" if is_out_of_rotation(one) else "pass_substituted"
    outcome = law_35.whose(one) + (("forced_call", one.made(PASS)[0]), ("may_accept", ()))
    told, said = (("38A", "never_played"), (clause, place)), ((clause, "say_" + place),)
    return effects(outcome, told, law_35.found_meant(one), said, law_35.asks_intended(one))


def is_out_of_rotation(one):
    """True if it was another player's turn."""
    return one.offender != one.before.turn()


def goes_on(one):
    """The auction after the pass, or back at the player whose turn it was."""
    return one.before if is_out_of_rotation(one) else one.before.with_call(PASS)


def passes_from_now_on(one, clause):
    """38C (38B until 1997). Both players of the side pass to the end."""
    outcome = (("offender_pass", "throughout"), ("partner_pass", "throughout"))
    said = ((clause, "say_both_must_pass"),) * (not goes_on(one).is_over())
    own = effects(outcome, ((clause, "both_must_pass"),), (), said)
    return plus(never_stands(one, clause), own)


def called_over(one):
    """38D (35C until 1997). LHO has called before anything was ruled: the bid costs nothing else."""
    cancelled, clause, nothing = ("38B", "38C", "38D") if one.code >= "2007" else ("35C", "35C", "35C")
    if one.code < "2007":
        # 35C: a pass in its place; that the side is barred as well is said only of a bid not condoned (38B).
        own = never_stands(one, clause)
    else:
        own = passes_from_now_on(one, clause)
    parts = (law_35.all_cancelled(one, cancelled, "bid_and_calls_since_cancelled"), own)
    if one.code >= "2007":
        # 38D takes away Laws 26B and 72C, and not 16C; 35C went on as though nothing had been irregular.
        parts += (law_16.withdrawn_call(one.code, one.offender),)
    return together(parts + (law_35.no_lead_restriction(nothing), auction_goes_on(goes_on(one))), one.about())


def not_called_over(one):
    """38B to 38D (38B until 1997). Leads may be restricted, and Law 72C (23 until 2007) may apply."""
    clause = "38C" if one.code >= "2007" else "38B"
    after = goes_on(one)
    later = later_calls(one.given, after, one.sides())
    cancelled = effects((("cancelled", one.made(one.call)),), (("38B", "bid_cancelled"),))
    lead = yield from law_26.lead_restriction(one.code, one.offender, after.with_calls(later), one.about())
    lead = law_26.both_pass(lead, one.offender, after.with_calls(later))
    parts = (cancelled, passes_from_now_on(one, clause), law_16.withdrawn_call(one.code, one.offender), lead)
    return together(parts + (law_36.possible_damage(one, after), auction_goes_on(after, later)), one.about())
