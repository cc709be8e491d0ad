"""What a text is made of: Text, Page, Clause, and what stands at a place inside a clause's words."""

from collections import namedtuple
from functools import lru_cache

from kodeks import clauses

LANGUAGES = ("en", "ru")
DEFINITIONS = "DEF"  # stands where the number of a law does: on the page of definitions, definitions.md
HEADINGS = {"en": "Definitions", "ru": "Определения"}


class Text(
    namedtuple(
        "Text",
        "id code kind languages title rights notice prevails author translator origin root",
    )
):
    """One rendering of a code: `1997` in Russian and English, or a commentary on a code.

    `kind` is "laws" or "commentary", `title` a mapping by language, `rights` "public", "private" or "unknown",
    `origin` "digest" (ours, under docs/) or "ingested" (under texts/), `root` the project folder it was read from.
    """

    __slots__ = ()


class Page(namedtuple("Page", "text lang law title front clauses")):
    """A law, the commentary on it, or the definitions (`law` is "DEF"), in one language.

    `front` is the YAML between the fences, verbatim.
    """

    __slots__ = ()


class Clause(namedtuple("Clause", "id segment kind label title body footnotes gaps stressed")):
    """A clause's words, plain: footnote marks, gaps and stress stand beside them by offset.

    `label` is what was printed ("(A).") or "" when it is what the id prints; blocks of `body` are parted by a blank
    line, and a block of lines from "|" to "|" is a table; `stressed` holds (start, end) pairs.
    """

    __slots__ = ()


class Anchor(namedtuple("Anchor", "id offset")):
    """The place in a body where a footnote is called."""

    __slots__ = ()


class Gap(namedtuple("Gap", "offset reason")):
    """Words that are missing: 0 before the body, its length after it, else inside."""

    __slots__ = ()


def clause(clause_id, body="", segment=1, label="", title="", footnotes=(), gaps=(), stressed=()):
    """A clause of its id's kind; a label that the id prints anyway is dropped."""
    kind, usual = _kind_and_label(clause_id)
    printed = "" if label == usual else label
    return Clause(
        clause_id,
        segment,
        kind,
        printed,
        title,
        body,
        tuple([Anchor(*anchor) for anchor in footnotes]),
        tuple([Gap(*gap) for gap in gaps]),
        tuple([(start, end) for start, end in stressed]),
    )


@lru_cache(maxsize=10_000)
def _kind_and_label(clause_id):
    kind = clauses.kind(clause_id)
    return kind, usual_label(clause_id, kind)


def usual_label(clause_id, kind):
    """What a book prints before a clause: "64." "A." "1." "(a)"; "45.5." and "(i)" in a commentary; "" for the rest."""
    if kind not in ("law", "section", "item", "sub-item", "paragraph"):
        return ""
    last = clauses.parts(clause_id)[-1]
    if kind in ("law", "section") or (kind == "item" and last[0] != "("):
        return last + "."
    return clause_id + "." if kind == "paragraph" else last


def front(text, law, **more):
    """Front matter of a page: text and law, then further keys in the order given."""
    lines = [f'text: "{text}"', f"law: {law}"]
    return "".join(line + "\n" for line in lines + [f"{key}: {value}" for key, value in more.items()])


def law_pages(text, lang, found):
    """Clauses in order → pages: a law's clauses make a page, so do definitions; headings go with the law after them."""
    pages, waiting = [], []
    for item in found:
        number = DEFINITIONS if item.kind == "definition" else clauses.law(item.id)
        if not number:
            waiting.append(item)
        elif pages and pages[-1][0] == number:
            pages[-1][1].extend(waiting + [item])
            waiting = []
        else:
            pages.append((number, waiting + [item]))
            waiting = []
    if waiting:
        raise ValueError(f"{waiting[0].id} stands after the last law of {text}; a heading needs a law after it")
    return [_law_page(text, lang, number, items) for number, items in pages]


def _law_page(text, lang, number, items):
    usual = HEADINGS[lang] if number == DEFINITIONS else ""
    title = next((item.title for item in items if item.id == number and item.segment == 1), usual)
    return Page(text, lang, number, title, front(text, number), tuple(items))
