"""Blocks and tables of a page → lines of text, with what is told of them by offset."""

import re

from tools.labels import begins_small, ends_in_connector, is_closed, labels_at, law_heading
from tools.readers.html_links import drop_links
from tools.readers.html_model import Block, Table
from tools.readers.html_tables import is_bare_label, is_real, rows_of
from tools.readers.levels import Levels
from tools.sheet import Edit

TITLE = frozenset(("end", "underlined"))
NOTE = frozenset(("end", "footnote"))
PARAGRAPH = frozenset(("end",))
ON = frozenset(("on",))
ITEM = frozenset(("item",))
CUT = re.compile(r"[^\W\d_]-$")  # a word parted at a line's end
LONGEST_TITLE = 120
NEAR = 3  # pixels: indents that are one
OWN_SIGN = re.compile(r"\A[\[(⁽]?(?:[¹²³⁰⁴-⁹]+|\d{1,3}|\*{1,4})[\])⁾]?\.?(?=[^\W\d_]|[«\"“(])")
BULLET = re.compile(r"[·•▪●○■□▸►➢\uf0b7\uf0a7\uf0d8](?=\s|$)")
BLANKS = re.compile(r"\s+")


class Lines:
    """Writes a page's flow; `parts` are its lines, `end` their length so far."""

    def __init__(self):
        self.parts, self.end = [], 0
        self.removed, self.added, self.marks, self.origins = [], [], {}, []
        self.depth = 0  # numbered lists that the labelled line before stands in
        self.levels = Levels(NEAR)  # what indents tell where there are no lists
        self.label = []  # a label that stands alone: its words come next

    # Flows.

    def flow(self, flow):
        """Blocks and tables, one after the other."""
        drop_links(flow)
        for one in flow:
            if isinstance(one, Table):
                self.table(one)
            elif one.words():
                self.block(one)
            else:
                self.taken_out(one.runs, one.line)

    def table(self, table):
        """The rows of a real table; else its cells in order."""
        self.flow(table.outside)
        if is_real(table):
            self._flush()
            for cells in rows_of(table):
                self._row(cells)
        else:
            for row in table.rows:
                for cell in row:
                    self.levels = Levels(NEAR)  # each cell may be in a language of its own
                    self.flow(cell.flow)

    def _row(self, cells):
        blocks = [[one for one in cell if isinstance(one, Block)] for cell in cells]
        lines = [one.line for cell in blocks for one in cell]
        words = [" ".join(one.words() for one in cell).strip() for cell in blocks]
        if any(words):
            row = re.sub(r"  +", " ", f"| {' | '.join(words)} |")
            self._line(row, PARAGRAPH, lines[0], close=True)
        for cell in blocks:
            for one in cell:
                self.taken_out([run for run in one.runs if run.why], one.line)

    # Blocks.

    def block(self, block):
        """A paragraph: its lines, then what of it is no part of the text."""
        lines = _lines(block)
        first = lines[0][0]
        if block.numbers == [] and len(lines) == 1 and is_bare_label(first):
            self.label.append((first, block.line))
            return self.taken_out([run for run in block.runs if run.why], block.line)
        numbers, before, ended = block.numbers, "", self._ended(block, first)
        for at, (words, is_title) in enumerate(lines):
            if words:
                goes_on = bool(CUT.search(before)) and begins_small(words)
                self._line(words, self._marks(block, is_title, at, goes_on) | ended, block.line, numbers, close=at > 0)
                numbers, before = (), words
        self.taken_out([run for run in block.runs if run.why], block.line)

    def _ended(self, block, words):
        """The mark of a paragraph without a label: how many numbered lists ended before it."""
        depth = block.state.list.depth if block.state.list else 0
        told = self.levels.mark(words, block.state.indent) if not (depth or self.depth or block.state.note) else frozenset()
        last, self.depth = self.depth, depth
        labelled = block.numbers or self.label or labels_at(words, 0) or law_heading(words) or block.state.note
        if labelled or not last or last < depth:
            return frozenset() if labelled else told
        return frozenset((f"up{last - depth}",))

    def _marks(self, block, is_title, at, goes_on):
        if block.state.note:
            return NOTE
        if at and block.state.kept:
            return frozenset()
        marks = ON if goes_on else TITLE if is_title else PARAGRAPH
        return marks | ITEM if block.begins_item and not at else marks

    def _line(self, words, marks, line, numbers=(), close=False):
        """Write a line: labels that waited, numbers that were added, words; `close` to the line before it."""
        if self.parts:
            self._put("\n" if close else "\n\n")
        start = self.end
        self.marks[start] = marks
        self.origins.append((start, f"line {line} of the HTML"))
        waited, self.label = self.label, []
        for label, _ in waited:
            self._put(label + " ")
        for number, why in numbers:
            self.added.append((self.end, self.end + len(number), why))
            self._put(number + " ")
        bullet = BULLET.match(words)
        if bullet and not numbers and words != bullet.group():
            self.removed.append(Edit(self.end, self.end + 1, "bullet", "bullet of a list", None))
        self._put(words)

    def _flush(self):
        """A label whose words never came stands alone."""
        waited, self.label = self.label, []
        for label, line in waited:
            self._line(label, PARAGRAPH, line)

    def taken_out(self, runs, line):
        """Words that are no part of the text, on lines of their own; one entry for what goes for one reason."""
        for why, words in _grouped(runs):
            if words:
                if self.parts:
                    self._put("\n")
                self._take_out(words, why, line)

    def _take_out(self, words, why, line):
        last = self.removed[-1] if self.removed else None
        if last and last.end == self.end - 1 and (last.kind, last.reason) == why:
            self.removed[-1] = last._replace(end=self.end + len(words))
        else:
            self.removed.append(Edit(self.end, self.end + len(words), *why, None))
            self.origins.append((self.end, f"line {line} of the HTML"))
        self._put(words)

    def _put(self, words):
        self.parts.append(words)
        self.end += len(words)

    def text(self):
        """All lines."""
        self._flush()
        return "".join(self.parts)


