"""The page of terms: /{lang}/terms/."""

from kodeks.clauses import anchor
from kodeks.corpus.model import DEFINITIONS
from kodeks.site import addresses
from kodeks.site.prose import paragraphs
from kodeks.site.render import render, safe
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import prose_notes


def terms_site_page(lang, library, words):
    """Every definition of our laws under its address."""
    path, name = addresses.terms_page(lang), words["shell"]["terms"]
    pages = [library.page(text.id, lang, DEFINITIONS) for text in library.texts if text.origin == "digest"]
    found = [clause for page in pages if page for clause in page.clauses if clause.kind == "definition"]
    told = [(anchor(clause.id), clause.title.rstrip("."), safe(paragraphs(clause.body))) for clause in found]
    body = render("terms.html", name=name, terms=told)
    return SitePage(path, lang, name, name, body, [toc_token(1, "terms", name)], prose_notes(words), "", "")
