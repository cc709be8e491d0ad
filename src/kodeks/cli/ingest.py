"""`kodeks ingest`: sources → texts/ and its ledger."""

import shlex
import sys
from pathlib import Path

from kodeks.cli.language import add_lang, spoken, terminal_language
from kodeks.cli.moving_line import MovingLine
from kodeks.cli.output import add_json, own_command, write_json
from kodeks.corpus.fault_words import tell_fault
from kodeks.corpus.places import ROOT

EXIT = "Ends with 0 if all went well; with 1 if there was a fault: in the manifest, in a file, in writing."


def add(subparsers):
    """Register the subcommand."""
    said = "read the sources in a folder into texts/, with a ledger of every change"
    parser = subparsers.add_parser("ingest", help=said, description=said.capitalize() + ".", epilog=EXIT)
    folder = "the folder with sources.toml, and corrections.toml if there is one (sources/)"
    parser.add_argument("folder", nargs="?", default=ROOT / "sources", metavar="DIR", help=folder)
    parser.add_argument("--report", metavar="FILE", help="write there what was done, clause by clause (Markdown)")
    add_lang(parser, "the language of the report, and of what is said here")
    lines = "print the lines of a file of the manifest as they are read, numbered as placements and discards name them"
    parser.add_argument("--lines", metavar="FILE", help=lines)
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """Read every text; 1 if a file failed."""
    called.lang = spoken(called)
    try:
        return _print_lines(called.folder, called.lines) if called.lines else _ingest(called)
    except ValueError as error:
        raise ValueError(tell_fault(str(error), called.lang)) from None


def _ingest(called):
    from tools.ingest import ingest  # tools read dictionaries; other commands need not wait for them

    shown = MovingLine(sys.stderr)
    try:
        found = ingest(called.folder, say=lambda line: shown.say(tell_fault(line, called.lang)), progress=shown.move)
    finally:
        shown.clear()
    for one in found:
        for fault in one.faults:
            print(f"kodeks ingest: {tell_fault(fault, called.lang)}", file=sys.stderr)
        if called.json:
            for record in text_records(one):
                write_json(record)
    if called.report:
        from tools.report import write_report

        Path(called.report).write_text(write_report(found, called.lang), encoding="utf-8")
    for line in _last_words(called, found):
        print(tell_fault(line, called.lang), file=sys.stderr)
    return 1 if any(one.faults for one in found) else 0


def _last_words(called, found):
    """Where the report is, or how to see what is doubtful."""
    if called.report:
        yield f"the report was written: {called.report}"
    elif any(one.account and one.account.doubts for one in found):
        lang = f" --lang {called.lang}" if called.lang != terminal_language() else ""
        folder = shlex.quote(str(called.folder))
        yield f"what is doubtful, place by place: {own_command()} ingest {folder}{lang} --report report.md"


def text_records(one):
    """What became of each file of a text."""
    from tools.ingest import doubts

    every, spans = one.entries, one.spans
    for file in one.text.files:
        read = next((read for read in one.account.files if read.name == file.name), None) if one.account else None
        entries = [entry for entry in every if entry.file == file.name]
        yield {
            "text": one.text.id,
            "file": file.name,
            "state": one.state,
            "form": read.form if read else "",
            "encoding": read.encoding if read else "",
            "clauses": sum(span.file == file.name for span in spans),
            "removed": sum(entry.into is None for entry in entries),
            "changed": sum(entry.into is not None for entry in entries),
            "corrected": sum(entry.kind == "correction" for entry in entries),
            "doubts": [{"line": line, "doubt": words} for name, line, words in doubts(one) if name == file.name],
            "faults": [fault for faults in one.faults for fault in faults.split("\n") if str(file.path) in fault],
        }


def _print_lines(folder, name):
    """The lines of a file as a reader gives them."""
    from tools.lines import numbered_lines

    for line in numbered_lines(folder, name):
        sys.stdout.buffer.write(line.encode("utf-8", "backslashreplace") + b"\n")
    return 0
