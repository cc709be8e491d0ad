"""Law 28: calls considered to be in rotation."""

from kodeks.bridge.calls import PASS
from kodeks.bridge.seats import rho
from kodeks.rulings import law_16, law_26
from kodeks.rulings.effects import effects, plus, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on, later_calls
from kodeks.rulings.law_29_facts import out_of_rotation


def opponent_had_to_pass(one):
    """28A. His right-hand opponent was bound to pass: the call counts as made in rotation, and the pass with it."""
    auction = one.before.with_call(PASS).with_call(one.call)
    stands = (rho(one.offender) + " " + PASS,) + one.made(one.call)
    own = effects(
        (("irregularity", False), ("stands", stands)),
        (("28A", "in_rotation_for_opponent_must_pass"),),
        (),
        (("28A", "say_call_stands"),),
    )
    return together((own, auction_goes_on(auction, later_calls(one.given, auction))), one.about())


def right_player_called(one):
    """28B. The player in turn called before anything was ruled: his call is in rotation, the other is cancelled."""
    legal = one.before.legal_calls()
    call = yield ask("right_call", "28B", legal, "call", one.about())
    auction = one.before.with_call(call)
    own = effects(
        (("cancelled", one.made(one.call)), ("stands", (one.turn() + " " + call,))),
        (("28B", "right_call_in_rotation"), ("28B", "right_to_rectification_lost")),
        (),
        (("28B", "say_right_call_stands"),),
    )
    if not auction.is_over():  # a last pass (22) leaves him no turn
        free = (("free_to_call", (one.offender,)),)
        own = plus(own, effects(free, (("28B", "offender_calls_freely"),), (), (("28B", "say_call_freely"),)))
    information = law_16.withdrawn_call(one.code, one.offender)
    parts = (out_of_rotation(one), own, law_26.no_restriction("28B"), information)
    return together(parts + (auction_goes_on(auction, later_calls(one.given, auction)),), one.about(right_call=call))
