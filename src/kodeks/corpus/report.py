"""What ingestion did with a text, put together for a reader: per file what went out, per clause its lines and repairs."""

from collections import namedtuple
from collections.abc import Mapping
from pathlib import Path

from kodeks import clauses
from kodeks.corpus.account import NAME as ACCOUNT
from kodeks.corpus.account import parse_account, read_folder
from kodeks.corpus.ledger import parse_ledger, parse_spans
from kodeks.corpus.pages import parse_page
from kodeks.corpus.reasons import BY_LIST
from kodeks.corpus.report_rows import Rows, key


class Report(namedtuple("Report", "account files corrected counts")):
    """The report on one text; `files` are FileReport in order, `corrected` the entries of repairs by hand."""

    __slots__ = ()


class Counts(namedtuple("Counts", "files clauses removed changed corrected added doubts gaps unresolved")):
    """How many of each: the line at the head of a report."""

    __slots__ = ()


class FileReport(namedtuple("FileReport", "told removed doubts laws")):
    """One file: how it was read, what was taken out as Removed, (line, doubt), its laws as LawReport."""

    __slots__ = ()


class Removed(namedtuple("Removed", "entry lines")):
    """A place taken out, and its first and last line."""

    __slots__ = ()


class LawReport(namedtuple("LawReport", "law title clauses")):
    """The clauses of a law that a file holds, footnotes and the headings before it with them."""

    __slots__ = ()

    @property
    def doubtful(self):
        """How many of its clauses are doubtful or lack something."""
        return sum(bool(clause.doubts or clause.gaps) for clause in self.clauses)


class ClauseReport(namedtuple("ClauseReport", "span rows label title body changes gaps doubts")):
    """A clause: its span, its raw lines as Rows, what became of them, each change, what it lacks, (line, doubt)."""

    __slots__ = ()


def report_files(folder):
    """The files of a text's folder by name, for its report; None if ingestion left no account there."""
    return Files(folder) if (Path(folder) / ACCOUNT).is_file() else None


class Files(Mapping):
    """The files of a text's folder by name, each read when it is asked for: ledger and spans as bytes, others as words."""

    def __init__(self, folder):
        self.folder = Path(folder)
        paths = [path for path in sorted(self.folder.rglob("*")) if path.is_file()]
        self.names = [path.relative_to(self.folder).as_posix() for path in paths]

    def __getitem__(self, name):
        try:
            return held(name, (self.folder / name).read_bytes())
        except FileNotFoundError:
            raise KeyError(name) from None

    def __iter__(self):
        return iter(self.names)

    def __len__(self):
        return len(self.names)


def held(name, written):
    """A file as a report reads it: ledger and spans as bytes, line by line; others as words."""
    return written if name.endswith(".jsonl") else written.decode("utf-8")


def make_report(files):
    """The report that the files of a text's folder make."""
    account = parse_account(files[ACCOUNT])
    entries, spans = parse_ledger(files["ledger.jsonl"]), parse_spans(files["spans.jsonl"])
    words = _clauses(files)
    told = tuple(_file(file, files, account, entries, spans, words) for file in account.files)
    corrected = tuple(entry for entry in entries if entry.kind == "correction")
    removed = sum(entry.into is None for entry in entries)
    added = sum(map(is_added, entries))
    numbers = len(account.files), len(spans), removed, len(entries) - removed - added, len(corrected), added
    gaps = sum(gap.key not in BY_LIST for gap in account.gaps)
    counts = Counts(*numbers, len(account.doubts), gaps, len(account.unresolved))
    return Report(account, told, corrected, counts)


def is_added(entry):
    """True for what a reader put in and the file does not hold: the number that a list counts."""
    return entry.kind == "number+"


def _clauses(files):
    """(language, id, segment) → the clause on its page."""
    pages = [parse_page(files[name].encode("utf-8"), Path(name)) for name in files if name.endswith(".md")]
    return {(page.lang, item.id, item.segment): item for page in pages for item in page.clauses}


def _file(file, files, account, entries, spans, words):
    own = [entry for entry in entries if entry.file == file.name]
    placed = [span for span in spans if span.file == file.name]
    rows = Rows(files[read_folder(file.name)], placed, own)
    doubts = [(line, said) for name, line, said in account.doubts if name == file.name]
    gaps = {}
    for gap in account.gaps:
        if gap.file == file.name:
            gaps.setdefault(key(gap), []).append(gap)
    by_clause = _by_clause(doubts, placed)
    reports = []
    for span in placed:
        item = words.get(key(span))
        shown = (item.label, item.title, item.body) if item else ("", "", "")
        found = rows.of(span), *shown, rows.changes(span), gaps.get(key(span), ()), by_clause.get(key(span), ())
        reports.append(ClauseReport(span, *found))
    removed = [Removed(entry, rows.lines(entry)) for entry in own if entry.into is None]
    return FileReport(file, removed, doubts, _laws(reports))


def _by_clause(doubts, spans):
    """Clause → the doubts about it: those that name it, and those on its lines."""
    found, by_line = {}, {}
    for span in spans:
        for line in range(span.lines[0], span.lines[1] + 1):
            by_line.setdefault(line, []).append(span)
    for line, said in sorted(doubts):
        on_line = by_line.get(line, [])
        named = [span for span in on_line if said.startswith(f"{span.id}:")] or on_line[-1:]
        if named:
            found.setdefault(key(named[0]), []).append((line, said))
    return found


def _laws(reports):
    """Clauses by law, in the order of the file."""
    laws, waiting = [], []
    for report in reports:
        law = clauses.law(report.span.id)
        if not law:
            waiting.append(report)
        elif laws and laws[-1][0] == law:
            laws[-1][1].extend([*waiting, report])
            waiting = []
        else:
            laws.append((law, [*waiting, report]))
            waiting = []
    if waiting:
        laws.append(("", waiting))
    return tuple(LawReport(law, _title(law, found), tuple(found)) for law, found in laws)


def _title(law, reports):
    return next((report.title for report in reports if report.span.id == law and report.title), "")
