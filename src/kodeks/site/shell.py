"""What stands around a page: navigation of its own language and text, its twin in the other language, its strip."""

from collections import namedtuple

from kodeks.site import addresses
from kodeks.site.pages import law_name
from kodeks.site.render import render, safe
from kodeks.site.strip import prose_notes, title


class Shell(
    namedtuple("Shell", "lang words path notes navigation alternates other home search private description title root"),
):
    """All that a template of the shell needs; addresses are relative to the page."""

    __slots__ = ()


class Alternate(namedtuple("Alternate", "lang href")):
    """The same page in a language; absolute where the site's own address is known."""

    __slots__ = ()


class Branch(namedtuple("Branch", "href words lang current children")):
    """An entry of the navigation and what stands under it."""

    __slots__ = ()


class Shells:
    """Makes the shell of each page."""

    def __init__(self, library, words, procedures, prose, situations, site_url="", private=False):
        """`procedures`, `prose` and `situations` give, by language, (address, title) of those pages."""
        self.library, self.words, self.procedures, self.prose = library, words, procedures, prose
        self.situations = situations
        self.site_url = site_url
        self.private = private

    def of(self, page):
        """The shell of a page of ours."""
        return self._shell(page.path, page.lang, page.title, page.description, page.strip, page.text, page.law, page.toc)

    def of_prose(self, path, name, description=""):
        """The shell of a page written by hand."""
        lang = path.partition("/")[0]
        notes = prose_notes(self.words[lang])
        return self._shell(path, lang, name, description or self.words[lang]["tagline"], notes, "", "", ())

    def _shell(self, path, lang, name, description, notes, text, law, toc):
        other = addresses.other_language(lang)
        twin = addresses.in_language(path, other)
        return Shell(
            lang,
            self.words[lang],
            path,
            notes,
            safe(render("nav.html", words=self.words[lang], branches=self._branches(path, lang, text, law, toc))),
            self._alternates(path),
            Alternate(other, addresses.relative(path, twin)),
            addresses.relative(path, addresses.home(lang)),
            addresses.relative(path, addresses.search_page(lang)),
            self.private and not any(note.kind == "private" for note in notes),
            description,
            name,
            addresses.relative(path, ""),
        )

    def _alternates(self, path):
        """The page in each language; absolute addresses need the site's own."""
        base = self.site_url.rstrip("/") + "/" if self.site_url else ""
        pages = [(lang, addresses.in_language(path, lang)) for lang in addresses.LANGUAGES]
        return [Alternate(lang, base + there if base else addresses.relative(path, there)) for lang, there in pages]

    def _branches(self, path, lang, text, law, toc):
        """Start, texts with the laws of the one being read, rulings, prose."""
        words = self.words[lang]["shell"]
        texts = [self._text_branch(path, lang, shown, shown.id == text, law, toc) for shown in self.library.texts]
        index = addresses.rulings_index(lang)
        ruled = self.procedures[lang] if path.startswith(index) else ()  # only where one is being worked out
        rulings = [self._leaf(path, there, name) for there, name in ruled]
        first = (addresses.home(lang), addresses.start_page(lang))
        prose = [self._leaf(path, there, name) for there, name in self.prose[lang] if there not in first]
        return [
            self._leaf(path, first[0], words["home"]),
            *self._first_leaves(path, lang),
            Branch("", words["texts"], "", False, texts),
            Branch(addresses.relative(path, index), words["rulings"], "", path == index, rulings),
            self._leaf(path, addresses.terms_page(lang), words["terms"]),
            Branch("", words["about"], "", False, prose),
        ]

    def _first_leaves(self, path, lang):
        """Where a player starts and where a director looks, if there are these pages."""
        start = [(there, name) for there, name in self.prose[lang] if there == addresses.start_page(lang)]
        return [self._leaf(path, there, name) for there, name in start + self.situations[lang]]

    def _text_branch(self, path, lang, text, is_open, law, toc):
        """A text; its laws only where it is the one being read."""
        name, name_lang = title(text, lang)
        there = addresses.text_index(lang, text.id)
        laws = (
            [self._law_branch(path, lang, text, item, item == law, toc) for item in self.library.laws(text.id)]
            if is_open
            else []
        )
        return Branch(addresses.relative(path, there), name, name_lang, path == there, laws)

    def _law_branch(self, path, lang, text, law, is_open, toc):
        """A law; its sections only where it is the one being read."""
        there = addresses.law_page(lang, text.id, law)
        sections = (
            [Branch("#" + item["id"], item["name"].rstrip("."), "", False, ()) for item in toc[0]["children"]]
            if is_open and toc
            else []
        )
        name, name_lang = law_name(self.library, text, lang, law, self.words[lang]["law"])
        return Branch(addresses.relative(path, there), name, "" if name_lang == lang else name_lang, path == there, sections)

    @staticmethod
    def _leaf(path, there, name):
        return Branch(addresses.relative(path, there), name, "", path == there, ())
