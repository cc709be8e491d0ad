"""The scales of the WBF of 2013, against values of others."""

import pytest

from kodeks.bridge.victory_points import blitz, continuous, discrete, scale_of, starts_of
from tests.micropython.runner import run_source

# First margins that win 11 … 20, by boards: the table of the EBU as the tests of an open-source scorer for it hold it
# (imp-vp-table tests, read 2026-11-30), 200 values.
DISCRETE = (
    (5, (1, 3, 5, 7, 10, 13, 16, 20, 25, 31)),
    (6, (1, 3, 5, 8, 11, 14, 18, 22, 27, 33)),
    (7, (1, 3, 6, 9, 12, 15, 19, 24, 29, 36)),
    (8, (1, 4, 7, 10, 13, 17, 21, 26, 31, 39)),
    (9, (1, 4, 7, 10, 13, 17, 22, 27, 33, 41)),
    (10, (1, 4, 7, 10, 14, 18, 23, 28, 35, 43)),
    (11, (2, 5, 8, 11, 15, 19, 24, 30, 37, 45)),
    (12, (2, 5, 8, 12, 16, 20, 25, 31, 38, 47)),
    (13, (2, 5, 8, 12, 16, 21, 26, 32, 40, 49)),
    (14, (2, 5, 9, 13, 17, 22, 27, 34, 41, 51)),
    (15, (2, 5, 9, 13, 17, 22, 28, 35, 43, 53)),
    (16, (2, 5, 9, 13, 18, 23, 29, 36, 44, 54)),
    (20, (2, 6, 10, 15, 20, 26, 32, 40, 49, 61)),
    (24, (2, 6, 11, 16, 22, 28, 35, 44, 54, 66)),
    (28, (2, 7, 12, 18, 24, 30, 38, 47, 58, 72)),
    (32, (3, 8, 13, 19, 25, 33, 41, 51, 62, 77)),
    (40, (3, 8, 14, 21, 28, 36, 46, 56, 69, 86)),
    (48, (3, 9, 16, 23, 31, 40, 50, 62, 76, 94)),
    (56, (3, 10, 17, 25, 33, 43, 54, 67, 82, 101)),
    (64, (4, 11, 18, 26, 36, 46, 58, 71, 88, 108)),
)
# What the program gist.github.com/defiant/6360045 (August 2013) computes for 8 boards, every margin, in hundredths.
EIGHT_BOARDS = (
    "1000 1044 1086 1127 1167 1205 1242 1277 1312 1345 1378 1409 1439 1468 1496 1523 1550 1575 1600 1623 1646 1668 "
    "1690 1711 1731 1750 1769 1787 1804 1821 1837 1853 1868 1883 1897 1911 1924 1937 1950 1962 1974 1985 1995 2000"
)
BOARDS = range(1, 101)


@pytest.mark.parametrize("boards, starts", DISCRETE)
def test_whole_points_are_those_of_the_published_table(boards, starts):
    assert starts_of(boards) == starts
    for won, start in enumerate(starts, start=11):
        assert discrete(start, boards) == (won, 20 - won)
        assert discrete(start - 1, boards) == (won - 1, 21 - won)
        assert discrete(-start, boards) == (20 - won, won)


def test_eight_boards_are_as_another_program_has_them():
    assert scale_of(8) == tuple(int(points) for points in EIGHT_BOARDS.split())


# England's open team on its matches of 16 boards at Opatija (ebuselection.blogspot.com, 23 and 27 June 2014); the last three
# are told in fewer figures there: 15.5, 14.4 and 7.
@pytest.mark.parametrize("margin, told", ((-3, 9.09), (69, 20), (-20, 5), (23, 15.5), (17, 14.4), (-11, 7)))
def test_matches_of_a_championship(margin, told):
    tenth = 0.005 if told in (9.09, 20, 5) else 0.1
    assert abs(continuous(margin, 16)[0] - told) < tenth


@pytest.mark.parametrize("boards, margin", ((6, 37), (32, 85)))
def test_first_margin_that_wins_twenty(boards, margin):
    """Numbers of rows told by the Slovak federation's club of Košice (new.bridgekosice.sk/nova-skala-vp)."""
    assert continuous(margin, boards) == (20, 0)
    assert continuous(margin - 1, boards)[0] < 20
    assert margin - 1 < blitz(boards) <= margin


@pytest.mark.parametrize("boards", BOARDS)
def test_no_step_is_larger_than_the_one_before(boards):
    scale = scale_of(boards)
    steps = [later - earlier for earlier, later in zip(scale, scale[1:])]
    assert steps == sorted(steps, reverse=True)
    assert (scale[0], scale[-1]) == (1000, 2000)


@pytest.mark.parametrize("boards", BOARDS[4:])
def test_no_range_of_whole_points_is_smaller_than_the_one_before(boards):
    starts = starts_of(boards)
    widths = [2 * starts[0] - 1] + [later - earlier for earlier, later in zip(starts, starts[1:])]
    assert widths == sorted(widths)


@pytest.mark.parametrize("scale", (continuous, discrete))
def test_both_sides_share_twenty_points(scale):
    for boards in (4, 7, 16, 33):
        for margin in range(-90, 91):
            points = scale(margin, boards)
            assert abs(sum(points) - 20) < 1e-9
            assert points == tuple(reversed(scale(-margin, boards)))


def test_a_match_has_boards():
    with pytest.raises(ValueError, match="at least one"):
        blitz(0)


def test_the_page_computes_the_same():
    source = (
        "from kodeks.bridge.victory_points import scale_of, starts_of\n"
        "for boards in range(1, 41): print(scale_of(boards), starts_of(boards))\n"
    )
    printed = run_source(source).splitlines()
    assert printed == [f"{scale_of(boards)} {starts_of(boards)}" for boards in range(1, 41)]
