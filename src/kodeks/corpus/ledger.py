"""What ingestion removed or changed, and where each clause came from: two files of JSON, one object a line."""

import json
from collections import namedtuple
from json.encoder import encode_basestring as _quoted
from pathlib import Path

from kodeks.corpus.json_lines import json_lines


class Entry(namedtuple("Entry", "file start end line kind reason text clause into")):
    """A span of a file that is not in the text as it stood: removed, or changed `into` other characters in a clause.

    `start` and `end` are offsets in characters of the decoded file; `clause` is "" and `into` None for a removal.
    """

    __slots__ = ()


class Span(namedtuple("Span", "text lang id segment file spans lines")):
    """The places in a file that a clause was read from: (start, end) pairs, and first and last line."""

    __slots__ = ()


def entry(file, start, end, line, kind, reason, text, clause="", into=None):
    """An entry; without `into` the span was removed."""
    return Entry(file, start, end, line, kind, reason, text, clause, into)


def read_ledger(path):
    """The entries of a ledger.jsonl."""
    return parse_ledger(Path(path).read_bytes(), path)


def parse_ledger(written, path="ledger.jsonl"):
    """The entries of a ledger's lines, in UTF-8."""
    needed = ("file", "start", "end", "line", "kind", "reason", "text")
    return [entry(**record) for record in _records(written, path, needed, ("clause", "into"))]


def write_ledger(entries):
    """The entries as lines, in UTF-8, some at a time; clause and into only of a change."""
    return json_lines(map(_told, entries))


def read_spans(path):
    """The spans of a spans.jsonl."""
    return parse_spans(Path(path).read_bytes(), path)


def parse_spans(written, path="spans.jsonl"):
    """The spans of its lines, in UTF-8."""
    found = []
    for record in _records(written, path, Span._fields, ()):
        record["spans"] = tuple(tuple(pair) for pair in record["spans"])
        record["lines"] = tuple(record["lines"])
        found.append(Span(**record))
    return found


def write_spans(spans):
    """The spans as lines, in UTF-8, some at a time."""
    return json_lines(map(_told_span, spans))


def _told(item):
    """An entry as JSON: written out, since a ledger holds an entry for nearly each line of a file."""
    file, start, end, line, kind, reason, text, clause, into = item
    more = f', "clause": {_quoted(clause)}' if clause else ""
    more += "" if into is None else f', "into": {_quoted(into)}'
    return (
        f'{{"file": {_quoted(file)}, "start": {start}, "end": {end}, "line": {line}, "kind": {_quoted(kind)}'
        f', "reason": {_quoted(reason)}, "text": {_quoted(text)}{more}}}'
    )


def _told_span(span):
    """A span as JSON."""
    text, lang, id_, segment, file, spans, (first, last) = span
    told = f'"text": {_quoted(text)}, "lang": {_quoted(lang)}, "id": {_quoted(id_)}, "segment": {segment}'
    pairs = ", ".join([f"[{start}, {end}]" for start, end in spans])
    return f'{{{told}, "file": {_quoted(file)}, "spans": [{pairs}], "lines": [{first}, {last}]}}'


def _records(written, path, needed, allowed):
    """Each line as a mapping with the needed keys; ValueError names the line."""
    for number, line in enumerate(written.split(b"\n"), start=1):
        if not line:
            continue
        try:
            record = json.loads(line.decode("utf-8", "surrogatepass"))
        except ValueError as error:
            raise ValueError(f"{path}:{number}: not JSON; {error}; run kodeks ingest again") from None
        keys = set(record) if isinstance(record, dict) else set()
        if not set(needed) <= keys <= set(needed) | set(allowed):
            raise ValueError(f"{path}:{number}: needs the keys {', '.join(needed)}; run kodeks ingest again")
        yield record
