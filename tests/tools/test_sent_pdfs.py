"""PDFs as word processors and browsers print them: notes glued to their numbers, tables before a label, short columns."""

from pathlib import Path

from tests.tools import raw_pdf
from tools.readers.pdf import read_pdf

PATH = Path("laws.pdf")
PROSE = ("The host fills the kettle before the first guest", "sits down, and the lid stays closed until a whistle.")


def read(*drawn):
    """The words of a PDF of one page a string."""
    return read_pdf(raw_pdf.pdf(*drawn), PATH)


def test_a_note_whose_number_is_glued_to_its_word_is_a_footnote():
    page = raw_pdf.lines("A. Water", "Fill to the mark", top=280) + raw_pdf.words("1", 123, 270, 7)
    page += raw_pdf.lines(*PROSE, *PROSE, top=240)
    page += raw_pdf.lines("1The mark that can be read.", "2Green tea is another tea.", top=40, size=9, lead=11)
    read_ = read(page)
    assert "Fill to the mark¹" in read_.text
    notes = [read_.text[at:].split("\n")[0] for at, marks in sorted(read_.marks.items()) if "footnote" in marks]
    assert notes == ["1 The mark that can be read.", "2 Green tea is another tea."]


def test_a_raised_number_before_a_wide_blank_stays_with_its_note():
    page = raw_pdf.lines(*PROSE) + raw_pdf.words("1", 40, 204, 9) + raw_pdf.words("The mark that is read.", 52, 200)
    assert "¹ The mark that is read." in read(page).text


def test_a_table_ends_before_a_label_though_its_words_fall_into_the_columns():
    rows = [("Cups", "At home", "Out"), ("1-2", "10", "20"), ("3-5", "30", "50"), ("B. Spoons", "", "")]
    rows += [("If nobody", "agrees they", "are counted.")]
    at = [(cell, 40 + 90 * column, 250 - 15 * row) for row, cells in enumerate(rows) for column, cell in enumerate(cells)]
    text = read("".join(raw_pdf.words(cell, left, base) for cell, left, base in at if cell)).text
    assert "| 3-5 | 30 | 50 |" in text
    assert "\nB. Spoons\n" in text


def test_a_heading_at_the_foot_of_a_column_stands_before_the_next_column():
    left = raw_pdf.lines(*["tea is poured to the left of"] * 14, top=280, size=10, lead=12, left=20)
    left += raw_pdf.words("Law 48. THE CUPS", 20, 80, 12)
    right = raw_pdf.lines(*["cups are counted by the host"] * 12, top=280, size=10, lead=12, left=215)
    text = read(left + right).text
    assert text.index("Law 48. THE CUPS") < text.index("cups are counted")
