"""The terms of the Laws in both languages: docs/glossary.toml.

What is not exactly as docs/decisions/terms.md tells is refused, with the line of its entry and what to do.
"""

import re
import tomllib
from collections import namedtuple
from functools import lru_cache
from pathlib import Path

from kodeks import clauses
from kodeks.corpus import places
from kodeks.corpus.model import LANGUAGES

OLDER = ("1987", "1987-commentary", "1997", "2007")
NAMES = ("short", "also", "slang", "in_text", "not_in_text", "found_by")
WORDS = ("meaning", "friend", "why")
KEYS = ("en", "ru", "definition", "clauses", "mark", "older", *NAMES, *WORDS)
PHRASE_KEYS = ("name", "clauses", *LANGUAGES)
BEGINS = re.compile(r"^\[\[(?:term|phrase)\]\]", re.MULTILINE)


class Term(namedtuple("Term", ("line", "name", "marked", *KEYS[2:4], *KEYS[5:]))):
    """A term: `name`, its other names, `meaning`, false `friend` and `why` by language, `older` names by source.

    A name is a Said: its words and whether they are sure. `meaning` is empty where the code has a `definition`.
    """

    __slots__ = ()

    @property
    def anchor(self):
        """Its fragment in the address of the page of terms."""
        return clauses.anchor(self.definition or "DEF." + bare(self.name["en"]))


class Phrase(namedtuple("Phrase", "line name clauses words")):
    """Words that people type for a clause, by language; no term."""

    __slots__ = ()


class Said(namedtuple("Said", "words sure")):
    """A word for a thing, and whether it is sure that it is used so."""

    __slots__ = ()


class Glossary(namedtuple("Glossary", "terms phrases")):
    """All entries, terms in the order of the English ones."""

    __slots__ = ()


@lru_cache
def read_glossary(path=places.DOCS / "glossary.toml"):
    """The glossary; ValueError tells every fault with its line."""
    words = Path(path).read_text(encoding="utf-8")
    try:
        tables = tomllib.loads(words)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: not TOML; {error}") from None
    lines = [words.count("\n", 0, found.start()) + 1 for found in BEGINS.finditer(words)]
    entries = [("term", entry) for entry in tables.pop("term", [])] + [
        ("phrase", entry) for entry in tables.pop("phrase", [])
    ]
    faults = [f"{path}:1: '{name}' is not known here; known: term, phrase" for name in tables]
    if len(lines) != len(entries):
        raise ValueError(f"{path}:1: write each entry under a line [[term]], phrases after all terms under [[phrase]]")
    for line, (sort, entry) in zip(lines, entries):
        faults += [f"{path}:{line}: {fault}" for fault in (_term_faults if sort == "term" else _phrase_faults)(entry)]
    if faults:
        raise ValueError("\n".join(faults))
    made = [(_term if sort == "term" else _phrase)(line, entry) for line, (sort, entry) in zip(lines, entries)]
    found = Glossary(*(tuple(one for one in made if isinstance(one, kind)) for kind in (Term, Phrase)))
    _refuse_twice(found.terms, path)
    return found


def order(term, lang="en"):
    """Where a term stands among those of its language: by letters alone."""
    return re.sub(r"[^\w ]", "", term.name[lang].lower().replace("ё", "е"))


def bare(words):
    """A term as a part of an address: "Director’s error" → "Directors error"."""
    return re.sub(r"[^\w -]", "", words)


def names(term, lang, kinds=("also", "short", "slang")):
    """Every name of a term in a language, the term itself first, sure or not."""
    found = [term.name[lang]] + [said.words for kind in kinds for said in getattr(term, kind).get(lang, ())]
    return tuple(dict.fromkeys(found))


def _term(line, entry):
    by_language = {
        kind: {lang: tuple(_said(words) for words in entry.get(kind, {}).get(lang, ())) for lang in LANGUAGES}
        for kind in NAMES
    }
    older = {source: tuple(_said(words) for words in entry.get("older", {}).get(source, ())) for source in OLDER}
    return Term(
        line,
        {lang: entry[lang] for lang in LANGUAGES},
        entry.get("mark", True),
        entry.get("definition", ""),
        tuple(entry["clauses"]),
        {source: said for source, said in older.items() if said},
        **by_language,
        **{kind: entry.get(kind, {}) for kind in WORDS},
    )


