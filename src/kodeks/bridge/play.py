"""The play of a deal: who leads and plays, which cards are held, who has won how many tricks (Laws 41 to 44)."""

from collections import namedtuple

from kodeks.bridge.calls import denomination
from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, lho, partner, seat_after, side
from kodeks.bridge.tricks import Trick, legal_cards


class Play(namedtuple("Play", ("bid", "declarer", "hands", "cards"))):
    """The cards played so far, in order; `hands` are (seat, cards as dealt) of whoever's cards are known."""

    __slots__ = ()

    def with_card(self, card):
        """The play one card later, whether that card was legal or not."""
        return Play(self.bid, self.declarer, self.hands, self.cards + (card,))

    def trumps(self):
        """The denomination of the contract: a suit or "NT"."""
        return denomination(self.bid)

    def dummy(self):
        """Declarer's partner."""
        return partner(self.declarer)

    def tricks(self):
        """Every trick in order; the last may lack cards. The winner of each leads to the next (44G)."""
        found, leader = [], lho(self.declarer)
        for place in range(0, len(self.cards), 4):
            trick = Trick(leader, self.cards[place : place + 4])
            found.append(trick)
            leader = trick.winner(self.trumps())
        return tuple(found)

    def turn(self):
        """The hand whose turn it is to play; "" when all cards are played."""
        if len(self.cards) == len(DECK):
            return ""
        tricks = self.tricks()
        if not tricks:
            return lho(self.declarer)
        last = tricks[-1]
        return last.winner(self.trumps()) if len(last.cards) == 4 else last.turn()

    def made(self):
        """(seat, card) of every card in order."""
        return tuple(
            (seat_after(trick.leader, place), card) for trick in self.tricks() for place, card in enumerate(trick.cards)
        )

    def suit_led(self):
        """The suit of the trick in progress, "" if the hand in turn is to lead."""
        last = self.tricks()[-1] if self.cards else Trick("", ())
        return last.suit_led() if len(last.cards) < 4 else ""

    def held(self, seat):
        """The cards that a hand still has; ValueError if they are not known."""
        dealt = dict(self.hands).get(seat)
        if dealt is None:
            raise ValueError(f"the cards of {seat} are not known; give them to ask what may be played")
        played = [card for player, card in self.made() if player == seat]
        return tuple(card for card in dealt if card not in played)

    def legal_cards(self):
        """The cards that the hand in turn may play (44C, 44D); its cards must be known."""
        turn = self.turn()
        return legal_cards(self.held(turn), self.suit_led()) if turn else ()

    def won(self, one):
        """Complete tricks that a side, "NS" or "EW", has won."""
        whole = [trick for trick in self.tricks() if len(trick.cards) == 4]
        return sum(1 for trick in whole if side(trick.winner(self.trumps())) == one)


def deal_faults(hands):
    """What keeps (seat, cards) from being hands of one deal: cards held twice, more than thirteen, no such card."""
    seen, faults = [], []
    for seat, cards in hands:
        if seat not in SEATS:
            faults.append(f"'{seat}' is no seat")
        if len(cards) > 13:
            faults.append(f"{seat} holds {len(cards)} cards")
        for card in cards:
            if card not in DECK:
                faults.append(f"{seat}: '{card}' is no card")
            elif card in seen:
                faults.append(f"{seat}: {card} is held twice")
            seen.append(card)
    return tuple(faults)


def first_irregular_card(play):
    """Place of the first card that was not held or not legal when played, None if all were; hands must be known."""
    so_far = Play(play.bid, play.declarer, play.hands, ())
    for place, card in enumerate(play.cards):
        if card not in so_far.legal_cards():
            return place
        so_far = so_far.with_card(card)
    return None
