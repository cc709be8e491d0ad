"""The report on a text in the site: private builds only, in the language of the page, every clause with its lines."""

import re
import shutil

import pytest
from bs4 import BeautifulSoup

from kodeks.corpus.places import ROOT
from kodeks.corpus.report_words import read_report_words
from kodeks.site.site import Site
from tests.site.project import make_project
from tools.ingest import ingest

SAMPLES = ROOT / "tests" / "samples"
CORRECTION = '[[correction]]\ntext = "sample-1987-ru"\nclause = "42B1"\n'
CORRECTION += 'old = "взятых"\nnew = "<взятых>"\nwhy = "for <example>"\n'
LIST = '[[text]]\nid = "list"\nkind = "laws"\ncode = "1987"\nlanguages = ["en"]\ntitle = { en = "Ours" }\n'
LIST += 'rights = "private"\nfiles = ["list.html"]\n'
PAGE = "<html><body><h1>Law 7. Cups</h1><ol type='A'><li>A cup stands on the table.</li><li>A saucer is under it.</li></ol>"
PAGE += "\n<h1>Law 8. Pots <s>and lids</s></h1><ol type='A'><li>A pot stands on the table.</li></ol>"


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """The small project with the samples read into it, the first for publishing, one clause repaired by hand."""
    folder = make_project(tmp_path_factory.mktemp("reported"))
    for lang in ("en", "ru"):
        shutil.copy(ROOT / "docs" / lang / "report.toml", folder / "docs" / lang)
    sources = folder / "sources"
    shutil.copytree(SAMPLES, sources, ignore=shutil.ignore_patterns("dirty", "cleaners", "dirt"))
    (sources / "corrections.toml").write_text(CORRECTION, encoding="utf-8")
    (sources / "list.html").write_text(PAGE, encoding="utf-8")
    samples = (SAMPLES / "sources.toml").read_text(encoding="utf-8").replace('rights = "private"', 'rights = "public"', 1)
    manifest = samples + "\n" + LIST
    (sources / "sources.toml").write_text(manifest, encoding="utf-8")
    assert not any(one.faults for one in ingest(sources, folder / "texts"))
    return folder


@pytest.fixture(scope="module")
def site(project):
    return Site(project, private=True)


def page(site, lang, text="sample-1987-ru"):
    return BeautifulSoup(site.pages[f"{lang}/{text}/report.md"].body, "html.parser")


def test_a_build_for_publishing_holds_no_report(project):
    pages = Site(project).pages
    assert "ru/sample-1987-ru/index.md" in pages or "ru/sample-1987-ru.md" in pages
    assert not [name for name in pages if "report" in name]
    assert not [name for name, made in pages.items() if "/report/" in made.body]


def test_a_text_leads_to_its_report_and_back(site):
    index = next(made for name, made in site.pages.items() if made.path == "ru/sample-1987-ru/")
    assert BeautifulSoup(index.body, "html.parser").find("a", href="report/")
    assert page(site, "ru").find("a", href="../")


def test_a_text_of_ours_has_no_report(site):
    assert not [name for name in site.pages if name.endswith("2017/report.md")]


def test_a_clause_stands_beside_its_lines(site):
    clause = page(site, "en").find(id="ru-42B1")
    rows = [row.get_text().strip() for row in clause.select(".report-row")]
    assert rows == [
        "51.Счёт взяток",
        "7Пока идёт розыгрыш,болван не называет число взятых и отданных взяток (см.правило 65).",
    ]
    assert clause.select_one(".report-became").get_text(" ", strip=True).startswith("Became Счёт взяток Пока идёт розыгрыш")
    assert clause.find("a")["href"] == "../42/#42B1"


def test_a_repair_by_hand_is_told_with_its_reason_and_is_no_markup(site):
    whole = page(site, "ru")
    assert whole.find(id="corrected").find_next("li").get_text(" ", strip=True).endswith("взятых <взятых> for <example>")
    assert "<взятых>" in whole.find(id="ru-42B1").select_one(".report-told").get_text()


def test_a_number_that_the_reader_added_is_shown_as_added(site):
    clause = page(site, "en", "list").find(id="en-7A")
    assert [one.text for one in clause.select(".report-told ins")] == ["A."] and not clause.select(".report-told del")


