"""Strands put away until they are read: numbers side by side take an eighth of the room of stretches and changes."""

from array import array
from collections import namedtuple
from itertools import repeat

from tools.sheet import MAKE, Edit
from tools.strand import Strand, Stretch


class Folded(namedtuple("Folded", "words places changed told")):
    """A strand put away: its words, the numbers of its stretches and of its changes, and what is told of its changes.

    It is asked as the strand itself is; it cannot be changed.
    """

    __slots__ = ()

    def unfolded(self):
        """The strand again."""
        return MAKE(Strand, (self.words, self.stretches, self.edits))

    @property
    def stretches(self):
        """Its stretches."""
        return tuple(map(MAKE, repeat(Stretch), zip(*_columns(self.places, 3))))

    @property
    def edits(self):
        """Its changes."""
        return tuple(map(MAKE, repeat(Edit), zip(*_columns(self.changed, 2), *self.told)))

    def offset(self, at):
        """The offset in the file of the character at a place in the words."""
        return self.unfolded().offset(at)

    def place(self, offset):
        """The place in the words of an offset in the file; None if it is not among them."""
        return self.unfolded().place(offset)

    def place_after(self, offset):
        """The place in the words just after the last character that stands, or was put, before an offset in the file."""
        return self.unfolded().place_after(offset)

    def spans(self):
        """The stretches of the file that these words cover, as (start, end)."""
        _, offsets, lengths = _columns(self.places, 3)
        return [(offset, offset + length) for offset, length in zip(offsets, lengths) if length]

    def earliest(self):
        """The first offset in the file of what belongs to these words."""
        return min(*_columns(self.places, 3)[1], *_columns(self.changed, 2)[0])


def _columns(numbers, count):
    """Numbers in so many columns, which stand one after the other."""
    length = len(numbers) // count
    return [numbers[at : at + length] for at in range(0, len(numbers), length)]


def as_it_is(strand):
    """The strand, where there is room for it."""
    return strand


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
