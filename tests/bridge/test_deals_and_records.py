"""The play of a whole deal (Laws 41 to 44), and records of it in PBN."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kodeks.bridge.auction import Auction
from kodeks.bridge.calls import BIDS
from kodeks.bridge.cards import DECK, suit
from kodeks.bridge.pbn import read_auction, read_deal, read_play, read_tags
from kodeks.bridge.play import Play, deal_faults, first_irregular_card
from kodeks.bridge.seats import SEATS, lho, side
from kodeks.bridge.tricks import Trick

RECORD = """% written by hand
[Event "Club {inside} evening"]
[Board "1"]
{a remark
over two lines}
[Deal "N:AKQJ.AK.AK.AKQJT T987.987.987.987 654.QJT.QJT.6543 32.65432.65432.2"]
[Auction "N"]
2C =1= Pass 2D! Pass ; all strong
7C $1 AP
[Play "E"]
ST S6 S3 SA
S9 S5 S2 SK
*
"""


@pytest.fixture(scope="module")
def types():
    """Another program's deals and cards."""
    return pytest.importorskip("endplay.types", reason="endplay is not installed: deals were not compared with it")


@st.composite
def plays(draw):
    """A play of some cards of a random deal, legal throughout."""
    deck = draw(st.permutations(DECK))
    hands = tuple((seat, tuple(deck[13 * place : 13 * place + 13])) for place, seat in enumerate(SEATS))
    play = Play(draw(st.sampled_from(BIDS)), draw(st.sampled_from(SEATS)), hands, ())
    for _ in range(draw(st.integers(0, 52))):
        play = play.with_card(draw(st.sampled_from(play.legal_cards())))
    return play


@given(plays())
def test_a_legal_play_goes_clockwise_and_the_winner_leads(play):
    assert first_irregular_card(play) is None
    made = play.made()
    assert [card for _, card in made] == list(play.cards)
    for place, (seat, _) in enumerate(made):
        trick = play.tricks()[place // 4]
        expected = trick.leader if place % 4 == 0 else lho(made[place - 1][0])
        assert seat == expected
    assert len(made) == 0 or made[0][0] == lho(play.declarer)
    whole = len(play.cards) // 4
    assert play.won("NS") + play.won("EW") == whole


@given(plays())
def test_what_is_held_and_what_was_played_is_the_deal(play):
    for seat, dealt in play.hands:
        played = [card for player, card in play.made() if player == seat]
        assert sorted(play.held(seat) + tuple(played)) == sorted(dealt)
    assert (play.turn() == "") == (len(play.cards) == 52)


@given(plays(), st.sampled_from(DECK))
def test_a_card_that_is_not_held_or_does_not_follow_suit_is_seen(play, card):
    if not play.turn():
        return
    place = len(play.cards)
    expected = None if card in play.legal_cards() else place
    assert first_irregular_card(play.with_card(card)) == expected


@given(plays())
def test_every_card_of_a_legal_play_follows_suit_if_its_hand_could(play):
    so_far = Play(play.bid, play.declarer, play.hands, ())
    for card in play.cards:
        led = so_far.suit_led()
        assert not led or suit(card) == led or led not in {suit(one) for one in so_far.held(so_far.turn())}
        so_far = so_far.with_card(card)


def test_hands_that_are_not_known_are_named():
    with pytest.raises(ValueError, match="the cards of W are not known"):
        Play("4S", "S", (), ()).legal_cards()


@pytest.mark.parametrize(
    "hands, fault",
    (
        ((("N", ("SA",)), ("E", ("SA",))), "E: SA is held twice"),
        ((("N", DECK[:14]),), "N holds 14 cards"),
        ((("N", ("S1",)),), "N: 'S1' is no card"),
        ((("Q", ()),), "'Q' is no seat"),
    ),
)
def test_what_is_no_deal_is_told(hands, fault):
    assert fault in deal_faults(hands)


def test_a_record_is_read():
    tags = {name: (value, below) for name, value, below in read_tags(RECORD)}
    assert tags["Event"][0] == "Club  evening"
    assert read_auction(*tags["Auction"]) == Auction("N", ("2C", "P", "2D", "P", "7C", "P", "P", "P"))
    deal = read_deal(tags["Deal"][0])
    assert [seat for seat, _ in deal] == ["N", "E", "S", "W"] and all(len(cards) == 13 for _, cards in deal)
    tricks = read_play(*tags["Play"])
    assert tricks[0] == (("E", "ST"), ("S", "S6"), ("W", "S3"), ("N", "SA"))
    # The columns stay those of the first trick, whoever leads to the next.
    assert tricks[1][0] == ("E", "S9")


def test_a_record_that_breaks_off_keeps_what_it_has():
    assert read_play("W", ("SA S2 - -",)) == ((("W", "SA"), ("N", "S2"), ("E", ""), ("S", "")),)
    assert read_play("W", ("SA",)) == ((("W", "SA"), ("N", ""), ("E", ""), ("S", "")),)
    assert read_auction("E", ("1C -",)) == Auction("E", ("1C",))


def test_a_deal_may_hold_what_is_left_of_one_hand():
    assert read_deal("N:AK.2.3.4 - - -") == (("N", ("SA", "SK", "H2", "D3", "C4")),)


@pytest.mark.parametrize(
    "read, given_, fault",
    (
        (read_deal, ("N:AK.2.3",), "is not a deal"),
        (read_deal, ("X:- - - -",), "write the first seat"),
        (read_deal, ("N:A... A... - -",), "E: SA is held twice"),
        (read_auction, ("", ("1C",)), "is not a seat"),
        (read_auction, ("N", ("1Z",)), "is not a call"),
        (read_play, ("N", ("S1",)), "is not a card"),
        (read_tags, ("1C Pass\n",), "before the first tag"),
        (read_tags, ("[Auction N]\n",), "is not a tag"),
    ),
)  # fmt: skip
def test_a_faulty_record_is_refused(read, given_, fault):
    with pytest.raises(ValueError, match=fault):
        read(*given_)


@settings(deadline=None)
@given(play=plays(), first=st.sampled_from(SEATS))
def test_another_program_reads_the_same_deals(types, play, first):
    theirs = types.Deal.from_pbn(_written(play.hands, first))
    for seat, cards in read_deal(_written(play.hands, first)):
        held = {str(card) for card in theirs[types.Player.find(seat)]}
        assert {_sign(card) for card in cards} == held


@settings(deadline=None)
@given(play=plays())
def test_another_program_says_who_won(types, play):
    deal = types.Deal.from_pbn(_written(play.hands, "N"))
    deal.trump = types.Denom.find(play.trumps())
    deal.first = types.Player.find(lho(play.declarer))
    won = {"NS": 0, "EW": 0}
    for place, card in enumerate(play.cards, start=1):
        deal.play(card[0] + card[1])
        if place % 4 == 0:
            won[side(deal.first.abbr)] += 1
    assert won == {one: play.won(one) for one in won}


def _written(hands, first):
    """A deal in PBN, from a seat on."""
    ranks = "AKQJT98765432"
    order = [SEATS[(SEATS.index(first) + step) % 4] for step in range(4)]
    held = dict(hands)
    suits = [[sorted((c[1] for c in held[seat] if c[0] == suit), key=ranks.index) for suit in "SHDC"] for seat in order]
    return first + ":" + " ".join(".".join("".join(ranks) for ranks in hand) for hand in suits)


def _sign(card):
    return "♠♥♦♣"["SHDC".index(card[0])] + card[1]


def test_a_trick_with_no_cards_has_no_suit():
    assert Trick("N", ()).suit_led() == ""
