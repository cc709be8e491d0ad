"""Boards: who deals and who is vulnerable, by the number on the board (Law 2)."""

from kodeks.bridge.seats import SEATS, SIDES

CYCLE = 16  # after sixteen boards dealer and vulnerability come round again


def dealer(number):
    """Who deals board 1, 2, 3 …: North, East, South, West in turn."""
    return SEATS[(_counted(number) - 1) % 4]


def vulnerable_sides(number):
    """The sides that are vulnerable on a board: none, "NS", "EW" or both.

    >>> [vulnerable_sides(number) for number in (1, 2, 3, 4, 5)]
    [(), ('NS',), ('EW',), ('NS', 'EW'), ('NS',)]
    """
    place = (_counted(number) - 1) % CYCLE
    step = (place + place // 4) % 4
    return ((), SIDES[:1], SIDES[1:], SIDES)[step]


def is_vulnerable(number, side):
    """True if the side, "NS" or "EW", is vulnerable on the board."""
    return side in vulnerable_sides(number)


def _counted(number):
    """A number that a board can bear."""
    if number < 1:
        raise ValueError(f"there is no board {number}; boards are numbered from 1")
    return number
