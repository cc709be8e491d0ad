"""The terms of the glossary as pages: /{lang}/terms/, and the table of the Russian terms that we chose."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.glossary import OLDER, order
from kodeks.corpus.model import DEFINITIONS
from kodeks.site import addresses, links
from kodeks.site.prose import paragraphs
from kodeks.site.render import render, safe
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import IN_FORCE, prose_notes


class Told(
    namedtuple("Told", "anchor letter name other other_lang defined html plain short also slang clauses older friend"),
):
    """A term as its page shows it; `html` holds its definition or our meaning, `plain` the same without links."""

    __slots__ = ()


class TermsPages:
    """What the site shows of the glossary."""

    def __init__(self, glossary, library, found_links, words):
        self.glossary, self.library, self.links, self.words = glossary, library, found_links, words
        self.told = {lang: {told.anchor: told for told in self._all(lang)} for lang in addresses.LANGUAGES}

    def page(self, lang):
        """All terms in the order of a language, under its letters."""
        words, path = self.words[lang], addresses.terms_page(lang)
        found = list(self.told[lang].values())
        letters = list(dict.fromkeys(told.letter for told in found))
        body = render("terms.html", words=words["terms"], name=words["shell"]["terms"], terms=found, letters=letters)
        name = words["shell"]["terms"]
        toc = [toc_token(1, "terms", name)]
        return SitePage(path, lang, name, words["terms"]["intro"], body, toc, prose_notes(words), "", "")

    def chosen(self, lang, path):
        """The Russian terms that are ours, each with its reason, as a table."""
        here = addresses.relative(path, addresses.terms_page(lang))
        chosen = [(term, here + "#" + term.anchor) for term in self.glossary.terms if term.why]
        return render("terms_chosen.html", words=self.words[lang]["terms"], terms=chosen, lang=lang)

    def _all(self, lang):
        """Every term, and every definition that the glossary lacks, in order."""
        found = {term.definition for term in self.glossary.terms}
        told = [(order(term, lang), self._term(term, lang)) for term in self.glossary.terms]
        told += [(one.title.lower(), self._defined(one, lang)) for one in self._definitions(lang) if one.id not in found]
        return [one for _, one in sorted(told, key=lambda pair: pair[0])]

    def _term(self, term, lang):
        other = addresses.other_language(lang)
        defined = self.library.definition(lang, term.definition) if term.definition else None
        meaning = term.meaning.get(lang, "")
        sure = {kind: getattr(term, kind)[lang] for kind in ("short", "also", "slang")}
        older = [
            (self.words[lang]["terms"]["older"][source], term.older[source]) for source in OLDER if source in term.older
        ]
        return Told(
            term.anchor,
            order(term, lang)[0].upper(),
            term.name[lang],
            term.name[other],
            other,
            bool(defined),
            self._html(defined, lang) if defined else safe(paragraphs(meaning)),
            " ".join(defined.body.split()) if defined else meaning,
            **sure,
            clauses=[self._jump(clause, lang) for clause in term.clauses],
            older=older,
            friend=term.friend.get(lang, ""),
        )

    def _defined(self, clause, lang):
        """A definition that no entry tells of."""
        name, other = clause.title.rstrip("."), addresses.other_language(lang)
        twin = self.library.definition(other, clause.id)
        other_name = twin.title.rstrip(".") if twin else clause.id[4:]
        return Told(
            clauses.anchor(clause.id), name[0].upper(), name, other_name, other, True, self._html(clause, lang),
            " ".join(clause.body.split()), (), (), (), (), (), "",
        )  # fmt: skip

    def _definitions(self, lang):
        pages = [self.library.page(text.id, lang, DEFINITIONS) for text in self._laws()]
        return [clause for page in pages if page for clause in page.clauses if clause.kind == "definition"]

    def _html(self, clause, lang):
        """A definition with its references as links."""
        texts = [text for text in self._laws() if self.library.page(text.id, lang, DEFINITIONS)]
        page = (addresses.terms_page(lang), lang)
        marks = links.reference_marks(self.links, texts[0].id, lang, clause, page, self.words[lang]["law"])
        return safe(paragraphs(clause.body, marks))

    def _jump(self, clause, lang):
        """(clause, the way to it, "" where no text here has it)."""
        spot = self.library.find(clause, self._laws())
        there = addresses.law_page(lang, spot.text, spot.law) if spot else ""
        return clause, addresses.relative(addresses.terms_page(lang), there, spot.clause) if spot else ""

    def _laws(self):
        return self.library.laws_texts(IN_FORCE)
