"""Table states kept as data, and every path of every procedure from each of them."""

import json
import tomllib
from pathlib import Path

from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.rulings.interview import every_path
from kodeks.rulings.procedures import PROCEDURES
from kodeks.words.files import read_bundle

STATES = tomllib.loads(Path(__file__).with_name("states.toml").read_text("utf-8"))
BUNDLE = json.dumps(read_bundle(DOCS), ensure_ascii=False)
browser.load(BUNDLE)


def starts():
    """(procedure, code, state) of every walk."""
    return [
        (procedure, code, state)
        for procedure in PROCEDURES
        for state in STATES[procedure.name]
        for code in state.get("codes", procedure.codes)
    ]


def name_of(start):
    """How a walk is called in the list of tests."""
    procedure, code, state = start
    return f"{procedure.name}-{code}-{state['name']}"


def paths(start):
    """(trail, ruling) of every path from a state, and on through the questions that it says may be answered besides."""
    procedure, code, state = start
    return _walked(procedure.function, code, state["given"], state.get("refine", ()))


def _walked(function, code, given, refine):
    for trail, ruling in every_path(function, code, given):
        yield trail, ruling
        answered = {**given, **{question.key: answer for question, answer in trail}}
        for question in ruling.refine:
            if question.key in refine and question.key not in answered:
                for option in question.options:
                    yield from _walked(function, code, {**answered, question.key: option}, refine)


def given_on(trail, state):
    """All that is known at the end of a path: the facts of the state and the answers."""
    return {**state["given"], **{question.key: answer for question, answer in trail}}


def request(start, given, lang):
    """A request as the page makes it."""
    procedure, code, _ = start
    return json.dumps({"procedure": procedure.name, "code": code, "lang": lang, "given": given}, ensure_ascii=False)
