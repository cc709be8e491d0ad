"""Faults and refusals in the reader's language: part by part, as they say what is wrong and what to do."""

import re
from functools import lru_cache

from kodeks.corpus.places import DOCS
from kodeks.corpus.report_words import read_report_words
from kodeks.corpus.sentences import read_terminal

ORIGIN = r"(?: \((?P<origin>(?:page|line|paragraph|table) [^()]*)\))?"  # where in a file of pages it came from
WHERE = re.compile(rf"(?P<where>.*?:\d+: |[a-z0-9][a-z0-9-]*: )?(?P<words>.*?){ORIGIN}$")
PART = "; "


def tell_fault(fault, lang):
    """A fault, or several on lines of their own, in a language; a part without words in it stays English.

    >>> tell_fault("laws.bz2:1: this is a bzip2 archive, not text; unpack it and name the files that are in it", "ru")
    'laws.bz2:1: это архив bzip2, а не текст; распакуйте его и назовите в манифесте файлы, которые в нём лежат'
    """
    return fault if lang == "en" else "\n".join(read_fault_words(lang).line(one) for one in fault.split("\n"))


class FaultWords:
    """What faults say in one language, by their English words."""

    def __init__(self, sentences, report):
        self._sentences = sentences
        self._report = report

    def line(self, line):
        """One fault, with the place before it and where in its file it came from."""
        found = WHERE.match(line)
        where, words, origin = found.group("where") or "", found.group("words"), found.group("origin")
        said = self.said(words)
        if said is None and where:
            return where + self.line(line[len(where) :]) if not origin else line
        came_from = f" ({self._report.said(origin) or origin})" if origin else ""
        return f"{where}{words if said is None else said}{came_from}"

    def said(self, english):
        """The words for a fault, or a part of one; None if there are none."""
        if self._sentences.whole(english):
            return self._sentences.whole(english)
        for at in (found.start() for found in re.finditer(PART, english)):
            first, rest = self._whole(english[:at]), self.said(english[at + len(PART) :])
            if first is not None and rest is not None:
                return f"{first}{PART}{rest}"
        return self._whole(english)

    def _whole(self, english):
        own = self._sentences.said(english, lambda _, words: self.said(words) or words)
        return self._report.said(english) if own is None else own


@lru_cache(maxsize=8)
def read_fault_words(lang, docs=DOCS):
    """The words of faults in a language."""
    return FaultWords(read_terminal("ingest", lang, docs).faults, read_report_words(lang, docs))
