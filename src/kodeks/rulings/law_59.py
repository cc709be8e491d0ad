"""Law 59: a player cannot lead or play as a rectification requires of him."""

from kodeks.bridge.seats import SEATS
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

NO_SUIT, ONLY_FORBIDDEN, MUST_FOLLOW, COULD = "has_none", "only_forbidden_suit", "must_follow_suit", "could_comply"
LED_TO_A_TRICK = {"lead": (NO_SUIT, ONLY_FORBIDDEN, COULD), "play": (NO_SUIT, ONLY_FORBIDDEN, MUST_FOLLOW, COULD)}


def cannot_play_as_required(code, given):
    """59. Whatever keeps him from it, he may play any card that is legal otherwise; if he can comply, he has to."""
    player = yield ask("player", "59", SEATS, "seat")
    about = (("player", player), ("offender", player))
    does = yield ask("does", "59", ("lead", "play"), "choice", about)
    reason = yield ask("reason", "59", LED_TO_A_TRICK[does], "choice", about)
    if reason == COULD:
        return (yield from able_to_comply(code, about))
    outcome = (("irregularity", False), ("offenders", ()), ("must_play", "none"), ("continues", "play"))
    told = (("59", "because_" + reason), ("59", "any_legal_card"))
    if does == "play":
        told += (("44C", "follows_suit_if_he_can"),)
    return together((effects(outcome, told, (), (("59", "say_any_legal_card"),)),), about)


def able_to_comply(code, about):
    """61A, 62A. Who can comply and has played otherwise has revoked; who has not yet played must comply."""
    played = yield ask("has_played", "61A", ("yes", "no"), "choice", about)
    if played == "no":
        own = effects((("continues", "play"),), (("61A", "must_comply"),), (), (("61A", "say_must_comply"),))
        return together((own,), about)
    told = (("61A", "not_complying_is_revoke"), ("62A", "rule_on_the_revoke"))
    outcome = (("irregularity", True), ("offenders", (dict(about)["player"],)))
    return together((effects(outcome, told, (), (("61A", "say_not_complying_is_revoke"),)),), about)
