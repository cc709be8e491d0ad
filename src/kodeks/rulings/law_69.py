"""Law 69: a claim or concession that the other side has agreed to, and agreement withdrawn."""

from kodeks.rulings import law_79
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

WON, LIKELY, NOT_LOSABLE, NEITHER = "already_won", "likely_to_be_won", "no_normal_play_loses_it", "neither"


def assented(code, made):
    """69A. Agreed for good once the side has called on a later board or the round has ended."""
    told = (("69A", "agreed_for_good_when"), ("69A", "scored_as_if_played"))
    if made.gives_up != "none":
        told += (("79A2" if code >= "2007" else "72A2", "no_trick_they_could_not_lose"),)
    return effects((), told, (), (("69A", "say_agreed"),))


def agreed_claim(code, given):
    """69. The side that agreed no longer does."""
    since = yield ask("since_agreeing", "69A", ("nothing", "called", "round_over"))
    if since == "nothing":
        told = (("69A", "not_agreed_for_good"), ("70A", "contested_after_all"))
        return together((effects((("claim", "stands"),), told, (), (("69A", "say_not_agreed_for_good"),)),), ())
    agreed = effects((), (("69A", "agreed_by_call" if since == "called" else "agreed_by_end_of_round"),))
    return together((agreed,) + (yield from withdrawn(code, given)), ())


def withdrawn(code, given):
    """69B. Within the Correction Period: a trick that the side had won, or would likely have won (until 1997: must have)."""
    if (yield from law_79.in_correction_period(code)) == "no":
        return (effects((("result", "stands"),), (("69B", "too_late_to_withdraw"),), (), (("69B", "say_result_stands"),)),)
    other = LIKELY if code >= "2007" else NOT_LOSABLE
    clauses = {WON: "69B1", LIKELY: "69B2"} if code >= "2007" else {}
    trick = yield ask("trick_was", "69B", (WON, other, NEITHER))
    clause = clauses.get(trick, "69B")
    topic = "likely_result" if code >= "2007" else "normal_play"
    weighed = () if trick == WON else ((topic, clauses.get(other, "69B"), "weigh_" + other),)
    if trick == NEITHER:
        told = ((clause, "agreement_stays_" + other),)
        return (effects((("result", "stands"),), told, weighed, ((clause, "say_result_stands"),)),)
    told = ((clause, "withdrawn_" + trick), ("69B", "board_is_rescored"))
    own = effects((("result", "corrected"),), told, weighed, (("69B", "say_rescored"),))
    return (own,) + (yield from law_79.rescored(given))
