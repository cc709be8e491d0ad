"""Rows of a table between rules that are drawn, whose cells may hold several lines."""

from tools.readers.pdf_tables import MOST, clear_gaps, row_of

SAME = 3  # points: the edges of one rule, or of the cells of one row
LONG = 60  # letters of a cell on average: longer cells are running words


def with_ruled(lines, rules):
    """Lines with the rows between rules written with bars where cells hold several lines, and the places of these rows."""
    found, rows, at = [], set(), 0
    groups = _groups(lines, rules)
    while at < len(lines):
        end = at
        while end < len(lines) and groups[end] and groups[end][0] == groups[at][0]:
            end += 1
        table = _table(lines[at:end], groups[at:end])
        rows |= set(range(len(found), len(found) + len(table)))
        found += table or lines[at : end or None] if end > at else [lines[at]]
        at = max(end, at + 1)
    return found, rows


def _groups(lines, rules):
    """For each line (table, row) by the rules above and below it; None for a line that does not stand between two."""
    found, table, before = [], 0, None
    for line in lines:
        own = [one for one in rules if one.left - SAME <= line.left and line.left < one.right]
        above = [one.base for one in own if one.base > line.base]
        below = [one.base for one in own if one.base <= line.base]
        row = (round(min(above)), line.column) if above and below else None
        if row is None or before is None or row[1] != before[1]:
            table += 1
        found.append((table, row[0]) if row else None)
        before = row
    return found


def _table(lines, groups):
    """The rows of a table as lines, none if it is no table or if each row is one line."""
    rows = [[line for line, own in zip(lines, groups) if own == group] for group in dict.fromkeys(groups)]
    if len(rows) < 2 or len(rows) == len(lines):
        return []
    gaps = clear_gaps(lines)
    made = [row_of(row, gaps) for row in rows] if gaps else []
    cells = [words for line in made for words in line.words.strip("| ").split(" | ")]
    filled = sum(" | " in line.words.strip("| ") for line in made)
    return made if made and filled >= MOST * len(rows) and sum(map(len, cells)) <= LONG * len(cells) else []
