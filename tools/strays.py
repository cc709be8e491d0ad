"""Labels that are not the next one: kept as words, and told with the clause that each may name."""

import re

from tools.labels import BEGUN, LAW_LETTERS, LAW_WORDS
from tools.path import clause_of, exists
from tools.wording import Wording

MISREAD = re.compile(  # "l. Words", "{a) words", "LAW 4l - Words", and labels of another style: "27 B 1 (a) words"
    LAW_WORDS + r"\s+(?:[№#]|\d?[lIOоОЗзб|]\d?[.:]?\s|\d{1,2}:?\s+[A-ZА-ЯЁ]|\d{1,2}\s?[A-HА-Е][\w()]*\s+[A-ZА-ЯЁ«“])"
    r"|[({\[][^\s(){}.]{1,3}[)}\]](?=\s)|[A-Za-zА-Яа-я\d|]{1,3}[)}\]](?=\s)|[lIZЗб|ОO\d]\.(?=\s)|[A-HА-ЕЗЗl\d],(?=\s)"
    r"|\d{1,2}[\s.]?[A-HА-Е](?:[\s.]?\d{1,2})?(?:[\s.]?\(?[a-z]{1,3}\)?)*[.)]?(?=\s)|§|[IVX]{1,4}[.)](?=\s)"
)
MISREAD_INSIDE = re.compile(  # its first character first, a comma before a number: that makes the search fast
    r"[lZЗб|({\[,](?:(?<=[.;:,]\s[lZЗб|])\.(?=\s)|(?<=[.;:,]\s[({\[])[^\s(){}.]{1,3}[)}\]](?=\s)"
    r"|(?<=[a-zа-яё],)\s?\d{1,2}\.\s?[a-zа-яё])"
)
SHOWN = 20  # characters of a label and the words after it
MISREAD_SIGNS = frozenset(")}].,§")  # one is among its first five characters, or it begins with a digit or as a law does


class Strays(Wording):
    """What an outline tells of labels out of turn; `_readings` and `doubts` are the outline's."""

    def _doubt_label(self, place, block, start):
        """Words that begin as a label does, but not as the next one, are kept as words and told."""
        if start or place.headless and place.record is None:
            return
        words, readings = block.words[:SHOWN], self._readings(block.words, 0)
        if readings:
            self.doubts.append((block.line, f"'{words}…' begins like a label, but is not the next one here; kept as words"))
            place.astray, place.unread = self._astray(place, readings), True
        elif _may_be_misread(words) and MISREAD.match(block.words):
            told = f"'{words}…' looks like a label that is misread or printed otherwise; kept as words"
            self.doubts.append((block.line, told))

    def _is_abbreviated(self, place):
        """True if the words so far stop inside an abbreviation: "i." / "e. after tea"."""
        last = place.record.last_words()[-3:] if place.record and place.record.paragraphs else ""
        return last[-1:] == "." and bool(BEGUN.search(last))

    def _doubt_below_note(self, block, notes):
        """What begins like a label below a footnote may be the clause that follows; `notes` are the block's own."""
        if not notes and self._readings(block.words, 0):
            words = f"'{block.words[:SHOWN]}…' begins like a label below a footnote; kept as more of the footnote"
            self.doubts.append((block.line, words))

    def _doubt_inside(self, block, start, end):
        """What looks like a label inside words, and can be none as it is printed, is told."""
        words = block.words
        for found in MISREAD_INSIDE.finditer(words, start - (words[start - 1 : start] == ","), end):
            is_number = found.group()[0] == ","
            at = found.start() + is_number
            if is_number or not self._readings(words, at):
                told = f"'{words[at : at + SHOWN]}…' looks like a label that is misread or printed otherwise; kept as words"
                self.doubts.append((self.source.line(block.strand.offset(at)), told))

    def _astray(self, place, readings):
        """The steps of the clause that a label would name which is not the next one."""
        for reading in readings:
            sorts = [sort for sort, _ in place.steps]
            depth = sorts.index(reading.sort) if reading.sort in sorts else len(sorts)
            steps = place.steps[:depth] + ((reading.sort, reading.value),)
            if exists(place.law, steps):
                return steps
        return ()

    def _doubt_run_in(self, place, block, at):
        """A label run into words, but out of turn; what comes below it may be its own."""
        words = f"'{block.words[at : at + SHOWN]}…' looks like a label run in, but is not the next one here"
        words = f"{place.record.id}: {words}; kept as words" if place.record else f"{words}; kept as words"
        line = self.source.line(block.strand.offset(at))
        self.doubts.append((line, words))
        place.astray = self._astray(place, self._readings(block.words, at))
        if place.astray:
            lost = clause_of(place.law, place.astray)
            self.doubts.append((line, f"{lost}: if words on this line are its label, it is lost here"))


def _may_be_misread(words):
    """False for most words, which need no search."""
    return words.startswith(LAW_LETTERS) or words[:1].isdecimal() or not MISREAD_SIGNS.isdisjoint(words[:5])
