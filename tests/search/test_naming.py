"""Names of terms in running words: every form, the longest first, nothing that only looks so."""

import pytest

from kodeks.corpus.glossary import read_glossary
from kodeks.search.naming import Namer
from kodeks.site.term_marks import _named

TERMS = read_glossary().terms
NAMERS = {lang: Namer(list(_named(TERMS, lang))) for lang in ("en", "ru")}


def found(lang, words):
    return [(words[one.start : one.end], one.term.name["en"]) for one in NAMERS[lang].find(words)]


@pytest.mark.parametrize(
    "lang, words, term",
    (
        ("ru", "после фальшренонса", "revoke"),
        ("ru", "с недостаточным назначением", "insufficient bid"),
        ("ru", "Недостаточные назначения", "insufficient bid"),
        ("ru", "логических альтернатив", "logical alternative"),
        ("ru", "предполагаемому разыгрывающему", "presumed declarer"),
        ("ru", "отменённую заявку", "withdrawn call"),
        ("ru", "отмененную заявку", "withdrawn call"),
        ("ru", "штрафными картами", "penalty card"),
        ("ru", "сыграла в масть", "follow suit"),
        ("ru", "УЩЕРБОМ", "damage"),
        ("en", "had revoked", "revoke"),
        ("en", "two revokes", "revoke"),
        ("en", "Insufficient bids", "insufficient bid"),
        ("en", "follows suit", "follow suit"),
        ("en", "non-offending side", "non-offending side"),
        ("en", "penalty\ncards", "penalty card"),
        ("en", "Logical alternatives", "logical alternative"),
        ("en", "dummy’s rights", "dummy’s rights"),
    ),
)
def test_a_term_is_found_in_every_form(lang, words, term):
    assert found(lang, words)[-1:][0][1] == term
    assert len(found(lang, words)) == 1


@pytest.mark.parametrize(
    "lang, words, named",
    (
        ("ru", "старшей штрафной карты", ["старшей штрафной карты"]),
        ("en", "an insufficient bid out of rotation", ["insufficient bid", "out of rotation"]),
        ("en", "comparable calls", ["comparable calls"]),
        ("ru", "первый ход вне очереди", ["первый ход вне очереди"]),
    ),
)
def test_the_longest_name_wins(lang, words, named):
    assert [one for one, _ in found(lang, words)] == named


@pytest.mark.parametrize(
    "lang, words, term",
    (
        ("ru", "недостаточное, назначение", "insufficient bid"),
        ("en", "penalty. Card", "penalty card"),
        ("en", "calls the Director", "call"),
        ("en", "claims a revoke", "claim"),
        ("ru", "он разыгрывает контракт", "declarer"),
        ("en", "to go on", "Tournament Organizer"),
        ("en", "as it is", "adjusted score"),
    ),
)
def test_what_only_looks_like_a_term_is_none(lang, words, term):
    assert term not in [name for _, name in found(lang, words)]


def test_nothing_is_found_in_nothing():
    assert found("en", "") == found("ru", "— … 27B1(a) !") == []
