"""The account of a text: who owns each character of its files, what is doubtful, what is missing, what leads nowhere."""

from collections import Counter, namedtuple

from kodeks import clauses
from kodeks.corpus.account import NAME as ACCOUNT
from kodeks.corpus.account import Account, FileAccount, Missing, read_folder, write_account
from kodeks.corpus.codes import read_code
from kodeks.corpus.ledger import Span, write_ledger, write_spans
from kodeks.corpus.model import Text
from kodeks.corpus.pages import write_page
from kodeks.corpus.report import is_added
from kodeks.corpus.texts import write_text
from kodeks.references.find import find_references
from tools.owners import clause_spans, ledger_entries, share_out
from tools.setting import body_of


class Result(namedtuple("Result", "counts account files")):
    """What comes of a text: how much, its account, and the files of its folder by name, ledger and spans among them."""

    __slots__ = ()


class Counts(namedtuple("Counts", "clauses removed changed added")):
    """How many clauses a text has, how many places were removed or changed, and how many numbers its lists gave."""

    __slots__ = ()


def result(text, whole, corrections, told=lambda words: None):
    """The account of a text put together; LostWords if a character of a file has no owner, or two."""
    counts, ledgers, spans = [(0, 0, 0, 0)], [], []
    for read in whole.reads:
        told(f"{read.file.name}: who owns each character")
        count, ledger, places = _owned(text, whole, read)
        counts.append(count)
        ledgers.append(ledger)
        spans.append(places)
    account = Account(
        tuple(_file(read) for read in whole.reads),
        tuple(doubts(whole)),
        tuple(_gaps(whole)),
        tuple(_absent(text, whole)),
        tuple(_unresolved(text, whole)),
        len(corrections),
    )
    written = {"ledger.jsonl": b"".join(ledgers), "spans.jsonl": b"".join(spans)}
    return Result(Counts(*map(sum, zip(*counts))), account, _files(text, whole, written, account))


def _owned(text, whole, read):
    """Who owns each character of a file: how much that is, and the lines of ledger and spans, which take the least room."""
    shared = share_out(read.source, read.records, read.removed)
    seen = Counter()
    spans = write_spans(_counted(clause_spans(text.id, read.source, read.records, shared), seen))
    entries = ledger_entries(read.source, shared, whole.into)
    del shared
    ledger = write_ledger(_counted(entries, seen))
    return (seen["clause"], seen["removed"], seen["changed"], seen["added"]), ledger, spans


def _counted(found, seen):
    """Each of them in order, counted; it goes when it is written, so that not all are there at once."""
    for one in found:
        seen["clause" if isinstance(one, Span) else "removed" if one.into is None else _how(one)] += 1
        yield one


def _how(entry):
    """How words of a clause are not those of the file: changed, or a number added."""
    return "added" if is_added(entry) else "changed"


def doubts(whole):
    """(file, line, doubt) of a text, in order."""
    found = [(read.file.name, line, words) for read in whole.reads for line, words in read.doubts]
    return sorted(set(found + whole.doubts))


def _files(text, whole, written, account):
    """The files of the text's folder by name."""
    about = (text.notice, text.prevails, text.author, text.translator)
    described = Text(text.id, text.code, text.kind, text.languages, text.title, text.rights, *about, "ingested", "")
    files = {f"{page.lang}/{page.law}.md": write_page(page) for page in whole.pages()}
    files["text.toml"] = write_text(described)
    files.update(written)
    files[ACCOUNT] = write_account(account)
    files.update((read_folder(read.file.name), read.source.text) for read in whole.reads)
    return files


def _file(read):
    """How a file was read."""
    decoded, source = read.decoded, read.source
    origins = tuple((source.line(offset), where) for offset, where in source.origins)
    footers = tuple(number for _, number in read.footers)
    mark = bool(decoded.mark)
    return FileAccount(
        read.file.name, decoded.form, decoded.encoding, decoded.detected, mark, len(source.starts), footers, origins
    )


def _gaps(whole):
    """What each clause lacks, once."""
    for record in whole.records():
        for _, key, *ids in dict.fromkeys(map(tuple, record.gaps)):
            yield Missing(record.file, record.lang, record.id, record.segment, key, tuple(ids))


def _absent(text, whole):
    """Per law and language, what the list of the code has and no file holds."""
    for lang in text.languages if text.kind == "laws" else ():
        present = {record.id for record in whole.records() if record.lang == lang}
        by_law = {}
        for name in read_code(text.code).ids:
            by_law.setdefault(clauses.law(name), []).append(name)
        for law in sorted({clauses.law(name) for name in present} - {""}, key=int):
            lost = tuple(name for name in by_law.get(law, ()) if name not in present)
            if lost:
                yield law, lang, lost


def _unresolved(text, whole):
    """References whose clause is not in the list of the code."""
    named = frozenset(record.id for record in whole.records()) if text.kind == "commentary" else None
    for record in whole.records():
        at = record.id if record.sort != "heading" else ""
        for reference in find_references(body_of(record), record.lang, text.code, at, named):
            if reference.unresolved:
                missing = tuple(target for target, _ in reference.unresolved)
                yield record.id, record.lang, " ".join(reference.printed.split()), missing
