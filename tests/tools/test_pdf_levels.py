"""A paragraph without a label in a PDF comes back to the clause under whose words it begins, if words hang beside labels."""

from pathlib import Path

import pytest

from tests.tools import raw_pdf, tea
from tools.ingest import ingest
from tools.readers.pdf import read_pdf

CLAUSES = (
    ("A.", 0, "The host has:"), ("1.", 1, "a kettle, which is his own;"), ("2.", 1, "cups, of which he takes"),
    ("(a)", 2, "the white one, or"), ("(b)", 2, "the blue one."),
)  # fmt: skip


def read(tmp_path, last, hang=30, lead=15):
    """A law whose labels stand 30 points further in at each level, their words `hang` points after them."""
    drawn = raw_pdf.words("Law 3. Cups", 40, 270)
    for at, (label, level, words) in enumerate(CLAUSES, 1):
        left = 40 + 30 * level
        base = 270 - lead * at
        apart = hang or 4 + 6 * len(label)
        drawn += raw_pdf.words(label, left, base) + raw_pdf.words(words, left + apart, base)
    drawn += raw_pdf.words("He washes each of them.", last, 270 - lead * 6 - 8)
    drawn += raw_pdf.words("B.", 40, 270 - lead * 7 - 8) + raw_pdf.words("The guest has none.", 70, 270 - lead * 7 - 8)
    (tmp_path / "f.pdf").write_bytes(raw_pdf.pdf(drawn))
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang="en", file="f.pdf"), encoding="utf-8")
    return ingest(tmp_path, tmp_path / "texts")[0]


@pytest.mark.parametrize("last, clause", ((70, "3A"), (100, "3A2"), (130, "3A2(b)")))
def test_a_paragraph_comes_back_to_the_clause_under_whose_words_it_begins(last, clause, tmp_path):
    one = read(tmp_path, last)
    told = tea.told(one)
    assert [told[-2].id, told[-1].id] == [clause, "3B"] and told[-2].body.endswith("He washes each of them.")
    assert not one.account.doubts


def test_where_words_do_not_hang_an_indent_is_not_certain(tmp_path):
    one = read(tmp_path, 100, hang=0)
    assert any("a paragraph without a label" in words for _, _, words in one.account.doubts)


def test_where_paragraphs_of_a_line_stand_apart_more_often_than_lines_those_end_too():
    words = [
        "A. The host has a kettle.",
        "B. The guest has a cup.",
        "C. The cook has none,",
        "and so the cook has no tea",
        "and no milk",
        "at all.",
        "Whoever asks for one gets it.",
        "D. A lid is kept dry.",
        "E. A spoon is kept clean.",
        "F. A jug is kept full.",
    ]
    base, drawn = 285, raw_pdf.words("Law 3. Cups", 40, 285)
    for line in words:
        base -= 15 if line[0].islower() else 24
        drawn += raw_pdf.words(line, 40, base)
    decoded = read_pdf(raw_pdf.pdf(drawn), Path("laws.pdf"))
    assert "end" in decoded.marks[decoded.text.index("Whoever")] and "on" in decoded.marks[decoded.text.index("and no milk")]
