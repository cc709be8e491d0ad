"""The references in a string, in the order they stand.

One finder a way of citing; where two find the same words the earlier in FINDERS wins.
"""

from functools import lru_cache

from kodeks import clauses
from kodeks.references import english, russian
from kodeks.references.finders import FINDERS, FINDERS_OF_NAMES
from kodeks.references.place import Place, known_code
from kodeks.references.resolve import resolve

LANGUAGES = {"en": english, "ru": russian}


def find_references(string, lang, code, at="", paragraphs=None):
    """Every reference in the string, which stands in clause `at` of a text of this code.

    `paragraphs` are the ids of the commentary the string stands in: then paragraphs that are not there are unresolved.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"references are not known in '{lang}'; languages: {', '.join(LANGUAGES)}")
    place = Place(string, LANGUAGES[lang], code, _clause(at), known_code(code))
    references = [resolve(item, string, known_code(item.code), place.at, paragraphs) for item in _apart(place)]
    return [one for one in references if one.targets or one.kind != "relative"]


@lru_cache(maxsize=10_000)
def _clause(at):
    """The clause that a string stands in as it is written here; "" for a heading, a definition or no place."""
    at = clauses.canonical(at) if at else ""
    return at if clauses.law(at or "h:") else ""


def _apart(place):
    """Citations that do not overlap: the earlier finder wins, then the order of the string."""
    kept, taken = [], place.taken
    for finder in FINDERS if place.starts else FINDERS_OF_NAMES:
        for item in finder(place):
            if taken.find(1, item.start, item.end) < 0:
                taken[item.start : item.end] = b"\1" * (item.end - item.start)
                kept.append(item)
    return sorted(kept, key=lambda item: item.start)
