"""`kodeks clauses`: the clauses of a text in order."""

from kodeks import clauses
from kodeks.cli.output import add_json, write_json, write_line
from kodeks.corpus.texts import find_text, page_of, page_path, read_clauses, read_texts, source_spans

LEFT_OUT = ("footnote", "heading")


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("clauses", help="clauses in order")
    parser.add_argument("ids", nargs="*", metavar="ID", help="only these, and what lies within them: 64, 64A, 27B1a")
    parser.add_argument("--text", help="the text; without it every text")
    parser.add_argument("--lang", help="the language; without it the first of the text")
    parser.add_argument("--all", action="store_true", help="footnotes and headings too")
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """One record a clause; ids that are in no text asked are a failure."""
    asked = [clauses.canonical(name) for name in called.ids]
    found = set()
    for text, lang in chosen(called.text, called.lang):
        spans = source_spans(text)
        for clause in read_clauses(text, lang):
            hits = [name for name in asked if clauses.is_within(clause.id, name)]
            found.update(hits)
            if (asked and not hits) or (clause.kind in LEFT_OUT and not called.all and clause.id not in asked):
                continue
            _say(called, clause_record(clause, text, lang, spans))
    missing = [name for name in asked if name not in found]
    if missing:
        raise ValueError(f"{', '.join(missing)}: not in {called.text or 'any text'}; kodeks texts tells what there is")


def chosen(name, lang):
    """(text, language) pairs: one text, or each, in the language asked or its first."""
    texts = [find_text(name)] if name else read_texts()
    if lang and not any(lang in text.languages for text in texts):
        known = sorted({known for text in texts for known in text.languages})
        said = f"{name} is not in '{lang}'" if name else f"no text is in '{lang}'"
        raise ValueError(f"{said}; languages: {', '.join(known)}")
    return [(text, lang or text.languages[0]) for text in texts if not lang or lang in text.languages]


def clause_record(clause, text, lang, spans):
    """A clause as it is told, with the page it stands in and the places of the source it came from."""
    law = page_of(clause.id)
    record = {"text": text.id, "lang": lang, "code": text.code}
    record |= {key: getattr(clause, key) for key in ("id", "segment", "kind", "label", "title", "body")}
    record["footnotes"] = [anchor._asdict() for anchor in clause.footnotes]
    record["gaps"] = [gap._asdict() for gap in clause.gaps]
    record["stressed"] = [list(pair) for pair in clause.stressed]
    span = spans.get((lang, clause.id, clause.segment))
    if span:
        record |= {"file": span.file, "spans": [list(pair) for pair in span.spans], "lines": list(span.lines)}
    elif law:
        record["file"] = str(page_path(text, lang, law).relative_to(text.root))
    return record


def _say(called, record):
    if called.json:
        write_json(record)
        return
    again = "+" * (record["segment"] - 1)
    words = " ".join(part for part in (record["title"], record["body"]) if part)
    write_line(f"{record['text']} {record['lang']} {record['id']}{again}: {words}")
