"""Who cites whom, over all texts; and which clauses a paragraph of a commentary belongs to."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.texts import read_clauses
from kodeks.references.find import find_references
from kodeks.references.reference import SHOWN

HOMES = ("law", "relative")  # kinds that point into a code


class Citing(namedtuple("Citing", "text lang id segment")):
    """A clause that cites."""

    __slots__ = ()


def clause_references(text, lang):
    """(clause, its references) for every clause of a text in order."""
    found = read_clauses(text, lang)
    paragraphs = frozenset(clause.id for clause in found) if text.kind == "commentary" else None
    for clause in found:
        at = "" if clause.kind in ("heading", "definition") else clause.id
        yield clause, tuple(find_references(clause.body, lang, text.code, at, paragraphs)) if clause.body else ()


def backlinks(texts):
    """Where each clause is cited: (code, id) → clauses that cite it; paragraphs stand under (text id, id)."""
    found = {}
    for text in texts:
        for lang in text.languages:
            for clause, references in clause_references(text, lang):
                citing = Citing(text.id, lang, clause.id, clause.segment)
                for key in _cited(text, references):
                    if citing not in found.setdefault(key, []):
                        found[key].append(citing)
    return {key: tuple(citing) for key, citing in found.items()}


def attachments(text, lang):
    """Paragraph → the clauses it belongs to: those it cites inside its own law first, then the law itself."""
    found = {}
    for clause, references in clause_references(text, lang):
        law = clauses.law(clause.id)
        if not law or clause.kind in ("law", "footnote"):
            continue
        cited = [target for scope, target in _cited(text, references) if scope == text.code and clauses.law(target) == law]
        before = [target for target in found.get(clause.id, ()) if target != law]
        found[clause.id] = tuple(dict.fromkeys(before + [target for target in cited if target != law] + [law]))
    return found


def home(references, code, law):
    """The clause that a paragraph on a law is about: the first of that law that it cites, else the law itself."""
    for reference in references:
        for target in reference.targets if reference.code == code and reference.kind in HOMES else ():
            if clauses.law(target) == law and "." not in target:
                return target
    return law


def _cited(text, references):
    """(code or text, id) of each target of what is printed with a number or a letter, once."""
    found = []
    for reference in references:
        for target in reference.targets if reference.kind in SHOWN else ():
            in_commentary = reference.kind == "commentary" or (reference.kind == "relative" and "." in target)
            key = (text.id if in_commentary else reference.code, target)
            if key not in found:
                found.append(key)
    return found
