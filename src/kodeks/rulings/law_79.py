"""Law 79: tricks won: the players disagree (B), or the score of what they agreed on is wrong (C)."""

from kodeks.bridge.seats import SEATS
from kodeks.rulings import law_66, law_77
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional


def in_correction_period(code):
    """79C1 (79C until 1997). 30 minutes after the score could be looked at, if the organizer has set no other time."""
    return (yield ask("in_correction_period", period(code), ordinary="yes"))


def period(code):
    """The clause that ends the Correction Period."""
    return "79C1" if code >= "2007" else "79C"


def rescored(given):
    """77. The score with the trick where it belongs, if declarer and his tricks are told."""
    question = ask("declarer", "77", SEATS, "seat")
    declarer = yield from optional(given, question)
    if declarer is None:
        return (effects(refine=(question,)),)
    return (yield from law_77.result(given, declarer))


def tricks_or_score(code, given):
    """79. Disagreement on the tricks is one thing, an error in the score another."""
    matter = yield ask("matter", "79", ("players_disagree", "record_is_wrong"))
    parts = yield from (disagreement if matter == "players_disagree" else error_in_score)(code)
    return together(parts, ())


def disagreement(code):
    """79B. A claim or a concession has its own law; for the rest the Director rules what is recorded."""
    first = "79B1" if code >= "2007" else "79B"
    what = yield ask("was_there_a_claim", first, ("no", "claim", "concession"))
    if what != "no":
        clause = "69B" if what == "claim" else "71"
        return (effects((), ((first, "claim_has_its_law"), (clause, "rule_by_law_of_" + what))),)
    clause = "79B2" if code >= "2007" else "79B"
    if (yield ask("round_is_over", clause)) == "yes":
        return (yield from after_the_round(code, clause))
    return (yield from from_the_cards(code, clause))


def from_the_cards(code, clause):
    """79B2 with 65D and 66D. From the played cards, each player's in their order."""
    weighed = (("what_happened", clause, "how_many_tricks"),)
    return (effects((), ((clause, "director_rules_the_score"),), weighed),) + (yield from law_66.cards_after_play(code))


def after_the_round(code, clause):
    """79B3 (2017): both scores change only if he is clearly convinced. Before, no score need be raised."""
    if code < "2017":
        told = ((clause, "no_duty_to_raise"),) + (((clause, "judged_by_79C_or_87"),) if code >= "2007" else ())
        return (effects((), told, (("what_happened", clause, "what_was_obtained"),)),)
    convinced = yield ask("clearly_convinced", "79B3")
    weighed = (("what_happened", "79B3", "what_was_obtained"),)
    if convinced == "yes":
        told, said = (("79B3", "both_scores_change"),), (("79B3", "say_corrected"),)
        return (effects((("result", "corrected"),), told, weighed, said),)
    told = (("79B3", "record_stands_or_one_is_lowered"),)
    return (effects((), told, weighed, (("79B3", "say_not_raised"),)),)


def error_in_score(code):
    """79C. What was agreed is recorded or computed wrongly."""
    clause = period(code)
    if (yield from in_correction_period(code)) == "yes":
        clear = yield ask("agreed_result_is_clear", clause)
        return (
            corrected(clause, "error_is_corrected") if clear == "yes" else record_stands(clause, "agreed_result_unclear"),
        )
    if code < "2007":
        return (record_stands(clause, "period_is_over"),)
    late = yield ask("late_correction_allowed", "79C2")
    if late == "no":
        return (record_stands("79C2", "late_correction_not_allowed"),)
    sure = yield ask("beyond_reasonable_doubt", "79C2")
    return (corrected("79C2", "corrected_late") if sure == "yes" else record_stands("79C2", "not_beyond_doubt"),)


def corrected(clause, key):
    """79C. The record is put right."""
    weighed = (("what_happened", clause, "is_the_record_wrong"),)
    return effects((("result", "corrected"),), ((clause, key),), weighed, ((clause, "say_corrected"),))


def record_stands(clause, key):
    """79C. The record stays as it is."""
    weighed = (("what_happened", clause, "is_the_record_wrong"),)
    return effects((("result", "stands"),), ((clause, key),), weighed, ((clause, "say_stands"),))
