"""Checks of the finder by situation: its clauses and procedures exist, both languages say the same situations."""

from kodeks import clauses
from kodeks.corpus import places
from kodeks.corpus.codes import read_code
from kodeks.rulings.procedures import PROCEDURES
from kodeks.rulings.starts import laws_of, starts_of
from kodeks.site.situations import NO_RULING, TABLES, groups_of, read_said, read_situations

CODE = "2017"


def situations_are_sound():
    """Each situation leads to clauses that exist and is said in every language; each group has some."""
    found = read_situations(places.DOCS)
    yield from (f"docs/situations.tsv: {fault}" for situation in found for fault in _lost(situation))
    wanted = {"groups": [*groups_of(found)], "said": [one.key for one in found], "also": [one.key for one in found]}
    for lang, said in read_said(places.DOCS).items():
        for table in TABLES:
            faults = _unlike(said[table], wanted[table]) if table == "also" else _unsaid(said[table], wanted[table])
            yield from (f"docs/{lang}/situations.toml: [{table}]: {fault}" for fault in faults)


def _lost(situation):
    """Clauses and procedures that there are not."""
    for clause in situation.clauses:
        if clause not in read_code(CODE):
            yield f"{situation.key}: {clause} is not in docs/codes/{CODE}.tsv"
    if situation.procedure not in ("", NO_RULING, *(item.name for item in PROCEDURES)):
        known = ", ".join(item.name for item in PROCEDURES)
        yield f"{situation.key}: '{situation.procedure}' is no procedure; procedures are {known}"
    ruling = _ruling_on(situation.clauses[0])
    if ruling and not situation.procedure:
        yield f"{situation.key}: is it ruled on by {' or '.join(ruling)}? Name it, or write {NO_RULING}"


def _ruling_on(clause):
    """Procedures that start at a clause or around it; where none does, those that know its law."""
    known = [item for item in PROCEDURES if CODE in item.codes and clauses.law(clause) in laws_of(item.name)]
    near = [item for item in known if any(_meet(clause, start) for start in starts_of(item.name, CODE))]
    return [item.name for item in near or known]


def _meet(clause, start):
    """True if a start other than a whole law lies at, above or below a clause."""
    return clauses.kind(start) != "law" and (clauses.is_within(clause, start) or clauses.is_within(start, clause))


def _unlike(said, wanted):
    """Keys that lack, and keys of nothing."""
    for key in wanted:
        if key not in said:
            yield f"{key} is missing; write it"
    for key in said:
        if key not in wanted:
            yield f"{key} stands in no row of docs/situations.tsv; add one, or take the words out"


def _unsaid(said, wanted):
    """The same, and what is empty or said of two."""
    yield from _unlike(said, wanted)
    yield from (f"{key} has no words; write them" for key, words in said.items() if not words.strip())
    twice = [words for words in set(said.values()) if words and list(said.values()).count(words) > 1]
    yield from (f"“{words}” is said of two" for words in sorted(twice))
