"""Words of a clause as they stand there, each character knowing where in the file it came from."""

from bisect import bisect_left, bisect_right
from collections import namedtuple
from operator import itemgetter

from tools.sheet import MAKE, Edit

PLACE, OFFSET, LENGTH, START = itemgetter(0), itemgetter(1), itemgetter(2), itemgetter(0)  # of a stretch, of an edit


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
        found = bisect_right(self.stretches, at, key=PLACE)
        if not found:
            return self.stretches[0].offset
        place, offset, length = self.stretches[found - 1]
        return offset + min(at - place, length)

    def unfolded(self):
        """Itself, where other strands are put away."""
        return self

    @property
    def is_straight(self):
        """False if the words go back in the file, from a page to one further up that was put after it."""
        return self.stretches[0].offset <= self.stretches[-1].offset

    def place(self, offset):
        """The place in the words of an offset in the file; None if it is not among them."""
        stretches = self.stretches if self.is_straight else sorted(self.stretches, key=OFFSET)
        found = bisect_right(stretches, offset, key=OFFSET)
        if not found:
            return None
        place, start, length = stretches[found - 1]
        return place + offset - start if offset < start + length else None

    def place_after(self, offset):
        """The place in the words just after the last character that stands, or was put, before an offset in the file."""
        stretches = self.stretches if self.is_straight else sorted(self.stretches, key=OFFSET)
        found = bisect_left(stretches, offset, key=OFFSET)
        place, reached = 0, 0
        if found:
            last = stretches[found - 1]
            place, reached = last.place + min(last.length, offset - last.offset), min(last.offset + last.length, offset)
        put = [
            edit.into for edit in self.edits if edit.kind == "correction" and reached <= edit.start and edit.end <= offset
        ]
        return place + sum(map(len, put))

    def cut(self, start, end):
        """A part of the strand, without blanks at its ends, with the edits inside it."""
        words = self.words
        while start < end and words[start].isspace():
            start += 1
        while end > start and words[end - 1].isspace():
            end -= 1
        if not start and end == len(words) and self._is_whole():
            return self
        if start < end and self.stretches == ((0, self.stretches[0].offset, len(words)),) and not self.edits:
            return plain(words[start:end], self.stretches[0].offset + start)  # of one line
        stretches = _within(self.stretches, start, end, -start)
        if not stretches:
            return Strand("", (Stretch(0, self.offset(start), 0),), ())
        if not self.is_straight:
            own = [(one.offset, one.offset + one.length) for one in stretches]
            edits = (edit for edit in self.edits if any(one <= edit.start and edit.start <= two for one, two in own))
            return Strand(words[start:end], stretches, tuple(edits))
        first, last = stretches[0].offset, stretches[-1].offset + stretches[-1].length
        inner = self.edits[bisect_left(self.edits, first, key=START) : bisect_right(self.edits, last, key=START)]
        return Strand(words[start:end], stretches, tuple([edit for edit in inner if edit.end <= last]))

    def _is_whole(self):
        """True if a cut from its beginning to its end is the strand itself: all its edits lie between its stretches."""
        first, (_, offset, length) = self.stretches[0].offset, self.stretches[-1]
        outside = [edit for edit in self.edits if edit.start < first or edit.end > offset + length]
        return first <= offset and not outside and all(map(LENGTH, self.stretches))

    def spans(self):
        """The stretches of the file that these words cover, as (start, end)."""
        return [(offset, offset + length) for _, offset, length in self.stretches if length]

    def earliest(self):
        """The first offset in the file of what belongs to these words."""
        return min([offset for _, offset, _ in self.stretches] + [edit[0] for edit in self.edits])


def plain(words, offset):
    """A stretch of the file as it stands there."""
    stretch = MAKE(Stretch, (0, offset, len(words)))
    return MAKE(Strand, (words, (stretch,), ()))


def join(first, second, into, kind, reason, dropped=0):
    """Two strands as one: what lies between them in the file, and `dropped` characters before it, becomes `into`.

    >>> parted = join(replace(plain("we?", 0), 2, 3, "!", "letter", "?"), replace(plain("?s", 4), 0, 1, "!", "letter", "?"),
    ...     " ", "break", "line end")
    >>> parted.words, [(edit.start, edit.end) for edit in parted.edits]
    ('we! !s', [(2, 3), (3, 4), (4, 5)])
    """
    kept = len(first.words) - dropped
    stretches = _within(first.stretches, 0, kept, 0)
    edit = Edit(*between(first.edits, stretches[-1], second, dropped), kind, reason, into)
    stretches += _within(second.stretches, 0, len(second.words), kept + len(into))
    return Strand(first.words[:kept] + into + second.words, stretches, first.edits + (edit,) + second.edits)


