"""A ruling as an interview: what is known goes in, the next question or the ruling comes out.

All that is known is one mapping of strings, `given`: facts of the table and answers alike. It is what stands in the
address of a page, so an earlier answer can be changed and the later ones that still apply are kept.
"""

from collections import namedtuple

YES_NO = ("yes", "no")
SEATS = ("N", "E", "S", "W")
FORMS = ("choice", "seat", "card", "cards", "suit", "suits", "number", "call", "calls")
# "suits": "SH"; "calls": "1H 2D" or "1H-2D"; "cards": "SA H5" or "SA-H5", in any order or, of a trick, in that of play
RUNS = ("calls", "cards")


class Question(namedtuple("Question", ("key", "clause", "options", "form", "about", "ordinary"))):
    """What the director must find out, under which clause, with every possible answer.

    `ordinary` is the answer that holds where nothing out of the way is told ("no, not the twelfth trick"); "" if none is.
    """

    __slots__ = ()

    def allows(self, answer):
        """True if the answer is one of the options; of a run of calls or cards, if every one is, no card twice."""
        if self.form not in RUNS:
            return answer in self.options
        run = answer.replace("-", " ").split()
        if self.form == "cards" and len(set(run)) < len(run):
            return False
        return bool(run) and all(one in self.options for one in run)


class Consequence(namedtuple("Consequence", ("clause", "key", "about"))):
    """One effect of a ruling, with the clause that lays it down."""

    __slots__ = ()


class Judgement(namedtuple("Judgement", ("ask", "clause", "key", "about"))):
    """What the law leaves to the director: a topic, and the clause that asks for it."""

    __slots__ = ()


class Line(namedtuple("Line", ("key", "clause", "about"))):
    """One sentence for the director to say at the table."""

    __slots__ = ()


class Ruling(namedtuple("Ruling", ("outcome", "consequences", "judgement", "script", "refine"))):
    """What happens now, what must still be judged, what to say; `refine` are questions that would tell more."""

    __slots__ = ()

    def clauses(self):
        """Every clause cited, each once, in the order of the ruling."""
        cited = []
        for item in self.consequences + self.judgement + self.script:
            if item.clause and item.clause not in cited:
                cited.append(item.clause)
        return tuple(cited)


class Walk(namedtuple("Walk", ("trail", "question", "ruling", "unused"))):
    """How far the answers lead: (question, answer) pairs, then a question or a ruling, never both."""

    __slots__ = ()


class Refused(ValueError):
    """An answer that the question does not offer."""

    def __init__(self, question, answer):
        shown = " ".join(question.options[:60])
        super().__init__("'" + answer + "' does not answer " + question.key + "; answers are: " + shown)
        self.question = question
        self.answer = answer


def ask(key, clause, options=YES_NO, form="choice", about=(), ordinary=""):
    """A question with a closed list of options."""
    return Question(key, clause, tuple(options), form, tuple(about), ordinary)


def ruling(outcome, consequences, judgement=(), script=(), refine=()):
    """A ruling; what is not said is empty. Who is read out an adjusted score hears of the appeal (83)."""
    script = tuple(script)
    if script and outcome.get("adjusted", "none") != "none":
        script += (Line("say_right_to_appeal", "83", ()),)
    return Ruling(outcome, tuple(consequences), tuple(judgement), script, tuple(refine))


def resume(procedure, code, given, strict=False):
    """Replay what is given as far as it answers; a strict run refuses an answer that is not offered."""
    steps = procedure(code, given)
    trail = []
    try:
        question = next(steps)
        while True:
            answer = given.get(question.key)
            if answer is None or not question.allows(answer):
                if answer is not None and strict:
                    raise Refused(question, answer)
                return Walk(tuple(trail), question, None, _unused(given, trail))
            trail.append((question, answer))
            question = steps.send(answer)
    except StopIteration as end:
        return Walk(tuple(trail), None, end.value, _unused(given, trail))


def every_path(procedure, code, given):
    """Yield (trail, ruling) for every way to answer what the given facts leave open."""
    walk = resume(procedure, code, given)
    if walk.ruling is not None:
        yield walk.trail, walk.ruling
        return
    if walk.question.form in RUNS:
        raise ValueError(f"a walk over all paths needs the {walk.question.form} of '{walk.question.key}' given")
    for option in walk.question.options:
        further = dict(given)
        further[walk.question.key] = option
        yield from every_path(procedure, code, further)


def _unused(given, trail):
    """What is given and no question took."""
    asked = [question.key for question, answer in trail]
    return tuple(sorted(key for key in given if key not in asked))
