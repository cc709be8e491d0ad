"""Every sentence that some path tells, filled, in both languages: whole, clean, of its code.

A rule is a function of one sentence that yields what breaks it.
"""

import re
from collections import namedtuple

import pytest

from kodeks.corpus.codes import read_code
from kodeks.rulings import browser
from kodeks.walks.paths import paths, starts
from kodeks.words.files import LANGUAGES
from kodeks.words.phrases import phrases
from tests.rulings.walks import BUNDLE

WALKS = pytest.mark.parametrize("start", starts(), ids=str)
PARTS = ("consequences", "judgement", "script")
LATIN_IN_RUSSIAN = {"IMP", "VP", "EBU", "WBF", "comparable", "call"}  # units, names, and the term that ours stands for
SINCE = (("2007", r"rectif|ректиф"), ("2017", r"\bcomparable|сопостав"))
# Of putting right what was done wrong 12A2, 81C6 and the title of 82 said "rectify" in 1987 and 1997 already.
OLD_ENOUGH = ("12A", "81C", "82")
ONE_IN_ENGLISH = r"(?<![\d.,–-])1 (?:tricks|cards|points|boards|IMPs|matchpoints)\b"
NOUNS_IN_RUSSIAN = (
    ("взятку", "взятка", "взятки", "взяток"),
    ("очко", "очко", "очка", "очков"),
    ("карту", "карта", "карты", "карт"),
)
assert BUNDLE  # its words are loaded


class Sentence(namedtuple("Sentence", "lang code clause part text")):
    """What one item of a ruling or of its questions says."""

    __slots__ = ()


def has_no_gaps(said):
    if re.search(r"[{}|]|\s\s|^\s|\s$|\s[.,;:?!)]|\(\s|\(\)|«\s|“\s", said.text):
        yield "a gap, a brace or a bar"


def has_no_sign_twice(said):
    if re.search(r"[,;:?!]{2}|\.\.|[.,;:?!](?=[^\W\d_]{2})", said.text):
        yield "signs"


def says_no_word_twice(said):
    """But calls, one after the other."""
    for word in re.findall(r"\b([^\W\d_]+) \1\b(?!-)", said.text, re.IGNORECASE):
        if word.casefold() not in ("pass", "пас"):
            yield word


def is_in_one_alphabet(said):
    if said.lang == "en" and re.search("[а-яё]", said.text, re.IGNORECASE):
        yield "Cyrillic"
    if said.lang == "ru":
        yield from set(re.findall(r"[A-Za-z]{2,}", said.text)) - LATIN_IN_RUSSIAN
        yield from re.findall(r"[а-яё][A-Za-z]|[A-Za-z][а-яё]", said.text, re.IGNORECASE)


def counts_in_the_right_form(said):
    yield from re.findall(ONE_IN_ENGLISH, said.text) if said.lang == "en" else ()
    counted = re.sub(r"(?:номер|Правил\w*) \d+", "", said.text)  # an ordinal counts nothing
    for accusative, one, few, many in NOUNS_IN_RUSSIAN if said.lang == "ru" else ():
        for number, noun in re.findall(rf"(?<![\d.,–-])(\d+) ({accusative}|{one}|{few}|{many})\b", counted):
            rest = 0 if 10 < int(number) % 100 < 20 else int(number) % 10
            if noun not in ((accusative, one) if rest == 1 else (few,) if 1 < rest < 5 else (many,)):
                yield f"{number} {noun}"


def has_no_term_of_a_later_code(said):
    for since, term in SINCE:
        if said.code < since and re.search(term, said.text, re.IGNORECASE) and not said.clause.startswith(OLD_ENOUGH):
            yield term


def cites_clauses_of_its_code(said):
    cited = re.findall(r"(?:Laws?|Правил\w*) (\d+[A-Z]?\d*(?:\([a-z]+\))*)", said.text)
    yield from set(cited) - ids_of(said.code)


RULES = (
    has_no_gaps,
    has_no_sign_twice,
    says_no_word_twice,
    is_in_one_alphabet,
    counts_in_the_right_form,
    has_no_term_of_a_later_code,
    cites_clauses_of_its_code,
)
clauses_of = {}
heard = set()  # what was looked at on an earlier path


def ids_of(code):
    if code not in clauses_of:
        clauses_of[code] = set(read_code(code).ids)
    return clauses_of[code]


def is_new(*what):
    """True of what no path has told before."""
    if what in heard:
        return False
    heard.add(what)
    return True


def told_of(start, words):
    """The sentences of every part of a ruling and of every question on a walk, as lists, those told before left out."""
    procedure, code, _ = start
    for trail, ruling in paths(start):
        for part in PARTS:
            items = getattr(ruling, part)
            if is_new(procedure.name, code, items):
                for lang, said in words:
                    yield [Sentence(lang, code, one.clause, part, said.say((part, one.key), one.about)) for one in items]
        for question in tuple(asked for asked, _ in trail) + ruling.refine:
            if is_new(procedure.name, code, question):
                for lang, said in words:
                    texts = (said.question(question), said.help(question), *said.options(question))
                    yield [Sentence(lang, code, question.clause, "questions", text) for text in texts]


def broken(sentence):
    """Names of the rules that a sentence breaks, with what breaks them."""
    if is_new(sentence):
        yield from ((rule.__name__, fault) for rule in RULES for fault in rule(sentence))


def unfinished(sentences):
    """Each ends with one sign, unless the next, in small letters or after a colon, carries it on."""
    for said, after in zip(sentences, [one.text for one in sentences[1:]] + [""]):
        ends = re.search(r"(?<![.?!…,;:])[.?!…][”»)]*$", said.text) or said.part == "questions"
        if not ends and not (after[:1].islower() or (after and said.text.endswith(":"))):
            yield said


@WALKS
def test_what_is_told_is_whole_clean_and_of_its_code(start):
    procedure, code, _ = start
    words = [(lang, phrases(browser.loaded["words"], lang, procedure.name, code)) for lang in LANGUAGES]
    for sentences in told_of(start, words):
        assert list(unfinished(sentences)) == []
        for sentence in sentences:
            assert list(broken(sentence)) == [], sentence
