"""Stretches of words of a page → lines in the order in which they are read: columns one after the other."""

import re
from collections import Counter, namedtuple
from statistics import median

from tools.labels import law_heading
from tools.readers.pdf_lines import ROW, Stretch, inner_gap

NARROWEST = 0.7  # of the type size: a gutter is at least this wide
FILLED = 0.55  # of a column's width: the lines of prose fill more
LETTERS = 14  # a line of a column of prose has more on average
WIDER = 1.2  # times the widest gap between words
LONG = 8  # lines: no gap between words runs through so many
HEADING = 3  # lines, at the most
SCRIPT = 3  # lines' letters at least, to tell the language of a side
CYRILLIC, LETTER = re.compile("[А-Яа-яЁё]"), re.compile(r"[^\W\d_]")
FEWEST = 3  # lines in each of two columns that are found without another example


class Line(namedtuple("Line", "words left right base size bold added column cells")):
    """A printed line; `column` numbers the block of lines that it stands in; `cells` are the stretches it is made of."""

    __slots__ = ()


def in_order(stretches, gutters=()):
    """The lines of a page in order; `gutters` are those of other pages, to be taken where this page has few lines."""
    lines, number = [], 0
    for block in _blocks(list(stretches), tuple(gutters)):
        number += 1
        lines += [_line(row, number) for row in rows_of(block)]
    return lines


def rows_of(stretches):
    """Stretches of one column, in rows from the top."""
    rows = []
    for one in sorted(stretches, key=lambda one: (-one.base, one.left)):
        if rows and abs(rows[-1][0].base - one.base) <= ROW * max(one.size, rows[-1][0].size):
            rows[-1].append(one)
        else:
            rows.append([one])
    return [sorted(row, key=lambda one: one.left) for row in rows]


def gutter_of(stretches):
    """Where the gutter of the most lines lies, None if the page has one column."""
    best = None
    for at in _candidates(stretches):
        bands = [band for band in _bands(stretches, at) if band[0] == "columns" and _is_prose(band, stretches)]
        lines = sum(len(rows_of(left)) + len(rows_of(right)) for _, left, right in bands)
        if lines and (best is None or lines > best[0]):
            best = (lines, at)
    return best[1] if best else None


def _blocks(stretches, gutters):
    """The blocks of one column each, in order."""
    own = gutter_of(stretches)
    known = [own] if own is not None else [at for at in gutters if _candidate_near(stretches, at)]
    if not known:
        return [stretches] if stretches else []
    blocks, after_whole = [], False
    for kind, *parts in _bands(stretches, known[0]):
        is_columns = kind == "columns" and (own is not None or _is_prose((kind, *parts), stretches, fewest=1))
        if is_columns:
            for part in parts:
                blocks += _blocks(part, ()) if len(part) < len(stretches) else [part]
        elif blocks and blocks[-1] and after_whole:
            blocks[-1] += [one for part in parts for one in part]
        else:
            blocks.append([one for part in parts for one in part])
        after_whole = not is_columns
    return [block for block in blocks if block]


def _candidate_near(stretches, at):
    return any(abs(other - at) < 6 for other in _candidates(stretches))


def _candidates(stretches):
    """Middles of the gaps before stretches that stand right of another on the same row."""
    found = set()
    for row in rows_of(stretches):
        for left, right in zip(row, row[1:]):
            if right.left - left.right >= NARROWEST * min(left.size, right.size):
                found.add(round(right.left - 0.3 * right.size))
    lefts = sorted({round(one.left) for one in stretches})
    return sorted(found | {left - 3 for left in lefts if sum(abs(one.left - left) < 2 for one in stretches) >= FEWEST})


def _bands(stretches, at):
    """A page from top to bottom: ("whole", lines that cross the gutter) and ("columns", left, right) in turn."""
    bands = []
    for row in rows_of(stretches):
        crossing = [one for one in row if one.left < at - 1 and one.right > at + 1]
        if crossing:
            if not bands or bands[-1][0] != "whole":
                bands.append(("whole", []))
            bands[-1][1].extend(row)
            continue
        if not bands or bands[-1][0] != "columns":
            bands.append(("columns", [], []))
        for one in row:
            bands[-1][1 if one.right <= at + 1 else 2].append(one)
    return [part for band in bands for part in _settled(band, band is bands[-1])]


