"""What can be found: every clause of every text, with the titles above it."""

import re
from collections import namedtuple

from kodeks import clauses
from kodeks.corpus import texts
from kodeks.corpus.model import DEFINITIONS

CELLS = re.compile(r"\s*\|\s*|(?<=\|)[-:| ]+(?=\|)")


class Record(namedtuple("Record", "text code kind lang id title path body")):
    """A clause as search sees it: `title` its own, `path` the titles of what it lies in, outermost first."""

    __slots__ = ()


def text_records(text, lang):
    """The records of a text in one language: each law, then its clauses; segments of a clause joined."""
    return [record for page in texts.read_pages(text, lang) for record in page_records(text, page)]


def page_records(text, page):
    """A law's own record first, then those of its clauses in order; headings of parts have no address and no record."""
    titles, bodies = {page.law: page.title}, {} if page.law == DEFINITIONS else {page.law: []}
    for clause in page.clauses:
        if clause.kind == "heading":
            continue
        bodies.setdefault(clause.id, []).append(_plain(clause.body))
        if clause.title and clause.id != page.law:
            titles[clause.id] = clause.title
    return [
        Record(
            text.id, text.code, text.kind, page.lang, id_, titles.get(id_, ""), _path(id_, titles), " ".join(found).strip()
        )
        for id_, found in bodies.items()
    ]


def _path(id_, titles):
    """Titles of the clauses above."""
    found, above = [], clauses.parent(id_)
    while above:
        found.insert(0, titles.get(above, ""))
        above = clauses.parent(above)
    return tuple(title for title in found if title)


def _plain(body):
    """Words in one line: rows of a table without their frame."""
    return " ".join(CELLS.sub(" ", body).split())
