"""Law 72C: could the offender have known? Until 2007 Law 23 asked it of a pass that a ruling enforces."""

from kodeks.rulings.effects import effects

CLAUSES = (("1987", "23A"), ("1997", "23"), ("2007", "23"), ("2017", "72C"))


def enforced_pass(code, of_partner=True):
    """72C and 23 of 2007: the pass could well damage; 23 of 1997, 23A of 1987: it would be likely to."""
    clause = dict(CLAUSES)[code]
    whose, age = "" if of_partner else "own_", "" if code >= "2007" else "_older"
    told, weighed = whose + "pass_may_damage" + age, whose + "could_have_known" + age
    return effects((), ((clause, told),), (("could_have_known", clause, weighed),))
