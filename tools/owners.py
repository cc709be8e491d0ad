"""Who owns each character of a file: a clause or the ledger, one of them, never both, never none."""

import re
from array import array
from bisect import bisect_left
from itertools import accumulate, chain, pairwise
from operator import itemgetter

from kodeks.corpus.ledger import Entry, Span
from kodeks.corpus.report import is_added
from tools.readers.plain import SHOW_NOTHING
from tools.sheet import MAKE, Edit

OWN_FAULT = "a fault of Kodeks: tell its makers; until then take the line out by [[text.discard]] or repair it"

START, END = itemgetter(0), itemgetter(1)  # of what is owned
AT_ONCE = 500  # records
LAST = float("inf")  # past the end of every file
PARTS = re.compile(rf"[{SHOW_NOTHING}]+|[^{SHOW_NOTHING}]+")
WITHIN = frozenset(("stress", "number+", "raised", "ligature"))  # changes that lie inside the words of their clause


class LostWords(ValueError):
    """Characters that nobody owns, or two do: a fault of the cleaners, told with file and line."""


class Shares:
    """A file shared out: the ledger goes by first, then where the clauses stand, noted meanwhile; at once both are large.

    `removed`, `changed`, `added` and `clauses` count what went by.
    """

    def __init__(self, source, records, removed):
        self.source, self.records = source, records
        self.shared = share_out(source, records, removed)
        self.removed = self.changed = self.added = self.clauses = 0
        self._places = {}  # record → start, end, start, end …

    def entries(self, put):
        """The ledger of the file, in order; `put` tells what an edit became in its clause."""
        last, changed, owner, places = None, None, None, None
        for start, end, record, edit in chain.from_iterable(self.shared):
            if edit is not None:
                if changed is edit and last[1] == start:
                    last = last[0], end, record, edit
                else:
                    if last:
                        yield self._entry(last, put)
                    last, changed = (start, end, record, edit), edit
            elif record is not None:
                if record is not owner:
                    owner, places = record, self._places.setdefault(record, array("L"))
                if places and places[-1] == start:
                    places[-1] = end  # more of the last one
                else:
                    places.append(start)
                    places.append(end)
        if last:
            yield self._entry(last, put)

    def _entry(self, one, put):
        start, end, record, edit = one
        first, _, kind, reason, _ = edit
        source = self.source
        told = source.name, start, end, source.line(first), kind, reason, source.text[start:end]
        if record is None:
            self.removed += 1
            return MAKE(Entry, (*told, "", None))
        found = MAKE(Entry, (*told, record.id, put(record, edit)))
        if is_added(found):
            self.added += 1
        else:
            self.changed += 1
        return found

    def spans(self, text_id):
        """Where each clause stands, in order."""
        for record in self.records:
            places = self._places.pop(record, ())
            if places:
                self.clauses += 1
                first, last = _ends(record)
                lines = self.source.line(first), self.source.line(last - 1)
                pairs = tuple(zip(places[::2], places[1::2]))
                yield Span(text_id, record.lang, record.id, record.segment, self.source.name, pairs, lines)


def _ends(record):
    """Where in the file the first words of a record begin and its last ones end."""
    spans = [span for strand in record.strands() for span in strand.spans()]
    return spans[0][0], spans[-1][1]


def share_out(source, records, removed):
    """Every character of the file to its owner, in order, some stretches at a time; white space goes to what is before it.

    What comes covers the file from its first character to its last, without overlap: (start, end, record, edit) of each
    stretch, which is a record's words, or an edit (in a record if it changes words there); so many are plain tuples.
    """
    removed = _by_place([(edit.start, edit.end, None, edit) for edit in removed])
    return _filled(source, _in_order(records, removed))


def _by_place(owned):
    """What is owned in order; to sort twice by a number is faster than once by two."""
    owned.sort(key=END)
    owned.sort(key=START)
    return owned


def _in_order(records, removed):
    """What is owned by its place in the file, some records at a time."""
    cuts, firsts = _begun(records, removed)
    waiting, taken = [], 0
    for at in range(0, len(records) or 1, AT_ONCE):
        for record in records[at : at + AT_ONCE]:
            waiting += _owned(record, cuts)
        limit = firsts[min(at + AT_ONCE, len(records))]
        before = removed[taken : bisect_left(removed, limit, key=START)]
        waiting = _by_place(before + waiting)
        ended = bisect_left(waiting, limit, key=START)
        yield waiting[:ended]
        waiting, taken = waiting[ended:], taken + len(before)


