"""The score of a contract (Law 77), from declarer's side; below nought it goes to the other side."""

from kodeks.bridge.calls import PASS, denomination, level

TRICK = (("C", 20), ("D", 20), ("H", 30), ("S", 30), ("NT", 30))
FIRST_NOTRUMP = 10  # more for the first odd trick at notrump
GAME, PART = (300, 500), 50  # not vulnerable, vulnerable
SLAM = ((6, (500, 750)), (7, (1000, 1500)))
MULTIPLE = (("", 1), ("X", 2), ("XX", 4))
INSULT = (("", 0), ("X", 50), ("XX", 100))
DOWN = (50, 100)  # each undertrick, undoubled
DOWN_DOUBLED = ((100, 200, 200, 300), (200, 300, 300, 300))  # first, second, third, each further


def score(contract, tricks, vulnerable):
    """Points for declarer's side: `contract` "4SX" or "P", tricks its side won, 0 to 13."""
    if contract == PASS:
        return 0
    bid, doubled = _parts(contract)
    over = tricks - level(bid) - 6
    return _made(bid, doubled, over, vulnerable) if over >= 0 else -_down(doubled, -over, vulnerable)


def trick_points(contract):
    """What the odd tricks bid are worth; 100 or more make game."""
    bid, doubled = _parts(contract)
    points = dict(TRICK)[denomination(bid)] * level(bid)
    if denomination(bid) == "NT":
        points += FIRST_NOTRUMP
    return points * dict(MULTIPLE)[doubled]


def _made(bid, doubled, over, vulnerable):
    """A contract fulfilled, with overtricks."""
    points = trick_points(bid + doubled)
    points += GAME[vulnerable] if points >= 100 else PART
    points += dict(SLAM)[level(bid)][vulnerable] if level(bid) >= 6 else 0
    return points + dict(INSULT)[doubled] + over * _overtrick(bid, doubled, vulnerable)


def _overtrick(bid, doubled, vulnerable):
    """One trick more than bid: its own value, or 100 doubled and 200 redoubled, twice that vulnerable."""
    if not doubled:
        return dict(TRICK)[denomination(bid)]
    return 50 * dict(MULTIPLE)[doubled] * (2 if vulnerable else 1)


def _down(doubled, under, vulnerable):
    """Undertricks: what the other side scores."""
    if not doubled:
        return under * DOWN[vulnerable]
    steps = DOWN_DOUBLED[vulnerable]
    points = sum(steps[min(place, 3)] for place in range(under))
    return points * (2 if doubled == "XX" else 1)


def _parts(contract):
    """("4S", "X") from "4SX"."""
    bid = contract.rstrip("X")
    return bid, contract[len(bid) :]
