"""Laws 28 to 32: a call out of rotation, whose turn it was, and the cases that belong to another law."""

from collections import namedtuple

from kodeks.bridge.auction import Auction, first_irregular, insufficient_places, parse_calls
from kodeks.bridge.calls import CALLS, DOUBLE, PASS, REDOUBLE, is_bid, supersedes
from kodeks.bridge.seats import SEATS, lho, partner, rho
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask


class Untimely(namedtuple("Untimely", ("code", "before", "offender", "call", "given"))):
    """North deals, South opens 1S: `before` is North's empty auction, offender S, call 1S."""

    __slots__ = ()

    def lho(self):
        return lho(self.offender)

    def partner(self):
        return partner(self.offender)

    def turn(self):
        """The player whose turn it was."""
        return self.before.turn()

    def whose(self):
        """Where the player in turn sits from the offender: "rho", "partner" or "lho"."""
        places = ((rho(self.offender), "rho"), (partner(self.offender), "partner"), (lho(self.offender), "lho"))
        return dict(places)[self.turn()]

    def has_called(self):
        """True if the offender called before, in this auction."""
        return bool(self.before.calls_of(self.offender))

    def is_change_of_call(self):
        """At LHO's turn by a player who has called before: that call was to replace his last one (25)."""
        return self.whose() == "lho" and self.has_called()

    def is_double(self):
        """A double or a redouble, which Law 32 is for."""
        return self.call in (DOUBLE, REDOUBLE)

    def is_inadmissible(self):
        """A double or redouble that no player of the side could make over the last bid (19A1, 19B1)."""
        if not self.is_double():
            return False
        standing = self.before.standing()
        may = standing.may_double if self.call == DOUBLE else standing.may_redouble
        return not may(self.offender)

    def is_insufficient(self):
        """True of a bid that does not supersede the last one either (18D)."""
        return is_bid(self.call) and not supersedes(self.call, self.before.last_bid())

    def accepted(self):
        """What stands if the call counts."""
        return self.before.standing().after(self.offender, self.call)

    def made(self, call):
        """A call of the offender, as an outcome writes it, in a list."""
        return (self.offender + " " + call,)

    def about(self, **calls):
        """What fills the words: seats and calls of this table."""
        seats = (("offender", self.offender), ("lho", self.lho()), ("partner", self.partner()), ("rho", rho(self.offender)))
        own = (("withdrawn", self.call), ("right_player", self.turn()))
        return seats + own + tuple((name, calls[name]) for name in sorted(calls) if calls[name])


def auction_up_to_it():
    """The auction before the call in question, and that call."""
    dealer = yield ask("dealer", "17B", SEATS, "seat")
    text = yield ask("auction", "17C", CALLS, "calls", (("dealer", dealer),))
    auction = Auction(dealer, parse_calls(text))
    return auction.without_last(), auction.calls[-1]


def made_by(code, before, call, given):
    """Who made it: any player but the one whose turn it was."""
    others = tuple(seat for seat in SEATS if seat != before.turn())
    about = (("withdrawn", call), ("right_player", before.turn()))
    offender = yield ask("offender", "17C", others, "seat", about)
    return Untimely(code, before, offender, call, given)


def earlier_irregularity(before):
    """A ruling if a call before it broke a law (an insufficient bid called over is none, 27A); None otherwise."""
    place = first_irregular(before, insufficient_places(before))
    if place is None:
        return None
    so_far = Auction(before.dealer, before.calls[:place])
    clause, key = ("39", "earlier_after_final_pass") if so_far.is_over() else ("36", "earlier_inadmissible")
    seat = before.seat_of(place)
    outcome = (("irregularity", True), ("offenders", (seat,)))
    return together((effects(outcome, ((clause, key),)),), (("offender", seat), ("call", before.calls[place])))


def after_final_pass(one):
    """39. The auction was over before the call."""
    return together((effects(whose_irregularity(one), (("39", "after_final_pass"),)),), one.about())


def whose_irregularity(one):
    """That there was one, and whose."""
    return (("irregularity", True), ("offenders", (one.offender,)))


def out_of_rotation(one):
    """17C. Who called at whose turn; was his right-hand opponent bound to pass (28A)?"""
    question = ask("rho_must_pass", "28A", about=one.about())
    asks = one.whose() == "rho" and not one.given.get("rho_must_pass")
    told = (("17C", "was_out_of_rotation"),)
    if partner_has_called(one):
        # 29A takes the choice from LHO by nothing but his own call, and 28B speaks of opponents only: LHO is still asked, as
        # directors answered on bridgebase.com/forums (55548, 75955); refused, partner's call in turn goes on (75955).
        told += (("29B", "partner_called_in_turn"), ("11A", "right_may_be_forfeited"))
    if one.call == PASS and one.given.get("artificial_pass") == "yes":
        told += (("30C", "pass_ruled_as_a_bid"),)
    return effects(whose_irregularity(one), told, refine=(question,) if asks else ())


def partner_has_called(one):
    """29B. It was partner's turn, and he has called before anybody accepted or refused the call out of rotation."""
    return one.whose() == "partner" and one.given.get("since") == "right_player_called"


def reverts(one):
    """29B. The call is cancelled and the auction goes back to the player whose turn it was."""
    return effects((("cancelled", one.made(one.call)),), (("29B", "cancelled_and_reverts"),))


def calls_between(one, barred=""):
    """29B. What was called from the right player to the offender's turn, or to the end (22) if that came before it."""
    text = yield ask("calls_between", "29B", CALLS, "calls", one.about())
    auction = one.before
    for call in parse_calls(text):
        seat = auction.turn()
        about = (("seat", seat), ("call", call))
        if seat == one.offender or not auction.is_legal(call) or (seat == barred and call != PASS):
            raise Malformed("between_not_legal", f"calls_between: {seat} may not call {call} there", about)
        auction = auction.with_call(call)
    if auction.turn() != one.offender and not auction.is_over():
        raise Malformed(
            "between_too_few", f"calls_between: '{text}' does not lead to the turn of {one.offender}", one.about()
        )
    return auction
