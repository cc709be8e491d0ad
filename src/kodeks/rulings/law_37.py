"""Law 37: a bid, double or redouble by a player whom a law obliges to pass. Nobody can accept it either."""

from kodeks.bridge.calls import PASS
from kodeks.rulings import law_16, law_26, law_35, law_36
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls

HOW_LONG = ("once", "throughout")


def call_when_bound_to_pass(code, given):
    """Law 37. The player had to pass, once or to the end of the auction, and did not."""
    one = yield from law_35.last_call(code, given)
    elsewhere = is_elsewhere(one)
    if elsewhere is not None:
        return elsewhere
    since = yield ask("since", "37", law_35.SINCE, about=one.about())
    if since == law_35.NOTHING:
        return (yield from pass_takes_its_place(one))
    how_long = yield ask("had_to_pass", "37A" if code >= "2007" else "35B", HOW_LONG, about=one.about())
    if law_36.breaks_law_19(one):
        return double_called_over(one, how_long)
    return stands(one, how_long)


def is_elsewhere(one):
    """A ruling if he passed after all, or his call was never meant (25A), or the auction was over; None otherwise."""
    earlier = law_36.earlier_ruling(one)
    if earlier is not None:
        return earlier
    if one.call == PASS:
        told = effects((("irregularity", False), ("stands", one.made(PASS))), (("37", "has_passed"),))
        return together((told, auction_goes_on(one.before.with_call(PASS))), one.about())
    return law_35.slip(one) if one.given.get("intended") == "no" else None


def violation(one):
    """37. Whose call it was; was it meant at all?"""
    return effects(law_35.whose(one), (("37", "was_bound_to_pass"),), law_35.found_meant(one), (), law_35.asks_intended(one))


def stands(one, how_long):
    """37A (35B until 1997). LHO has called: this call and all later ones stand; a duty to the end of the auction goes on."""
    clause = "37A" if one.code >= "2007" else "35B"
    outcome = (("stands", one.made(one.call) + one.made_since()), ("partner_pass", "none"))
    outcome += (("offender_pass", "throughout" if how_long == "throughout" else "none"),)
    after = one.before.with_call(one.call).with_calls(one.calls_since())
    goes_on, said = (), ((clause, "say_all_calls_stand"),)
    if how_long == "once":
        goes_on = ((clause, "duty_is_over"),)
    elif not after.is_over():
        goes_on, said = ((clause, "still_must_pass"),), said + ((clause, "say_still_must_pass"),)
    own = effects(outcome, ((clause, "all_calls_stand"),) + goes_on, (), said)
    parts = (violation(one), own, law_35.no_lead_restriction(clause))
    if one.calls_since():
        parts += (auction_goes_on(after),)
    return together(parts, one.about())


def double_called_over(one, how_long):
    """36A (35A until 1997), which 37A leaves it to: a double that breaks Law 19 too goes, with every call over it."""
    # Read by itself 37B would take every case that 37A leaves, and bar both players; but 37A has its exception from 35B of
    # 1987 and 1997, where the double was left to 35A, now 36A, and 37B is headed for an LHO who has not called.
    free = (("offender_pass", how_long), ("free_to_call", (one.partner(),)))
    bound = effects(free, (("37", "he_passes_now"),), (), (("37", "say_pass_now"),))
    parts = (violation(one), law_36.inadmissible(one)) + law_36.as_if_never_made(one) + (bound,)
    return together(parts + (auction_goes_on(one.before),), one.about())


def pass_takes_its_place(one):
    """37B1, 37B2 (37A, 37B until 1997). The call becomes a pass, and both players of the side pass to the end."""
    cancelled, both = ("37B1", "37B2") if one.code >= "2007" else ("37A", "37B")
    outcome = (("cancelled", one.made(one.call)), ("forced_call", one.made(PASS)[0]), ("may_accept", ()))
    outcome += (("offender_pass", "throughout"), ("partner_pass", "throughout"))
    told = ((cancelled, "cancelled_nobody_accepts"), (both, "pass_substituted"), (both, "both_must_pass"))
    after = one.before.with_call(PASS)
    said = ((both, "say_pass_substituted"),) + ((both, "say_both_must_pass"),) * (not after.is_over())
    own = effects(outcome, told, (), said)
    later = later_calls(one.given, after, one.sides())
    lead = yield from law_26.lead_restriction(one.code, one.offender, after.with_calls(later), one.about())
    lead = law_26.both_pass(lead, one.offender, after.with_calls(later))
    parts = (violation(one), own, law_16.withdrawn_call(one.code, one.offender), lead)
    return together(parts + (law_36.possible_damage(one, after), auction_goes_on(after, later)), one.about())
