"""Sentences that the program says in English, as a reader is told them; and what the commands say at the terminal."""

import re
import tomllib
from collections import namedtuple
from functools import lru_cache
from pathlib import Path

from kodeks.corpus.places import DOCS

Terminal = namedtuple("Terminal", "words faults")  # {key: words}, Sentences


class Sentences:
    """The words of one language by the English ones, which may hold words to be filled in."""

    def __init__(self, tables):
        pairs = [pair for table in tables.values() for pair in table.items()]
        self._whole = {english: own for english, own in pairs if "{" not in english}
        self._forms = [(form_of(english), own) for english, own in pairs if "{" in english]

    def said(self, english, inside=None):
        """The words for a sentence, with what `inside` makes of those filled in by their name; None if there are none."""
        if english in self._whole:
            return self._whole[english]
        for form, own in self._forms:
            found = form.fullmatch(english)
            if found:
                filled = found.groupdict().items()
                return own.format(**{name: inside(name, words) if inside else words for name, words in filled})
        return None

    def whole(self, english):
        """The words for a sentence that holds none to be filled in; None if there are none."""
        return self._whole.get(english)


def form_of(english):
    """What matches a sentence with words to be filled in.

    >>> form_of("footer of page {number}").fullmatch("footer of page 12").groupdict()
    {'number': '12'}
    """
    parts = re.split(r"\{(\w+)\}", english)
    return re.compile("".join(f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)), re.DOTALL)


@lru_cache(maxsize=8)
def read_terminal(command, lang, docs=DOCS):
    """What a command says in a language: words by key, and its faults."""
    told = tomllib.loads((Path(docs) / lang / "terminal.toml").read_text(encoding="utf-8")).get(command, {})
    return Terminal(told.get("words", {}), Sentences(told.get("faults", {})))