def between(edits, last, second, dropped):
    """Where in the file what lies between two strands stands: after the last stretch of one and its edits, to the second."""
    start = _end_with(edits, last.offset + last.length)
    end = _begin_with(second.edits, second.stretches[0].offset)
    return start, end if end >= start else start + dropped  # a page put in order may stand further up in the file


def _end_with(edits, end):
    """Where in the file some words end whose last letters were put otherwise."""
    if not edits or edits[-1].start < end:
        return end
    for edit in edits[bisect_left(edits, (end,)) :]:
        if edit.start != end:
            break
        end = edit.end if edit.kind != "stress" else end
    return end


def _begin_with(edits, begin):
    """Where in the file some words begin whose first letters were put otherwise."""
    at = bisect_left(edits, (begin,)) - 1 if edits else -1
    while at >= 0 and edits[at].end == begin and edits[at].kind != "stress":
        begin, at = edits[at].start, at - 1
    return begin


def replace(strand, start, end, into, kind, reason):
    """The strand with a part put otherwise; an insertion if the part is empty.

    >>> strand = replace(plain("dealt,so", 5), 6, 6, " ", "space+", "words run together")
    >>> strand.words, strand.spans(), strand.edits[0].start
    ('dealt, so', [(5, 11), (11, 13)], 11)
    """
    return replace_all(strand, [(start, end, into, kind, reason)])


def replace_all(strand, changes):
    """The strand with several parts put otherwise at once: (start, end, into, kind, reason) in order, none over another.

    >>> strand = replace_all(plain("a,b,c", 5), [(2, 2, " ", "space+", "glued"), (4, 4, " ", "space+", "glued")])
    >>> strand.words, strand.spans(), [edit.start for edit in strand.edits]
    ('a, b, c', [(5, 7), (7, 9), (9, 10)], [7, 9])
    """
    words, stretches, edits, at, shift = [], [], [], 0, 0
    for start, end, into, kind, reason in changes:
        words += [strand.words[at:start], into]
        stretches += _within(strand.stretches, at, start, shift)
        edits.append(Edit(*_covered(strand, start, end), kind, reason, into))
        shift += len(into) - (end - start)
        at = end
    words.append(strand.words[at:])
    stretches += _within(strand.stretches, at, len(strand.words), shift)
    return Strand("".join(words), tuple(stretches), tuple(sorted(strand.edits + tuple(edits))))


def _covered(strand, start, end):
    """Where in the file a part of the words stands; of an empty part, the end of what stands before it."""
    if start < end:
        return strand.offset(start), strand.offset(end - 1) + 1
    at = bisect_left(strand.stretches, start, key=PLACE)
    last = strand.stretches[at - 1] if at else None
    place = last.offset + min(last.length, start - last.place) if last else strand.offset(start)
    return place, place


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


def take_out(strand, start, end, kind, reason):
    """The strand without a part, which may go over line ends: each stretch of it goes to the ledger.

    >>> strand = join(plain("ab cd", 10), plain("ef gh", 20), " ", "break", "line end")
    >>> short = take_out(strand, 2, 8, "duplicate", "again")
    >>> short.words, [(edit.start, edit.end, edit.kind, edit.into) for edit in short.edits]
    ('ab gh', [(12, 15, 'duplicate', ''), (15, 20, 'break', ''), (20, 22, 'duplicate', '')])
    """
    first, last = strand.offset(start), strand.offset(end - 1) + 1
    stretches = _within(strand.stretches, start, end, 0)
    gone = [Edit(offset, offset + length, kind, reason, "") for _, offset, length in stretches]
    inside = [edit for edit in strand.edits if first <= edit.start < last]
    gone += [edit._replace(into="") for edit in inside if edit.kind != "stress"]
    kept = [edit for edit in strand.edits if not first <= edit.start < last]
    after = _within(strand.stretches, end, len(strand.words), start - end)
    words = strand.words[:start] + strand.words[end:]
    return Strand(words, _within(strand.stretches, 0, start, 0) + after, tuple(sorted(kept + gone)))


def _within(stretches, start, end, shift):
    """The parts of stretches between two places in the words, moved by `shift`; those that stay as they are, are shared."""
    found = []
    for at in range(max(bisect_right(stretches, start, key=PLACE) - 1, 0), len(stretches)):
        place, offset, length = stretches[at]
        if place >= end:
            break
        if length and start <= place and place + length <= end:
            found.append(MAKE(Stretch, (place + shift, offset, length)) if shift else stretches[at])
            continue
        first, last = max(place, start), min(place + length, end)
        if first < last:
            found.append(MAKE(Stretch, (first + shift, offset + first - place, last - first)))
    return tuple(found)
