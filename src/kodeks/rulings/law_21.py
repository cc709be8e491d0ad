"""Laws 21 and 75, with 40B3 and 47E2: a wrong explanation, a missing alert, or a call that was itself the mistake."""

from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho
from kodeks.rulings import law_75
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

AUCTION, PLAY, OVER = "auction", "play", "over"
CARD = (("1997", "47E2"), ("2007", "47E2(a)"), ("2017", "47E2(a)"))
WITHDRAWN = (("1997", "16C"), ("2007", "16D"), ("2017", "16C"))


def misinformation(code, given):
    """21. What the agreement is comes first; then how far the board is; then what it cost."""
    player = yield ask("player", "21", SEATS, "seat")
    about = seats_about(player)
    finding = yield ask("finding", law_75.heading(code), law_75.findings(code), "choice", about)
    if finding == law_75.OWN:
        return together((own_misunderstanding(),), about)
    if finding == law_75.CALL_WRONG:
        return together((law_75.mistaken_call(code), law_75.what_the_bidder_heard(code)), about)
    told = (infraction(about), law_75.misinformed(code, finding), law_75.what_the_bidder_heard(code))
    stage = yield ask("stage", "21B", (AUCTION, PLAY, OVER), "choice", about)
    then = {AUCTION: change_of_call, PLAY: during_play, OVER: after_play}[stage]
    return together(told + (yield from then(code, finding, about)), about)


def seats_about(player):
    """The player who was misinformed, his partner, and the two who misinformed him."""
    others = in_side_order((lho(player), rho(player)))
    return (
        ("player", player),
        ("partner", partner(player)),
        ("lho", lho(player)),
        ("rho", rho(player)),
        ("players", others),
    )


def may_change(code):
    """21B1(a); 21B1 until 1997."""
    return "21B1(a)" if code >= "2007" else "21B1"


def infraction(about):
    """21B. It is an irregularity of the side that gave the information."""
    return effects((("irregularity", True), ("offenders", dict(about)["players"])))


def own_misunderstanding():
    """21A. A player who misunderstood by himself is owed nothing."""
    outcome = (("irregularity", False), ("result", "stands"))
    return effects(outcome, (("21A", "own_misunderstanding"),), (), (("21A", "say_nothing_is_owed"),))


def change_of_call(code, finding, about):
    """21B1, 41A. His side's last call, until partner calls or a lead is faced; one that lies face down may go back."""
    return (effects((), (("41A", "face_down_lead"),)),) + (yield from last_call(code, about))


def last_call(code, about):
    """21B1(a). What becomes of the call itself."""
    clause = may_change(code)
    if (yield ask("partner_called", clause, ("no", "yes"), "choice", about)) == "yes":
        late = effects((("continues", AUCTION),), ((clause, "partner_has_called"),))
        return (late, for_the_end(code), play_on())
    key = "influenced" if code >= "2007" else "influenced_older"
    weighed = effects((), (), (("suggested", clause, key),))
    if (yield ask(key, clause, ("yes", "no"), "choice", about)) == "no":
        stands = effects((("continues", AUCTION),), ((clause, "call_stands"),))
        return (weighed, stands) + (yield from other_calls(code, about)) + (play_on(),)
    choice = yield ask("choice", clause, ("not_yet", "changes", "declines"), "choice", about)
    if choice == "not_yet":
        return (weighed, offered(clause, dict(about)["player"]))
    if choice == "declines":
        # 21B3 begins "when it is too late to change a call", and it was not: the offer was the remedy for this call, but not
        # for earlier ones (directors on forums.ebu.co.uk, 352 and 809). We know of no minute on it.
        told = effects((("continues", AUCTION),), ((clause, "declined_to_change"),))
        return (weighed, told) + (yield from other_calls(code, about)) + (play_on(),)
    own = effects((("continues", AUCTION),), ((clause, "changes_his_call"), (clause, "no_more_for_that_call")))
    lho_too = yield from lho_may_change(code, about)
    again = ("equity", True) in lho_too[0].outcome  # 21B2 until 2007: then the score is looked at in any case
    return (weighed, own) + lho_too + (yield from other_calls(code, about, again)) + (play_on(),)


