"""The finder by situation, and what of it stands on the start page."""

from collections import namedtuple

from kodeks.rulings.procedures import PROCEDURES
from kodeks.site import addresses
from kodeks.site.render import render
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.situations import groups_of, read_said, read_situations
from kodeks.site.strip import IN_FORCE, prose_notes


class Group(namedtuple("Group", "key name href entries")):
    """A part of a board's life with what may happen in it."""

    __slots__ = ()


class Entry(namedtuple("Entry", "key said also href places ruling often")):
    """A situation on a page: where it leads, its clauses as (id, address or ""), the address of its ruling or ""."""

    __slots__ = ()


class Situations:
    """All situations in both languages."""

    def __init__(self, docs, library):
        self.library = library
        self._found = read_situations(docs)
        self._said = read_said(docs)
        self._procedures = {item.name for item in PROCEDURES}

    def pages(self, lang, words):
        """The page of the finder, if there are situations."""
        if not self._found:
            return
        path = addresses.situations_page(lang)
        name = words[lang]["situations"]["title"]
        body = render("situations.html", words=words[lang], groups=self._groups(lang, path))
        toc = [toc_token(1, "situations", name, [toc_token(2, one.key, one.name) for one in self._groups(lang, path)])]
        intro = words[lang]["situations"]["intro"]
        yield SitePage(path, lang, name, intro, body, toc, prose_notes(words[lang], True), "", "")

    def titles(self, lang, words):
        """(address, title) of the finder, for the navigation."""
        return [(page.path, page.title) for page in self.pages(lang, words)]

    def first_block(self, lang, words, here):
        """What a director looks for first: what happens most often, telling what happened, the groups."""
        if not self._found:
            return ""
        groups = self._groups(lang, here)
        often = [entry for group in groups for entry in group.entries if entry.often]
        href = addresses.relative(here, addresses.situations_page(lang))
        tell = addresses.relative(here, addresses.rulings_index(lang)).removesuffix("./") + "#happened"
        return render("what_happened.html", words=words[lang], groups=groups, often=often, href=href, tell=tell)

    def _groups(self, lang, here):
        finder = addresses.relative(here, addresses.situations_page(lang)).removesuffix("./")
        names = self._said[lang]["groups"]
        return [
            Group(key, names[key], f"{finder}#{key}", [self._entry(one, lang, here) for one in found])
            for key, found in groups_of(self._found).items()
        ]

    def _entry(self, situation, lang, here):
        said = self._said[lang]
        places = [(clause, self._href(clause, lang, here)) for clause in situation.clauses]
        href = next((href for _, href in places if href), "")
        ruling = self._ruling(situation, lang, here)
        return Entry(
            situation.key, said["said"][situation.key], said["also"][situation.key], href, places, ruling, situation.often
        )

    def _href(self, clause, lang, here):
        """The way to a clause or its nearest parent, "" where its law is not here."""
        spot = self.library.find(clause, self.library.laws_texts(IN_FORCE))
        return addresses.relative(here, addresses.law_page(lang, spot.text, spot.law), spot.clause) if spot else ""

    def _ruling(self, situation, lang, here):
        if situation.procedure not in self._procedures:
            return ""
        return addresses.relative(here, addresses.procedure_page(lang, situation.procedure))
