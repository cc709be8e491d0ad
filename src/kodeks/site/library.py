"""The texts that a build shows, and where in them a clause can be read."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.model import DEFINITIONS


class Spot(namedtuple("Spot", "text law clause")):
    """A clause where a reader can see it; `clause` may be a parent of the one that was sought."""

    __slots__ = ()


class Library:
    """Texts with their pages; only what may be shown in this build."""

    def __init__(self, texts, pages, codes):
        """`pages` maps (text id, language) to pages in order, `codes` a year to its list of clauses."""
        self.texts = tuple(texts)
        self.codes = codes
        self._by_id = {text.id: text for text in texts}
        self._pages = {}
        self._ids = {text.id: {} for text in texts}
        for (text, lang), found in pages.items():
            for page in found if text in self._by_id else ():
                self._pages[text, lang, page.law] = page
                self._ids[text].update((clause.id, page.law) for clause in page.clauses if clause.kind != "heading")
                if page.law != DEFINITIONS:
                    self._ids[text].setdefault(page.law, page.law)

    def text(self, text):
        """A text by its id."""
        return self._by_id[text]

    def page(self, text, lang, law):
        """A law in one language, or None."""
        return self._pages.get((text, lang, law))

    def laws(self, text):
        """The laws that a text has in any language, in order."""
        found = {law for name, _, law in self._pages if name == text and law != DEFINITIONS}
        return sorted(found, key=clauses.sort_key)

    def pages(self, text, lang):
        """The pages of a text in one language: its definitions, then its laws."""
        found = [self.page(text, lang, law) for law in [DEFINITIONS, *self.laws(text)]]
        return [page for page in found if page]

    def definition(self, lang, clause):
        """A definition of a code that is shown, None where there is none."""
        pages = [self.page(text.id, lang, DEFINITIONS) for text in self.texts if text.kind == "laws"]
        found = (item for page in pages if page for item in page.clauses if item.id == clause)
        return next(found, None)

    def ids(self, text):
        """Every clause of a text."""
        return tuple(self._ids[text])

    def has(self, text, clause):
        """True if the text has the clause."""
        return clause in self._ids[text]

    def laws_texts(self, code):
        """Texts of a code that hold its laws, not a commentary."""
        return [text for text in self.texts if text.code == code and text.kind == "laws"]

    def commentaries(self, code):
        """Commentaries on a code."""
        return [text for text in self.texts if text.code == code and text.kind == "commentary"]

    def find(self, clause, texts):
        """The clause, or its nearest parent, in the first of the texts that has it; None where none has."""
        for wanted in _and_parents(clause):
            for text in texts:
                if self.has(text.id, wanted):
                    return Spot(text.id, self._ids[text.id][wanted], wanted)
        return None

    def find_reference(self, text, target, kind, code):
        """Where a reference of a text leads: a paragraph in its own commentary, else a law of the code it names."""
        own = self.text(text)
        if kind == "commentary":
            return self.find(target, [own])
        same = [own] if own.kind == "laws" and own.code == code else []
        return self.find(target, same + [other for other in self.laws_texts(code) if other is not own])


def _and_parents(clause):
    """A clause, then its parents up to the law."""
    while clause:
        yield clause
        clause = clauses.parent(clause)


def is_public(text):
    """True if a published build may hold the text; what is unknown may not."""
    return text.rights == "public"


def shown(texts, private):
    """The texts of a build, the newest code first, laws before commentaries."""
    chosen = [text for text in texts if private or is_public(text)]
    return sorted(chosen, key=lambda text: (-int(text.code), text.kind != "laws", text.id))


def left_out(texts):
    """(text, rights) of what a published build does not hold."""
    return [(text.id, text.rights) for text in texts if not is_public(text)]


def notices(texts):
    """(text, notice) of what a published build holds and must name."""
    return [(text.id, text.notice) for text in texts if is_public(text) and text.notice]
