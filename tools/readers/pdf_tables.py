"""Rows of a table among the lines of a page: cells that stand under each other become "| a | b |"."""

import re
from statistics import median

from tools.labels import labels_at, law_heading
from tools.readers.pdf_columns import Line

CLEAR = 0.45  # of the type size: the gap between two columns of a table
LABEL = re.compile(r"\W*(?:\d{1,3}|[^\W\d_]|[ivx]{1,4})?\W*$|(?:\d+\.)+\d*$")
NEAR = 1.6  # points
WIDER = 1.4  # times the widest gap inside the cells of a row
LONG = 45  # letters: cells of two columns that are longer are sentences


def with_tables(lines):
    """Lines with the rows of tables written with bars, and the places of these rows."""
    found, at, rows = [], 0, set()
    while at < len(lines):
        end, gaps = _table(lines, at)
        if not gaps:
            found.append(lines[at])
            at += 1
            continue
        for line in lines[at:end]:
            rows.add(len(found))
            found.append(_row(line, gaps))
        at = end
    return found, rows


def is_contents(lines):
    """True if rows end in numbers that rise: a list of contents."""
    last = [line.cells[-1].words.strip() for line in lines]
    if len(lines) < 4 or not all(word.isdigit() for word in last):
        return False
    numbers = [int(word) for word in last]
    return numbers == sorted(numbers) and numbers[0] < numbers[-1] and all(len(line.cells) > 1 for line in lines)


def _table(lines, at):
    """Where a table that begins at a line ends, and the gaps between its columns; no gaps if none begins there."""
    best = (at, [])
    for end in range(at + 2, len(lines) + 1):
        block = lines[at:end]
        if block[-1].column != block[0].column or not _may_be_rows(block) or _begins_clause(block):
            break
        gaps = _gaps(block)
        if not gaps:
            break
        if len(block) >= (2 if _counts(block[-1]) and len(gaps) > 1 else 3) and _are_cells(block, gaps):
            best = (end, gaps)
    return best


def _counts(line):
    """True for a row of numbers: after a head it is a table alone."""
    cells = [cell for cell in line.cells if cell.words.strip("–-+. ")]
    return sum(cell.words[-1].isdigit() for cell in cells) >= 0.5 * len(cells)


def _may_be_rows(block):
    """True if a table goes on: no wide gap between rows."""
    above, below = block[-2], block[-1]
    return above.base - below.base <= 3 * max(above.size, below.size) and len(block[0].cells) + len(block[1].cells) > 2


def _begins_clause(block):
    """True if the last line begins with a label or a law's heading, and no row before it does: the table is over."""
    *above, last = [bool(labels_at(line.words, 0) or law_heading(line.words)) for line in block]
    return last and not any(above)


def _gaps(block):
    """The gaps (left, right) that no word of the rows crosses; a row without wide gaps has its words inside the columns."""
    words = sorted((left, right) for line in block if len(line.cells) > 1 for left, right in _words(line))
    gaps, edge = [], words[0][1]
    for left, right in words:
        if left - edge > CLEAR * block[0].size:
            gaps.append((edge, left))
        edge = max(edge, right)
    close = [word for line in block if len(line.cells) == 1 for word in _words(line)]
    return [] if any(left < start - 1 and right > start + 1 for left, right in close for _, start in gaps) else gaps


def _words(line):
    return [(left, right) for cell in line.cells for _, left, right in cell.places]


def _are_cells(block, gaps):
    """True if most rows have words in most columns, and the columns hold no labels and no sentences."""
    rows = [_cells(line, gaps) for line in block]
    if (
        sum(map(bool, rows[0])) < 2
        or sum(sum(map(bool, row)) >= 2 for row in rows) < 0.75 * len(rows)
        or sum(map(bool, rows[-1])) < 2
    ):
        return False
    wide = [line for line in block if len(line.cells) >= 2]
    if len(wide) < 0.6 * len(block) or sum(_is_even(line, gaps) for line in wide) > 0.2 * len(wide):
        return False
    if not _are_aligned(block, gaps):
        return False
    if len(gaps) == 1:
        first, second = [row[0] for row in rows], [row[1] for row in rows]
        labels = sum(bool(LABEL.match(words)) for words in first) >= 0.5 * len(first)
        return not (labels and max(map(len, second)) > 12) and sum(map(len, second)) / len(second) <= LONG
    return True


def _are_aligned(block, gaps):
    """True if the words of most columns begin, end or have their middle under each other."""
    aligned = 0
    for at in range(len(gaps) + 1):
        places = [place for place in (_extent(line, gaps, at) for line in block) if place]
        kinds = zip(*[(left, right, (left + right) / 2) for left, right in places])
        aligned += any(sum(abs(one - median(kind)) <= NEAR for one in kind) >= 0.6 * len(kind) for kind in kinds)
    return aligned >= 0.75 * (len(gaps) + 1)


def _extent(line, gaps, at):
    """From where to where a line has words in a column; None if it has none."""
    words = [(left, right) for left, right in _words(line) if sum(left >= start - 0.5 for _, start in gaps) == at]
    return (words[0][0], words[-1][1]) if words else None


def _is_even(line, gaps):
    """True if the gaps between columns are no wider than those inside them: a line of words that is filled up."""
    words = [(left, right, sum(left >= start - 0.5 for _, start in gaps)) for left, right in _words(line)]
    pairs = list(zip(words, words[1:]))
    inner = [after[0] - before[1] for before, after in pairs if before[2] == after[2]]
    outer = [after[0] - before[1] for before, after in pairs if before[2] != after[2]]
    return bool(inner and outer) and min(outer) < WIDER * max(inner)


def _cells(line, gaps):
    """The words of a line column by column."""
    cells = [[] for _ in range(len(gaps) + 1)]
    for cell in line.cells:
        ends = [place for place, _, _ in cell.places[1:]] + [len(cell.words)]
        for (place, left, _), end in zip(cell.places, ends):
            cells[sum(left >= right - 0.5 for _, right in gaps)].append(cell.words[place:end].strip())
    return [" ".join(words) for words in cells]


def _row(line, gaps):
    """A line as the row of a table."""
    words = "| " + " | ".join(_cells(line, gaps)) + " |"
    return Line(re.sub(r"\s+\|", " |", words), *line[1:6], (), *line[7:])
