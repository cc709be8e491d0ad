"""Tricks: what may be played to one and who wins it (Law 44)."""

from collections import namedtuple

from kodeks.bridge.cards import higher, suit
from kodeks.bridge.seats import seat_after


class Trick(namedtuple("Trick", ("leader", "cards"))):
    """The cards of a trick, leader's first, in rotation."""

    __slots__ = ()

    def turn(self):
        """The player who plays next; the leader again once four cards lie."""
        return seat_after(self.leader, len(self.cards))

    def suit_led(self):
        """The suit of the lead, "" before it."""
        return suit(self.cards[0]) if self.cards else ""

    def winner(self, trumps):
        """Who wins: the highest trump, or else the highest card of the suit led (44E, 44F)."""
        best = 0
        for place in range(1, len(self.cards)):
            if _beats(self.cards[place], self.cards[best], trumps):
                best = place
        return seat_after(self.leader, best)


def _beats(card, best, trumps):
    """True if a card played later takes the trick from the best so far."""
    if suit(card) == suit(best):
        return higher(card, best)
    return suit(card) == trumps


def legal_cards(hand, suit_led):
    """The cards that may be played: of the suit led if there are any, otherwise all (44C, 44D)."""
    following = tuple(card for card in hand if suit(card) == suit_led)
    return following or tuple(hand)


def follows_suit(card, hand, suit_led):
    """True if playing the card breaks no duty to follow suit."""
    return card in legal_cards(hand, suit_led)
