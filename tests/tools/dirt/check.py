"""Reads a dirtied text as ingestion does, and says how what came back differs from the clean text."""

import re
from collections import Counter, namedtuple
from pathlib import Path

from kodeks.corpus.pages import parse_page, write_page
from tools.assembly import Conflict, assemble
from tools.lexicon import Lexicon
from tools.manifest_model import Placement, SourceFile, SourceText
from tools.owners import Shares
from tools.readers.plain import Decoded
from tools.reading import FileFault, read_file

NAME = Path("f.txt")


class Came(namedtuple("Came", "whole read entries spans clauses doubts refused")):
    """What came of a file: `clauses` (lang, id, segment) → (label, title, body, footnotes), `refused` the faults told."""

    __slots__ = ()


def read_words(words, kind, code, languages, placements=(), decoded=None):
    """The clauses of a file, or why it was refused."""
    placed = tuple(Placement(clause, line, 1, "") for line, clause in dict(placements).items())
    file = SourceFile("f.txt", NAME, "", "", placed, (), 1)
    title = dict.fromkeys(languages, "T")
    text = SourceText("t", kind, code, tuple(languages), title, "public", "", "", "", "", (file,), 1)
    decoded = decoded or Decoded(words, "utf-8", False, b"")
    try:
        read = read_file(text, file, decoded, Lexicon([decoded.text]), "sources.toml")
        whole = assemble(text, [read])
    except (FileFault, Conflict) as error:
        assert all(re.match(r".*f\.txt:\d+: .|sources.toml:\d+: .", fault) for fault in str(error).split("\n")), str(error)
        return Came(None, None, [], [], {}, [], str(error))
    shares = Shares(read.source, read.records, read.removed)
    entries = list(shares.entries(whole.into))
    spans = list(shares.spans("t"))
    doubts = sorted(set(read.doubts + [(line, told) for _, line, told in whole.doubts]))
    return Came(whole, read, entries, spans, _clauses(whole), doubts, "")


def read_dirty(dirty, decoded=None):
    """What comes of a dirtied text."""
    return read_words(dirty.text(), dirty.kind, dirty.code, dirty.languages, dirty.placements, decoded)


def _clauses(whole):
    found = {}
    for record in whole.records():
        clause = whole.clause(record)
        notes = tuple((note.id, note.offset) for note in clause.footnotes)
        if record.sort == "footnote":
            found[(record.lang, record.id, record.segment)] = ("", "", clause.body, ())
        else:
            label = _plain_label(record.label.words if record.label else "")
            found[(record.lang, record.id, record.segment)] = (label, clause.title, clause.body, notes)
    return found


def expected(dirty):
    """The clauses that must come back, footnotes among them, in the shape of `Came.clauses`."""
    found, numbers = {}, Counter()
    for clause in dirty.clauses.values():
        starts = [len("\n\n".join((*clause.paragraphs[:at], ""))) for at in range(len(clause.paragraphs))]
        law = re.match(r"\d*", clause.id).group()
        notes = []
        for at, place, _, words in clause.notes:
            numbers[law] += 1
            notes.append((f"{law}.fn{numbers[law]}", starts[at] + place))
            found[(clause.lang, notes[-1][0], 1)] = ("", "", words, ())
        found[clause.key] = (_plain_label(clause.label), clause.title, "\n\n".join(clause.paragraphs), tuple(notes))
    return found


def _plain_label(label):
    """A label without the marks that part it from its title."""
    return label.strip(" .-–—")


def differences(dirty, came):
    """[(key, expected or None, found or None)] of clauses that did not come back to the word."""
    wanted = expected(dirty)
    keys = list(dict.fromkeys([*wanted, *came.clauses]))
    return [(key, wanted.get(key), came.clauses.get(key)) for key in keys if wanted.get(key) != came.clauses.get(key)]


def untold(dirty, came, differing):
    """The differing clauses of which no doubt tells: a doubt names a clause, or lies on one of its lines."""
    named = " ".join(told for _, told in came.doubts)
    lines = {line for line, _ in came.doubts}
    return [one for one in differing if not _is_told(came, one, named, lines)]


def _is_told(came, one, named, lines):
    key, wanted, _ = one
    if re.search(rf"(?<![\w(]){re.escape(key[1])}(?![\w(])", named):
        return True
    spans = [span for span in came.spans if (span.lang, span.id, span.segment) == key]
    if not spans and wanted and _begins_on(came, " ".join((wanted[1] or wanted[2]).split()[:2])) & lines:
        return True  # its words stand in another clause, from a line of which a doubt tells
    return any(span.lines[0] - 1 <= line <= span.lines[1] + 1 for span in spans for line in lines)


def _begins_on(came, words):
    """The lines that some words stand on."""
    source = came.read.source
    return {source.line(found.start()) for found in re.finditer(re.escape(words), source.text)} if words else set()


def broken_invariants(came, words, pages=True):
    """What does not hold of the invariants on a file that was read; `pages`: its pages are written and read again too."""
    if came.refused:
        return
    stretches = [pair for span in came.spans for pair in span.spans] + [(one.start, one.end) for one in came.entries]
    stretches = sorted(pair for pair in stretches if pair[0] < pair[1])  # a blank put in takes no place
    if "".join(words[start:end] for start, end in stretches) != words:
        yield "clauses and ledger do not give the file back"
    if any(one[1] > two[0] for one, two in zip(stretches, stretches[1:])):
        yield "a character has two owners"
    if _letters(_told(came)) != _letters([words]) + _letters(_made(came)):
        yield "a letter is lost or made"
    if len(came.clauses) != len(came.whole.records()):
        yield "an id stands twice"
    for page in came.whole.pages() if pages else ():
        if parse_page(write_page(page).encode("utf-8"), Path(page.lang) / f"{page.law}.md") != page:
            yield f"page {page.law} does not read back"
    if any(not (one.kind and one.reason) for one in came.entries):
        yield "an entry of the ledger without a kind or a reason"


def _told(came):
    for record in came.whole.records():
        yield record.label.words if record.label else ""
        clause = came.whole.clause(record)
        yield clause.title + clause.body
    yield from (entry.text for entry in came.entries if _changes_letters(entry))


def _made(came):
    """Letters that a change put into the words, instead of others."""
    return [
        entry.into for entry in came.entries if entry.into is not None and _changes_letters(entry) and entry.kind != "anchor"
    ]


def _changes_letters(entry):
    """True if the letters of an entry are not those of its clause."""
    return entry.into is None or entry.kind == "anchor" or _letters([entry.text]) != _letters([entry.into])


def _letters(parts):
    """How often each letter and digit stands there."""
    return Counter(one for part in parts for one in part if one.isalnum())
