"""Runs of words that two texts share: case, marks and line ends do not count; a set term counts as one word."""

import re
from collections import namedtuple
from pathlib import Path

SET_TERMS = Path(__file__).with_name("set_terms.txt")
FRONT_MATTER = re.compile(r"\A---\n.*?^---\n", re.DOTALL | re.MULTILINE)
CLAUSE_MARK = re.compile(r"^\*\*[^*]+\*\*(\{[^}]*\})?|\[\^[0-9]+\]:?", re.MULTILINE)
WORD = re.compile(r"[^\W_]+(?:\([a-z]+\))*")


class Word(namedtuple("Word", "form line")):
    """A word as it is compared, and the line it stands in."""

    __slots__ = ()


class Run(namedtuple("Run", "line length words")):
    """Words in a row that stand in the same order in the other text."""

    __slots__ = ()


def words_of(text, set_terms=()):
    """The words of a page or text, front matter and clause marks left out, each set term joined into one.

    "**23B.** The non-offending side" with the set term "non-offending side" → the, non-offending-side
    """
    text = FRONT_MATTER.sub(_blank, text)
    text = CLAUSE_MARK.sub(_blank, text)
    words = [
        Word(_fold(found.group()), number)
        for number, line in enumerate(text.split("\n"), start=1)
        for found in WORD.finditer(line)
    ]
    return _joined(words, sorted(set_terms, key=len, reverse=True))


def shared_runs(page, other, length):
    """The longest runs of at least `length` words that stand in both, in the order of the page."""
    places = _places([word.form for word in other], length)
    runs, start = [], 0
    while start + length <= len(page):
        longest = _longest(page, start, other, places, length)
        if longest:
            words = page[start : start + longest]
            runs.append(Run(words[0].line, longest, " ".join(word.form for word in words)))
        start += longest or 1
    return runs


def read_set_terms(path=SET_TERMS):
    """The set terms as tuples of folded words; "#" begins a remark."""
    lines = path.read_text(encoding="utf-8").splitlines()
    terms = [line for line in lines if line.strip() and not line.startswith("#")]
    return [tuple(_fold(found) for found in WORD.findall(term)) for term in terms]


def _fold(word):
    return word.lower().replace("ё", "е")


def _blank(found):
    """Nothing but the line ends, so that lines keep their numbers."""
    return "\n" * found.group().count("\n")


def _joined(words, set_terms):
    joined, at = [], 0
    while at < len(words):
        term = next((term for term in set_terms if _stands_at(words, at, term)), None)
        step = len(term) if term else 1
        joined.append(Word("-".join(word.form for word in words[at : at + step]), words[at].line))
        at += step
    return joined


def _stands_at(words, at, term):
    return tuple(word.form for word in words[at : at + len(term)]) == term


def _places(forms, length):
    """Every run of `length` words → where it begins."""
    places = {}
    for start in range(len(forms) - length + 1):
        places.setdefault(tuple(forms[start : start + length]), []).append(start)
    return places


def _longest(page, start, other, places, length):
    """How many words from `start` on stand in the other text; 0 if fewer than `length`."""
    begin = tuple(word.form for word in page[start : start + length])
    return max((_common(page, start, other, place) for place in places.get(begin, ())), default=0)


def _common(page, start, other, place):
    count = 0
    while start + count < len(page) and place + count < len(other):
        if page[start + count].form != other[place + count].form:
            break
        count += 1
    return count
