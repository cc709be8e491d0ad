"""Clauses' words as HTML."""

import pytest

from kodeks.site.prose import Mark, inline, paragraphs


def test_words_stay_words():
    assert paragraphs("<script>a & b</script>") == "<p>&lt;script&gt;a &amp; b&lt;/script&gt;</p>\n"


def test_words_inside_a_link_stay_words():
    assert inline("see <b>", [Mark(4, 7, "<a>", "</a>")]) == "see <a>&lt;b&gt;</a>"


def test_a_blank_line_parts_paragraphs():
    assert paragraphs("one\n\ntwo") == "<p>one</p>\n<p>two</p>\n"


def test_marks_stand_in_the_second_paragraph():
    assert paragraphs("one\n\ntwo", [Mark(5, 8, "<a>", "</a>")]) == "<p>one</p>\n<p><a>two</a></p>\n"


def test_the_wider_mark_opens_first_and_closes_last():
    marks = [Mark(4, 7, "<em>", "</em>"), Mark(0, 7, "<a>", "</a>")]
    assert inline("one two", marks) == "<a>one <em>two</em></a>"


def test_a_mark_at_one_place_stands_between_words():
    assert inline("trick, that", [Mark(6, 6, "<sup>1</sup>", "")]) == "trick,<sup>1</sup> that"


def test_a_mark_at_the_end_stands_after_the_words():
    assert inline("trick", [Mark(5, 5, "<sup>1</sup>", "")]) == "trick<sup>1</sup>"


def test_marks_that_cross_are_refused():
    with pytest.raises(ValueError, match="cross"):
        inline("one two three", [Mark(0, 7, "<a>", "</a>"), Mark(4, 13, "<b>", "</b>")])


def test_a_gap_alone_is_told():
    assert "missing" in paragraphs("", [Mark(0, 0, "<span>missing</span>", "")])


def test_a_table_has_head_and_rows():
    html = paragraphs("| A | B |\n|---|---|\n| 1 | 2 < 3 |")
    assert "<thead><tr><th>A</th><th>B</th></tr></thead>" in html
    assert "<tr><td>1</td><td>2 &lt; 3</td></tr>" in html


def test_a_bar_inside_a_cell_parts_nothing():
    assert "<td>a | b</td>" in paragraphs("| a \\| b | c |")


def test_a_link_inside_a_cell_stands_in_its_cell():
    html = paragraphs("| see 13A | 2 |", [Mark(6, 9, "<a>", "</a>")])
    assert "<td>see <a>13A</a></td>" in html
