"""Law 35: inadmissible calls, and what Laws 36 to 39 share. Until 1997 it said itself what comes of calling over one."""

from collections import namedtuple

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.calls import CALLS
from kodeks.bridge.seats import SEATS, lho, partner, rho, seat_after
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

NOTHING, CALLED_OVER = "nothing", "lho_called"
SINCE = (NOTHING, CALLED_OVER)


class Inadmissible(namedtuple("Inadmissible", ("code", "before", "offender", "call", "given"))):
    """W 1H, N P, E X: `before` holds 1H and P, offender E, call X."""

    __slots__ = ()

    def lho(self):
        return lho(self.offender)

    def partner(self):
        return partner(self.offender)

    def sides(self):
        """Both players of the offending side, in one word: "NS"."""
        return self.offender + self.partner()

    def made(self, call):
        """A call of the offender, as an outcome writes it, in a list."""
        return (self.offender + " " + call,)

    def calls_since(self):
        """What was called over it, LHO's call first; () where nobody tells."""
        return parse_calls(self.given.get("calls_since", ""))

    def made_since(self):
        """The same, each with the player who made it."""
        return tuple(seat_after(self.lho(), step) + " " + call for step, call in enumerate(self.calls_since()))

    def about(self, **calls):
        """What fills the words: seats and calls of this table."""
        seats = (("offender", self.offender), ("lho", self.lho()), ("partner", self.partner()), ("rho", rho(self.offender)))
        own = (("withdrawn", self.call),)
        return seats + own + tuple((name, calls[name]) for name in sorted(calls) if calls[name])


def calls_up_to_it():
    """The auction, whose last call is the one in question."""
    dealer = yield ask("dealer", "17B", SEATS, "seat")
    text = yield ask("auction", "17C", CALLS, "calls", (("dealer", dealer),))
    return Auction(dealer, parse_calls(text))


def last_call(code, given):
    """The last call of the auction, made by the player whose turn it was."""
    auction = yield from calls_up_to_it()
    before = auction.without_last()
    return Inadmissible(code, before, before.turn(), auction.calls[-1], given)


def whose(one):
    """That there was an irregularity, and whose."""
    return (("irregularity", True), ("offenders", (one.offender,)))


def all_cancelled(one, clause, key):
    """36A, 38B, 39A (35A, 35C, 35D until 1997). The call and every call since; which they were, if nobody has told."""
    told = one.calls_since()
    refine = () if told else (ask("calls_since", clause, CALLS, "calls", one.about()),)
    return effects((("cancelled", one.made(one.call) + one.made_since()),), ((clause, key),), refine=refine)


def no_lead_restriction(clause):
    """Called over: nothing about the lead, whatever the call was."""
    return effects((("lead_restriction", "none"),), ((clause, "no_lead_restriction"),))


def asks_intended(one):
    """25A. Was it meant at all? Asked besides, since most calls are."""
    return () if one.given.get("intended") else (ask("intended", "25A", about=one.about()),)


def found_meant(one):
    """25A. Where the director has found that it was meant, that was his judgement."""
    return (("intended", "25A", "was_it_meant"),) if one.given.get("intended") == "yes" else ()


def slip(one):
    """25A. A call that was never meant is no call of Laws 36 to 38: the player may put it right."""
    told = (("25A", "slip_is_changed"),)
    judged = (("intended", "25A", "was_it_meant"),)
    own = effects(whose(one) + (("may_change", (one.offender,)),), told, judged, (("25A", "say_law_25_first"),))
    return together((own,), one.about())
