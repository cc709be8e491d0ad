"""Where paragraphs begin on a page, as far as indents, gaps and the ends of lines tell."""

from collections import Counter, namedtuple
from statistics import median

from tools.labels import PARAGRAPH, is_closed, labels_at, law_heading, part_heading

GAP = 1.3  # of the usual distance of lines: a wider one parts paragraphs
INDENT = 0.6  # of the type size
BIGGER = 1.12  # of the size of the words: a title
LONGEST_TITLE = 120
FEW = 0.1  # of the distances between lines


def paragraph_marks(lines, body, bold):
    """The marks of each line of a page: "end" begins a paragraph, "on" goes on with one; neither if nothing tells.

    `body` is the usual size of words, `bold` whether they are bold.
    """
    marks, first = [], True
    titles = [_is_title(line, body, bold) for line in lines]
    right, leads = _rights(lines), _leads(lines)
    for at, line in enumerate(lines):
        told = _told(lines, at, right, leads, first, titles) if at else None
        first = first if told == "on" and _same_left(lines, at) else told != "on" or not at
        marks.append({told} if told else set())
        if told == "end" or not at:
            rows = at and line.words.startswith("| ") and lines[at - 1].words.startswith("| ")
            marks[-1] |= {"blank"} if at and not rows and _is_parted(lines, at, leads) else set()
        if titles[at]:
            marks[-1].add("underlined")
    return [frozenset(one) for one in marks]


class Last(namedtuple("Last", "line right filled")):
    """The last line of a page, the right edge of its column, and whether most lines there reach it."""

    __slots__ = ()


def last_of(lines):
    """The last line of a page."""
    column = [line for line in lines if line.column == lines[-1].column]
    right = max(line.right for line in column)
    filled = sum(line.right > right - 1.5 for line in column) > 0.3 * len(column)
    return Last(lines[-1], right, filled and len(column) > 2)


def goes_on(before, lines, body, bold):
    """True if the first line of a page goes on with the paragraph of the last line of the page before."""
    if before is None:
        return False
    (last, right, filled), line = before, lines[0]
    indented = len(lines) > 1 and line.left > lines[1].left + INDENT * line.size
    if is_closed(last.words) and (not filled or last.right < right - 1.5 or indented):
        return False
    if _begins(line.words) or "| " in (last.words[:2], line.words[:2]):
        return False
    if abs(last.size - line.size) > 0.1 * line.size or any(_is_title(one, body, bold) for one in (last, line)):
        return False
    return not _had_room(last, line, {last.column: right})


def _is_title(line, body, bold):
    """True for a line set bigger than the words, or bold among words that are not, if it is no sentence."""
    if len(line.words) > LONGEST_TITLE or is_closed(line.words) or line.size < 0.95 * body or line.words[:2] == "| ":
        return False
    return line.size >= BIGGER * body or (line.bold and not bold)


def _told(lines, at, right, leads, first, titles):
    """ "end", "on" or "" for a line after another."""
    above, line = lines[at - 1], lines[at]
    if line.words.startswith("| ") or above.words.startswith("| ") or line.words.startswith("•"):
        return "end"
    if abs(above.size - line.size) > 0.1 * line.size or titles[at] != titles[at - 1]:
        return "end"
    crosses = line.column != above.column and line.base > above.base
    if _is_parted(lines, at, leads):
        return "end"
    if titles[at]:
        return "" if _begins(line.words) else "on"
    if not crosses and (_is_indented(above, line, first) or (first and _is_first_too(lines, at, leads))):
        return "end"
    if _had_room(above, line, right):
        return "" if line.column != above.column and not is_closed(above.words) else "end"
    return "" if _begins(line.words) and is_closed(above.words) else "on"


def _begins(words):
    """True if words begin as a clause or a heading does."""
    return bool(labels_at(words, 0) or law_heading(words) or part_heading(words) or PARAGRAPH.match(words))


def _is_parted(lines, at, leads):
    """True if the gap above a line is wider than lines have here."""
    above, line = lines[at - 1], lines[at]
    return above.base - line.base > GAP * leads.get(line.size, 1.25 * line.size)


def _is_indented(above, line, first):
    """True if a line stands further in, or further out, than a line of the same paragraph would."""
    shift = line.left - above.left
    if abs(shift) <= INDENT * line.size:
        return False
    hangs = first and bool(_begins(above.words) or above.words[:1] in "•-–—*") or _hangs(above, line)
    return not hangs if shift > 0 else not first


def _is_first_too(lines, at, leads):
    """True if a line stands in as the first line above it does, and the next goes back to the margin."""
    if at + 1 == len(lines) or not _same_left(lines, at) or _begins(lines[at + 1].words):
        return False
    back = lines[at].left - lines[at + 1].left
    return (
        back > INDENT * lines[at].size and not _is_parted(lines, at + 1, leads) and lines[at + 1].column == lines[at].column
    )


def _hangs(above, line):
    """True if a line begins under the first word after a label that stands further out."""
    places = [place for cell in above.cells for place in cell.places]
    return any(abs(left - line.left) < 1.5 for _, left, _ in places[1:2])


def _had_room(above, line, right):
    """True if the first word of a line would have stood on the line above."""
    word = line.cells[0].places[0] if line.cells[0].places else (0, line.left, line.right)
    return above.right + 0.25 * line.size + (word[2] - word[1]) < right.get(above.column, 0) - 0.5


def _same_left(lines, at):
    return abs(lines[at].left - lines[at - 1].left) <= INDENT * lines[at].size


def _rights(lines):
    """The right edge of each column."""
    rights = {}
    for line in lines:
        rights[line.column] = max(rights.get(line.column, 0), line.right)
    return rights


def _leads(lines):
    """The usual distance of lines by type size."""
    found = {}
    for above, line in zip(lines, lines[1:]):
        lead = above.base - line.base
        if above.column == line.column and abs(above.size - line.size) < 0.3 and 0 < lead < 3 * line.size:
            found.setdefault(line.size, []).append(round(lead * 2) / 2)
    return {size: _usual(leads) for size, leads in found.items()}


def _usual(leads):
    """The least of the common distances: rows of a table, or paragraphs of a line, may stand apart more often than lines."""
    common = [lead for lead, times in Counter(leads).items() if times >= max(3, FEW * len(leads))]
    return min(common) if common else min(leads) if len(leads) < 3 else min(median(leads), 1.5 * min(leads))
