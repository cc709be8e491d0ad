"""Scores that the Director awards: artificial ones (12C2) and weighted ones (12C1(c))."""

AVERAGE_PLUS, AVERAGE, AVERAGE_MINUS = "average_plus", "average", "average_minus"
AWARDS = (AVERAGE_PLUS, AVERAGE, AVERAGE_MINUS)
SHARES = ((AVERAGE_PLUS, 60), (AVERAGE, 50), (AVERAGE_MINUS, 40))  # per cent of the matchpoints of the board, 12C2(a)
IMPS = ((AVERAGE_PLUS, 3), (AVERAGE, 0), (AVERAGE_MINUS, -3))  # against a side, 12C2(b)


def share(award, session=50.0):
    """Per cent of the board for a contestant whose other boards of the session came to `session` per cent.

    One that did better than 60 keeps that for average plus, one that did worse than 40 for average minus (12C2(c)).

    >>> share("average_plus", 64.5), share("average_plus", 48), share("average_minus", 33)
    (64.5, 60, 33)
    """
    usual = dict(SHARES)[award]
    if award == AVERAGE_PLUS:
        return max(usual, session)
    return min(usual, session) if award == AVERAGE_MINUS else usual


def imps_awarded(award, table=IMPS):
    """IMPs for an award; an organizer may set other values than plus and minus three (12C2(b), 78D)."""
    return dict(table)[award]


def weighted(outcomes):
    """The weighted mean of (weight, value), weights in any one unit, above nought (12C1(c)).

    Values are what the outcomes score on the board, in matchpoints or IMPs: weigh these, never the total points.

    >>> weighted(((60, 10.0), (40, -5.0)))
    4.0
    """
    outcomes = tuple(outcomes)
    total = sum(weight for weight, _ in outcomes)
    if not outcomes or any(weight <= 0 for weight, _ in outcomes):
        raise ValueError("each outcome needs a weight above nought; leave out what has none")
    return sum(weight * value for weight, value in outcomes) / total
