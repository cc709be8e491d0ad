"""Words of bridge that no dictionary has: those of docs/spelling, in whatever form."""

from functools import lru_cache

from tools.lexicon import normal_forms
from tools.spelling.lists import read_list


@lru_cache(maxsize=50_000)
def is_term(word):
    """True for a word of bridge in small letters.

    >>> [is_term(word) for word in ("фальшренонсе", "реконтру", "фальшрененсе", "matchpoints", "match")]
    [True, True, False, True, False]
    """
    return word in _terms() or not _terms().isdisjoint(normal_forms(word))


@lru_cache(maxsize=1)
def _terms():
    return frozenset(entry.word.lower() for lang in ("en", "ru") for entry in read_list(lang))
