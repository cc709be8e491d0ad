"""Calls: pass, double, redouble and the bids 1C to 7NT, written "P", "X", "XX", "1C" … "7NT" (Laws 17 to 19)."""

from kodeks.bridge.spellings import CALL_SPELLINGS, NOTRUMP_SPELLINGS, SUIT_SPELLINGS, bare, look_up, uppercase

DENOMINATIONS = ("C", "D", "H", "S", "NT")  # lowest first, 18E
LEVELS = ("1", "2", "3", "4", "5", "6", "7")
PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
BIDS = tuple(level + denomination for level in LEVELS for denomination in DENOMINATIONS)
CALLS = (PASS, DOUBLE, REDOUBLE) + BIDS
RANKS = {bid: place for place, bid in enumerate(BIDS)}


def parse_call(text):
    """A call however it is written: "1н", "1♥", "пас", "Dbl" → "1H", "1H", "P", "X"."""
    if text in CALLS:  # as it is written here
        return text
    spelling = uppercase(bare(text))
    call = look_up(CALL_SPELLINGS, spelling)
    if call is None and spelling[:1] in LEVELS:
        denomination = _parse_denomination(spelling[1:].strip())
        call = spelling[0] + denomination if denomination else None
    if call is None:
        raise ValueError(f"'{text}' is not a call; calls are P, X, XX and bids from 1C to 7NT")
    return call


def _parse_denomination(spelling):
    """C, D, H, S or NT; None if it is none."""
    return "NT" if spelling in NOTRUMP_SPELLINGS else look_up(SUIT_SPELLINGS, spelling)


def is_bid(call):
    """True of an undertaking to win tricks: neither pass nor double nor redouble."""
    return call in RANKS


def level(bid):
    """How many odd tricks the bid undertakes."""
    return int(bid[0])


def denomination(bid):
    """The suit or notrump of a bid."""
    return bid[1:]


def rank(bid):
    """Place of a bid among all bids, lowest 0 (18E)."""
    return RANKS[bid]


def supersedes(bid, last):
    """True if the bid is sufficient over `last`, "" for none (18B, 18C)."""
    return not last or rank(bid) > rank(last)


def sufficient_bids(last):
    """Every bid that is sufficient over `last`, lowest first."""
    return BIDS if not last else BIDS[rank(last) + 1 :]


def insufficient_bids(last):
    """Every bid that is not, lowest first."""
    return () if not last else BIDS[: rank(last) + 1]


def lowest_sufficient(last, among=DENOMINATIONS):
    """The lowest bid over `last` in one of these denominations; "" if there is none up to seven."""
    for bid in sufficient_bids(last)[: len(DENOMINATIONS)]:
        if denomination(bid) in among:
            return bid
    return ""
