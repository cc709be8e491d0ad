"""A file on the table: its decoded text, the pieces still kept, and what was taken out or changed, by offset.

Offsets are in characters of the decoded text and never move: whatever is kept or dropped, together it gives the file back.
"""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections import namedtuple
from collections.abc import Sequence
from functools import cached_property, wraps
from itertools import chain, islice
from sys import getsizeof

from kodeks.corpus.lines import line_starts

OWN = frozenset(("underlined", "footnote"))  # marks that tell of the piece itself; the others stand before it
NONE, BLANK = frozenset(), frozenset(("blank",))
AT_ONCE = 1000  # lines
MAKE = tuple.__new__  # of what there are many: half the time of Piece(…)
LARGE, LONG = 25_000_000, 8_000_000  # bytes that the characters of a file take
PAGE, END = frozenset(("page",)), frozenset(("end",))
PARTS_LINE = "\x0b\x0c\x85\u2028\u2029"
PART_ENDS = re.compile(f"[{PARTS_LINE}]")


class Source:
    """A decoded file: name, text, the lines placed by the manifest, where its lines begin, and what its reader told."""

    def __init__(self, name, text, placed=(), layout="", removed=(), marks=None, origins=()):
        self.name = name
        self.text = text
        self.is_large = getsizeof(text) > LARGE  # then room is worth more than time
        self.is_long = getsizeof(text) > LONG  # then its strands are put away until they are read
        self.placed = frozenset(placed)
        self.layout = layout
        self.removed = tuple(sorted(removed))
        self.marks = marks or {}
        self.origins = origins
        self.starts = array("L", line_starts(text))  # as a list they take half the room of the text

    def holds(self, signs):
        """True if one of some signs stands in the text; many times faster than a search for a class of characters."""
        return any(sign in self.text for sign in signs)

    def line(self, offset):
        """The number of the line an offset lies in, from 1."""
        return bisect_right(self.starts, offset)

    def words_on(self, line):
        """The characters of a line."""
        start, *after = self.starts[line - 1 : line + 1]
        return self.text[start : after[0] if after else None]

    def origin(self, line):
        """Where in its file a line came from, " (page 12)"; "" where lines are those of the file."""
        end = self.starts[line] if line < len(self.starts) else len(self.text) + 1
        at = bisect_left(self.origins, end, key=lambda origin: origin[0])
        return f" ({self.origins[at - 1][1]})" if at else ""


class Piece(namedtuple("Piece", "start end marks")):
    """A line, or what is left of one; `marks` tell what stands before it ("blank", "end", "page", "jump") or what it is.

    "on" is a line that its form tells to go on with the paragraph of the line before; "up2" a paragraph without a label
    before which, as its form tells, two lists ended, "up0" one that is still in the item before.
    """

    __slots__ = ()

    def marked(self, *marks):
        """The piece with more marks."""
        if self.marks.issuperset(marks):
            return self
        return Piece(self.start, self.end, self.marks | frozenset(marks))


class Edit(namedtuple("Edit", "start end kind reason into")):
    """A span taken out (`into` None), or put otherwise in a clause (`into` is what stands there)."""

    __slots__ = ()


def asked_once(ask):
    """What is asked of a sheet several times is found out once, and kept with the sheet."""

    @wraps(ask)
    def answer(sheet, *more):
        known, key = sheet.known, (ask, *more)
        if key not in known:
            known[key] = ask(sheet, *more)
        return known[key]

    return answer


class Lines(Sequence):
    """The characters of each piece, cut out of the file when they are asked for: all at once they take more room than it."""

    def __init__(self, text, pieces):
        self.text, self.pieces = text, pieces

    def __len__(self):
        return len(self.pieces)

    def __getitem__(self, at):
        if isinstance(at, slice):
            return Lines(self.text, self.pieces[at])
        start, end, _ = self.pieces[at]
        return self.text[start:end]

    def __iter__(self):
        text = self.text
        for at in range(0, len(self.pieces), AT_ONCE):
            yield from [text[start:end] for start, end, _ in self.pieces[at : at + AT_ONCE]]


