"""Words of a text as search sees them; query.js cuts a query in the same way."""

import re
import unicodedata

WORD = re.compile(r"[^\W_]+")
CYRILLIC = re.compile(r"[\u0400-\u04ff]")


def fold(text):
    """One spelling of what readers spell in several ways: case, ё, accents, soft hyphens, full-width letters.

    >>> fold("Очерёдность, до\u0301ма, ６４A")
    'очередность, дома, 64a'
    """
    composed = unicodedata.normalize("NFKC", text).lower()
    bare = "".join(mark for mark in composed if unicodedata.category(mark) not in ("Mn", "Me", "Cf"))
    return bare.replace("ё", "е")


def words(text):
    """The folded words in order.

    >>> words("Фальшренонс — 2 взятки")
    ['фальшренонс', '2', 'взятки']
    """
    return WORD.findall(fold(text))


def is_cyrillic(word):
    """True for a word that is looked up in the Russian dictionary."""
    return bool(CYRILLIC.search(word))
