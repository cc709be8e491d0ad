"""All inflected forms of many lemmas in few bytes: words with the same endings share them, participles by number.

{"взятка": [взятка, взятки, взяток …]} → {"tails": […], "words": [["ка,ки,ок …", "взят"], …]}
"""

from collections import Counter
from itertools import groupby

ADJECTIVE = (
    "ий ый ой его ого ему ому им ым ем ом ая яя ей ою ею ую юю ее ое ие ые их ых ими ыми "
    "ийся егося емуся имся емся аяся ейся еюся уюся ееся иеся ихся имися"
).split()
LONGEST_FIRST = sorted(ADJECTIVE, key=lambda ending: (-len(ending), ending))
ENOUGH = 10  # endings that make a tail worth sharing


def pack(families):
    """Families of forms by lemma → tails and [endings, stems] pairs.

    A stem takes each of the endings; "вш2" stands for "вш" with each ending of tail 2. The first ending makes the
    lemma, unless "stem=lemma" names it.
    """
    tails = _tails(families)
    shared = {}
    for lemma in sorted(families):
        for forms in families[lemma]:
            for stem, endings in _stems(lemma, forms, tails):
                written = stem if stem + endings[0] == lemma else f"{stem}={lemma}"
                shared.setdefault(",".join(endings), set()).add(written)
    words = [[endings, " ".join(sorted(stems))] for endings, stems in sorted(shared.items())]
    return {"tails": [",".join(tail) for tail in tails], "words": words}


def unpack(packed):
    """Form → set of lemmas, as query.js reads it."""
    tails, found = [tail.split(",") for tail in packed["tails"]], {}
    for endings, stems in packed["words"]:
        parted = [whole for ending in endings.split(",") for whole in _written_out(ending, tails)]
        for written in stems.split(" "):
            stem, _, lemma = written.partition("=")
            for ending in parted:
                found.setdefault(stem + ending, set()).add(lemma or stem + parted[0])
    return found


def _written_out(ending, tails):
    bare = ending.rstrip("0123456789")
    return [bare + tail for tail in tails[int(ending[len(bare) :])]] if bare != ending else [ending]


def _tails(families):
    """Sets of endings that several participles share, the commonest first."""
    counted = Counter(tail for found in families.values() for forms in found for tail in _participles(forms).values())
    return [tail for tail, times in sorted(counted.items(), key=lambda one: (-one[1], one[0])) if times > 2]


def _participles(forms):
    """Stem → adjective's endings it takes, where it takes most of them."""
    found = {}
    for form in sorted(set(forms)):
        ending = next((ending for ending in LONGEST_FIRST if form.endswith(ending)), "")
        if ending:
            found.setdefault(form[: -len(ending)], []).append(ending)
    return {stem: tuple(endings) for stem, endings in found.items() if len(endings) >= ENOUGH and len(stem) > 2}


def _stems(lemma, forms, tails):
    """(stem, endings) of the forms, the lemma's own first; forms that begin otherwise make a stem of their own."""
    numbered = {tail: number for number, tail in enumerate(tails)}
    short = {
        stem: tail
        for stem, tail in _participles(forms).items()
        if tail in numbered and lemma not in {stem + one for one in tail}
    }
    told = set(forms) - {stem + ending for stem, tail in short.items() for ending in tail}
    written = sorted(told | {f"{stem}{numbered[tail]}" for stem, tail in short.items()})
    for group in _alike(written):
        stem = _common(group)
        first = lemma if lemma in group else group[0]
        yield stem, [first[len(stem) :]] + [form[len(stem) :] for form in group if form != first]


def _alike(written):
    """All in one group if they begin alike, else those that share two letters."""
    if len(_common(written)) >= min(2, len(min(written, key=len)) - 1):
        return [written]
    return [list(group) for _, group in groupby(written, key=lambda form: form[:2])]


def _common(forms):
    """The letters with which all of the sorted forms begin."""
    first, last, length = forms[0], forms[-1], 0
    while length < min(len(first), len(last)) and first[length] == last[length]:
        length += 1
    return first[:length]
