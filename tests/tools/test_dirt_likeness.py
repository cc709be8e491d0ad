"""What looks like something else: a label, a title, a mark, a struck word; what is sure comes back, the rest is told."""

import pytest

from tests.tools.dirt.check import read_words

HEAD = {"en": "Law 7. Cups\n\n", "ru": "Правило 7. Чашки\n\n"}


def read(words, lang="en", kind="laws", code="2007"):
    """(id → (title, body), what is told, one doubt a line) of a text."""
    came = read_words(words, kind, code, (lang,))
    assert came.refused == ""
    return {key[1]: found[1:3] for key, found in came.clauses.items()}, "\n".join(told for _, told in came.doubts)


@pytest.mark.parametrize("heading", ("Law 8. Lids", "Part II. Lids\n\nLaw 8. Lids", "Law 8 - Lids"))
def test_a_heading_below_the_footnotes_of_a_page_ends_them(heading):
    words = (
        f"Law 7. Cups\n\nA. Host\n\nThe host(*) pours.\n\n{'?' * 48} (*) - Or a steward.\n\n{heading}\n\nNo lid, no tea.\n"
    )
    found, _ = read(words)
    assert (found["7.fn1"], found["8"]) == (("", "Or a steward."), ("Lids", "No lid, no tea."))


def test_a_label_below_the_footnotes_of_a_page_is_told():
    words = f"Law 7. Cups\n\nA. Host\n\nThe host(*) pours.\n\n{'?' * 48} (*) - Or a steward.\n\nB. Guest\n\nHe waits.\n"
    assert "'B. Guest…' begins like a label below a footnote; kept as more of the footnote" in read(words)[1]


@pytest.mark.parametrize("mark", ("[19]", "¹", "(*)"))
def test_a_mark_alone_in_a_paragraph_calls_no_footnote(mark):
    assert mark in read(f"{HEAD['en']}A. Host\n\nThe host pours.\n\n{mark}\n\nHe stops.\n")[0]["7A"][1]
