"""Spelling: every word that readers see is in a dictionary or, for a reason, in a list of ours."""

import subprocess
import sys

import pytest

from kodeks.corpus.places import ROOT
from tools.spelling.check import faults, files
from tools.spelling.hunspell import unknown
from tools.spelling.lists import read_list
from tools.spelling.words import words_of


def test_our_texts_are_spelt_right():
    assert list(faults()) == []


def test_both_languages_and_every_kind_of_file_are_read():
    shown = {path.relative_to(ROOT / "docs").as_posix() for path in files()}
    wanted = {"en/2017/64.md", "ru/2017-commentary/64.md", "en/rulings/revoke.toml", "ru/site.toml", "ru/start.md"}
    assert wanted | {"ru/situations.toml", "history/2017/64.tsv", "misconceptions.tsv"} <= shown


def written(tmp_path, name, text):
    path = tmp_path / "docs" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return tmp_path / "docs"


@pytest.mark.parametrize(
    "name, text, words",
    (
        ("en/a.md", "---\nchecked: wrnog\n---\n# Title {.clas}\n\n**64A1.** [Link](wrnog.md) `wrnog`.", "Title Link"),
        ("en/a.toml", '# wrnog\nwrnog = "right {wrnog} words" # wrnog\nslang = { ru = ["wrnog"] }', "right words"),
        ("en/b.toml", 'told = "of tea:\\nothers"', "of tea others"),
        ("en/c.md", "Right.\n\n```toml\nold = wrnog\n```\n\nWords of a file.", "Right Words of file"),
        ("history/2017/64.tsv", "clause\tsource\ten\tru\n64A\twrnog.org\tIt was.\tБыло.", "It was Было"),
        ("en/b.md", "See https://wrnog.org/wrnog www.wrnog.pl/x.html, wrnog.org[^1] 27B1: well-made’s.", "See well-made's"),
    ),
)  # fmt: skip
def test_only_what_readers_see_is_read(tmp_path, name, text, words):
    docs = written(tmp_path, name, text)
    assert [word.word for word in words_of(docs / name) if len(word.word) > 1] == [
        one for one in words.split() if len(one) > 1
    ]


@pytest.mark.parametrize(
    "text, fault",
    (
        ("Right\n\nwords adn more.", "docs/en/a.md:3: 'adn' is in no dictionary"),
        ("The colour of honuor.", "docs/en/a.md:1: 'honuor' is in no dictionary"),
        ("Слово «фальшринонс».", "docs/en/a.md:1: 'фальшринонс' is in no dictionary"),
        ("A word of twо alphabets.", "docs/en/a.md:1: 'twо' has letters of two alphabets"),
        ("A baddly-made hyphen.", "docs/en/a.md:1: 'baddly-made' is in no dictionary"),
    ),
)
def test_a_typo_names_file_line_and_word(tmp_path, text, fault):
    docs = written(tmp_path, "en/a.md", text)
    assert [told.startswith(fault) for told in faults(docs)] == [True]


@pytest.mark.parametrize(
    "entries, fault",
    (
        ("zzyx\n", "en.txt:1: 'zzyx' is used nowhere"),
        ("word\n", "en.txt:1: 'word' is in the dictionary"),
    ),
)
def test_an_entry_that_nothing_needs_is_told(tmp_path, entries, fault):
    written(tmp_path, "spelling/en.txt", entries)
    assert fault in next(faults(written(tmp_path, "en/a.md", "A word.")))


def test_an_unsorted_list_is_refused(tmp_path):
    docs = written(tmp_path, "spelling/en.txt", "# remark\nwidow\nalpha  # why\n")
    with pytest.raises(ValueError, match="en.txt:3: 'alpha' stands after 'widow'"):
        read_list("en", docs)


@pytest.mark.parametrize(
    "right, wrong",
    (
        ("фальшренонсами", "фальшренонсоми"),
        ("реконтрой", "реконтром"),
        ("ненарушившей", "ненарушевшей"),
        ("законтренное", "законтреное"),
        ("импов", "импав"),
    ),
)
def test_a_listed_word_brings_its_forms_and_hides_no_typo(right, wrong):
    listed = [entry.written() for entry in read_list("ru")]
    assert unknown({right, wrong}, "ru", listed) == {wrong}


def test_without_hunspell_it_says_what_to_install(tmp_path):
    command = [sys.executable, "-m", "tools.spelling"]
    environment = {"PATH": str(tmp_path), "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert (done.returncode, "apt-get install hunspell" in done.stderr) == (2, True)
