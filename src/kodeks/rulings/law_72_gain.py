"""Law 72C (23 in 2007, 72B1 until 1997): could the offender have been aware, and did his side gain?"""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

CLAUSES = (("1987", "72B1"), ("1997", "72B1"), ("2007", "23"), ("2017", "72C"))
DELIBERATE = (("1987", "72B2"), ("1997", "72B2"), ("2007", "72B1"), ("2017", "72B1"))
HIDING = (("1987", "72B4"), ("1997", "72B4"), ("2007", "72B3"), ("2017", "72B3"))


def gained_by_irregularity(code, given):
    """72C. First the irregularity is ruled on by its own law; this comes when play is over."""
    clause = dict(CLAUSES)[code]
    offender = yield ask("offender", clause, SEATS, "seat")
    others = in_side_order((lho(offender), rho(offender)))
    about = (("offender", offender), ("partner", partner(offender)), ("players", others))
    first = effects((), ((clause, "rule_by_its_own_law"),))
    intent = yield ask(
        "intent", dict(DELIBERATE)[code], ("not_found", "deliberate", "concealed"), "choice", about, "not_found"
    )
    told = (first,) + broken_on_purpose(code, intent, offender)
    aware = "aware" if code >= "2007" else "known"
    could = yield ask(aware, clause, ("yes", "no"), "choice", about)
    weigh = effects((), (), (("could_have_known", clause, "was_" + aware),))
    if could == "no":
        stands = effects((("result", "stands"),), ((clause, "not_" + aware),), (), ((clause, "say_stands"),))
        return together(told + (weigh, stands), about)
    return together(told + (weigh,) + (yield from advantage(code, clause, intent, about)), about)


def broken_on_purpose(code, intent, offender):
    """72B1, 72B3. A law may not be broken on purpose nor an infraction hidden; that is another matter, for a penalty."""
    if intent == "not_found":
        return ()
    clause = dict(DELIBERATE if intent == "deliberate" else HIDING)[code]
    outcome = (("irregularity", True), ("offenders", (offender,)), ("procedural_penalty", True))
    return (effects(outcome, ((clause, intent), ("90A", "may_be_penalized"), ("91A", "discipline"))),)


def advantage(code, clause, intent, about):
    """72C. Auction and play go on to their end; the score is adjusted if the irregularity gained an advantage."""
    # 72B1 of 1997 ends in the same words (web2.acbl.org/laws/proprieties.htm): likely damage first, a gain in the end.
    weigh = (("damage", clause, "did_it_gain"),)
    result = yield ask("gained", clause, ("not_over", "yes", "no"), "choice", about)
    if result == "not_over":
        return (effects((("equity", True),), ((clause, "play_on_first"),), weigh, ((clause, "say_play_on"),)),)
    if result == "no":
        return (effects((("result", "stands"),), ((clause, "not_gained"),), weigh, ((clause, "say_stands"),)),)
    likely = (("likely_result", "12C", "result_without_it"),)
    besides = "" if intent == "not_found" else "_besides"  # that nobody need have meant it is not said where he did
    told = ((clause, "adjusts" + besides), ("12C", "see_adjusted_score"))
    return (effects((("adjusted", "due"),), told, weigh + likely, ((clause, "say_adjusted" + besides),)),)
