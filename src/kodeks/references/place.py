"""The string that is read, and what it takes to read it."""

import re
from functools import lru_cache

from kodeks.corpus.codes import codes, read_code
from kodeks.references.lists import read_list
from kodeks.references.marks import RAISED_DIGITS
from kodeks.references.resolve import full_id

NUMBERS = frozenset("123456789")
STARTS = re.compile(  # one search for all that an id, a part of one or a footnote's mark begins with
    rf"[1-9(A-HАВСЕН{RAISED_DIGITS}](?:"
    rf"(?<=[1-9])(?<!\d.)|(?<=\()(?=[\w*]{{1,4}}\))|(?<=[A-HАВСЕН])(?![^\W\d_])|(?<=[{RAISED_DIGITS}]))"
)
LONGEST_GAP = 24  # characters, between a word that cites and what it cites, and that word


class Place:
    """A string and what it takes to read it: the words of its language, its code, the clause it stands in.

    `starts` are the places where an id, a part of one ("(b)", a letter alone) or a footnote's mark may begin, `numbers`
    those of a number; `taken` is 1 for each character that belongs to a citation found before.
    """

    def __init__(self, string, words, code, at, known):
        self.string = string
        self.words = words
        self.code = code
        self.at = at
        self.known = known
        self.small = string.replace("\u0130", "I").lower()  # that letter alone would become two
        self.starts = [found.start() for found in STARTS.finditer(string)]
        self.numbers = [start for start in self.starts if string[start] in NUMBERS]
        self.taken = bytearray(len(string))

    def finds(self, name):
        """Where one of the language's patterns is found; there is no search where none of its stems stands."""
        return getattr(self.words, name).finditer(self.string) if self.holds(name) else ()

    def holds(self, name):
        """True if one of a pattern's stems stands."""
        small = self.small
        for stem in self.words.STEMS[name]:
            if stem in small:
                return True
        return False

    def laws(self, start=0):
        """Where the word for a law, with a number after it, is found from a place on."""
        for stem in self.words.LAW_STEMS if self.numbers else ():
            at = self.small.find(stem, start)
            while at >= 0:
                found = self.words.LAW.match(self.string, at)
                if found:
                    yield found
                at = self.small.find(stem, found.end() if found else at + 1)

    def may_be_cued(self):
        """True if a word after which an id needs no other stands before what may be one."""
        stands = any(map(self.small.__contains__, self.words.STEMS["CUE"]))
        return stands or any(map(self._is_after_cue, self.starts if self.at else self.numbers))

    def _is_after_cue(self, start):
        if self.string[start - 1 : start].isdigit():
            return False  # inside an id
        before = self.string[max(start - LONGEST_GAP, 0) : start].rstrip().casefold()
        return before.endswith(self.words.CUE_ENDS) or not before and start > LONGEST_GAP

    def exists(self, law, steps):
        """True if the code has this clause."""
        return self.known is not None and full_id(law, steps) in self.known

    def list(self, first, plural=True):
        """The list that begins with this id."""
        return read_list(self.string, first, self.words, plural, self.exists)


@lru_cache
def known_code(code):
    """The list of a code; None for an edition that we have no list of."""
    return read_code(code) if code in codes() else None
