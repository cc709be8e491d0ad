"""`kodeks search`: what the site's search box answers, in its order."""

import sys

from kodeks.cli.output import add_json, write_json, write_line
from kodeks.references.find import find_references
from kodeks.search.ask import ask, cached_index

TOLD = ("text", "lang", "code", "id", "title", "path", "href", "note")


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("search", help="what the site's search box answers, in its order")
    parser.add_argument("query", help="a clause in any spelling, a word in any form, or a question")
    parser.add_argument(
        "--lang", choices=("en", "ru"), help="the language of the page; without it the query's alphabet tells"
    )
    parser.add_argument("--limit", type=int, default=10, metavar="N", help="how many answers (10)")
    add_json(parser)
    parser.set_defaults(run=lambda called: run(called, parser))


def run(called, parser):
    """One record a hit, the best first; nothing found is a failure."""
    if called.limit < 1:
        parser.error("--limit must be 1 or more")
    lang = called.lang or ("ru" if any("\u0400" <= letter <= "\u04ff" for letter in called.query) else "en")
    folder = cached_index(find_references=find_references)
    (answer,) = ask(folder, [(lang, called.query)], called.limit)
    for hit in answer["hits"]:
        _say(called, hit)
    if not answer["hits"]:
        print(f"kodeks search: nothing found for '{called.query}'", file=sys.stderr)
    return 0 if answer["hits"] else 1


def hit_record(hit):
    """A hit as it is told: `state` is "missing" for a clause whose text is not here."""
    record = {"state": "missing" if hit["kind"] == "missing" else "found"}
    record |= {key: hit[key] for key in TOLD if hit.get(key)}
    record["snippet"] = "".join(text for text, _ in hit["snippet"])
    record["marked"] = [text for text, marked in hit["snippet"] if marked]
    return record


def _say(called, hit):
    record = hit_record(hit)
    if called.json:
        write_json(record)
        return
    titles = " › ".join([*record.get("path", ()), *filter(None, [record.get("title")])])
    write_line(" ".join(filter(None, [record["id"], f"({record['code']})", titles])))
    for line in (record.get("href"), record.get("note"), record["snippet"]):
        if line:
            write_line("    " + line)
