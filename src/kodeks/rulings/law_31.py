"""Law 31: a bid out of rotation. It is named here; its procedure does not stand in Kodeks yet."""

from kodeks.rulings.effects import effects, together


def out_of_rotation(code, offender, insufficient, about):
    """27A2 (27C in 1987 and 1997). An insufficient bid out of rotation is ruled on as a bid out of rotation."""
    first = (("27A2" if code >= "2007" else "27C", "insufficient_out_of_rotation"),) if insufficient else ()
    outcome = (("irregularity", True), ("offenders", (offender,)))
    return together((effects(outcome, first + (("31", "see_bid_out_of_rotation"),)),), about)
