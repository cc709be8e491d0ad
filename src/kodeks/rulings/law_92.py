"""Laws 92 and 93: who may appeal, until when, and who decides."""

from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

PAIRS, TEAMS, INDIVIDUAL = "pairs", "teams", "individual"
NONE, CANNOT, THERE_IS = "none", "cannot_work", "available"
LAW_ONLY, OTHER, BOTH, DISCIPLINE = "law_or_regulations", "facts_or_judgement", "both", "discipline"


def appeal(code, given):
    """92. The right to appeal; 93: how the appeal is heard."""
    if (yield ask("ruling_at_his_table", "92A", ordinary="yes")) == "no":
        return not_heard("92A", "not_his_table")
    if (yield ask("in_time", "92B", ordinary="yes")) == "no":
        return not_heard("92B", "too_late")
    refused, agreed = yield from concurrence(code)
    if refused:
        return not_heard(*refused)
    told = (("92A", "may_appeal"), ("92C", "through_the_director")) + agreed
    if code >= "2007":
        told = told[:1] + (("92A", "may_cost_if_without_merit"),) + told[1:]
    if code == "1997":  # of 1987 it is not known
        told += (("92D", "may_cost_if_without_merit"),)
    return together((effects((), told),) + (yield from hearing(code)), ())


def not_heard(clause, key):
    """92. No appeal."""
    return together((effects((("result", "stands"),), ((clause, key),), (), ((clause, "say_not_heard"),)),), ())


def concurrence(code):
    """92D. Both members of a pair, the captain of a team; in an individual event nobody else. What refuses, what agrees."""
    event = yield ask("event", "92D", (PAIRS, TEAMS, INDIVIDUAL))
    clause = "92D" if code < "2007" else "92D2" if event == TEAMS else "92D1"
    if event == INDIVIDUAL:
        return (), ((clause, "no_partner_needed"),)
    key = "captain_concurs" if event == TEAMS else "partner_concurs"
    absent = ("absent",) if code == "1997" and event == PAIRS else ()  # an absent member was deemed to concur
    told = yield ask(key, clause, ("yes", "no") + absent, ordinary="yes")
    if told == "no":
        return (clause, "no_" + key), ()
    return (), ((clause, "absent_deemed_to_concur" if told == "absent" else key),)


def hearing(code):
    """93A, 93B. Without a committee the Director in charge decides all; with one he decides on law, it on the rest."""
    options = (THERE_IS, NONE, CANNOT)
    if (yield ask("committee", "93", options)) != THERE_IS:
        return (effects((), (("93A", "director_decides_all"),)),) + (yield from further(code))
    concerns = yield ask("concerns", "93B", (LAW_ONLY, OTHER, BOTH, DISCIPLINE))
    told = ()
    if concerns in (LAW_ONLY, BOTH):
        told += (("93B1", "director_decides_law"), ("93B1", "from_him_to_committee"))
    if concerns in (OTHER, BOTH):
        told += (("93B2", "referred_to_committee"), ("93B3", "committee_has_directors_powers"))
    if concerns == DISCIPLINE:
        told += (("91A", "decision_is_final"),)
    told += (("93B3", "may_not_overrule_law"),)
    weighed = () if concerns == LAW_ONLY else (("regulation", "93B", "what_the_event_has_laid_down"),)
    return (effects((), told, weighed, (("93B", "say_appeal_taken"),)),) + (yield from further(code))


def further(code):
    """93C. What comes after these."""
    if (yield ask("goes_further", "93C", ordinary="no")) == "no":
        return ()
    if code < "2007":
        return (effects((), (("93C", "national_authority"),)),)
    final = "body_may_decide_finally" if code >= "2017" else "committee_may_decide_finally"
    told = (("93C1", "authority_may_set_up"), ("93C2", "may_be_referred"), ("93C3(a)", final))
    told += (("93C3(b)", "stages_may_be_left_out"),)
    return (effects((), told, (("regulation", "93C1", "what_the_event_has_laid_down"),)),)
