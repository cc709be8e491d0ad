"""Sources → texts: reads a folder's manifest and files, and writes pages, ledger and spans under texts/."""

import json
from collections import namedtuple
from functools import lru_cache
from pathlib import Path

from kodeks.corpus import places
from kodeks.corpus.ledger import write_ledger, write_spans
from kodeks.corpus.model import Text
from kodeks.corpus.pages import write_page
from kodeks.corpus.texts import write_text
from tools import writing
from tools.assembly import Conflict, assemble
from tools.lexicon import Lexicon
from tools.manifest import NAME, read_manifest
from tools.owners import LostWords, clause_spans, ledger_entries, share_out
from tools.readers.decoded import NotText
from tools.readers.forms import read_form
from tools.reading import FileFault, read_file

FAULTS = (FileFault, NotText, Conflict, LostWords, writing.EditedByHand)


class Ingested(namedtuple("Ingested", "text state whole entries spans faults")):
    """What became of one text: `state` "written", "unchanged", "kept" (the former pages) or "failed" (no pages)."""

    __slots__ = ()


def ingest(folder, texts=None, say=lambda line: None, afresh=False):
    """Read every text that a folder's manifest names; one that fails does not stop the others.

    ManifestError if the manifest itself cannot be followed. `afresh` reads unchanged files too, for a report.
    """
    texts = Path(texts or places.TEXTS)
    found = []
    for text in read_manifest(folder):
        writing.recover(texts, text.id)
        found.append(_ingest_text(text, Path(folder), texts, say, afresh))
        say(_told(found[-1], texts))
    return found


def _ingest_text(text, folder, texts, say, afresh):
    try:
        inputs = _inputs(text)
        state = writing.former_state(texts, text.id)
        unchanged = bool(state) and state["inputs"] == inputs and writing.is_whole(texts, text.id, state)
        writing.check_unedited(texts, text.id, state)
        if unchanged and not afresh:
            return Ingested(text, "unchanged", None, [], [], [])
    except FAULTS as error:
        return Ingested(text, "kept" if (texts / text.id).is_dir() else "failed", None, [], [], [str(error)])
    reads, faults = _read_files(text, folder, say)
    return _put(text, texts, reads, faults, "unchanged" if unchanged else "", inputs)


def _put(text, texts, reads, faults, unchanged, inputs):
    """Assemble what was read and write it; with faults, former pages are left as they are."""
    try:
        whole = assemble(text, reads)
        entries, spans = _account(text, whole)
    except FAULTS as error:
        faults = faults + [str(error)]
        return Ingested(text, "kept" if (texts / text.id).is_dir() else "failed", None, [], [], faults)
    if faults and ((texts / text.id).is_dir() or not whole.records()):
        return Ingested(text, "kept" if (texts / text.id).is_dir() else "failed", whole, entries, spans, faults)
    if not unchanged:
        try:
            writing.put_in_place(texts, text.id, _files(text, whole, entries, spans), {} if faults else inputs)
        except OSError as error:
            words = (
                f"{error.filename or texts}:1: cannot be written: {error.strerror}; make room, or make the folder writable"
            )
            state = "kept" if (texts / text.id).is_dir() else "failed"
            return Ingested(text, state, whole, entries, spans, faults + [words])
    return Ingested(text, unchanged or "written", whole, entries, spans, faults)


def _read_files(text, folder, say):
    """What each file holds, and the faults of those that failed."""
    decoded, faults = {}, []
    for file in text.files:
        try:
            decoded[file.name] = read_form(file.path, file)
        except NotText as error:
            faults.append(str(error))
    lexicon = Lexicon([one.text for one in decoded.values()])
    reads = []
    for file in text.files:
        if file.name not in decoded:
            continue
        say(f"{text.id}: {file.name}")
        try:
            reads.append(read_file(text, file, decoded[file.name], lexicon, folder / NAME))
        except FAULTS as error:
            faults.append(str(error))
    return reads, faults


def _account(text, whole):
    """Ledger and spans of every file: together each character once."""
    entries, spans = [], []
    for read in whole.reads:
        shared = share_out(read.source, read.records, read.removed)
        entries += ledger_entries(read.source, shared, whole.into)
        spans += clause_spans(text.id, read.source, read.records, shared)
    return entries, spans


def _files(text, whole, entries, spans):
    """The files of the text's folder by name."""
    about = (text.notice, text.prevails, text.author, text.translator)
    described = Text(text.id, text.code, text.kind, text.languages, text.title, text.rights, *about, "ingested", "")
    files = {f"{page.lang}/{page.law}.md": write_page(page) for page in whole.pages()}
    files["text.toml"] = write_text(described)
    files["ledger.jsonl"] = write_ledger(entries)
    files["spans.jsonl"] = write_spans(spans)
    return files


def _inputs(text):
    """What the pages depend on: the manifest's words on the text, its files, and these tools."""
    files = [
        [
            file.name,
            file.encoding,
            file.layout,
            [list(one[:2]) for one in file.placements],
            [list(one) for one in file.discards],
        ]
        for file in text.files
    ]
    told = [text.kind, text.code, list(text.languages), text.title, text.rights, text.notice, text.prevails]
    told += [text.author, text.translator, files]
    return {
        "manifest": writing.digest(json.dumps(told, sort_keys=True).encode()),
        "files": {file.name: _digest(file.path) for file in text.files},
        "tools": _tools(),
    }


def _digest(path):
    """The hash of a file, "" if it cannot be read: reading it tells why."""
    try:
        return writing.digest(path.read_bytes())
    except OSError:
        return ""


@lru_cache(maxsize=1)
def _tools():
    """The hash of the tools themselves: a better cleaner reads unchanged files anew."""
    here = Path(__file__).parent
    paths = sorted(path for path in here.rglob("*") if path.suffix in (".py", ".toml"))
    return writing.digest(b"".join(path.read_bytes() for path in paths))


def _told(one, texts):
    """One line on what became of a text."""
    kept = f"{one.text.id}: {len(one.faults)} fault(s); "
    if one.state == "unchanged":
        return f"{one.text.id}: unchanged, nothing to do"
    if one.state == "kept":
        return kept + "the pages written before were left as they are"
    if one.state == "failed":
        return kept + "no pages written"
    removed = sum(entry.into is None for entry in one.entries)
    pages = len(one.whole.pages())
    said = f"{one.text.id}: {len(one.spans)} clauses on {pages} pages in {texts / one.text.id}; {removed} places removed, "
    said += f"{len(one.entries) - removed} changed, {len(doubts(one))} doubtful"
    return said + (f"; {len(one.faults)} fault(s), the files without faults were written" if one.faults else "")


def doubts(one):
    """(file, line, doubt) of a text, in order."""
    if one.whole is None:
        return []
    sources = {read.file.name: read.source for read in one.whole.reads}
    found = [(read.file.name, line, words) for read in one.whole.reads for line, words in read.doubts]
    told = sorted(set(found + one.whole.doubts))
    return [(name, line, words + sources[name].origin(line)) for name, line, words in told]
