"""The table of references from public copies: each row comes out as it says; without the shared folder it is skipped."""

import os
import re
from pathlib import Path

import pytest

from kodeks import clauses
from kodeks.references.find import find_references

FACTS = Path(os.environ.get("KODEKS_SHARED", "")) / "facts" / "references.tsv"
CODES = {"comm1987": "1987", "code1987": "1987", "index1987": "1987", "citation": "2007", "commentary2007": "2007"}
CODES |= {"code2007": "2007", "code1997": "1997", "code1997 appendix": "1997"}  # the rest belong to 2017

# Where the words of a row stand; the table does not say it.
PLACES = {"17": "47.4.note", "37": "45.1", "55": "13.fn1", "56": "16A2", "65": "27B1(a)", "76": "41C", "80": "47E2(b)"}
PLACES |= {"82": "47F", "83": "47G", "84": "51B2(a)", "93": "65D", "94": "65D", "101": "67B2", "102": "67B2"}
PLACES |= {"136": "9A", "138": "27B"}

# Rows about a page number that hold what another row is about.
BESIDES = {"57": ((),), "89": (("58",),)}


def rows():
    if not os.environ.get("KODEKS_SHARED"):
        return [pytest.param(None, marks=pytest.mark.skip(reason="KODEKS_SHARED names no folder with the facts"))]
    lines = FACTS.read_text(encoding="utf-8").split("\n")
    names = lines[0].split("\t")
    table = [dict(zip(names, line.split("\t"))) for line in lines[1:] if line]
    return [pytest.param(row, id=row["n"]) for row in table]


def expected(row, at):
    """The targets that a row tells, in its order."""
    if row["is_reference"] == "no" or row["target_own_edition"].startswith("depends"):
        return ()
    return tuple(target(cell.strip(), at) for cell in row["target_own_edition"].split(";"))


def target(cell, at):
    """One cell of targets → an id: a slip in the source is kept as it is printed."""
    cell = re.sub(r"^comm | preamble$| \((?:assigned|1987)\)$", "", cell)
    printed = re.search(r"\(printed (\w+)\)", cell)
    footnote = re.fullmatch(r"footnote (?:to (\d+)|of the page|(\d+))", cell)
    item = re.fullmatch(r"(\d+) item (\d+)", cell)
    if footnote:
        return f"{footnote.group(1) or clauses.law(at)}.fn{footnote.group(2) or 1}"
    if item:
        return ".".join(item.groups())
    return clauses.canonical(printed.group(1) if printed else cell)


@pytest.mark.parametrize("row", rows())
def test_a_row_of_the_table(row):
    at = PLACES.get(row["n"], "")
    lang = row["lang"]
    found = find_references(row["ref_string"], lang, CODES.get(row["edition"], "2017"), at)
    pointing = [one for one in found if one.kind != "edition"]
    if row["n"] in BESIDES:
        assert tuple(one.targets for one in pointing) == BESIDES[row["n"]]
        return
    if row["is_reference"] == "self":
        assert [one.kind for one in pointing] == ["self"]
    else:
        pointing = [one for one in pointing if one.kind != "self"]
    assert tuple(name for one in pointing for name in one.targets) == expected(row, at)
