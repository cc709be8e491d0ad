"""Plain text as people send it: copied out of a PDF with its running heads, tables parted by tabs."""

from tests.tools.conftest import HEAD
from tools.ingest import ingest

COPIED = """Law 45. FILLING
THE KETTLE
A. Who Fills It
The host fills the kettle before the first guest
sits down at the table, unless Law 46 lets him.
B. How Much Water
1. Few Guests
For two guests the kettle is filled to the lower
mark.
The Laws of Tea
1
2. Many Guests
For more guests he boils the water twice, if
(a) the first pot is still warm; or
(b) nobody has asked for coffee in the meantime.
Law 46. CUPS
A. One Cup a Guest
Each guest receives one cup and one spoon and
keeps both until the round
The Laws of Tea
2
is over and the host has counted what is left on
the table.
B. Spoons
A spoon left standing in the cup is no offence.
The Laws of Tea
3
"""
ROWS = "Cups\tHome\tOut\n1-2\t10\t20\n3-5\t30\t50\n\n"
TABLE = f"LAW 48. THE COUNT\n\nA. Score\n\nThe host enters the score:\n\n{ROWS}B. Draw\n\nHalf.\n"


ENGLISH = HEAD.replace('["ru"]', '["en"]')


def page(sources, texts, words, law):
    """The page that comes of a file."""
    (one,) = ingest(sources('files = ["a.txt"]\n', head=ENGLISH, a=words), texts)
    assert one.faults == []
    return (texts / "t" / "en" / f"{law}.md").read_text(encoding="utf-8")


def test_text_copied_out_of_a_pdf_gives_its_clauses_without_heads_and_numbers(sources, texts):
    first = page(sources, texts, COPIED, 45)
    for label in ("45A", "45B", "45B1", "45B2", "45B2(a)", "45B2(b)"):
        assert f"**{label}.**" in first
    second = (texts / "t" / "en" / "46.md").read_text(encoding="utf-8")
    assert "until the round is over and the host" in second
    assert "Laws of Tea" not in first + second


def test_rows_parted_by_tabs_are_a_table_and_no_list_of_pages(sources, texts):
    words = page(sources, texts, TABLE, 48)
    assert "| Cups | Home | Out |" in words and "| 1-2 | 10 | 20 |" in words and "| 3-5 | 30 | 50 |" in words
