"""Words of bridge that no dictionary has: those of docs/spelling, each in the forms that its model has."""

from functools import lru_cache
from os.path import commonprefix

from tools.lexicon import is_word
from tools.spelling.lists import read_list


@lru_cache(maxsize=50_000)
def is_term(word):
    """True for a word of bridge in small letters.

    >>> [is_term(word) for word in ("фальшренонсе", "недозаявкой", "фальшрененсе", "matchpoints", "match")]
    [True, True, False, True, False]
    """
    words, stems = _terms()
    return word in words or any(word.startswith(own) and is_word(model + word[len(own) :]) for own, model in stems)


@lru_cache(maxsize=1)
def _terms():
    """The words, and of those with a model (their stem, its stem): what stands before the ending that both have."""
    entries = [entry for lang in ("en", "ru") for entry in read_list(lang)]
    stems = [_stems(entry.word.lower(), entry.model) for entry in entries if entry.model]
    return frozenset(entry.word.lower() for entry in entries), stems


def _stems(word, model):
    """The two without their common ending.

    >>> _stems("реконтра", "кобра"), _stems("ренонс", "концерт")
    (('реконт', 'коб'), ('ренонс', 'концерт'))
    """
    ending = len(commonprefix([word[::-1], model[::-1]]))
    return word[: len(word) - ending], model[: len(model) - ending]
