"""Letters that a scan misread, and words in no dictionary: told, and past a share of the words the file is refused."""

import re
from collections import Counter, namedtuple
from functools import lru_cache
from itertools import chain

from tools.lexicon import is_english_word, is_russian_word
from tools.own_terms import is_term

MOST = 0.15  # of the words; in sound law texts less than a twentieth are in no dictionary
FEWEST = 20  # words, to judge a file
EXAMPLES = 6
SEVERAL, HARDLY = 5, 0.4  # words, and their share in a paragraph, that make it one in another language
ENDS = ".,;:!?()«»\"“”„‘’'…—–-*[]<>{}|/¶"
TOKEN = re.compile(r"\S+")
PART = re.compile(r"[-‐–—'’/().,;:!?«»\"“”„…]+")
SIGN_INSIDE = re.compile(r"[^\W\d_][^\w\s]+[^\W\d_]|[^\W\d_]{2}\d+[^\W\d_]{2}|[^\W\d_]\d[^\W\d_]{2}|[^\W\d_]{2}\d[^\W\d_]")
HYPHENED = re.compile(r"(?<![\w-])[^\W\d_]+-[^\W\d_]+(?![\w-])")
PREFIXES = frozenset("re co pre non un in ex self semi anti mid sub inter over under e".split())
PARTICLE = re.compile(r"(?<=\w)[-‐–]нибудь$", re.IGNORECASE)  # no word by itself
RAISED = re.compile(r"(?:\[\^?)?[\d⁰¹²³⁴-⁹*]+$")  # of a footnote, "[^1" too


class Misread(namedtuple("Misread", "line word")):
    """A word that is none, and its line."""

    __slots__ = ()


class Foreign(namedtuple("Foreign", "line count wrong")):
    """A paragraph with hardly a word of Russian or English: its line, how many words it has, and those that are none."""

    __slots__ = ()


class Words(namedtuple("Words", "count misread unknown foreign")):
    """How many words a text has, and those that are none: with signs among the letters, in no dictionary, or abroad."""

    __slots__ = ()

    @property
    def share(self):
        """The share of words that are none."""
        return len(self.wrong()) / self.count if self.count else 0

    def wrong(self):
        """All words that are none."""
        return self.misread + self.unknown + [word for one in self.foreign for word in one.wrong]

    def examples(self):
        """The words that are none, those that stand there most often first."""
        found = Counter(one.word for one in self.wrong())
        return ", ".join(f"'{word}'" for word, _ in found.most_common(EXAMPLES))


def weigh(source, blocks):
    """The words of a file's blocks; links and what else was taken out do not count."""
    misread, unknown, foreign = [], [], []
    times = Counter(chain.from_iterable(block.words.split() for block in blocks))  # the same words come over and over
    wrong = {word for word in times if _judged(word)[1]}
    for block in blocks if wrong else ():
        words = block.words.split()
        if wrong.isdisjoint(words):
            continue
        found = list(_wrong(source, block))
        plain = [one for one in found if not has_sign(one.word)]
        misread += [one for one in found if has_sign(one.word)]
        parts = sum(_judged(word)[0] for word in words)
        if len(plain) >= max(SEVERAL, HARDLY * parts):
            foreign.append(Foreign(block.line, parts, plain))
        else:
            unknown += plain
    return Words(sum(_judged(word)[0] * count for word, count in times.items()), misread, unknown, foreign)


def _wrong(source, block):
    """The words of a block that are none, each with its line."""
    strand = block.strand.unfolded()
    for found in TOKEN.finditer(block.words):
        for part in _judged(found.group())[1]:
            yield Misread(source.line(strand.offset(found.start())), part)


