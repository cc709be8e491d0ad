"""Checks of the history of clauses: every law has one, every clause its rows, every old clause exists."""

from kodeks import clauses
from kodeks.corpus import places
from kodeks.corpus.codes import read_code
from kodeks.corpus.history import DEFINITIONS, NOWHERE, OLDER, history_files, history_page, read_history

CODE = "2017"


def history_is_sound():
    """Each file can be read, has a row for each clause and older code, and names clauses that exist."""
    listed = read_code(CODE)
    for law, path in history_files(CODE).items():
        place = path.relative_to(places.ROOT)
        try:
            rows = read_history(path)
        except ValueError as error:
            yield from str(error).replace(f"{places.ROOT}/", "").split("\n")
            continue
        wanted = [clause for clause in listed.ids if history_page(clause) == law]
        if not wanted:
            yield f"{place}: {law} is no law; name the file after a law, or {DEFINITIONS}.tsv"
        yield from (f"{place}: {fault}" for fault in (*_lost(rows, wanted), *_order(rows, wanted), *_unheard(rows)))


def laws_have_history():
    """Each law, and the definitions, have a file of history; none is asked for where there is no history at all."""
    if not (places.DOCS / "history" / CODE).is_dir():
        return
    files = history_files(CODE)
    pages = dict.fromkeys(history_page(clause) for clause in read_code(CODE).ids)
    for law in pages:
        if law not in files:
            called = "the definitions have" if law == DEFINITIONS else f"Law {law} has"
            yield f"docs/history/{CODE}/{law}.tsv: missing; {called} no history"


def _lost(rows, wanted):
    """Clauses without a row for a code, and rows for clauses that do not belong here."""
    there = {(row.clause, row.code) for row in rows}
    for clause in wanted:
        lacking = [code for code in OLDER if (clause, code) not in there]
        if lacking:
            yield f"{clause} has no row for {', '.join(lacking)}"
    for clause in dict.fromkeys(row.clause for row in rows):
        if clause != NOWHERE and clause not in wanted:
            yield f"{clause} is no clause of this law in docs/codes/{CODE}.tsv; take its rows out or mend the id"


def _order(rows, wanted):
    """Rows stand as the clauses do, the newest of the older codes first, what was dropped at the end."""
    places_of = {clause: place for place, clause in enumerate(wanted)}
    known = [row for row in rows if row.clause in places_of or row.clause == NOWHERE]
    keys = [(places_of.get(row.clause, len(wanted)), OLDER.index(row.code)) for row in known]
    for before, after, row in zip(keys, keys[1:], known[1:]):
        if after < before:
            order = f"as in the list, {', '.join(OLDER)}, dropped last"
            yield f"the row of {row.clause} for {row.code} stands too late; order: {order}"
            return


def _unheard(rows):
    """Old clauses that do not exist."""
    for row in rows:
        for name in row.there:
            if name not in read_code(row.code):
                near = read_code(row.code).nearest(name) if clauses.law(name) else ""
                remedy = f"; the nearest is {near}" if near else ""
                yield f"{row.clause}: {name} is not in docs/codes/{row.code}.tsv{remedy}"
