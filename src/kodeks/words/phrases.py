"""The phrases of one procedure in one language: its own table first, then the common one.

A table `older` holds what is said in other words under the codes before 2007: penalty, where later ones have rectification.
"""

from collections import namedtuple

from kodeks.words.template import fill
from kodeks.words.writing import MissingWord, write

# Forms of questions whose options need no words of their own, and the kind each option is.
WRITTEN_FORMS = {
    "seat": "seat",
    "card": "card",
    "cards": "card",
    "suit": "suit",
    "suits": "suits",
    "call": "call",
    "calls": "call",
}


class Phrases(namedtuple("Phrases", ("language", "procedure", "own", "common", "older"))):
    """Finds a phrase by its place ("consequences", "partner_passes") and fills it."""

    __slots__ = ()

    def under(self, code):
        """The same phrases in the words of a code."""
        if self.older or not "" < code < "2007":
            return self
        tables = [_laid_over(table, table.get("older", {})) for table in (self.own, self.common)]
        return Phrases(self.language, self.procedure, tables[0], tables[1], True)

    def has(self, *path):
        """True if the procedure or the common table has this phrase."""
        return self._find(path) is not None

    def say(self, path, about=()):
        """The phrase at a place, filled; an error that names key and language if there is none."""
        found = self._find(path)
        if not isinstance(found, str):
            raise self._missing(path)
        return fill(found, about, self.common)

    def question(self, question):
        """What is asked."""
        return self.say(("questions", self.worded(question.key), "text"), question.about)

    def help(self, question):
        """What the director should know before he answers, and what is said only where a certain answer is offered."""
        here = ("questions", self.worded(question.key))
        paths = [here + ("help",)] if self.has(*here, "help") else []
        if self.has(*here, "help_with"):
            paths += [here + ("help_with", one) for one in question.options if self.has(*here, "help_with", one)]
        return " ".join([self.say(path, question.about) for path in paths])

    def option(self, question, option):
        """An answer in words: the question's own, the common ones, or as the language writes a seat, a card, a call."""
        return self._option(question, option, self._tables_of_options(question))

    def options(self, question):
        """All its answers in words."""
        tables = self._tables_of_options(question)
        return [self._option(question, option, tables) for option in question.options]

    def _tables_of_options(self, question):
        """The tables in which words for its answers may stand, the question's own first."""
        paths = (("questions", self.worded(question.key), "options"), ("options",))
        found = [_find(table, path) for path in paths for table in (self.own, self.common)]
        return [table for table in found if table]

    def _option(self, question, option, tables):
        """The first words there are, else as the language writes what the answer is."""
        for table in tables:
            if option in table:
                return fill(table[option], question.about, self.common)
        kind = WRITTEN_FORMS.get(question.form)
        if kind:
            return write(kind, option, "", self.common)
        if question.form == "number":
            return self._number(question, option)
        raise self._missing(("questions", question.key, "options", option))

    def _number(self, question, option):
        """The highest number asked for may stand for more: "3 or more"."""
        most = ("questions", self.worded(question.key), "options", "most")
        stands_for_more = self.has(*most) and option == str(dict(question.about)["most"])
        return self.say(most, question.about) if stands_for_more else option

    def answer(self, question, answer):
        """A given answer in words."""
        if question.form in ("calls", "cards"):
            return " ".join([self.option(question, one) for one in answer.replace("-", " ").split()])
        return self.option(question, answer)

    def worded(self, key):
        """The key whose words a question has: one asked again, "won_2", has those of "won_n" or else of "won"."""
        head, _, number = key.rpartition("_")
        if not number.isdigit():
            return key
        return head + "_n" if self.has("questions", head + "_n") else head

    def _find(self, path):
        """What stands at a path in the own table, else in the common one; None if nothing."""
        found = _find(self.own, path)
        return _find(self.common, path) if found is None else found

    def _missing(self, path):
        """The error that names procedure, key and language."""
        return MissingWord(f"{self.procedure}: '{'.'.join(path)}' has no words in language '{self.language}'")


def phrases(words, language, procedure, code=""):
    """The phrases of a procedure, from the words of all languages; under a code, in the words of that code."""
    if language not in words:
        raise ValueError(f"'{language}' is not a language; languages are {' '.join(sorted(words))}")
    tables = words[language]
    return Phrases(language, procedure, tables.get(procedure, {}), tables["common"], False).under(code)


def _laid_over(table, other):
    """A table with what another one says in its place."""
    whole = dict(table)
    for key in other:
        here = table.get(key, {})
        whole[key] = _laid_over(here, other[key]) if isinstance(other[key], dict) else other[key]
    return whole


def _find(table, path):
    """What stands at a path in nested tables; None if nothing."""
    for key in path:
        if not isinstance(table, dict) or key not in table:
            return None
        table = table[key]
    return table