def fault(words, most):
    """Why a file cannot be read as a law text; "" if it can: few words are none, or the manifest allows as many."""
    if words.count < FEWEST or words.share <= (MOST if most is None else most):
        return ""
    number = len(words.wrong())
    kind = "have signs among their letters or are in no dictionary" if words.misread else "are in no dictionary"
    said = f"{number} of {words.count} words ({words.share:.0%}) {kind}, Russian or English: {words.examples()}"
    remedy = "have it recognised again, or take another copy"
    insist = (
        f"to have it read as it is, write misread = {min(words.share + 0.01, 1):.2f} in its [[text.file]] in the manifest"
    )
    return f"{said}; if this is a poor scan, {remedy}; a text in another language cannot be read; {insist}"


def doubts_of(words):
    """(line, doubt) of each line with words that a scan misread, or that stand once and are in no dictionary.

    A paragraph where most are so is told once.
    """
    for line, count, wrong in words.foreign:
        said = f"{len(wrong)} of the {count} words of this paragraph are in no dictionary; it may be in another language"
        yield line, said
    seen = Counter(one.word.lower() for one in words.unknown)
    lines = {}
    for one in words.misread + [one for one in words.unknown if seen[one.word.lower()] == 1]:
        lines.setdefault(one.line, []).append(f"'{one.word}'")
    for line, found in sorted(lines.items()):
        yield line, f"in no dictionary, and kept as printed: {', '.join(dict.fromkeys(found))}"


def is_word(part):
    """True for a word of Russian or English, or for what is too short to tell.

    >>> is_word("Чайник"), is_word("teapots"), is_word("чайнйк"), is_word("teiipots"), is_word("3NT")
    (True, True, False, False, True)
    """
    letters = re.sub(r"[\W\d_]+", "", part)
    if len(letters) < 4 or not letters.isalpha():
        return True
    return _is_known(part.lower()) or is_term(part.lower())


@lru_cache(maxsize=100_000)
def _is_known(word):
    if re.search("[а-яё]", word):
        return is_russian_word(word)
    return word.isascii() and is_english_word(word)


@lru_cache(maxsize=50_000)
def _judged(word):
    """How many parts a word has, and those of them that are none."""
    parts = _parts(word)
    short = [part for part in re.findall(r"[^\W\d_]{2,3}", word) if len(word) < 8 and _mixes_alphabets(part)]
    cut = [one for one in HYPHENED.findall(word) if _is_cut(*one.split("-"))]
    wrong = (
        *cut,
        *(part for part in parts if has_sign(part) or not is_word(part)),
        *(one for one in short if one not in parts),
    )
    return len(parts) + len(short), tuple(dict.fromkeys(wrong))


def _is_cut(head, tail):
    """True for a word with a hyphen left from a line's end: "tea-pot" is none, "ket-tle" is.

    >>> _is_cut("ket", "tle"), _is_cut("tea", "pot"), _is_cut("по", "русски"), _is_cut("сме", "нить")
    (True, False, False, True)
    """
    head, tail = head.lower(), tail.lower()
    if head in PREFIXES or min(len(head), len(tail)) < 2 or not _is_known(head + tail):
        return False
    return not (_is_known(head) and _is_known(tail)) and not is_russian_word(f"{head}-{tail}")


def _parts(word):
    """The parts of a word that may be words themselves, without the marks at its ends."""
    word = RAISED.sub("", word.strip(ENDS)).strip(ENDS)
    word = PARTICLE.sub("", word)
    return [part for part in PART.split(word) if sum(map(str.isalpha, part)) > 3]


def has_sign(part):
    """True if a sign, a digit or a letter of another alphabet stands among the letters.

    >>> has_sign("ke#tle"), has_sign("sau0er"), has_sign("кеtтле"), has_sign("kettle"), has_sign("27B1")
    (True, True, True, False, False)
    """
    return bool(SIGN_INSIDE.search(part) or _mixes_alphabets(part) and not re.search(r"\d", part))


def _mixes_alphabets(part):
    """True if Russian and Latin letters stand together."""
    return bool(re.search("[А-Яа-яЁё]", part) and re.search("[A-Za-z]", part))
