"""Law 74: conduct at the table. Most of it says "should": a word is usually enough, a penalty is the Director's choice."""

from kodeks.bridge.seats import SEATS, partner
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

DID = (
    ("discourteous", "74A1"),
    ("annoys", "74A2"),
    ("not_uniform", "74A3"),
    ("inattentive", "74B1"),
    ("comments", "74B2"),
    ("detaches_card", "74B3"),
    ("prolongs_play", "74B4"),
    ("rude_to_director", "74B5"),
    ("different_names", "74C1"),
    ("shows_approval", "74C2"),
    ("shows_expectation", "74C3"),
    ("draws_attention", "74C4"),
    ("looks_at_cards", "74C5"),
    ("sees_card_unintentionally", "74C5"),
    ("shows_no_interest", "74C6"),
    ("varies_tempo", "74C7"),
    ("leaves_table", "74C8"),
)
TELLS_PARTNER = (
    "not_uniform",
    "comments",
    "detaches_card",
    "different_names",
    "shows_approval",
    "shows_expectation",
    "draws_attention",
    "shows_no_interest",
    "varies_tempo",
)
IN_ORDER = ("order_restored", "penalty", "disciplinary")


def conduct(code, given):
    """74. What he did; did it tell partner something; what the Director finds enough."""
    player = yield ask("player", "74", SEATS, "seat")
    about = (("player", player), ("partner", partner(player)))
    did = yield ask("did", "74", tuple(name for name, clause in DID), "choice", about)
    clause = dict(DID)[did]
    if did == "sees_card_unintentionally":
        outcome = (("irregularity", False), ("ai", (player,)))
        return together((effects(outcome, ((clause, did),), (), ((clause, "say_may_use"),)),), about)
    parts = (named(clause, did, player),)
    if did in TELLS_PARTNER:
        parts += yield from told_partner(code, about)
    if did == "varies_tempo":
        parts += (effects((), (("73D2", "see_misled"),)),)
    if did == "looks_at_cards":
        # 74C5 frees only what is seen unintentionally; it sets no rectification for the rest, so 12A1 is the way.
        parts += (effects((), (("12A1", "may_adjust_for_what_he_sought"),), (("damage", "12A1", "did_it_damage"),)),)
    measure = yield ask("measure", "90A", IN_ORDER, "choice", about, IN_ORDER[0])
    return together(parts + (answered(measure, clause, did),), about)


def named(clause, did, player):
    """74A, 74B, 74C. Each thing has its clause; those of C are violations of procedure."""
    outcome = (("irregularity", True), ("offenders", (player,)))
    return effects(outcome, ((clause, did),), (("what_happened", clause, "what_was_done"),))


def told_partner(code, about):
    """16B1. Where it may tell partner something, that is unauthorized for him."""
    listed = {"2017": "16B1", "2007": "16B1(a)"}.get(code, "16A")
    if (yield ask("tells_partner", listed, ("no", "yes"), "choice", about, "no")) == "no":
        return ()
    outcome = (("ui", (dict(about)["partner"],)), ("equity", True))
    told = ((listed, "partner_may_not_use"),)
    return (effects(outcome, told, (("information", listed, "what_did_it_tell"),), ((listed, "say_partner_may_not_use"),)),)


def answered(measure, clause, did):
    """90A, 91A. A word; a procedural penalty; a disciplinary one, or suspension."""
    if measure == "penalty":
        told, said = (("90A", "procedural_penalty"),), (("90A", "say_penalty"),)
        return effects((("procedural_penalty", True),), told, (), said)
    if measure == "disciplinary":
        told = (("91A", "disciplinary_penalty"), ("91B", "disqualify_if_approved"))
        return effects((), told, (("regulation", "91A", "rules_on_conduct"),), (("91A", "say_disciplinary"),))
    said = "say_be_courteous" if did in ("discourteous", "annoys", "rude_to_director") else "say_not_again"
    return effects((), (("81C", "a_word_is_enough"),), (), ((clause, said),))
