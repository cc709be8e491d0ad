"""A page is held against texts that were read: long runs of shared words are found and shown with their line."""

import pytest

from tools.own_words.__main__ import main
from tools.own_words.runs import read_set_terms, shared_runs, words_of

PAGE = """---
text: "2017"
law: 99
checked:
  "99A": "a copy that stands in a cupboard by the window of the club"
---
# 99. Tea

**99A.** *Kettle.* The player who is first at the table
puts the kettle on,[^1] unless the Director has put it on before.

[^1]: A kettle, or a samovar.
"""


def runs(page, other, length=9, terms=()):
    return shared_runs(words_of(page, terms), words_of(other, terms), length)


def test_a_shared_run_is_found_across_lines_case_and_marks():
    [run] = runs(PAGE, "But: PLAYER WHO IS FIRST – at the table puts the «kettle» on! Nobody else.")
    assert run.words == "player who is first at the table puts the kettle on"
    assert (run.line, run.length) == (9, 11)


def test_a_shorter_run_is_not_shown():
    other = "who is first at the table puts the stove on"
    assert runs(PAGE, other) == []
    assert [run.length for run in runs(PAGE, other, length=8)] == [8]


def test_front_matter_and_clause_ids_are_no_words_of_the_page():
    assert runs(PAGE, "a copy that stands in a cupboard by the window of the club") == []
    assert runs(PAGE, "99A kettle the player who is first at the") == []


def test_the_longest_run_is_taken_where_several_begin_alike():
    other = "the player who is first leaves. The player who is first at the table puts salt"
    assert [run.length for run in runs(PAGE, other, length=5)] == [9]


def test_a_set_term_counts_as_one_word():
    other = "the player who is first at the table puts"
    assert [run.length for run in runs(PAGE, other)] == [9]
    assert runs(PAGE, other, terms=[("first", "at", "the", "table")]) == []


def test_russian_yo_is_the_same_letter_as_ye():
    assert [run.length for run in runs("Её чайник ещё не закипел", "ее чайник еще не остыл", length=4)] == [4]


def test_the_kept_list_of_set_terms_is_read_without_its_remarks():
    terms = read_set_terms()
    assert ("non", "offending", "side") in terms
    assert not any("remark" in term for term in terms)


def test_the_command_fails_on_a_shared_run_and_names_page_line_and_file(tmp_path, capsys):
    page, copy, other = tmp_path / "99.md", tmp_path / "copy.txt", tmp_path / "other.txt"
    page.write_text(PAGE, encoding="utf-8")
    copy.write_text("Puts the kettle on unless the Director has put it on before.", encoding="utf-8")
    other.write_text("Whoever comes first makes tea.", encoding="utf-8")
    assert main([str(page), str(copy), str(other)]) == 1
    shown = capsys.readouterr().out
    assert f"{page}:10: 12 words in common with {copy}: puts the kettle" in shown
    assert main([str(page), str(other)]) == 0


def test_the_command_refuses_a_file_that_is_not_text(tmp_path):
    page = tmp_path / "99.md"
    page.write_text(PAGE, encoding="utf-8")
    with pytest.raises(SystemExit, match="nowhere.txt: cannot be read"):
        main([str(page), str(tmp_path / "nowhere.txt")])
