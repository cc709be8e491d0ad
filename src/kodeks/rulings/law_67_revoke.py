"""Law 67 as it leads to Law 64: an omission that counts as a revoke (67B1), a restored card not played in time (67B2)."""

from kodeks.bridge.seats import partner
from kodeks.rulings import law_64
from kodeks.rulings.interview import ask
from kodeks.rulings.revoke_tricks import NOT_OVER, due_for_one

EXCEPTIONS = (  # 64B, in the words of Law 64
    ("next_deal", ("64B4", "no_tricks_next_deal")),
    ("round_over", ("64B5", "no_tricks_round_over")),
    ("twelfth_trick", ("64B6", "no_tricks_twelfth")),
    ("both_sides_revoked", ("64B7", "no_tricks_both_sides")),
)


def one_trick(code, revoke, draft):
    """67B1. One trick, if the side won the defective trick or a later one (64A2)."""
    draft.outcome["revoke"] = "established"
    spared = yield from costs_no_trick(code, revoke, draft)
    if spared and revoke.is_dummys():
        # 64B3 applies: EBU forum, discussion 777; P. Goddard in the forum of Australia's directors (topic 232, April 2011).
        # 67B1 leads to 64A2 alone: E. Reppert in the BBO forum (topic 45509, April 2011). No minute of the WBF settles it.
        draft.effect("67B1", "reading_of_dummys_omission", revoke.about())
    if not spared:
        won = yield ask("side_won_from_then_on", "64A2", ("yes", "no", NOT_OVER), "choice", revoke.about())
        draft.outcome["tricks_transferred"] = 1 if won == "yes" else 0
        keys = {"yes": "offender_did_not_win", "no": "no_tricks_left_to_give", NOT_OVER: "one_trick_if_they_win_one"}
        draft.effect("64B1" if won == "no" else "64A2", keys[won], revoke.about())
        what_moves(draft, won == NOT_OVER, revoke)
    law_64.equity(code, (revoke,), draft)


def as_any_revoke(code, given, revoke, draft):
    """67B2(b). The revoke was made by a card that was played, so its trick may have been won by the offender himself."""
    draft.outcome["revoke"] = "established"
    spared = yield from costs_no_trick(code, revoke, draft)
    if not spared:
        won = yield ask("won", "64A", law_64.WINNERS, "choice", revoke.about())
        seats = {"offender": revoke.player, "partner": partner(revoke.player), "opponents": revoke.opponents()[0]}
        tricks, pending = yield from due_for_one(code, given, revoke, seats[won], draft)
        draft.outcome["tricks_transferred"] = tricks
        what_moves(draft, pending, revoke)
    law_64.equity(code, (revoke,), draft)


def costs_no_trick(code, revoke, draft):
    """64B. True if no trick is transferred: dummy's card, attention too late, the twelfth trick, both sides (since 2007)."""
    found = ("64B3", "no_tricks_dummys_card")
    if not revoke.is_dummys():
        exceptions = EXCEPTIONS if code >= "2007" else EXCEPTIONS[:3]
        options = ("none",) + tuple(name for name, _ in exceptions)
        answer = yield ask("no_trick_because", "64B", options, "choice", revoke.about(), "none")
        found = dict(exceptions).get(answer)
    if not found:
        return False
    draft.outcome["tricks_transferred"] = 0
    draft.effect(found[0], found[1], revoke.about())
    what_moves(draft, False, revoke)
    return True


def what_moves(draft, pending, revoke):
    """64A. What to say of the tricks."""
    tricks = draft.outcome["tricks_transferred"]
    if pending:
        draft.say("64A", "play_on_then_call", revoke.about())
    elif tricks:
        draft.say("64A", "tricks_change_hands", revoke.about() + (("tricks", tricks),))
    else:
        draft.say("64B", "no_tricks_change_hands", revoke.about())
