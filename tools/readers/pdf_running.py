"""Running heads and page numbers: what stands again at the same place of most pages, above or below the words."""

import re
from collections import Counter, namedtuple

from tools.labels import law_heading, part_heading
from tools.readers.pdf_columns import rows_of

NEAR_PAGES = 6  # how far away the other pages are looked for
NEAR = 4  # points
PARTED = 1.6  # type sizes: what runs stands so far from the words
MANY = 5  # other pages near by that have the same where it does not
DEEP = 3  # rows at each edge
ALONE_BY = 2.5  # type sizes: the number of the only page stands as far from its words
NUMBER = re.compile(r"\d+")
ALONE = re.compile(r"\W*(?:page|p\.|стр(?:аница|\.)?|с\.)?\s*(\d{1,4})\s*(?:(?:of|из|/)\s*\d{1,4})?\W*", re.IGNORECASE)
LABEL = re.compile(r"\(?\d{1,2}[.)]")


class Edge(namedtuple("Edge", "page row words place gap other_size")):
    """The outermost row of a page: its place from the edge, and the gap to the next row in type sizes.

    `other_size` is true if the next row is set in another size.
    """

    __slots__ = ()


def running(pages):
    """For each page (stretches, height): {stretch: why} of what runs through the pages, and the printed number or None."""
    found, numbers = [{} for _ in pages], [None] * len(pages)
    for top in (True, False):
        for _ in range(DEEP):
            edges = [_edge(at, page, found[at], top) for at, page in enumerate(pages)]
            taken = [edge for edge in edges if edge and _runs(edge, _around(edges, edge), len(edges))]
            for edge in taken:
                number = _number(edge, _around(edges, edge), len(edges))
                reason = f"number of page {number}" if _is_number(edge.words) else f"running {'head' if top else 'foot'}"
                numbers[edge.page] = number if numbers[edge.page] is None else numbers[edge.page]
                found[edge.page].update(dict.fromkeys(edge.row, reason))
            if not taken:
                break
    _take_known(pages, found, numbers)
    return list(zip(found, numbers))


def _take_known(pages, found, numbers):
    """Numbers of pages that stand elsewhere than on the pages near by: they are as high as those pages tell."""
    shifts = Counter(number - at for at, number in enumerate(numbers) if number is not None)
    shift = shifts.most_common(1)[0][0] if shifts else None
    for at, page in enumerate(pages):
        for edge in (_edge(at, page, found[at], True), _edge(at, page, found[at], False)):
            if edge and numbers[at] is None and edge.words.strip() == str(at + (shift or 0)) and shift is not None:
                numbers[at] = at + shift
                found[at].update(dict.fromkeys(edge.row, f"number of page {at + shift}"))


def _heading(edge):
    """The heading that a row looks like."""
    return law_heading(edge.words) or part_heading(edge.words)


def _edge(at, page, gone, top):
    stretches, height = page
    rows = rows_of([one for one in stretches if one not in gone])
    if not rows:
        return None
    row, after = (rows[0], rows[1:2]) if top else (rows[-1], rows[-2:-1])
    place = height - row[0].base if top else row[0].base
    gap = abs(row[0].base - after[0][0].base) / row[0].size if after else 99
    other = not after or abs(after[0][0].size - row[0].size) > 0.05 * row[0].size
    return Edge(at, tuple(row), " ".join(one.words for one in row), place, gap, other)


def _around(edges, edge):
    """The edges of the pages near by that are alike."""
    near = edges[max(edge.page - NEAR_PAGES, 0) : edge.page + NEAR_PAGES + 1]
    return [other for other in near if other and other is not edge and _alike(edge, other)]


def _runs(edge, alike, count):
    """True if other pages near by have the same at the same place, or with a number that rises as the pages do."""
    same = [other for other in alike if other.words == edge.words]
    rising = [other for other in alike if _rises(edge, other)]
    if _heading(edge):
        alone = [other for other in rising if _heading(other) == _heading(edge)]  # laws on pages of their own rise too
        return len(same) >= 2 or (bool(alone) and edge.gap >= PARTED)
    if _is_number(edge.words) and count == 1:
        return edge.gap >= ALONE_BY
    if _is_number(edge.words):
        return bool(rising) or (len(alike) > 1 and _climb([edge, *alike]))
    if count == 2:
        return bool(same or rising) and edge.gap >= PARTED
    return len(same) + len(rising) >= (2 if edge.gap >= PARTED or edge.other_size else MANY)


def _climb(rows):
    """True if the numbers of rows are higher from page to page; pages may be missing."""
    numbers = [int(NUMBER.search(row.words).group()) for row in sorted(rows, key=lambda row: row.page)]
    return all(one < two for one, two in zip(numbers, numbers[1:]))


def _alike(edge, other):
    """True if two pages have the same but for numbers at the same place."""
    return abs(edge.place - other.place) <= NEAR and _shape(edge.words) == _shape(other.words)


def _shape(words):
    return NUMBER.sub("#", "".join(words.lower().split()))


def _is_number(words):
    return bool(ALONE.fullmatch(words)) and not LABEL.fullmatch(words)


def _rises(edge, other):
    return _common(edge, other) is not None


def _common(edge, other):
    """The number of a row that is as much higher on another page as that page comes later."""
    for here, there in zip(NUMBER.findall(edge.words), NUMBER.findall(other.words)):
        if int(there) - int(here) == other.page - edge.page:
            return int(here)
    return None


def _number(edge, alike, count):
    """The page's printed number, None if its row has none."""
    if _is_number(edge.words) and (count == 1 or not any(_rises(edge, other) for other in alike)):
        return int(ALONE.fullmatch(edge.words).group(1))
    return next((number for number in (_common(edge, other) for other in alike) if number is not None), None)
