"""Characters of a page → stretches of words on a common baseline, parted where a column or a cell may end."""

from collections import namedtuple
from statistics import median

RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
ROW = 0.2  # of the type size: baselines that lie nearer are one
APART = 0.85  # of the type size: a wider gap may part columns or cells
NARROWEST = 0.6  # of the type size: a gutter that is known
GUTTER = 7  # points: lines right of a gutter begin so near to it
FILLING = 2.5  # of the type size: a space is not widened more to fill a line
EVEN = 0.25  # of the type size: gaps that differ less are equal
WORD_GAP = 0.16  # of the type size: a wider gap parts words
SET_WIDE = (0.07, 0.7)  # of the type size: equal gaps of this width between letters set a word wide
EQUAL = 0.06
BLANK = 0.8  # of the type size: a blank of a line that is filled up


class Stretch(namedtuple("Stretch", "words left right base size bold added places apart", defaults=((),))):
    """Words of one row up to a wide gap; `added` are (start, end, why) of characters that the file has otherwise.

    `places` are (place in `words`, left, right) of each word; `apart` are the lefts of words without a blank before them.
    """

    __slots__ = ()

    def moved(self, by):
        """The places of `added` in a line that this stretch begins in later."""
        return tuple((start + by, end + by, why) for start, end, why in self.added)


def inner_gap(stretches):
    """The widest gap between the words of some stretches of one row, 0 if there is none."""
    words = [place for one in stretches for place in one.places]
    return max((right[1] - left[2] for left, right in zip(words, words[1:])), default=0)


def stretches_of(glyphs, gutter=None):
    """The stretches of upright glyphs, rows from the top, each row from the left; raised marks stand in their words.

    Rows are parted at a `gutter` that is known, however narrow the gap there.
    """
    rows = []
    for glyph in sorted(glyphs, key=lambda one: (-one.base, one.left)):
        if glyph.char.isspace() and not (rows and abs(rows[-1][0].base - glyph.base) <= ROW * glyph.size):
            continue
        if rows and abs(rows[-1][0].base - glyph.base) <= ROW * min(glyph.size, rows[-1][0].size):
            rows[-1].append(glyph)
        else:
            rows.append([glyph])
    runs = [run for row in rows for run in _runs(sorted(row, key=lambda one: one.left), gutter)]
    return [_stretch(run) for run in _with_raised(runs)]


def words_of(glyphs):
    """Glyphs in the order of the file as words: for what is printed twice, crosswise or outside the page."""
    rows = []
    for glyph in glyphs:
        last = rows[-1][-1] if rows else None
        near = last and abs(last.base - glyph.base) <= last.size and -last.size <= glyph.left - last.right <= 2 * last.size
        if near:
            rows[-1].append(glyph)
        else:
            rows.append([glyph])
    told = [_stretch([(one, False) for one in row]).words.strip() for row in rows if not all(map(_is_space, row))]
    return [words for words in told if words]


def _is_space(glyph):
    return glyph.char.isspace()


def _runs(row, gutter):
    """A row parted at wide gaps, but not at those that only fill the line; spaces stay inside, not at the ends."""
    runs, edge, bridged = [[]], None, False
    for glyph in row:
        if _is_space(glyph):
            bridged = edge is not None
        else:
            if edge is not None and _is_cut(edge, glyph, bridged, gutter):
                runs.append([])
            edge, bridged = glyph.right, False
        runs[-1].append(glyph)
    trimmed = [_trimmed(run) for run in runs]
    return [part for run in trimmed if run for part in _unfilled(run)]


def _is_cut(edge, glyph, bridged, gutter):
    """True if the gap before a glyph parts a row: it is wide, or it is the gutter."""
    gap = glyph.left - edge
    if gutter is not None and edge <= gutter + 1 and -1 <= glyph.left - gutter <= GUTTER:
        return gap > NARROWEST * glyph.size
    return gap > (FILLING if bridged else APART) * glyph.size


def _unfilled(run):
    """A run parted at its wide gaps, unless all its gaps are equal: then spaces were widened to fill the line."""
    words = [[]]
    for glyph in run:
        if _is_space(glyph):
            words += [[]] if words[-1] else []
        else:
            words[-1].append(glyph)
    gaps = [(right[0].left - left[-1].right) / right[0].size for left, right in zip(words, words[1:])]
    if not gaps or max(gaps) <= APART or max(gaps) - min(gaps) <= EVEN:
        return [run]
    cuts = [right[0] for right, gap in zip(words[1:], gaps) if gap > APART]
    parts = [[]]
    for glyph in run:
        parts += [[]] if any(glyph is cut for cut in cuts) else []
        parts[-1].append(glyph)
    return [_trimmed(part) for part in parts]


