"""The pages of the rulings: a list of procedures, and for each its interview, with a text for readers without scripts."""

import json
from collections import namedtuple

from kodeks.rulings import browser
from kodeks.rulings.procedures import CODES, PROCEDURES
from kodeks.rulings.starts import laws_of, starts_of
from kodeks.site import addresses
from kodeks.site.bundle import words_json
from kodeks.site.coverage_page import coverage_page
from kodeks.site.decisions import decisions
from kodeks.site.pages import Jump
from kodeks.site.render import render
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import IN_FORCE, prose_notes
from kodeks.site.widget import as_json, widget_words
from kodeks.walks.coverage import read_walk, used_by
from kodeks.walks.states import example


class Entry(namedtuple("Entry", "name href title about codes laws")):
    """A procedure in a list."""

    __slots__ = ()


class Start(namedtuple("Start", "name title codes")):
    """A procedure that can be started from a clause; the title by language."""

    __slots__ = ()


class Procedures:
    """All procedures and the words in which they are told."""

    def __init__(self, root):
        told = words_json(root)
        browser.load(told)
        self._words = json.loads(told)["words"]
        self._walk = read_walk(root)

    def title(self, name, lang):
        """What a procedure is called."""
        return self._words[lang][name]["procedure"]["title"]

    def about(self, name, lang):
        """What it is for, in a sentence."""
        return self._words[lang][name]["procedure"]["about"]

    def titles(self, lang):
        """(address, title) of every procedure, for the navigation."""
        return [(addresses.procedure_page(lang, item.name), self.title(item.name, lang)) for item in PROCEDURES]

    def starts(self):
        """(code, clause) → the procedures that can be started there."""
        found = {}
        for item in PROCEDURES:
            for code in item.codes:
                for clause in starts_of(item.name, code):
                    found.setdefault((code, clause), []).append(self._start(item))
        return found

    def _start(self, item):
        return Start(item.name, {lang: self.title(item.name, lang) for lang in addresses.LANGUAGES}, item.codes)

    def uses(self):
        """(code, clause) → the procedures with a path that cites it, the title by language."""
        named = {item.name: self._start(item) for item in PROCEDURES}
        used = {code: used_by(self._walk, code) for code in CODES}
        return {
            (code, clause): [named[name] for name in names if name in named]
            for code, found in used.items()
            for clause, names in found.items()
        }

    def pages(self, lang, library, words):
        """The list, then a page for each procedure."""
        yield self._index(lang, words)
        yield coverage_page(lang, PROCEDURES, self._walk, words, self.title, IN_FORCE)
        for item in PROCEDURES:
            yield self._page(item, lang, library, words)

    def _index(self, lang, words):
        """Tell what happened and be led to the ruling, or take it from the list."""
        path, said = addresses.rulings_index(lang), words[lang]["rulings"]
        titles = {item.name: self.title(item.name, lang) for item in PROCEDURES}
        told = {"widget": widget_words(words[lang]), "titles": as_json(titles), "lang": lang}
        body = render("rulings.html", words=words[lang], entries=self._entries(lang, path), **told)
        parts = [toc_token(2, "happened", said["happened"]), toc_token(2, "all", said["all"])]
        toc = [toc_token(1, "rulings", said["title"], parts)]
        return SitePage(path, lang, said["title"], said["intro"], body, toc, prose_notes(words[lang], True), "", "")

    def short_list(self, lang, words, here):
        """The procedures, for the start page."""
        return render("rulings_list.html", words=words[lang], entries=self._entries(lang, here))

    def _entries(self, lang, here):
        return [
            Entry(
                item.name,
                addresses.relative(here, addresses.procedure_page(lang, item.name)),
                self.title(item.name, lang),
                self.about(item.name, lang),
                item.codes,
                laws_of(item.name),
            )
            for item in PROCEDURES
        ]

    def _page(self, item, lang, library, words):
        """The interview; inside it the text for those who have no scripts."""
        path = addresses.procedure_page(lang, item.name)
        code = IN_FORCE if IN_FORCE in item.codes else item.codes[-1]
        name = self.title(item.name, lang)

        def link(clause):
            """The way to a clause, "" where no text here has it."""
            spot = library.find(clause, library.laws_texts(code)) if clause else None
            exact = spot if spot and spot.clause == clause else None
            return addresses.relative(path, addresses.law_page(lang, exact.text, exact.law), clause) if exact else ""

        body = render(
            "ruling.html",
            words=words[lang],
            lang=lang,
            item=item,
            name=name,
            code=code,
            link=link,
            about=self.about(item.name, lang),
            told=decisions(item, code, lang, example(item)),
            widget=widget_words(words[lang]),
            index=Jump(addresses.relative(path, addresses.rulings_index(lang)), words[lang]["rulings"]["title"]),
        )
        toc = [toc_token(1, "ruling", name)]
        return SitePage(path, lang, name, self.about(item.name, lang), body, toc, prose_notes(words[lang], True), "", "")