def _begun(records, removed):
    """Where stretches and removals begin, in order; and where each record and all after it begin at the earliest."""
    cuts, firsts = [start for start, _, _, _ in removed], []
    for record in records:
        strands = record.strands()
        cuts += [start for strand in strands for start, _ in strand.spans()]
        firsts.append(min([strand.earliest() for strand in strands], default=LAST))
    return sorted(cuts), [*accumulate(reversed(firsts), min, initial=LAST)][::-1]


def _owned(record, cuts):
    """What a record owns: its changes, and its words without those that lie inside them."""
    strands = record.strands()
    edits = [edit for strand in strands for edit in strand.edits]
    spans = [span for strand in strands for span in strand.spans()]
    if not edits:
        return [(start, end, record, None) for start, end in spans]
    edits = _outermost(sorted(edits))
    owned = [(edit[0], _before_next(cuts, edit), record, edit) for edit in edits]
    covering = [edit for edit in edits if edit[0] < edit[1]]  # not those that only put something in
    starts = [edit[0] for edit in covering]
    for start, end in spans:
        at = bisect_left(starts, start)
        if at == len(starts) or starts[at] >= end:
            owned.append((start, end, record, None))
        else:
            owned += [(first, last, record, None) for first, last in without_edits(start, end, covering, at)]
    return owned


def _outermost(edits):
    """Changes in order without those of characters that a later change took with it: a sign unseen inside a mark."""
    if not [after for before, after in pairwise(edits) if before[1] > after[0]]:
        return edits
    kept, reach = [], -1
    for edit in sorted(edits, key=lambda edit: (edit.start, -edit.end)):
        if edit.start < reach and edit.end <= reach:
            continue
        kept.append(edit)
        reach = max(reach, edit.end)
    return sorted(kept)


def _before_next(cuts, edit):
    """Where a change ends: a footer or a footnote inside a sentence has an owner of its own."""
    start, end, kind, _, _ = edit
    if start == end or kind in WITHIN:
        return end
    at = bisect_left(cuts, start)
    return cuts[at] if at < len(cuts) and cuts[at] < end else end


def without_edits(start, end, edits, at):
    """The parts of a stretch that no edit inside it covers; the edits stand in order, the first of them at a place."""
    while at < len(edits) and edits[at].start < end:
        edit = edits[at]
        if start <= edit.start < edit.end <= end:
            if start < edit.start:
                yield start, edit.start
            start = edit.end
        at += 1
    if start < end:
        yield start, end


def _filled(source, owned):
    """What is owned, and what shows nothing between: white space for the one before, other signs for the ledger."""
    last, at = None, 0
    for some in owned:
        filled = []
        for one in some:
            start, end, _, _ = one
            if at != start:
                if start < at:
                    raise _claimed_twice(source, start, at)
                *before, last = _with_blank(source, last, at, start)
                filled += before
            if last:
                filled.append(last if last[2] or last[3] else _led(last, one))
            last, at = one, end
        yield filled
    yield _with_blank(source, last, at, len(source.text)) if at < len(source.text) else [last] if last else []


def _claimed_twice(source, start, end):
    """What is told if one begins before the other ends."""
    words = f"two clauses claim '{source.text[start:end]}'"
    return LostWords(f"{source.name}:{source.line(start)}: {words}; {OWN_FAULT}")


def _with_blank(source, last, start, end):
    """The last owner, and what follows from what shows nothing between two places."""
    if source.text[start:end].isspace():
        return _more(last, start, end)
    found = [last] if last else []
    for part in PARTS.finditer(source.text, start, end):
        if part.group().isspace():
            found[-1:] = _more(found[-1] if found else None, *part.span())
        elif part.group()[0] in SHOW_NOTHING:
            found.append((*part.span(), None, Edit(*part.span(), "unseen", "character that shows nothing", None)))
        else:
            words = f"'{source.text[start:end].strip()[:60]}' went to no clause and to no ledger"
            raise LostWords(f"{source.name}:{source.line(start)}: {words}; {OWN_FAULT}")
    return found


def _more(last, start, end):
    """White space as more of what the last one owns, or as words after its change."""
    if last is None:
        return [(start, end, None, None)]
    first, _, record, edit = last
    if record and edit:
        return [last, (start, end, record, None)]
    return [(first, end, record, edit)]


def _led(blank, first):
    """White space at the beginning of a file, which goes to the first owner."""
    start, end, _, _ = blank
    _, _, record, edit = first
    return start, end, record, None if record else edit
