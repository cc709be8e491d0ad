"""The account of a text: who owns each character of its files, what is doubtful, what is missing, what leads nowhere."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.account import NAME as ACCOUNT
from kodeks.corpus.account import Account, FileAccount, Missing, read_folder, write_account
from kodeks.corpus.codes import read_code
from kodeks.corpus.ledger import write_ledger, write_spans
from kodeks.corpus.model import Text
from kodeks.corpus.pages import write_page
from kodeks.corpus.texts import write_text
from kodeks.references.find import find_references
from tools.owners import Shares
from tools.setting import body_of

LEDGER, SPANS = "ledger.jsonl", "spans.jsonl"
PART = 1 << 16  # characters


class Result(namedtuple("Result", "counts account")):
    """What comes of a text beside the files of its folder: how much it is, and its account."""

    __slots__ = ()


class Counts(namedtuple("Counts", "clauses removed changed added")):
    """How many clauses a text has, how many places were removed or changed, and how many numbers its lists gave."""

    __slots__ = ()


def result(text, whole, corrections, folder, told=lambda words: None):
    """The account of a text put together, its files written to a folder; LostWords if a character has no owner, or two."""
    counts = [(0, 0, 0, 0)]
    for name in (LEDGER, SPANS):
        folder.add(name, ())
    for read in whole.reads:
        told(f"{read.file.name}: who owns each character")
        counts.append(_owned(text, whole, read, folder))
    account = Account(
        tuple(_file(read) for read in whole.reads),
        tuple(doubts(whole)),
        tuple(_gaps(whole)),
        tuple(_absent(text, whole)),
        tuple(_unresolved(text, whole)),
        len(corrections),
    )
    _write(text, whole, account, folder)
    return Result(Counts(*map(sum, zip(*counts))), account)


def _owned(text, whole, read, folder):
    """Who owns each character of a file, to ledger and spans; and how much that is."""
    shares = Shares(read.source, read.records, read.removed)
    folder.add(LEDGER, write_ledger(shares.entries(whole.into)))
    folder.add(SPANS, write_spans(shares.spans(text.id)))
    return shares.clauses, shares.removed, shares.changed, shares.added


def doubts(whole):
    """(file, line, doubt) of a text, in order."""
    found = [(read.file.name, line, words) for read in whole.reads for line, words in read.doubts]
    return sorted(set(found + whole.doubts))


def _write(text, whole, account, folder):
    """The pages of a text, what it is, its account, and the words of its files as they were read."""
    about = (text.notice, text.prevails, text.author, text.translator)
    described = Text(text.id, text.code, text.kind, text.languages, text.title, text.rights, *about, "ingested", "")
    for page in whole.pages():
        folder.add(f"{page.lang}/{page.law}.md", [write_page(page).encode("utf-8")])
    folder.add("text.toml", [write_text(described).encode("utf-8")])
    folder.add(ACCOUNT, [write_account(account).encode("utf-8")])
    for name, words in {read_folder(read.file.name): read.source.text for read in whole.reads}.items():
        folder.add(name, _in_parts(words))


def _in_parts(words):
    """Words in UTF-8, in parts: the bytes of a long text need as much room as the text."""
    return (words[at : at + PART].encode("utf-8") for at in range(0, len(words), PART))


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
