"""A whole copy of a book stored as runs of pages is put in order by its footers; over missing pages nothing is joined."""

import random

import pytest

from tests.tools.dirt.check import broken_invariants, differences, read_dirty, read_words
from tests.tools.dirt.sheets import Block, dirty
from tests.tools.dirt.trees import book

PAGES = (
    "Law 7. Cups\n\nA. The host may fill a cup before the tea is",
    "cold, and he says so aloud.\n\nB. A guest may ask for more.",
    "C. The cook counts the spoons, and he puts the sau-",
    "cers back.\n\nLaw 8. Spoons\n\nA. A spoon lies on the left.",
    "B. A spoon that falls is washed.",
    "C. A spoon that is lost is bought again.",
    "Law 9. Kettles\n\nA. A kettle hums.",
    "B. A kettle that boils is moved away.",
)


def stored(numbers):
    """The pages as a site stores them: every fourth, four times."""
    runs = [number for run in range(4) for number in numbers[run::4]]
    return "".join(f"{PAGES[number - 1]}\n\n- {number}\n\n" for number in runs)


def read(numbers):
    words = stored(numbers)
    came = read_words(words, "laws", "1997", ("en",))
    assert came.refused == "" and list(broken_invariants(came, words)) == []
    return {key[1]: clause[2] for key, clause in came.clauses.items()}, [told for _, told in came.doubts]


def test_pages_are_put_in_order_and_sentences_go_on_over_them():
    clauses, doubts = read(range(1, 9))
    assert list(clauses) == ["7", "7A", "7B", "7C", "8", "8A", "8B", "8C", "9", "9A", "9B"]
    assert clauses["7A"] == "The host may fill a cup before the tea is cold, and he says so aloud."
    assert clauses["7C"] == "The cook counts the spoons, and he puts the saucers back."
    assert any("out of order" in told for told in doubts)


def test_a_gap_is_never_joined():
    words = stored([1, 3, 4, 5, 6, 7, 8])
    came = read_words(words, "laws", "1997", ("en",))
    assert "begins without a heading" in came.refused or came.clauses[("en", "7A", 1)][2].endswith("the tea is")


def interleaved(number):
    """A clean text on pages of a few paragraphs, many of which end inside a sentence; every second or third page is next."""
    rng = random.Random(number)
    found = dirty(book(rng))
    pages, page = [], []
    for block in found.blocks:
        at = block.words.find(" ", len(block.words) // 2)
        if len(page) > 2 and block.sort == "text" and block.words[at + 1 : at + 3].islower():
            pages.append([*page, block.put(block.words[:at])])
            page = [block.put(block.words[at + 1 :])]
        else:
            page.append(block)
    pages.append(page)
    for at, one in enumerate(pages, 11):
        one.append(Block("foreign", None, (f"- {at}",), "\n\n"))
    step = rng.choice((2, 3, 4))
    found.blocks = [block for run in range(step) for one in pages[run::step] for block in one]
    return found


@pytest.mark.parametrize("number", range(40))
def test_books_stored_in_runs_come_back(number):
    found = interleaved(number)
    came = read_dirty(found)
    if sum(block.lines[0].startswith("- ") for block in found.blocks if not block.key) >= 4:
        assert came.refused == ""
        assert list(broken_invariants(came, found.text())) == []
        assert differences(found, came) == []
