"""Parts of a ruling, put together: each law adds what it lays down, with its clause."""

from collections import namedtuple

from kodeks.rulings.interview import Consequence, Judgement, Line, ruling


class Effects(namedtuple("Effects", ("outcome", "consequences", "judgement", "script", "refine", "about"))):
    """What one law adds: outcome pairs, (clause, key), (topic, clause, key), (clause, key), questions, what fills words."""

    __slots__ = ()


JOINED = ("played", "returned", "penalty_cards", "ai", "ui")  # what several laws say of these is said together


class Malformed(ValueError):
    """Facts of the table that cannot be: named by a key that has words, and by what fills them."""

    def __init__(self, key, message, about=()):
        super().__init__(message)
        self.key = key
        self.about = tuple(about)


def effects(outcome=(), consequences=(), judgement=(), script=(), refine=(), about=()):
    """What is not said is empty."""
    return Effects(tuple(outcome), tuple(consequences), tuple(judgement), tuple(script), tuple(refine), tuple(about))


def plus(first, second):
    """Two effects as one, the words of both filled from both."""
    return Effects(*(one + other for one, other in zip(first, second)))


def together(parts, about):
    """The ruling that several effects make; words are filled from their own effect, else `about`, else the others."""
    added = ()
    for part in parts:
        added += part.about
    about = added + tuple(about)
    outcome = {}
    consequences, judgement, script, refine, asked = [], [], [], [], []
    for part in parts:
        for key, value in part.outcome:
            outcome[key] = _joined(outcome[key], value) if key in JOINED and key in outcome else value
        own = about + part.about if part.about else about
        consequences += [Consequence(clause, key, own) for clause, key in part.consequences]
        for topic, clause, key in part.judgement:  # a thing to weigh is asked once, though two laws ask for it
            if (topic, key, own) not in asked:
                asked.append((topic, key, own))
                judgement.append(Judgement(topic, clause, key, own))
        script += [Line(key, clause, own) for clause, key in part.script]
        refine += [question for question in part.refine if question not in refine]  # one question, though two laws ask it
    if "penalty_cards" in outcome:  # "" for one that another law has picked up
        lie = outcome["penalty_cards"]
        outcome["penalty_cards"] = {card: lie[card] for card in lie if lie[card]}
    return ruling(outcome, consequences, judgement, script, refine)


def _joined(before, value):
    """A map with the entries of both, a list with the members of both, each once."""
    if isinstance(value, dict):
        both = dict(before)
        both.update(value)
        return both
    return tuple(before) + tuple(member for member in value if member not in before)
