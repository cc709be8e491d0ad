"""The lists of clause ids, one a code: what stands there exists."""

from collections import namedtuple
from functools import lru_cache
from pathlib import Path

from kodeks import clauses
from kodeks.corpus import places

HEADER = "id\tgist\tstate\tsource"
STATES = ("checked", "unchecked")


class Row(namedtuple("Row", "id gist state source")):
    """A clause, what it says in our words, and whether and how that was checked."""

    __slots__ = ()


class CodeList:
    """The clauses of a code in the order of the book."""

    def __init__(self, code, rows):
        self.code = code
        self.rows = tuple(rows)
        self.ids = tuple(row.id for row in self.rows)
        self._by_id = {row.id: row for row in self.rows}

    def __contains__(self, clause):
        return clause in self._by_id

    def gist(self, clause):
        """What the clause says, in our words."""
        return self._by_id[clause].gist

    def state(self, clause):
        """ "checked" or "unchecked"."""
        return self._by_id[clause].state

    def source(self, clause):
        """How it was checked; "" if it was not."""
        return self._by_id[clause].source

    def nearest(self, clause):
        """The clause itself if it exists, else the nearest one above it that does, else ""."""
        while clause and clause not in self:
            clause = clauses.parent(clause)
        return clause


def codes(folder=places.CODES):
    """The codes there are, oldest first: the files named by a year."""
    return tuple(sorted(path.stem for path in Path(folder).glob("[0-9][0-9][0-9][0-9].tsv")))


@lru_cache
def read_code(code, folder=places.CODES):
    """The list of a code; ValueError names line and fault."""
    path = Path(folder) / f"{code}.tsv"
    if not path.is_file():
        raise ValueError(f"there is no code '{code}'; codes: {', '.join(codes(folder)) or 'none'}")
    lines = path.read_text(encoding="utf-8").split("\n")
    if lines[0] != HEADER or lines[-1] != "":
        raise ValueError(f"{path}:1: the first line names the columns id, gist, state, source; a line feed ends the last")
    return CodeList(code, _rows(lines[1:-1], path))


def _rows(lines, path):
    """Each line a row; every fault is told at once."""
    rows, seen, faults = [], set(), []
    for number, line in enumerate(lines, start=2):
        cells = line.split("\t")
        fault = _fault(cells, seen)
        if fault:
            faults.append(f"{path}:{number}: {fault}")
            continue
        seen.add(cells[0])
        rows.append(Row(*cells))
    if faults:
        raise ValueError("\n".join(faults))
    return rows


def _fault(cells, seen):
    """What is wrong with a row, "" if nothing."""
    if len(cells) != 4:
        return f"{len(cells)} columns; four are needed: id, gist, state, source"
    clause, gist, state, source = cells
    try:
        written = clauses.canonical(clause)
    except ValueError as error:
        return str(error)
    if written != clause:
        return f"'{clause}' is written {written}"
    if clause in seen:
        return f"{clause} stands twice; take one out"
    if state not in STATES or not gist or bool(source) != (state == "checked"):
        return f"{clause}: a gist, then checked with its source, or unchecked without one"
    above = clauses.parent(clause)
    return f"{clause} comes before its parent {above}; add {above} above it" if above and above not in seen else ""
