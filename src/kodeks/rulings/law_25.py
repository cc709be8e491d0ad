"""Law 25: a change of call. An unintended call is put right (25A); an intended change needs the next player (25B)."""

from kodeks.rulings import law_16, law_23, law_25_older, law_26, law_36
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_25_facts import (
    LHO_CALLED,
    NOTHING,
    PARTNER_CALLED,
    auction_period_is_over,
    called_before_the_change,
    clause_a1,
    first_and_second,
    own_law_of,
)

OVER_SECOND, OVER_FIRST = "over_second", "over_first"
INTENDED = ("intended", "25A2", "was_it_meant")


def change_of_call(code, given):
    """Law 25. A player has put a second call in place of his first, or asks to."""
    one = yield from first_and_second(code, given)
    earlier = law_36.earlier_irregularity(one.before)
    if earlier is not None:
        return earlier
    since, one = yield from called_before_the_change(one)
    if since == PARTNER_CALLED or (code == "1987" and since == LHO_CALLED):
        return (yield from too_late(one, since))
    if (yield from auction_period_is_over(one)):
        return (yield from too_late(one, "period_over"))
    if (yield from was_unintended(one)):
        return unintended(one)
    if (yield ask("second_made", "25B", about=one.about())) == "no":
        return nothing_changed(one)
    if code < "2007":
        return (yield from law_25_older.intended(one, since))
    return (yield from intended(one, since))


def was_unintended(one):
    """25A1, 25A2 (25A until 1997). He meant the second call all along; until 2007 he had to say so without pause."""
    clause = "25A2" if one.code == "2017" else clause_a1(one)
    if (yield ask("meant", clause, ("second", "first"), about=one.about())) == "first":
        return False
    if one.code == "2017":
        return True
    return (yield ask("without_pause", clause_a1(one), about=one.about())) == "yes"


def too_late(one, why):
    """25A4, 25A5 (25A2, 25A3 of 2007; 25A until 1997). No call may be changed any more: the first stands."""
    clauses = {"2017": ("25A4", "25A5"), "2007": ("25A2", "25A3")}.get(one.code, ("25A", "25A"))
    clause = clauses[1] if why == "period_over" else clauses[0]
    own = effects(one.first_if_legal(), ((clause, "too_late_" + why),), (), ((clause, "say_no_change"),))
    parts = (own, own_law_of(one, one.first, "first"))
    if (yield ask("second_made", "25B", about=one.about(), ordinary="no")) == "no":
        return together(parts, one.about())
    if one.code < "2007":
        # 25B of 1987 and 1997 ends when LHO calls: a second call after that is a call out of rotation.
        return together(parts + (effects((), (("29", "second_is_out_of_rotation"),)),), one.about())
    parts += (effects((("cancelled", one.made(one.second)),), (("25B2", "second_cancelled"),)),)
    parts += (law_16.withdrawn_call(one.code, one.offender),)
    if why == PARTNER_CALLED:  # 25B2: Law 26 may apply
        newer = one.code == "2017"
        parts += (law_26.undetermined(one.code, one.offender, standing(one)) if newer else lead_not_settled(),)
    return together(parts, one.about())


def unintended(one):
    """25A. The call he meant replaces the other; LHO may withdraw what he called over the first (25A6; 25A4 in 2007)."""
    clause = clause_a1(one)
    outcome = (("stands", one.made(one.second)), ("cancelled", one.made(one.first)), ("partner_pass", "none"))
    free = ((clause, "no_lead_restriction"),) * (one.code != "2007")
    told = ((clause, "second_replaces_first"),) + free
    judged = ((INTENDED[0], "25A2" if one.code == "2017" else clause, INTENDED[2]),)
    own = effects(outcome + (("lead_restriction", "none"),), told, judged, ((clause, "say_second_replaces_first"),))
    parts = (own, own_law_of(one, one.second, "second"))
    if one.lho_call:
        return together(parts + (lho_may_withdraw(one),), one.about())
    return together(parts + (goes_on(one, one.second, one.over(one.second)),), one.about())


def lho_may_withdraw(one):
    """25A6 (25A4 of 2007). What his withdrawn call tells his own side may use, the other side may not."""
    if one.code < "2007":
        # 25A of 1997 is silent on a call already made over the first; only 25B1 lets LHO withdraw one.
        return effects((), (("25A", "lho_call_not_settled"),))
    clause = "25A6" if one.code == "2017" else "25A4"
    told = ((clause, "lho_may_withdraw"), (clause, "what_lho_withdraws_tells"))
    return effects((("may_change", (one.lho(),)),), told, (), ((clause, "say_lho_may_withdraw"),))


def nothing_changed(one):
    """25A2, 25B. He meant the first call and has made no other: it stands, and nobody is offered a change."""
    clause = "25A2" if one.code == "2017" else clause_a1(one)
    told = ((clause, "first_was_meant"), ("25B", "no_change_is_offered"), ("16", "what_he_said_is_unauthorised"))
    own = effects(one.first_if_legal(), told, ((INTENDED[0], clause, INTENDED[2]),), ((clause, "say_no_change"),))
    return together((own, own_law_of(one, one.first, "first"), goes_on(one, one.first, standing(one))), one.about())


