"""Where a page stands in the site, for ever, and the way from one page to another."""

from posixpath import relpath

from kodeks.clauses import anchor
from kodeks.corpus.model import DEFINITIONS

LANGUAGES = ("ru", "en")


def home(lang):
    """The start page of a language."""
    return f"{lang}/"


def text_index(lang, text):
    """The list of laws of a text."""
    return f"{lang}/{text}/"


def law_page(lang, text, law):
    """A law, or the commentary on it; definitions stand among the terms."""
    return terms_page(lang) if law == DEFINITIONS else f"{lang}/{text}/{law}/"


def report_page(lang, text):
    """What ingestion did with a text; in private builds only."""
    return f"{lang}/{text}/report/"


def terms_page(lang):
    """All terms, the definitions of the code among them."""
    return f"{lang}/terms/"


def start_page(lang):
    """Where a player starts."""
    return f"{lang}/start/"


def situations_page(lang):
    """The finder by situation."""
    return f"{lang}/situations/"


def terms_we_chose(lang):
    """The Russian terms that are ours, with reasons."""
    return f"{lang}/about/terms-we-chose/"


def checked_page(lang):
    """How far the digest was checked."""
    return f"{lang}/about/checked/"


def rulings_index(lang):
    """The list of procedures."""
    return f"{lang}/rulings/"


def procedure_page(lang, name):
    """The page of one procedure."""
    return f"{lang}/rulings/{name}/"


def coverage_page(lang):
    """What the rulings cover, as a table."""
    return f"{lang}/rulings/coverage/"


def search_page(lang):
    """The page of search results."""
    return f"{lang}/search/"


def relative(here, there, clause=""):
    """The way from page to page: ("ru/2017/64/", "ru/2017/62/", "62A") → "../62/#62A"."""
    path = "" if here == there else relpath(there or ".", here or ".") + "/"
    fragment = "#" + anchor(clause) if clause and anchor(clause) else ""
    return path + fragment or "./"


def other_language(lang):
    """The twin of a language."""
    return LANGUAGES[1 - LANGUAGES.index(lang)]


def in_language(path, lang):
    """The same page in a language: ("ru/2017/64/", "en") → "en/2017/64/"."""
    first, _, rest = path.partition("/")
    return f"{lang}/{rest}" if first in LANGUAGES else path
