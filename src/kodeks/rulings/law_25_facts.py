"""Law 25: the two calls of a player who changes his call, and what was called before he did."""

from collections import namedtuple

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.calls import CALLS, DOUBLE, REDOUBLE, is_bid
from kodeks.bridge.seats import SEATS, lho, partner, rho
from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask

NOTHING, LHO_CALLED, PARTNER_CALLED = "nothing", "lho_called", "partner_called"


class Change(namedtuple("Change", ("code", "before", "offender", "first", "second", "lho_call", "given"))):
    """N passes and puts 1H in its place: offender N, first P, second 1H; `lho_call` is what E called over the pass."""

    __slots__ = ()

    def lho(self):
        return lho(self.offender)

    def partner(self):
        return partner(self.offender)

    def made(self, call):
        """A call of the offender, as an outcome writes it, in a list."""
        return (self.offender + " " + call,)

    def over(self, call):
        """The auction if this call stands."""
        return self.before.with_call(call)

    def by_lho(self, call):
        """A call of the next player, as an outcome writes it, in a list; nothing if he has made none."""
        return (self.lho() + " " + call,) if call else ()

    def first_if_legal(self):
        """The first call as one that stands, with LHO's over it; nothing if it is illegal and has still to be ruled on."""
        return () if self.own_law(self.first) else (("stands", self.made(self.first) + self.by_lho(self.lho_call)),)

    def is_inadmissible(self, call):
        """A double or redouble that Law 19 does not allow."""
        return call in (DOUBLE, REDOUBLE) and not self.before.is_legal(call)

    def own_law(self, call):
        """The law that an illegal call falls under: 36 for a double, 27 for an insufficient bid; "" for a legal call."""
        if self.before.is_legal(call):
            return ""
        return "27" if is_bid(call) else "36"

    def about(self, withdrawn="", **calls):
        """What fills the words: seats and calls of this table."""
        seats = (("offender", self.offender), ("lho", self.lho()), ("partner", self.partner()), ("rho", rho(self.offender)))
        own = (("first_call", self.first), ("second_call", self.second), ("withdrawn", withdrawn or self.second))
        known = {"lho_call": self.lho_call}
        known.update(calls)
        return seats + own + tuple((name, known[name]) for name in sorted(known) if known[name])


def first_and_second(code, given):
    """The auction up to the call that is to be changed, and the call that is to take its place."""
    dealer = yield ask("dealer", "17B", SEATS, "seat")
    text = yield ask("auction", "17C", CALLS, "calls", (("dealer", dealer),))
    auction = Auction(dealer, parse_calls(text))
    before, first = auction.without_last(), auction.calls[-1]
    about = (("offender", before.turn()), ("first_call", first))
    second = yield ask("second_call", "25", tuple(call for call in CALLS if call != first), "call", about)
    return Change(code, before, before.turn(), first, second, "", given)


def called_before_the_change(one):
    """25A. What was called over the first call; partner's call, or the end of the auction period, closes Law 25A."""
    if one.over(one.first).is_over():
        return NOTHING, one
    options = (NOTHING, LHO_CALLED, PARTNER_CALLED)
    since = yield ask("before_change", clause_a1(one), options, about=one.about())
    if since != LHO_CALLED or one.code == "1987":
        return since, one  # in 1987 LHO's call closes Law 25 as well
    call = yield ask("lho_call", clause_a1(one), one.over(one.first).legal_calls(), "call", one.about())
    return since, Change(one.code, one.before, one.offender, one.first, one.second, call, one.given)


def auction_period_is_over(one):
    """17D (17E until 2007). Asked only if the auction has ended before it came to the player's partner."""
    standing = one.over(one.first).with_calls((one.lho_call,) if one.lho_call else ())
    if not standing.is_over():
        return False
    return (yield ask("period_over", "17D" if one.code == "2017" else "17E", about=one.about())) == "yes"


def clause_a1(one):
    """25A1, which until 1997 was 25A."""
    return "25A1" if one.code >= "2007" else "25A"


def own_law_of(one, call, key):
    """What is illegal in itself is ruled on by its own law next."""
    law = one.own_law(call)
    if not law:
        return effects()
    told = ((law, key + ("_insufficient" if law == "27" else "_inadmissible")),)
    return effects((), told, (), ((law, "say_" + key + "_is_illegal"),))