def _phrase(line, entry):
    return Phrase(line, entry["name"], tuple(entry["clauses"]), {lang: tuple(entry.get(lang, ())) for lang in LANGUAGES})


def _said(words):
    return Said(words.removesuffix("?"), not words.endswith("?"))


def _term_faults(entry):
    """What is wrong with an entry of a term, each with its remedy."""
    name = entry.get("en", "a term")
    yield from _unknown(entry, KEYS, name)
    for lang in LANGUAGES:
        if not _is_words(entry.get(lang)):
            yield f"{name}: the term itself is missing in '{lang}'; write {lang} = \"…\""
    if not isinstance(entry.get("mark", True), bool):
        yield f"{name}: mark is true or false"
    if not _is_list(entry.get("clauses")):
        yield f"{name}: clauses is a list; write clauses = [] where there is none"
    else:
        yield from _clause_faults(entry, name)
    for kind in NAMES:
        yield from _list_faults(entry, kind, LANGUAGES, name)
    yield from _list_faults(entry, "older", OLDER, name)
    for kind in WORDS:
        if kind in entry and not _is_whole(entry[kind]):
            yield f"{name}: {kind} is written in both languages; add {kind}.en and {kind}.ru, nothing else"


def _clause_faults(entry, name):
    """A definition or a meaning, never both; ids as they are written here."""
    definition = entry.get("definition", "")
    if not isinstance(definition, str) or (definition and not definition.startswith("DEF.")):
        yield f'{name}: definition is the id of one, like "DEF.Penalty Card"'
    elif bool(definition) == ("meaning" in entry):
        remedy = "take the meaning out" if definition else "add meaning.en and meaning.ru, or definition"
        yield f"{name}: a term has a definition of the code or a meaning of ours; {remedy}"
    for clause in entry["clauses"] + ([definition] if definition and isinstance(definition, str) else []):
        try:
            if clauses.canonical(clause) != clause:
                yield f"{name}: '{clause}' is written {clauses.canonical(clause)}"
        except ValueError as error:
            yield f"{name}: {error}"


def _phrase_faults(entry):
    name = entry.get("name", "a phrase")
    yield from _unknown(entry, PHRASE_KEYS, name)
    if not _is_words(entry.get("name")) or not entry.get("clauses") or not _is_list(entry["clauses"]):
        yield f"{name}: a phrase has a name and clauses"
    for lang in LANGUAGES:
        if not _is_list(entry.get(lang, [])):
            yield f"{name}: {lang} is a list of words that people type"


def _list_faults(entry, kind, keys, name):
    """Lists of names by language or by source."""
    table = entry.get(kind, {})
    if not isinstance(table, dict):
        yield f'{name}: {kind} is a table of lists; write {kind} = {{ {keys[0]} = ["…"] }}'
        return
    for key, words in table.items():
        if key not in keys:
            yield f"{name}: {kind} knows no '{key}'; known: {', '.join(keys)}"
        elif not words or not _is_list(words):
            yield f"{name}: {kind}.{key} is a list of words, a doubtful one with ? behind it; leave out an empty one"


def _unknown(entry, known, name):
    for key in entry:
        if key not in known:
            yield f"{name}: '{key}' is not known here; known: {', '.join(known)}"


def _is_words(value):
    return isinstance(value, str) and bool(value) and value == " ".join(value.split())


def _is_list(value):
    return isinstance(value, list) and all(_is_words(words) and words != "?" for words in value)


def _is_whole(value):
    return isinstance(value, dict) and set(value) == set(LANGUAGES) and all(_is_words(words) for words in value.values())


def _refuse_twice(terms, path):
    """One entry a term, one Russian term a thing, in order."""
    faults, seen = [], {}
    for before, term in zip((None, *terms), terms):
        if before and order(term) < order(before):
            faults.append(
                f"{path}:{term.line}: {term.name['en']} stands after {before.name['en']}; put it in the order of letters"
            )
        for key in (("address", term.anchor), *((lang, term.name[lang].lower()) for lang in LANGUAGES)):
            if key in seen:
                faults.append(
                    f"{path}:{term.line}: '{key[1]}' names {seen[key]} already; choose another term or join the two"
                )
            seen.setdefault(key, term.name["en"])
    if faults:
        raise ValueError("\n".join(faults))
