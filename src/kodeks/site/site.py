"""The whole site: its pages, the shell around each, and the files beside them. Knows nothing of MkDocs."""

import re

from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.glossary import read_glossary
from kodeks.corpus.texts import read_pages, read_texts
from kodeks.site import addresses, indexes, rulings_pages
from kodeks.site.bundle import engine_files
from kodeks.site.checked_table import checked_table
from kodeks.site.history import Histories
from kodeks.site.interface import read_interface
from kodeks.site.library import Library, is_public, shown
from kodeks.site.links import Links
from kodeks.site.pages import LawPages
from kodeks.site.prose_pages import prose_titles
from kodeks.site.render import render
from kodeks.site.reports import Reports
from kodeks.site.searching import index_files, search_site_page
from kodeks.site.shell import Shells
from kodeks.site.situations_pages import Situations
from kodeks.site.term_cards import TermCards
from kodeks.site.term_marks import TermMarks
from kodeks.site.terms_pages import TermsPages

LAW_PAGE = re.compile(r"[^/]+/(?:[0-9]+|definitions)\.md")


class Site:
    """Everything that a build of the site at `root` holds; a private one also what may not be published."""

    def __init__(self, root, private=False, site_url=""):
        self.root = root
        self.words = read_interface(root / "docs")
        self.library = read_library(root, private)
        glossary = read_glossary(root / "docs" / "glossary.toml")
        self.procedures = rulings_pages.Procedures(root)
        self.situations = Situations(root / "docs", self.library)
        self.links = Links(self.library, TermMarks(glossary.terms))
        self.terms = TermsPages(glossary, self.library, self.links, self.words)
        self.reports = Reports(root, self.library, self.words, private)
        self.pages = {_source(page.path): page for page in self._made()}
        self.prose = {lang: prose_titles(root / "docs", lang) for lang in addresses.LANGUAGES}
        ruled = {lang: self.procedures.titles(lang) for lang in addresses.LANGUAGES}
        happened = {lang: self.situations.titles(lang, self.words) for lang in addresses.LANGUAGES}
        keeps = any(not is_public(text) for text in self.library.texts)
        self.shells = Shells(self.library, self.words, ruled, self.prose, happened, site_url, keeps)

    def _made(self):
        """Every page that we make, in both trees."""
        histories = Histories(self.library, self.words, self.root / "docs")
        laws = LawPages(
            self.library, self.links, self.words, self.procedures.starts(), self.procedures.uses(), histories, self.reports
        )
        cards = TermCards(self.terms.told, self.words)
        for lang in addresses.LANGUAGES:
            for text in self.library.texts:
                report = self.reports.link(lang, text)
                yield indexes.text_page(self.library, self.words, lang, text, report)
                for law in self.library.laws(text.id):
                    yield cards.on(laws.page(lang, text, law))
            yield from self.procedures.pages(lang, self.library, self.words)
            yield from self.situations.pages(lang, self.words)
            yield search_site_page(lang, self.library, self.words[lang])
            yield self.terms.page(lang)
            yield from self.reports.pages(lang)

    def shows(self, source):
        """True for a file of docs/ that goes into the site as it is: assets, and pages written by hand."""
        folder, _, rest = source.partition("/")
        if folder == "assets":
            return True
        return (
            folder in addresses.LANGUAGES
            and source.endswith(".md")
            and not LAW_PAGE.fullmatch(rest)
            and source not in self.pages
        )

    def first_on(self, path):
        """What stands first on a page written by hand, right below its title: on the start page, what happened."""
        lang = path.partition("/")[0]
        return self.situations.first_block(lang, self.words, path) if path == addresses.home(lang) else ""

    def added_to(self, path):
        """What we put below a page written by hand: the texts on the start page, our terms on the page about them."""
        lang = path.partition("/")[0]
        if path == addresses.terms_we_chose(lang):
            return self.terms.chosen(lang, path)
        if path == addresses.checked_page(lang):
            return checked_table(self.library, self.words, lang, path)
        if path != addresses.home(lang):
            return ""
        return indexes.shelf_list(self.library, self.words, lang, path) + self.procedures.short_list(lang, self.words, path)

    def shell(self, source, path, name, description=""):
        """The shell of a page by its source file; one written by hand brings its name."""
        page = self.pages.get(source)
        return self.shells.of(page) if page else self.shells.of_prose(path, name, description)

    def files(self):
        """(path, bytes) of what stands beside the pages: first page, engine, search index."""
        yield "index.html", render("root.html", words=self.words).encode("utf-8")
        yield from engine_files(self.root, self.library)
        yield from index_files(self.root, self.library)


def read_library(root, private):
    """The texts of a build with their pages and the lists of their codes."""
    texts = shown(read_texts(root), private)
    pages = {(text.id, lang): read_pages(text, lang) for text in texts for lang in text.languages}
    folder = root / "docs" / "codes"
    return Library(texts, pages, {code: read_code(code, folder) for code in codes(folder)})


def _source(path):
    """The source file that an address would have: "ru/2017/64/" → "ru/2017/64.md", "ru/2017/" → "ru/2017/index.md"."""
    depth = path.count("/")
    return path + "index.md" if depth <= 2 else path.rstrip("/") + ".md"
