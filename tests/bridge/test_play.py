"""Cards and tricks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kodeks.bridge.cards import DECK, is_honour, parse_card, sorted_cards
from kodeks.bridge.seats import SEATS, seat_after
from kodeks.bridge.tricks import Trick, follows_suit, legal_cards


@pytest.mark.parametrize(
    "text, card",
    [
        ("HT", "HT"), ("H10", "HT"), ("10♥", "HT"), ("♠A", "SA"), ("ah", "HA"),
        ("пТ", "SA"), ("2c", "C2"), ("Кб", "DK"), ("D9", "D9"),
    ],
)  # fmt: skip
def test_a_card_is_read_with_its_suit_first_or_last(text, card):
    assert parse_card(text) == card


@pytest.mark.parametrize("text", ["H1", "HH", "11", "", "T", "H11"])
def test_what_is_no_card_is_refused(text):
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_fifty_two_cards_twenty_of_them_honours():
    assert len(set(DECK)) == 52
    assert sum(is_honour(card) for card in DECK) == 20
    assert sorted_cards(("C2", "SA", "SK")) == ("SA", "SK", "C2")


@pytest.mark.parametrize(
    "leader, cards, trumps, winner",
    [
        ("N", "H4 HK H2 HA", "NT", "W"),
        ("N", "H4 S2 H2 HA", "S", "E"),
        ("N", "H4 S2 H2 S3", "S", "W"),
        ("E", "H4 SA DA CA", "NT", "E"),
        ("S", "DT D9 D8 D7", "H", "S"),
        ("W", "C2 D2 DA C3", "D", "E"),
    ],
)
def test_who_wins_a_trick(leader, cards, trumps, winner):
    assert Trick(leader, tuple(cards.split())).winner(trumps) == winner


def test_suit_must_be_followed_if_it_can():
    hand = ("SA", "S2", "H3")
    assert legal_cards(hand, "S") == ("SA", "S2")
    assert legal_cards(hand, "D") == hand
    assert legal_cards(hand, "") == hand
    assert not follows_suit("H3", hand, "S")
    assert follows_suit("H3", hand, "C")


@given(st.permutations(DECK), st.sampled_from(SEATS), st.sampled_from(("C", "D", "H", "S", "NT")))
def test_a_trick_is_won_by_the_best_card_by_value(deck, leader, trumps):
    cards = tuple(deck[:4])
    value = {rank: place for place, rank in enumerate("23456789TJQKA")}

    def worth(card):
        return 100 * (card[0] == trumps) + 50 * (card[0] == cards[0][0] != trumps) + value[card[1]]

    best = max(cards, key=lambda card: worth(card) if card[0] in (trumps, cards[0][0]) else -1)
    assert Trick(leader, cards).winner(trumps) == seat_after(leader, cards.index(best))
