"""Law 34: a pass out of rotation does not end the auction for a player who has missed his turn (17D3; 17E2 in 2007)."""

from kodeks.bridge.calls import PASS
from kodeks.bridge.seats import SEATS, seat_after
from kodeks.rulings import law_16
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_29_facts import out_of_rotation

CLAUSES = (("1987", "34"), ("1997", "34"), ("2007", "17E2"), ("2017", "17D3"))


def passes_needed(one):
    """How many passes after the offender's would have ended the auction, up to the player who missed his turn.

    () where it could not have ended so; else the numbers that are possible, lowest first.
    """
    if one.call != PASS:
        return ()
    standing = one.before.with_call(PASS)
    least = 0
    while not standing.with_calls((PASS,) * least).is_over():
        least += 1
    most = (SEATS.index(one.turn()) - SEATS.index(one.offender)) % 4 - 1
    return tuple(str(number) for number in range(least, most + 1))


def passed_out(one):
    """17D2. Nobody has bid and all four hands are back in the board: the auction period is over, and nothing reverts."""
    outcome = (("contract", PASS), ("continues", "none"))
    own = effects(outcome, (("17D2", "hands_are_back"),), (), (("17D2", "say_passed_out"),))
    return together((out_of_rotation(one), own), one.about())


def turn_missed(one):
    """17D3. All passed, one out of rotation: back to the player who missed his turn; the passes since are cancelled."""
    if one.code == "2017" and not one.before.last_bid():
        if (yield ask("hands_returned", "17D2", about=one.about(), ordinary="no")) == "yes":
            return passed_out(one)
    numbers = passes_needed(one)
    number = numbers[0] if len(numbers) == 1 else (yield ask("later_passes", "17C", numbers, "number", one.about()))
    clause = dict(CLAUSES)[one.code]
    passed = tuple(seat_after(one.offender, step) + " " + PASS for step in range(int(number) + 1))
    own = effects(
        (("cancelled", passed), ("turn", one.turn()), ("continues", "auction")),
        ((clause, "turn_missed_auction_reverts"), (clause, "passes_since_cancelled")),
        (),
        ((clause, "say_turn_missed"),),
    )
    return together((out_of_rotation(one), own, law_16.withdrawn_call(one.code, one.offender)), one.about())
