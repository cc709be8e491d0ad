"""Parts of a ruling, put together: each law adds what it lays down, with its clause."""

from collections import namedtuple

from kodeks.rulings.interview import Consequence, Judgement, Line, ruling


class Effects(namedtuple("Effects", ("outcome", "consequences", "judgement", "script", "refine", "about"))):
    """What one law adds: outcome pairs, (clause, key), (topic, clause, key), (clause, key), questions, what fills words."""

    __slots__ = ()


class Malformed(ValueError):
    """Facts of the table that cannot be: named by a key that has words, and by what fills them."""

    def __init__(self, key, message, about=()):
        super().__init__(message)
        self.key = key
        self.about = tuple(about)


def effects(outcome=(), consequences=(), judgement=(), script=(), refine=(), about=()):
    """What is not said is empty."""
    return Effects(tuple(outcome), tuple(consequences), tuple(judgement), tuple(script), tuple(refine), tuple(about))


def together(parts, about):
    """The ruling that several effects make; its words are filled from `about` and what the effects add to it."""
    for part in parts:
        about += part.about
    outcome = {}
    consequences, judgement, script, refine = (), (), (), ()
    for part in parts:
        for key, value in part.outcome:
            outcome[key] = value
        consequences += tuple(Consequence(clause, key, about) for clause, key in part.consequences)
        judgement += tuple(Judgement(topic, clause, key, about) for topic, clause, key in part.judgement)
        script += tuple(Line(key, clause, about) for clause, key in part.script)
        refine += part.refine
    return ruling(outcome, consequences, judgement, script, refine)