def standing(one):
    """The auction with the first call, and LHO's over it."""
    return one.over(one.first).with_calls((one.lho_call,) if one.lho_call else ())


def goes_on(one, call, auction):
    """How the auction goes on from there, as far as it is told; not yet where the call itself is ruled on next (27, 36)."""
    if one.own_law(call) and auction.calls[-1] == call:
        return effects()
    return auction_goes_on(auction, later_calls(one.given, auction))


def intended(one, since):
    """25B. An intended change: it counts only if the next player calls over it on purpose, or says that he accepts it."""
    if one.is_inadmissible(one.second):
        return (yield from not_accepted(one, effects((), (("36", "second_nobody_accepts"),))))
    if since == LHO_CALLED:
        # 25B1 is met by calling over the second call; LHO has called over the first, before there was a second.
        return (yield from not_accepted(one))
    over = yield ask("since_change", "25B1", (NOTHING, OVER_SECOND, OVER_FIRST), about=one.about())
    if over == OVER_FIRST:
        call = yield ask("over_call", "25B2", one.over(one.first).legal_calls(), "call", one.about())
        return (yield from not_accepted(one, effects((), (("25B1", "lho_did_not_mean_to"),)), call))
    if over == OVER_SECOND:
        call = yield ask("over_call", "25B1", one.over(one.second).legal_calls(), "call", one.about())
        return (yield from accepted(one, call))
    decision = yield ask("lho_accepts", "25B1", ("yes", "no", "not_yet"), about=one.about())
    if decision == "not_yet":
        return undecided(one)
    return (yield from accepted(one) if decision == "yes" else not_accepted(one))


def accepted(one, call=""):
    """25B1. The first call is withdrawn and the second stands; Law 26 may restrict leads."""
    about = one.about(one.first, replacement=one.second, over_call=call)
    outcome = (("stands", one.made(one.second) + one.by_lho(call)), ("cancelled", one.made(one.first)))
    told = (("25B1", "change_accepted_by_calling" if call else "change_accepted"),)
    own = effects(outcome + (("partner_pass", "none"),), told, (), (("25B1", "say_second_stands"),))
    after = one.over(one.second).with_calls((call,) if call else ())
    later = later_calls(one.given, after)
    if one.code == "2017" and (yield from law_23.comparable(about)):
        # 25B3 says that 16C applies, 26A that after a comparable call it does not: 25B1 itself sends to Law 26, whose rule
        # is the special one. 26A sends on to 23C, though the laws that 23C names in brackets do not include this one.
        parts = (own, law_23.replaced_by_comparable())
    else:
        lead = yield from law_26.lead_restriction(one.code, one.offender, after.with_calls(later), about)
        parts = (own, law_16.withdrawn_call(one.code, one.offender), lead)
    return together(parts + (own_law_of(one, one.second, "second"), goes_on(one, one.second, after)), about)


def not_accepted(one, why=None, call=""):
    """25B2, 25B3. The second call is cancelled, the first stands; what the second told is for the other side only."""
    illegal = one.own_law(one.first)
    over = one.by_lho(call or one.lho_call)
    stands = () if illegal else (("stands", one.made(one.first) + over), ("partner_pass", "none"))
    own = effects(
        stands + (("cancelled", one.made(one.second)),),
        (("25B2", "second_cancelled"), ("25B2", "first_stands")),
        ((INTENDED[0], "25A2" if one.code == "2017" else "25A1", INTENDED[2]),),
        (("25B2", "say_second_only_cancelled" if illegal else "say_second_cancelled"),),
    )
    after = standing(one).with_calls((call,) if call else ())
    later = later_calls(one.given, after)
    lead = lead_not_settled()
    if one.code == "2017":
        lead = yield from law_26.lead_restriction(one.code, one.offender, after.with_calls(later), one.about())
    parts = ((why,) if why else ()) + (own, law_16.withdrawn_call(one.code, one.offender), lead)
    parts += (own_law_of(one, one.first, "first"), goes_on(one, one.first, after))
    return together(parts, one.about(over_call=call))


def lead_not_settled():
    """26 of 2007. It speaks of a withdrawn call and a different final call at that turn: here the first call is final."""
    return effects((), (("26", "lead_not_settled"),))


def undecided(one):
    """25B1, 10C1. The next player is told what follows either way before he calls."""
    told = (("25B1", "lho_decides"), ("10C1", "explain_options"))
    script = (("25B", "say_tried_to_change"), ("25B1", "option_accept"), ("25B2", "option_refuse"))
    script += (("26B", "option_either_way"),) * (one.code == "2017") + (("10C2", "ask_lho"),)
    return together((effects((("may_accept", (one.lho(),)),), told, (), script),), one.about())
