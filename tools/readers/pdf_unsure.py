"""Lines of a page that may be rows of a table whose cells stand as near as words: told as doubtful."""

from tools.labels import labels_at, law_heading
from tools.readers.pdf_tables import UNDER, apart, places_of

FEW = 0.4  # of the lines of a page
NEIGHBOUR = 4  # lines
ORDINARY = 0.34  # of the type size: a gap between words is no wider
EVEN = 0.1  # of the type size: gaps between words differ less
SEVERAL = 4  # words of a line, to tell that their gaps are even


def unsure_rows(lines, rows):
    """Where lines begin that may be rows → how many there are: near a row or each other, parted without blanks as cells.

    One place stands for a run of lines that are near each other.
    """
    parted = [at for at, line in enumerate(lines) if at not in rows and apart(line)]
    if len(parted) > FEW * len(lines):
        return {}  # a file without blanks
    unsure = [at for at in parted if not _is_labelled(lines[at]) and not _is_prose(lines[at])]
    found = [at for at in unsure if _has_company(at, lines, unsure, rows)]
    return _runs(found)


def _is_labelled(line):
    return bool(labels_at(line.words, 0) or law_heading(line.words) or not line.words[:1].isalnum())


def _is_prose(line):
    """True if no blank parts the words of a line, and their gaps are even: cells are as long as they are."""
    places = sorted(places_of(line))
    gaps = [(right[0] - left[1]) / line.size for left, right in zip(places, places[1:])]
    widths = [right - left for left, right in places]
    is_even = max(gaps) <= ORDINARY and max(gaps) - min(gaps) <= EVEN
    return len(places) >= SEVERAL and len(apart(line)) == len(gaps) and is_even and max(widths) > 2 * min(widths)


def _has_company(at, lines, unsure, rows):
    """True if a line near it may be a row too; where it is parted once, by no more than words are, under that one."""
    near = [other for other in (*unsure, *rows) if 0 < abs(at - other) <= NEIGHBOUR]
    if len(apart(lines[at])) > 1 or _widest(lines[at]) > ORDINARY:
        return bool(near)
    (left,) = apart(lines[at])
    return any(abs(left - one) < UNDER for other in near for one, _ in places_of(lines[other]))


def _widest(line):
    """The widest gap of a line that no blank fills, in type sizes."""
    places, firsts = sorted(places_of(line)), apart(line)
    return max((right[0] - left[1]) / line.size for left, right in zip(places, places[1:]) if right[0] in firsts)


def _runs(found):
    """The first of each run of places that are near each other → how many it has."""
    runs, last = {}, None
    for at in found:
        first = next(reversed(runs)) if runs and at - last <= NEIGHBOUR else at
        runs[first] = runs.get(first, 0) + 1
        last = at
    return runs
