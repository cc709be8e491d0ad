"""Law 73D and 73E (73F in 2007, 73F2 until 1997): an opponent's tempo, manner, question or remark misled a player."""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

REDRESS = (("1987", "73F2"), ("1997", "73F2"), ("2007", "73F"), ("2017", "73E2"))


def misled_by_opponent(code, given):
    """73E2. Was he misled by manner; was there a bridge reason; could the other have been aware; what did it cost?"""
    offender = yield ask("offender", "73D", SEATS, "seat")
    others = in_side_order((lho(offender), rho(offender)))
    about = (("offender", offender), ("partner", partner(offender)), ("players", others))
    by = yield ask("misled_by", "73D2", ("call_or_play", "tempo", "words", "procedure"), "choice", about)
    if by == "call_or_play":
        return together((yield from by_call_or_play(code, about)), about)
    happened = effects((), (), (("what_happened", "73D1", "what_was_done"),))
    return together((happened,) + (yield from false_inference(code, by, about)), about)


def by_call_or_play(code, about):
    """73E1. One may try to deceive by a call or a play, unless manner or a concealed understanding helps the deception."""
    clause = "73E1" if code >= "2017" else "73E"
    helped = yield ask("helped_by", clause, ("nothing", "tempo", "understanding"), "choice", about, "nothing")
    if helped == "understanding":
        outcome = (("irregularity", True), ("offenders", (dict(about)["offender"],)))
        seen = "40C1" if code >= "2007" else "40B"
        return (effects(outcome, ((clause, "concealed_understanding"), (seen, "see_partnership_understanding"))),)
    if helped == "tempo":
        # Until 2007 Law 73E said nothing of haste or hesitation; 73D2 forbade to mislead by them.
        forbids = clause if code >= "2017" else "73D2"
        return (effects((), ((forbids, "deception_heightened"),)),) + (yield from false_inference(code, "tempo", about))
    outcome = (("irregularity", False), ("result", "stands"))
    return (effects(outcome, ((clause, "may_deceive"),), (), ((clause, "say_nothing_wrong"),)),)


def false_inference(code, by, about):
    """73E2. Every answer must be yes, and no bridge reason; the first that fails leaves the result as it is."""
    clause, aware = dict(REDRESS)[code], "aware" if code >= "2017" else "known"
    if (yield ask("false_inference", clause, ("yes", "no"), "choice", about)) == "no":
        if (yield ask("on_purpose", "73D2", ("no", "yes"), "choice", about, "no")) == "no":
            return (own_risk(clause, "no_false_inference", by),)
        attempt = effects((("irregularity", True), ("offenders", (dict(about)["offender"],)), ("result", "stands")))
        return (attempt, effects((), ((clause, "no_false_inference"),), (), ((clause, "say_stands"),)), purposeful())
    if (yield ask("bridge_reason", clause, ("yes", "no"), "choice", about)) == "yes":
        return (own_risk(clause, "had_bridge_reason", by),)
    if (yield ask(aware, clause, ("yes", "no"), "choice", about)) == "no":
        return (own_risk(clause, "not_" + aware, by), weighed(clause, aware))
    attempt = yield ask("on_purpose", "73D2", ("no", "yes"), "choice", about, "no")
    parts = (found(about, by), weighed(clause, aware)) + ((purposeful(),) if attempt == "yes" else ())
    if (yield ask("damaged", clause, ("yes", "no"), "choice", about)) == "no":
        return parts + (effects((("result", "stands"),), ((clause, "no_damage"),), (), ((clause, "say_stands"),)),)
    return parts + (adjusted(clause, attempt, aware),)


def own_risk(clause, key, by):
    """73D1. Whoever draws inferences from tempo or manner does it at his own risk."""
    outcome = (("irregularity", False), ("result", "stands"))
    if by != "tempo":
        return effects(outcome, ((clause, key),), (), ((clause, "say_stands"),))
    return effects(outcome, ((clause, key), ("73D1", "at_own_risk")), (), (("73D1", "say_own_risk"),))


def weighed(clause, key):
    """73E2. Intent need not be found."""
    return effects((), (), (("could_have_known", clause, "was_" + key),))


def found(about, by):
    """73D1, 73D2. He should have been careful where it might work to his benefit."""
    outcome = (("irregularity", True), ("offenders", (dict(about)["offender"],)))
    return effects(outcome, (("73D1" if by == "tempo" else "73D2", "misled_by_" + by),))


def purposeful():
    """73D2, 90A. An attempt to mislead by manner is forbidden in itself."""
    return effects((("procedural_penalty", True),), (("73D2", "attempt_to_mislead"), ("90A", "may_be_penalized")))


def adjusted(clause, attempt, aware):
    """73E2. An adjusted score (12C). That nobody need have meant it is said only where it was not found that he did."""
    key = "result_without_inference"
    weigh = (("damage", clause, "did_it_damage"), ("likely_result", "12C", key))
    said = ((clause, "say_adjusted_on_purpose" if attempt == "yes" else "say_adjusted_" + aware),)
    return effects((("adjusted", "due"),), ((clause, "adjusts"), ("12C", "see_adjusted_score")), weigh, said)
