"""Law 82: the Director's own error, and other errors of procedure that he has to put right."""

from kodeks.rulings import law_12, law_12_artificial
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

RULING, PROCEDURE = "directors_ruling", "error_of_procedure"
IN_TIME = (("1987", "81C"), ("1997", "81C6"), ("2007", "81C3"), ("2017", "81C3"))
OLDER, NEWER = ("adjust", "set_the_time_of_play", "reserve_judgement"), ("adjust", "play_postpone_cancel", "other_power")


def directors_error(code, given):
    """82. Whose error it is."""
    whose = yield ask("whose_error", "82", (RULING, PROCEDURE))
    if whose == RULING:
        return (yield from wrong_ruling(code, given))
    remedies = NEWER if code >= "2007" else OLDER
    remedy = yield ask("remedy", "82B", remedies)
    item = "82B" + str(remedies.index(remedy) + 1)
    own = effects((), (("82A", "director_rectifies"), (item, remedy)))
    if remedy != "adjust":
        return together((own,), ())
    return together((own,) + (yield from law_12.award_on_a_result(code, given)), ())


def wrong_ruling(code, given):
    """82C. Undone if the board can still be scored in the normal way; otherwise adjusted, both sides non-offending."""
    clause = dict(IN_TIME)[code]
    if (yield ask("in_time", clause, ordinary="yes")) == "no":
        told, said = ((clause, "too_late_for_the_director"),), ((clause, "say_too_late"),)
        return together((effects((("result", "stands"), ("director_error", True), ("offenders", ())), told, (), said),), ())
    error = effects(
        (("director_error", True), ("offenders", ())), (("82C", "ruling_was_wrong"),), (), (("82C", "say_my_error"),)
    )
    if (yield ask("normal_score_possible", "82C")) == "yes":
        return together((error, effects((), (("82C", "right_ruling_now"),), (), (("82C", "say_right_ruling"),))), ())
    both = effects((), (("82C", "both_sides_innocent"),))
    if (yield ask("can_assign", "12C1(a)" if code >= "2007" else "12C2")) == "no":
        return together((error, both) + (yield from law_12_artificial.both_average_plus(code, given)), ())
    return together((error, both, law_for_each(code)), ())


def law_for_each(code):
    """12C1, 82C. To each side what would have happened under the right ruling, doubts in its favour; need not balance."""
    if code < "2007":
        told = (("12C2", "each_the_most_favourable_likely"),)
        weighed = (("likely_result", "12C2", "right_ruling_most_favourable"),)
        return effects((("adjusted", "assigned"),), told, weighed)
    told = (("12C1(a)", "assigned_replaces"), ("12C1(c)", "each_weighted_in_its_favour"), ("12C4", "knockout_averages"))
    weighed = (("likely_result", "12C1(c)", "right_ruling_most_favourable"),)
    return effects((("adjusted", "assigned"),), told, weighed)
