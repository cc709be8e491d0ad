"""Definitions are clauses: their page is read and written, each by its id, beside the laws."""

from pathlib import Path

import pytest

from kodeks.clauses import anchor, canonical
from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.model import DEFINITIONS, clause, law_pages
from kodeks.corpus.pages import PageError, checked, parse_page, write_page
from kodeks.corpus.texts import find_text, page_of, page_path, read_pages

PATH = Path("docs/en/2017/definitions.md")
PAGE = """---
text: "2017"
law: DEF
checked: {DEF.Card Count: "how"}
---
# Definitions

**DEF.Card Count.** *Card count.* How many cards a hand holds, see Law 13A:

| cards | hand |
|---|---|
| 13 | whole |

**DEF.Deck.** *Deck.* All cards.
"""
DEFINED = [
    (code, item) for code in codes() for item in read_code(code).ids if item.startswith("DEF.")
]  # every definition of every code


def test_a_page_of_definitions_is_read_and_written_the_same():
    page = parse_page(PAGE.encode("utf-8"), PATH)
    assert write_page(page) == PAGE
    assert (page.law, page.title) == (DEFINITIONS, "Definitions")
    assert [(item.id, item.kind, item.title) for item in page.clauses] == [
        ("DEF.Card Count", "definition", "Card count."),
        ("DEF.Deck", "definition", "Deck."),
    ]
    assert checked(page) == {"DEF.Card Count": "how"}


@pytest.mark.parametrize("lang", ("en", "ru"))
@pytest.mark.parametrize("code", codes())
def test_every_definition_of_a_code_goes_through_a_page_and_back(code, lang):
    found = [clause(item, f"Words of {item}: *, [a].", title=item[4:] + ".") for of, item in DEFINED if of == code]
    (page,) = law_pages(code, lang, found)
    again = parse_page(write_page(page).encode("utf-8"), Path(f"docs/{lang}/{code}/definitions.md"))
    assert again == page
    assert again.clauses == tuple(found)


@pytest.mark.parametrize("code", codes())
def test_every_definition_has_an_address_of_its_own(code):
    found = [item for of, item in DEFINED if of == code]
    assert all(canonical(item) == item and page_of(item) == DEFINITIONS for item in found)
    assert len({anchor(item) for item in found}) == len(found)
    assert not [item for item in found if not anchor(item).replace("-", "").isalnum()]


@pytest.mark.parametrize(
    "old, new, fault",
    (
        ("**DEF.Deck.**", "**64A.**", ":14: 64A does not belong to the definitions; put it on the page of its law"),
        ("**DEF.Deck.**", "**DEF.Card  Deck.**", ":14: 'DEF.Card  Deck' is not a clause"),
        ("**DEF.Deck.**", "**DEF. Deck.**", ":14: 'DEF. Deck' is not a clause"),
        ("**DEF.Deck.**", "**DEF.Card\nDeck.**", ":14: a paragraph is one line"),
        ("**DEF.Deck.**", "**DEF.Card Count.**", ":14: DEF.Card Count stands twice"),
        ("# Definitions", "# 64. Definitions", ":6: the heading is not a heading without a number"),
        ("# Definitions\n\n", "", "the page has no heading; write # Definitions"),
        ("All cards.", "All cards[^1].\n\n[^1]: or 52", ":16: definitions have no footnotes; say it in the definition"),
        ("law: DEF", "law: 64", "DEF.Deck does not belong to Law 64; put it on definitions.md"),
    ),
)
def test_what_is_no_definition_is_refused_with_its_line(old, new, fault):
    assert old in PAGE
    with pytest.raises(PageError) as error:
        parse_page(PAGE.replace(old, new).encode("utf-8"), PATH)
    assert fault in str(error.value)


def test_definitions_come_before_the_laws(tmp_path):
    (tmp_path / "docs/texts").mkdir(parents=True)
    (tmp_path / "docs/texts/9.toml").write_text(
        'id = "9"\ncode = "2017"\nkind = "laws"\nlanguages = ["en"]\ntitle = { en = "9" }\nrights = "public"\n', "utf-8"
    )
    text = find_text("9", tmp_path)
    for page in law_pages("9", "en", [clause("DEF.Deck", "All cards.", title="Deck."), clause("2", title="Two")]):
        page_path(text, "en", page.law).parent.mkdir(parents=True, exist_ok=True)
        page_path(text, "en", page.law).write_text(write_page(page), "utf-8")
    assert [page.law for page in read_pages(text, "en")] == ["DEF", "2"]
    page_path(text, "en", "2").rename(page_path(text, "en", "3"))
    with pytest.raises(ValueError, match="here belongs 9, Law 3"):
        read_pages(text, "en")
