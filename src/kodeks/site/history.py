"""Where a clause stood in older codes, on its law page: a line that can be opened, and at the end what was dropped."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.history import NOWHERE, history_files, read_history
from kodeks.site import addresses


class Step(namedtuple("Step", "codes there relation")):
    """Codes in which a clause stood alike, each with whether that is unchecked; its ids where they are others; a word."""

    __slots__ = ()


class Stood(namedtuple("Stood", "code there relation note unchecked")):
    """A clause in one older code; `there` are (id, address or "")."""

    __slots__ = ()


class Past(namedtuple("Past", "steps stood")):
    """The history of a clause: in a line, and code by code."""

    __slots__ = ()

    def is_open(self):
        """True if there is more to read than the line tells."""
        return any(one.note or any(href for _, href in one.there) for one in self.stood)


class Histories:
    """The history of every law that has one."""

    def __init__(self, library, words, docs):
        self.library, self.words = library, words
        self._rows = {}
        for code in library.codes:
            for law, path in history_files(code, docs).items():
                self._rows[code, law] = read_history(path)

    def on(self, lang, text, law, path):
        """(clause → its Past, what was dropped) for a page of our own text; nothing for another."""
        rows = self._rows.get((text.code, law), ()) if text.kind == "laws" and text.origin == "digest" else ()
        told = [(row, self._stood(row, lang, path)) for row in rows]
        by_clause = {}
        for row, stood in told:
            if row.clause != NOWHERE:
                by_clause.setdefault(row.clause, []).append((row, stood))
        pasts = {clause: self._past(clause, found, lang) for clause, found in by_clause.items()}
        return pasts, [stood for row, stood in told if row.clause == NOWHERE]

    def _stood(self, row, lang, path):
        """A row as the reader sees it."""
        there = tuple((self._called(name, lang), self._href(name, row.code, lang, path)) for name in row.there)
        there = () if row.there == (row.clause,) and not there[0][1] else there
        relation = self.words[lang]["history"][row.relation]
        return Stood(row.code, there, relation, row.notes.get(lang, ""), row.state == "unchecked")

    def _called(self, clause, lang):
        """ "12C3", "12, footnote 1"; a definition by its term."""
        if clauses.kind(clause) != "footnote":
            return clause.removeprefix("DEF.")
        law, number = clause.split(".fn")
        return self.words[lang]["law"]["footnote_of"].format(law=law, number=number)

    def _href(self, clause, code, lang, path):
        """The way to a clause of an older code, "" where no text here has it."""
        spot = self.library.find(clause, self.library.laws_texts(code))
        if not spot or spot.clause != clause:
            return ""
        return addresses.relative(path, addresses.law_page(lang, spot.text, spot.law), clause)

    def _past(self, clause, found, lang):
        """The line: codes that follow each other and say the same make one step."""
        steps = []
        for row, stood in found:
            there = ", ".join(self._called(name, lang) for name in row.there) if row.there != (clause,) else ""
            step = Step([(stood.code, stood.unchecked)], there, stood.relation)
            if steps and steps[-1][1:] == step[1:]:
                steps[-1].codes.extend(step.codes)
            else:
                steps.append(step)
        return Past(steps, [stood for _, stood in found])
