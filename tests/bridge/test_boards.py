"""Law 2: dealer and vulnerability by board number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kodeks.bridge.boards import dealer, is_vulnerable, vulnerable_sides

BOTH = ("NS", "EW")


def test_the_sixteen_boards_of_law_2():
    nobody, ns, ew = (1, 8, 11, 14), (2, 5, 12, 15), (3, 6, 9, 16)
    for number in range(1, 17):
        expected = () if number in nobody else ("NS",) if number in ns else ("EW",) if number in ew else BOTH
        assert vulnerable_sides(number) == expected, number
        assert dealer(number) == "NESW"[(number - 1) % 4]


@given(st.integers(1, 10_000))
def test_it_all_comes_round_after_sixteen(number):
    assert (dealer(number), vulnerable_sides(number)) == (dealer(number + 16), vulnerable_sides(number + 16))
    assert {side for side in BOTH if is_vulnerable(number, side)} == set(vulnerable_sides(number))


@pytest.mark.parametrize("number", (0, -1))
def test_there_is_no_board_nought(number):
    with pytest.raises(ValueError, match="boards are numbered from 1"):
        dealer(number)


def test_another_program_says_the_same():
    types = pytest.importorskip("endplay.types", reason="endplay is not installed: boards were not compared with it")
    named = {"none": (), "ns": ("NS",), "ew": ("EW",), "both": BOTH}
    for number in range(1, 101):
        assert vulnerable_sides(number) == named[types.Vul.from_board(number).name]
        assert dealer(number) == types.Player.from_board(number).abbr
