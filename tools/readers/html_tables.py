"""Tables of a page: those that tell something in rows, and those that only set the page."""

import re

from tools.labels import law_heading
from tools.readers.html_model import Block

BARE = re.compile(r"(?:[A-HА-Г]\.|\d{1,2}[.)]|\([A-Za-z0-9а-я]{1,4}\)|[a-z]\))")
SHORT, SHORT_WITH_HEADS = 60, 200  # characters of a cell of a real table, on average
TWO_LANGUAGES = 0.6  # of the rows with two cells


def is_real(table):
    """True if rows and columns mean something; False if the cells are to be read one after the other."""
    rows = [[_words(cell) for cell in row] for row in table.rows]
    rows = [row for row in rows if any(row)]
    filled = [words for row in rows for words in row if words]
    if len(rows) < 2 or max(len(row) for row in rows) < 2 or sum(len(row) > 1 for row in rows) < 0.6 * len(rows):
        return False
    if any(_is_parted(cell) for row in table.rows for cell in row) or any(law_heading(words) for words in filled):
        return False
    if _is_in_two_languages(rows) or _is_labelled(rows):
        return False
    limit = SHORT_WITH_HEADS if table.has_heads else SHORT
    return sum(map(len, filled)) <= limit * len(filled)


def rows_of(table):
    """Rows of cells' blocks, every row with all its columns: what spans several columns or rows stands in the first."""
    down, found = {}, []  # column → rows that a cell above still takes
    for row in table.rows:
        cells = []
        for cell in row:
            while down.get(len(cells), 0):
                down[len(cells)] -= 1
                cells.append([])
            for at in range(cell.columns):
                down[len(cells)] = cell.rows - 1
                cells.append(cell.flow if at == 0 else [])
        while down.get(len(cells), 0):
            down[len(cells)] -= 1
            cells.append([])
        if any(cells):
            found.append(cells)
    widest = max((len(cells) for cells in found), default=0)
    return [cells + [[]] * (widest - len(cells)) for cells in found]


def is_bare_label(words):
    """True for a label without words: "A.", "(a)".

    >>> is_bare_label("A."), is_bare_label("A. Cups")
    (True, False)
    """
    return bool(BARE.fullmatch(words))


def _words(cell):
    return " ".join(block.words() for block in cell.flow if isinstance(block, Block)).strip()


def _is_parted(cell):
    """True for a cell that holds a table, or more than one paragraph."""
    kept = [one for one in cell.flow if not isinstance(one, Block) or one.words()]
    return any(not isinstance(one, Block) for one in kept) or sum(len(one.words()) > 20 for one in kept) > 1


def _is_in_two_languages(rows):
    pairs = [[_is_cyrillic(words) for words in row if _has_letters(words)] for row in rows]
    pairs = [pair for pair in pairs if len(pair) > 1]
    return bool(pairs) and sum(len(set(pair)) > 1 for pair in pairs) >= TWO_LANGUAGES * len(pairs)


def _is_labelled(rows):
    """True if the first words of most rows are labels: the columns only set them apart."""
    firsts = [next(words for words in row if words) for row in rows]
    return sum(is_bare_label(words) for words in firsts) >= 0.5 * len(firsts)


def _has_letters(words):
    return len(re.findall(r"[^\W\d_]", words)) > 2


def _is_cyrillic(words):
    return len(re.findall("[А-Яа-яЁё]", words)) > len(re.findall("[A-Za-z]", words))
