"""The finder by situation: its data is in one form, its page leads to clauses and rulings."""

import pytest
from bs4 import BeautifulSoup

from kodeks.cli.situation_checks import situations_are_sound
from kodeks.corpus.places import DOCS, ROOT
from kodeks.site.interface import read_interface
from kodeks.site.site import read_library
from kodeks.site.situations import HEADER, groups_of, read_said, read_situations
from kodeks.site.situations_pages import Situations

LANGUAGES = ("en", "ru")
GROUPS = ["before", "auction", "lead", "play", "claims", "after", "scores", "conduct"]


@pytest.fixture(scope="module")
def situations():
    return Situations(DOCS, read_library(ROOT, private=False))


@pytest.fixture(scope="module")
def words():
    return read_interface()


def written(tmp_path, *lines):
    (tmp_path / "situations.tsv").write_text("".join(line + "\n" for line in (HEADER, *lines)), encoding="utf-8")
    return tmp_path


def test_our_situations_are_sound_and_stand_in_the_order_of_a_boards_life():
    assert list(situations_are_sound()) == []
    assert list(groups_of(read_situations(DOCS))) == GROUPS


def test_a_dozen_happen_most_often():
    assert len([one for one in read_situations(DOCS) if one.often]) == 12


@pytest.mark.parametrize(
    "line, fault",
    (
        ("play\trevoke\t64A", "five columns"),
        ("play\trevoke\t\t\t", "five columns"),
        ("play\trevoke\t64A\t\tsometimes", "it is 'often' or empty"),
        ("play\tled\t64A\t\t", "led stands twice"),
        ("auction\trevoke\t64A\t\t", "auction begins again"),
    ),
)
def test_a_fault_names_file_and_line(tmp_path, line, fault):
    with pytest.raises(ValueError, match=f"situations.tsv:4: .*{fault}"):
        read_situations(written(tmp_path, "auction\tbid\t27A\t\t", "play\tled\t53A\t\t", line))


def test_words_of_other_tables_are_refused(tmp_path):
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "situations.toml").write_text('[groups]\n[said]\na = "А"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="the tables are groups, said, also"):
        read_said(tmp_path)


def test_where_there_are_none_there_is_no_page(tmp_path, words):
    empty = Situations(tmp_path, read_library(ROOT, private=False))
    assert (list(empty.pages("en", words)), empty.first_block("en", words, "en/")) == ([], "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_situation_leads_to_its_first_clause_and_its_ruling(situations, words, lang):
    (page,) = situations.pages(lang, words)
    entries = BeautifulSoup(page.body, "html.parser").select(".situation-list li")
    assert len(entries) == len(read_situations(DOCS))
    found = {entry.select_one(".situation").get_text(): entry for entry in entries}
    entry = found[read_said(DOCS)[lang]["said"]["revoke_established"]]
    assert entry.select_one("a.situation")["href"] == "../2017/64/#64A"
    assert [link.get_text() for link in entry.select(".places a:not(.start)")] == ["64A", "64B", "64C", "63A"]
    assert entry.select_one("a.start")["href"] == "../rulings/revoke/"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_the_front_page_two_taps_lead_to_a_clause(situations, words, lang):
    block = BeautifulSoup(situations.first_block(lang, words, f"{lang}/"), "html.parser")
    (page,) = situations.pages(lang, words)
    there = BeautifulSoup(page.body, "html.parser")
    for link in block.select(".group-list a"):
        path, _, anchor = link["href"].partition("#")
        assert path == "situations/" and there.find(id=anchor)
    assert len(block.select("a.situation")) == 12
