"""How wide the lines of a file are set, if they were wrapped at a width."""

from bisect import bisect_left
from collections import Counter, namedtuple

from tools.begun import small_lines
from tools.labels import PARAGRAPH
from tools.sheet import asked_once

APART = frozenset(("blank", "end", "page", "jump"))
ENDS = frozenset(("end", "jump"))
NARROW, WIDE = 30, 125  # a file wrapped by hand lies between
USUAL = 40  # a file of few lines is seldom narrower
FEW = 0.15  # of the lines: a heading or a list of links may be longer than a file is wide
MANY = 30  # lines, among which two that are longer than full may be as long as each other
SEVERAL = 8  # lines that go on tell how wide all are
FEWEST = 3  # of them, where other paragraphs stand on a line each
NEAR = 4  # characters: full lines end that near each other


class Width(namedtuple("Width", "full first")):
    """How wide a wrapped file is set: full lines, and first lines of paragraphs, which may be indented."""

    __slots__ = ()


@asked_once
def width_of(sheet, told=False):
    """The width of a file whose lines were wrapped, None if each line is a paragraph of its own."""
    if sheet.source.layout:
        wrapped = sheet.source.layout == "wrapped"
    else:
        wrapped = told or _looks_wrapped(sheet)
    if not wrapped or not sheet.pieces:
        return None
    full = _full(sheet)
    firsts = [len(words) for words, (_, _, marks) in zip(sheet.lines(), sheet.pieces) if _is_first(words, marks)]
    narrow = len(firsts) > 3 and max(firsts) < full - NEAR
    return Width(full, max(firsts) if narrow else full)


def _is_first(words, marks):
    return "end" in marks or words[0].isdecimal() and PARAGRAPH.match(words)


@asked_once
def is_spaced(sheet):
    """True if a blank line follows every line, so that blank lines tell nothing."""
    blanks = sum("blank" in marks for _, _, marks in sheet.pieces[1:])
    return blanks >= 0.9 * max(len(sheet.pieces) - 1, 1)


def gap_before(sheet, at):
    """How many lines further down than the piece before it a piece stands."""
    return sheet.numbers[at] - sheet.numbers[at - 1] if at else 0


@asked_once
def usual_gap(sheet):
    """How many lines further down a paragraph mostly goes on: where more are left out, one ends."""
    going_on = [at for at, small in enumerate(small_lines(sheet)) if at and small]
    places = going_on if len(going_on) >= SEVERAL else range(1, len(sheet.pieces))
    gaps = Counter(gap_before(sheet, at) for at in places)
    return gaps.most_common(1)[0][0] if gaps else 0


def taken_before(sheet, at):
    """How many characters of a footer stood on the line before a piece: they made its line longer.

    >>> from tools.cleaners.pages import drop_footers
    >>> from tools.sheet import Source, lay_out
    >>> sheet = drop_footers(lay_out(Source("example", "Words\\n\\n- 7 of a page.\\n\\nWords\\n\\n- 8")))
    >>> [taken_before(sheet, at) for at in range(len(sheet.pieces))]
    [0, 4, 0]
    """
    start = sheet.pieces[at].start
    before = bisect_left(sheet.edits, (start,)) - 1
    edit = sheet.edits[before] if before >= 0 else None
    if not edit or edit.kind != "page" or sheet.source.text[edit.end : start].strip(" "):
        return 0
    return start - edit.start


def _full(sheet):
    """The width of full lines: the longest that others end near, among those that no mark ends."""
    apart = APART - {"blank"} if is_spaced(sheet) else APART
    lengths = sorted(_going_on(sheet, apart) or _inner(sheet, apart) or map(len, sheet.lines()), reverse=True)
    company = 1 if len(lengths) < MANY else 2
    near = [one for one, other in zip(lengths, lengths[company:]) if one - other <= NEAR]
    return near[0] if near else lengths[0]


def _inner(sheet, apart):
    """How long the lines are after which none of some marks stands."""
    return [len(words) for words, (_, _, marks) in zip(sheet.lines(), sheet.pieces[1:]) if marks.isdisjoint(apart)]


def _going_on(sheet, apart):
    """How long the lines are that certainly go on, since the next begins small, if they tell the width; else none."""
    following = zip(sheet.lines(), sheet.pieces[1:], small_lines(sheet)[1:])
    found = [len(words) for words, (_, _, marks), small in following if small and marks.isdisjoint(apart)]
    return found if len(found) >= SEVERAL else []


def _is_partly_wrapped(sheet):
    """True if some paragraphs were wrapped and others stand on a line: blank lines part most, and in some lines go on."""
    following = zip(sheet.lines(), sheet.pieces[1:], small_lines(sheet)[1:])
    close = [(len(words), small) for words, (_, _, marks), small in following if marks.isdisjoint(APART)]
    going_on = [length for length, small in close if small]
    parted = len(close) < len(sheet.pieces) / 2
    return parted and len(going_on) >= FEWEST and NARROW <= max(going_on) <= min(WIDE, min(going_on) / 0.7)


def _looks_wrapped(sheet):
    """True if few lines are very long and most that the next goes on from are nearly full, or codes end paragraphs."""
    lengths = [len(words) for words in sheet.lines()]
    longest = sorted(lengths)[-1 - int(FEW * len(lengths))] if lengths else 0
    if len(lengths) < 3 or longest > WIDE or longest < (NARROW if len(lengths) >= MANY else USUAL):
        return _is_partly_wrapped(sheet)
    if any(edit.kind == "code" for edit in sheet.edits):
        return True  # a printer's file: its lines were set to a width
    following = zip(lengths, sheet.pieces[1:], small_lines(sheet)[1:])
    inner = [(length, "blank" in marks) for length, (_, _, marks), small in following if small and marks.isdisjoint(ENDS)]
    close = [length for length, blank in inner if not blank]  # no blank line between: they say most
    lines = close if len(close) > 1 else [length for length, _ in inner]
    full = [length for length in lines if length >= 0.7 * longest]
    mostly = len(full) >= 0.6 * len(lines) and (len(close) > 1 or len(lines) >= 0.2 * len(lengths))
    return mostly or _is_partly_wrapped(sheet)
