"""The words of a report in the reader's language, and the reasons and doubts that ingestion tells in English."""

import tomllib
from functools import lru_cache
from pathlib import Path

from kodeks.corpus.places import DOCS
from kodeks.corpus.sentences import Sentences

SAID = ("reasons", "places", "doubts")


class ReportWords:
    """What a report says in one language."""

    def __init__(self, told):
        self.report = told["report"]
        self.kinds = told["kinds"]
        self._sentences = Sentences({table: told[table] for table in SAID if table in told})

    def kind(self, kind):
        """What a kind of removal or change is called; one that has no name here is called as in the ledger."""
        return self.kinds.get(kind, kind)

    def said(self, english):
        """A reason or a doubt in this language, with the reason inside a doubt; None if there are no words for it."""
        return self._sentences.said(english, lambda _, words: self._sentences.whole(words) or words)

    def lines(self, first, last):
        """ "line 3", "lines 3–5"."""
        if first == last:
            return self.report["line"].format(line=first)
        return self.report["line_range"].format(first=first, last=last)


@lru_cache(maxsize=8)
def read_report_words(lang, docs=DOCS):
    """The words of a report in a language."""
    return ReportWords(tomllib.loads((Path(docs) / lang / "report.toml").read_text(encoding="utf-8")))
