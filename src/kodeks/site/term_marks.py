"""Terms in the words of a clause as links to the page of terms: each once a clause, never inside another link or a table."""

from html import escape

from kodeks.corpus.glossary import names
from kodeks.corpus.marks import blocks, is_table
from kodeks.search.naming import Namer
from kodeks.site import addresses
from kodeks.site.prose import Mark


class TermMarks:
    """Marks the terms of a glossary in both languages."""

    def __init__(self, terms):
        self._namers = {lang: Namer(list(_named(terms, lang))) for lang in addresses.LANGUAGES}

    def of(self, clause, lang, here, fixed=()):
        """Marks of the terms in a clause's words; `fixed` are the marks that they may not touch."""
        closed = [(mark.start, mark.end) for mark in fixed]
        closed += [(anchor.offset, anchor.offset) for anchor in clause.footnotes]
        closed += [(gap.offset, gap.offset) for gap in clause.gaps] + _tables(clause.body)
        seen, marks = {clause.id}, []
        for found in self._namers[lang].find(clause.body):
            free = not any(start < found.end and found.start <= end for start, end in closed)
            if free and found.term.marked and found.term.anchor not in seen:
                seen.add(found.term.anchor)
                marks.append(_mark(found, lang, here))
        return marks


def _named(terms, lang):
    """(name, term) of all terms; those of terms that are not marked too, so that no shorter name is seen inside them."""
    for term in terms:
        for name in names(term, lang, ("also", "in_text")):
            yield name, term
        for said in term.not_in_text[lang]:
            yield said.words, None


def _tables(body):
    return [(start, start + len(words)) for start, words in blocks(body) if is_table(words)]


def _mark(found, lang, here):
    """A link that is described by the words of the term, which stand hidden on the same page."""
    anchor = found.term.anchor
    href = addresses.relative(here, addresses.terms_page(lang)) + "#" + anchor
    before = f'<a class="term" href="{escape(href)}" aria-describedby="term-{lang}-{anchor}">'
    return Mark(found.start, found.end, before, "</a>")
