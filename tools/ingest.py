"""Sources → texts: reads a folder's manifest and files, and writes pages, ledger, spans and account under texts/."""

import gc
import re
from collections import namedtuple
from contextlib import contextmanager
from pathlib import Path

from kodeks.corpus import places
from kodeks.corpus.account import NAME as ACCOUNT
from kodeks.corpus.account import parse_account
from kodeks.corpus.ledger import parse_ledger, parse_spans
from kodeks.corpus.lines import line_starts
from kodeks.corpus.report import Files
from tools import writing
from tools.accounting import result
from tools.assembly import Conflict, assemble
from tools.corrections import Unmatched, correct
from tools.corrections_file import read_corrections
from tools.inputs import inputs
from tools.lexicon import Lexicon
from tools.manifest import NAME, read_manifest
from tools.owners import LostWords
from tools.readers.decoded import NotText
from tools.readers.forms import read_form
from tools.reading import FileFault, read_file

FAULTS = (FileFault, NotText, Conflict, LostWords, Unmatched, writing.EditedByHand, writing.NotWritten)

SHOWN = 400  # characters of a place without a clause that a report quotes


class Ingested(namedtuple("Ingested", "text state whole counts faults account files folder unplaced")):
    """What became of one text: `state` "written", "unchanged", "kept" (the former pages) or "failed" (no pages).

    `whole` is None where nothing was read, `counts` and `account` where there are none; `files` are those of its folder
    by name; `unplaced` holds (file, line, words) of the places that made a file fail.
    """

    __slots__ = ()

    @property
    def entries(self):
        """The ledger, read from its file: as a list it takes as much room as the text."""
        return parse_ledger(self.files.get("ledger.jsonl", b""))

    @property
    def spans(self):
        """Where each clause stands, read from its file."""
        return parse_spans(self.files.get("spans.jsonl", b""))


def ingest(folder, texts=None, say=lambda line: None, progress=lambda words: None):
    """Read every text that a folder's manifest names; one that fails does not stop the others.

    ManifestError if the manifest or the corrections cannot be followed. `say` is told what became of each text,
    `progress` what is being done.
    """
    folder, texts = Path(folder), Path(texts or places.TEXTS)
    named = read_manifest(folder)
    corrections = read_corrections(folder, named)
    found = []
    with writing.alone(texts, say):
        for text in named:
            found.append(_Text(text, folder, texts, corrections.get(text.id, []), progress).ingest())
            say(_told(found[-1], texts))
        for line in writing.left_over(texts, folder / NAME, {text.id for text in named}):
            say(line)
    return found


