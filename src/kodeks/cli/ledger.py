"""`kodeks ledger`: what ingestion removed or changed, with place and reason."""

from pathlib import Path

from kodeks.cli.output import add_json, write_json, write_line
from kodeks.corpus.ledger import read_ledger
from kodeks.corpus.texts import find_text, read_texts


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("ledger", help="what ingestion removed or changed, with place and reason")
    parser.add_argument("--text", help="the text; without it every ingested text")
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """One record a place."""
    for text in _chosen(called.text):
        for entry in read_ledger(Path(text.root) / "texts" / text.id / "ledger.jsonl"):
            record = entry_record(entry)
            if called.json:
                write_json(record)
            else:
                write_line(_line(record))


def entry_record(entry):
    """An entry as it is told; `clause` and `into` only of a change inside a clause."""
    record = entry._asdict()
    if entry.into is None:
        del record["clause"], record["into"]
    return record


def _chosen(name):
    if not name:
        return [text for text in read_texts() if text.origin == "ingested"]
    text = find_text(name)
    if text.origin != "ingested":
        raise ValueError(f"text {name} was written here, not ingested, so it has no ledger")
    return [text]


def _line(record):
    said = f"{record['file']}:{record['line']}: {record['kind']}: {record['text']!r}"
    if "into" in record:
        said += f" → {record['into']!r} in {record['clause']}"
    return f"{said} ({record['reason']})"
