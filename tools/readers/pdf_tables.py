"""Rows of a table among the lines of a page: cells that stand under each other become "| a | b |"."""

import re
from statistics import median

from tools.labels import labels_at, law_heading
from tools.readers.pdf_columns import Line

CLEAR = 0.45  # of the type size: the gap between two columns of a table
NARROW = 0.2  # of the type size: one that no blank fills in any row, before words that begin under each other
UNDER = 0.7  # points: how near under each other
MOST = 0.6  # of the rows
LABEL = re.compile(r"\W*(?:\d{1,3}|[^\W\d_]|[ivx]{1,4})?\W*$|(?:\d+\.)+\d*$")
NEAR = 1.6  # points
WIDER = 1.4  # times the widest gap inside the cells of a row
LONG = 45  # letters: cells of two columns that are longer are sentences


def with_tables(lines, known):
    """Lines with the rows of tables written with bars, and the places of all rows; those that are `known` are rows."""
    found, at, rows = [], 0, set()
    while at < len(lines):
        if at in known:
            rows.add(len(found))
            found.append(lines[at])
            at += 1
            continue
        end, gaps = _table(lines, at)
        if not gaps:
            found.append(lines[at])
            at += 1
            continue
        for line in lines[at:end]:
            rows.add(len(found))
            found.append(row_of([line], gaps))
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
    return above.base - below.base <= 3 * max(above.size, below.size) and any(map(apart, block[:2]))


def _begins_clause(block):
    """True if the last line begins with a label or a law's heading, and no row before it does: the table is over."""
    *above, last = [bool(labels_at(line.words, 0) or law_heading(line.words)) for line in block]
    return last and not any(above)


def _gaps(block):
    """The gaps (left, right) that no word of the rows crosses; a row without gaps has its words inside the columns."""
    rows = [line for line in block if apart(line)]
    gaps = _narrow(rows)
    if sum(_is_told(line, gaps) for line in rows) >= MOST * len(rows):
        rows = [line for line in rows if line is block[0] or len(line.cells) > 1 or _is_told(line, gaps)]
        gaps = _narrow(rows)
    else:  # a file without blanks, so that those which are not there tell nothing
        rows = [line for line in block if len(line.cells) > 1]
        gaps = _clear(rows, lambda left: _begins_in_all(block, left))
    crossed = (_crosses(line, start) for line in block if line not in rows for _, start in gaps)
    return [] if any(crossed) else gaps


def clear_gaps(lines):
    """The gaps between the words of all lines of a table whose rows are known."""
    return _narrow([line for line in lines if places_of(line)])


def _narrow(rows):
    """The gaps between the words of rows whose blanks tell their cells."""
    return _clear(rows, lambda left: _is_unfilled(rows, left))


def _crosses(line, start):
    """True if a line, or if no blanks part its words one of them, goes on over the beginning of a column."""
    parts = places_of(line) if apart(line) else [(line.left, line.right)]
    return any(left < start - 1 and right > start + 1 for left, right in parts)


def _clear(rows, is_told):
    """The gaps between the words of all rows: wide ones, and narrow ones if they are told."""
    words = sorted(word for line in rows for word in places_of(line))
    gaps, edge = [], words[0][1] if words else 0
    for left, right in words:
        if left - edge > CLEAR * rows[0].size or (left - edge > NARROW * rows[0].size and is_told(left)):
            gaps.append((edge, left))
        edge = max(edge, right)
    return _without_head(rows, gaps)


def _without_head(rows, gaps):
    """Gaps without those beside a column of nothing but a head: it stands over the middle of a column beside it."""
    for at in range(len(gaps)):
        columns = [[bool(_extent(line, gaps, column)) for line in rows] for column in (at, at + 1)]
        both = any(map(all, zip(*columns)))
        if not both and any(column[0] and not any(column[1:]) for column in columns):
            return _without_head(rows, gaps[:at] + gaps[at + 1 :])
    return gaps


def _is_unfilled(rows, left):
    """True if in every row the first word right of a gap has no blank before it."""
    firsts = [min((one for one, _ in places_of(line) if one >= left - 0.5), default=None) for line in rows]
    return all(first is None or first in apart(line) or first == line.left for first, line in zip(firsts, rows))


def _is_told(line, gaps):
    """True if the blanks of a line tell its cells: every word without one before it begins a column."""
    firsts = {_extent(line, gaps, column) for column in range(1, len(gaps) + 1)} - {None}
    return 0 < len(apart(line)) and set(apart(line)) <= {left for left, _ in firsts}


def _begins_in_all(block, left):
    """True if in every row a word begins there."""
    return all(any(abs(left - one) < UNDER for one in apart(line)) for line in block)


def apart(line):
    """The lefts of words that no blank of the file parts from the word before."""
    return [cell.left for cell in line.cells[1:]] + [left for cell in line.cells for left in cell.apart]


def places_of(line):
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
    wide = [line for line in block if apart(line)]
    if len(wide) < 0.6 * len(block) or sum(_is_even(line, gaps) for line in wide) > 0.2 * len(wide):
        return False
    if not _are_aligned(block, gaps):
        return False
    if _is_list(rows):
        return False
    return len(gaps) > 1 or sum(len(row[1]) for row in rows) / len(rows) <= LONG


def _is_list(rows):
    """True if most rows are a label and words."""
    filled = [[words for words in row if words] for row in rows]
    labelled = [row for row in filled if len(row) <= 2 and LABEL.match(row[0])]
    return len(labelled) >= 0.5 * len(rows) and max(len(row[-1]) for row in labelled) > 12


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
    words = [(left, right) for left, right in places_of(line) if sum(left >= start - 0.5 for _, start in gaps) == at]
    return (words[0][0], words[-1][1]) if words else None


def _is_even(line, gaps):
    """True if the gaps between columns are no wider than those inside them: a line of words that is filled up.

    Blanks that stand in the file inside the columns, and never between them, tell otherwise.
    """
    words = [(left, right, sum(left >= start - 0.5 for _, start in gaps)) for left, right in places_of(line)]
    pairs, lefts = list(zip(words, words[1:])), apart(line)
    if all((after[0] in lefts) == (before[2] != after[2]) for before, after in pairs):
        return False
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


def row_of(lines, gaps):
    """Lines as one row of a table, cell by cell."""
    cells = [" ".join(filter(None, words)) for words in zip(*(_cells(line, gaps) for line in lines))]
    words = "| " + " | ".join(cells) + " |"
    return Line(re.sub(r"\s+\|", " |", words), *lines[0][1:6], (), *lines[0][7:])
