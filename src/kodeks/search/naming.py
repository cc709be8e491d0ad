"""Names of terms in running words, in whatever form they stand: the longest first, none overlapping."""

import re
from collections import namedtuple
from functools import cache

from kodeks.search.postings import lemmas
from kodeks.search.tokens import fold

WORD = re.compile(r"[^\W_]+")
JOINT = re.compile(r"[\s\-\u2011’']")  # between the words of one name: "non-offending side", "dummy’s hand"


class Named(namedtuple("Named", "start end term")):
    """Words from `start` to `end` that name a term."""

    __slots__ = ()


class Namer:
    """Finds names; `named` gives (name, term), the term None for words that name nothing though they look so."""

    def __init__(self, named):
        self._by_first = {}
        for name, term in named:
            told = tuple(_lemma(fold(word)) for word in WORD.findall(name))
            self._by_first.setdefault(told[0], []).append((told, term))

    def find(self, words):
        """Every name in the words, in order."""
        tokens = list(WORD.finditer(words))
        place, found = 0, []
        while place < len(tokens):
            length, term = self._at(words, tokens, place)
            if term is not None:
                found.append(Named(tokens[place].start(), tokens[place + length - 1].end(), term))
            place += max(1, length)
        return found

    def _at(self, words, tokens, place):
        """(how many words, the term) of the longest name that begins at a token; (0, None) where none does."""
        known = [name for lemma in _lemmas(tokens[place].group()) for name in self._by_first.get(lemma, ())]
        for told, term in sorted(known, key=_precedence):
            if self._is_there(words, tokens[place : place + len(told)], told):
                return len(told), term
        return 0, None

    @staticmethod
    def _is_there(words, tokens, told):
        """True if the tokens are forms of the words of a name, with nothing but a joint between them."""
        joined = (JOINT.fullmatch(words[one.end() : other.start()]) for one, other in zip(tokens, tokens[1:]))
        formed = (lemma in _lemmas(token.group()) for lemma, token in zip(told, tokens))
        return len(tokens) == len(told) and all(formed) and all(joined)


def _precedence(name):
    """The longest first; of the same words what names nothing, then a term that is marked."""
    told, term = name
    return -len(told), term is not None, not getattr(term, "marked", True)


@cache
def _lemmas(word):
    return lemmas(fold(word))


def _lemma(word):
    """What a word of a name goes by: itself where it is a lemma, so that «разыгрывающий» is not «разыграть»."""
    found = lemmas(word)
    return word if word in found else found[0]
