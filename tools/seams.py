"""Lines of one paragraph put together: the break between two becomes a blank, or closes a word."""

from tools.labels import begins_small, begins_title, law_heading
from tools.lexicon import LONGEST, first_word, last_word
from tools.sheet import MAKE, Edit
from tools.strand import Strand, Stretch, between, join

SOFT_HYPHEN = "\u00ad"
HYPHENS = ("-", "\u2010", "\u2011", SOFT_HYPHEN, "¬")  # the last two only where a word is parted
AND = frozenset(("и", "или", "and", "or", "to"))
HEAD = 200  # characters at the beginning of a paragraph, enough for any label or heading
GAP = " ", "break", "line end inside a paragraph", 0
TAIL = LONGEST + 2  # characters at its end, enough for the last word


def join_break(first, second, lexicon):
    """Two lines of one paragraph: a hyphen at the break is closed, else the break becomes a blank.

    >>> from tools.lexicon import Lexicon
    >>> from tools.strand import plain
    >>> join_break(plain("the same cate-", 0), plain("gory", 15), Lexicon()).words
    'the same category'
    >>> join_break(plain("the same cate¬", 0), plain("gory", 15), Lexicon()).words
    'the same category'
    >>> join_break(plain("two cards -", 0), plain("one", 12), Lexicon()).words
    'two cards - one'
    """
    return join(first, second, *_break(first.words, second.words, lexicon))


def _break(first, second, lexicon):
    """What the break between two lines becomes: (characters, kind, reason, characters dropped before it)."""
    if not first.endswith(HYPHENS):
        return GAP
    head, tail = last_word(first[:-1]), first_word(second)
    if first[-1] in HYPHENS[:3] and _holds_together(first[:-1], head, second):
        return "", "break", "line end after the hyphen of a word", 0
    if tail in AND:
        return GAP  # "two-" / "and three-card"
    if not head or not (first[-1] == SOFT_HYPHEN or begins_small(tail)):
        return GAP
    if first[-1] in HYPHENS[:3] and lexicon.keeps_hyphen(head, tail):
        return "", "break", "line end after the hyphen of a word", 0
    return "", "hyphen", "word parted at a line end", 1


def _holds_together(first, head, second):
    """True for a hyphen between names, cards or numbers: "A-K-" / "5", "North-" / "South", "1987-" / "1997"."""
    named = head[:1].isupper() or not head and first[-1:].isdecimal()
    return named and (second[:1].isupper() or second[:1].isdecimal())


class Seam:
    """A paragraph while its lines are put together: words, stretches and edits are lists until it ends.

    >>> from tools.lexicon import Lexicon
    >>> from tools.strand import plain
    >>> seam = Seam(plain("a ket-", 0), frozenset(), 1)
    >>> seam.add(plain("tle on", 7), Lexicon())
    >>> seam.add(plain("it", 14), Lexicon())
    >>> seam.strand().words, seam.strand().spans(), seam.strand() == join_break(
    ...     join_break(plain("a ket-", 0), plain("tle on", 7), Lexicon()), plain("it", 14), Lexicon()
    ... )
    ('a kettle on it', [(0, 5), (7, 13), (14, 16)], True)
    """

    def __init__(self, strand, marks, line):
        self.marks, self.line = marks, line
        self.first = self.head = strand.words  # its first line, and its beginning
        self.heading = law_heading(self.head)
        self.lines = 1
        self._strands, self._breaks, self._parts = [strand], [], [self.first]

    @property
    def words(self):
        """All words so far."""
        return "".join(self._parts)

    def is_alone(self):
        """True if its first line is the label of a law and nothing else, "LAW 7"."""
        return bool(self.heading) and self.heading[1] == len(self.first) and self.first[-1].isdecimal()

    def is_line(self, words):
        """True if these words, a line, are all that it holds so far."""
        return self.lines == 1 and self.first == words

    def add(self, strand, lexicon):
        """One more line."""
        found = into, _, _, dropped = self._break(strand.words, lexicon)
        if dropped:
            self._parts[-1] = self._parts[-1][:-1]
        self._strands.append(strand)
        self._breaks.append(found)
        self._parts += (into, strand.words)
        self.lines += 1
        if len(self.head) < HEAD:
            self.head = self.words
            self.heading = law_heading(self.head) or (self.heading if self.is_alone() else None)

    def _break(self, words, lexicon):
        """What the break before a line becomes; a heading's word may be parted without a hyphen."""
        titled = self.heading or self.lines == 1 and begins_title(self.head)
        if not titled and self._parts[-1] and self._parts[-1][-1] not in HYPHENS:
            return GAP  # as nearly always
        tail = "".join(self._parts[-2 * TAIL :])[-TAIL:]
        if titled:
            pair = last_word(tail), first_word(words)
            if all(pair) and lexicon.is_one_word(*pair):
                return "", "word-break", "word of a title parted at a line end", 0
        return _break(tail, words, lexicon)

    def strand(self):
        """All its lines as one strand."""
        first, *others = self._strands
        if not others:
            return first
        stretches, edits, length = list(first.stretches), list(first.edits), len(first.words)
        for strand, (into, kind, reason, dropped) in zip(others, self._breaks):
            if dropped:
                length -= 1
                _shorten(stretches, length)
            start, end = between(edits, stretches[-1], strand, dropped)
            edits.append(MAKE(Edit, (start, end, kind, reason, into)))
            edits += strand.edits
            shift = length + len(into)
            stretches += [MAKE(Stretch, (place + shift, offset, size)) for place, offset, size in strand.stretches if size]
            length = shift + len(strand.words)
        return Strand(self.words, tuple(stretches), tuple(edits))


def _shorten(stretches, length):
    """Take the hyphen that ended a line out of the stretches of words which now have this length."""
    place, offset, size = stretches[-1]
    if place + size > length:
        stretches[-1:] = [Stretch(place, offset, size - 1)] if size > 1 else []
