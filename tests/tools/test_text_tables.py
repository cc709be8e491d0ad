"""Tables in plain text: cells a line each, as a word processor's export leaves them, and rows that blanks alone part."""

from tests.tools import tea
from tools.ingest import ingest

HEAD = "Law 3. Cups\nA. The Count\nThe host counts the cups and enters the score of each pair:\n"
AFTER = "B. Late Cup\nA cup that is found too late counts for nobody.\n"
CELLS = "Cups\nAt home\nIn the garden\n1-2\n10\n20\n3-5\n30\n50\n6 or more\n50\n100\n"


def read(tmp_path, table):
    """A law with a table."""
    (tmp_path / "f.txt").write_text(HEAD + table + AFTER, encoding="utf-8")
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang="en", file="f.txt"), encoding="utf-8")
    return ingest(tmp_path, tmp_path / "texts")[0]


def doubts(one):
    return [words for _, _, words in one.account.doubts]


def test_cells_on_lines_of_their_own_are_a_table_again(tmp_path):
    one = read(tmp_path, CELLS)
    page = (tmp_path / "texts" / "t" / "en" / "3.md").read_text(encoding="utf-8")
    assert "| Cups | At home | In the garden |" in page and "| 6 or more | 50 | 100 |" in page
    assert [clause.id for clause in tea.told(one)] == ["3", "3A", "3B"] and not doubts(one)


def test_cells_that_make_no_table_for_certain_are_told(tmp_path):
    one = read(tmp_path, "Tea\nMilk\ngreen\nno\nblack\nif asked\n")
    assert any("short lines may be cells of a table" in words for words in doubts(one))


def test_rows_that_blanks_alone_part_are_told(tmp_path):
    one = read(tmp_path, "Cups At home In the garden\n1-2 10 20\n3-5 30 50\n")
    assert any("these lines may be rows of a table" in words for words in doubts(one))
