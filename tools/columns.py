"""Two columns that stand side by side in a plain text, or line by line in each other: a file that nobody can read so."""

import re
from collections import Counter

from tools.labels import begins_capital, begins_small, is_closed, is_row, labels_at, law_heading, part_heading
from tools.notes import footnote_sign
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
    if source.layout or any("on" in piece.marks or "row" in piece.marks for piece in sheet.pieces):
        return None
    return _side_by_side(sheet) or _line_by_line(sheet)


def _side_by_side(sheet):
    """Most lines have a gap that ends at the same place."""
    ends = [end for piece in sheet.pieces for end in _gutters(sheet, piece)]
    if len(ends) < FEWEST:
        return None
    place, count = Counter(end for _, end in ends).most_common(1)[0]
    over = sum(_indent(sheet, piece) + piece.end - piece.start > place for piece in sheet.pieces)
    if count < max(FEWEST, SHARE * over):
        return None
    line = sheet.line(next(piece for piece, end in ends if end == place))
    return line, f"{count} lines hold two columns side by side; save the text one column after the other; or, {INSIST}"


def _gutters(sheet, piece):
    """(piece, place) where each gap of its line ends; a line that begins far in has an empty column before it."""
    words, indent = sheet.words(piece), _indent(sheet, piece)
    if indent > DEEP:
        yield piece, indent
    if "  " in words and not is_row(words):
        yield from ((piece, found.end() + indent) for found in GUTTER.finditer(words))


def _indent(sheet, piece):
    """How far in a piece begins on its line."""
    return piece.start - sheet.source.starts[sheet.line(piece) - 1]


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


def _broken(sheet):
    """How many pairs of lines may go on, and the second lines of those that do not."""
    pairs, broken, full = 0, [], FULL * _usual_length(sheet)
    words, is_apart = "", True
    for piece in sheet.pieces:
        last, was_apart = words, is_apart
        words = sheet.words(piece)
        is_apart = _is_apart(words)
        if was_apart or is_apart or piece.marks & APART or len(last) < full:
            continue
        if last[:3].isascii() != words[:3].isascii():
            continue
        pairs += 1
        stops = not is_closed(last) and begins_capital(words) and words.split(None, 1)[0].strip(".,") not in NAMES
        if stops or last.endswith((".", "?", "!")) and begins_small(words):
            broken.append(piece)
    return pairs, broken


def _usual_length(sheet):
    """How long the longer lines are."""
    lengths = sorted(piece.end - piece.start for piece in sheet.pieces)
    return lengths[int(0.8 * len(lengths))] if lengths else 0


def _is_apart(words):
    """True for what need not go on from the line before, nor on the next."""
    return bool(labels_at(words, 0) or law_heading(words) or part_heading(words) or footnote_sign(words) or is_row(words))
