"""A ruling while it is being written: its outcome and its sentences, in the order of the law."""

from kodeks.rulings.interview import Consequence, Judgement, Line, ruling


class Draft:
    """Collects what several laws add to one ruling."""

    def __init__(self):
        self.outcome = {}
        self.consequences = []
        self.judgement = []
        self.script = []
        self.refine = []

    def effect(self, clause, key, about=()):
        """An effect, with the clause that lays it down; said once."""
        if Consequence(clause, key, about) not in self.consequences:
            self.consequences.append(Consequence(clause, key, about))

    def weigh(self, ask, clause, key, about=()):
        """What the law leaves to the director; said once."""
        if Judgement(ask, clause, key, about) not in self.judgement:
            self.judgement.append(Judgement(ask, clause, key, about))

    def say(self, clause, key, about=()):
        """A sentence to say at the table; said once."""
        if Line(key, clause, about) not in self.script:
            self.script.append(Line(key, clause, about))

    def would_tell_more(self, question, given):
        """A question that may be answered to say more, if it was not."""
        if question.key not in given:
            self.refine.append(question)

    def add(self, key, members):
        """Members of a list of the outcome, each once, in the order in which they come."""
        listed = list(self.outcome.get(key, []))
        for member in members:
            if member not in listed:
                listed.append(member)
        self.outcome[key] = listed

    def ruling(self):
        """The ruling as it stands."""
        return ruling(self.outcome, self.consequences, self.judgement, self.script, self.refine)
