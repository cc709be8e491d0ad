"""The words of the terms that a page marks, laid into the page once each: docs/assets/terms.js shows them in a card."""

import re

from kodeks.site import addresses
from kodeks.site.render import render

MARKED = re.compile(r'aria-describedby="term-([a-z]+)-([^"]+)"')
MOST = 420  # characters of a definition in a card; the whole stands on the page of terms


class TermCards:
    """Lays the words of terms into pages."""

    def __init__(self, told, words):
        """`told` gives, by language, anchor → Told; `words` are those of the interface."""
        self._told, self._words = told, words

    def on(self, page):
        """The page with the words of all terms it marks; the same page if it marks none."""
        marked = sorted(set(MARKED.findall(page.body)))
        if not marked:
            return page
        cards = [(lang, self._told[lang][anchor], _short(self._told[lang][anchor].plain)) for lang, anchor in marked]
        words = {lang: self._words[lang]["terms"] for lang in addresses.LANGUAGES}
        return page._replace(body=page.body + render("term_cards.html", cards=cards, words=words))


def _short(words):
    """A long definition, cut at a word."""
    return words if len(words) <= MOST else words[:MOST].rsplit(" ", 1)[0] + " …"
