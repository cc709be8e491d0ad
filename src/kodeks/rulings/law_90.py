"""Laws 90 and 91: procedural penalties, and the Director's powers of discipline."""

from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

OFFENCES = (  # 90B1 to 90B8
    "late_arrival", "slow_play", "loud_talk", "comparing_scores", "touching_cards", "cards_in_wrong_pocket",
    "error_needing_adjustment", "disobeying",
)  # fmt: skip
ANOTHER, CONDUCT = "another_offence", "conduct"


def penalty(code, given):
    """90, 91. An offence against procedure, or one against order and discipline."""
    offence = yield ask("offence", "90", OFFENCES + (ANOTHER, CONDUCT))
    if offence == CONDUCT:
        return (yield from discipline(code))
    if offence == ANOTHER and (yield ask("grounds", "90A", ("one_of_them", "none"))) == "none":
        return together((effects((), (("90A", "no_ground"),)),), ())
    if offence == ANOTHER:
        told = (("90A", "another_offence"),)
    else:
        item = "90B" if code == "1987" else "90B" + str(OFFENCES.index(offence) + 1)  # the items of 1987 are not known
        told = ((item, offence),)
    if offence == "error_needing_adjustment":
        told += (("12A", "score_adjusted_too"),)
    told += (("90A", "may_be_penalized"),)
    weighed = (("regulation", "90A", "how_much"), ("fault", "90A", "whose_offence"))
    own = effects((("irregularity", True), ("procedural_penalty", True)), told, weighed, (("90A", "say_penalty"),))
    return together((own,) + (yield from in_individuals(code)), ())


def in_individuals(code):
    """12C3 of 2017. In individual events no procedural penalty for a partner who is in no way to blame."""
    if code < "2017" or (yield ask("individual", "12C3", ordinary="no")) == "no":
        return ()
    return (effects((), (("12C3", "not_the_blameless_partner"),)),)


def discipline(code):
    """91. Points, or suspension for the session or a part of it: final. Disqualification with the organizer's approval."""
    measure = yield ask("measure", "91", ("points", "suspend", "disqualify"))
    whom = "player_or_contestant" if code >= "2017" else "contestant_only"
    if measure != "disqualify":
        told = (("91A", measure), ("91A", whom), ("91A", "decision_is_final"), ("93B3", "committee_may_recommend"))
        own = effects(
            (("irregularity", True),), told, (("what_happened", "91A", "what_was_done"),), (("91A", "say_" + measure),)
        )
        return together((own,), ())
    approved = yield ask("approved", "91B")
    told = (("91B", "disqualified"), ("91B", whom)) if approved == "yes" else (("91B", "not_without_approval"),)
    return together((effects((("irregularity", True),), told, (("what_happened", "91B", "what_was_done"),)),), ())
