"""A clause's words as HTML: paragraphs and tables, with links, footnote marks, gaps and stress at their places.

Whatever the words hold, they stay words: every character between two marks is escaped.
"""

from collections import namedtuple
from html import escape

from kodeks.corpus.marks import blocks, is_table
from kodeks.site.diagrams import draw

STRESS = "<em>"


class Mark(namedtuple("Mark", "start end before after")):
    """HTML around words from `start` to `end`; where both are one place, HTML at that place."""

    __slots__ = ()


def paragraphs(body, marks=()):
    """The HTML of a body; marks that cross each other or a paragraph's edge are refused."""
    if not body:
        return "".join(mark.before + mark.after for mark in sorted(marks))
    return "".join(_block(start, words, _inside(start, words, marks)) for start, words in blocks(body))


def inline(words, marks=(), start=0):
    """Words with their marks, escaped, without a paragraph around them."""
    opening, closing = {}, {}
    for mark in _nested(marks):
        opening.setdefault(mark.start, []).append(mark.before)
        closing.setdefault(mark.end, []).insert(0, mark.after)
    places = sorted({start, start + len(words), *opening, *closing})
    parts = []
    for place, following in zip(places, places[1:] + [start + len(words)]):
        parts.extend(closing.get(place, ()))
        parts.extend(opening.get(place, ()))
        parts.append(escape(words[place - start : following - start]).replace("\n", "<br>\n"))
    return "".join(parts)


def _nested(marks):
    """Marks in order, the wider first; two that cross cannot be told in HTML."""
    ordered = sorted(marks, key=lambda mark: (mark.start, -mark.end))
    for index, mark in enumerate(ordered):
        for later in ordered[index + 1 :]:
            if mark.start < later.start < mark.end < later.end:
                raise ValueError(f"marks cross: {mark.start}–{mark.end} and {later.start}–{later.end}")
    return ordered


def _inside(start, words, marks):
    """The marks of one block."""
    return [mark for mark in marks if start <= mark.start and mark.end <= start + len(words)]


def _block(start, words, marks):
    """A paragraph, a drawing or another table."""
    if is_table(words):
        return draw(words, _stressed(start, marks)) or _table(start, words, marks)
    return f"<p>{inline(words, marks, start)}</p>\n"


def _stressed(start, marks):
    """Where words of a block are stressed."""
    return [(mark.start - start, mark.end - start) for mark in marks if mark.before == STRESS]


def _table(start, words, marks):
    """Rows of a Markdown table; the row of dashes after the first makes that one a head."""
    rows, place = [], start
    for line in words.split("\n"):
        rows.append((place, line))
        place += len(line) + 1
    headed = len(rows) > 1 and set(rows[1][1]) <= set("|-: ")
    head = f"<thead>{_row(*rows[0], marks, 'th')}</thead>" if headed else ""
    rest = rows[2:] if headed else rows
    body = "".join(_row(row_start, line, marks, "td") for row_start, line in rest)
    return f'<div class="table" tabindex="0"><table>{head}<tbody>{body}</tbody></table></div>\n'


def _row(start, line, marks, cell):
    """One row; "\\|" is a bar inside a cell."""
    cells = []
    for begin, end in _cells(line):
        words = line[begin:end]
        lead = len(words) - len(words.lstrip())
        core = words.strip()
        inside = _inside(start + begin + lead, core, marks)
        cells.append(f"<{cell}>{inline(core, inside, start + begin + lead)}</{cell}>".replace("\\|", "|"))
    return "<tr>" + "".join(cells) + "</tr>"


def _cells(line):
    """Where each cell begins and ends between its bars."""
    bars = [place for place, character in enumerate(line) if character == "|" and line[place - 1 : place] != "\\"]
    return [(begin + 1, end) for begin, end in zip(bars, bars[1:])]
