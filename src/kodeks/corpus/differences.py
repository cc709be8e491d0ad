"""Where the list of a code differs from the skeleton that it was made from, and why: docs/codes/differences-2017.tsv."""

from collections import namedtuple
from pathlib import Path

from kodeks.corpus import places

HEADER = "id\twhat\twhy"
KINDS = ("added", "removed", "renamed")


class Difference(namedtuple("Difference", "id what why")):
    """A clause that the list adds, leaves out or calls otherwise."""

    __slots__ = ()


def read_differences(code, folder=places.CODES):
    """The differences of a code's list; ValueError names every faulty line. A code without such a file has none."""
    path = Path(folder) / f"differences-{code}.tsv"
    if not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").split("\n")
    if lines[0] != HEADER or lines[-1] != "":
        raise ValueError(f"{path}:1: the first line names the columns id, what, why; a line feed ends the last")
    cells = [line.split("\t") for line in lines[1:-1]]
    faults = [f"{path}:{number}: {_fault(row)}" for number, row in enumerate(cells, start=2) if _fault(row)]
    if faults:
        raise ValueError("\n".join(faults))
    return tuple(Difference(*row) for row in cells)


def _fault(cells):
    """What is wrong with a row, "" if nothing."""
    if len(cells) != 3 or not all(cells):
        return "three columns are needed: id, what, why"
    return "" if cells[1] in KINDS else f"'{cells[1]}' is none of {', '.join(KINDS)}"
