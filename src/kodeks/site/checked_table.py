"""How many clauses of the digest were held against another copy, law by law, for the page about it."""

from collections import namedtuple

from kodeks.corpus.model import DEFINITIONS
from kodeks.corpus.shares import shares, total
from kodeks.site import addresses
from kodeks.site.pages import Jump, law_name
from kodeks.site.render import render


class Line(namedtuple("Line", "law checked clauses percent")):
    """A law in the table."""

    __slots__ = ()


def checked_table(library, words, lang, here):
    """The table for each of our texts of laws."""
    texts = [text for text in library.texts if text.origin == "digest" and text.kind == "laws"]
    return "".join(_table(library, words[lang], lang, here, text) for text in texts)


def _table(library, words, lang, here, text):
    found = shares(text)
    lines = [_line(library, words, lang, here, text, share) for share in found]
    whole = total(found)
    return render("checked.html", words=words, lines=lines, whole=Line(None, *whole[1:], _percent(whole)))


def _line(library, words, lang, here, text, share):
    """A law with the way to it; the definitions stand among the terms."""
    there = addresses.law_page(lang, text.id, share.law)
    if share.law == DEFINITIONS:
        name = (words["shell"]["terms"], lang)
    else:
        name = law_name(library, text, lang, share.law, words["law"])
    return Line(Jump(addresses.relative(here, there), *name), share.checked, share.clauses, _percent(share))


def _percent(share):
    """Rounded down, so that only a law that is checked whole says 100."""
    return 100 * share.checked // share.clauses
