"""Strands put away until they are read: numbers side by side take an eighth of the room of stretches and changes."""

from array import array
from collections import namedtuple
from itertools import repeat

from tools.sheet import Edit
from tools.strand import MAKE, Strand, Stretch


class Folded(namedtuple("Folded", "words stretches edits told")):
    """A strand put away: its words, the numbers of its stretches and of its changes, and what is told of its changes."""

    __slots__ = ()

    def unfolded(self):
        """The strand again."""
        stretches = tuple(map(MAKE, repeat(Stretch), zip(*_columns(self.stretches, 3))))
        return MAKE(Strand, (self.words, stretches, self.changes()))

    def changes(self):
        """Its changes alone."""
        return tuple(map(MAKE, repeat(Edit), zip(*_columns(self.edits, 2), *self.told)))


def _columns(numbers, count):
    """Numbers in so many columns, which stand one after the other."""
    length = len(numbers) // count
    return [numbers[at : at + length] for at in range(0, len(numbers), length)]


def folder():
    """What folds strands that have changes, the others being short; what is told of many changes alike is kept once."""
    known = {}

    def fold(strand):
        if not strand.edits:
            return strand
        places, offsets, lengths = zip(*strand.stretches)
        starts, ends, *told = zip(*strand.edits)
        told = tuple(told)
        numbers = array("I", places + offsets + lengths), array("I", starts + ends)
        return Folded(strand.words, *numbers, known.setdefault(told, told))

    return fold
