"""Who owns each character of a file: a clause or the ledger, one of them, never both, never none."""

import re
from bisect import bisect_left
from collections import namedtuple
from operator import itemgetter

from kodeks.corpus.ledger import Span, entry
from tools.readers.plain import SHOW_NOTHING
from tools.sheet import Edit

OWN_FAULT = "a fault of Kodeks: tell its makers; until then take the line out by [[text.discard]] or repair it"

PLACE = itemgetter(0, 1)  # of what is owned: start and end
PARTS = re.compile(rf"[{SHOW_NOTHING}]+|[^{SHOW_NOTHING}]+")
WITHIN = ("stress", "number+", "raised", "ligature")  # changes that lie inside the words of their clause


class LostWords(ValueError):
    """Characters that nobody owns, or two do: a fault of the cleaners, told with file and line."""


class Owned(namedtuple("Owned", "start end record edit")):
    """A stretch of the file: of a record's words, or of an edit (in a record if it changes words there)."""

    __slots__ = ()


def share_out(source, records, removed):
    """Every character of the file to its owner; white space goes to what stands before it.

    What comes back covers the file from its first character to its last, without overlap.
    """
    owned = [Owned(edit.start, edit.end, None, edit) for edit in removed]
    cuts = sorted([edit.start for edit in removed] + [start for record in records for start in _starts(record)])
    for record in records:
        owned += _owned(record, cuts)
    owned.sort(key=PLACE)
    return _fill(source, owned)


def _starts(record):
    """Where the stretches of a record's words begin in the file."""
    return [offset for strand in record.strands() for _, offset, length in strand.stretches if length]


def _owned(record, cuts):
    """What a record owns: its changes, and its words without those that lie inside them."""
    edits = _outermost(sorted(edit for strand in record.strands() for edit in strand.edits))
    starts = [edit.start for edit in edits]
    for edit in edits:
        yield Owned(edit.start, _before_next(cuts, edit), record, edit)
    for strand in record.strands():
        for start, end in strand.spans():
            at = bisect_left(starts, start)
            if at == len(starts) or starts[at] >= end:
                yield Owned(start, end, record, None)
                continue
            for first, last in _without(start, end, edits[at:]):
                yield Owned(first, last, record, None)


def _outermost(edits):
    """Changes in order without those of characters that a later change took with it: a sign unseen inside a mark."""
    kept, reach = [], -1
    for edit in sorted(edits, key=lambda edit: (edit.start, -edit.end)):
        if edit.start < reach and edit.end <= reach:
            continue
        kept.append(edit)
        reach = max(reach, edit.end)
    return sorted(kept)


def _before_next(cuts, edit):
    """Where a change ends: a footer or a footnote inside a sentence has an owner of its own."""
    if edit.kind in WITHIN:
        return edit.end
    at = bisect_left(cuts, edit.start)
    return min(edit.end, cuts[at]) if at < len(cuts) else edit.end


def _without(start, end, edits):
    """The parts of a stretch that no edit inside it covers; the edits stand in order."""
    for edit in edits:
        if edit.start >= end:
            break
        if start <= edit.start < edit.end <= end:
            if start < edit.start:
                yield start, edit.start
            start = edit.end
    if start < end:
        yield start, end


def _fill(source, owned):
    filled, at = [], 0
    for one in owned:
        if one.start < at:
            words = f"two clauses claim '{source.text[one.start : at]}'"
            raise LostWords(f"{source.name}:{source.line(one.start)}: {words}; {OWN_FAULT}")
        if at < one.start:
            _fill_blank(source, filled, at, one.start)
        filled.append(one)
        at = one.end
    if at < len(source.text):
        _fill_blank(source, filled, at, len(source.text))
    return _lead(filled)


def _fill_blank(source, filled, start, end):
    """What shows nothing between owners: white space for the one before it, other signs for the ledger."""
    for found in PARTS.finditer(source.text, start, end):
        if found.group().isspace():
            _more(filled, *found.span())
        elif found.group()[0] in SHOW_NOTHING:
            filled.append(Owned(*found.span(), None, Edit(*found.span(), "unseen", "character that shows nothing", None)))
        else:
            words = f"'{source.text[start:end].strip()[:60]}' went to no clause and to no ledger"
            raise LostWords(f"{source.name}:{source.line(start)}: {words}; {OWN_FAULT}")


def _more(filled, start, end):
    """White space as more of what the last one owns, or as words after its change."""
    last = filled[-1] if filled else Owned(0, 0, None, None)
    if filled and not (last.record and last.edit):
        filled[-1] = Owned(last.start, end, last.record, last.edit)
    else:
        filled.append(Owned(start, end, last.record, None))


def _lead(filled):
    """White space at the beginning of a file goes to the first owner."""
    if len(filled) > 1 and not filled[0].record and not filled[0].edit:
        first = next((one for one in filled[1:] if one.record or one.edit), None)
        filled[0] = filled[0]._replace(record=first.record, edit=None if first.record else first.edit)
    return filled


def ledger_entries(source, shared, put):
    """What was removed or changed, in order, one after the other; `put` tells what an edit became in its clause."""
    merged = []
    for one in shared:
        if one.edit is None:
            continue
        last = merged[-1] if merged else None
        if last and last.edit is one.edit and last.end == one.start:
            merged[-1] = last._replace(end=one.end)
        else:
            merged.append(one)
    return (_entry(source, one, put) for one in merged)


def _entry(source, one, put):
    text = source.text[one.start : one.end]
    line = source.line(one.edit.start)
    if one.record is None:
        return entry(source.name, one.start, one.end, line, one.edit.kind, one.edit.reason, text)
    into = put(one.record, one.edit)
    return entry(source.name, one.start, one.end, line, one.edit.kind, one.edit.reason, text, one.record.id, into)


def clause_spans(text_id, source, records, shared):
    """Where each clause stands in the file, one after the other."""
    owned = {}
    for one in shared:
        if one.edit is None and one.record is not None:
            _add(owned.setdefault(id(one.record), []), one.start, one.end)
    for record in records:
        spans = owned.pop(id(record), ())
        if spans:
            words = [pair for strand in record.strands() for pair in strand.spans()]
            lines = (source.line(words[0][0]), source.line(words[-1][1] - 1))
            yield Span(text_id, record.lang, record.id, record.segment, source.name, tuple(spans), lines)


def _add(spans, start, end):
    """One more span, as more of the last one if it follows it."""
    if spans and spans[-1][1] == start:
        spans[-1] = (spans[-1][0], end)
    else:
        spans.append((start, end))
