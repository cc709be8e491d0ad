"""International matchpoints: what a difference of total points is worth (Law 78B)."""

# The least difference, in points, that is worth 1, 2, 3 … IMPs.
STEPS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip


def imps(difference):
    """IMPs for a difference in points; below nought they go to the other side.

    >>> imps(430), imps(-420), imps(10)
    (10, -9, 0)
    """
    won = sum(1 for step in STEPS if abs(difference) >= step)
    return won if difference >= 0 else -won


def compared(score, other):
    """IMPs of a contestant whose score on the board, in points, is compared with another's."""
    return imps(score - other)
