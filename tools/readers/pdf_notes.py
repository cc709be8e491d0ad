"""Footnotes at the foot of a page: smaller than the words or under a rule, and begun with a mark."""

import re

from tools.labels import begins_capital, is_closed, law_heading
from tools.notes import footnote_sign

SMALLER = 0.94  # of the size of the words
GLUED = re.compile(r"(\d{1,2})(?=[^\W\d])")  # "1The lower mark", as a word processor prints its notes
MARK = re.compile(r"[⁰¹²³⁴-⁹]+\s|\(?[*†‡]+\)?\s?\S")


def part_notes(lines, rules, body):
    """The lines of a page without its footnotes, and these."""
    columns = {}
    for line in lines:
        columns.setdefault(line.column, []).append(line)
    notes = [line for column in columns.values() for line in _notes(column, rules, body)]
    return [line for line in lines if line not in notes], [_parted(line) for line in notes]


def opens_note(line):
    """True if a line begins with the mark of a footnote."""
    return bool(MARK.match(line.words) or footnote_sign(line.words) or _glued(line.words))


def _glued(words):
    """The number that a note's first word is glued to, None if none is: "1The lower mark"."""
    found = GLUED.match(words)
    return found if found and begins_capital(words[found.end() :]) else None


def _parted(line):
    """A footnote's line with a blank after its number."""
    found = _glued(line.words)
    if not found or line.added:
        return line
    return line._replace(words=f"{found.group()} {line.words[found.end() :]}")


def _notes(column, rules, body):
    """The lines of a column's footnotes: at its foot, or before what goes on under them."""
    at = 0
    while at < len(column):
        first = at + _notes_from(column[at:], rules, body)
        at = _end_of_notes(column, first, body)
        yield from column[first:at]


def _end_of_notes(column, first, body):
    """Where the notes end that begin at a line: before words as large as the body, or before a law if they are so too."""
    smaller = column[first : first + 1] and column[first].size <= SMALLER * body
    for at in range(first + 1, len(column)):
        line, above = column[at], column[at - 1]
        if line.size > SMALLER * body if smaller else law_heading(line.words) and is_closed(above.words):
            return at
    return len(column)


def _notes_from(column, rules, body):
    """Where the footnotes of a column begin; its end if it has none."""
    small = len(column)
    while small and column[small - 1].size <= SMALLER * body:
        small -= 1
    ruled = _under_rule(column, rules, body)
    for at in range(min(small, ruled), len(column)):
        if opens_note(column[at]) and (at >= small or at >= ruled):
            return ruled if small <= ruled < at else at
    return len(column)


def _under_rule(column, rules, body):
    """The first line under a rule that stands in a column below words; the column's end if there is none."""
    left, right = min(line.left for line in column), max(line.right for line in column)
    for at in range(1, len(column)):
        above, below = column[at - 1], column[at]
        between = [one for one in rules if above.base > one.base > below.base and left - 9 < one.left < right]
        if between and opens_note(below):
            notes = column[at : _end_of_notes(column, at, body)]
            if not any(_crosses(one, notes) for one in rules):
                return at
    return len(column)


def _crosses(rule, lines):
    """True if a rule stands lower, among the lines: then it is one of a table."""
    return lines[0].base > rule.base > lines[-1].base and rule.left < lines[0].right
