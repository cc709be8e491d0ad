"""Calls: read however they are written, ranked as in 18E."""

import pytest

from kodeks.bridge.calls import (
    BIDS,
    CALLS,
    insufficient_bids,
    is_bid,
    lowest_sufficient,
    parse_call,
    sufficient_bids,
    supersedes,
)


@pytest.mark.parametrize(
    "text, call",
    [
        ("1H", "1H"), ("1h", "1H"), ("1♥", "1H"), ("1♥️", "1H"), ("1Н", "1H"), ("1ч", "1H"),
        ("1С", "1C"), ("1т", "1C"), ("2б", "2D"), ("3п", "3S"), ("7♠", "7S"),
        ("1N", "1NT"), ("1nt", "1NT"), ("1БК", "1NT"), ("3бк", "3NT"), ("6NT!", "6NT"),
        ("p", "P"), ("Pass", "P"), ("пас", "P"), ("Пас", "P"), ("Р", "P"), ("п", "P"),
        ("x", "X"), ("Dbl", "X"), ("Х", "X"), ("контра", "X"), ("Double", "X"),
        ("xx", "XX"), ("ХХ", "XX"), ("Rdbl", "XX"), ("реконтра", "XX"),
    ],
)  # fmt: skip
def test_a_call_is_read_however_it_is_written(text, call):
    assert parse_call(text) == call


@pytest.mark.parametrize("text", ["8C", "0H", "1", "H", "1HH", "", " ", "1Z", "pas de deux", "XXX"])
def test_what_is_no_call_is_refused_by_name(text):
    with pytest.raises(ValueError, match=f"'{text}' is not a call; calls are P, X, XX and bids from 1C to 7NT"):
        parse_call(text)


def test_every_call_reads_as_itself():
    assert [parse_call(call) for call in CALLS] == list(CALLS)


def test_thirty_five_bids_in_the_order_of_the_law():
    assert len(BIDS) == 35
    assert " ".join(BIDS[:6]) == "1C 1D 1H 1S 1NT 2C"
    assert BIDS[-1] == "7NT"


def test_double_is_not_a_bid():
    assert not any(is_bid(call) for call in ("P", "X", "XX"))


def test_a_bid_is_sufficient_only_over_a_lower_one():
    assert supersedes("2C", "1NT")
    assert supersedes("1S", "1H")
    assert supersedes("1C", "")
    assert not supersedes("1H", "1H")
    assert not supersedes("2C", "2D")


def test_the_lowest_sufficient_bid_in_a_denomination():
    assert lowest_sufficient("2D", ("C",)) == "3C"
    assert lowest_sufficient("2D", ("H",)) == "2H"
    assert lowest_sufficient("2D", ("D",)) == "3D"
    assert lowest_sufficient("2D", ("C", "D")) == "3C"
    assert lowest_sufficient("7S", ("H",)) == ""
    assert lowest_sufficient("", ("NT",)) == "1NT"


def test_sufficient_and_insufficient_bids_part_all_bids_in_two():
    for last in BIDS:
        assert insufficient_bids(last) + sufficient_bids(last) == BIDS
        assert insufficient_bids(last)[-1] == last