def _settled(band, last):
    """Bands without what stands above and below both columns: it belongs to neither; `last`: nothing follows on the page."""
    if band[0] == "whole" or not (band[1] and band[2]):
        return [("whole", [one for part in band[1:] for one in part])]
    _, left, right = band
    top, bottom = max(one.base for one in right), min(one.base for one in right)
    above = [one for one in left if one.base > top + one.size / 2]
    column = [one for one in left if one not in above]
    below = _below(column, bottom)
    below = [] if last and _is_heading(below) else below
    column = [one for one in column if one not in below]
    parts = [("whole", above)] if above else []
    parts.append(("columns", column, right) if column else ("whole", right))
    return parts + ([("whole", below)] if below else [])


def _below(column, bottom):
    """What stands in the left column under the end of the right one, after its widest gap: it is read after both."""
    rows = rows_of(column)
    leads = [above[0].base - row[0].base for above, row in zip(rows, rows[1:])]
    for at, (row, lead) in enumerate(zip(rows[1:], leads)):
        if row[0].base < bottom - row[0].size / 2 and lead > 1.1 * max(leads[:at], default=lead):
            return [one for one in column if one.base <= row[0].base + 1]
    return []


def _is_heading(stretches):
    """True if some stretches are a law's heading and no more: its words follow in the next column."""
    rows = rows_of(stretches)
    return 0 < len(rows) <= HEADING and bool(law_heading(" ".join(one.words for one in rows[0])))


def _is_prose(band, stretches, fewest=FEWEST):
    """True if both sides of a band are running words: enough lines, nearly full, of some letters; or two languages."""
    if _are_languages(band):
        return True
    for side in band[1:]:
        rows = rows_of(side)
        if len(rows) < fewest:
            return False
        left, right = min(one.left for one in side), max(one.right for one in side)
        widths = [row[-1].right - row[0].left for row in rows]
        letters = [sum(len(one.words) for one in row) for row in rows]
        if median(letters) < LETTERS or median(widths) < FILLED * (right - left):
            return False
        if right - left < 0.2 * (max(one.right for one in stretches) - min(one.left for one in stretches)):
            return False
    return _is_gutter(band)


def _are_languages(band):
    """True if one side of a band is in Cyrillic letters and the other in Latin ones: a law and its twin."""
    words = ["".join(one.words for one in side) for side in band[1:]]
    cyrillic, letters = [len(CYRILLIC.findall(one)) for one in words], [len(LETTER.findall(one)) for one in words]
    if min(letters) < SCRIPT * LETTERS:
        return False
    shares = sorted(one / of for one, of in zip(cyrillic, letters))
    return shares[0] < 0.1 and shares[1] > 0.9


def _is_gutter(band):
    """True if what parts two sides is no river in running words: long, before lines that begin alike, or wider than it."""
    left, right = rows_of(band[1]), rows_of(band[2])
    lefts = Counter(round(row[0].left) for row in right)
    alike = max(lefts[at] + lefts[at + 1] for at in lefts)
    return min(len(left), len(right)) >= LONG or alike >= 0.6 * len(right) or _stands_out(rows_of(band[1] + band[2]), band)


def _stands_out(rows, band):
    """True if the gap at a gutter is wider in most rows than the gaps between their words."""
    edge, wider, both = max(one.right for one in band[1]), 0, 0
    for row in rows:
        left, right = [one for one in row if one.right <= edge], [one for one in row if one.right > edge]
        if left and right:
            both += 1
            wider += right[0].left - left[-1].right > WIDER * max(inner_gap(left), inner_gap(right))
    return wider >= 0.5 * both


def _line(row, column):
    """The stretches of a row as one line."""
    words, added = "", []
    for one in row:
        words += " " if words else ""
        added += one.moved(len(words))
        words += one.words
    size = max(row, key=lambda one: len(one.words)).size
    bold = all(one.bold for one in row)
    base = median(one.base for one in row)
    return Line(words, row[0].left, row[-1].right, base, size, bold, tuple(added), column, tuple(row))


def line_of(words, base=0.0, size=0.0):
    """A line that stands in no column: words taken out."""
    return Line(words, 0.0, 0.0, base, size, False, (), 0, (Stretch(words, 0.0, 0.0, base, size, False, (), ()),))
