"""Which letters make a word: the words of the texts themselves, and dictionaries of Russian and English."""

import re
from collections import Counter
from functools import cached_property, lru_cache

from tools import dictionary

SHORT = 5  # below it two words that make a third are more often two: "так же"
LONGEST = 80  # characters of a word
PART = 1 << 16  # characters
LETTERS = re.compile(r"[^\W\d_]+")
RUSSIAN = re.compile(r"[а-яё-]+")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


class Lexicon:
    """The words that stand whole in the files of a text."""

    def __init__(self, texts=()):
        self.texts = tuple(texts)

    @cached_property
    def seen(self):
        """Word → how often it stands there; counted when first asked, since most files never ask."""
        printed, found = Counter(), Counter()
        for part in _parts(self.texts):
            printed.update(part.split())
        for one, times in printed.items():  # the same words come over and over, each with few marks at its ends
            for word in WORD.findall(one):
                found[word] += times
        return found

    @cached_property
    def at_edges(self):
        """Word → how often it begins or ends a line, where it may be a part of a word that is cut."""
        found = Counter()
        for part in _parts(self.texts):
            lines = [WORD.findall(line) for line in part.split("\n")]
            found.update(word for words in lines for word in words[:1] + words[1:][-1:])
        return found

    def is_one_word(self, head, tail):
        """True if "head" at a line's end and "tail" on the next line are one word cut in two.

        >>> lexicon = Lexicon(["преждевременный ход", "поэтому"])
        >>> [lexicon.is_one_word(*pair) for pair in (("прежде", "временный"), ("вы", "игрыш"), ("по", "этому"))]
        [True, True, False]
        >>> Lexicon(["Cups wit", "hout a lid", "pots wit", "hout tea"]).is_one_word("wit", "hout")
        True
        """
        head, tail = head.lower(), tail.lower()
        if len(tail) < 2 or len(head) < 2:
            return False
        apart = self._knows(head) and self._knows(tail)
        if head + tail in self.seen:
            return (
                not apart or (len(head) >= SHORT and len(tail) >= SHORT) or self.seen[tail] == 1 and len(tail) >= SHORT - 1
            )
        return is_word(head + tail) and not apart

    def may_be_one_word(self, head, tail):
        """True if the letters tell neither: head and tail are words, and so are both together, as in "чай" / "ники".

        >>> Lexicon(["чайники"]).may_be_one_word("чай", "ники"), Lexicon(["чайники"]).may_be_one_word("чай", "пить")
        (True, False)
        """
        head, tail = head.lower(), tail.lower()
        whole = head + tail
        known = whole in self.seen or is_word(whole)
        return min(len(head), len(tail)) > 1 and known and self._knows(head) and self._knows(tail)

    def keeps_hyphen(self, head, tail):
        """True if the hyphen between the two belongs to the word.

        >>> Lexicon().keeps_hyphen("по", "разному"), Lexicon().keeps_hyphen("коро", "бка")
        (True, False)
        """
        hyphened, whole = f"{head}-{tail}".lower(), (head + tail).lower()
        if whole in self.seen or is_russian_word(whole):
            return False
        return hyphened in self.seen or is_russian_word(hyphened)

    def _knows(self, word):
        """True for a word of a dictionary, or one that stands inside a line: pieces of a cut word stand at line ends."""
        return is_word(word) or self.seen[word] > self.at_edges[word]


def _parts(texts):
    """Texts in small letters, some lines at a time: all their words at once take many times their room."""
    for text in texts:
        start = 0
        while start < len(text):
            end = text.find("\n", start + PART)
            end = end if end > 0 else len(text)
            yield text[start:end].lower()
            start = end


@lru_cache(maxsize=65536)
def is_russian_word(word):
    """True if the dictionary knows the word; ё may stand as е."""
    return bool(RUSSIAN.fullmatch(word)) and dictionary.knows(word)


@lru_cache(maxsize=65536)
def is_english_word(word):
    """True if the dictionary knows the word."""
    import simplemma  # not for a text in Russian alone

    return simplemma.is_known(word, lang="en", low_memory=True)  # which is also sooner read


def is_word(word):
    """True if the dictionary of its language knows a word in small letters.

    >>> is_word("чайник"), is_word("without"), is_word("hout")
    (True, True, False)
    """
    return is_english_word(word) if word.isascii() else is_russian_word(word)


def last_word(words):
    """The letters that end a line, "" if it ends otherwise."""
    found = LETTERS.match(words[: -LONGEST - 1 : -1])  # from the end backwards, which needs no search
    return found.group()[::-1] if found else ""


def first_word(words):
    """The letters that begin a line."""
    found = LETTERS.match(words)
    return found.group() if found else ""
