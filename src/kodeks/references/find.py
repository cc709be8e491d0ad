"""The references in a string, in the order they stand.

One finder a way of citing; where two find the same words the earlier in FINDERS wins.
"""

from kodeks import clauses
from kodeks.references import english, russian
from kodeks.references.finders import FINDERS
from kodeks.references.place import Place, known_code
from kodeks.references.resolve import resolve

LANGUAGES = {"en": english, "ru": russian}


def find_references(string, lang, code, at="", paragraphs=None):
    """Every reference in the string, which stands in clause `at` of a text of this code.

    `paragraphs` are the ids of the commentary the string stands in: then paragraphs that are not there are unresolved.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"references are not known in '{lang}'; languages: {', '.join(LANGUAGES)}")
    at = clauses.canonical(at) if at else ""
    place = Place(string, LANGUAGES[lang], code, at if clauses.law(at or "h:") else "", known_code(code))
    found = _apart([item for finder in FINDERS for item in finder(place)], len(string))
    references = [resolve(item, string, known_code(item.code), place.at, paragraphs) for item in found]
    return [one for one in references if one.targets or one.kind != "relative"]


def _apart(found, length):
    """Citations that do not overlap: the earlier finder wins, then the order of the string."""
    kept, taken = [], bytearray(length)
    for item in found:
        if not any(taken[item.start : item.end]):
            taken[item.start : item.end] = b"1" * (item.end - item.start)
            kept.append(item)
    return sorted(kept, key=lambda item: item.start)
