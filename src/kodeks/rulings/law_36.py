"""Law 36: a double or redouble that Law 19 does not allow, in rotation or (36B4) out of it. Nobody can accept it."""

from kodeks.bridge.auction import Contract
from kodeks.bridge.calls import DOUBLE, PASS, REDOUBLE, is_bid
from kodeks.bridge.seats import side
from kodeks.rulings import law_16, law_23, law_26, law_35, law_72
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_29_facts import earlier_irregularity, out_of_rotation


def inadmissible_double(code, given):
    """Law 36. A double or redouble of a bid that the player may not double or redouble."""
    one = yield from law_35.last_call(code, given)
    elsewhere = is_elsewhere(one)
    if elsewhere is not None:
        return elsewhere
    # 36C, on what is found after the opening lead is faced, is new in 2017.
    since = yield ask("since", "36", law_35.SINCE + ("lead_faced",) * (code == "2017"), about=one.about())
    if since == "lead_faced":
        return found_after_the_lead(one)
    if since == law_35.CALLED_OVER:
        return together((inadmissible(one),) + as_if_never_made(one) + (auction_goes_on(one.before),), one.about())
    return (yield from must_be_replaced(one))


def is_elsewhere(one):
    """A ruling if this is no inadmissible double, or one that was never meant (25A); None if Law 36 goes on."""
    earlier = earlier_ruling(one)
    if earlier is not None:
        return earlier
    if not breaks_law_19(one):
        told = (("irregularity", False), ("stands", one.made(one.call)))
        key = "double_is_legal" if one.call in (DOUBLE, REDOUBLE) else "is_no_double"
        return together((effects(told, ((clause_19(one), key),)),), one.about())
    return law_35.slip(one) if one.given.get("intended") == "no" else None


def earlier_ruling(one):
    """A ruling if an earlier call broke a law, or the auction was over (39); None otherwise."""
    if one.before.is_over():
        return together((effects(law_35.whose(one), (("39", "see_call_after_final_pass"),)),), one.about())
    return earlier_irregularity(one.before)


def breaks_law_19(one):
    """True of a double or redouble that could not be made over the last bid (19A1, 19B1)."""
    return one.call in (DOUBLE, REDOUBLE) and not one.before.is_legal(one.call)


def clause_19(one):
    """The item of Law 19 that says what may be doubled, or redoubled."""
    return "19B1" if one.call == REDOUBLE else "19A1"


def inadmissible(one):
    """19A1, 19B1. Whose call it was and why it cannot stand; was it meant at all?"""
    key = "redouble_not_allowed" if one.call == REDOUBLE else "double_not_allowed"
    return effects(law_35.whose(one), ((clause_19(one), key),), law_35.found_meant(one), (), law_35.asks_intended(one))


def as_if_never_made(one):
    """36A (35A until 1997). LHO has called: the double and all calls since are cancelled, and nothing follows from it."""
    clause = "36A" if one.code >= "2007" else "35A"
    free = (("partner_pass", "none"), ("free_to_call", (one.offender, one.partner())))
    own = effects(free, ((clause, "as_though_no_irregularity"),), (), ((clause, "say_cancelled_call_again"),))
    return (law_35.all_cancelled(one, clause, "all_cancelled"), own, law_35.no_lead_restriction(clause))


def found_after_the_lead(one):
    """36C. Found only once the opening lead was faced: the final contract is scored as if it had not been made."""
    calls = one.calls_since()
    refine = () if calls else (ask("calls_since", "36C", law_35.CALLS, "calls", one.about()),)
    outcome = law_35.whose(one) + (("cancelled", one.made(one.call)), ("continues", "play"))
    contract = without_it(one, calls)
    if contract is not None:
        outcome += (("contract", contract.written()), ("declarer", contract.declarer))
    told = ((clause_19(one), "found_inadmissible"), ("36C", "scored_without_it"))
    return together((effects(outcome, told, (), (("36C", "say_scored_without_it"),), refine),), one.about())


def without_it(one, calls):
    """The final contract as it would be without the call; None if the calls since do not tell, or rest on it."""
    ended = one.before.with_call(one.call).with_calls(calls)
    if not ended.is_over():
        return None
    if any(is_bid(call) for call in calls):
        return ended.contract()  # superseded by a later bid (19C)
    rests_on_it = any(call != PASS for call in calls)
    return None if rests_on_it else Contract(ended.last_bid() or PASS, one.before.doubled(), ended.declarer())


