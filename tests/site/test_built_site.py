"""The small project built: what every page must hold, and what a published build must not."""

import re
import tomllib
from collections import Counter

import pytest
from bs4 import BeautifulSoup

from kodeks.corpus.texts import read_texts
from kodeks.site.site import Site
from tests.site.conftest import build
from tests.site.crawl import broken_links, outside_loads, read_site
from tests.site.project import HOSTILE, LAWS, SECRET

LANGUAGES = ("en", "ru")


def soup(site, path):
    return BeautifulSoup((site / path / "index.html").read_text("utf-8"), "html.parser")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_has_an_address_a_permalink_and_its_language(private_site, lang):
    section = soup(private_site, f"{lang}/2017/13").find(id="13A1")
    assert section.find("a", href="#13A1")
    assert section.select_one(".own")["lang"] == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_stand_row_by_row(private_site, lang):
    other = LANGUAGES[1 - LANGUAGES.index(lang)]
    page = soup(private_site, f"{lang}/2017/14")
    for name in ("14A", "14B"):
        own, twin = page.find(id=name).select(".cell")
        for cell, language in ((own, lang), (twin, other)):
            (clause,) = [one for one in LAWS[language] if one.id == name]
            assert (cell["lang"], cell.p.get_text() if cell.h2 is None else cell.h2.get_text()) == (language, clause.title)
            assert clause.body in cell.get_text()


def test_what_a_text_says_is_never_markup(private_site):
    page = soup(private_site, "en/2017/13")
    assert HOSTILE in page.find(id="13A1").get_text()
    assert not [script for script in page.find_all("script") if "alert" in script.get_text()]


def test_a_text_that_returns_stands_after_its_items(private_site):
    ids = [section.get("id") for section in soup(private_site, "en/2017/13").select("section.clause")]
    assert ids == ["13A", "13A1", "13B", "13A-s2"]


def test_footnotes_lead_there_and_back(private_site):
    page = soup(private_site, "ru/2017/13")
    call = page.find(id="call-13-fn1")
    assert call["href"] == "#13-fn1"
    assert page.find(id="13-fn1").find("a", href="#call-13-fn1")


def test_a_table_is_a_table(private_site):
    cells = [cell.get_text() for cell in soup(private_site, "en/2017/13").find(id="13B").select(".own :is(td, th)")]
    assert cells == ["Cards", "Cost", "twelve", "one board"]


def test_a_gap_says_what_is_missing(private_site):
    assert "page 70 is missing" in soup(private_site, "ru/1987-ru/45").select_one(".gap").get_text()


def test_unchecked_clauses_are_marked_and_checked_ones_are_not(private_site):
    page = soup(private_site, "en/2017/13")
    assert page.find(id="13A1").select_one(".unchecked")
    assert not page.find(id="13A").select_one(".unchecked")


def test_references_are_links_and_lost_ones_are_not(private_site):
    page = soup(private_site, "en/2017/13")
    assert page.find(id="13A").find("a", string="Law 14B")["href"] == "../14/#14B"
    assert not soup(private_site, "en/2017/14").find("a", string="Law 99Z")


def test_a_clause_says_where_it_is_cited(private_site):
    cited = soup(private_site, "ru/2017/14").find(id="14B").select(".cited p:not(.in-rulings) a")
    assert [(link.get_text(), link["href"]) for link in cited] == [("13A", "../13/#13A")]


def test_clause_and_commentary_lead_to_each_other(private_site):
    law = soup(private_site, "ru/1987-ru/47").find(id="47E")
    link = law.select_one(".comments a")
    assert (link.get_text(), link["href"]) == ("45.1", "../../1987-commentary-ru/45/#45.1")
    back = soup(private_site, "ru/1987-commentary-ru/45").find(id="45.1").find("a", string="Правило 47Е")
    assert back["href"] == "../../1987-ru/47/#47E"


def test_a_text_in_one_language_is_in_both_trees_and_says_so(private_site):
    page = soup(private_site, "en/1987-ru/47")
    assert page.html["lang"] == "en"
    assert page.find(id="47E").select_one(".own")["lang"] == "ru"
    assert "Russian only" in page.select_one(".strip").get_text()


def test_old_codes_are_out_of_force_and_the_digest_is_not_official(private_site):
    assert "No longer in force" in soup(private_site, "en/1987-ru/47").select_one(".strip").get_text()
    digest = soup(private_site, "en/2017/13").select_one(".strip").get_text()
    assert "not the official text" in digest and "No longer in force" not in digest
    assert "Не действует" in soup(private_site, "ru/1987-commentary-ru/45").select_one(".strip").get_text()


