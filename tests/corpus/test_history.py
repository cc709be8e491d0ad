"""The history of clauses: one form, every fault with its line."""

import pytest

from kodeks.corpus.history import COLUMNS, history_files, history_page, read_history

HEAD = "\t".join(COLUMNS) + "\n"


def written(tmp_path, *lines, head=HEAD):
    path = tmp_path / "64.tsv"
    path.write_text(head + "".join(line + "\n" for line in lines), encoding="utf-8")
    return path


def test_a_row_is_read(tmp_path):
    changed = "64C1\t2007\tchanged\t64C,64B7\tchecked\ta copy\tIt was.\tБыло."
    first, second = read_history(written(tmp_path, changed, "-\t1997\tdropped\t63B\tunchecked\t\tGone.\tНет."))
    assert (first.there, first.source) == (("64C", "64B7"), "a copy")
    assert first.notes == {"en": "It was.", "ru": "Было."}
    assert (second.clause, second.notes["ru"]) == ("-", "Нет.")


@pytest.mark.parametrize(
    "line, fault",
    (
        ("64A\t2007\tsame\t64A\tunchecked\t", "6 columns; eight"),
        ("64A\t2017\tsame\t64A\tunchecked\t\t\t", "'2017' is not a code; choose 2007, 1997, 1987"),
        ("64A\t2007\tequal\t64A\tunchecked\t\t\t", "'equal' is not a relation"),
        ("64A\t2007\tsame\t64A\tsure\t\t\t", "'sure' is not a state"),
        ("64A\t2007\tsame\t64A\tchecked\t\t\t", "checked needs its source"),
        ("64A\t2007\tsame\t64A\tunchecked\ta copy\t\t", "checked needs its source"),
        ("64A\t2007\tunknown\t\tchecked\ta copy\t\t", "unknown relation cannot be checked"),
        ("64.A\t2007\tsame\t64A\tunchecked\t\t\t", "'64.A' is written 64A"),
        ("64А\t2007\tsame\t64A\tunchecked\t\t\t", "'64А' is not a clause"),
        ("64A\t2007\tmoved\t64B, 64C\tunchecked\t\t\t", "parted by a comma without a blank"),
        ("64A\t2007\tnew\t64A\tunchecked\t\t\t", "64A is new against 2007"),
        ("64A\t2007\tmoved\t\tunchecked\t\t\t", "moved names the clause of 2007"),
        ("64A\t2007\tmoved\t64A\tunchecked\t\t\t", "moved is another place"),
        ("64A\t2007\tsame\t64B\tunchecked\t\t\t", "that is moved, or changed"),
        ("64A\t2007\treworded\t64A,64B\tunchecked\t\t\t", "that is moved, or changed"),
        ("-\t2007\tsame\t64A\tunchecked\t\t\t", "'-' stands for the clause of what was dropped"),
        ("64A\t2007\tdropped\t64A\tunchecked\t\tx\tх", "'-' stands for the clause of what was dropped"),
        ("64A\t2007\tchanged\t64A\tunchecked\t\t\t", "changed needs a note in both"),
        ("64A\t2007\tchanged\t64A\tunchecked\t\tIt was.\t", "a note in one language only"),
        ("64A\t2007\tsame\t64A\tunchecked\t\t \t", "a blank at the edge"),
    ),
)
def test_a_fault_names_file_and_line(tmp_path, line, fault):
    good = "64\t2007\tsame\t64\tunchecked\t\t\t"
    with pytest.raises(ValueError) as refused:
        read_history(written(tmp_path, good, line))
    assert "64.tsv:3: " in str(refused.value) and fault in str(refused.value)


def test_a_clause_has_one_row_a_code_and_every_fault_is_told(tmp_path):
    row = "64\t2007\tsame\t64\tunchecked\t\t\t"
    gone = "-\t2007\tdropped\t63B\tunchecked\t\tx\tх"
    with pytest.raises(ValueError) as refused:
        read_history(written(tmp_path, row, row, gone, gone.replace("63B", "63C"), gone))
    assert [line.partition("64.tsv:")[2][:2] for line in str(refused.value).split("\n")] == ["3:", "6:"]


@pytest.mark.parametrize("head", ("", "clause\tcode\n", "\ufeff" + HEAD))
def test_the_columns_are_named(tmp_path, head):
    with pytest.raises(ValueError, match="64.tsv:1: the first line names the columns"):
        read_history(written(tmp_path, "64\t2007\tsame\t64\tunchecked\t\t\t", head=head))


def test_bytes_that_are_no_utf8_are_refused(tmp_path):
    path = written(tmp_path)
    path.write_bytes(path.read_bytes() + "Правило\n".encode("cp1251"))
    with pytest.raises(ValueError, match="save the file as UTF-8"):
        read_history(path)


def test_a_clause_knows_its_file():
    assert [history_page(clause) for clause in ("64A1", "64.fn1", "DEF.Revoke")] == ["64", "64", "DEF"]
    assert "64" in history_files("2017")