class _Text:
    """One text on its way from its files to its folder."""

    def __init__(self, text, folder, texts, corrections, progress):
        self.text, self.folder, self.texts, self.corrections = text, folder, texts, corrections
        self.place = texts / text.id
        self.opened = {}  # file → its words
        self.progress = lambda words: progress(f"{text.id}: {words}")

    def ingest(self):
        """What became of the text."""
        try:
            writing.recover(self.texts, self.text.id)
            depends_on = inputs(self.text, self.corrections)
            state = writing.former_state(self.texts, self.text.id)
            writing.check_unedited(self.texts, self.text.id, state)
        except FAULTS as error:
            return self._left([str(error)])
        account = self._former_account(state, depends_on)
        if account:
            return Ingested(self.text, "unchanged", None, None, [], account, {}, self.place, ())
        decoded, faults = self._decoded()
        with _no_collector():
            reads = self._read(decoded, faults)
            return self._put(reads, faults, depends_on)

    def _former_account(self, state, depends_on):
        """The account of the last run; None if something changed since, or is gone."""
        if not state or state["inputs"] != depends_on or not writing.is_whole(self.texts, self.text.id, state):
            return None
        try:
            return parse_account((self.place / ACCOUNT).read_text(encoding="utf-8"))
        except (ValueError, KeyError, TypeError):
            return None

    def _left(self, faults, whole=None, counts=None, account=None, files=()):
        """A text with faults: the former pages, if there are any, are left as they are."""
        state = "kept" if self.place.is_dir() else "failed"
        told = counts, faults, account, dict(files)
        return Ingested(self.text, state, whole, *told, self.place, tuple(self._unplaced(faults)))

    def _unplaced(self, faults):
        """The words of the files at the places that the faults name."""
        for fault in (line for told in faults for line in told.split("\n")):
            for file in self.text.files:
                found = re.match(rf"{re.escape(str(file.path))}:(\d+): ", fault)
                if found and file.name in self.opened:
                    words = _line_on(self.opened[file.name], int(found[1]))
                    yield file.name, int(found[1]), words[:SHOWN].strip()

    def _decoded(self):
        """The words of each file by name, and the faults of those that are no text."""
        decoded, faults = {}, []
        for file in self.text.files:
            self.progress(f"{file.name}: opened")
            try:
                decoded[file.name] = read_form(file.path, file)
                self.opened[file.name] = decoded[file.name].text
            except NotText as error:
                faults.append(str(error))
        return decoded, faults

    def _read(self, decoded, faults):
        """What each file holds; the faults of those that failed are added to `faults`."""
        reads, lexicon = [], Lexicon([one.text for one in decoded.values()])
        for file in self.text.files:
            if file.name in decoded:
                self.progress(f"{file.name}: read")
                try:
                    reads.append(read_file(self.text, file, decoded[file.name], lexicon, self.folder / NAME))
                except FAULTS as error:
                    faults.append(str(error))
        return reads

    def _put(self, reads, faults, depends_on):
        """Assemble what was read and write it; with faults, former pages are left as they are."""
        try:
            self.progress("put together")
            whole = assemble(self.text, reads)
            correct(whole, self.corrections, self.folder)
            if faults and (self.place.is_dir() or not whole.records()):
                return self._told_only(whole, faults)
            return self._written(whole, faults, depends_on)
        except FAULTS as error:
            return self._left([*faults, str(error)])

    def _told_only(self, whole, faults):
        """A text that is read and not written: what came of it is held for its report."""
        held = writing.Held()
        made = result(self.text, whole, self.corrections, held, self.progress)
        return self._left(faults, whole, *made, held.files)

    def _written(self, whole, faults, depends_on):
        """A text whose files are written one by one to a new folder, which is put in place when it is whole."""
        new = writing.NewFolder(self.texts, self.text.id)
        try:
            made = result(self.text, whole, self.corrections, new, self.progress)
            self.progress(f"{_some(len(new.files), 'file')} written")
            new.put_in_place({} if faults else depends_on, str((self.folder / NAME).resolve()))
        except writing.NotWritten as error:
            return self._told_only(whole, [*faults, str(error)])
        finally:
            new.give_up()
        files = Files(self.place)
        return Ingested(
            self.text, "written", whole, made.counts, faults, made.account, files, self.place, tuple(self._unplaced(faults))
        )


@contextmanager
def _no_collector():
    """Reads without looking for objects that hold each other: there are few, and the search takes a seventh of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _line_on(text, number):
    """A text from the line of a number on; "" if it has not so many."""
    starts = line_starts(text)
    return text[starts[number - 1] :] if number <= len(starts) else ""


def _told(one, texts):
    """One line on what became of a text."""
    faults = _some(len(one.faults), "fault")
    if one.state == "unchanged":
        return f"{one.text.id}: unchanged, nothing to do"
    if one.state == "kept":
        return f"{one.text.id}: {faults}; the pages written before were left as they are"
    if one.state == "failed":
        return f"{one.text.id}: {faults}; no pages written"
    pages = sum(file.endswith(".md") for file in one.files)
    clauses, removed, changed, added = one.counts
    said = f"{one.text.id}: {_some(clauses, 'clause')} on {_some(pages, 'page')} in {texts / one.text.id}; "
    said += f"{_some(removed, 'place')} removed, {changed} changed, {len(one.account.doubts)} doubtful"
    said += f"; {_some(added, 'number')} of lists added" if added else ""
    corrected = f"; {one.account.corrections} corrected by hand" if one.account.corrections else ""
    return said + corrected + (f"; {faults}, the files without faults were written" if one.faults else "")


def _some(count, what):
    """How many of something.

    >>> _some(1, "clause"), _some(0, "page")
    ('1 clause', '0 pages')
    """
    return f"{count} {what if count == 1 else what + 's'}"


def doubts(one):
    """(file, line, doubt) of a text, in order, with where it came from in a file of pages."""
    origins = {read.file.name: read.source.origin for read in one.whole.reads} if one.whole else {}
    found = one.account.doubts if one.account else ()
    return [(name, line, words + (origins[name](line) if name in origins else "")) for name, line, words in found]
