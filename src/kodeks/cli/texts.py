"""`kodeks texts`: what texts there are."""

from kodeks.cli.output import add_json, write_json, write_line
from kodeks.corpus.texts import read_clauses, read_texts

LEFT_OUT = ("footnote", "heading")


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("texts", help="what texts there are: id, code, languages, rights, clauses")
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """One line a text."""
    for text in read_texts():
        record = text_record(text)
        if called.json:
            write_json(record)
        else:
            counts = ", ".join(f"{lang} {count}" for lang, count in record["clauses"].items())
            title = text.title.get("en") or next(iter(text.title.values()))
            write_line(f"{text.id}: {title} (code {text.code}; {text.kind}; {text.rights}; clauses: {counts})")


def text_record(text):
    """A text as it is told: its description, and how many clauses it has in each language."""
    counts = {}
    for lang in text.languages:
        counts[lang] = sum(clause.kind not in LEFT_OUT for clause in read_clauses(text, lang))
    record = {key: value for key, value in text._asdict().items() if key != "root" and value != ""}
    return {**record, "languages": list(text.languages), "clauses": counts}
