"""The words of a report in the reader's language, and the reasons and doubts that ingestion tells in English."""

import re
import tomllib
from functools import lru_cache
from pathlib import Path

from kodeks.corpus.places import DOCS

SAID = ("reasons", "places", "doubts")


class ReportWords:
    """What a report says in one language."""

    def __init__(self, told):
        self.report = told["report"]
        self.kinds = told["kinds"]
        self._said = {}
        self._forms = []
        for english, own in (pair for table in SAID for pair in told.get(table, {}).items()):
            if "{" in english:
                self._forms.append((form_of(english), own))
            else:
                self._said[english] = own

    def kind(self, kind):
        """What a kind of removal or change is called; one that has no name here is called as in the ledger."""
        return self.kinds.get(kind, kind)

    def said(self, english):
        """A reason or a doubt in this language, with the reason inside a doubt; None if there are no words for it."""
        if english in self._said:
            return self._said[english]
        for form, own in self._forms:
            found = form.fullmatch(english)
            if found:
                return own.format(**{name: self._said.get(words, words) for name, words in found.groupdict().items()})
        return None

    def lines(self, first, last):
        """ "line 3", "lines 3–5"."""
        if first == last:
            return self.report["line"].format(line=first)
        return self.report["line_range"].format(first=first, last=last)


@lru_cache(maxsize=8)
def read_report_words(lang, docs=DOCS):
    """The words of a report in a language."""
    return ReportWords(tomllib.loads((Path(docs) / lang / "report.toml").read_text(encoding="utf-8")))


def form_of(english):
    """What matches a sentence with words to be filled in.

    >>> form_of("footer of page {number}").fullmatch("footer of page 12").groupdict()
    {'number': '12'}
    """
    parts = re.split(r"\{(\w+)\}", english)
    return re.compile("".join(f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)), re.DOTALL)
