"""Laws 40B2 and 20G3 (40E2 until 1997): looking at a system card, at notes, at other aids."""

from kodeks.bridge.seats import SEATS, partner
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

OWN, THEIRS, AID = "own_card", "opponents_card", "other_aid"
BEFORE, OWN_TURN, NOT_HIS_TURN, CLARIFICATION, AFTER = "before", "own_turn", "not_his_turn", "after_final_pass", "after"


def system_card(code, given):
    """40B2(b), 40B2(c), 40B2(d). Whose card or what aid, and when; regulations may provide otherwise."""
    player = yield ask("player", "40", SEATS, "seat")
    about = (("player", player), ("partner", partner(player)))
    what = yield ask("looked_at", "40B" if code >= "2007" else "40E2", (OWN, THEIRS, AID), "choice", about)
    clause = dict(clauses(code))[what]
    whens = (BEFORE, OWN_TURN, NOT_HIS_TURN) + ((CLARIFICATION,) if code >= "2007" else ()) + (AFTER,)
    when = yield ask("when", clause, whens if what == THEIRS else without(whens, NOT_HIS_TURN), "choice", about)
    allowed = when in (BEFORE, AFTER) or (what == THEIRS and when in (OWN_TURN, CLARIFICATION))
    if what == OWN and when == CLARIFICATION:
        allowed = (yield ask("side", clause, ("declaring", "defending"), "choice", about)) == "declaring"
    if what == THEIRS and code < "2007" and when == OWN_TURN:
        allowed = (yield ask("is_dummy", clause, ("no", "yes"), "choice", about, "no")) == "no"
    if allowed:
        return together((may(item(code, what, when, clause), what),), about)
    if code >= "2007" or what == AID:
        otherwise = yield ask("regulation_allows", clause, ("no", "yes"), "choice", about, "no")
        if otherwise == "yes":
            return together((may(clause, "by_regulation"),), about)
    return together((may_not(code, clause, what, player),), about)


def without(whens, one):
    """An own card or an aid: whose turn it is makes no difference, so "his turn" stands for the auction and the play."""
    return tuple(when for when in whens if when != one)


def clauses(code):
    """40B2(b) to 40B2(d); 40C3(a) of 2007; a footnote to 40E2 until 1997."""
    if code < "2007":
        return ((OWN, "40E2"), (THEIRS, "40E2"), (AID, "40E2"))
    return ((OWN, "40B2(b)"), (THEIRS, "40B2(c)"), (AID, "40B2(d)" if code >= "2017" else "40C3(a)"))


def item(code, what, when, clause):
    """40B2(c)(i) to (iii). When the opponents' card may be seen."""
    items = {BEFORE: "(i)", CLARIFICATION: "(ii)", OWN_TURN: "(iii)"}
    return clause + items.get(when, "") if code >= "2017" and what == THEIRS else clause


def may(clause, key):
    """40B2. Nothing is wrong."""
    return effects((("irregularity", False),), ((clause, "may_" + key),), (), ((clause, "say_may"),))


def may_not(code, clause, what, player):
    """40B2, 90A. He is stopped; a penalty is possible, and the score is looked at."""
    outcome = (("irregularity", True), ("offenders", (player,)), ("procedural_penalty", True), ("equity", True))
    told = ((clause, "may_not_" + what),)
    if what == OWN and code >= "2007":
        told += (("20G3" if code >= "2017" else "20G2", "nor_consult_it"),)
    told += (("90A", "may_be_penalized"), ("12A1", "adjusts_if_damage"))
    weigh = (("damage", "12A1", "did_it_help"),)
    if code >= "2007" or what == AID:  # 40E2 let no authority provide otherwise for a card
        weigh = (("regulation", clause, "what_do_regulations_say"),) + weigh
    return effects(outcome, told, weigh, ((clause, "say_put_it_away"),))