def must_be_replaced(one):
    """36B1, 36B2 (36 until 1997). A legal call takes its place, and partner passes to the end of the auction."""
    cancelled, replaced = ("36B1", "36B2") if one.code >= "2007" else ("36", "36")
    call = yield ask("replacement", replaced, one.before.legal_calls() + ("not_yet",), "call", one.about())
    told = ((cancelled, "cancelled_nobody_accepts"), (replaced, "must_replace"), (replaced, "partner_must_pass_throughout"))
    ends = call != "not_yet" and one.before.with_call(call).is_over()
    said = ((replaced, "say_replace"),) + ((replaced, "say_partner_must_pass_throughout"),) * (not ends)
    own = (("cancelled", one.made(one.call)), ("partner_pass", "throughout"))
    parts = (inadmissible(one), effects(own, told, (), said))
    information = law_16.withdrawn_call(one.code, one.offender)
    if call == "not_yet":
        parts += (information,) + lead_to_come(one) + (possible_damage(one, one.before), auction_goes_on(one.before))
        return together(parts, one.about())
    after, about = one.before.with_call(call), one.about(replacement=call)
    later = later_calls(one.given, after, one.partner())
    parts += (effects((("stands", one.made(call)),), ((replaced, "replacement_counts"),)),)
    if (yield from spares_the_lead(one, after.with_calls(later), about)):
        parts += (law_23.replaced_by_comparable(),)
    else:
        lead = yield from law_26.lead_restriction(one.code, one.offender, after.with_calls(later), about)
        parts += (information, lead)
    return together(parts + (possible_damage(one, after), auction_goes_on(after, later)), about)


def spares_the_lead(one, auction, about):
    """26A of 2017. Is the new call comparable? Idle if the offending side declares; partner passes either way (36B2)."""
    # 36B3 names 26B alone, but 26A says of any withdrawn call what a comparable one spares.
    if one.code < "2017" or (auction.is_over() and side(auction.declarer()) == side(one.offender)):
        return False
    return (yield from law_23.comparable(about))


def lead_to_come(one):
    """26, before the new call is made: in 2017 nothing if that is comparable (26A)."""
    spared = (effects((), (("26A", "not_if_comparable"),)),) if one.code == "2017" else ()
    return (law_26.undetermined(one.code, one.offender, one.before),) + spared


def possible_damage(one, after):
    """36B3. Law 72C (23 until 2007) on the pass that partner is made to make, if his turn comes."""
    return effects() if after.is_over() else law_72.partners_pass(one.code, one.given, one.about())


def out_of_rotation_too(one, lho_has_called):
    """36A, 36B4 (35A, 32, 36 until 1997). Nobody can accept it; who has called over it asks for no rectification."""
    if lho_has_called:
        return called_over(one)
    cancelled, barred = ("36B1", "36B4") if one.code >= "2007" else ("36", "36")
    # Until 1997 Law 32 bars partner at his own turn and where RHO bids, Law 36 where RHO passes: throughout in each.
    own = effects(
        (("cancelled", one.made(one.call)), ("partner_pass", "throughout")),
        ((cancelled, "inadmissible"), (barred, "inadmissible_reverts"), (barred, "partner_must_pass_throughout")),
        (),
        ((barred, "say_partner_must_pass_throughout"),),
    )
    parts = (out_of_rotation(one), own, law_16.withdrawn_call(one.code, one.offender)) + lead_to_come(one)
    return together(parts + (law_72.enforced_pass(one.code), auction_goes_on(one.before)), one.about())


def called_over(one):
    """36A (35A until 1997). The double and every call since, which are not asked, are cancelled; no lead restriction."""
    clause = "36A" if one.code >= "2007" else "35A"
    told = ((clause, "inadmissible_called_over"), (clause, "no_lead_restriction"))
    outcome = (("cancelled", one.made(one.call)), ("partner_pass", "none"))
    own = effects(outcome, told, (), ((clause, "say_all_cancelled"),))
    return together((out_of_rotation(one), own, auction_goes_on(one.before)), one.about())
