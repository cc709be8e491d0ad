"""Law 72C: could the offender have known? Until 2007 Law 23 asked it of a pass that a ruling enforces."""

from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask

CLAUSES = (("1987", "23A"), ("1997", "23"), ("2007", "23"), ("2017", "72C"))


def enforced_pass(code, of_partner=True):
    """72C and 23 of 2007: the pass could well damage; 23 of 1997, 23A of 1987: it would be likely to."""
    clause = dict(CLAUSES)[code]
    whose, age = "" if of_partner else "own_", "" if code >= "2007" else "_older"
    told, weighed = whose + "pass_may_damage" + age, whose + "could_have_known" + age
    return effects((), ((clause, told),), (("could_have_known", clause, weighed),))


def partners_pass(code, given, about):
    """72C. The same of partner's pass, and what the director found after play, if he has looked."""
    clause, found = dict(CLAUSES)[code], given.get("could_have_known", "")
    if found == "yes":
        return effects((("adjusted", "due"),), ((clause, "pass_has_damaged"),), _weighed(code, clause))
    if found == "no":
        return effects((("result", "stands"),), ((clause, "pass_has_not_damaged"),), _weighed(code, clause))
    asked = ask("could_have_known", clause, about=about)
    told = enforced_pass(code)
    return effects(told.outcome, told.consequences, told.judgement, told.script, (asked,))


def _weighed(code, clause):
    """What was weighed, in the words of the code."""
    return (("could_have_known", clause, "could_have_known" if code >= "2007" else "could_have_known_older"),)
