"""Names of one thing in both languages, slang and short forms among them: docs/search/{en,ru}.tsv.

A concept goes by its English name; all its names find each other, and lift the clauses of the code in force.
"""

from collections import namedtuple

from kodeks import clauses
from kodeks.search.lexicon import WORDS, rows

HEADER = ("term", "concept", "clauses")


class Concept(namedtuple("Concept", "name en ru clauses")):
    """A thing the laws speak of: its names in two languages, the laws' own word first, and where it is ruled."""

    __slots__ = ()


def read_concepts(code_ids, folder=WORDS):
    """The concepts of both tables, in the order of the English one; clauses that the code has."""
    tables = {lang: list(_read_table(folder / f"{lang}.tsv", code_ids)) for lang in ("en", "ru")}
    names = dict.fromkeys(concept for lang in ("en", "ru") for _, concept, _ in tables[lang])
    return tuple(_concept(name, tables) for name in names)


def _concept(name, tables):
    told = {lang: tuple(term for term, concept, _ in tables[lang] if concept == name) for lang in tables}
    cited = [clause for lang in tables for _, concept, found in tables[lang] if concept == name for clause in found]
    return Concept(name, told["en"], told["ru"], tuple(dict.fromkeys(cited)))


def _read_table(path, code_ids):
    by_name = {clause.replace(" ", ""): clause for clause in code_ids}
    for number, (term, concept, cited) in rows(path, HEADER):
        if not term or not concept:
            raise ValueError(f"{path.name}:{number}: a term and the concept it names are needed")
        yield term, concept, tuple(_clause(one, by_name, f"{path.name}:{number}") for one in cited.split(";") if one)


def _clause(written, by_name, place):
    """The clause as the code list writes it."""
    named = by_name.get(written)
    if named is None and not written.startswith("DEF."):
        named = by_name.get(clauses.canonical(written))
    if named is None:
        raise ValueError(f"{place}: the code has no clause '{written}'; correct it or leave it out")
    return named