def offered(clause, player):
    """21B1(a). He may change it: what he would have called is asked away from the table."""
    outcome = (("may_change", (player,)), ("continues", AUCTION))
    return effects(outcome, ((clause, "may_change_call"), (clause, "only_the_last_call")), (), ((clause, "say_may_change"),))


def lho_may_change(code, about):
    """21B2. LHO in turn may change what he called after it; what withdrawn calls told is for the other side only."""
    seats = dict(about)
    own = in_side_order((seats["player"], seats["partner"]))
    clause = dict(WITHDRAWN)[code]
    free = effects(
        (("ai", own), ("ui", seats["players"])), ((clause + "1", "may_use_changed"), (clause + "2", "may_not_use_changed"))
    )
    if (yield ask("lho_called", "21B2", ("no", "yes"), "choice", about)) == "no":
        return (free,)
    told = (("21B2", "lho_may_change"),)
    weigh, outcome = (), (("may_change", (seats["lho"],)),)
    if code < "2017":
        told += (("21B2", "unless_his_call_told_much"),)
        weigh, outcome = (("damage", "21B2", "did_lho_call_tell"),), outcome + (("equity", True),)
    return (effects(outcome, told, weigh, (("21B2", "say_lho_may_change"),)), free)


def other_calls(code, about, again=False):
    """21B3. Earlier calls of his side can no longer be changed: what they cost is looked at after play."""
    if (yield ask("other_calls", "21B3", ("no", "yes"), "choice", about)) == "yes":
        return (for_the_end(code),)
    if again:
        return ()
    return (effects((("result", "stands"), ("equity", False)), (("21B3", "nothing_left_to_adjust"),)),)


def for_the_end(code):
    """21B3. Too late to change: the score is adjusted if the offending side gained (until 1997: by 40C)."""
    key = "adjust_later" if code >= "2007" else "adjust_later_older"
    return effects((("equity", True),), (("21B3", key),), cost(code), (("21B3", "say_call_me_at_the_end"),))


def play_on():
    """21B. All other calls stand."""
    return effects((), (("21B", "other_calls_stand"),), (), (("21B", "say_go_on"),))


def during_play(code, finding, about):
    """47E2. No call is changed any more; a card chosen on it goes back if none was played after it."""
    clause = dict(CARD)[code]
    card = yield ask("card", clause, ("no", "last_card", "too_late"), "choice", about, "no")
    calls = effects((("continues", PLAY),), ((may_change(code), "no_call_is_changed"),))
    if card == "last_card":
        own = (("may_change", (dict(about)["player"],)),)
        back = effects(own, ((clause, "may_take_card_back"),), (), ((clause, "say_take_card_back"),))
        return (calls, back, for_the_end(code))
    if card == "too_late":
        late = "47E2" if code < "2007" else "47E2(b)"
        return (calls, effects((), ((late, "card_stays"),)), for_the_end(code))
    return (calls, for_the_end(code))


def after_play(code, finding, about):
    """21B3, 75B1. What would have happened with a correct explanation in good time."""
    offered_ = yield ask("offered", may_change(code), ("no", "yes"), "choice", about, "no")
    if offered_ == "yes":
        told = effects((), ((may_change(code), "change_was_the_remedy"),))
        if (yield ask("other_calls", "21B3", ("no", "yes"), "choice", about)) == "no":
            stands = (("result", "stands"),)
            return (told, effects(stands, (("21B3", "nothing_left_to_adjust"),), (), (("21B3", "say_stands"),)))
    else:
        told = effects()
    key = "gained" if code >= "2007" else "damaged"
    if (yield ask(key, "21B3", ("yes", "no"), "choice", about)) == "no":
        return (told, effects((("result", "stands"),), (("21B3", "not_" + key),), cost(code), (("21B3", "say_stands"),)))
    return (told, law_75.adjusted(code, finding, key), effects((), (), cost(code)))


def cost(code):
    """21B3. What is to be weighed when the board is over."""
    return (("damage", "21B3", "did_it_gain" if code >= "2007" else "did_it_damage"), law_75.likely(code))
