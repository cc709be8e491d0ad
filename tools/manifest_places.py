"""Lines of a file that a manifest names by hand: fragments placed, and what is no part of the text."""

from kodeks import clauses
from kodeks.corpus.codes import codes as code_lists
from kodeks.corpus.codes import read_code
from tools.manifest_model import Discard, Placement


def read_placements(lines, tables, names, start):
    """File → placements, in the order of their lines."""
    found = {}
    for table, line in zip(tables, lines.inner_starts("placement", start, len(tables))):
        one = _placement(lines, table, names, line)
        if one:
            found.setdefault(table["file"], []).append(one)
    for placements in found.values():
        _same_line(lines, placements)
    return found


def read_discards(lines, tables, names, start):
    """File → lines that are no part of the text."""
    found = {}
    for table, line in zip(tables, lines.inner_starts("discard", start, len(tables))):
        named = table.get("lines")
        good = isinstance(named, list) and len(named) == 2 and all(type(one) is int for one in named)
        if table.get("file") not in names:
            _no_file(lines, line, f"a discard for '{table.get('file')}'", names)
        elif not good or not 1 <= named[0] <= named[1] or not table.get("why"):
            lines.fault(line, 'a discard names its lines and says why; write lines = [first, last] and why = "…"')
        else:
            found.setdefault(table["file"], []).append(Discard(*named, line, table["why"]))
    return found


def read_clause(lines, written, line):
    """The id of a clause that a code has or may have, None if it is none."""
    try:
        clause = clauses.canonical(str(written))
    except ValueError as error:
        return lines.fault(line, str(error))
    if not clauses.law(clause):
        return lines.fault(line, f"'{clause}' is in no law; name a law or a clause of one")
    if all(clauses.law(clause) not in read_code(code) for code in code_lists()):
        words = f"there is no Law {clauses.law(clause)}, so '{clause}' is no clause; name one that there is"
        return lines.fault(line, words)
    return clause


def _placement(lines, table, names, line):
    """One placement, None if it cannot be used."""
    name, file_line = table.get("file"), table.get("line")
    if name not in names:
        return _no_file(lines, line, f"a placement for '{name}'", names)
    clause = read_clause(lines, table.get("clause", ""), line)
    if clause is None:
        return None
    if ".fn" in clause:
        return lines.fault(line, f"'{clause}' is a footnote, which comes by its sign; name the clause that it belongs to")
    if type(file_line) is not int or file_line < 1:
        words = f"line = {file_line} of the placement for {clause}; write the number of a line of '{name}', from 1"
        return lines.fault(line, words)
    return Placement(clause, file_line, line, str(table.get("why", "")))


def _no_file(lines, line, what, names):
    lines.fault(line, f"{what}, which is no file of this text; its files: {', '.join(names)}")


def _same_line(lines, placements):
    for one in placements:
        first = next(other for other in placements if other.file_line == one.file_line)
        if first is not one:
            words = f"line {one.file_line} is placed twice ({first.clause}, {one.clause}); leave one"
            lines.fault(one.line, words)
