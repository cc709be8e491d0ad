"""Law 16C (16D in 2007), with 23C and 27D: when the board is over, was information from a withdrawn action used?"""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings import law_16_partner
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

CLAUSES = (("1987", "16C"), ("1997", "16C"), ("2007", "16D"), ("2017", "16C"))
REDRESS = (("1997", "12A1"), ("2007", "16A4"), ("2017", "16C3"))
NO, COMPARABLE, LOWEST = "no", "yes", "lowest_sufficient"


def withdrawn_information(code, given):
    """16C. Whose side erred; what the withdrawn action suggested; what else there was; did it damage?"""
    clause = dict(CLAUSES)[code]
    player = yield ask("player", clause, SEATS, "seat")
    others = in_side_order((lho(player), rho(player)))
    about = (("player", player), ("partner", partner(player)), ("players", others))
    if (yield ask("his_side", clause, ("innocent", "offending"), "choice", about)) == "innocent":
        return together((free(clause + "1", player, "innocent_may_use"),), about)
    if code == "1987":
        return together((free(clause + "2", player, "penalty_paid_may_use"),), about)
    replaced = yield from how_replaced(code, about)
    if replaced == COMPARABLE:
        return together((yield from after_comparable(about)), about)
    if replaced == LOWEST:
        return together((yield from after_lowest_sufficient(code, about)), about)
    barred = effects((("ui", side_of(player)),), ((clause + "2", "offending_side_may_not_use"),))
    return together((barred,) + (yield from weighed(code, clause + "2", about)), about)


def side_of(player):
    """16C1, 16C2. What is free or barred is so for both players of the side."""
    return in_side_order((player, partner(player)))


def how_replaced(code, about):
    """23B, 27B1(a). A comparable call (2017), or an insufficient bid put right in the same denomination, lifts the bar."""
    if code >= "2017":
        return (yield ask("comparable_call", "23B", (NO, COMPARABLE, LOWEST), "choice", about, NO))
    lowest = yield ask("insufficient_bid_put_right", "27B1(a)", (NO, "yes"), "choice", about, NO)
    return LOWEST if lowest == "yes" else NO


def after_lowest_sufficient(code, about):
    """27B1(a), 27D (27B1(b) in 1997). 16C is off (16D in 2007, 16C2 in 1997); the score is looked at afterwards."""
    free_ = effects((), (("27B1(a)", "lowest_bid_frees"),))
    clause, key = ("27D", "infraction_helped") if code >= "2007" else ("27B1(b)", "bid_told_and_damaged")
    weigh = (("damage", clause, "did_infraction_help" if code >= "2007" else "did_bid_tell"),)
    if (yield ask(key, clause, ("yes", "no"), "choice", about)) == "no":
        return (free_, stands(clause, "infraction_did_not_help" if code >= "2007" else "bid_did_no_damage", weigh))
    return (free_, adjusted(clause, key, weigh, "due" if code >= "2007" else "assigned"))


def free(clause, player, key):
    """16C1. Authorized: nothing is wrong."""
    outcome = (("irregularity", False), ("result", "stands"), ("ai", side_of(player)))
    return effects(outcome, ((clause, key),), (), ((clause, "say_stands"),))


def after_comparable(about):
    """23B, 23C. 16C2 is off; but without the help of the infraction, could the board well have ended otherwise?"""
    free_ = effects((), (("23B", "comparable_frees"),))
    weigh = (("damage", "23C", "did_infraction_help"),)
    if (yield ask("infraction_helped", "23C", ("yes", "no"), "choice", about)) == "no":
        return (free_, stands("23C", "infraction_did_not_help", weigh))
    return (free_, adjusted("23C", "infraction_helped", weigh))


def weighed(code, clause, about):
    """16C2, 16C3. As with information from partner: the first no ends the matter."""
    suggested, alternative = (
        ("suggested", clause, "what_did_it_suggest"),
        ("logical_alternative", clause, "what_would_peers_do"),
    )
    answer = yield ask("suggested", clause, ("chosen", "other", "nothing"), "choice", about)
    if answer != "chosen":
        return (stands(clause, "suggested_" + answer, (suggested,)),)
    if (yield ask("other_action", clause, ("yes", "no"), "choice", about)) == "no":
        return (stands(clause, "no_logical_alternative", (suggested, alternative)),)
    breach = law_16_partner.infraction(clause, dict(about)["player"])
    redress = dict(REDRESS)[code]
    all_three = (suggested, alternative, ("damage", redress, "did_it_damage"))
    if (yield ask("damaged", redress, ("yes", "no"), "choice", about)) == "no":
        return (breach, effects((("result", "stands"),), ((redress, "not_damaged"),), all_three, ((redress, "say_stands"),)))
    return (breach, adjusted(redress, "damaged", all_three, "assigned" if code >= "2017" else "due"))


def stands(clause, key, weigh):
    """16C2. He was free to do it."""
    outcome = (("irregularity", False), ("result", "stands"))
    return effects(outcome, ((clause, key),), weigh, ((clause, "say_stands"),))


def adjusted(clause, key, weigh, kind="assigned"):
    """16C3, 23C. An adjusted score, since 2017 an assigned one (12C1)."""
    told = ((clause, key), ("12C", "see_adjusted_score"))
    likely = (("likely_result", "12C", "result_without_it"),)
    return effects((("adjusted", kind),), told, weigh + likely, ((clause, "say_adjusted"),))
