"""A procedure told as text, for readers without scripts: its questions, and each effect with what must hold for it.

All paths over one table state are walked; an effect is told once, with the answers that every path to it shares.
"""

import json
from collections import namedtuple

from kodeks.rulings import browser
from kodeks.rulings.interview import resume
from kodeks.words.phrases import phrases

MOST_PATHS = 4000


class Told(namedtuple("Told", "facts questions effects judgements")):
    """What the page says: facts of the example, questions; effects and matters of judgement as a tree of Decisions."""

    __slots__ = ()


class Asked(namedtuple("Asked", "text clause help options")):
    """A question with its options in words."""

    __slots__ = ()


class Decision(namedtuple("Decision", "question answer effects branches")):
    """What follows once a question is so answered, and the further decisions under it."""

    __slots__ = ()


class Effect(namedtuple("Effect", "text clause")):
    """An effect or a matter of judgement."""

    __slots__ = ()


def decisions(item, code, lang, state):
    """A procedure under a code, told over one table state."""
    state = dict(state)
    paths = list(_walk(item.function, code, state))
    asked = {}
    effects, judgements = {}, {}
    for given, walk in paths:
        before = {}
        for question, answer in walk.trail:
            if question.key not in state:
                asked.setdefault(question.key, dict(before))
            before[question.key] = answer
        answers = {
            (question.key, answer)
            for question, answer in walk.trail
            if question.form == "choice" and question.key not in state
        }
        for kind, found in (("consequences", effects), ("judgement", judgements)):
            for one in getattr(walk.ruling, kind):
                known = found.setdefault((one.clause, one.key), [given, kind, one, set(answers)])
                known[3] &= answers
    speak = _Speaker(item.name, code, lang)
    questions = [question for question in map(speak.asked, asked.values()) if question]
    return Told(speak.facts(state), questions, speak.effects(effects), speak.effects(judgements))


def _walk(function, code, given):
    """(answers, walk) of every path, of some forms only the first few options."""
    waiting, count = [given], 0
    while waiting and count < MOST_PATHS:
        known = waiting.pop()
        walk = resume(function, code, known)
        if walk.ruling is not None:
            count += 1
            yield known, walk
            continue
        question = walk.question
        waiting.extend({**known, question.key: option} for option in reversed(_sample(question)))


def _sample(question):
    """All options of a choice; of calls and numbers some tell as much as all, of seats, suits and cards one does."""
    options = question.options
    if question.form in ("choice", "calls"):
        return options
    if question.form in ("call", "number"):
        return options[:3] + options[3::6]
    return options[:1]


def _branch(decision, when):
    """The decision after these answers, made where it is not there yet."""
    for question, answer in when:
        known = [branch for branch in decision.branches if (branch.question, branch.answer) == (question, answer)]
        if not known:
            known = [Decision(question, answer, [], [])]
            decision.branches.extend(known)
        decision = known[0]
    return decision


class _Speaker:
    """Words for what was found, from the engine's own door."""

    def __init__(self, procedure, code, lang):
        self._request = {"procedure": procedure, "code": code, "lang": lang}
        self._told = {}
        self._said = phrases(browser.loaded["words"], lang, procedure)

    def asked(self, before):
        """The question that comes after these answers; None if it is put only to one who answers it unasked."""
        question = self._answer(before)["question"]
        if question is None:
            return None
        options = [option["text"] for option in question["options"]] if question["form"] == "choice" else []
        return Asked(question["text"], question["clause"], question["help"] or "", options)

    def effects(self, found):
        """Effects as a tree: what they need, step by step, said once; its root needs nothing."""
        root = Decision("", "", [], [])
        for known in found.values():
            when, effect = self._effect(*known)
            _branch(root, when).effects.append(effect)
        return root

    def facts(self, state):
        """The table state in words."""
        if not state:
            return []
        trail = self._answer(state)["trail"]
        return [(step["text"], step["answer_text"]) for step in trail if step["key"] in state]

    def _effect(self, given, kind, one, needed):
        response = self._answer(given)
        when = tuple(
            (step["text"], step["answer_text"]) for step in response["trail"] if (step["key"], step["answer"]) in needed
        )
        return when, Effect(self._said.say((kind, one.key), one.about), one.clause)

    def _answer(self, given):
        name = json.dumps(given, sort_keys=True)
        if name not in self._told:
            response = json.loads(browser.answer(json.dumps({**self._request, "given": given})))
            if response["error"]:
                name, lang = self._request["procedure"], self._request["lang"]
                raise ValueError(f"{name} cannot be told in {lang}: {response['error']}")
            self._told[name] = response
        return self._told[name]
