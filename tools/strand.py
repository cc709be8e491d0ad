"""Words of a clause as they stand there, each character knowing where in the file it came from."""

from collections import namedtuple

from tools.sheet import Edit


class Stretch(namedtuple("Stretch", "place offset length")):
    """Characters taken over from the file as they are: place in the words, offset in the file, how many."""

    __slots__ = ()


class Strand(namedtuple("Strand", "words stretches edits")):
    """Words made of stretches of the file; what stands between two stretches is an edit."""

    __slots__ = ()

    def offset(self, at):
        """The offset in the file of the character at a place in the words.

        >>> strand = join(plain("ab", 10), plain("cd", 20), " ", "break", "one sentence")
        >>> strand.words, strand.offset(1), strand.offset(3), strand.spans()
        ('ab cd', 11, 20, [(10, 12), (20, 22)])
        """
        for place, offset, length in reversed(self.stretches):
            if place <= at:
                return offset + min(at - place, length)
        return self.stretches[0].offset

    def place(self, offset):
        """The place in the words of an offset in the file; None if it is not among them."""
        for stretch in self.stretches:
            if stretch.offset <= offset < stretch.offset + stretch.length:
                return stretch.place + offset - stretch.offset
        return None

    def place_after(self, offset):
        """The place in the words just after the last character that stands before an offset in the file."""
        before = [one for one in self.stretches if one.offset < offset]
        return max((one.place + min(one.length, offset - one.offset) for one in before), default=0)

    def cut(self, start, end):
        """A part of the strand, without blanks at its ends, with the edits inside it."""
        while start < end and self.words[start].isspace():
            start += 1
        while end > start and self.words[end - 1].isspace():
            end -= 1
        stretches = _within(self.stretches, start, end, -start)
        if not stretches:
            return Strand("", (Stretch(0, self.offset(start), 0),), ())
        first, last = stretches[0].offset, stretches[-1].offset + stretches[-1].length
        edits = tuple(edit for edit in self.edits if first <= edit.start and edit.end <= last)
        return Strand(self.words[start:end], stretches, edits)

    def spans(self):
        """The stretches of the file that these words cover, as (start, end)."""
        return [(offset, offset + length) for _, offset, length in self.stretches if length]


def plain(words, offset):
    """A stretch of the file as it stands there."""
    return Strand(words, (Stretch(0, offset, len(words)),), ())


def join(first, second, into, kind, reason, dropped=0):
    """Two strands as one: what lies between them in the file, and `dropped` characters before it, becomes `into`."""
    kept = len(first.words) - dropped
    stretches = _within(first.stretches, 0, kept, 0)
    edit = Edit(stretches[-1].offset + stretches[-1].length, second.stretches[0].offset, kind, reason, into)
    stretches += _within(second.stretches, 0, len(second.words), kept + len(into))
    return Strand(first.words[:kept] + into + second.words, stretches, first.edits + (edit,) + second.edits)


def replace(strand, start, end, into, kind, reason):
    """The strand with a part put otherwise; an insertion if the part is empty.

    >>> strand = replace(plain("dealt,so", 5), 6, 6, " ", "space+", "words run together")
    >>> strand.words, strand.spans(), strand.edits[0].start
    ('dealt, so', [(5, 11), (11, 13)], 11)
    """
    before = _within(strand.stretches, 0, start, 0)
    after = _within(strand.stretches, end, len(strand.words), len(into) - (end - start))
    if start < end:
        first, last = strand.offset(start), strand.offset(end - 1) + 1
    else:
        first = last = before[-1].offset + before[-1].length if before else strand.offset(start)
    edit = Edit(first, last, kind, reason, into)
    edits = tuple(sorted(strand.edits + (edit,)))
    return Strand(strand.words[:start] + into + strand.words[end:], before + after, edits)


def _within(stretches, start, end, shift):
    """The parts of stretches between two places in the words, moved by `shift`."""
    found = []
    for place, offset, length in stretches:
        first, last = max(place, start), min(place + length, end)
        if first < last:
            found.append(Stretch(first + shift, offset + first - place, last - first))
    return tuple(found)
