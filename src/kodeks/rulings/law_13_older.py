"""Law 13 of 1987 and 1997: a deal put right is played if nothing was seen, or all agree."""

from kodeks.rulings import law_12_artificial
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

NOT_CALLED = "no_wrong_hand_has_called"


def during(code, given, found):
    """13. A call by a player with a wrong hand; if there was none, 13A and 13B."""
    if found != NOT_CALLED:
        return (yield from call_made(code, given))
    put_right = effects((), (("13A1", "by_hand_records"), ("13A2", "by_earlier_players"), ("13A3", "redealt_if_misdealt")))
    if (yield ask("card_seen", "13B")) == "no":
        return together((put_right, goes_on("13A", "play_normally", "auction")), ())
    matters = yield ask("seen_matters_older", "13B", ("agreed", "not_agreed", "interferes"))
    if matters == "agreed":
        return together((put_right, goes_on("13B1", "all_agree_to_play", "auction")), ())
    key = "card_interferes" if matters == "interferes" else "not_all_agree"
    return together((spoilt("13B2" if matters == "interferes" else "13B1", key),) + (yield from awarded(code, given)), ())


def call_made(code, given):
    """13, opening words. An artificial score; in 1997 the deal may be played if no call changes and all four agree."""
    # 1997: the exception by the list of changes of 1997 (law_tec); 1987 without it, as far as we know.
    if code == "1997" and (yield ask("agreed_no_change", "13")) == "yes":
        return together((goes_on("13", "put_right_all_agree"),), ())
    return together((spoilt("13", "artificial_for_the_call"),) + (yield from awarded(code, given)), ())


def goes_on(clause, key, continues=""):
    """The board is played; whether the auction or the play goes on is not known once a wrong hand has called."""
    outcome = (("continues", continues),) if continues else ()
    return effects(outcome, ((clause, key),), (), ((clause, "say_play_on"),))


def spoilt(clause, key):
    """The board is not played, and an offender may be penalised."""
    outcome = (("continues", "none"), ("procedural_penalty", True))
    return effects(outcome, ((clause, key),), (), ((clause, "say_board_is_over"),))


def awarded(code, given):
    """12C1. The artificial score."""
    return (yield from law_12_artificial.scores(code, given))
