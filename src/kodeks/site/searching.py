"""The search of the site: its index, made from the texts of this build, and its page."""

from kodeks.references.find import find_references
from kodeks.search.build import search_files
from kodeks.search.comments import comments_of
from kodeks.search.page import TITLES, search_page
from kodeks.search.records import page_records
from kodeks.site import addresses
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import prose_notes, title

FOLDER = "assets/search"


def index_files(root, library):
    """(path, bytes) of the index of every language, and of the module that reads it."""
    records, comments = [], {}
    for text in library.texts:
        for lang in text.languages:
            pages = library.pages(text.id, lang)
            records += [record for page in pages for record in page_records(text, page)]
            if text.kind == "commentary":
                comments[text.id] = comments_of(text, pages, find_references)
    for name, content in search_files(records, library.texts, comments, root / "docs" / "codes"):
        yield f"{FOLDER}/{name}", content


def search_site_page(lang, library, words):
    """The page of results; without scripts it leads to the lists of laws."""
    path = addresses.search_page(lang)
    lists = [(title(text, lang)[0], addresses.relative(path, addresses.text_index(lang, text.id))) for text in library.texts]
    name = TITLES[lang]
    toc = [toc_token(1, "search", name)]
    return SitePage(
        path, lang, name, words["shell"]["search_link"], search_page(lang, lists), toc, prose_notes(words), "", ""
    )
