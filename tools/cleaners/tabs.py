"""Tables of plain text: cells of neighbouring lines parted by tabs, as they come out of a word processor."""

import re

from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)
from tools.labels import labels_at, law_heading

CELL_ENDS = re.compile(r"\s*[\t\n]\s*")
LONGEST = 60  # characters of a cell; words that are longer are sentences
ROW = "row"  # the mark of a piece that is a table's row, on a line or a cell a line


def tell_rows(sheet):
    """Neighbouring lines of as many cells each, parted by tabs, are the rows of a table; labels before a tab are none.

    >>> from tools.sheet import Source, lay_out
    >>> sheet = tell_rows(lay_out(Source("example", "The score:\\nCups\\tPoints\\n1-2\\t10\\nB.\\tMilk\\nC.\\tTea")))
    >>> [ROW in piece.marks for piece in sheet.pieces]
    [False, True, True, False, False]
    """
    if "\t" not in sheet.source.text:
        return sheet
    draft, rows = Draft(sheet, "row"), _rows(sheet)
    for at, piece in enumerate(sheet.pieces):
        if at in rows:
            draft.keep(piece, ROW, "end")
        else:
            draft.keep(piece, *(("end",) if at - 1 in rows else ()))
    return draft.result()


def cell_ends(words):
    """Where the gaps between the cells of a row stand."""
    return [found.span() for found in CELL_ENDS.finditer(words)]


def _rows(sheet):
    """The places of pieces that are rows: two neighbours or more with as many cells."""
    counts = [_cells(words) if "\t" in words else 0 for words in sheet.lines()]
    pairs = [at for at in range(len(counts) - 1) if counts[at] > 1 and counts[at] == counts[at + 1]]
    return {place for at in pairs for place in (at, at + 1)}


def _cells(words):
    """How many cells a line has; 0 if it is no row: it has a label, or a cell is a sentence."""
    cells = CELL_ENDS.split(words)
    if len(cells) < 2 or labels_at(words, 0) or law_heading(words) or max(map(len, cells)) > LONGEST:
        return 0
    return len(cells)
