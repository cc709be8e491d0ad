"""`kodeks ingest`: sources → texts/ and its ledger."""

import sys
from pathlib import Path

from kodeks.cli.output import add_json, write_json
from kodeks.corpus.places import ROOT


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("ingest", help="read the sources in a folder into texts/, with a ledger of every change")
    parser.add_argument(
        "folder", nargs="?", default=ROOT / "sources", metavar="DIR", help="the folder with sources.toml (sources/)"
    )
    parser.add_argument("--report", metavar="FILE", help="write there what was done, clause by clause (Markdown)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """Read every text; 1 if a file failed."""
    from tools.ingest import ingest  # tools read dictionaries; other commands need not wait for them

    found = ingest(called.folder, say=_progress, afresh=bool(called.report))
    for one in found:
        for fault in one.faults:
            print(f"kodeks ingest: {fault}", file=sys.stderr)
        if called.json:
            for record in text_records(one):
                write_json(record)
    if called.report:
        from tools.report import write_report

        Path(called.report).write_text(write_report(found), encoding="utf-8")
    return 1 if any(one.faults for one in found) else 0


def text_records(one):
    """What became of each file of a text."""
    from tools.ingest import doubts

    for file in one.text.files:
        read = next((read for read in one.whole.reads if read.file.name == file.name), None) if one.whole else None
        entries = [entry for entry in one.entries if entry.file == file.name]
        yield {
            "text": one.text.id,
            "file": file.name,
            "state": one.state,
            "encoding": read.decoded.encoding if read else "",
            "clauses": sum(span.file == file.name for span in one.spans),
            "removed": sum(entry.into is None for entry in entries),
            "changed": sum(entry.into is not None for entry in entries),
            "doubts": [{"line": line, "doubt": words} for name, line, words in doubts(one) if name == file.name],
            "faults": [fault for faults in one.faults for fault in faults.split("\n") if str(file.path) in fault],
        }


def _progress(line):
    print(line, file=sys.stderr)
