"""An auction: whose turn it is, what may be called, when it has ended, and in which contract (Laws 17 to 22)."""

from collections import namedtuple

from kodeks.bridge.calls import (
    BIDS,
    DOUBLE,
    PASS,
    REDOUBLE,
    denomination,
    is_bid,
    parse_call,
    sufficient_bids,
    supersedes,
)
from kodeks.bridge.seats import lho, seat_after, side
from kodeks.bridge.spellings import bare

PARTING = (",", ";", "-", "–", "—", "\t", "\n", "|", "/")  # what may stand between calls, beside blanks


class Contract(namedtuple("Contract", ("bid", "doubled", "declarer"))):
    """The undertaking that ends an auction: 4S, doubled "X", by North; `bid` is "P" for a deal passed out."""

    __slots__ = ()

    def written(self):
        """The contract in one word: "4SX"."""
        return self.bid + self.doubled


class Standing(namedtuple("Standing", ("bid", "bidder", "doubled"))):
    """What the next call has to beat: the last bid, its bidder, "" or "X" or "XX" over it; all "" before any bid."""

    __slots__ = ()

    def may_double(self, seat):
        """True if the bid was an opponent's and is not doubled (19A1)."""
        return bool(self.bid) and side(self.bidder) != side(seat) and self.doubled == ""

    def may_redouble(self, seat):
        """True if an opponent's double of our side's bid stands (19B1)."""
        return bool(self.bid) and side(self.bidder) == side(seat) and self.doubled == DOUBLE

    def calls_over(self, seat):
        """Every call that the player may make over it."""
        doubles = (DOUBLE,) * self.may_double(seat) + (REDOUBLE,) * self.may_redouble(seat)
        return (PASS,) + doubles + sufficient_bids(self.bid)

    def after(self, seat, call):
        """What stands once a player has made a call."""
        if is_bid(call):
            return Standing(call, seat, "")
        return self if call == PASS else Standing(self.bid, self.bidder, call)


class Auction(namedtuple("Auction", ("dealer", "calls"))):
    """The calls so far, dealer's first; a call makes a new auction."""

    __slots__ = ()

    def with_call(self, call):
        """The auction one call later."""
        return Auction(self.dealer, self.calls + (call,))

    def with_calls(self, calls):
        """The auction some calls later."""
        return Auction(self.dealer, self.calls + tuple(calls))

    def without_last(self):
        """The auction one call earlier."""
        return Auction(self.dealer, self.calls[:-1])

    def seat_of(self, place):
        """Who made the call at a place, counted from nought."""
        return seat_after(self.dealer, place)

    def turn(self):
        """The player whose turn it is to call (17C)."""
        return self.seat_of(len(self.calls))

    def made(self):
        """(seat, call) of every call in order."""
        return tuple((self.seat_of(place), call) for place, call in enumerate(self.calls))

    def calls_of(self, seat):
        """The calls a player has made, in order."""
        return tuple(call for caller, call in self.made() if caller == seat)

    def last_bid(self):
        """The last bid, "" if nobody has bid."""
        for call in reversed(self.calls):
            if is_bid(call):
                return call
        return ""

    def last_bidder(self):
        """Who made the last bid, "" if nobody has bid."""
        for place in reversed(range(len(self.calls))):
            if is_bid(self.calls[place]):
                return self.seat_of(place)
        return ""

    def doubled(self):
        """ "" or "X" or "XX": what stands over the last bid (19C)."""
        for call in reversed(self.calls):
            if call != PASS:
                return "" if is_bid(call) else call
        return ""

    def is_over(self):
        """True after four passes, or three in a row after a bid (22)."""
        if self.calls[-3:] != (PASS, PASS, PASS):
            return False
        passes = len(self.calls) - len(_without_last_passes(self.calls))
        return passes >= (3 if self.last_bid() else 4)

    def standing(self):
        """The last bid, who made it and whether it is doubled."""
        return Standing(self.last_bid(), self.last_bidder(), self.doubled())

    def may_double(self):
        """True if the player in turn may double (19A1)."""
        return self.standing().may_double(self.turn())

    def may_redouble(self):
        """True if the player in turn may redouble (19B1)."""
        return self.standing().may_redouble(self.turn())

    def legal_calls(self):
        """Every call that the player in turn may make; none once the auction is over."""
        return () if self.is_over() else self.standing().calls_over(self.turn())

    def is_legal(self, call):
        """True if the player in turn may make this call."""
        return call in self.legal_calls()

    def contract(self):
        """The final contract; None while the auction is not over."""
        if not self.is_over():
            return None
        bid = self.last_bid()
        return Contract(bid, self.doubled(), self.declarer()) if bid else Contract(PASS, "", "")

    def declarer(self):
        """Who of the side that made the last bid was first to name its denomination; "" if nobody has bid."""
        bid, bidder = self.last_bid(), self.last_bidder()
        for seat, call in self.made():
            if is_bid(call) and denomination(call) == denomination(bid) and side(seat) == side(bidder):
                return seat
        return ""

    def opening_leader(self):
        """The player to declarer's left (41A); "" if nobody has bid."""
        declarer = self.declarer()
        return lho(declarer) if declarer else ""


def first_irregular(auction, accepted=()):
    """Place of the first call that was not legal when made, None if all were; bids at `accepted` places count as legal."""
    so_far = Auction(auction.dealer, ())
    for place, call in enumerate(auction.calls):
        if not so_far.is_legal(call) and not (place in accepted and is_bid(call) and not so_far.is_over()):
            return place
        so_far = so_far.with_call(call)
    return None


def insufficient_places(auction):
    """Places of the bids that were insufficient when made."""
    places, last = [], ""
    for place, call in enumerate(auction.calls):
        if call in BIDS:
            if not supersedes(call, last):
                places.append(place)
            last = call
    return tuple(places)


def parse_calls(text):
    """A run of calls: "1H 2D 2C", "1H-2D-2C", "1♥, 2♦, 2♣" → ("1H", "2D", "2C")."""
    return tuple(parse_call(word) for word in _words(text))


def _words(text):
    """Single calls: blanks, hyphens and commas part them."""
    for mark in PARTING:
        text = text.replace(mark, " ")
    return [word for word in text.split() if bare(word)]


def _without_last_passes(calls):
    """The calls up to the last that was not a pass."""
    length = len(calls)
    while length and calls[length - 1] == PASS:
        length -= 1
    return calls[:length]
