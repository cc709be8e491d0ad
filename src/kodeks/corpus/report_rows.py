"""The lines of a file that a clause was read from, as they stood there, each part with what became of it."""

from bisect import bisect_left, bisect_right
from collections import namedtuple

from kodeks.corpus.lines import line_starts

BESIDE = 60  # characters shown of what is not the clause's own, on a line that it shares


class Row(namedtuple("Row", "number parts")):
    """A line: its number, and its parts as (words, kind).

    `kind` is "own" words of the clause, "changed" ones, what was "removed", or the words of an "other" clause.
    """

    __slots__ = ()


def key(span):
    """What tells a clause from the others of its text."""
    return span.lang, span.id, span.segment


class Rows:
    """The lines of one file with the owners of their characters."""

    def __init__(self, text, spans, entries):
        self.text = text
        self.starts = line_starts(text)
        self.entries = {}
        self.owned = [(start, end, key(span)) for span in spans for start, end in span.spans]
        self.owned += [(entry.start, entry.end, entry) for entry in entries if entry.start < entry.end]
        self.owned.sort(key=lambda one: one[:2])
        self.begins = [start for start, _, _ in self.owned]
        for entry in entries:
            if entry.into is not None:
                self.entries.setdefault(entry.clause, []).append(entry)

    def changes(self, span):
        """What was put otherwise in a clause, in order."""
        first, last = span.spans[0][0], span.spans[-1][1]
        return tuple(one for one in self.entries.get(span.id, ()) if first <= one.end and one.start <= last)

    def of(self, span):
        """Every line that holds words of a clause."""
        changes = [(entry.start, entry.end) for entry in self.changes(span)]
        numbers = set()
        for start, end in [*span.spans, *changes]:
            if self.text[start:end].strip():
                last = start + len(self.text[start:end].rstrip())
                numbers.update(range(self._line(start + self._blanks(start, end)), self._line(last - 1) + 1))
        rows = (Row(number, tuple(self._parts(number, span))) for number in sorted(numbers))
        return tuple(row for row in rows if row.parts)

    def lines(self, entry):
        """The first and last line of an entry, blanks at its ends left out."""
        words = len(self.text[entry.start : entry.end].rstrip())
        first = self._line(entry.start + (self._blanks(entry.start, entry.end) if words else 0))
        return first, self._line(entry.start + max(words - 1, 0)) if words else first

    def _blanks(self, start, end):
        words = self.text[start:end]
        return len(words) - len(words.lstrip())

    def _line(self, offset):
        return bisect_right(self.starts, offset)

    def _parts(self, number, span):
        begin = self.starts[number - 1]
        end = self.starts[number] if number < len(self.starts) else len(self.text)
        end = begin + len(self.text[begin:end].rstrip())
        parts = []
        for at in range(max(bisect_right(self.begins, begin) - 1, 0), bisect_left(self.begins, end)):
            start, last, owner = self.owned[at]
            words = self.text[max(start, begin) : min(last, end)]
            if words:
                parts.append((words, self._kind(owner, span)))
        return _shortened(_joined(parts))

    def _kind(self, owner, span):
        if isinstance(owner, tuple) and owner == key(span):
            return "own"
        if not hasattr(owner, "into"):
            return "other"
        if owner.into is None:
            return "removed"
        return "changed" if owner.clause == span.id else "other"


def _joined(parts):
    """Neighbours of one kind as one."""
    joined = []
    for words, kind in parts:
        if joined and joined[-1][1] == kind:
            joined[-1] = (joined[-1][0] + words, kind)
        else:
            joined.append((words, kind))
    return joined


def _shortened(parts):
    """What is not the clause's own is shown as far as it tells where the clause stands."""
    for at, (words, kind) in enumerate(parts):
        if kind in ("other", "removed") and len(words) > 2 * BESIDE:
            words = words[:BESIDE] * (at > 0) + " … " + words[-BESIDE:] * (at + 1 < len(parts))
        yield words.strip("\n\r"), kind
