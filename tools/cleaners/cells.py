"""Tables of plain text whose cells stand on a line each, or whose rows are parted by blanks alone."""

import re

from tools.cleaners.tabs import ROW
from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)
from tools.labels import HEADING_LETTERS, PARAGRAPH, is_closed, is_row, labels_at, law_heading, part_heading
from tools.sheet import Piece

NUMBER = re.compile(r"[+-]?\d[\d\s.,:/–%+-]*")
NUMBERS = re.compile(r"(?:\s[+-]?\d[\d.,:/–%+-]*){2,}$")  # at the end of a row
LONGEST = 40  # characters of a cell that stands on a line
FEWEST = 6  # cells, in a run that may be a table
WIDEST = 8  # columns
SHORT = 30  # characters: several lines as short as that are no words that go on
BEFORE = frozenset(("blank", "end"))  # marks that lines of such a table may have
CELLS = "short lines may be cells of a table, and nothing tells its columns; kept as words"
BLANKS = "these lines may be rows of a table; nothing but blanks parts their cells, so they were kept as words"


def tell_cells(sheet):
    """Short lines after a sentence are the cells of a table if one number of columns alone fits: words over numbers.

    >>> from tools.sheet import Source, lay_out
    >>> lines = "The score:\\nCups\\nHome\\nAway\\n1-2\\n10\\n20\\n6 or more\\n50\\n100\\nB. Milk"
    >>> sheet = tell_cells(lay_out(Source("example", lines)))
    >>> [sheet.words(piece).replace("\\n", "/") for piece in sheet.pieces]
    ['The score:', 'Cups/Home/Away', '1-2/10/20', '6 or more/50/100', 'B. Milk']
    >>> tell_cells(lay_out(Source("example", "The score:\\nCups 1 2\\n1-2 10 20\\n3-5 30 50\\nB. Milk"))).doubts[0][0]
    2
    """
    draft, done = Draft(sheet, "row"), 0
    for start, end in _runs(sheet).items():
        draft.keep_all(sheet.pieces[done:start])
        columns = _columns(sheet.lines()[start:end])
        if columns:
            _keep_rows(draft, sheet.pieces[start:end], columns)
        else:
            draft.doubts += _doubts(sheet, start, end)
            draft.keep_all(sheet.pieces[start:end])
        done = end
    draft.keep_all(sheet.pieces[done:])
    return draft.result() if draft.doubts or len(draft.pieces) < len(sheet.pieces) else sheet


def _keep_rows(draft, pieces, columns):
    """The cells of each row as one piece."""
    for first, last in zip(pieces[::columns], pieces[columns - 1 :: columns]):
        draft.keep(Piece(first.start, last.end, first.marks), ROW, "end")


def _runs(sheet):
    """Where runs of lines that may be cells begin → where they end: the line before ends a sentence, or with a colon."""
    lines = sheet.lines()
    cells = [at for at, words in enumerate(lines) if len(words) <= LONGEST and _may_be_cell(words)]
    runs, start, last = {}, None, -1
    for at in cells:
        if not sheet.pieces[at].marks <= BEFORE:
            continue
        if at > last + 1:
            start = at if is_closed(lines[at - 1]) and not is_row(lines[at - 1]) else None
        if start is not None:
            runs[start] = at + 1
        last = at
    return runs


def _may_be_cell(words):
    """True for a short line that is no sentence, heading or label with words."""
    if is_closed(words) or "\t" in words:
        return False
    is_heading = words[0] in HEADING_LETTERS and (law_heading(words) or part_heading(words))
    return not (is_heading or labels_at(words, 0) or PARAGRAPH.match(words))


def _columns(cells):
    """How many columns some lines make: the only number that puts words into the head, and numbers into columns; else 0."""
    if len(cells) < FEWEST:
        return 0
    numbers = [bool(NUMBER.fullmatch(one)) for one in cells]
    found = [columns for columns in range(2, WIDEST + 1) if len(cells) % columns == 0 and _fits(numbers, columns)]
    return found[0] if len(found) == 1 else 0


def _fits(numbers, columns):
    """True if no number stands in the first row, and below it some columns hold numbers alone; the first may hold both."""
    head, below = numbers[:columns], [numbers[columns:][at::columns] for at in range(columns)]
    alike = all(all(column) or not any(column) for column in below[1:])
    return len(below[0]) > 1 and not any(head) and alike and any(map(all, below[1:]))


def _doubts(sheet, at, end):
    """The doubt that lines may be cells, or rows parted by blanks."""
    words = sheet.lines()[at:end]
    rows = [len(NUMBERS.search(one).group().split()) if NUMBERS.search(one) else 0 for one in words]
    if any(one and one == two for one, two in zip(rows, rows[1:])):
        return [(sheet.line(sheet.pieces[at]), BLANKS)]
    numbers = sum(bool(NUMBER.fullmatch(one)) for one in words)
    told = len(words) >= FEWEST and (numbers > 1 or max(map(len, words)) <= SHORT)
    return [(sheet.line(sheet.pieces[at]), CELLS)] if told else []
