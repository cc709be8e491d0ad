"""Law 33: two players call at the same moment. The one whose turn it was called first; the other is ruled on after him."""

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.calls import CALLS, PASS
from kodeks.bridge.seats import SEATS
from kodeks.rulings import diagnose
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on
from kodeks.rulings.law_29_facts import earlier_irregularity
from kodeks.rulings.law_38 import OVER_SEVEN


def simultaneous_calls(code, given):
    """Law 33. The auction is told up to and including the call of the player whose turn it was."""
    dealer = yield ask("dealer", "17B", SEATS, "seat")
    text = yield ask("auction", "33", CALLS, "calls", (("dealer", dealer),))
    auction = Auction(dealer, parse_calls(text))
    before = auction.without_last()
    earlier = earlier_irregularity(before)
    if earlier is not None:
        return earlier
    first = before.turn()
    others = tuple(seat for seat in SEATS if seat != first)
    other = yield ask("other_player", "33", others, "seat", (("player", first), ("call", auction.calls[-1])))
    about = (("player", first), ("call", auction.calls[-1]), ("other", other))
    own = effects((), (("33", "first_call_stands"), ("33", "other_is_later")), (), (("33", "say_in_which_order"),))
    if diagnose.irregularity(before, first, auction.calls[-1]) != diagnose.NONE:
        # What is wrong with the first call has to be settled before anybody's can come after it.
        return together((own, effects((), (("33", "first_is_irregular_itself"),))), about)
    if auction.is_over() or auction.turn() != other:
        return ruled_on(own, auction, other, diagnose.irregularity(auction, other, PASS), about)
    call = yield ask("other_call", "33", CALLS + OVER_SEVEN, "call", (("other", other),))
    about += (("other_call", call),)
    found = diagnose.irregularity(auction, other, call)
    if found == diagnose.NONE:
        return in_rotation(own, auction.with_call(call), about)
    return ruled_on(own, auction, other, found, about)


def ruled_on(own, auction, other, found, about):
    """33. The other call is irregular as one that came second: its own law rules on it."""
    seat, call = auction.made()[-1]
    outcome = (("stands", (seat + " " + call,)), ("irregularity", True), ("offenders", (other,)))
    told = (("33", "other_is_" + found),)
    return together((own, effects(outcome, told, (), (("33", "say_other_is_ruled_on"),))), about)


def in_rotation(own, auction, about):
    """33. The other's turn came next and his call was legal: there is no irregularity."""
    stands = tuple(seat + " " + call for seat, call in auction.made()[-2:])
    outcome = (("stands", stands), ("irregularity", False), ("partner_pass", "none"))
    told = effects(outcome, (("33", "other_was_next"),), (), (("33", "say_both_stand"),))
    return together((own, told, auction_goes_on(auction)), about)
