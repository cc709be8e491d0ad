"""All inflected forms of many lemmas in few bytes: words with the same endings share them.

    {"взятка": взятка, взятки, взяток …} → [["ка,ки,ок …", "взят"], …]
"""

from itertools import groupby


def pack(forms_by_lemma):
    """[[endings, stems], …]: a stem takes each of the endings; the first makes the lemma unless "stem=lemma" names it."""
    shared = {}
    for lemma in sorted(forms_by_lemma):
        for stem, endings in _stems(lemma, forms_by_lemma[lemma]):
            written = stem if stem + endings[0] == lemma else f"{stem}={lemma}"
            shared.setdefault(",".join(endings), []).append(written)
    return [[endings, " ".join(sorted(stems))] for endings, stems in sorted(shared.items())]


def unpack(packed):
    """Form → set of lemmas, as query.js reads it."""
    found = {}
    for endings, stems in packed:
        parted = endings.split(",")
        for written in stems.split(" "):
            stem, _, lemma = written.partition("=")
            for ending in parted:
                found.setdefault(stem + ending, set()).add(lemma or stem + parted[0])
    return found


def _stems(lemma, forms):
    """(stem, endings) of the forms, the lemma's own ending first; forms that begin otherwise make a stem of their own."""
    forms = sorted(set(forms) | {lemma})
    if len(_common(forms)) >= min(2, len(lemma) - 1):
        groups = [forms]
    else:
        groups = [list(group) for _, group in groupby(forms, key=lambda form: form[:2])]
    for group in groups:
        stem = _common(group)
        first = lemma if lemma in group else group[0]
        yield stem, [first[len(stem) :]] + [form[len(stem) :] for form in group if form != first]


def _common(forms):
    """The letters with which all of the sorted forms begin."""
    first, last, length = forms[0], forms[-1], 0
    while length < min(len(first), len(last)) and first[length] == last[length]:
        length += 1
    return first[:length]
