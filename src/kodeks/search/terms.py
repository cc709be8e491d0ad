"""Names of one thing in both languages, slang and short forms among them, from the glossary.

A concept goes by its English name; all its names find each other, and lift the clauses of the code in force.
"""

from collections import namedtuple

from kodeks.corpus.glossary import names, read_glossary
from kodeks.corpus.model import LANGUAGES
from kodeks.search.lexicon import GLOSSARY

FOUND_BY = ("also", "short", "slang", "found_by")


class Concept(namedtuple("Concept", "name en ru clauses")):
    """A thing the laws speak of: its names in two languages, the laws' own word first, and where it is ruled."""

    __slots__ = ()


def read_concepts(code_ids, path=GLOSSARY):
    """The terms of the glossary, then its phrases; clauses that the code has."""
    glossary = read_glossary(path)
    told = [(term.line, _of_term(term)) for term in glossary.terms]
    told += [(phrase.line, Concept(phrase.name, *_by_language(phrase.words), phrase.clauses)) for phrase in glossary.phrases]
    lacking = [(line, clause) for line, concept in told for clause in concept.clauses if clause not in code_ids]
    if lacking:
        faults = (f"{path}:{line}: the code has no clause '{clause}'; mend it or leave it out" for line, clause in lacking)
        raise ValueError("\n".join(faults))
    return tuple(concept for _, concept in told)


def _of_term(term):
    """A term by all its names, those that older texts give it among them."""
    older = tuple(said.words for found in term.older.values() for said in found)  # of Russian texts
    told = {lang: names(term, lang, FOUND_BY) for lang in LANGUAGES}
    told["ru"] = tuple(dict.fromkeys(told["ru"][:1] + older + told["ru"][1:]))
    defined = (term.definition,) if term.definition else ()
    return Concept(term.name["en"], *_by_language(told), term.clauses + defined)


def _by_language(words):
    return [words[lang] for lang in LANGUAGES]
