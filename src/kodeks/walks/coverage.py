"""What the walk over all paths finds, by procedure and code: docs/walk.tsv, written by `kodeks rule --walk`."""

from collections import namedtuple
from pathlib import Path

from kodeks import clauses
from kodeks.corpus import places
from kodeks.rulings.procedures import PROCEDURES
from kodeks.rulings.starts import laws_of
from kodeks.walks.paths import paths, starts

HEADER = "procedure\tcode\tstates\tquestions\tpaths\tclauses"


class Walked(namedtuple("Walked", "procedure code states questions paths clauses")):
    """A procedure under a code: table states, questions that came up, paths, and every clause that some path cites."""

    __slots__ = ()

    def line(self):
        """The row of the file."""
        cells = (self.procedure, self.code, self.states, self.questions, self.paths, " ".join(self.clauses))
        return "\t".join(str(cell) for cell in cells)


def walk(procedures=PROCEDURES):
    """A Walked for each procedure and code, from all its table states."""
    return tuple(_walked(one, code) for one in procedures for code in one.codes)


def written(rows):
    """The file as it stands on disk."""
    return "\n".join([HEADER, *(row.line() for row in rows), ""])


def read_walk(root=places.ROOT):
    """What the file says; ValueError names file and line."""
    path = Path(root) / "docs" / "walk.tsv"
    if not path.is_file():
        raise ValueError(f"{path} is missing; `kodeks rule --walk` writes it")
    lines = path.read_text(encoding="utf-8").split("\n")
    if lines[0] != HEADER or lines[-1] != "":
        raise ValueError(f"{path}:1: this is not what `kodeks rule --walk` writes; write it anew")
    return tuple(_row(line, f"{path}:{number}") for number, line in enumerate(lines[1:-1], start=2))


def used_by(rows, code):
    """clause → names of the procedures that cite it under a code, in the order of the laws."""
    found = {}
    for row in rows:
        for clause in row.clauses if row.code == code else ():
            found.setdefault(clause, []).append(row.procedure)
    return found


def unreached(rows, code, listed, procedures=PROCEDURES):
    """Clauses of the laws that have procedures which no path of any cites, neither themselves nor by a clause in them."""
    laws = {law for one in procedures if code in one.codes for law in laws_of(one.name)}
    cited = {above for row in rows if row.code == code for clause in row.clauses for above in _and_above(clause)}
    own = [clause for clause in listed if clauses.law(clause) in laws and clauses.kind(clause) != "footnote"]
    return tuple(clause for clause in own if clause not in cited)


def read_reasons(root=places.ROOT):
    """docs/unreached.tsv: clause of the code in force → why no ruling cites it. ValueError names the line."""
    path = Path(root) / "docs" / "unreached.tsv"
    lines = path.read_text(encoding="utf-8").split("\n")
    cells = [line.split("\t") for line in lines]
    for number, row in enumerate(cells[:-1], start=1):
        if len(row) != 2 or not all(row):
            raise ValueError(f"{path}:{number}: two columns are needed, clause and why")
    if cells[0] != ["clause", "why"] or cells[-1] != [""]:
        raise ValueError(f"{path}:1: the first line names the columns clause and why; a line feed ends the last")
    return dict(cells[1:-1])


def _walked(procedure, code):
    """One pass over all its paths."""
    mine = [start for start in starts((procedure,)) if start.code == code]
    count, asked, cited = 0, set(), set()
    for start in mine:
        for trail, ruling in paths(start):
            count += 1
            questions = [question for question, _ in trail] + list(ruling.refine)
            asked |= {question.key for question in questions}
            cited |= {question.clause for question in questions} | set(ruling.clauses())
    return Walked(procedure.name, code, len(mine), len(asked), count, tuple(sorted(cited - {""}, key=clauses.sort_key)))


def _and_above(clause):
    """A clause and every clause it lies in."""
    while clause:
        yield clause
        clause = clauses.parent(clause)


def _row(line, place):
    cells = line.split("\t")
    if len(cells) != 6 or not all(cell.isdigit() for cell in cells[1:5]):
        raise ValueError(f"{place}: six columns are needed, as `kodeks rule --walk` writes them; write the file anew")
    return Walked(cells[0], cells[1], *(int(cell) for cell in cells[2:5]), tuple(cells[5].split()))
