"""Every path from a table state: each way to answer what it leaves open, and the ruling at its end."""

from collections import namedtuple

from kodeks.rulings.interview import every_path
from kodeks.rulings.procedures import PROCEDURES
from kodeks.walks.states import read_states


class Start(namedtuple("Start", "procedure code state")):
    """Where a walk begins."""

    __slots__ = ()

    def __str__(self):
        return f"{self.procedure.name}-{self.code}-{self.state.name}"


def starts(procedures=PROCEDURES):
    """Every walk: each state of each procedure under each of its codes."""
    return [Start(one, code, state) for one in procedures for state in read_states(one) for code in state.codes]


def paths(start):
    """(trail, ruling) of every path, and on through the questions that the state says may be answered besides."""
    return _walked(start.procedure.function, start.code, start.state.given, start.state.refine)


def given_on(trail, state):
    """All that is known at the end of a path: the facts of the state and the answers."""
    return {**state.given, **{question.key: answer for question, answer in trail}}


def _walked(function, code, given, refine):
    for trail, ruling in every_path(function, code, given):
        yield trail, ruling
        answered = {**given, **{question.key: answer for question, answer in trail}}
        for question in ruling.refine:
            if question.key in refine and question.key not in answered:
                for option in question.options:
                    yield from _walked(function, code, {**answered, question.key: option}, refine)
