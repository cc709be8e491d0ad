"""Common wrong beliefs and where our commentary answers them: docs/misconceptions.tsv."""

from collections import namedtuple
from pathlib import Path

from kodeks.corpus import places

HEADER = "number\tlaw\tclause\tbelief\tparagraphs"


class Misconception(namedtuple("Misconception", "number law clause belief paragraphs")):
    """A belief, the clause that says otherwise, and the paragraphs of our commentary that answer it."""

    __slots__ = ()


def read_misconceptions(docs=None):
    """All of them in order; none where there is no file; ValueError names line and fault."""
    path = Path(docs or places.DOCS) / "misconceptions.tsv"
    lines = path.read_text(encoding="utf-8").split("\n") if path.is_file() else [HEADER, ""]
    if lines[0] != HEADER or lines[-1] != "":
        raise ValueError(
            f"{path}:1: the first line names the columns {HEADER.replace(chr(9), ', ')}; a line feed ends the last"
        )
    found = [_row(path, number, line.split("\t")) for number, line in enumerate(lines[1:-1], start=2)]
    for place, one in enumerate(found, start=1):
        if one.number != str(place):
            raise ValueError(f"{path}:{place + 1}: number {one.number} stands where {place} belongs")
    return tuple(found)


def _row(path, line, cells):
    if len(cells) != 5 or not all(cells[:4]):
        raise ValueError(f"{path}:{line}: five columns, only the last may be empty: {HEADER.replace(chr(9), ', ')}")
    return Misconception(*cells[:4], tuple(cells[4].split(",")) if cells[4] else ())
