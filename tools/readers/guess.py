"""Which old encoding some bytes are in: the one that makes words of them."""

import re
from collections import Counter, namedtuple
from functools import lru_cache

from tools.lexicon import is_english_word, is_russian_word

CYRILLIC = ("cp1251", "koi8-r", "cp866", "mac-cyrillic", "iso-8859-5")
WESTERN = ("cp1252", "mac-roman")
NAMES = {
    "windows-1251": "cp1251", "ibm866": "cp866", "maccyrillic": "mac-cyrillic", "x-mac-cyrillic": "mac-cyrillic",
    "koi8-u": "koi8-r", "windows-1252": "cp1252", "iso-8859-1": "cp1252", "macroman": "mac-roman",
}  # fmt: skip
WORD = re.compile(r"[^\W\d_]+")
RUSSIAN = re.compile(r"[А-Яа-яЁё]+")
SET_RIGHT = re.compile(r"[^\W\d_]?(?:[а-яёa-zà-öø-ÿœ]*|[А-ЯЁA-ZÀ-ÖØ-Þ]*)")  # no capital inside a word in small letters
TYPOGRAPHY = frozenset("«»„“”‘’‚–—…№§©®™°·•×±†€£½¼¾¹²³ \xa0\xad♠♣♥♦")
SAMPLE = 60_000  # bytes; more tell nothing new
ACCENTED = 0.5  # of a western word's letters at most


class Guess(namedtuple("Guess", "encoding text score known words second chardet")):
    """An encoding, the sample in it, how good it looks, words known of all words, the next best, and chardet's opinion."""

    __slots__ = ()

    @property
    def is_sound(self):
        """True if it makes words, or chardet is sure and the letters do not speak against it."""
        makes_words = self.score > 0 and (self.known or not self.words)
        return bool(makes_words) or (self.score > -1 and _opinion(self.chardet, self.encoding) >= 0.5)

    @property
    def certainty(self):
        """How sure it is, for the report."""
        told = f"{self.known} of {self.words} words with its letters are in the dictionary" if self.words else "signs only"
        other, sure = self.chardet
        return told + (f"; chardet says {other}, {sure:.2f}" if other else "; chardet knows none")

    @property
    def is_doubtful(self):
        """True if too few words are known, or another encoding looks nearly as good."""
        return 2 * self.known < self.words or (self.second is not None and self.second > 0.6 * self.score)


def guess(written):
    """The old encoding that suits some bytes best.

    >>> guess("Чайник стоит на столе.".encode("koi8-r")).encoding, guess("She’s “dummy”.".encode("cp1252")).encoding
    ('koi8-r', 'cp1252')
    """
    sample = written[:SAMPLE]
    opinion = _chardet(sample)
    found = []
    for encoding in CYRILLIC + WESTERN:
        text = sample.decode(encoding, "replace")
        found.append((_score(text) + 0.01 * _opinion(opinion, encoding), text, encoding))
    best = max(found, key=lambda one: one[0])
    same = [encoding for _, text, encoding in found if text == best[1]]
    name = "cp1252" if "cp1252" in same and not RUSSIAN.search(best[1]) else same[0]
    others = [score for score, text, _ in found if text != best[1]]
    words = _words(best[1])
    return Guess(name, best[1], best[0], sum(map(_is_known, words)), len(words), max(others, default=None), opinion)


def quality(text):
    """How much some text's letters beyond ASCII look like words: above 0 they do."""
    return _score(text[:SAMPLE])


def makes_words(text):
    """True if letters beyond ASCII make a word of two letters or more: one letter alone may be a sign, "ж" for "¶".

    >>> makes_words("Cups ж"), makes_words("Cups или чашки")
    (False, True)
    """
    return any(len(word) > 1 and _is_known(word) for word in _words(text[:SAMPLE]))


def _chardet(sample):
    import chardet  # few files need it

    found = chardet.detect(sample)
    name = (found.get("encoding") or "").lower()
    return NAMES.get(name, name), found.get("confidence") or 0


def _opinion(opinion, encoding):
    return opinion[1] if opinion[0] == encoding else 0


def _words(text):
    return [word for word in WORD.findall(text) if not word.isascii()]


def _is_known(word):
    small = word.lower()
    return is_russian_word(small) if RUSSIAN.fullmatch(word) else is_english_word(small)


def _score(text):
    """Good letters less bad ones, a character of those beyond ASCII."""
    beyond = len(text) - len(text.encode("ascii", "ignore"))
    signs = sum(_sign(one) * times for one, times in Counter(text).items() if not one.isascii() and not one.isalpha())
    return (signs + sum(map(_value, _words(text)))) / beyond if beyond else 0


def _sign(one):
    return 0.3 if one in TYPOGRAPHY else -2


@lru_cache(maxsize=10_000)
def _value(word):
    """A word's letters count for it if the dictionary has it, against it if no such word can be."""
    length = len(word)
    if not SET_RIGHT.fullmatch(word):
        return -length
    if RUSSIAN.fullmatch(word):
        return (length if length > 2 else 0.1 + 0.1 * length) if _is_known(word) else -0.1 * length
    accented = sum(not one.isascii() for one in word)
    if re.search(r"[\u0400-\u04ff]", word) or accented > ACCENTED * length:
        return -2 * length
    return length if _is_known(word) else 0.3