def test_reasons_and_gaps_are_told_in_the_language_of_the_page(site):
    russian, english = (page(site, lang).find(id="ru-42B2").get_text() for lang in ("ru", "en"))
    assert "слово заголовка разорвано концом строки" in russian and "word of a title parted at a line end" in english
    assert "Здесь не хватает: начало этого пункта" in page(site, "ru").find(id="ru-42A2").get_text()
    assert "Missing here: the beginning of this clause" in page(site, "en").find(id="ru-42A2").get_text()


def test_what_is_doubtful_is_marked_and_the_laws_tell_how_much_of_it(site):
    whole = page(site, "ru")
    assert {"is-doubtful"} <= set(whole.find(id="ru-62B")["class"])
    assert "is-doubtful" not in whole.find(id="ru-62A")["class"]
    assert "сомнительных: 1" in whole.find(id="law-62-1").summary.get_text()


def test_anchors_stand_once(site):
    for lang, text in (("ru", "sample-1987-ru"), ("en", "sample-1997"), ("ru", "sample-commentary-ru")):
        ids = [tag["id"] for tag in page(site, lang, text).find_all(id=True)]
        assert len(set(ids)) == len(ids)


def test_a_gap_is_told_in_the_language_of_the_page(site):
    english = site.pages["en/sample-1987-ru/42.md"].body
    assert '<span lang="en">Missing here: the beginning of this clause</span>' in english


def law(site, path):
    return BeautifulSoup(site.pages[f"{path}.md"].body, "html.parser")


@pytest.mark.parametrize(
    ("lang", "said"),
    (
        ("en", "doubtful (62B): its last sentence is cut; pages are missing after this one"),
        ("ru", "сомнительно (62B): последнее предложение обрывается; дальше недостаёт страниц"),
    ),
)
def test_a_doubt_is_told_under_its_clause_and_leads_to_its_place_in_the_report(site, lang, said):
    (mark,) = law(site, f"{lang}/sample-1987-ru/62").select(".doubtful")
    assert (mark.get_text(), mark["lang"]) == (said, lang)
    assert mark.find_parent("section")["id"] == "62B"
    assert mark.a["href"] == "../report/#ru-62B" and page(site, lang).find(id="ru-62B")


def test_each_language_of_a_clause_has_its_own_doubts(site):
    whole = law(site, "en/sample-1997/7")
    hrefs = [[link["href"] for link in whole.select(f"section .{side} .doubtful a")] for side in ("own", "twin")]
    assert hrefs[0] == ["../report/#en-7B1", "../report/#en-7B2a", "../report/#en-7B2b"]
    assert hrefs[1] == ["../report/#ru-7B1", "../report/#ru-7B2a", "../report/#ru-7B2b"]


def test_a_doubt_of_a_later_paragraph_stands_there(site):
    marks = law(site, "ru/sample-commentary-ru/42").select(".doubtful")
    assert [mark.a["href"].partition("#")[2] for mark in marks] == ["ru-42.2-s2", "ru-42.2-note", "ru-42.4"]
    assert [mark.find_parent("section")["id"] for mark in marks] == ["42.2-s2", "42.2-note", "42.4"]


def test_a_doubt_of_a_law_that_has_only_a_title_stands_under_it(site):
    (mark,) = law(site, "en/list/8").select(".doubtful")
    assert mark.find_previous("h1").get_text() == "Law 8 Pots and lids" and not mark.find_parent("section")
    assert mark.get_text() == "doubtful (Law 8): words that are struck through on the page; they were kept"
    assert mark.a["href"] == "../report/#en-8"


def test_a_published_text_tells_its_doubts_without_a_way(project):
    (mark,) = law(Site(project), "en/sample-1987-ru/62").select(".doubtful")
    assert mark.get_text().startswith("doubtful: its last sentence is cut") and not mark.a


def test_both_languages_have_the_same_words():
    english, russian = read_report_words("en"), read_report_words("ru")
    assert list(english.report) == list(russian.report) and list(english.kinds) == list(russian.kinds)
    for key, words in english.report.items():
        assert set(re.findall(r"{\w+}", words)) == set(re.findall(r"{\w+}", russian.report[key])), key
