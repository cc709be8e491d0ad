"""What a cleaner makes of a sheet: which pieces are kept, which are taken out, and why."""

from tools.sheet import OWN, Edit, Piece, Sheet, Source, lay_out


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
        if marks or self.carried:
            piece = piece.marked(*marks, *self.carried)
            self.carried = frozenset()
        self.pieces.append(piece)

    def keep_all(self, pieces):
        """Keep several pieces as they are; the first gets the marks of what was dropped before them."""
        if pieces:
            self.keep(pieces[0])
            self.pieces += pieces[1:]

    def drop(self, piece, reason, *marks, kind=""):
        """Take a piece out; what stood before it, and `marks`, now stand before the next one."""
        self.dropped.append(Edit(piece.start, piece.end, kind or self.kind, reason, None))
        self.carried |= (piece.marks - OWN - {"on"}) | frozenset(marks)

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


def without(sheet, gone, mark="end", doubts=()):
    """The sheet without the pieces at some places, place → (kind, reason); a mark tells what stood before the next one.

    >>> sheet = without(lay_out(Source("example", "Home\\nLaw 7")), {0: ("nav", "menu")})
    >>> [(sheet.words(piece), sorted(piece.marks)) for piece in sheet.pieces]
    [('Law 7', ['end'])]
    """
    if not gone and not doubts:
        return sheet
    draft, done = Draft(sheet, ""), 0
    draft.doubts += doubts
    for at in sorted(gone):
        draft.keep_all(sheet.pieces[done:at])
        kind, reason = gone[at]
        draft.drop(sheet.pieces[at], reason, *([mark] if mark else ()), kind=kind)
        done = at + 1
    draft.keep_all(sheet.pieces[done:])
    return draft.result()


def shown(cleaner, text, placed=()):
    """What a cleaner keeps of a text, pieces parted by " | "; for examples."""
    sheet = cleaner(lay_out(Source("example", text, placed)))
    return " | ".join(sheet.words(piece) for piece in sheet.pieces)
