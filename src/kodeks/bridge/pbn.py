"""PBN, Portable Bridge Notation: the deal, auction and play of a record are read (version 2.1 of the standard).

A record is lines of tags, `[Deal "N:AKQ.…"]`, each of which may be followed by lines of its own: calls or tricks.
"""

from kodeks.bridge.auction import Auction
from kodeks.bridge.calls import PASS, parse_call
from kodeks.bridge.cards import parse_card
from kodeks.bridge.play import deal_faults
from kodeks.bridge.seats import SEATS, seat_after

DEAL_SUITS = ("S", "H", "D", "C")
NO_CARD = ("-", "+")  # nothing played there; the play ended
SUFFIXES = ("!", "?")  # marks of praise and blame behind a call or card


def read_tags(record):
    """(name, value, lines below) of each tag of one record, in order; comments are left out."""
    found = []
    for line in _without_comments(record).split("\n"):
        line = line.strip()
        if line[:1] == "[" and line[-1:] == "]":
            found.append(_tag(line))
        elif line and line[0] != "%":
            if not found:
                raise ValueError(f"'{line}' stands before the first tag; a record begins with one, such as [Event \"\"]")
            found[-1][2].append(line)
    return tuple((name, value, tuple(below)) for name, value, below in found)


def read_deal(value):
    """(seat, cards) of each hand that is known: "N:AKQ.JT9.876.5432 …", "-" for one that is not."""
    first, _, rest = value.partition(":")
    hands = rest.split()
    if first not in SEATS or len(hands) != 4:
        raise ValueError(f"'{value}' is not a deal; write the first seat, a colon, and four hands, - for one not known")
    read = [(seat_after(first, place), _hand(hand)) for place, hand in enumerate(hands) if hand != "-"]
    faults = deal_faults(read)
    if faults:
        raise ValueError(f"'{value}' is not a deal: {'; '.join(faults)}")
    return tuple(read)


def read_auction(dealer, lines):
    """An Auction from the lines below [Auction "N"]; "AP" is as many passes as end it, "-" a turn that had not come."""
    if dealer not in SEATS:
        raise ValueError(f"'{dealer}' is not a seat; the Auction tag names who dealt: N, E, S or W")
    auction = Auction(dealer, ())
    for word in _words(lines):
        if word == "AP":
            auction = _passed_out(auction)
        elif word not in ("-", "*"):
            auction = auction.with_call(PASS if word == "Pass" else parse_call(word))
    return auction


def read_play(leader, lines):
    """The tricks below [Play "W"] as tuples of four (seat, card), in columns from the opening leader on.

    A card that was not played or is not known is "".
    """
    if leader not in SEATS:
        raise ValueError(f"'{leader}' is not a seat; the Play tag names the opening leader: N, E, S or W")
    tricks, row = [], []
    for word in _words(lines):
        if word == "*":
            break
        row.append("" if word in NO_CARD else parse_card(word))
        if len(row) == 4:
            tricks.append(_seated(leader, row))
            row = []
    if row:
        tricks.append(_seated(leader, row + [""] * (4 - len(row))))
    return tuple(tricks)


def _seated(leader, row):
    return tuple((seat_after(leader, place), card) for place, card in enumerate(row))


def _hand(written):
    """The cards of "AKQ.JT9.876.5432": spades, hearts, diamonds, clubs."""
    suits = written.split(".")
    if len(suits) != 4:
        raise ValueError(f"'{written}' is not a hand; write four suits parted by full stops, spades first")
    return tuple(suit + rank for suit, ranks in zip(DEAL_SUITS, suits) for rank in ranks)


def _passed_out(auction):
    """The auction with the passes that end it."""
    while not auction.is_over():
        auction = auction.with_call(PASS)
    return auction


def _words(lines):
    """Calls or cards of some lines: without notes "=1=", signs "$14" and marks "!" and "?"."""
    for word in " ".join(lines).split():
        while word[-1:] in SUFFIXES:
            word = word[:-1]
        if word and word[0] not in "=$^":
            yield word


def _tag(line):
    """[name, value, lines below] of "[Dealer "N"]"."""
    name, _, rest = line[1:-1].partition(" ")
    value = rest.strip()
    if len(value) < 2 or value[0] != '"' or value[-1] != '"':
        raise ValueError(f"'{line}' is not a tag; write [Name \"value\"]")
    return [name, value[1:-1], []]


def _without_comments(record):
    """The record without {…} and what follows a semicolon."""
    kept, inside = "", False
    for line in record.split("\n"):
        for character in line:
            if character == "{":
                inside = True
            if character == ";" and not inside:
                break
            if not inside:
                kept += character
            if character == "}":
                inside = False
        kept += "\n"
    return kept
