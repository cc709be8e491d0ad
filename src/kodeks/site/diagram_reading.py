"""Tables that are drawings: an auction, whose header is the four seats, and hands, whose header is the four suits."""

from collections import namedtuple

from kodeks.bridge.calls import BIDS, denomination, level
from kodeks.bridge.seats import seat_after
from kodeks.site.diagram_words import ASKED, LANGUAGES, NONE, SIGNS

FIRST_SEAT = "W"  # the left column
RANKS_SHOWN = ("9", "8", "7", "6", "5", "4", "3", "2")


class Cell(namedtuple("Cell", "words stressed")):
    """What stands in a cell, and whether it or a part of it is stressed."""

    __slots__ = ()


class Call(namedtuple("Call", "seat call irregular")):
    """A call in a drawn auction: "" where nobody called, "?" for one to come."""

    __slots__ = ()


class AuctionDrawing(namedtuple("AuctionDrawing", "lang calls")):
    """Calls row by row from the left column on, blank cells with them."""

    __slots__ = ()


class Hand(namedtuple("Hand", "seat holdings stressed")):
    """A hand: for each suit its cards from the highest, and which of them are stressed; `stressed` of the hand itself."""

    __slots__ = ()


class DealDrawing(namedtuple("DealDrawing", "lang hands")):
    """Hands in the order of their rows."""

    __slots__ = ()


class DrawingError(ValueError):
    """A table that begins like a drawing and is none."""


def read_drawing(words, stressed=()):
    """The drawing in a table, None where it is another table; `stressed` are (start, end) in its words."""
    rows = list(_rows(words, stressed))
    header = tuple(cell.words for cell in rows[0])
    for lang, told in LANGUAGES.items():
        if set(header) & set(told.seats) and len(header) == 4:
            return _auction(lang, told, header, rows)
    if set(header) >= {sign for _, sign in SIGNS}:
        return _deal(header, rows)
    return None


def _rows(words, stressed):
    """The cells of each line."""
    start = 0
    for line in words.split("\n"):
        yield tuple(_cells(line, start, stressed))
        start += len(line) + 1


def _cells(line, start, stressed):
    """The cells of a line between its bars."""
    begin = 1
    for cell in line[1:-1].split("|"):
        span = (start + begin, start + begin + len(cell))
        begin += len(cell) + 1
        core = cell.strip()
        inside = [(first, last) for first, last in stressed if span[0] <= first and last <= span[1]]
        lead = span[0] + len(cell) - len(cell.lstrip())
        yield Cell(core, tuple((first - lead, last - lead) for first, last in inside))


def _body(rows, width):
    """The rows below the line of dashes, all of one width."""
    if len(rows) < 3 or any(set(cell.words) - set("-:") or not cell.words for cell in rows[1]):
        raise DrawingError("a line |---| stands below the header, and rows below it")
    for row in rows[1:]:
        if len(row) != width:
            raise DrawingError(f"a row of {len(row)} cells; each has {width}")
    return rows[2:]


def _auction(lang, told, header, rows):
    """The calls of an auction."""
    for seat in header:
        if seat not in told.seats:
            raise DrawingError(f"'{seat}' is not a seat; the header is {' '.join(told.seats)}")
    if tuple(told.seats[seat] for seat in header) != tuple(seat_after(FIRST_SEAT, step) for step in range(4)):
        raise DrawingError(f"the seats stand in the order of the table: {' '.join(told.seats)}")
    cells = [cell for row in _body(rows, 4) for cell in row]
    seats = [seat_after(FIRST_SEAT, place) for place in range(len(cells))]
    return AuctionDrawing(lang, tuple(_call(told, seat, cell) for seat, cell in zip(seats, cells)))


def _call(told, seat, cell):
    """A call as it is written: "1♥", "2NT", "Pass"."""
    known = call_spellings(told)
    if cell.words not in known:
        written = f"{', '.join(told.calls)}, 1♣ … 7{told.notrump}, {ASKED}"
        raise DrawingError(f"'{cell.words}' is not a call; calls are {written} or an empty cell")
    return Call(seat, known[cell.words], bool(cell.stressed))


def call_spellings(told):
    """Every call by its spelling in a language; an empty cell and a question mark are none."""
    signs = {**dict(SIGNS), "NT": told.notrump}
    bids = {f"{level(bid)}{signs[denomination(bid)]}": bid for bid in BIDS}
    return {"": "", ASKED: ASKED, **told.calls, **bids}


def _deal(header, rows):
    """The hands that are shown."""
    if header != ("", *(sign for _, sign in SIGNS)):
        raise DrawingError("the header of hands is an empty cell and ♠ ♥ ♦ ♣")
    body = _body(rows, 5)
    lang = next((lang for lang, told in LANGUAGES.items() if body[0][0].words in told.seats), None)
    if lang is None:
        raise DrawingError(f"'{body[0][0].words}' is not a seat; a row of hands begins with one")
    return DealDrawing(lang, tuple(_hand(LANGUAGES[lang], row) for row in body))


def _hand(told, row):
    """A row: seat and four holdings."""
    seat, *holdings = row
    if seat.words not in told.seats:
        raise DrawingError(f"'{seat.words}' is not a seat; seats are {' '.join(told.seats)}")
    suits = tuple((suit, _holding(told, seat.words, suit, cell)) for (suit, _), cell in zip(SIGNS, holdings))
    return Hand(told.seats[seat.words], suits, bool(seat.stressed))


def _holding(told, seat, suit, cell):
    """(card, whether it is stressed) of each card of a suit, from the highest."""
    if cell.words == NONE:
        return ()
    ranks = {**told.honours, **{rank: rank for rank in RANKS_SHOWN}}
    found, place = [], 0
    for word in cell.words.split(" "):
        if word not in ranks:
            sign = dict(SIGNS)[suit]
            raise DrawingError(f"{seat} {sign}: '{word}' is not a card; cards are {' '.join(ranks)}, none is {NONE}")
        stressed = any(first <= place and place + len(word) <= last for first, last in cell.stressed)
        found.append((suit + ranks[word], stressed))
        place += len(word) + 1
    return tuple(found)
