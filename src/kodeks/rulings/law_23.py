"""Law 23 of 2017: the comparable call. Earlier codes hold other matter under this number."""

from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask

WAYS = (("same_meaning", "23A1"), ("subset", "23A2"), ("same_purpose", "23A3"))


def comparable(about):
    """23A. The clause by which the new call is comparable with the withdrawn one; "" if it is not."""
    way = yield ask("comparable", "23A", tuple(way for way, clause in WAYS) + ("no",), about=about)
    return dict(WAYS).get(way, "")


def replaced_by_comparable():
    """26A, 23C. No lead restriction and no Law 16C, whatever law had it replaced; the director looks again after play."""
    weigh = (("comparable", "23A", "comparability"), ("damage", "23C", "without_assistance"))
    told = (("26A", "no_lead_restriction"), ("23C", "look_again"))
    return effects((("equity", True),), told, weigh)
