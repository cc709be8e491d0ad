"""Neuberg's formula, by which a group of scores that may be compared is told in terms of the whole field (Law 87B)."""

BEST = 2  # matchpoints for each score that is worse
EQUAL = 1


def neuberg(points, group, field):
    """Matchpoints in a group that played a board as it was, told in terms of the whole field.

    `points` out of twice one less than the `group`, `field` the number of scores on the other boards; each score counts
    as if it had been made field / group times.

    >>> round(neuberg(4, 6, 7), 4), round(neuberg(9, 6, 7), 4)
    (4.8333, 10.6667)
    """
    if not 1 <= group <= field:
        raise ValueError(f"a group of {group} in a field of {field}: the group is at least one and no larger than the field")
    return (points + 1) * field / group - 1
