"""Laws 10 and 11: what players did by themselves before the Director came, and what right is lost by it."""

from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

RULED, ACTED, CORRECTED, WAIVE, SPECTATOR = (
    "players_ruled", "innocent_side_acted", "offender_corrected", "asked_to_waive", "spectator_spoke",
)  # fmt: skip
WAIVING = (("1987", "81C"), ("1997", "81C8"), ("2007", "81C5"), ("2017", "81C5"))
PENALTY = (("1987", "11D"), ("1997", "11C"), ("2007", "11B"), ("2017", "11B"))


def without_the_director(code, given):
    """9C, 10, 11, 81C5. What was done without him."""
    older = (SPECTATOR,) if code < "2007" else ()
    what = yield ask("what", "10", (RULED, ACTED, CORRECTED, WAIVE) + older)
    own = {RULED: players_ruled, ACTED: innocent_side_acted, WAIVE: asked_to_waive, SPECTATOR: spectator_spoke}
    if what == CORRECTED:
        told = (("9C", "may_bring_more"), ("10A", "director_rules_now"))
        return together((effects((), told, (), (("9C", "say_stop"),)),), ())
    return (yield from own[what](code))


def players_ruled(code):
    """10A, 10B. Only the Director determines a rectification; what players enforced or waived he allows or cancels."""
    allows = yield ask("allows", "10B", ("allow", "cancel"))
    key = "allowed_as_done" if allows == "allow" else "cancelled_and_ruled"
    own = effects((("irregularity", True),), (("10A", "only_director"), ("10B", key)), (), (("10A", "say_call_me"),))
    return together((own,), ())


def innocent_side_acted(code):
    """11A. The right may be forfeited; in 2017 what a side gained by an opponent's ignorance of the law is taken from it."""
    weighed = (("could_have_known", "11A", "did_it_gain_by_ignorance"),)
    if code == "1987" and (yield ask("called_or_played", "11B")) == "yes":
        return together((lost(("11B", "any_call_or_play_loses_it")), penalty(code)), ())
    if (yield ask("forfeited", "11A")) == "no":
        own = effects((), (("11A", "right_is_kept"),), weighed, (("11A", "say_right_kept"),))
        return together((own,), ())
    parts = (lost(("11A", "right_is_lost")),)
    if code >= "2017":
        parts += yield from gained_by_ignorance()
    return together((effects((), (), weighed),) + parts + (penalty(code),), ())


def gained_by_ignorance():
    """11A of 2017. The score of the side that gained is adjusted, the other keeps its score from the table."""
    if (yield ask("gained", "11A")) == "no":
        return (effects((("result", "stands"),), (("11A", "nobody_gained"),)),)
    told = (("11A", "gain_is_taken_away"), ("11A", "other_side_keeps_score"))
    return (effects((("adjusted", "assigned"),), told, (("likely_result", "11A", "what_was_the_gain"),)),)


def lost(told):
    """11A. No rectification any more."""
    return effects((), (told,), (), ((told[0], "say_right_lost"),))


def penalty(code):
    """11B. A procedural penalty is still possible."""
    return effects((("procedural_penalty", True),), ((dict(PENALTY)[code], "penalty_all_the_same"),))


def asked_to_waive(code):
    """81C5. For cause, at the Director's discretion, if the innocent side asks for it."""
    clause = dict(WAIVING)[code]
    if (yield ask("who_asks", clause, ("innocent_side", "somebody_else"))) == "somebody_else":
        told = ((clause, "nobody_else_may_ask"), ("10A", "only_director"))
        return together((effects((), told, (), ((clause, "say_not_waived"),)),), ())
    if (yield ask("waives", clause)) == "yes":
        told = ((clause, "rectification_waived"),)
        return together((effects((("result", "stands"),), told, (), ((clause, "say_waived"),)),), ())
    return together((effects((), ((clause, "not_waived"),), (), ((clause, "say_not_waived"),)),), ())


def spectator_spoke(code):
    """11B of 1997, 11C of 1987. Attention first drawn by a spectator for whom a side answers."""
    whose = yield ask("whose_spectator", "11B" if code == "1997" else "11C", ("innocent_sides", "offending_sides"))
    item = ("11B1" if whose == "innocent_sides" else "11B2") if code == "1997" else "11C"
    own = effects((), ((item, "spectator_of_" + whose),))
    return together((own, penalty(code)), ())