def _trimmed(run):
    filled = [at for at, glyph in enumerate(run) if not _is_space(glyph)]
    return run[filled[0] : filled[-1] + 1] if filled else []


def _with_raised(runs):
    """Runs as (glyph, is raised); a small run above a bigger one's baseline goes into it."""
    sizes = [median(glyph.size for glyph in run) for run in runs]
    homes = {}
    for at, run in enumerate(runs):
        if len(run) <= 6:
            home = next((other for other in _near(runs, at) if _is_raised(run, sizes[at], runs[other], sizes[other])), None)
            if home is not None:
                homes[at] = home
    found = {at: [(glyph, False) for glyph in run] for at, run in enumerate(runs) if at not in homes}
    for at, home in homes.items():
        found.get(home, []).extend((glyph, True) for glyph in runs[at])
        if home not in found:
            found[at] = [(glyph, False) for glyph in runs[at]]
    return [sorted(found[at], key=lambda one: one[0].left) for at in sorted(found)]


def _near(runs, at):
    """Places of the runs around one, nearest first."""
    for step in range(1, 40):
        for other in (at + step, at - step):
            if 0 <= other < len(runs):
                yield other


def _is_raised(run, size, host, host_size):
    rise = run[0].base - host[0].base
    if size > 0.85 * host_size or not 0.1 * host_size <= rise <= 0.75 * host_size:
        return False
    slack, blank = 0.45 * host_size, BLANK * host_size  # a footnote's mark has a blank after it
    return host[0].left - (run[-1].right - run[0].left) - blank <= run[0].left <= host[-1].right + slack


def _stretch(marked):
    """One run of (glyph, is raised) as words."""
    gaps, words, added, places, apart, before = _gaps([glyph for glyph, _ in marked]), "", [], [], [], None
    wide = _set_wide(gaps)
    for at, (glyph, raised) in enumerate(marked):
        if _is_space(glyph):
            words += "" if words.endswith(" ") else " "
            continue
        gap = gaps[at]
        opens_note = before and before[1] and not words.strip("⁰¹²³⁴⁵⁶⁷⁸⁹*()")
        parted = gap is not None and at not in wide and gap > WORD_GAP and not raised
        if before and (parted or (opens_note and not raised)) and not words.endswith(" "):
            words += " "
            apart.append(glyph.left)
        char, why = _written(glyph, raised)
        if why:
            added.append((len(words), len(words) + len(char), why))
        if not words or words.endswith(" "):
            places.append((len(words), glyph.left, glyph.right))
        places[-1] = (*places[-1][:2], glyph.right)
        words += char
        before = (glyph, raised)
    plain = [glyph for glyph, raised in marked if not raised and not _is_space(glyph)] or [marked[0][0]]
    left, right = min(one.left for one, _ in marked), max(one.right for one, _ in marked)
    bold = sum(one.bold for one in plain) > 0.9 * len(plain)
    base, told = median(one.base for one in plain), map(tuple, (added, places, apart))
    return Stretch(words, left, right, base, _size(plain), bold, *told)


def _size(glyphs):
    return round(median(glyph.size for glyph in glyphs), 1)


def _written(glyph, raised):
    if raised and glyph.char in "0123456789":
        return glyph.char.translate(RAISED), f"raised {glyph.char}"
    return glyph.char, f"sign of a list, '{glyph.was}' in the file" if glyph.was else ""


def _gaps(glyphs):
    """The gap before each glyph in type sizes; None at the beginning, and beside a space of the file."""
    gaps, before = [], None
    for glyph in glyphs:
        alone = before is None or _is_space(before) or _is_space(glyph)
        gaps.append(None if alone else (glyph.left - before.right) / glyph.size)
        before = glyph
    return gaps


def _set_wide(gaps):
    """Places with one of the equal wide gaps before them that part the letters of a word, not words.

    A word set wide has three such gaps or more, and no letters close together beside it.
    """
    runs = _equal_runs(gaps)
    long = [run for run in runs if len(run) >= 3]
    usual = median(gaps[at] for run in long for at in run) if long else 0
    return {at for run in runs if long and abs(gaps[run[0]] - usual) <= EQUAL for at in run}


def _equal_runs(gaps):
    """Runs of equal wide gaps that wider ones, or spaces, part from the others."""
    runs, run = [], []
    for at, gap in enumerate([*gaps, None]):
        is_wide = gap is not None and SET_WIDE[0] < gap < SET_WIDE[1]
        if is_wide and (not run or abs(gap - gaps[run[0]]) <= EQUAL):
            run.append(at)
            continue
        runs += [run] if run and not _is_tight(gaps, run[0] - 1) and not _is_tight(gaps, at) else []
        run = [at] if is_wide else []
    return runs


def _is_tight(gaps, at):
    return 0 <= at < len(gaps) and gaps[at] is not None and gaps[at] <= SET_WIDE[0]
