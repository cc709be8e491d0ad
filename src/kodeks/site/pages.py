"""A law, or the commentary on it, as a page: rows of clauses, own language and twin, with all that leads on from each."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.pages import checked
from kodeks.site import addresses, links
from kodeks.site.alignment import aligned
from kodeks.site.doubts import doubts_on, title_doubts
from kodeks.site.prose import paragraphs
from kodeks.site.remarks import Remarks, placed
from kodeks.site.render import render, safe
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import text_notes, title
from kodeks.site.widget import widget_words


class Row(namedtuple("Row", "id anchor kind depth name own twin unchecked tools")):
    """A clause as the template needs it; `own` and `twin` are Cells or None."""

    __slots__ = ()


class Tools(namedtuple("Tools", "commentary cited_by starts rulings", defaults=((),))):
    """What leads on from a clause: commentary, clauses that cite it, procedures that start at it, those that use it."""

    __slots__ = ()


class Cell(namedtuple("Cell", "lang title printed html doubt")):
    """A clause in one language; `doubt` is None where nothing in it is doubtful."""

    __slots__ = ()


class Jump(namedtuple("Jump", "href words lang", defaults=("",))):
    """A link; `lang` where its words are in another language than the page."""

    __slots__ = ()


class LawPages:
    """Makes the law pages of a library."""

    def __init__(self, library, found_links, words, starts, uses, histories, reports=None):
        """`words` of the interface by language; `starts`, `uses`: procedures that a clause of a code starts or serves."""
        self.library = library
        self.links = found_links
        self.words = words
        self.starts = starts
        self.uses = uses
        self.remarks = Remarks(library, found_links, words)
        self.histories = histories
        self.reports = reports

    def page(self, lang, text, law):
        """The page of a law in the tree of a language, whatever languages the text has."""
        view = _View(self, lang, text, law)
        rows = view.rows()
        name = view.name()
        body = render(
            "law.html",
            words=self.words[lang],
            lang=lang,
            view=view,
            name=name,
            title_doubts=title_doubts(view, rows),
            headings=[row for row in rows if row.kind == "heading"],
            rows=[row for row in rows if row.kind not in ("heading", "footnote")],
            footnotes=[row for row in rows if row.kind == "footnote"],
            widget=widget_words(self.words[lang]),
        )
        plain = name if not view.title else f"{name}. {view.title}"
        description = f"{plain} — {title(text, lang)[0]}"
        notes = text_notes(text, lang, self.words[lang])
        return SitePage(view.path, lang, plain, description, body, view.toc(rows, plain), notes, text.id, law)


class _View:
    """One law page in the making."""

    def __init__(self, maker, lang, text, law):
        self.maker, self.lang, self.text, self.law = maker, lang, text, law
        self.words = maker.words[lang]["law"]
        self.path = addresses.law_page(lang, text.id, law)
        order = (lang, addresses.other_language(lang))
        shown = [(language, maker.library.page(text.id, language, law)) for language in order]
        shown = [(language, page) for language, page in shown if page]
        self.own_lang, self.own = shown[0]
        self.twin_lang, self.twin = shown[1] if len(shown) > 1 else ("", None)
        self.title, self.twin_title = self.own.title, self.twin.title if self.twin else ""
        self.checked = checked(self.own)
        self.called = set()
        self.remarks = maker.remarks.on(lang, text, law, self.path)
        self.placed = placed(self.remarks)
        self.doubts = doubts_on(maker.reports, lang, text, law, self.path) if maker.reports else {}
        self.pasts, self.dropped = maker.histories.on(lang, text, law, self.path)

    def name(self):
        """ "Law 64", "Commentary on Law 45"."""
        return self.words["law" if self.text.kind == "laws" else "commentary_law"].format(law=self.law)

    def rows(self):
        """The clauses of both languages, row by row."""
        pairs = aligned(self.own.clauses, self.twin.clauses if self.twin else ())
        return [self._row(own, twin) for own, twin in pairs if not _is_empty(own, twin)]

    def _row(self, own, twin):
        some = own or twin
        first = some.segment == 1
        tools = self.tools(some.id) if first and some.id != self.law else Tools((), (), ())
        return Row(
            some.id,
            "" if some.kind == "heading" else clauses.anchor(some.id) + ("" if first else f"-s{some.segment}"),
            some.kind,
            min(max(0, len(clauses.parts(some.id)) - 2), 3),
            self._shown(some),
            self._cell(own, self.own_lang, named=True),
            self._cell(twin, self.twin_lang, named=own is None),
            first and self._is_unchecked(some),
            tools,
        )

    def tools(self, clause):
        """What leads on from a clause; that of the law itself stands under its heading."""
        is_laws = self.text.kind == "laws"
        return Tools(
            self._commentary(clause),
            self._cited_by(clause),
            self.maker.starts.get((self.text.code, clause), ()) if is_laws else (),
            self._rulings(clause) if is_laws else (),
        )

    def _rulings(self, clause):
        """Links to the procedures with a path that cites a clause."""
        return [
            Jump(self.procedure_href(one.name), one.title[self.lang])
            for one in self.maker.uses.get((self.text.code, clause), ())
        ]

    def _shown(self, clause):
        """How a clause is called in the margin: "64A1", "45.5 note"."""
        if clause.kind in ("note", "table"):
            return f"{clauses.parent(clause.id)} {self.words[clause.kind]}"
        return clause.id if clause.segment == 1 else self.words["segment"].format(clause=clause.id)

    def _cell(self, clause, language, named):
        """A clause's words with their marks."""
        if clause is None:
            return None
        fixed = links.link_marks(self.maker.links, self.text.id, language, clause, (self.path, self.lang), self.words)
        fixed += links.footnote_marks(clause, self.words, self.called if named else None)
        fixed += links.gap_marks(clause, self.words, self.lang)
        html = paragraphs(clause.body, fixed + links.stress_marks(clause, fixed))
        shown = clause.title if clause.id != self.law else ""
        return Cell(language, shown, clause.label, safe(html), self.doubts.get((language, clause.id, clause.segment)))

    def _is_unchecked(self, clause):
        """True for a clause of our own text that nobody has held against a second source."""
        return self.text.origin == "digest" and clause.kind not in ("heading", "footnote") and clause.id not in self.checked

    def _commentary(self, clause):
        """Links to the paragraphs that cite a clause; those that stand under it or at the top are at hand."""
        found = self.maker.links.commentary(self.text.id, clause) if self.text.kind == "laws" else ()
        return [self._jump(item) for item in found if not {(clause, item.clause), ("", item.clause)} & self.placed]

    def _cited_by(self, clause):
        """Links to the clauses that cite a clause."""
        return [self._jump(item) for item in self.maker.links.cited_by(self.text.id, clause)]

    def _jump(self, item):
        """A link to a citing clause; of another text it also names the text."""
        there = addresses.law_page(self.lang, item.text, item.law)
        other = self.maker.library.text(item.text)
        words = self._called(item.clause)
        if other.id != self.text.id and other.kind == self.text.kind:
            words = f"{words} ({other.id})"
        return Jump(addresses.relative(self.path, there, item.clause), words)

    def _called(self, clause):
        """A clause in a list of links: "13A", "13, footnote 1"."""
        if clauses.kind(clause) == "definition":
            return self.maker.library.definition(self.lang, clause).title.rstrip(".")
        if clauses.kind(clause) != "footnote":
            return clause
        law, number = clause.split(".fn")
        return self.words["footnote_of"].format(law=law, number=number)

    def law_commentary(self):
        """Pages of commentary on this law."""
        texts = self.maker.library.commentaries(self.text.code) if self.text.kind == "laws" else ()
        return [self._page_jump(text) for text in texts if self.law in self.maker.library.laws(text.id)]

    def on_laws(self):
        """Of a commentary: the law it is about, in each text that has it."""
        texts = self.maker.library.laws_texts(self.text.code) if self.text.kind == "commentary" else ()
        return [self._page_jump(text) for text in texts if self.law in self.maker.library.laws(text.id)]

    def elsewhere(self):
        """The law of the same number in the other texts of laws."""
        texts = [text for text in self.maker.library.texts if text.kind == "laws" and text.id != self.text.id]
        texts = texts if self.text.kind == "laws" else ()
        return [self._page_jump(text) for text in texts if self.law in self.maker.library.laws(text.id)]

    def _page_jump(self, text):
        return Jump(
            addresses.relative(self.path, addresses.law_page(self.lang, text.id, self.law)), title(text, self.lang)[0]
        )

    def neighbours(self):
        """(previous, next) laws of the text, None at the ends."""
        laws = self.maker.library.laws(self.text.id)
        place = laws.index(self.law)
        before = laws[place - 1] if place else None
        after = laws[place + 1] if place + 1 < len(laws) else None
        return tuple(self._neighbour(law) for law in (before, after))

    def _neighbour(self, law):
        if law is None:
            return None
        name = law_name(self.maker.library, self.text, self.lang, law, self.words)
        return Jump(addresses.relative(self.path, addresses.law_page(self.lang, self.text.id, law)), *name)

    def index_href(self):
        """The way to the list of laws."""
        return addresses.relative(self.path, addresses.text_index(self.lang, self.text.id))

    def procedure_href(self, name):
        """The way to the page of a procedure, under this text's code."""
        return addresses.relative(self.path, addresses.procedure_page(self.lang, name)) + f"?code={self.text.code}"

    def toc(self, rows, plain):
        """The law, and under it its sections."""
        sections = [row for row in rows if row.kind in ("section", "paragraph") and row.own and "-s" not in row.anchor]
        children = [toc_token(2, row.anchor, f"{row.id} {row.own.title}".strip()) for row in sections]
        return [toc_token(1, clauses.anchor(self.law), plain, children)]


def law_name(library, text, lang, law, words):
    """(its name, the language of the name): "64. After a revoke", "Law 64" where the heading is lost."""
    page = library.page(text.id, lang, law) or library.page(text.id, addresses.other_language(lang), law)
    return (f"{law}. {page.title}", page.lang) if page.title else (words["law"].format(law=law), lang)


def _is_empty(own, twin):
    """True for the clause of the law itself where it has no words of its own: the heading shows its title."""
    some = own or twin
    said = [bool(clause.body or clause.gaps) for clause in (own, twin) if clause]
    return some.kind == "law" and some.segment == 1 and not any(said)
