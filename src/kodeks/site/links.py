"""Who cites whom: references in a clause's words become links, and every clause knows where it is cited."""

from collections import namedtuple
from html import escape

from kodeks import clauses
from kodeks.corpus.reasons import by_list, in_language
from kodeks.references.find import find_references
from kodeks.references.reference import SHOWN
from kodeks.site import addresses
from kodeks.site.prose import STRESS, Mark


class Citing(namedtuple("Citing", "text law clause")):
    """A clause whose words cite another."""

    __slots__ = ()


class Links:
    """References of every text of a library, found once, seen from both ends."""

    def __init__(self, library, terms=None):
        """`terms` mark the terms in the words of our own texts; without them none is marked."""
        self.library = library
        self.terms = terms
        self._found = {}
        self._citing = {}
        for text in library.texts:
            for lang in text.languages:
                for page in library.pages(text.id, lang):
                    for clause in page.clauses:
                        self._read(text, lang, page.law, clause)

    def of(self, text, lang, clause):
        """The references in a clause's words."""
        return self._found.get((text, lang, clause.id, clause.segment), ())

    def citing(self, text, clause):
        """Clauses that cite this one, in the order of texts and clauses, each once."""
        return tuple(self._citing.get((text, clause), ()))

    def commentary(self, text, clause):
        """Commentary paragraphs that cite this clause."""
        return tuple(item for item in self.citing(text, clause) if self.library.text(item.text).kind == "commentary")

    def cited_by(self, text, clause):
        """Clauses of laws that cite this one; in a commentary also its own paragraphs."""
        own = self.library.text(text).kind
        return tuple(item for item in self.citing(text, clause) if self.library.text(item.text).kind == own)

    def _read(self, text, lang, law, clause):
        """Remember what a clause cites, and for each cited clause that it is cited here."""
        at = "" if clause.kind == "heading" else clause.id
        paragraphs = self.library.ids(text.id) if text.kind == "commentary" else None
        found = find_references(clause.body, lang, text.code, at, paragraphs) if clause.body else ()
        references = tuple(reference for reference in found if reference.kind in SHOWN)
        self._found[text.id, lang, clause.id, clause.segment] = references
        for spot in self._cited(text, references) if at else ():
            cited = self._citing.setdefault((spot.text, spot.clause), [])
            if (spot.text, spot.clause) != (text.id, clause.id) and Citing(text.id, law, clause.id) not in cited:
                cited.append(Citing(text.id, law, clause.id))

    def _cited(self, text, references):
        """The clauses that are here among those cited."""
        for reference in references:
            for target in reference.targets:
                spot = self.library.find_reference(text.id, target, reference.kind, reference.code)
                if spot and spot.clause == target:
                    yield spot


def link_marks(links, text, lang, clause, page, words):
    """References of a clause, and in our own texts its terms, as marks; `page` is (address, language of the tree)."""
    marks = reference_marks(links, text, lang, clause, page, words)
    ours = links.terms and links.library.text(text).origin == "digest"
    return marks + (links.terms.of(clause, lang, page[0], marks) if ours else [])


def reference_marks(links, text, lang, clause, page, words):
    """References of a clause as marks on its words; `page` as above."""
    marks = []
    for reference in links.of(text, lang, clause):
        target = _first_readable(links.library, text, reference)
        if target:
            marks.append(_link(reference, target, page, words))
        elif reference.targets:
            note = words["not_here"].format(clause=", ".join(reference.targets))
            marks.append(Mark(reference.start, reference.end, f'<span class="ref-lost" title="{escape(note)}">', "</span>"))
    return marks


def _first_readable(library, text, reference):
    """(sought, spot) for the first target that can be read here, the exact one before a parent."""
    found = [(target, library.find_reference(text, target, reference.kind, reference.code)) for target in reference.targets]
    found = [(target, spot) for target, spot in found if spot]
    exact = [(target, spot) for target, spot in found if spot.clause == target]
    return next(iter(exact or found), None)


def _link(reference, target, page, words):
    """A link to a clause; its title says where a parent opens instead."""
    sought, spot = target
    here, tree = page
    there = addresses.law_page(tree, spot.text, spot.law)
    if spot.clause == sought:
        title = ", ".join(reference.targets)
    else:
        title = words["opens_parent"].format(clause=sought, parent=spot.clause)
    anchor = spot.clause if spot.clause != spot.law else ""
    href = addresses.relative(here, there, anchor)
    return Mark(reference.start, reference.end, f'<a class="ref" href="{escape(href)}" title="{escape(title)}">', "</a>")


def footnote_marks(clause, words, called):
    """Footnote calls as marks, each linked to its note; the first call of one is the place to come back to.

    `called` collects the notes called so far on a page; None where calls are no such place.
    """
    marks = []
    for footnote in clause.footnotes:
        name = clauses.anchor(footnote.id)
        number = footnote.id.rsplit(".fn", 1)[1]
        label = escape(words["footnote_mark"].format(number=number))
        first = called is not None and name not in called
        place = f' id="call-{name}"' if first else ""
        if first:
            called.add(name)
        html = f'<sup class="fn"><a{place} href="#{name}" aria-label="{label}">{number}</a></sup>'
        marks.append(Mark(footnote.offset, footnote.offset, html, ""))
    return marks


def gap_marks(clause, words, lang):
    """Missing words as marks that say why they are missing."""
    return [
        Mark(
            gap.offset,
            gap.offset,
            f'<span class="gap">[… <span lang="{lang}">{_lead(gap, words)}{_reason(gap, lang)}]</span> ',
            "",
        )
        for gap in clause.gaps
    ]


def _lead(gap, words):
    """What stands before the reason; where only the list of the code has more, that is all that is said."""
    return "" if by_list(gap.reason) else escape(words["gap"]) + ": "


def _reason(gap, lang):
    """Why words are missing, in the language of the page where it is one of our reasons; else as the text tells it."""
    own = in_language(gap.reason, lang)
    return f"{escape(own)}</span>" if own else f"</span>{escape(gap.reason)}"


def stress_marks(clause, fixed):
    """Stressed words as marks, cut where a link begins or ends."""
    edges = sorted({place for mark in fixed for place in (mark.start, mark.end)})
    marks = []
    for start, end in clause.stressed:
        cuts = [start] + [edge for edge in edges if start < edge < end] + [end]
        marks.extend(Mark(begin, until, STRESS, "</em>") for begin, until in zip(cuts, cuts[1:]))
    return marks
