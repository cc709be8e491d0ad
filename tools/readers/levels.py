"""To which clause an unlabelled paragraph comes back: it stands as far in as a label above, or as the words after one."""

from collections import namedtuple

from tools.labels import labels_at, law_heading


class Open(namedtuple("Open", "sorts indent hung")):
    """A label that is open: what it may be read as, how far in it stands, or the words after it if they hang."""

    __slots__ = ()


class Levels:
    """The labels that are open, outermost first; indents less than `near` apart are one.

    >>> levels = Levels(1)
    >>> [levels.mark(*told) for told in (("A. The host has:", 0), ("1. a cup, or", 30), ("2. a mug.", 30), ("Both.", 0))][-1]
    frozenset({'up1'})
    """

    def __init__(self, near):
        self.near = near
        self.open = []
        self.flat = False  # labels of two sorts stand equally far in: indents tell nothing

    def mark(self, words, indent, label=False, hung=False):
        """The marks of a paragraph: how many lists its indent tells to have ended before it."""
        if law_heading(words):
            self.open, self.flat = [], False
            return frozenset()
        sorts = frozenset(reading.sort for reading in labels_at(words, 0))
        if label or sorts:
            self._label(Open(sorts, indent, hung))
            return frozenset()
        places = [at for at, one in enumerate(self.open) if abs(one.indent - indent) <= self.near]
        if len(places) != 1 or self.flat:
            return frozenset()
        ended = len(self.open) - 1 - places[0]
        return frozenset((f"up{ended}",)) if ended or self.open[-1].hung else frozenset()

    def _label(self, label):
        while self.open and self.open[-1].indent > label.indent + self.near:
            self.open.pop()
        if self.open and abs(self.open[-1].indent - label.indent) <= self.near:
            self.flat = self.flat or not self.open[-1].sorts & label.sorts
            self.open.pop()
        self.flat = self.flat or any(one.sorts == label.sorts for one in self.open)
        self.open.append(label)