def test_every_page_of_a_private_build_says_so(pages, private_site):
    for path in pages:
        if path[:3] in ("en/", "ru/"):
            assert soup(private_site, path).select_one(".strip .is-private"), path


def test_every_page_has_the_language_of_its_tree_and_its_twin(pages):
    for page in pages.values():
        lang = page.path[:2]
        if page.path[:3] in ("en/", "ru/"):
            assert page.lang == lang, page.path
            assert [language for language, _ in page.alternates] == ["ru", "en"], page.path
            assert {language + page.path[2:] for language in LANGUAGES} <= set(pages), page.path


def test_alternates_are_absolute_where_the_site_knows_its_address(project):
    site = Site(project, site_url="https://example.org/laws/")
    shell = site.shell("ru/2017/13.md", "ru/2017/13/", "")
    assert shell.alternates == [
        ("ru", "https://example.org/laws/ru/2017/13/"),
        ("en", "https://example.org/laws/en/2017/13/"),
    ]


def test_every_link_and_anchor_leads_somewhere(pages, private_site):
    assert broken_links(pages, private_site) == []


def test_no_page_loads_anything_from_elsewhere(pages):
    assert outside_loads(pages) == []


def test_style_sheets_load_nothing_from_elsewhere(private_site):
    for sheet in private_site.rglob("*.css"):
        words = sheet.read_text("utf-8")
        assert "url(http" not in words and "url(//" not in words and "@import" not in words, sheet


def test_every_tag_is_closed_and_every_id_stands_once(pages):
    for page in pages.values():
        assert page.unclosed == [], page.path
        assert [name for name, count in Counter(page.ids).items() if count > 1] == [], page.path


def test_the_navigation_holds_the_laws_of_its_own_text_and_language(private_site):
    hrefs = [link["href"] for link in soup(private_site, "ru/2017/13").select(".kodeks-nav a")]
    assert "../14/" in hrefs
    assert not [href for href in hrefs if "/en/" in href or "1987-ru/4" in href]


def test_the_rulings_can_be_read_without_scripts(private_site):
    for lang in LANGUAGES:
        page = soup(private_site, f"{lang}/rulings/insufficient_bid")
        inside = page.find("kodeks-ruling")
        assert page.find("noscript").get_text(strip=True)
        assert len(inside.select("dt")) >= 4
        assert len(inside.select(".decision li")) >= 8


def test_the_list_of_a_text_says_what_is_missing(private_site):
    page = soup(private_site, "en/2017").get_text()
    assert "These laws of the code 2017 are not in this text" in page


def test_a_published_build_holds_no_trace_of_a_private_text(public_build, project):
    site, said = public_build
    private = [text for text in read_texts(project) if text.rights != "public"]
    traces = (
        [SECRET, "Тайный Автор"]
        + [text.id for text in private]
        + [title for text in private for title in text.title.values()]
    )
    assert len(private) == 2
    for path in sorted(site.rglob("*")):
        assert not [text.id for text in private if text.id in path.name], path
        content = path.read_bytes() if path.is_file() else b""
        for trace in traces:
            escaped = trace.encode("ascii", "backslashreplace")
            assert trace.encode("utf-8") not in content and escaped not in content, f"{trace} in {path}"
    for text in private:
        assert f"left out, since its rights are {text.rights}: {text.id}" in said


def test_what_the_commands_say_is_in_no_file_of_the_site(private_site, project):
    told = [one for lang in LANGUAGES for one in words_of((project / "docs" / lang / "terminal.toml").read_text("utf-8"))]
    assert len(told) > 100
    for path in (path for path in private_site.rglob("*") if path.is_file()):
        content = path.read_bytes()
        assert path.suffix != ".toml" and not [one for one in told if one.encode("utf-8") in content], path


def words_of(terminal):
    """Whole runs of words that a command says."""
    groups = [group for command in tomllib.loads(terminal).values() for group in _tables(command)]
    said = [own for group in groups for own in group.values()]
    return [run for own in said for run in re.split(r"{\w+}", own) if len(run) > 24]


def _tables(command):
    return [command.get("words", {}), *command.get("faults", {}).values()]


def test_a_published_build_is_whole(public_build):
    site, _ = public_build
    pages = read_site(site)
    assert broken_links(pages, site) == []
    assert not [path for path in pages if "1987" in path]
    assert not soup(site, "en/2017/13").select(".is-private")


def test_the_same_content_gives_the_same_bytes(public_build, project):
    site, _ = public_build
    build(project, project / "again")
    first = {path.relative_to(site): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    again = {
        path.relative_to(project / "again"): path.read_bytes() for path in (project / "again").rglob("*") if path.is_file()
    }
    assert first.keys() == again.keys()
    assert [path for path in first if first[path] != again[path]] == []
