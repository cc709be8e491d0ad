"""Our own words for the dictionaries, and words too common to search for: docs/search/{en,ru}-…."""

from collections import namedtuple
from functools import cache
from pathlib import Path

from kodeks.search.tokens import fold

WORDS = Path(__file__).resolve().parents[3] / "docs" / "search"
GLOSSARY = WORDS.parent / "glossary.toml"


class Entry(namedtuple("Entry", "lemma model forms")):
    """A word a dictionary lacks or reads wrongly: "реконтра" goes like "контра"; further forms as given."""

    __slots__ = ()


@cache
def read_lexicon(lang):
    """The entries of docs/search/{lang}-lexicon.tsv."""
    path = WORDS / f"{lang}-lexicon.tsv"
    return tuple(_entry(cells, path, number) for number, cells in rows(path, ("lemma", "like", "forms", "why")))


@cache
def read_stop_words(lang):
    """Words that say nothing about where to look: "the", "если"."""
    path = WORDS / f"{lang}-stop.txt"
    return tuple(fold(line) for line in path.read_text(encoding="utf-8").split() if line)


@cache
def read_aspects():
    """Imperfective → its perfective, for search one word: docs/search/ru-aspects.txt, a family a line, its name first."""
    lines = (WORDS / "ru-aspects.txt").read_text(encoding="utf-8").splitlines()
    families = [fold(line).split() for line in lines if line]
    return {verb: family[0] for family in families for verb in family}


def rows(path, header):
    """(line number, cells) of a table whose first line names its columns; comments begin with #."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if tuple(lines[0].split("\t")) != header:
        raise ValueError(f"{path.name}:1: the columns must be {', '.join(header)}, parted by tabs")
    for number, line in enumerate(lines[1:], 2):
        if line and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != len(header):
                raise ValueError(f"{path.name}:{number}: {len(cells)} cells where {len(header)} belong; part them by tabs")
            yield number, cells


def _entry(cells, path, number):
    lemma, model, given, _ = (cell.strip() for cell in cells)
    if not lemma or not (model or given):
        raise ValueError(f"{path.name}:{number}: name the lemma, and a word it goes like or its forms")
    return Entry(fold(lemma), fold(model), tuple(fold(form) for form in given.split()))
