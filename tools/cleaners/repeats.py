"""Words of a clause that nested markup printed twice: they go out once, after the stray bracket that it left."""

import re

from tools.strand import take_out

STRAY = re.compile(r"\s\)\.?\s(?=\S)")
MAY_BE_STRAY = re.compile(r"\)(?<=\s\))")  # its bracket first, which makes the search fast
LEAST = 10  # words


def drop_repeats(strand):
    """Ten or more words again, right after a stray ")." and the words themselves.

    >>> from tools.strand import plain
    >>> said = "a guest who has poured his tea may not pour it back again."
    >>> drop_repeats(plain(f"In time {said} ). {said} Then he waits.", 0)).words
    'In time a guest who has poured his tea may not pour it back again. Then he waits.'
    >>> drop_repeats(plain(f"{said} {said}", 0)).words == f"{said} {said}"
    True
    """
    found = STRAY.search(strand.words) if MAY_BE_STRAY.search(strand.words) else None
    while found:
        end = _repeated(strand.words, found)
        if end:
            strand = take_out(strand, found.start(), end, "duplicate", "words again after a stray bracket (nested markup)")
        found = STRAY.search(strand.words, found.start() if end else found.end())
    return strand


def _repeated(words, stray):
    """Where the words after a stray bracket end that stand right before it too; 0 if they are fewer than ten."""
    before = words[: stray.start()]
    tokens = list(re.finditer(r"\S+", words[stray.end() :]))
    for count in range(len(tokens), LEAST - 1, -1):
        end = stray.end() + tokens[count - 1].end()
        again = words[stray.end() : end]
        if before.endswith(again) and before[-len(again) - 1 : -len(again)] in ("", " "):
            return end
    return 0
