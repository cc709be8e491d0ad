"""What a page is made of once its tags are read: runs, blocks, tables."""

from collections import namedtuple


class Run(namedtuple("Run", "words bold link why kept")):
    """Characters of one look: `bold` 2, 1 if slanted or underlined; `kept` if blanks and lines count.

    `why` is (kind, reason) if they are no part of the text.
    """

    __slots__ = ()


class Block:
    """A paragraph, heading or item: its runs, where it begins in the page, and what it is."""

    def __init__(self, state, line):
        self.state = state
        self.line = line
        self.runs = []
        self.begins_item = False  # of a list
        self.numbers = []  # (number, reason) that stand before it on the screen

    @property
    def why(self):
        """(kind, reason) if all of it is no part of the text."""
        return next((run.why for run in self.runs if run.why), None) if all(run.why for run in self.runs) else None

    def words(self):
        """The words of the text in it."""
        return " ".join("".join(run.words for run in self.runs if not run.why).split())


class Cell:
    """A cell of a table: what flows in it, and how many columns and rows it takes."""

    def __init__(self, tag):
        self.flow = []
        self.columns, self.rows = _span(tag, "colspan"), _span(tag, "rowspan")


class Table:
    """A table: rows of cells, and what stands outside them, its caption too."""

    def __init__(self, tag):
        self.tag = tag
        self.rows = []
        self.outside = []
        self.has_heads = False


class State(namedtuple("State", "bold link why kept heading note framed raised list paragraph indent")):
    """What holds for the words inside the open tags; `indent` is in pixels."""

    __slots__ = ()


START = State(0, False, None, False, False, False, 0, False, None, False, 0)


def _span(tag, key):
    told = str(tag.get(key) or "1")
    return min(max(int(told), 1), 60) if told.isdecimal() else 1
