"""The text of a Word file as it grows line by line, with what is told of its lines by offset."""

from collections import namedtuple

from tools.readers.decoded import Decoded
from tools.readers.docx_runs import Bit
from tools.sheet import Edit


class Block(namedtuple("Block", "lines aside after marks")):
    """A paragraph: lines of Bits, Bits taken out, Blocks that follow it (notes, boxes), and marks of its first line."""

    __slots__ = ()

    def words(self):
        """The words that are kept."""
        return " ".join(line_words(line) for line in self.lines).strip()


def line_words(line):
    """The words of some bits."""
    return "".join(bit.words for bit in line)


def lines_of(bits):
    """Bits parted at their line ends, without blanks at the ends of lines and without two blanks in a row."""
    lines = [[]]
    for bit in bits:
        for at, part in enumerate(bit.words.split("\n")):
            if at:
                lines.append([])
            if part:
                lines[-1].append(bit._replace(words=part))
    return [line for line in map(_trimmed, lines) if line]


def _trimmed(line):
    kept, blank = [], True
    for bit in line:
        words = ""
        for char in bit.words:
            words += "" if blank and char == " " else char
            blank = char == " "
        if words:
            kept.append(bit._replace(words=words))
    while kept and not kept[-1].words.strip():
        kept.pop()
    return kept[:-1] + [kept[-1]._replace(words=kept[-1].words.rstrip())] if kept else []


class Text:
    """Collects blocks; offsets are in the text so far."""

    def __init__(self):
        self.parts, self.length, self.lines = [], 0, 1
        self.edits, self.added, self.marks, self.origins, self.doubts = [], [], {}, [], []

    def origin(self, words):
        """What comes now stands there in the file."""
        self.origins.append((self.length, words))

    def doubt(self, words):
        """Something doubtful about the line that comes now."""
        self.doubts.append((self.lines, words))

    def block(self, block, gone=None):
        """A paragraph with what belongs to it; `gone` is (kind, reason) if it is taken out whole."""
        for at, line in enumerate(block.lines):
            self._line(line, block.marks if not at else block.marks & {"footnote"}, gone)
        for bit in block.aside:
            self._line([bit], frozenset(), bit.gone)
        for other in block.after:
            self.block(other, gone)

    def _line(self, line, marks, gone):
        start = self.length
        for bit in line:
            words = bit.words
            if bit.added and words.strip() and not gone:
                first = self.length + len(words) - len(words.lstrip())
                kind = "raised" if bit.added.startswith("raised") else "number+"
                self.added.append((first, first + len(words.strip()), bit.added, kind))
            self.parts.append(words)
            self.length += len(words)
        if gone:
            self.edits.append(Edit(start, self.length, *gone, None))
        elif marks:
            self.marks[start] = marks
        self.parts.append("\n")
        self.length += 1
        self.lines += 1

    def decoded(self):
        """What the reader gives."""
        told = tuple(self.edits), tuple(sorted(self.added)), self.marks, tuple(self.origins), tuple(self.doubts)
        return Decoded("".join(self.parts), "", "", b"", "docx", *told)


def plain(words):
    """Words that the file holds as they are."""
    return Bit(words, "", None)


def taken_out(block, gone):
    """A block inside another that goes: all its lines are taken out."""
    aside = [Bit("".join(bit.words for bit in line), "", gone) for line in block.lines]
    return Block([], aside + block.aside, block.after, block.marks)
