"""`kodeks references`: every reference of a text, or those of a string."""

from kodeks.cli.clauses import chosen
from kodeks.cli.output import add_json, write_json, write_line
from kodeks.corpus.codes import read_code
from kodeks.references.find import find_references
from kodeks.references.links import clause_references
from kodeks.references.reference import SHOWN


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("references", help="every reference: clause, printed words, span, targets, kind")
    parser.add_argument("--text", help="the text; without it every text")
    parser.add_argument("--lang", help="the language; without it the first of the text; of a string, its language")
    parser.add_argument("--string", help="the references of these words instead of a text's")
    parser.add_argument("--code", help="the code the words belong to")
    parser.add_argument("--at", default="", metavar="ID", help="the clause the words stand in")
    parser.add_argument("--all", action="store_true", help="also a law naming itself, principles and whole editions")
    add_json(parser)
    parser.set_defaults(run=lambda called: run(called, parser))


def run(called, parser):
    """One record a reference."""
    if called.string is None:
        if called.code or called.at:
            parser.error("--code and --at belong to --string; a text has its own code")
        return _of_texts(called)
    if not called.code or not called.lang or called.text:
        parser.error("--string needs --code and --lang, and no --text")
    read_code(called.code)
    for reference in find_references(called.string, called.lang, called.code, called.at):
        if called.all or reference.kind != "edition":
            _say(called, {}, reference)


def _of_texts(called):
    for text, lang in chosen(called.text, called.lang):
        for clause, references in clause_references(text, lang):
            place = {"text": text.id, "lang": lang, "id": clause.id, "segment": clause.segment}
            for reference in references:
                if called.all or reference.kind in SHOWN:
                    _say(called, place, reference)


def reference_record(reference):
    """A reference as it is told; `unresolved` gives for each missing target the nearest clause above it."""
    record = {"printed": reference.printed, "start": reference.start, "end": reference.end}
    record |= {"targets": list(reference.targets), "kind": reference.kind, "code": reference.code}
    record["state"] = "unresolved" if reference.unresolved else "resolved"
    record["unresolved"] = [{"id": target, "nearest": nearest} for target, nearest in reference.unresolved]
    return record


def _say(called, place, reference):
    record = place | reference_record(reference)
    if called.json:
        write_json(record)
        return
    where = " ".join(str(place[key]) for key in ("text", "lang", "id") if key in place)
    state = "" if record["state"] == "resolved" else " (unresolved)"
    targets = ", ".join(reference.targets) or "-"
    write_line(f"{where + ': ' if where else ''}{' '.join(reference.printed.split())} → {targets} [{reference.kind}]{state}")