class Sheet(namedtuple("Sheet", "source pieces edits footers doubts")):
    """What the cleaners hand on: pieces in order, edits so far, (offset, page) of the footers, (line, doubt).

    It never changes, so what was found out about its pieces is kept with it.
    """

    def words(self, piece):
        """The characters of a piece."""
        return self.source.text[piece.start : piece.end]

    @asked_once
    def lines(self):
        """The characters of each piece; those of a large file are not kept, which takes a little longer."""
        found = Lines(self.source.text, self.pieces)
        return found if self.source.is_large else list(found)

    @cached_property
    def marks(self):
        """All marks that some piece has."""
        return NONE.union(*{marks for _, _, marks in self.pieces})

    @cached_property
    def numbers(self):
        """The number of the line that each piece begins on."""
        numbers, number, last, starts = array("L"), 0, 0, self.source.starts
        for start, _, _ in self.pieces:
            if start < last:  # pages were put in order
                number = bisect_right(starts, start)
            elif number < len(starts) and starts[number] <= start:  # mostly by one: then no search is needed
                number += 1
                if number < len(starts) and starts[number] <= start:
                    number = bisect_right(starts, start, number)
            numbers.append(number)
            last = start
        return numbers

    @cached_property
    def known(self):
        """What was found out about the sheet (`asked_once`)."""
        return {}

    def line(self, piece):
        """The line a piece begins on."""
        return self.source.line(piece.start)

    def holding(self, signs):
        """The places of the pieces that hold one of some signs; a sign that is nowhere in the file costs nothing."""
        asked = [sign for sign in signs if sign in self.source.text]
        return sorted({at for sign in asked for at, words in enumerate(self.lines()) if sign in words})


def lay_out(source):
    """A file as pieces, one a line, without what its reader removed; blank lines and marks of the reader become marks.

    >>> from tools.sheet import Edit
    >>> source = Source("example", "Home\\nLaw 7\\n\\nCups", (), "", [Edit(0, 4, "nav", "menu", None)], {5: {"underlined"}})
    >>> [(piece[:2], sorted(piece.marks)) for piece in lay_out(source).pieces]
    [((5, 10), ['underlined']), ((12, 16), ['blank'])]
    """
    is_bare = not (source.removed or source.marks or source.holds(PARTS_LINE))
    return Sheet(source, tuple(_lines(source) if is_bare else _pieces(source)), source.removed, (), ())


def _lines(source):
    """The pieces of a file that is nothing but lines."""
    pieces, marks, text = [], NONE, source.text
    for start, end in zip(source.starts, chain(islice(source.starts, 1, None), [len(text)])):
        line = text[start:end]
        length = len(line.strip())
        if length:
            start = end - len(line.lstrip()) if line[0].isspace() else start
            pieces.append(MAKE(Piece, (start, start + length, marks)))
            marks = NONE
        elif pieces:
            marks = BLANK
    return pieces


def _pieces(source):
    """The pieces of a file of which a reader removed or marked something, or whose lines have parts."""
    pieces, marks = [], NONE
    for start, end, before in _parts(source):
        if before:
            marks |= before
        kept = list(_kept(source, start, end))
        if not kept and pieces and not before and _is_blank(source.text, start, end):
            marks = marks | BLANK if marks else BLANK
        for first, last in kept:
            own = (source.marks.get(first, NONE) | source.marks.get(start, NONE)) if source.marks else NONE
            pieces.append(Piece(first, last, marks | own if own else marks))
            marks = NONE
    return pieces


def _parts(source):
    """(start, end, marks before) of each line, and of each part of one that holds a form feed or a rare line end."""
    lines = zip(source.starts, chain(islice(source.starts, 1, None), [len(source.text)]))
    if not source.holds(PARTS_LINE):
        yield from ((start, after, NONE) for start, after in lines)
        return
    for start, after in lines:
        before = NONE
        for found in PART_ENDS.finditer(source.text, start, after):
            yield start, found.start(), before
            start, before = found.end(), {"\x0c": PAGE, "\u2029": END}.get(found.group(), NONE)
        yield start, after, before


def _kept(source, start, end):
    """What is left of a part of a line without the removed places, without blanks at the ends."""
    at = bisect_left(source.removed, start, key=lambda edit: edit.end)
    for edit in source.removed[at:]:
        if edit.start >= end:
            break
        yield from _trimmed(source.text, start, min(edit.start, end))
        start = max(start, edit.end)
    yield from _trimmed(source.text, start, end)


def _trimmed(text, start, end):
    """Where a part of a text stands without blanks at its ends: one pair, or none."""
    part = text[start:end] if start < end else ""
    begin = end - len(part.lstrip())
    return [(begin, begin + len(part.strip()))] if part and begin < end else []


def _is_blank(text, start, end):
    """True for a part of a line that holds nothing, unless a page ends there."""
    return not text[start:end].strip() and text[end : end + 1] != "\x0c"
