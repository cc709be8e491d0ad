"""Law 40 (until 1997 with Law 75): psychic calls, agreements that were not disclosed, agreements that are not allowed."""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

DIFFERS, NOT_DISCLOSED, REGULATED = "hand_differs", "not_disclosed", "against_regulations"
BY_PARTNER, VARIED = "depends_on_partner", "varied_after_irregularity"
DEVIATION = (("1987", "75B"), ("1997", "75B"), ("2007", "40C1"), ("2017", "40C1"))
ANY_CALL = (("1987", "40A"), ("1997", "40A"), ("2007", "40A3"), ("2017", "40A3"))
DISCLOSURE = (("1987", "40C"), ("1997", "40C"), ("2007", "40B4"), ("2017", "40B3(a)"))
ANSWERS = (("1987", "75C"), ("1997", "75C"), ("2007", "40B6(a)"), ("2017", "40B5(a)"))
IMPLICIT = (("1987", "75A"), ("1997", "75A"), ("2007", "40A1(a)"), ("2017", "40A1(a)"))
NOT_ALLOWED = (("1987", "12A1"), ("1997", "12A1"), ("2007", "40B5"), ("2017", "40B4"))
REGULATIONS = (("1987", "40D"), ("1997", "40D"), ("2007", "40B2(a)"), ("2017", "40B2(a)(i)"))
PSYCHIC_ARTIFICIAL = (("2007", "40B2(d)"), ("2017", "40B2(a)(v)"))
VARYING = (("2007", "40B3"), ("2017", "40B2(a)(iv)"))


def partnership_understanding(code, given):
    """40. What is complained of: a hand that differs, an agreement kept back, or one that is not allowed."""
    offender = yield ask("offender", "40", SEATS, "seat")
    others = in_side_order((lho(offender), rho(offender)))
    about = (("offender", offender), ("partner", partner(offender)), ("players", others))
    matters = (DIFFERS, NOT_DISCLOSED, REGULATED)
    if code >= "2007":
        matters += (VARIED,)
    if code >= "2017":
        matters += (BY_PARTNER,)
    matter = yield ask("matter", "40", matters, "choice", about)
    if matter == DIFFERS:
        return together((yield from deviation(code, about)), about)
    if matter == NOT_DISCLOSED:
        return together((yield from disclosure(code, about)), about)
    clause = {REGULATED: dict(REGULATIONS)[code], VARIED: dict(VARYING).get(code), BY_PARTNER: "40A4"}[matter]
    return together((yield from not_allowed(code, clause, matter, about)), about)


def own(about, outcome=()):
    """The pair whose understanding it is."""
    seats = dict(about)
    return (("irregularity", True), ("offenders", in_side_order((seats["offender"], seats["partner"])))) + tuple(outcome)


def deviation(code, about):
    """40C1, 40A3. Allowed, however far it goes, if partner has no more reason than the opponents to be aware of it."""
    clause = dict(DEVIATION)[code]
    weighed = (("information", clause, "was_partner_more_aware"),)
    if code >= "2007":
        restricted = dict(PSYCHIC_ARTIFICIAL)[code]
        if (yield ask("psychic_artificial", restricted, ("no", "yes"), "choice", about, "no")) == "yes":
            if (yield ask("breaks", restricted, ("yes", "no"), "choice", about)) == "yes":
                return (yield from forbidden(code, restricted, "psychic_artificial", about))
            weighed = (regulations(restricted),) + weighed  # where they allow it, it is a deviation like any other
    weigh = effects((), (), weighed)
    if (yield ask("partner_aware", clause, ("no", "yes"), "choice", about)) == "no":
        outcome = (("irregularity", False), ("result", "stands"))
        told = ((dict(ANY_CALL)[code], "any_call_without_notice"), (clause, "partner_no_more_aware"))
        told += (("40C2" if code >= "2007" else "75B", "need_not_tell"),)
        return (effects(outcome, told, (), ((clause, "say_they_may"),)), weigh)
    told = ((clause, "implicit_understanding"), (dict(DISCLOSURE)[code], "was_not_disclosed"))
    found = effects(own(about, (("procedural_penalty", True),)), told + ((penalty(code, clause), "may_be_penalized"),))
    return (found, weigh) + (yield from damage(code, clause if code >= "2007" else "40C", about))


