"""Law 12C1(c): several outcomes, each with its weight, and the score that they make together."""

from kodeks.bridge.awards import weighted
from kodeks.bridge.seats import SIDES
from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import numbered

NOT_NOW, IMPS, PERCENT = "not_now", "imps", "percent"
STEP = 5  # weights are judged, not measured


def weighted_score(code, offenders_only=False):
    """12C1(c). By how probable each outcome was; since 2017 only those that could be reached legally.

    It is the score of both sides, but of the offenders only where the innocent side did a part of its damage itself.
    """
    told = (("12C1(c)", "may_be_weighted"),)
    told += (("12C1(c)", "only_legal_outcomes"),) if code >= "2017" else ()
    own = (effects((), told, (("likely_result", "12C1(c)", "which_outcomes_how_probable"),)),)
    unit = yield ask("compute", "12C1(c)", (NOT_NOW, IMPS, PERCENT))
    if unit == NOT_NOW:
        return own + (effects((), (("12C1(c)", "weigh_scores_not_points"),)),)
    side = yield ask("offenders_side" if offenders_only else "side", "12C1(c)", SIDES)
    about = (("side", side), ("other_side", SIDES[1 - SIDES.index(side)]))
    outcomes = yield from _outcomes(unit, about)
    return own + (_computed(unit, side, outcomes, about, offenders_only),)


def _outcomes(unit, about):
    """Weights and scores, asked until the weights come to a hundred."""
    left, outcomes = 100, ()
    while left:
        number = len(outcomes) + 1
        about_it = about + (("number", number), ("left", left))
        weights = tuple(str(weight) for weight in range(STEP, left + 1, STEP))
        weight = yield ask(numbered("weight", number), "12C1(c)", weights, "number", about_it)
        values = range(-24, 25) if unit == IMPS else range(0, 101)
        worth = tuple(str(value) for value in values)
        value = yield ask(numbered("worth_" + unit, number), "12C1(c)", worth, "number", about_it)
        outcomes += ((int(weight), int(value)),)
        left -= int(weight)
    return outcomes


def _computed(unit, side, outcomes, about, offenders_only):
    """The weighted mean for one side, and what is left of the board for the other."""
    mean = round(weighted(outcomes), 2)
    other = -mean if unit == IMPS else round(100 - mean, 2)
    lines = ({"who": side, unit: mean}, {"who": dict(about)["other_side"], unit: other})
    if offenders_only:
        lines = lines[:1]
    told = (("12C1(c)", ("offenders_weighted_" if offenders_only else "weighted_comes_to_") + unit),)
    return effects((("score", lines),), told, about=about + (("mean", written(mean)), ("other_mean", written(other))))


def written(number):
    """A number for words: whole where it is whole."""
    return int(number) if number == int(number) else str(number)
