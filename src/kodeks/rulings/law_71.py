"""Law 71: a concession stands, but the Director cancels that of a trick already won or one that could not be lost."""

from kodeks.rulings import law_79
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

WON, NO_LEGAL, SETTLED = "already_won", "no_legal_play_loses_it", "contract_was_settled"
NO_NORMAL, LOSABLE = "no_normal_play_loses_it", "some_normal_play_loses_it"
# Up to 1997 the item on normal play (71C) had a shorter time than those on what is certain (71A, 71B).
OLDER = {WON: "71A", NO_LEGAL: "71A", SETTLED: "71B", NO_NORMAL: "71C", LOSABLE: "71C"}
CLAUSES = {
    "1987": OLDER,
    "1997": OLDER,
    "2007": {WON: "71.1", NO_NORMAL: "71.2", LOSABLE: "71.2"},
    "2017": {WON: "71A", NO_NORMAL: "71B", LOSABLE: "71B"},
}


def conceded_trick(code, given):
    """71. What kind of trick was conceded, and whether it is still time."""
    options = (WON, NO_LEGAL, SETTLED, NO_NORMAL, LOSABLE) if code < "2007" else (WON, NO_NORMAL, LOSABLE)
    trick = yield ask("trick_was", "71", options)
    clause = CLAUSES[code][trick]
    weighed = (("normal_play", clause, "any_normal_play"),) if trick in (NO_NORMAL, LOSABLE) else ()
    if trick == LOSABLE:
        return stands(clause, "some_normal_play_loses", weighed)
    if code < "2007" and trick == NO_NORMAL:
        since = yield ask("conceding_side_has_since", clause, ("nothing", "called", "round_over"))
        if since != "nothing":
            return stands(clause, "too_late_" + since)
    elif (yield from law_79.in_correction_period(code)) == "no":
        return stands("71", "correction_period_over")
    told = ((clause, "cancelled_" + trick), ("71", "trick_goes_to_his_side"))
    said = ((clause, "say_cancelled"),)
    own = effects((("claim", "void"), ("result", "corrected")), told, weighed, said)
    return together((own,) + (yield from law_79.rescored(given)), ())


def stands(clause, key, weighed=()):
    """71. Once made, a concession must stand."""
    told, said = (("71", "concession_stands"), (clause, key)), (("71", "say_stands"),)
    return together((effects((("claim", "stands"), ("result", "stands")), told, weighed, said),), ())