def penalty(code, clause):
    """40C1, 90A. A procedural penalty besides."""
    return clause if code >= "2017" else "90A"


def disclosure(code, about):
    """40A1, 40B5(a). Whether there is an understanding, explicit or from experience; general knowledge need not be told."""
    clause = dict(ANSWERS)[code]
    weigh = effects((), (), (("meaning", dict(IMPLICIT)[code], "what_do_they_understand"),))
    there = yield ask("understanding", dict(IMPLICIT)[code], ("agreed", "experience", "general", "none"), "choice", about)
    if there in ("general", "none"):
        told = ((clause, "general_knowledge") if there == "general" else (dict(IMPLICIT)[code], "no_understanding"),)
        stands = (("irregularity", False), ("result", "stands"))
        return (weigh, effects(stands, told, (), ((clause, "say_stands"),)))
    told = (
        (dict(IMPLICIT)[code], there + "_understanding"),
        (clause, "must_be_told"),
        (repeated(code), "repeated_failures"),
    )
    if code >= "2017":
        told += (("40A1(b)", "opponents_are_entitled"), ("40B5(b)", "if_crucial"))
    found = effects(own(about), told)
    return (weigh, found) + (yield from damage(code, dict(DISCLOSURE)[code], about))


def repeated(code):
    """40B3(b), 90A. Repeated failures may be penalized."""
    return "40B3(b)" if code >= "2017" else "90A"


def not_allowed(code, clause, matter, about):
    """40B4. Not what the law, but what the regulations of the tournament allow; before 2007 by 40D and 12A1."""
    if (yield ask("breaks", clause, ("yes", "no"), "choice", about)) == "yes":
        return (yield from forbidden(code, clause, matter, about))
    weigh = () if matter == BY_PARTNER else (regulations(clause),)
    outcome = (("irregularity", False), ("result", "stands"))
    return (effects(outcome, ((clause, "allowed"),), weigh, ((clause, "say_they_may"),)),)


def regulations(clause):
    """40B2(a). What the authority lets a pair agree and do."""
    return ("regulation", clause, "what_do_regulations_say")


def forbidden(code, clause, matter, about):
    """40B4. An infraction, liable to a penalty; the score is adjusted if it did damage."""
    weighed = effects((), (), () if matter == BY_PARTNER else (regulations(clause),))
    redress = dict(NOT_ALLOWED)[code]
    found = effects(own(about, (("procedural_penalty", True),)), ((clause, matter),))
    fined = effects((), (("90A" if code < "2007" or matter == BY_PARTNER else redress, "may_be_penalized"),))
    return (weighed, found, fined) + (yield from damage(code, redress if matter != BY_PARTNER else "12A1", about))


def damage(code, clause, about):
    """40B3(a), 40B4, 40C1. If the other side was damaged, the score is adjusted."""
    weigh = (("damage", clause, "did_it_damage"),)
    over = yield ask("damaged", clause, ("not_over", "yes", "no"), "choice", about)
    if over == "not_over":
        said = ((clause, "say_play_on"),)
        return (effects((("equity", True),), ((clause, "play_on_first"), ("21", "see_misinformation")), weigh, said),)
    if over == "no":
        return (effects((("result", "stands"),), ((clause, "no_damage"),), weigh, ((clause, "say_stands"),)),)
    told = ((clause, "adjusts" if code >= "2007" else "may_adjust"), ("12C", "see_adjusted_score"))
    likely = (("likely_result", "12C", "result_with_disclosure"),)
    return (effects((("adjusted", "due"),), told, weigh + likely, ((clause, "say_adjusted"),)),)
