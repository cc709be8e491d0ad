"""The flow of a procedure over its example: each question once, where each answer leads, what a ruling says by then.

A question that is met again on another way is the same step. Long lists of cards, calls and seats are followed by a few of
their members; those that lead the same way are told together.
"""

import json
from collections import namedtuple

from kodeks.rulings import browser
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.walks.states import example

FOLLOWED = 4  # times that one run of questions is followed, each time with other answers
SAMPLED = 6  # members of a long list that are followed


class Step(namedtuple("Step", "number key clause text branches")):
    """A question and its answers; `number` in the order in which they are met."""

    __slots__ = ()


class Branch(namedtuple("Branch", "answers leads ruling")):
    """Answers that lead the same way: to steps by number, to a ruling with (clause, text) of what it always says."""

    __slots__ = ()


def flow(procedure, code, lang):
    """The steps of a procedure under a code, its words in a language."""
    return _Flow(procedure, code, lang).steps()


class _Flow:
    """Follows the answers and remembers where each leads."""

    def __init__(self, procedure, code, lang):
        self._procedure, self._code, self._lang = procedure, code, lang
        self._given = dict(example(procedure))
        self._leads = {}  # (question, answer) → next questions, in the order met
        self._said = {}  # (question, answer) → what every ruling straight after it says
        self._words = {}  # question → its words; (question, answer) → the answer's; (clause, key) → the sentence
        self._order = []
        self._explore()

    def steps(self):
        """Each question as a Step, by number."""
        numbers = {key: place for place, key in enumerate(self._order, start=1)}
        return tuple(self._step(key, numbers) for key in self._order)

    def _explore(self):
        waiting, followed = [self._given], {}
        while waiting:
            given = waiting.pop()
            try:
                walk = resume(self._procedure.function, self._code, given)
            except Malformed:
                continue
            self._remember(walk, given)
            if walk.question is None:
                continue
            keys = tuple(question.key for question, _ in walk.trail) + (walk.question.key,)
            followed[keys] = followed.get(keys, 0) + 1
            if followed[keys] <= FOLLOWED:
                waiting += [{**given, walk.question.key: option} for option in reversed(_sample(walk.question))]

    def _remember(self, walk, given):
        """Where the last answer led: on to a question, or to a ruling."""
        response = self._answer(given)
        before = None
        for (question, answer), told in zip(walk.trail, response["trail"]):
            self._meet(question.key, told)
            self._words.setdefault((question.key, answer), told["answer_text"])
            if before:
                self._lead(before, question.key)
            before = (question.key, answer)
        if walk.question:
            self._meet(walk.question.key, response["question"])
            if before:
                self._lead(before, walk.question.key)
        elif before:
            self._rule(before, response["ruling"]["consequences"])

    def _meet(self, key, told):
        if key not in self._words:
            self._words[key] = (told["clause"], told["text"])
            self._order.append(key)

    def _lead(self, answered, key):
        leads = self._leads.setdefault(answered, [])
        if key not in leads:
            leads.append(key)

    def _rule(self, answered, consequences):
        told = {(one["clause"], one["key"]): one["text"] for one in consequences}
        self._words.update({name: text for name, text in told.items() if name not in self._words})
        before = self._said.get(answered)
        self._said[answered] = [name for name in (before if before is not None else told) if name in told]

    def _step(self, key, numbers):
        """A Step: its answers in the order met, those that lead the same way together."""
        clause, text = self._words[key]
        answered = [pair for pair in {**self._leads, **self._said} if pair[0] == key]
        grouped = {}
        for pair in answered:
            leads = tuple(numbers[one] for one in self._leads.get(pair, ()))
            said = tuple(self._said[pair]) if pair in self._said else None
            grouped.setdefault((leads, said), []).append(self._words[pair])
        branches = tuple(self._branch(answers, *where) for where, answers in grouped.items())
        return Step(numbers[key], key, clause, text, branches)

    def _branch(self, answers, leads, said):
        ruling = None if said is None else tuple((clause, self._words[clause, key]) for clause, key in said)
        return Branch(tuple(answers), leads, ruling)

    def _answer(self, given):
        request = {"procedure": self._procedure.name, "code": self._code, "lang": self._lang, "given": given}
        return json.loads(browser.answer(json.dumps(request)))


def _sample(question):
    """All options of a choice; of a long list the first and some spread over the rest."""
    options = question.options
    if question.form in ("choice", "seat") or len(options) <= SAMPLED:
        return options
    return options[:2] + options[2 :: max(1, (len(options) - 2) // (SAMPLED - 2))]
