"""Law 31: a bid out of rotation. It is named here; its procedure does not stand in Kodeks yet."""

from kodeks.bridge.seats import lho
from kodeks.rulings.effects import effects, together


def out_of_rotation(code, offender, insufficient, about):
    """27A2 (27C in 1987 and 1997). An insufficient bid out of rotation is ruled on as a bid out of rotation."""
    first = (("27A2" if code >= "2007" else "27C", "insufficient_out_of_rotation"),) if insufficient else ()
    told = first + (("29A", "next_player_may_accept"), ("31", "see_bid_out_of_rotation"))
    script = (("29A", "say_bid_out_of_rotation"), ("29A", "option_call_over_it"), ("31", "say_law_31_is_read"))
    outcome = (("irregularity", True), ("offenders", (offender,)), ("may_accept", (lho(offender),)))
    return together((effects(outcome, told, (), script),), about)
