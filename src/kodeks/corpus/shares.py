"""How many clauses of a text of ours were held against another copy, law by law."""

from collections import namedtuple

from kodeks.corpus.pages import checked
from kodeks.corpus.texts import read_pages


class Share(namedtuple("Share", "law checked clauses")):
    """Of a law (or of the definitions, "DEF"): clauses and footnotes that were checked, and all there are."""

    __slots__ = ()


def shares(text):
    """A Share for each page of a text, in its order; headings are no clauses, a clause in segments is one."""
    return tuple(_share(page) for page in read_pages(text, text.languages[0]))


def total(found):
    """The sum of shares, its law ""."""
    return Share("", sum(one.checked for one in found), sum(one.clauses for one in found))


def _share(page):
    told = checked(page)
    ids = dict.fromkeys(clause.id for clause in page.clauses if clause.kind != "heading")
    return Share(page.law, sum(clause in told for clause in ids), len(ids))
