"""Victory points of a match, 20 to 0: the scales of the WBF of 2013, by the margin in IMPs and the number of boards (78D).

A draw is 10 to 10; a win of 15 × √boards or more is 20 to 0. In between each IMP is worth less than the one before.
"""

HUNDREDTHS = 100
DRAW, BEST = 10, 20
TAU = (5**0.5 - 1) / 2  # the golden ratio


def blitz(boards):
    """The least margin, in IMPs with a fraction, that wins 20 to 0.

    >>> blitz(16), round(blitz(8), 2)
    (60.0, 42.43)
    """
    if boards < 1:
        raise ValueError(f"a match of {boards} boards; it has at least one")
    return 15 * boards**0.5


def continuous(margin, boards):
    """Points of both sides, to two decimals, for a margin in IMPs; below nought it is the second side's.

    >>> continuous(0, 16), continuous(10, 16), continuous(-60, 16)
    ((10.0, 10.0), (12.8, 7.2), (0.0, 20.0))
    """
    scale = scale_of(boards)
    won = scale[min(abs(margin), len(scale) - 1)]
    points = (won / HUNDREDTHS, (BEST * HUNDREDTHS - won) / HUNDREDTHS)
    return points if margin >= 0 else (points[1], points[0])


def discrete(margin, boards):
    """Whole points of both sides for a margin in IMPs; below nought it is the second side's.

    >>> discrete(1, 16), discrete(2, 16), discrete(-54, 16)
    ((10, 10), (11, 9), (0, 20))
    """
    won = DRAW + sum(1 for start in starts_of(boards) if abs(margin) >= start)
    return (won, BEST - won) if margin >= 0 else (BEST - won, won)


def scale_of(boards):
    """The winner's points in hundredths for a margin of 0, 1, 2 … up to the first that wins 20.

    Rounding may leave a step larger than the one before; then the points between are raised until none is.
    """
    points, margin = [DRAW * HUNDREDTHS], 0
    while margin < blitz(boards):
        margin += 1
        points.append(int(_unrounded(margin, boards) * HUNDREDTHS + 0.5))
    changed = True
    while changed:
        changed = False
        for place in range(1, len(points) - 1):
            if points[place + 1] - points[place] > points[place] - points[place - 1]:
                points[place] += 1
                changed = True
    return tuple(points)


def starts_of(boards):
    """The least margins that win 11, 12 … 20 whole points: the first to win half a point less unrounded.

    No range of margins may be smaller than the one before, the draw's counted on both sides; if one is, it begins earlier.

    >>> starts_of(16)
    (2, 5, 9, 13, 18, 23, 29, 36, 44, 54)
    """
    starts = [_first(won, boards) for won in range(DRAW + 1, BEST + 1)]
    changed = True
    while changed:
        changed = False
        for place in range(len(starts) - 1):
            before = starts[place] - starts[place - 1] if place else 2 * starts[0] - 1
            if starts[place + 1] - starts[place] < before:
                starts[place] -= 1
                changed = True
    return tuple(starts)


def _first(won, boards):
    """The least whole margin that is worth `won` less a half before rounding."""
    margin = 0
    while _unrounded(margin, boards) < won - 0.5:
        margin += 1
    return margin


def _unrounded(margin, boards):
    """The winner's points before rounding."""
    share = min(margin / blitz(boards), 1)
    return DRAW + (BEST - DRAW) * (1 - TAU ** (3 * share)) / (1 - TAU**3)
