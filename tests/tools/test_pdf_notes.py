"""A footnote in the middle of a page, as a printed web page has it under each law: what comes after it is no note."""

import pytest

from tests.tools.raw_pdf import lines, pdf, words
from tools.readers.pdf import read_pdf

RULE = "40 {0} m 140 {0} l S\n"
LAW = ("Law 7. Cups", "A. The Tea", "The host pours* the tea for the guests.")
NEXT = ("Law 8. Pots", "A. The Pot", "The pot stands on the table.")


def page(after, size=9):
    """A law, a note under a rule, and what follows."""
    drawn = lines(*LAW) + RULE.format(218) + words("* Not the guest, who has only", 40, 205, size)
    drawn += words("come to the table for the tea.", 40, 205 - size - 2, size)
    return pdf(lines(*after, top=165) + drawn if after else drawn)


def noted(file):
    """The words of the lines that are told as footnotes."""
    decoded = read_pdf(file, "f.pdf")
    starts = sorted(decoded.marks)
    return [decoded.text[at:].split("\n")[0] for at in starts if "footnote" in decoded.marks[at]]


@pytest.mark.parametrize("size", [9, 12])
def test_a_law_after_a_note_is_no_more_of_it(size):
    text = read_pdf(page(NEXT, size), "f.pdf").text
    assert noted(page(NEXT, size)) == ["* Not the guest, who has only", "come to the table for the tea."]
    assert text.index("The pot stands") < text.index("* Not the guest")


def test_words_as_large_as_the_text_after_small_notes_are_no_note():
    after = ("B. The Milk", "The milk is poured by the guests.")
    assert noted(page(after)) == ["* Not the guest, who has only", "come to the table for the tea."]
    assert "B. The Milk" in read_pdf(page(after), "f.pdf").text


def test_notes_run_to_the_foot_of_their_page():
    assert noted(page(())) == ["* Not the guest, who has only", "come to the table for the tea."]
