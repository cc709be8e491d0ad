"""Two columns that stand side by side in a plain text, or line by line in each other: a file that nobody can read so."""

import re
from bisect import bisect_right
from collections import Counter
from operator import itemgetter

from tools.begun import labelled_lines
from tools.labels import PART_LETTERS, begins_capital, begins_small, is_closed, is_row, part_heading
from tools.notes import footnote_sign
from tools.sheet import asked_once
from tools.widths import APART

GUTTER = re.compile(r"(?<=\S) {2,}(?=\S)")
FEWEST = 12  # lines with a gutter, or pairs of lines
SHARE = 0.6  # of the lines that reach over the gutter
FULL = 0.7  # of the usual length: shorter lines may end a title
DEEP = 20  # characters: no paragraph is indented so far
STRANGE = 0.12  # of the pairs of lines: to tell of them
BROKEN = 0.3  # of the pairs of lines; in sound texts less than a tenth
NAMES = frozenset(("Law", "Laws", "Director", "North", "South", "East", "West", "Правило", "Правила", "Север", "Юг"))
INSIST = 'to have it read as it is, write layout = "wrapped" in its [[text.file]]'


def fault(source, sheet):
    """(line, why) if a file holds two columns; None if it does not, or the manifest tells how its lines are set."""
    if source.layout or "on" in sheet.marks or "row" in sheet.marks:
        return None
    return _side_by_side(sheet) or _line_by_line(sheet)


def _side_by_side(sheet):
    """Most lines have a gap that ends at the same place."""
    indents = _indents(sheet)
    ends = _gutters(sheet, indents)
    if len(ends) < FEWEST:
        return None
    place, count = Counter(end for _, end in ends).most_common(1)[0]
    over = sum(indent + len(words) > place for indent, words in zip(indents, sheet.lines()))
    if count < max(FEWEST, SHARE * over):
        return None
    line = sheet.line(sheet.pieces[next(at for at, end in ends if end == place)])
    return line, f"{count} lines hold two columns side by side; save the text one column after the other; or, {INSIST}"


def _gutters(sheet, indents):
    """(place of a piece, end) of each gap of its line; a line that begins far in has an empty column before it."""
    ends, lines = [(at, indent) for at, indent in enumerate(indents) if indent > DEEP], sheet.lines()
    for at in sheet.holding(("  ",)):
        words = lines[at]
        ends += [(at, found.end() + indents[at]) for found in GUTTER.finditer(words)] if not is_row(words) else []
    return sorted(ends, key=itemgetter(0))  # of one piece as they stand on its line


def _indents(sheet):
    """How far in each piece begins on its line."""
    text, starts = sheet.source.text, sheet.source.starts
    places = [start for start, _, _ in sheet.pieces]
    return [0 if text[at - 1 : at] == "\n" else at - starts[bisect_right(starts, at) - 1] for at in places]


def _line_by_line(sheet):
    """Many lines do not go on with the one before: a sentence stops inside, or begins small after another's end."""
    pairs, broken = _broken(sheet)
    if pairs < FEWEST or len(broken) < BROKEN * pairs:
        return None
    words = f"{len(broken)} of {pairs} lines do not go on with the line before: two columns may stand line by line"
    return sheet.line(broken[0]), f"{words}; save the text one column after the other; or, {INSIST}"


def strange_lines(sheet):
    """(line, doubt) of lines that do not go on with the one before, where there are more of them than in sound texts."""
    pairs, broken = _broken(sheet)
    for piece in broken if pairs >= FEWEST and len(broken) >= STRANGE * pairs else ():
        yield sheet.line(piece), "this line does not go on with the line before; lines may be lost, or stand out of order"


@asked_once
def _broken(sheet):
    """How many pairs of lines may go on, and the second lines of those that do not."""
    pairs, broken, full, lines = 0, [], FULL * _usual_length(sheet), sheet.lines()
    apart = [is_labelled or _is_apart(words) for words, is_labelled in zip(lines, labelled_lines(sheet))]
    for piece, last, words, was_apart, is_apart in zip(sheet.pieces[1:], lines, lines[1:], apart, apart[1:]):
        if was_apart or is_apart or len(last) < full or not piece.marks.isdisjoint(APART):
            continue
        if last[:3].isascii() == words[:3].isascii():
            pairs += 1
            if _stops(last, words):
                broken.append(piece)
    return pairs, broken


def _stops(last, words):
    """True if a line does not go on with the one before: a sentence has not ended and another begins, or the other way."""
    if begins_small(words):
        return last[-1] in ".?!"
    return begins_capital(words) and not is_closed(last) and words.split(None, 1)[0].strip(".,") not in NAMES


def _usual_length(sheet):
    """How long the longer lines are."""
    lengths = sorted(map(len, sheet.lines()))
    return lengths[int(0.8 * len(lengths))] if lengths else 0


def _is_apart(words):
    """True for what has no label, and yet need not go on from the line before, nor on the next."""
    if words[0].isalpha() and words[0] not in PART_LETTERS:
        return "|" in words and is_row(words)  # most lines: no heading or mark of a footnote begins so
    return bool(part_heading(words) or footnote_sign(words) or is_row(words))
