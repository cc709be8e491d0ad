"""Law 8: whether the round is over at a table, or the session, and what can no longer be asked for then."""

from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

ROUND, LATE, LAST = "ordinary_round", "board_put_off", "last_round"
END = (("1987", "8B"), ("1997", "8B"), ("2007", "8B1"), ("2017", "8B1"))
TRICKS = (("1987", "79B"), ("1997", "79B"), ("2007", "79B2"), ("2017", "79B3"))


def end_of_round(code, given):
    """8B, 8C. An ordinary round, a board that was put off (since 2007), or the last round and with it the session."""
    which = yield ask("which", "8", (ROUND,) + ((LATE,) if code >= "2007" else ()) + (LAST,))
    if which == LATE:
        over = (yield ask("late_board_done", "8B2")) == "yes"
        return verdict(code, "8B2", "late_board_over" if over else "late_board_lasts", over)
    if which == LAST:
        over = (yield ask("all_played_and_entered", "8C")) == "yes"
        return verdict(code, "8C", "session_over" if over else "session_lasts", over)
    clause = dict(END)[code]
    if (yield ask("signal_given", clause)) == "no":
        return verdict(code, clause, "no_signal_yet", False)
    if (yield ask("finished_at_signal", clause)) == "yes":
        return verdict(code, clause, "over_at_signal", True)
    over = (yield ask("moved_on", clause)) == "yes"
    return verdict(code, clause, "over_as_they_moved" if over else "lasts_until_they_move", over)


def verdict(code, clause, key, over):
    """Over or not; once it is, no trick goes over by itself for a revoke, and a dispute about tricks is harder to mend."""
    told = ((clause, key),)
    if over:
        told += (("64B5", "revoke_too_late"), (dict(TRICKS)[code], "tricks_too_late"))
    return together((effects((), told),), ())
