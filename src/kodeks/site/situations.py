"""Situations as people tell them: docs/situations.tsv says where each leads, docs/{lang}/situations.toml what is said."""

import tomllib
from collections import namedtuple
from pathlib import Path

from kodeks.site.addresses import LANGUAGES

HEADER = "group\tkey\tclauses\tprocedure\toften"
OFTEN = "often"
NO_RULING = "-"  # though a procedure rules on other cases of the law
TABLES = ("groups", "said", "also")


class Situation(namedtuple("Situation", "group key clauses procedure often")):
    """What may happen at a table: its clauses, the first to be read first, and a procedure that rules on it, or ""."""

    __slots__ = ()


def read_situations(docs):
    """All situations in the order of a board's life; none where there is no file; ValueError tells every fault."""
    path = Path(docs) / "situations.tsv"
    lines = path.read_text(encoding="utf-8").split("\n") if path.is_file() else [HEADER, ""]
    if lines[0] != HEADER or lines[-1] != "":
        raise ValueError(
            f"{path}:1: the first line names the columns {', '.join(HEADER.split())}; a line feed ends the last"
        )
    found, faults = [], []
    for number, line in enumerate(lines[1:-1], start=2):
        cells = line.split("\t")
        fault = _fault(cells, found)
        faults += [f"{path}:{number}: {fault}"] if fault else []
        found += [] if fault else [Situation(cells[0], cells[1], tuple(cells[2].split(",")), cells[3], bool(cells[4]))]
    if faults:
        raise ValueError("\n".join(faults))
    return tuple(found)


def read_said(docs):
    """{language: {"groups": …, "said": …, "also": …}}; a language without words is empty."""
    return {lang: _said(Path(docs) / lang / "situations.toml") for lang in LANGUAGES}


def groups_of(situations):
    """Group → its situations, in their order."""
    found = {}
    for situation in situations:
        found.setdefault(situation.group, []).append(situation)
    return found


def _said(path):
    """The words of one language."""
    if not path.is_file():
        return {table: {} for table in TABLES}
    words = tomllib.loads(path.read_text(encoding="utf-8"))
    if tuple(words) != TABLES:
        raise ValueError(f"{path}: the tables are {', '.join(TABLES)}, in this order; these are {', '.join(words)}")
    return words


def _fault(cells, found):
    """What is wrong with a row, "" if nothing."""
    if len(cells) != 5 or not all(cells[:3]):
        return "five columns: group, key, clauses, and a procedure and 'often', which may be empty"
    if cells[4] not in ("", OFTEN):
        return f"'{cells[4]}' in the last column; it is '{OFTEN}' or empty"
    if cells[1] in {situation.key for situation in found}:
        return f"{cells[1]} stands twice; write it once"
    if cells[0] in {situation.group for situation in found} - {found[-1].group if found else ""}:
        return f"{cells[0]} begins again; keep the situations of a group together"
    return ""
