"""Law 87: a fouled board: contestants who should be compared did not all play it in the same form."""

from kodeks.bridge.neuberg import BEST, EQUAL, neuberg
from kodeks.rulings import law_12_artificial, law_86
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_12_weights import written

CARDS, CONDITIONS, NOTHING = "cards_misplaced", "dealer_or_vulnerability", "same_form_for_all"
LARGEST = 60  # tables that the arithmetic is offered for
MISPLACED = (("1987", "90B"), ("1997", "90B6"), ("2007", "90B6"), ("2017", "90B6"))


def fouled_board(code, given):
    """87A. Not in identical form: cards misplaced, or (since 2007) another dealer or vulnerability on a copy."""
    conditions = (CONDITIONS,) if code >= "2007" else ()
    differs = yield ask("differs", "87A", (CARDS,) + conditions + (NOTHING,))
    if differs == NOTHING:
        told = (("87A", "not_fouled"),)
        return together((effects((("result", "stands"),), told, (), (("87A", "say_scores_stand"),)),), ())
    parts = (effects((), (("87A", "fouled"),), (), (("87A", "say_leave_the_cards"),)),)
    if differs == CARDS:
        parts += (effects((("procedural_penalty", True),), ((dict(MISPLACED)[code], "who_misplaced_may_be_penalized"),)),)
    if (yield ask("event", "87C" if code >= "2017" else "87B", ("pairs", "teams"))) == "teams":
        return together(parts + (yield from in_teams(code, given)), ())
    return together(parts + (yield from grouped(code, given)), ())


def in_teams(code, given):
    """87C, 86B2. Before 2017 87B was for teams too, and a match has one score on each form: nothing to compare it with."""
    if code >= "2017":
        return (effects((), (("87C", "teams_by_86B2"),)),) + (yield from law_86.several_results(code, given))
    # No text says what then: another board within 86C, else the artificial score of a board without a result, as Hills
    # ruled on the Bridge Laws Mailing List (7 November 2006, on 1997) and as 86C is discussed of 2007.
    told = (("87B", "which_scores_on_which_form"), ("87B", "one_score_on_each_form_in_a_match"))
    own = effects((), told, (("regulation", "87B", "what_the_regulation_says"),))
    return (own,) + (yield from law_86.substitute_or_average(code, given))


def grouped(code, given):
    """87B. The scores of each form apart, as the regulations provide; the Director's method if they do not."""
    told = (("87B", "which_scores_on_which_form"), ("87B", "each_group_apart"))
    told += (("87B", "director_chooses_method"),) if code >= "2007" else ()
    own = (effects((), told, (("regulation", "87B", "what_the_regulation_says"),)),)
    size = yield ask("scores_on_this_form", "87B", ("one", "several"))
    if size == "one":
        return own + (yield from played_once(code, given))
    if (yield ask("compute", "87B", ("no", "yes"))) == "no":
        return own
    return own + (yield from expanded())


def played_once(code, given):
    """87B. One score on a form has nothing to be compared with: usual regulations give both pairs average plus."""
    alone = yield ask("regulation_for_one", "87B", ("average_plus", "another"), ordinary="average_plus")
    if alone == "another":
        return (effects((), (("87B", "regulation_for_one_governs"),)),)
    told = (effects((), (("87B", "nothing_to_compare"),)),)
    sides = (("NS", law_12_artificial.NOT_AT_ALL), ("EW", law_12_artificial.NOT_AT_ALL))
    return told + (yield from law_12_artificial.by_fault(code, given, law_12_artificial.PAIRS, sides))


def expanded():
    """87B, 78A. Matchpoints within the group, told in terms of the whole field, each comparison worth two."""
    field = yield ask("field", "87B", numbers(2, LARGEST), "number")
    lower = yield ask("lower", "78A", numbers(0, LARGEST - 1), "number")
    equal = yield ask("equal", "78A", numbers(0, LARGEST - 1), "number")
    higher = yield ask("higher", "78A", numbers(0, LARGEST - 1), "number")
    group = int(lower) + int(equal) + int(higher) + 1
    if group > int(field):
        about = (("group", group), ("field", int(field)))
        raise Malformed("group_larger_than_field", f"lower, equal, higher: a group of {group}, all scores {field}", about)
    top = BEST * (int(field) - 1)
    points = round(neuberg(BEST * int(lower) + EQUAL * int(equal), group, int(field)), 2)
    other = round(top - points, 2)
    about = (("group", group), ("field", int(field)), ("mean", written(points)), ("other_mean", written(other)))
    lines = ({"who": "NS", "matchpoints": points}, {"who": "EW", "matchpoints": other})
    return (effects((("score", lines),), (("87B", "expanded_to"),), about=about),)


def numbers(least, most):
    """Whole numbers as answers."""
    return tuple(str(number) for number in range(least, most + 1))
