"""Tables in PDFs whose cells stand as near to each other as words: the blanks that the file leaves out tell them."""

from pathlib import Path

import pytest

from tests.tools import raw_pdf, tea
from tools.readers.pdf import read_pdf

PATH = Path("laws.pdf")
BEFORE, AFTER = "The host counts the cups at the end of the evening:", "If the guests do not agree, he counts them again."
NARROW = (40, 98, 147)  # points: the longest cell ends about as far from the next one as a blank is wide
SCORE = (("Cups", "At home", "In the garden"), ("1-2", "10", "20"), ("3-5", "30", "50"), ("6 or more", "50", "100"))
TEA = (("Tea", "Milk", "Who pours"), ("green", "no", "the host"), ("black", "if asked", "a guest"), ("red", "no", "nobody"))


def printed(rows, lefts, *more):
    """A page with a table between two sentences; `more` is drawn too."""
    drawn = raw_pdf.lines(BEFORE) + raw_pdf.lines(AFTER, top=245 - 15 * len(rows))
    for at, row in enumerate(rows):
        drawn += "".join(raw_pdf.words(cell, left, 245 - 15 * at) for cell, left in zip(row, lefts) if cell)
    return read_pdf(raw_pdf.pdf(drawn + "".join(more)), PATH)


def barred(rows):
    return [f"| {' | '.join(row)} |" for row in rows]


@pytest.mark.parametrize("rows, lefts", ((SCORE, NARROW), (TEA, (40, 77, 122))))
def test_cells_as_near_as_words_are_cells(rows, lefts):
    assert tea.kept(printed(rows, lefts)) == [BEFORE, *barred(rows), AFTER]


def test_a_head_over_the_middle_of_its_column_is_no_column_of_its_own():
    heads = "".join(raw_pdf.words(cell, left, 245) for cell, left in zip(("Cups", "Home"), (70, 165)))
    rows = [("", ""), ("one", "10"), ("two", "20"), ("three", "30")]
    assert tea.kept(printed(rows, (40, 220), heads))[1:-1] == ["| Cups | Home |", *barred(rows[1:])]


def test_labels_set_apart_by_tabs_are_no_table():
    rows = (
        ("(a)", "", "the guest sweeps up;"),
        ("", "(i)", "he takes a broom; or"),
        ("(b)", "", "he pays for the cup."),
    )
    assert tea.kept(printed(rows, (40, 60, 80)))[1:-1] == [" ".join(filter(None, row)) for row in rows]


def test_what_may_be_cells_and_makes_no_table_is_told():
    decoded = printed((("Tea", "black and"), ("", "green"), ("Milk", "as asked")), (40, 65))
    doubt = "these words may be cells of a table, and lines near them too, 2 in all; they were read as lines of words"
    assert told_cells(decoded) == [("Tea black and", doubt)]


def told_cells(decoded):
    """The lines that may be cells, and the doubts about them."""
    lines = decoded.text.split("\n")
    return [(lines[line - 1], words) for line, words in decoded.doubts if "cells of a table" in words]


def without_blanks(line, top, apart=" "):
    """A line drawn with gaps as wide as a blank, and no blank there."""
    drawn = " ".join(f"({word}) -278" for word in line.split(apart))
    return f"BT /F 12 Tf 1 0 0 1 40 {top} Tm [{drawn}] TJ ET\n"


PROSE = ("Nobody leaves the table early.", "The host may sit down.", "Then he pours tea again.", "The cups are counted.")


@pytest.mark.parametrize("count", (2, 4))
def test_words_that_the_file_parts_without_blanks_are_no_cells(count):
    with_labels = [f"{'AB'[at % 2]}. {line}" if at % 2 else line for at, line in enumerate(PROSE)]
    more = [f"All is well, said guest number {at}." for at in range(4 if count < 4 else 2)]
    page = "".join(without_blanks(line, 280 - 15 * at) for at, line in enumerate(with_labels[:count]))
    decoded = read_pdf(raw_pdf.pdf(page + raw_pdf.lines(*more, top=280 - 15 * count)), PATH)
    assert told_cells(decoded) == [] and tea.kept(decoded) == [*with_labels[:count], *more]


def test_words_that_go_on_in_another_font_are_no_cells():
    page = raw_pdf.lines(*PROSE, *PROSE, top=280)
    page += without_blanks("Pots | saucers are counted too.", 150, " | ") + without_blanks("Spoon | is one.", 135, " | ")
    assert told_cells(read_pdf(raw_pdf.pdf(page), PATH)) == []


def test_cells_of_several_lines_between_rules_are_cells():
    lefts, tops = (40, 110, 180), (272, 240, 208)
    rows = ((("Cups of", "tea"), ("Home", "table"), ("Garden",)), (("six or", "more"), ("50",), ("100", "or so")))
    drawn = raw_pdf.words(BEFORE, 40, 280) + raw_pdf.words(AFTER, 40, 190)
    for top in tops:
        drawn += f"36 {top} m 250 {top} l S\n"
    for row, top in zip(rows, tops):
        drawn += "".join(raw_pdf.lines(*cell, top=top - 13, left=left, lead=13) for cell, left in zip(row, lefts))
    rows = ["| Cups of tea | Home table | Garden |", "| six or more | 50 | 100 or so |"]
    assert tea.kept(read_pdf(raw_pdf.pdf(drawn), PATH)) == [BEFORE, *rows, AFTER]
