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

    def add_to_map(self, key, entries):
        """Entries of a map of the outcome."""
        both = dict(self.outcome.get(key, {}))
        both.update(entries)
        self.outcome[key] = both

    def take(self, part, about=()):
        """What another law lays down, a value of effects; words are filled from `about` and what it adds."""
        about = tuple(about) + part.about
        for key, value in part.outcome:
            if isinstance(value, tuple):
                self.add(key, value)
            elif key == "penalty_cards":
                self.add_to_map(key, value)
            else:
                self.outcome[key] = value
        for clause, key in part.consequences:
            self.effect(clause, key, about)
        for topic, clause, key in part.judgement:
            self.weigh(topic, clause, key, about)
        for clause, key in part.script:
            self.say(clause, key, about)

    def ruling(self):
        """The ruling as it stands."""
        return ruling(self.outcome, self.consequences, self.judgement, self.script, self.refine)
