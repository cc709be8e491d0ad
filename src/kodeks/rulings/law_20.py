"""Law 20, with 41B: who may ask for a review or an explanation, when, and of whom."""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

IN_TURN, OUT_OF_TURN, BOUND, FINAL_PASS, FIRST_PLAY, LATER_PLAY, OTHERS_PLAY = (
    "in_turn", "out_of_turn", "bound_to_pass",
    "after_final_pass", "first_turn_to_play", "later_turn_to_play", "not_his_turn_to_play",
)  # fmt: skip
AFTER_THE_AUCTION = (FINAL_PASS, FIRST_PLAY, LATER_PLAY, OTHERS_PLAY)
WHEN = (IN_TURN, OUT_OF_TURN, BOUND) + AFTER_THE_AUCTION
ANY_TIME = (
    ("unclear_call", "20A"),
    ("whose_lead", "20C1"),
    ("for_partner", "20G1"),
    ("after_partners_question", "20F1"),
    ("to_mislead", "20G2"),
    ("error_in_review", "20E"),
)
REVIEW, PART, EXPLANATION, ONE_CALL = "review", "part_of_review", "explanation", "one_call"


def question_about_calls(code, given):
    """20. What he wants to know decides the rest; then whose turn it is and how far the board is."""
    player = yield ask("player", "20", SEATS, "seat")
    about = (("player", player), ("partner", partner(player)), ("players", in_side_order((lho(player), rho(player)))))
    any_time = tuple((name, clause) for name, clause in ANY_TIME if code >= "2017" or name != "to_mislead")
    wants = yield ask(
        "wants", "20", (REVIEW, PART, EXPLANATION, ONE_CALL) + tuple(one for one, _ in any_time), "choice", about
    )
    if wants in dict(any_time):
        return together((at_any_time(dict(any_time)[wants], wants, player),), about)
    if wants == PART:
        return together((not_allowed("20B", wants, player),), about)
    when = yield ask("when", "20B" if wants == REVIEW else "20F", WHEN, "choice", about)
    if when in AFTER_THE_AUCTION:
        return together((yield from after_the_auction(wants, when, player, about)), about)
    return together(during_the_auction(code, wants, when, player), about)


def at_any_time(clause, key, player):
    """20A, 20C1, 20E free; 20F1, 20G1, 20G2 not allowed."""
    if clause in ("20A", "20C1", "20E"):
        return allowed(clause, key, "say_correct_it" if clause == "20E" else "say_answer")
    told = not_allowed(clause, key, player)
    if key == "to_mislead":
        return told
    return effects(told.outcome, told.consequences, (("information", "16B1", "what_did_partner_learn"),), told.script)


def allowed(clause, key, said="say_answer"):
    """20. He may."""
    return effects((("irregularity", False),), ((clause, key),), (), ((clause, said),))


def not_allowed(clause, key, player):
    """20. He may not, or not now."""
    return effects((("irregularity", True), ("offenders", (player,))), ((clause, key),), (), ((clause, "say_not_now"),))


def during_the_auction(code, wants, when, player):
    """20B, 20F1. At his own turn, unless a law requires him to pass; the partner of the caller explains."""
    clause = "20B" if wants == REVIEW else "20F1"
    if when == BOUND and wants == REVIEW:
        return (not_allowed(clause, "bound_to_pass", player),)
    if when == BOUND and code >= "2017":
        # The footnote is new in 2017: 20F1 of 2007 asks only that it be his turn (lovboka.org/20.htm).
        return (not_allowed("20.fn2", "bound_to_pass", player),)
    if when == OUT_OF_TURN:
        return (not_allowed(clause, "not_his_turn", player), partner_may_learn())
    if wants == REVIEW:
        return (allowed("20B", "whole_review"), effects((), (("20D", "opponent_reviews"),)))
    return (allowed("20F1", "may_ask_at_turn"), answer(), one_call(wants))


def answer():
    """20F1. What is to be told, and by whom."""
    return effects((), (("20F1", "callers_partner_answers"), ("20F1", "what_is_to_be_told")))


def one_call(wants):
    """20F3. A question about one call alone is allowed, but it may tell partner something."""
    if wants != ONE_CALL:
        return effects()
    return effects(
        (("equity", True),), (("20F3", "one_call_may_tell"),), (("information", "16B1", "what_did_partner_learn"),)
    )


def partner_may_learn():
    """16B1. A question out of turn may tell partner something."""
    return effects((), (("16B1", "question_may_tell"),), (("information", "16B1", "what_did_partner_learn"),))


def after_the_auction(wants, when, player, about):
    """20C2, 20F2, 41B. A review at the first turn to play at the latest; an explanation at any turn; dummy asks nothing."""
    clause = "41B" if when == FINAL_PASS else "20C2" if wants == REVIEW else "20F2"
    role = yield ask("role", clause, ("defender", "declarer", "dummy"), "choice", about)
    if role == "dummy":
        return (not_allowed(clause, "dummy_may_not", player),)
    if when == OTHERS_PLAY:
        return (not_allowed(clause, "not_his_turn_to_play", player),) + (partner_may_learn(),) * (role == "defender")
    if wants == REVIEW and when == LATER_PLAY:
        return (not_allowed("41B", "too_late_for_review", player), effects((), (("41C", "may_ask_the_contract"),)))
    told = (effects((), (("20D", "opponent_reviews"),)),) if wants == REVIEW else (answer(), asked_by(role, wants))
    if when != FINAL_PASS:
        return (allowed(clause, "whole_review" if wants == REVIEW else role + "_may_ask"),) + told
    # 41B names the leader's partner and declarer; for the leader it is his first turn to play.
    leader = (("20C2" if wants == REVIEW else "20F2", "leader_before_he_leads"),) * (role == "defender")
    return (allowed("41B", "until_lead_is_faced"), effects((), leader)) + told


def asked_by(role, wants):
    """20F3, 16B1. What a defender's question tells his partner is unauthorized; declarer's partner is dummy."""
    if role == "defender":
        return one_call(wants) if wants == ONE_CALL else partner_may_learn()
    return effects((), (("20F3", "may_ask_about_one"),)) if wants == ONE_CALL else effects()
