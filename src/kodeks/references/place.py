"""The string that is read, and what it takes to read it."""

from functools import lru_cache

from kodeks.corpus.codes import codes, read_code
from kodeks.references.lists import read_list
from kodeks.references.resolve import full_id


class Place:
    """A string and what it takes to read it: the words of its language, its code, the clause it stands in."""

    def __init__(self, string, words, code, at, known):
        self.string = string
        self.words = words
        self.code = code
        self.at = at
        self.known = known
        self.small = string.lower()

    def finds(self, name):
        """Where one of the language's patterns is found; there is no search where none of its stems stands."""
        may_stand = any(stem in self.small for stem in self.words.STEMS[name])
        return getattr(self.words, name).finditer(self.string) if may_stand else ()

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
