"""Lists: the laws of a text and what it lacks, and the texts there are."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.model import DEFINITIONS
from kodeks.site import addresses
from kodeks.site.pages import Jump, law_name
from kodeks.site.render import render
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import text_notes, title


class Partial(namedtuple("Partial", "law href count")):
    """A law that a text holds only in part: how many clauses of the code it lacks."""

    __slots__ = ()


class Shelf(namedtuple("Shelf", "title lang href notes count")):
    """A text in the list of texts."""

    __slots__ = ()


def text_page(library, words, lang, text, report=None):
    """The laws of a text, then what the code has and the text lacks; `report` is the Jump to its report, if any."""
    path = addresses.text_index(lang, text.id)
    laws = _definitions(library, lang, text, path) + [
        Jump(
            addresses.relative(path, addresses.law_page(lang, text.id, law)),
            *law_name(library, text, lang, law, words[lang]["law"]),
        )
        for law in library.laws(text.id)
    ]
    name, name_lang = title(text, lang)
    absent, partial = missing(library, text)
    shown = [Partial(law, addresses.relative(path, addresses.law_page(lang, text.id, law)), count) for law, count in partial]
    body = render(
        "text.html",
        words=words[lang],
        text=text,
        name=name,
        name_lang=name_lang,
        laws=laws,
        absent=absent,
        partial=shown,
        count=len(library.ids(text.id)),
        report=report,
    )
    toc = [toc_token(1, "text", name)]
    return SitePage(path, lang, name, name, body, toc, text_notes(text, lang, words[lang]), text.id, "")


def _definitions(library, lang, text, path):
    """The way to the definitions of a text, where it has them."""
    page = library.page(text.id, lang, DEFINITIONS)
    return [Jump(addresses.relative(path, addresses.terms_page(lang)), page.title)] if page else []


def missing(library, text):
    """(laws that are wholly absent, (law, number of absent clauses) for the others) against the list of the code."""
    listed = library.codes.get(text.code)
    if text.kind != "laws" or listed is None:
        return [], []
    here = set(library.laws(text.id))
    absent, lacking = [], {}
    for clause in listed.ids:
        law = clauses.law(clause)
        if not law or clauses.kind(clause) == "footnote" or library.has(text.id, clause):
            continue
        if law in here:
            lacking[law] = lacking.get(law, 0) + 1
        elif law not in absent:
            absent.append(law)
    return absent, list(lacking.items())


def shelves(library, words, lang, here):
    """The texts there are, for a list on some page."""
    found = []
    for text in library.texts:
        name, name_lang = title(text, lang)
        href = addresses.relative(here, addresses.text_index(lang, text.id))
        notes = [note for note in text_notes(text, lang, words[lang]) if note.words != name]
        found.append(Shelf(name, name_lang, href, notes, len(library.ids(text.id))))
    return found


def shelf_list(library, words, lang, here):
    """The texts there are as HTML."""
    return render("texts.html", words=words[lang], lang=lang, shelves=shelves(library, words, lang, here))
