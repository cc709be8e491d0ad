"""Where each clause of a code stood in the codes before it: docs/history/2017/64.tsv, a file a law, and DEF.tsv.

The form is told in docs/decisions/history.md; a row that is not in it is refused with its line.
"""

from collections import namedtuple
from pathlib import Path

from kodeks import clauses
from kodeks.corpus import places

COLUMNS = ("clause", "code", "relation", "there", "state", "source", "en", "ru")
OLDER = ("2007", "1997", "1987")  # in this order for each clause
RELATIONS = ("same", "reworded", "moved", "changed", "new", "dropped", "unknown")
STANDING = ("same", "reworded")  # the clause has the same id in the older code
TOLD = ("changed", "dropped")  # cannot stand without a note
STATES = ("checked", "unchecked")
NOWHERE = "-"  # instead of a clause: what was dropped has none
DEFINITIONS = "DEF"


class Was(namedtuple("Was", "clause code relation there state source notes")):
    """What a clause was in an older code: `there` its ids in that code, `notes` by language, both or none."""

    __slots__ = ()


class HistoryError(ValueError):
    """A file of history that cannot be read; every fault with file and line."""


def history_files(code, docs=None):
    """Law → its file, by the names of the files."""
    folder = Path(docs or places.DOCS) / "history" / code
    return {path.stem: path for path in sorted(folder.glob("*.tsv"))}


def history_page(clause):
    """The file a clause belongs to: "64" for 64A1, "DEF" for a definition."""
    return clauses.law(clause) or DEFINITIONS


def read_history(path):
    """The rows of a law; HistoryError tells every fault at once."""
    lines = _lines(Path(path))
    rows, faults = [], []
    for number, line in enumerate(lines, start=2):
        cells = tuple(line.split("\t"))
        fault = _fault(cells, rows)
        if fault:
            faults.append(f"{path}:{number}: {fault}")
        else:
            rows.append(_row(cells))
    if faults:
        raise HistoryError("\n".join(faults))
    return tuple(rows)


def _lines(path):
    """The lines below the names of the columns."""
    try:
        lines = path.read_bytes().decode("utf-8").split("\n")
    except UnicodeDecodeError:
        raise HistoryError(f"{path}:1: this is not UTF-8; save the file as UTF-8") from None
    if lines[0] != "\t".join(COLUMNS) or lines[-1] != "":
        raise HistoryError(f"{path}:1: the first line names the columns {', '.join(COLUMNS)}; a line feed ends the last")
    return lines[1:-1]


def _row(cells):
    clause, code, relation, there, state, source, en, ru = cells
    return Was(clause, code, relation, _ids(there), state, source, {"en": en, "ru": ru} if en else {})


def _ids(cell):
    return tuple(cell.split(",")) if cell else ()


def _fault(cells, rows):
    """What is wrong with a row, "" if nothing; the first rule that is broken tells."""
    if len(cells) != len(COLUMNS):
        return f"{len(cells)} columns; eight are needed: {', '.join(COLUMNS)}"
    if any(cell != cell.strip() for cell in cells):
        return "a blank at the edge of a column; take it out"
    return _choice(cells) or _spelling(cells) or _place(cells) or _notes(cells) or _twice(cells, rows)


def _choice(cells):
    """Each closed choice is one of its words."""
    _, code, relation, _, state, source, _, _ = cells
    for word, choices, what in ((code, OLDER, "code"), (relation, RELATIONS, "relation"), (state, STATES, "state")):
        if word not in choices:
            return f"'{word}' is not a {what}; choose {', '.join(choices)}"
    if bool(source) != (state == "checked"):
        return "checked needs its source, unchecked has none"
    return "an unknown relation cannot be checked" if relation == "unknown" and state == "checked" else ""


def _spelling(cells):
    """Ids are written as everywhere."""
    for name in (cells[0],) * (cells[0] != NOWHERE) + _ids(cells[3]):
        try:
            written = clauses.canonical(name)
        except ValueError as error:
            return f"{error}; several are parted by a comma without a blank"
        if written != name:
            return f"'{name}' is written {written}"
    return ""


def _place(cells):
    """A relation needs what it names."""
    clause, code, relation, there = cells[:4]
    if (clause == NOWHERE) != (relation == "dropped"):
        return f"'{NOWHERE}' stands for the clause of what was dropped, and only there"
    if relation == "new" and there:
        return f"{clause} is new against {code}, so it stood nowhere there; leave 'there' empty or choose another relation"
    if relation not in ("new", "unknown") and not there:
        return f"{relation} names the clause of {code} in 'there'"
    if relation in STANDING and there != clause:
        return f"{clause} stood at {there} in {code}: that is moved, or changed"
    if relation == "moved" and there == clause:
        return f"{clause} stood at the same place in {code}; moved is another place"
    return ""


def _notes(cells):
    """Notes stand in both languages or in none."""
    _, _, relation, _, _, _, en, ru = cells
    if bool(en) != bool(ru):
        return "a note in one language only; write the other or take this one out"
    return f"{relation} needs a note in both languages: what changed" if relation in TOLD and not en else ""


def _twice(cells, rows):
    """A clause has one row a code; of what was dropped, each old clause one."""
    clause, code, there = cells[0], cells[1], _ids(cells[3])
    for row in rows:
        same = row.there == there if clause == NOWHERE else True
        if (row.clause, row.code) == (clause, code) and same:
            return f"{clause} has a row for {code} already; write one"
    return ""
