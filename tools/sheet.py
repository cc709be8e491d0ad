"""A file on the table: its decoded text, the pieces still kept, and what was taken out or changed, by offset.

Offsets are in characters of the decoded text and never move: whatever is kept or dropped, together it gives the file back.
"""

import re
from bisect import bisect_right
from collections import namedtuple

OWN = frozenset(("underlined", "footnote"))  # marks that tell of the piece itself; the others stand before it


class Source:
    """A decoded file: name, text, the lines placed by the manifest, and where its lines begin."""

    def __init__(self, name, text, placed=(), layout=""):
        self.name = name
        self.text = text
        self.placed = frozenset(placed)
        self.layout = layout
        line_end = "\n" if "\n" in text or "\r" not in text else "\r"  # very old files end lines with CR alone
        self.starts = [0] + [found.end() for found in re.finditer(line_end, text)]

    def line(self, offset):
        """The number of the line an offset lies in, from 1."""
        return bisect_right(self.starts, offset)


class Piece(namedtuple("Piece", "start end marks")):
    """A line, or what is left of one; `marks` tell what stands before it ("blank", "end", "page", "jump") or what it is."""

    __slots__ = ()

    def marked(self, *marks):
        """The piece with more marks."""
        return Piece(self.start, self.end, self.marks | frozenset(marks))


class Edit(namedtuple("Edit", "start end kind reason into")):
    """A span taken out (`into` None), or put otherwise in a clause (`into` is what stands there)."""

    __slots__ = ()


class Sheet(namedtuple("Sheet", "source pieces edits footers doubts")):
    """What the cleaners hand on: pieces in order, edits so far, (offset, page) of the footers, (line, doubt)."""

    __slots__ = ()

    def words(self, piece):
        """The characters of a piece."""
        return self.source.text[piece.start : piece.end]

    def line(self, piece):
        """The line a piece begins on."""
        return self.source.line(piece.start)


class Draft:
    """What one cleaner makes of a sheet: pieces kept and spans dropped, told in order."""

    def __init__(self, sheet, kind):
        self.sheet = sheet
        self.kind = kind
        self.pieces = []
        self.dropped = []
        self.doubts = []
        self.carried = frozenset()

    def keep(self, piece, *marks):
        """Keep a piece, with the marks of what was dropped before it."""
        self.pieces.append(piece.marked(*marks, *self.carried))
        self.carried = frozenset()

    def drop(self, piece, reason, *marks, kind=""):
        """Take a piece out; what stood before it, and `marks`, now stand before the next one."""
        self.dropped.append(Edit(piece.start, piece.end, kind or self.kind, reason, None))
        self.carried |= (piece.marks - OWN) | frozenset(marks)

    def mark_last(self, *marks):
        """Mark the piece kept last."""
        if self.pieces:
            self.pieces[-1] = self.pieces[-1].marked(*marks)

    def part(self, piece, start, end):
        """A part of a piece without blanks at its ends; None if nothing is left. Only the first part keeps the marks."""
        text = self.sheet.source.text
        first = text[piece.start : start].strip() == ""
        while start < end and text[start].isspace():
            start += 1
        while end > start and text[end - 1].isspace():
            end -= 1
        return Piece(start, end, piece.marks if first else piece.marks & OWN) if start < end else None

    def result(self, footers=None):
        """The sheet after this cleaner."""
        sheet = self.sheet
        edits = tuple(sorted(sheet.edits + tuple(self.dropped)))
        doubts = sheet.doubts + tuple(self.doubts)
        return Sheet(sheet.source, tuple(self.pieces), edits, sheet.footers if footers is None else footers, doubts)


def lay_out(source):
    """A file as pieces, one a line; blank lines become marks."""
    pieces, marks = [], frozenset()
    for number, start in enumerate(source.starts):
        end = source.starts[number + 1] - 1 if number + 1 < len(source.starts) else len(source.text)
        line = source.text[start:end]
        words = line.strip()
        if not words:
            marks = frozenset(("blank",)) if pieces else marks
            continue
        begin = start + line.index(words)
        pieces.append(Piece(begin, begin + len(words), marks))
        marks = frozenset()
    return Sheet(source, tuple(pieces), (), (), ())


def shown(cleaner, text, placed=()):
    """What a cleaner keeps of a text, pieces parted by " | "; for examples."""
    sheet = cleaner(lay_out(Source("example", text, placed)))
    return " | ".join(sheet.words(piece) for piece in sheet.pieces)
