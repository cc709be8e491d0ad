"""Our commentary on the page of its law: each paragraph folded under the clause that it is about."""

import re
from collections import namedtuple
from html import escape

from kodeks import clauses
from kodeks.references.links import home
from kodeks.site import addresses, links
from kodeks.site.prose import Mark, paragraphs
from kodeks.site.render import safe

BELIEF = re.compile(r"(?:“[^”]{4,90}”|«[^»]{4,90}»)")


class Remark(namedtuple("Remark", "id anchor title belief html href")):
    """A paragraph: `belief` is the saying that it begins with, `href` leads to it on its own page."""

    __slots__ = ()


class Remarks:
    """Paragraphs of our commentaries by the clause they stand under."""

    def __init__(self, library, found_links, words):
        self.library, self.links, self.words = library, found_links, words

    def on(self, lang, text, law, path):
        """Clause → its remarks, on the page of a law; "" → what the director opens first."""
        found = {}
        for commentary in self._ours(text):
            page = self.library.page(commentary.id, lang, law)
            for group in _groups(page.clauses) if page else ():
                place = self._place(commentary, text, lang, law, group[0])
                found.setdefault(place, []).append(self._remark(commentary, lang, law, path, group))
        return found

    def _ours(self, text):
        """Commentaries written for this site on the code of a text of laws."""
        found = self.library.commentaries(text.code) if text.kind == "laws" else ()
        return [commentary for commentary in found if commentary.origin == "digest"]

    def _place(self, commentary, text, lang, law, paragraph):
        """Where a paragraph stands: "" at the top, else under a clause that the page has."""
        if paragraph.title.rstrip(".") == self.words[lang]["law"]["at_the_table"]:
            return ""
        place = home(self.links.of(commentary.id, lang, paragraph), commentary.code, law)
        while place != law and not self.library.has(text.id, place):
            place = clauses.parent(place)
        return place

    def _remark(self, commentary, lang, law, path, group):
        """A paragraph with its items as HTML."""
        first = group[0]
        there = addresses.law_page(lang, commentary.id, law)
        html = "".join(self._html(commentary, lang, item, path, addresses.relative(path, there)) for item in group)
        belief = BELIEF.match(first.body)
        return Remark(
            first.id,
            clauses.anchor(first.id),
            first.title.rstrip("."),
            belief.group() if belief else "",
            safe(html),
            addresses.relative(path, there, first.id),
        )

    def _html(self, commentary, lang, clause, path, there):
        """The words of a clause; its footnotes are read on its own page."""
        words = self.words[lang]["law"]
        fixed = links.link_marks(self.links, commentary.id, lang, clause, (path, lang), words)
        fixed += [_footnote_mark(anchor, there, words) for anchor in clause.footnotes]
        return paragraphs(clause.body, fixed + links.stress_marks(clause, fixed))


def placed(found):
    """(clause, paragraph) of every remark that stands under a clause."""
    return {(place, remark.id) for place, remarks in found.items() for remark in remarks}


def _groups(found):
    """Paragraphs, each with its items and notes."""
    groups = []
    for clause in found:
        if clause.kind == "paragraph" and clause.segment == 1:
            groups.append([clause])
        elif groups and clauses.is_within(clause.id, groups[-1][0].id):
            groups[-1].append(clause)
    return groups


def _footnote_mark(anchor, there, words):
    """A footnote's number, leading to the page where it is."""
    number = anchor.id.rsplit(".fn", 1)[1]
    label = escape(words["footnote_mark"].format(number=number))
    href = escape(f"{there}#{clauses.anchor(anchor.id)}")
    return Mark(
        anchor.offset, anchor.offset, f'<sup class="fn"><a href="{href}" aria-label="{label}">{number}</a></sup>', ""
    )
