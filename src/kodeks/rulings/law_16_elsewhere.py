"""Law 16D (16C in 2007, 16B until 1997): something learnt by accident about a board, from another source than partner."""

from kodeks.bridge.seats import SEATS
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

BEFORE, AUCTION, PLAY, OVER = "before_call", "auction", "play", "over"
LETTER = (("1987", "16B"), ("1997", "16B"), ("2007", "16C"), ("2017", "16D"))
SOURCES = ("elsewhere", "own_table", "opponents_card", "partners_card")
FREE = (("procedure", "16A1(c)"), ("known_before", "16A1(d)"), ("habits_and_score", "16A2"))  # since 2007 in words
OLDER_WAYS = (("reseat", "16B1"), ("substitute", "16B2"), ("score_it", "16B3"))
WAYS = (("reseat", "(a)"), ("redeal", "(b)"), ("play_on", "(c)"), ("score_it", "(d)"))


def information_from_elsewhere(code, given):
    """16D. What he learnt and how; will it disturb normal play; what the Director does about it."""
    clause = dict(LETTER)[code]
    player = yield ask("player", clause, SEATS, "seat")
    about = (("player", player),)
    free = tuple(name for name, _ in FREE) if code >= "2007" else ()
    source = yield ask("learnt", clause, SOURCES + free, "choice", about)
    if source in free:
        return together((may_take_into_account(dict(FREE)[source], source, player),), about)
    if source == "opponents_card":
        return together((may_use(code, player),), about)
    if source == "partners_card":
        return together((effects((), (("24", "see_card_exposed_in_auction"), ("49", "see_exposed_card"))),), about)
    learnt = effects((), ((first(code), "tell_the_director"),))
    stage = yield ask("stage", clause, (BEFORE, AUCTION, PLAY, OVER), "choice", about)
    if stage == OVER:
        return together((learnt,) + (yield from affected(code, about)), about)
    if code < "2007" or stage == BEFORE:
        if (yield ask("disturbs", second(code), ("yes", "no"), "choice", about)) == "no":
            return together((learnt, undisturbed(code, stage)), about)
    return together((learnt,) + (yield from way(code, stage, about)), about)


def first(code):
    """16D1. The Director should be told at once, preferably by the player himself."""
    return dict(LETTER)[code] + ("1" if code >= "2007" else "")


def second(code):
    """16D2. What the Director may do."""
    return dict(LETTER)[code] + ("2" if code >= "2007" else "")


def may_use(code, player):
    """74C5. An opponent's card, seen unintentionally in the auction or the play."""
    clause = "74C5" if code >= "1997" else "74C"
    outcome = (("irregularity", False), ("ai", (player,)))
    return effects(outcome, ((clause, "may_act_on_it"),), (), ((clause, "say_may_act_on_it"),))


def may_take_into_account(clause, key, player):
    """16A1(c), 16A1(d), 16A2. What the law lets a player use."""
    return effects((("irregularity", False), ("ai", (player,))), ((clause, key),), (), ((clause, "say_that_may_be_used"),))


def undisturbed(code, stage):
    """16D2. Not likely to disturb normal play: the board is played as usual."""
    goes_on = AUCTION if stage == BEFORE else stage
    weigh = (("playable", second(code), "will_it_disturb"),)
    return effects(
        (("continues", goes_on),), ((second(code), "not_disturbed"),), weigh, ((second(code), "say_play_normally"),)
    )


def way(code, stage, about):
    """16D2, 16D3. Before the first call any of the ways; after it the board is played out, or (2017) scored at once."""
    if code < "2007":
        ways = OLDER_WAYS
    elif stage == BEFORE:
        ways = tuple((name, second(code) + item) for name, item in WAYS)
    elif code >= "2017":
        ways = (("play_on", "16D3"), ("score_it", "16D3"))
    else:
        return played_out(code, "16C3", stage)
    names = tuple(name for name, clause in ways)
    chosen = yield ask("way", "16D3" if stage != BEFORE and code >= "2017" else second(code), names, "choice", about)
    clause = dict(ways)[chosen]
    if chosen == "play_on":
        return played_out(code, clause, stage)
    if chosen == "score_it":
        return scored(code, clause)
    return (weighed(code, chosen), effects((("continues", AUCTION),), ((clause, chosen),), (), ((clause, "say_" + chosen),)))


def weighed(code, chosen=""):
    """16D2. What he judged: will it disturb, and does the contest allow new seats or (since 2007) a new deal?"""
    allows = {"reseat": "do_seats_allow", "redeal": "does_form_allow"}
    regulated = (("regulation", second(code), allows[chosen]),) if chosen in allows else ()
    return effects((), (), (("playable", second(code), "will_it_disturb"),) + regulated)


def played_out(code, clause, stage):
    """16D2(c). Played to the end, the Director ready to adjust the score if the information affected the result."""
    outcome = (("continues", AUCTION if stage == BEFORE else stage), ("equity", True))
    told = ((clause, "play_on"),)
    weigh = (("damage", clause, "did_it_affect"),)
    return (effects(outcome, told, weigh, ((clause, "say_play_on"),)),)


def scored(code, clause):
    """16D2(d). An adjusted score at once, until 2007 an artificial one; for teams see 86B."""
    told = ((clause, "score_it"),) + ((("16D2(d)", "teams_86B"),) if code >= "2017" else ())
    kind = "due" if code >= "2017" else "artificial"
    told += (("12C", "see_adjusted_score"),)
    outcome = (("adjusted", kind), ("continues", "none"))
    return (effects(outcome, told, weighed(code).judgement, ((clause, "say_score_it"),)),)


def affected(code, about):
    """16D2(c). The board has been played: did it affect the result? 16B of 1987 and 1997 says nothing of that: 12A1."""
    clause = second(code) + "(c)" if code >= "2007" else "12A1"
    weigh = (("damage", clause, "did_it_affect"),)
    if (yield ask("affected", clause, ("yes", "no"), "choice", about)) == "yes":
        told = ((clause, "has_affected"), ("12C", "see_adjusted_score"))
        return (effects((("adjusted", "due"),), told, weigh, ((clause, "say_adjusted"),)),)
    return (effects((("result", "stands"),), ((clause, "has_not_affected"),), weigh, ((clause, "say_stands"),)),)
