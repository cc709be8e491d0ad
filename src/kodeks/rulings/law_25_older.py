"""Law 25B of 1987 and 1997: until LHO calls, a purposeful change may be condoned, or bought at a price."""

from kodeks.rulings import law_16, law_26, law_72
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_25_facts import LHO_CALLED, NOTHING, own_law_of

OVER_SECOND, OVER_FIRST = "over_second", "over_first"


def intended(one, since):
    """25B. A delayed or purposeful change, made before LHO called; after that it is a call out of rotation."""
    if since == LHO_CALLED:
        told = (("25B", "too_late_lho_called"), ("29", "second_is_out_of_rotation"))
        own = effects(one.first_if_legal(), told, (), (("25B", "say_no_change"),))
        return together((own,), one.about())
    # That LHO may have meant his call over the first is said in 1997.
    meant = (OVER_FIRST,) * (one.code == "1997")
    over = yield ask("since_change", "25B1", (NOTHING, OVER_SECOND) + meant, about=one.about())
    if over == OVER_FIRST:
        return lho_did_not_know(one)
    if over == OVER_SECOND:
        call = yield ask("over_call", "25B1", one.over(one.second).legal_calls(), "call", one.about())
        return condoned(one, call)
    decision = yield ask("lho_accepts", "25B1", ("yes", "no", "not_yet"), about=one.about())
    if decision == "yes":
        return condoned(one)
    if decision == "not_yet":
        return undecided(one)
    return (yield from not_condoned(one))


def condoned(one, call=""):
    """25B1. LHO accepts the second call: it stands, and there is no penalty."""
    outcome = (("stands", one.made(one.second) + one.by_lho(call)), ("cancelled", one.made(one.first)))
    told = (("25B1", "change_accepted_by_calling" if call else "change_accepted"), ("25B1", "no_penalty"))
    own = effects(outcome + (("partner_pass", "none"),), told, (), (("25B1", "say_second_stands"),))
    after = one.over(one.second).with_calls((call,) if call else ())
    return together((own, auction_goes_on(after, later_calls(one.given, after))), one.about(over_call=call))


def lho_did_not_know(one):
    """25B1 of 1997. LHO meant his call over the first: the second stands all the same, and he may withdraw his call."""
    outcome = (("stands", one.made(one.second)), ("cancelled", one.made(one.first)), ("partner_pass", "none"))
    told = (("25B1", "stands_though_lho_meant_first"), ("25B1", "no_penalty"))
    own = effects(outcome + (("may_change", (one.lho(),)),), told, (), (("25B1", "say_lho_may_withdraw"),))
    return together((own,), one.about())


def not_condoned(one):
    """25B2. The second call is cancelled; an illegal first call falls under its law, after a legal one he chooses."""
    cancelled = effects((("cancelled", one.made(one.second)),), (("25B2", "second_cancelled"),))
    information = law_16.withdrawn_call(one.code, one.offender)
    if one.own_law(one.first):
        illegal = effects((), (("25B2(a)", "first_was_illegal"), ("25B2(a)", "second_may_bring_lead_penalty")))
        return together((cancelled, illegal, own_law_of(one, one.first, "first"), information), one.about())
    final = yield ask("final_call", "25B2(b)", one.before.legal_calls() + ("not_yet",), "call", one.about())
    if final == "not_yet":
        return pending(one, (cancelled, information))
    after = one.over(final)
    kept = final == one.first
    barred = one.partner() if kept or one.code == "1987" else ""
    later = later_calls(one.given, after, barred, once=kept)
    barred = "" if after.is_over() else barred  # there is no turn left at which he would have to pass
    own = first_is_kept(one, barred) if kept else another_call(one, final, barred)
    # 25B2(c): Law 26 in either case.
    lead = yield from law_26.lead_restriction(one.code, one.offender, after.with_calls(later), one.about())
    parts = (cancelled, own, information, lead)
    if barred:
        parts += (law_72.partners_pass(one.code, one.given, one.about()),)
    return together(parts + (auction_goes_on(after, later),), one.about(replacement=final))


def first_is_kept(one, barred):
    """25B2(b)(1). He lets his first call stand: partner must pass when next it is his turn."""
    clause = "25B2(b)(1)"
    outcome = (("stands", one.made(one.first)), ("partner_pass", "once"))
    told = ((clause, "first_is_kept"), (clause, "partner_must_pass_once"))
    return effects(outcome, told, (), ((clause, "say_partner_must_pass_once"),) * bool(barred))


def another_call(one, final, barred):
    """25B2(b)(2). Any other legal call: in 1987 partner is barred, in 1997 the side scores no more than average minus."""
    gone = one.made(one.first) + (one.made(one.second) if one.second != final else ())
    clause, outcome = "25B2(b)(2)", (("stands", one.made(final)), ("cancelled", gone))
    if one.code == "1987":
        told = ((clause, "another_call_stands"), (clause, "partner_must_pass_throughout"))
        said = ((clause, "say_partner_must_pass_throughout"),) * bool(barred)
        return effects(outcome + (("partner_pass", "throughout"),), told, (), said)
    # WBFLC minutes, 1 September 1998: this choice is for stupid mistakes only, not for changes of judgement.
    told = ((clause, "another_call_stands"), (clause, "no_more_than_average_minus"), (clause, "for_stupid_mistakes_only"))
    return effects(outcome + (("partner_pass", "none"),), told, (), ((clause, "say_no_more_than_average_minus"),))


def options(one):
    """What the offender may choose from, as it is read out."""
    dearer = "option_barred" if one.code == "1987" else "option_average_minus"
    return (("25B2(b)(1)", "option_keep_first"), ("25B2(b)(2)", dearer))


def pending(one, parts):
    """25B2(b). The offender has still to choose, and is told what each choice costs."""
    told = effects((("turn", one.offender),), (("25B2(b)", "offender_chooses"),), (), options(one))
    return together(parts + (told,), one.about())


def undecided(one):
    """25B1. What is told before LHO decides."""
    told = (("25B1", "lho_decides"), ("10C1", "explain_options"))
    legal = () if one.own_law(one.first) else options(one)
    script = (("25B", "say_tried_to_change"), ("25B1", "option_accept"), ("25B2", "option_refuse_older")) + legal
    script += (("10C2", "ask_lho"),)
    return together((effects((("may_accept", (one.lho(),)),), told, (), script),), one.about())
