"""On a law page: our commentary folded under the clause it is about, and where each clause stood before."""

import shutil

import pytest
from bs4 import BeautifulSoup

from kodeks.corpus.history import COLUMNS
from kodeks.corpus.model import clause, law_pages
from kodeks.corpus.pages import write_page
from kodeks.corpus.places import ROOT
from kodeks.references.find import find_references
from kodeks.references.links import home
from kodeks.site.history import Histories
from kodeks.site.interface import read_interface
from kodeks.site.links import Links
from kodeks.site.pages import LawPages
from kodeks.site.site import read_library
from tests.site.project import make_project

AUCTION = "| West | North | East | South |\n|---|---|---|---|\n| 1♥ | Pass | Pass | Pass |"
REMARKS = {
    "en": [
        clause("13", title="A hand with too many cards"),
        clause("13.1", "Law 13B first, then Law 13A.", title="At the table."),
        clause("13.2", "“Cards are never counted.” See Law 14B, then Law 13A1 and Law 13B.", title="Often got wrong."),
        clause("13.3", f"By Law 13A2 nothing.\n\n{AUCTION}", title="Example.", footnotes=[("13.fn1", 20)]),
        clause("13.4", "By Law 13A of 1997, as far as we know.", title="What changed."),
        clause("13.fn1", "A note of ours."),
    ],
    "ru": [
        clause("13", title="Карт на руке слишком много"),
        clause("13.1", "Сначала Правило 13B, потом Правило 13A.", title="За столом."),
        clause("13.2", "«Карт никто не считает». См. Правило 14B, Правило 13A1, Правило 13B.", title="Часто ошибаются."),
        clause("13.3", "По Правилу 13A2 ничего.", title="Пример.", footnotes=[("13.fn1", 23)]),
        clause("13.4", "По Правилу 13A кодекса 1997, насколько нам известно.", title="Что изменилось."),
        clause("13.fn1", "Наша сноска."),
    ],
}
HISTORY = (
    "13A\t2007\tsame\t13A\tchecked\ta copy\t\t",
    "13A\t1997\tchanged\t13A1,13B\tunchecked\t\tIt was <otherwise>.\tБыло иначе.",
    "13A\t1987\tmoved\t45A\tchecked\ta copy\t\t",
    "13B\t2007\tsame\t13B\tchecked\ta copy\t\t",
    "13B\t1997\tmoved\t13.fn1\tunchecked\t\t\t",
    "13B\t1987\tnew\t\tchecked\ta copy\t\t",
    "-\t1997\tdropped\t13C\tunchecked\t\tGone.\tНет.",
)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """Law 13 in both languages, of a project with a commentary of ours and a history of one law."""
    folder = make_project(tmp_path_factory.mktemp("remarked"))
    shutil.copy(ROOT / "docs/texts/2017-commentary.toml", folder / "docs/texts/2017-commentary.toml")
    for lang, remarks in REMARKS.items():
        (folder / f"docs/{lang}/2017-commentary").mkdir()
        for page in law_pages("2017-commentary", lang, remarks):
            (folder / f"docs/{lang}/2017-commentary/13.md").write_text(write_page(page), encoding="utf-8")
    (folder / "docs/history/2017").mkdir(parents=True)
    lines = ("\t".join(COLUMNS), *HISTORY)
    (folder / "docs/history/2017/13.tsv").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    library, words = read_library(folder, private=True), read_interface(folder / "docs")
    laws = LawPages(library, Links(library), words, {}, {}, Histories(library, words, folder / "docs"))
    made = {lang: laws.page(lang, library.text("2017"), "13") for lang in ("en", "ru")}
    return {lang: BeautifulSoup(page.body, "html.parser") for lang, page in made.items()}


def remark(page, name):
    (found,) = page.find_all("details", id=name)
    return found


def stands_under(page, name):
    section = remark(page, name).find_parent("section", class_="clause")
    return section["id"] if section else ""


@pytest.mark.parametrize("lang", ("en", "ru"))
def test_a_paragraph_stands_under_the_first_clause_of_its_law_that_it_cites(pages, lang):
    page = pages[lang]
    assert [stands_under(page, name) for name in ("13.1", "13.2", "13.3", "13.4")] == ["", "13A1", "13A", ""]
    assert len(page.select("details.remark")) == 4


@pytest.mark.parametrize(("lang", "title"), (("en", "At the table"), ("ru", "За столом")))
def test_what_the_director_opens_first_stands_above_all_clauses(pages, lang, title):
    first = pages[lang].select_one("details.remark")
    assert (first["class"], first.summary.get_text()) == (["remark", "is-first"], title)
    assert first.find_next("section", class_="clause")["id"] == "13A"


def test_a_summary_says_what_it_is_and_folds_the_words(pages):
    found = remark(pages["en"], "13.2")
    assert found.summary.get_text() == "Often got wrong “Cards are never counted.”"
    assert "open" not in found.attrs
    assert found.find("a", string="Law 13A1")["href"] == "#13A1"
    assert found.select_one(".remark-source a")["href"] == "../../2017-commentary/13/#13.2"


def test_other_clauses_that_it_cites_have_a_link_and_its_own_has_none(pages):
    def linked(name):
        return [link.get_text() for link in pages["en"].find(id=name).select(".comments a")]

    assert (linked("13B"), linked("13A1")) == (["13.2"], [])


def test_a_footnote_of_the_commentary_leads_to_its_own_page(pages):
    assert remark(pages["en"], "13.3").select_one("sup a")["href"] == "../../2017-commentary/13/#13-fn1"
    assert len(pages["en"].find_all(id="13-fn1")) == 1


def test_an_example_is_drawn_on_the_page(pages):
    assert remark(pages["en"], "13.3").select_one(".auction-drawn")


def test_a_line_tells_where_a_clause_stood(pages):
    line = pages["en"].find(id="13A").select_one(".past summary").get_text()
    assert line == "2007 same · 1997? 13A1, 13B changed since · 1987 45A moved since"
    line = pages["ru"].find(id="13B").select_one("p.past").get_text()
    assert line == "2007 так же · 1997? 13, сноска 1 на другом месте · 1987 не было"


def test_notes_are_words_and_lead_to_what_is_here(pages):
    past = pages["en"].find(id="13A").select_one("details.past")
    assert "It was <otherwise>." in past.get_text()
    assert [(link.get_text(), link["href"]) for link in past.select("a")] == [("45A", "../../1987-ru/45/#45A")]


def test_what_was_dropped_stands_at_the_end(pages):
    section = pages["ru"].select_one("section.dropped")
    assert section.dd.get_text() == "13C с тех пор исключено. Нет."
    assert not section.find_next("section")


def test_a_switch_shows_the_history(pages):
    assert pages["en"].find(id="past")["type"] == "checkbox"


@pytest.mark.parametrize(
    ("words", "law", "place"),
    (
        ("See Law 62 and Law 64B3.", "64", "64B3"),
        ("See Law 62.", "64", "64"),
        ("Law 64A2 of 1997 and Law 64C.", "64", "64C"),
        ("Nothing.", "64", "64"),
        ("Law 64 and Law 64A.", "64", "64"),
    ),
)
def test_the_first_clause_of_the_law_and_the_code_decides(words, law, place):
    assert home(find_references(words, "en", "2017", "64.1"), "2017", law) == place
