"""Matchpoints: what a contestant's score is worth beside those that the others made with the same cards (Law 78A).

A result is (key, score): points on the board, seen from one side throughout. Matchpoints are counted in halves as whole
numbers would be: two for each score that is worse, one for each that is equal, so that a comparison is worth 2.
"""

from collections import namedtuple

from kodeks.bridge.neuberg import BEST, EQUAL, neuberg


class Matched(namedtuple("Matched", ("key", "points", "top"))):
    """The matchpoints of a contestant and the most that he could have had."""

    __slots__ = ()

    def percentage(self):
        """Of the most that could be had, 0 to 100; 50 where there was nothing to compare with."""
        return 100 * self.points / self.top if self.top else 50.0


def matchpoints(results):
    """A Matched for each result, in the order given; their points add up to the number of results times half the top."""
    results = tuple(results)
    top = BEST * (len(results) - 1)
    return tuple(Matched(key, _against(place, results), top) for place, (key, _) in enumerate(results))


def matched_in_groups(groups, awards=()):
    """A board that was not the same for all, or has scores awarded: a Matched for each, in the order given.

    `groups` are lists of results that may be compared with each other (87: the fouled board and the other);
    `awards` are (key, share of the top) such as ("3", 0.6) for average plus (12C2). Ungrouped tops are brought to the
    top of the whole field by Neuberg's formula.
    """
    groups = [tuple(group) for group in groups]
    field = sum(len(group) for group in groups) + len(awards)
    top = BEST * (field - 1)
    found = []
    for group in groups:
        for one in matchpoints(group):
            found.append(Matched(one.key, neuberg(one.points, len(group), field), top))
    return tuple(found) + tuple(Matched(key, share * top, top) for key, share in awards)


def _against(place, results):
    """Matchpoints of one result against all others."""
    score = results[place][1]
    return sum(_comparison(score, other) for at, (_, other) in enumerate(results) if at != place)


def _comparison(score, other):
    return BEST if score > other else EQUAL if score == other else 0
