"""Auctions: turn, legal calls, the end, contract and declarer."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kodeks.bridge.auction import Auction, first_irregular, insufficient_places, parse_calls
from kodeks.bridge.seats import SEATS, lho, partner, rho, side
from kodeks.bridge.written_auction import parse_auction, parse_seat


def auction(text, dealer="N"):
    return parse_auction(text, dealer)


def test_seats_around_the_table():
    assert [lho(seat) for seat in SEATS] == ["E", "S", "W", "N"]
    assert [partner(seat) for seat in SEATS] == ["S", "W", "N", "E"]
    assert [rho(seat) for seat in SEATS] == ["W", "N", "E", "S"]
    assert [side(seat) for seat in SEATS] == ["NS", "EW", "NS", "EW"]


@pytest.mark.parametrize(
    "text",
    ["1H 2D 2C", "1H-2D-2C", "1♥, 2♦, 2♣", "1ч 2б 2т", "1h;2d;2c", "N 1H, E 2D, S 2C", "Север: 1Н, Восток: 2♦, Юг: 2С"],
)
def test_one_auction_written_in_many_ways(text):
    assert auction(text) == Auction("N", ("1H", "2D", "2C"))


def test_named_seats_tell_the_dealer():
    assert parse_auction("W 1NT, N P") == Auction("W", ("1NT", "P"))


@pytest.mark.parametrize(
    "text, dealer, fault",
    [
        ("1H 2D", "", "names no seats; say who dealt"),
        ("N 1H, S 2D", "", "S 2D is out of rotation; it was E to call"),
        ("N 1H, 2D", "", "names a seat for some calls only"),
        ("N 1H, E 2D", "W", "begins with N, but W dealt"),
        ("1H 9D", "N", "'9D' is not a call"),
    ],
)
def test_a_malformed_auction_is_refused_with_its_reason(text, dealer, fault):
    with pytest.raises(ValueError, match=fault):
        parse_auction(text, dealer)


def test_a_seat_is_read_in_both_languages():
    assert [parse_seat(text) for text in ("n", "East", "Юг", "з")] == ["N", "E", "S", "W"]
    with pytest.raises(ValueError, match="'Q' is not a seat"):
        parse_seat("Q")


def test_turn_goes_clockwise_from_the_dealer():
    assert Auction("W", ()).turn() == "W"
    assert auction("P P P", "S").turn() == "E"


def test_only_an_opponents_undoubled_bid_may_be_doubled():
    assert auction("1H").is_legal("X")
    assert not auction("1H P").is_legal("X")  # partner's bid
    assert not auction("1H X").is_legal("X")
    assert auction("1H P P").is_legal("X")
    assert not auction("").is_legal("X")


def test_only_a_doubled_bid_of_ones_side_may_be_redoubled():
    assert auction("1H X").is_legal("XX")
    assert auction("1H X P P").is_legal("XX")
    assert not auction("1H X P").is_legal("XX")
    assert not auction("1H").is_legal("XX")
    assert not auction("1H X XX").is_legal("XX")


def test_a_new_bid_ends_a_double():
    assert auction("1H X 2H").doubled() == ""
    assert auction("1H X XX P P").doubled() == "XX"


def test_four_passes_end_an_auction_without_a_bid_and_three_one_with():
    assert not auction("P P P").is_over()
    assert auction("P P P P").is_over()
    assert auction("P P P P").contract().written() == "P"
    assert auction("1H P P P").is_over()
    assert not auction("P P 1H P P").is_over()
    assert auction("P P P 1H P P P").is_over()
    assert auction("1H P P P").legal_calls() == ()


@pytest.mark.parametrize(
    "text, contract, declarer",
    [
        ("1H P 4H P P P", "4H", "N"),
        ("1C 1H 1S 2H P P P", "2H", "E"),
        ("1NT P 2D P 2H P P P", "2H", "N"),
        ("1NT P 2H P 2S X P P XX P P P", "2SXX", "N"),
        ("1S X P 1NT P P P", "1NT", "W"),
        ("P P 1H 1S P 2S X P P P", "2SX", "W"),
    ],
)
def test_declarer_is_who_first_named_the_denomination(text, contract, declarer):
    ended = auction(text)
    assert (ended.contract().written(), ended.contract().declarer) == (contract, declarer)
    assert ended.opening_leader() == lho(declarer)


def test_the_first_call_that_was_not_legal_is_found():
    assert first_irregular(auction("1H 2D 2C")) == 2
    assert first_irregular(auction("1H 2D 2H")) is None
    assert first_irregular(auction("1H P X")) == 2
    assert first_irregular(auction("1H P P P P")) == 4
    assert first_irregular(auction("1H 1D P 2C"), accepted=(1,)) is None


def test_insufficient_bids_are_measured_against_the_bid_before():
    assert insufficient_places(auction("1H 1D 1H 1H")) == (1, 3)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(SEATS), st.lists(st.integers(0, 400), max_size=40))
def test_a_legal_auction_stays_regular_and_never_goes_down(dealer, choices):
    made = Auction(dealer, ())
    for choice in choices:
        if made.is_over():
            break
        legal = made.legal_calls()
        made = made.with_call(legal[choice % min(len(legal), 6)])
    assert first_irregular(made) is None
    assert insufficient_places(made) == ()
    assert parse_calls(" ".join(made.calls)) == made.calls
    assert (made.contract() is None) == bool(made.legal_calls())
    if made.is_over() and made.last_bid():
        assert side(made.declarer()) == side(made.last_bidder())
