"""Terms in the words of a clause: once each, never in a link, a table or round a footnote's mark; their words travel."""

import re

import pytest

from kodeks.corpus.glossary import read_glossary
from kodeks.corpus.model import clause
from kodeks.site.prose import Mark
from kodeks.site.site import Site
from kodeks.site.term_marks import TermMarks

MARKS = TermMarks(read_glossary().terms)
HERE = "en/2017/64/"
LINK = re.compile(r"<a\b[^>]*>(.*?)</a>", re.DOTALL)
TERM = re.compile(r'<a class="term" href="([^"]+)" aria-describedby="term-(en|ru)-([^"]+)">([^<]*)</a>')


def marked(body, lang="en", fixed=(), **more):
    return [body[mark.start : mark.end] for mark in MARKS.of(clause("64A", body, **more), lang, HERE, fixed)]


def test_a_term_is_marked_once_a_clause():
    assert marked("A revoke is a revoke; who revoked has damaged the other side.") == ["revoke", "damaged"]


def test_everyday_words_are_not_marked():
    assert marked("The card of partner, his hand, a trick: it may be played by declarer or dummy.") == []
    assert marked("Карта партнёра, рука и взятка: сторона может сыграть.", "ru") == []


def test_nothing_is_marked_in_what_is_a_link_already():
    body = "See the revoke law, then the revoke."
    assert marked(body, fixed=[Mark(8, 18, "<a>", "</a>")]) == ["revoke"]
    assert MARKS.of(clause("64A", body), "en", HERE, [Mark(8, 18, "<a>", "</a>")])[0].start > 18


def test_nothing_is_marked_round_a_footnote_or_in_a_table():
    assert marked("A revoke stands.", footnotes=[("64.fn1", 2)]) == []
    assert marked("A revoke stands.", footnotes=[("64.fn1", 5)]) == []
    assert marked("A revoke stands.", footnotes=[("64.fn1", 8)]) == ["revoke"]  # the mark comes after the link
    assert marked("So:\n\n| revoke | damage |\n|---|---|\n| revoke | damage |") == []


@pytest.fixture(scope="module")
def site(project):
    return Site(project)


def test_marks_lead_to_the_terms_and_their_words_lie_in_the_page_once(site):
    terms = {lang: set(site.terms.told[lang]) for lang in ("en", "ru")}
    seen = 0
    for page in site.pages.values():
        for href, lang, anchor, words in TERM.findall(page.body):
            seen += 1
            assert href.endswith(f"{lang}/terms/#{anchor}") or href.endswith(f"terms/#{anchor}")
            assert anchor in terms[lang] and words
            assert page.body.count(f'id="term-{lang}-{anchor}"') == 1
        assert not [inner for inner in LINK.findall(page.body) if "<a " in inner]
    assert seen


def test_every_term_stands_on_the_page_of_each_language_in_its_order(site):
    for lang in ("en", "ru"):
        body = site.pages[f"{lang}/terms/index.md" if f"{lang}/terms/index.md" in site.pages else f"{lang}/terms.md"].body
        ids = re.findall(r'<section class="term-entry" id="([^"]+)"', body)
        assert ids == list(site.terms.told[lang])
        assert {term.anchor for term in read_glossary().terms} <= set(ids)
        assert "card-count" in ids


def test_the_reasons_for_our_terms_are_a_table(site):
    html = site.added_to("ru/about/terms-we-chose/")
    assert "Так во всех переводах" in html and 'href="../../terms/#call"' in html
