"""Law 17: how the auction goes on once a ruling is given, and Law 22: how it ends."""

from kodeks.bridge.auction import parse_calls
from kodeks.bridge.calls import PASS, lowest_sufficient
from kodeks.rulings.effects import Malformed, effects


def auction_goes_on(auction, later=()):
    """Whose turn it is after the ruling and what he must beat; if calls end the auction, the contract."""
    outcome = (("turn", auction.turn()), ("continues", "auction"))
    script = (("17C", "say_turn"),)
    if auction.is_over() and not auction.last_bid():
        return effects((("continues", "none"), ("contract", PASS)), (), (), (("22", "say_passed_out"),))
    if auction.is_over():
        outcome, script = (("turn", auction.opening_leader()), ("continues", "play")), (("22", "say_auction_over"),)
    elif lowest_sufficient(auction.last_bid()):
        outcome += (("lowest_bid", lowest_sufficient(auction.last_bid())),)
    ended = auction.with_calls(later)
    if later:
        script = ()  # the calls that follow have been made
    if ended.is_over():
        outcome += (("contract", ended.contract().written()), ("declarer", ended.declarer()))
    return effects(outcome, (), (), script, (), outcome[:1])


def later_calls(given, auction, barred="", once=False):
    """The calls made after the ruling, if they are given; each must be legal, and who is barred ("N", "NS") passes."""
    calls = parse_calls(given.get("later", ""))
    for call in calls:
        seat = auction.turn()
        if not auction.is_legal(call) or (seat in barred and call != PASS):
            raise Malformed("later_not_legal", f"later: {seat} may not call {call} there", (("seat", seat), ("call", call)))
        if seat in barred and once:
            barred = ""
        auction = auction.with_call(call)
    return calls
