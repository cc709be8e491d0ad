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
        """The place in the words just after the last character that stands, or was put, before an offset in the file."""
        before = [one for one in self.stretches if one.offset < offset]
        ends = [(one.place + min(one.length, offset - one.offset), min(one.offset + one.length, offset)) for one in before]
        place, reached = max(ends, default=(0, 0))
        put = [
            edit.into for edit in self.edits if edit.kind == "correction" and reached <= edit.start and edit.end <= offset
        ]
        return place + sum(map(len, put))

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


class Mended(namedtuple("Mended", "strand swallowed")):
    """A strand after a repair by hand, and the earlier edits that the repair took into itself."""

    __slots__ = ()


def mend(strand, start, end, into, kind, reason):
    """The strand with words put otherwise, whatever was repaired among them before.

    >>> strand = join(plain("a cup-", 0), plain("board", 8), "", "hyphen", "parted", dropped=1)
    >>> mended = mend(strand, 2, 10, "shelf", "correction", "misprint").strand
    >>> mended.words, mended.spans(), [(edit.start, edit.end, edit.into) for edit in mended.edits]
    ('a shelf', [(0, 2)], [(2, 13, 'shelf')])
    """
    own = _places(strand)
    while start and start not in own and start - 1 not in own:
        start, into = start - 1, strand.words[start - 1] + into
    while end < len(strand.words) and end - 1 not in own and end not in own:
        end, into = end + 1, into + strand.words[end]
    before = _within(strand.stretches, 0, start, 0)
    after = _within(strand.stretches, end, len(strand.words), len(into) - (end - start))
    first = own[start] if start in own else before[-1].offset + before[-1].length if before else strand.stretches[0].offset
    last = own[end - 1] + 1 if end - 1 in own else after[0].offset if after else _end(strand)
    swallowed = tuple(edit for edit in strand.edits if edit.end > first and edit.start < last)
    kept = tuple(edit for edit in strand.edits if edit not in swallowed)
    edits = tuple(sorted(kept + (Edit(first, last, kind, reason, into),)))
    return Mended(Strand(strand.words[:start] + into + strand.words[end:], before + after, edits), swallowed)


def _places(strand):
    """Place in the words → offset, of the characters that the file holds."""
    return {place + at: offset + at for place, offset, length in strand.stretches for at in range(length)}


def _end(strand):
    return max([one.offset + one.length for one in strand.stretches] + [edit.end for edit in strand.edits])


def _within(stretches, start, end, shift):
    """The parts of stretches between two places in the words, moved by `shift`."""
    found = []
    for place, offset, length in stretches:
        first, last = max(place, start), min(place + length, end)
        if first < last:
            found.append(Stretch(first + shift, offset + first - place, last - first))
    return tuple(found)
