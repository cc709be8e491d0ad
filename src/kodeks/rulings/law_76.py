"""Law 76 (with 11B until 1997): a spectator spoke, reacted, disturbed a player or looked into hands."""

from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

CONDUCT = ("looks_into_hands", "reacts", "speaks", "disturbs")
DID = CONDUCT + ("gives_information", "points_out", "answers_player", "asked_by_director", "transmission")
OLDER = (
    ("looks_into_hands", "76A1"),
    ("reacts", "76A2"),
    ("speaks", "76A3"),
    ("disturbs", "76A4"),
    ("gives_information", "76A3"),
    ("points_out", "76B"),
    ("answers_player", "76B"),
    ("asked_by_director", "76B"),
)
SAYS = (
    ("looks_into_hands", "say_one_hand"),
    ("reacts", "say_no_reaction"),
    ("disturbs", "say_do_not_disturb"),
    ("transmission", "say_no_contact"),
)
NEWER = (
    ("looks_into_hands", "76B1"),
    ("reacts", "76B2"),
    ("speaks", "76B3"),
    ("disturbs", "76B4"),
    ("gives_information", "76B3"),
    ("points_out", "76B5"),
    ("answers_player", "76C1"),
    ("asked_by_director", "76C1"),
    ("transmission", "76A2"),
)


def spectator(code, given):
    """76. What he did; what follows for the spectator, and what for the board."""
    did = yield ask("spectator_did", "76", DID if code >= "2007" else DID[:-1])
    clause = dict(NEWER if code >= "2007" else OLDER)[did]
    if did == "asked_by_director":
        return together((effects((("irregularity", False),), ((clause, did),)),), ())
    # 76A1 of 1997 said "should not", and 76B spoke of irregularities and mistakes only (quoted in BBO forum topic 34941).
    older = code < "2007" and did in ("looks_into_hands", "points_out")
    parts = (stopped(code, clause, did + "_older" if older else did),)
    if did in ("reacts", "gives_information", "transmission"):
        parts += (information(code),)
    if did in ("points_out", "answers_player"):
        parts += yield from attention(code)
    return together(parts, ())


def stopped(code, clause, did):
    """76A1. Under the Director's control: he has him stop, or leave."""
    control = "76A1" if code >= "2007" else "81C"
    told = ((clause, did),)
    if did == "transmission":  # he need not be in the playing area, which 76A1 is about
        control = clause
    else:
        told += ((control, "under_control"),)
    if code >= "2007":
        told += (("76C2", "regulations_may_say_more"),)
    weigh = (("what_happened", clause, "what_was_heard"),) + (
        (("regulation", "76C2", "regulations"),) if code >= "2007" else ()
    )
    said = dict(SAYS).get(did.replace("_older", ""), "say_please_stop")
    return effects((("irregularity", True),), told, weigh, ((control, said),))


def information(code):
    """16D (16C in 2007, 16B until 1997). What a player learnt from him is extraneous information."""
    clause = {"2017": "16D1", "2007": "16C1"}.get(code, "16B")
    return effects((), ((clause, "see_information_from_elsewhere"),))


def attention(code):
    """81C3, 11B. He drew attention to an irregularity: until 1997 it mattered whose spectator he was."""
    if code == "1997":
        whose = yield ask("whose_spectator", "11B", ("non_offending", "offending", "neither"))
        clause = {"non_offending": "11B1", "offending": "11B2", "neither": "81C6"}[whose]
        return (effects((), ((clause, "spectator_of_" + whose),), (("what_happened", clause, "whose_guest_was_he"),)),)
    there = yield ask("irregularity_there", "81C3", ("yes", "no"))
    if there == "no":
        return (effects((), (("81C3", "nothing_to_rectify"),)),)
    # No clause says whether his remark draws attention in the sense of Law 9; that the Director rectifies what he learns of
    # in any manner (81C3) is the clause to rest on.
    return (
        effects(
            (), (("81C3", "director_rectifies"), ("16D1" if code >= "2017" else "16C1", "see_information_from_elsewhere"))
        ),
    )
