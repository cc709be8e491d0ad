"""The lists of clause ids: in order, without doubles, each with its parent."""

import os
import re
from pathlib import Path

import pytest

from kodeks import clauses
from kodeks.corpus.codes import HEADER, codes, read_code


@pytest.mark.parametrize("code", ("1987", "1997", "2007", "2017"))
def test_a_list_is_in_the_order_of_the_book(code):
    laws = [clause for clause in read_code(code).ids if clauses.law(clause)]
    assert laws == sorted(laws, key=clauses.sort_key)
    assert [clause for clause in laws if clauses.kind(clause) == "law"] == [str(number) for number in range(1, 94)]


@pytest.mark.parametrize("code", ("1987", "1997", "2007", "2017"))
def test_each_clause_stands_once_below_its_parent(code):
    seen = set()
    for clause in read_code(code).ids:
        assert clause not in seen
        assert clauses.canonical(clause) == clause
        assert not clauses.parent(clause) or clauses.parent(clause) in seen
        seen.add(clause)


def test_there_are_four_codes():
    assert codes() == ("1987", "1997", "2007", "2017")


def test_an_unknown_code_names_those_there_are():
    with pytest.raises(ValueError, match="no code '1975'; codes: 1987, 1997, 2007, 2017"):
        read_code("1975")


def test_the_nearest_clause_above_a_missing_one():
    code = read_code("1997")
    assert code.nearest("45C4(b)") == "45C4(b)"
    assert code.nearest("45C4(z)(i)") == "45C4"
    assert code.nearest("45.7") == "45"


@pytest.mark.parametrize(
    "rows, fault",
    (
        ("64\tEstablished\tchecked\tseen\n64\tagain\tunchecked\t\n", ":3: 64 stands twice"),
        ("64A\tEstablished\tunchecked\t\n", ":2: 64A comes before its parent 64"),
        ("64\tEstablished\tchecked\t\n", ":2: 64: a gist, then checked with its source"),
        ("64\tEstablished\tmaybe\tx\n", ":2: 64: a gist"),
        ("64\tEstablished\n", ":2: 2 columns"),
        ("64.A\tx\tunchecked\t\n", ":2: '64.A' is written 64A"),
        ("64А\tx\tunchecked\t\n", ":2: '64А' is not a clause"),
    ),
)
def test_a_fault_names_file_and_line(tmp_path, rows, fault):
    (tmp_path / "1900.tsv").write_text(HEADER + "\n" + rows, encoding="utf-8")
    with pytest.raises(ValueError, match="1900.tsv" + fault.replace("(", r"\(")):
        read_code("1900", tmp_path)


def test_62c3_is_another_rule_in_2017():
    assert "both sides revoked" in read_code("2017").gist("62C3")
    assert "inspect" in read_code("2007").gist("62C3")
    assert "62C3" not in read_code("1997")


def account_ids(code):
    """The clauses of the real files of a code, from the tables of the account; headings left out."""
    shared = os.environ.get("KODEKS_SHARED")
    if not shared:
        pytest.skip("KODEKS_SHARED names no folder with the account of the real files")
    file, table, found = "", False, []
    for line in (Path(shared) / "sources" / "ACCOUNT.md").read_text(encoding="utf-8").split("\n"):
        file = line[8:11] if line.startswith("## File") else file
        table = line.startswith("**Clauses") or (table and not line.startswith("**"))
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if table and file in FILES[code] and cells[0].isdigit() and not cells[2].startswith("h:"):
            found.append(cells[2].split(" ")[0])
    return [re.sub(r"^(\d+).*(\.fn)\d+$", r"\1\g<2>1", name) if ".fn" in name else clauses.canonical(name) for name in found]


FILES = {"1987": ("001", "002"), "1997": ("003",)}


@pytest.mark.parametrize("code, count", (("1987", 74), ("1997", 42)))
def test_every_clause_of_the_real_files_stands_in_its_list_and_was_read(code, count):
    ids = account_ids(code)
    assert len(ids) == count
    known = read_code(code)
    assert [name for name in ids if name not in known] == []
    assert [name for name in ids if known.state(name) != "checked"] == []
