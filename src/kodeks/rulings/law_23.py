"""Law 23 of 2017: the comparable call. Earlier codes hold other matter under this number."""

from kodeks.rulings.interview import ask

WAYS = (("same_meaning", "23A1"), ("subset", "23A2"), ("same_purpose", "23A3"))


def comparable(about):
    """23A. The clause by which the new call is comparable with the withdrawn one; "" if it is not."""
    way = yield ask("comparable", "23A", tuple(way for way, clause in WAYS) + ("no",), about=about)
    return dict(WAYS).get(way, "")
