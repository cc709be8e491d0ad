"""A definition is found by its term and by its words, in both languages, and opens among the terms."""

import pytest

from kodeks.corpus import texts
from kodeks.corpus.model import clause, law_pages
from kodeks.corpus.pages import write_page
from kodeks.search.ask import ask, write_index

WORDS = {
    "en": [
        clause("DEF.Dummy", "The hand that lies on the table like a sleeping elephant.", title="Dummy."),
        clause("DEF.Penalty Card", "A card that Law 50 treats.", title="Penalty card."),
        clause("50", title="What a penalty card does"),
        clause("50A", "The card stays on the table beside the dummy; the dummy is silent.", title="It stays."),
    ],
    "ru": [
        clause("DEF.Dummy", "Рука, которая лежит на столе, как спящий слон.", title="Болван."),
        clause("DEF.Penalty Card", "Карта, о которой говорит Правило 50.", title="Штрафная карта."),
        clause("50", title="Что делает штрафная карта"),
        clause("50A", "Карта остаётся на столе рядом с болваном; болван молчит.", title="Она остаётся."),
    ],
}
TEXT = """id = "2017"
code = "2017"
kind = "laws"
languages = ["en", "ru"]
title = { en = "Ours", ru = "Наш" }
rights = "public"
"""


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """Asks an index of a text with definitions."""
    root = tmp_path_factory.mktemp("defined")
    (root / "docs/texts").mkdir(parents=True)
    (root / "docs/texts/2017.toml").write_text(TEXT, "utf-8")
    (text,) = texts.read_texts(root)
    for lang, found in WORDS.items():
        for page in law_pages("2017", lang, found):
            path = texts.page_path(text, lang, page.law)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(write_page(page), "utf-8")
    folder = write_index(root / "index", [text])
    return lambda lang, query: ask(folder, [(lang, query)])[0]["hits"]


@pytest.mark.parametrize(
    "lang, query, href",
    (
        ("en", "dummy", "en/terms/#dummy"),
        ("ru", "болваном", "ru/terms/#dummy"),
        ("ru", "dummy", "ru/terms/#dummy"),
        ("en", "sleeping elephants", "en/terms/#dummy"),
        ("ru", "спящего слона", "ru/terms/#dummy"),
        ("en", "penalty cards", "en/terms/#penalty-card"),
        ("ru", "штрафную карту", "ru/terms/#penalty-card"),
    ),
)
def test_a_definition_is_found_and_opens_among_the_terms(answers, lang, query, href):
    assert href in [hit["href"] for hit in answers(lang, query)[:2]]


def test_the_page_of_definitions_itself_is_no_hit(answers):
    assert not [hit for query in ("definitions", "DEF") for hit in answers("en", query) if hit["id"] == "DEF"]