def _grouped(runs):
    """(reason, words) of runs that follow each other for one reason."""
    found = []
    for run in runs:
        if found and found[-1][0] == run.why:
            found[-1][1].append(run.words)
        else:
            found.append((run.why, [run.words]))
    return [(why, BLANKS.sub(" ", "".join(words)).strip()) for why, words in found]


def _lines(block):
    """(words, whether a title) of each line of a block; a break inside a sentence is a blank."""
    words, bold = _spelled(block)
    lines, start = [], 0
    for part in words.split("\n"):
        end = start + len(part)
        lines += _titled(block, part, bold[start:end]) if part.strip() else [("", False)] if lines else []
        start = end + 1
    while lines and not lines[-1][0]:
        lines.pop()
    lines = [(BLANKS.sub(" ", part).strip() if not block.state.kept else part.rstrip(), title) for part, title in lines]
    if block.state.note and lines:
        lines[0] = (OWN_SIGN.sub(lambda found: found.group() + " ", lines[0][0], count=1), lines[0][1])
    return lines if block.state.kept else _rejoined(lines)


def _spelled(block):
    """The words of the text in a block, and for each character whether it is bold; blanks count once."""
    words, bold = [], []
    for run in block.runs:
        if run.why:
            continue
        for one in run.words if run.kept else BLANKS.sub(" ", run.words):
            if one in "\r\x0b\x0c\x85\u2028\u2029":
                one = "\n" if run.kept else " "
            words.append(one)
            bold.append(run.bold)
    return "".join(words), bold


def _rejoined(lines):
    """Lines of a paragraph; one that goes on inside a sentence is no line of its own."""
    found = []
    for words, is_title in lines:
        last = found[-1][0] if found else ""
        if last and begins_small(words) and not CUT.search(last) and not is_closed(last) and not labels_at(words, 0):
            found[-1] = (f"{last} {words}", found[-1][1] and is_title)
        else:
            found.append((words, is_title))
    return found


def _titled(block, words, bold):
    """A line, parted where a title set apart from the text by its look ends."""
    if block.state.heading:
        return [(words, True)]
    letters = [at for at, one in enumerate(words) if not one.isspace()]
    if block.state.note or block.state.kept or not letters:
        return [(words, False)]
    label = _label_end(words, letters[0])
    own = [at for at in letters if at >= label]
    if not own or not bold[own[0]]:
        return [(words, False)]
    end = next((at for at in own if bold[at] < bold[own[0]]), len(words))
    title, text = words[:end].strip(), words[end:].strip()
    is_bold = bold[letters[0]] == 2 == bold[own[0]] and _is_title(title)
    if not text:
        return [(words, is_bold)]
    is_closed_title = title.endswith(".") and title.count(" ") < 12 and _is_title(title[:-1])
    if label > letters[0] and (is_bold or is_closed_title) and _begins_a_sentence(text) and " " in words[end - 1 : end + 1]:
        return [(title, True), (text, False)]
    return [(words, False)]


def _label_end(words, start):
    """Where the label that a line begins with ends; its beginning if it has none."""
    labels, law = labels_at(words, start), law_heading(words.strip())
    return labels[0].end if labels else start + law[1] if law else start


def _begins_a_sentence(text):
    return not begins_small(text) and (text[0].isalnum() or text[0] in '«"“(')


def _is_title(title):
    closed = is_closed(title.rstrip(".")) or title.endswith((",", ":", ";", "!", "?"))
    short = len(title) <= LONGEST_TITLE and not ends_in_connector(title)
    return short and not closed and (not title.endswith(".") or bool(labels_at(title, 0)))
