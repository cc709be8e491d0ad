"""Law 75: was the explanation wrong, or the call? Until 1997 it stood under partnership agreements, partly in a footnote."""

from kodeks.rulings.effects import effects

EXPLAINED_WRONG, NOT_ALERTED, NO_AGREEMENT = "explained_wrong", "not_alerted", "no_agreement"
CALL_WRONG, NO_EVIDENCE, OWN = "call_wrong", "no_evidence", "own_misunderstanding"
INFRACTION = (("1997", "75D"), ("2007", "75B"), ("2017", "75B1"))
PRESUMED = (("1997", "75"), ("2007", "21B1(b)"), ("2017", "21B1(b)"))
DEEMED = (("1997", "21B1"), ("2007", "21B1(a)"), ("2017", "21B1(a)"))
DISCLOSURE = (("1997", "40C"), ("2007", "40B4"), ("2017", "40B3(a)"))
OUTCOME = (("1997", "12C2"), ("2007", "12C1(c)"), ("2017", "75D3"))


def heading(code):
    """75D. What the Director determines; in 2007 the law was told by an example, in 1997 by a footnote."""
    return "75D" if code >= "2017" else "75"


def findings(code):
    """75B1, 75C, 75D2. No code before 2017 says in words what an explanation without an agreement is."""
    no_agreement = (NO_AGREEMENT,) if code >= "2017" else ()
    return (EXPLAINED_WRONG, NOT_ALERTED) + no_agreement + (NO_EVIDENCE, CALL_WRONG, OWN)


def misinformed(code, finding):
    """75B1, 75D2, 21B1. Which way the opponents were misinformed."""
    clause = {EXPLAINED_WRONG: INFRACTION, NOT_ALERTED: DEEMED, NO_EVIDENCE: PRESUMED}.get(finding)
    clause = dict(clause)[code] if clause else "75D2"
    weigh = (("regulation", clause, "was_alert_required"),) if finding == NOT_ALERTED else ()
    told = ((clause, finding),)
    if code >= "2017" and finding == EXPLAINED_WRONG:
        told = (("75D1", "accuracy_is_expected"),) + told
    return effects((), told, (("meaning", heading(code), "what_is_agreed"),) + weigh)


def mistaken_call(code):
    """75C. The agreement was explained correctly: no infraction, and the result stands whatever the damage."""
    clause = "75C" if code >= "2007" else "75"
    outcome = (("irregularity", False), ("result", "stands"))
    told = ((clause, "mistaken_call"), (clause, "need_not_correct"), (clause, "not_said_at_the_table"))
    return effects(outcome, told, (("meaning", heading(code), "what_is_agreed"),), ((clause, "say_no_infraction"),))


def what_the_bidder_heard(code):
    """75A (73C until 1997). Whose call was explained, he may not use what the explanation, or its absence, told him."""
    return effects((), (("75A" if code >= "2007" else "73C", "heard_explanation"),))


def likely(code):
    """75D3. By what the score is found."""
    return ("likely_result", dict(OUTCOME)[code], "with_right_explanation")


def adjusted(code, finding, key):
    """75B1, 75D3, 40B3(a). The score is adjusted; since 2017 on the footing of a correct explanation in good time."""
    right = "entitled_to_disclosure" if code >= "2007" else "director_may_redress"  # 40C was the Director's option
    told = (("21B3", key), (dict(DISCLOSURE)[code], right))
    if code >= "2017":
        told += (("75D3", "as_if_told_no_agreement" if finding == NO_AGREEMENT else "as_if_told_right"),)
    kind = "assigned" if code >= "2017" else "due"
    told += (("12C", "see_adjusted_score"),)
    return effects((("adjusted", kind),), told, (), (("21B3", "say_adjusted"),))
