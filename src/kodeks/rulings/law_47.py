"""Law 47: when a card that was played may be taken back."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, lho, partner, side
from kodeks.rulings import law_16, law_50
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

STAYS = (("1987", "47G"), ("1997", "47F"), ("2007", "47F2"), ("2017", "47F2"))  # no other card goes back
WHY = (
    "ruling",
    "illegal",
    "designation",
    "opponent_changed",
    "told_his_turn",
    "explanation",
    "proper_lead",
    "thought_again",
)


def card_taken_back(code, given):
    """47. A player took back, or wants to take back, a card that was played."""
    declarer = yield ask("declarer", "47", SEATS, "seat")
    player = yield ask("card_of", "47", SEATS, "seat", (("declarer", declarer),))
    card = yield ask("card", "47", DECK, "card", (("player", player),))
    about = (("player", player), ("other", partner(player)), ("lho", lho(player)), ("declarer", declarer), ("card", card))
    reasons = WHY if code >= "2007" else tuple(why for why in WHY if why != "proper_lead")
    why = yield ask("why", "47", reasons, "choice", about)
    simple = {"ruling": by_ruling, "illegal": illegal, "designation": designation, "proper_lead": proper_lead}
    if why in simple:
        return together(simple[why](code, card, player, declarer), about)
    asking = {
        "opponent_changed": opponent_changed,
        "told_his_turn": told_his_turn,
        "explanation": explanation,
        "thought_again": thought_again,
    }
    return together((yield from asking[why](code, card, player, declarer, about)), about)


def defends(player, declarer):
    """True of a player of the other side than declarer's."""
    return side(player) != side(declarer)


def free(code):
    """Until 1997 the law says "without penalty"."""
    return "goes_back_free" if code >= "2007" else "goes_back_without_penalty"


def goes_back(code, clause, card):
    """The card is its owner's again, and nothing more is done about it."""
    return effects(
        (("returned", (card,)), ("penalty_cards", {})), ((clause, free(code)),), (), ((clause, "say_take_it_back"),)
    )


def by_ruling(code, card, player, declarer):
    """47A. A rectification requires it; whether a defender's card becomes a penalty card the law that requires it says."""
    told = (("47A", "ruling_requires_it"),)
    told += (("47A", "may_become_penalty_card"),) if defends(player, declarer) else ()
    return (effects((("returned", (card,)),), told, (), (("47A", "say_take_it_back"),)),)


def illegal(code, card, player, declarer):
    """47B. To correct an illegal play; a defender's card is then an exposed one (49), and it was played on purpose (50B)."""
    own = effects((("returned", (card,)),), (("47B", "corrects_illegal_play"),), (), (("47B", "say_take_it_back"),))
    if not defends(player, declarer):
        return (own, effects((), (("48A", "never_a_penalty_card"),)))
    return (own, law_50.becomes(code, card, player, declarer, "major", "49"), law_50.known(code, player, declarer))


def designation(code, card, player, declarer):
    """47C. After a change of designation that 45C4(b) permits."""
    return (effects((), (("47C", "if_change_is_permitted"), ("45C4(b)", "see_change_of_designation"))),)


def opponent_changed(code, card, player, declarer, about):
    """47D. After an opponent's change of play: without rectification, but for 62C2, and that speaks of a revoke only."""
    own = yield ask("own_side_erred", "47D", ("no", "revoke", "other"), "choice", about)
    if own == "revoke" and defends(player, declarer):
        back = effects((("returned", (card,)),), (("47D", "may_change_after_opponent"),), (), (("47D", "say_may_change"),))
        return (back, law_50.becomes(code, card, player, declarer, "major", "62C2"), law_50.known(code, player, declarer))
    back = effects(
        (("returned", (card,)), ("penalty_cards", {})),
        (("47D", "may_change_after_opponent"), ("47D", free(code))),
        (("damage", "47F", "damaged_by_withdrawn_card"),) if code == "1987" and own == "no" else (),
        (("47D", "say_may_change"),),
        about=(("player", declarer),) if player == partner(declarer) else (),  # what dummy has played he may change (45B)
    )
    return (back,) + law_16.card_taken_back(code, lho(player) if own == "no" else player, declarer)


def told_his_turn(code, card, player, declarer, about):
    """47E1. An opponent had told him by mistake that it was his turn."""
    if (yield ask("opponent_told_him", "47E1", ("yes", "no"), "choice", about)) == "no":
        return (effects((), (("47E1", "only_if_opponent_told"), ("53A", "see_lead_out_of_turn"))),)
    turn = yield ask("right_player", "47E1", tuple(seat for seat in SEATS if seat != player), "seat", about)
    what = yield ask("what_it_was", "47E1", ("lead", "play"), "choice", about)
    if what == "play" and code < "2007":
        return (effects((), (("47E1", "law_speaks_of_leads_only"),), (("fault", "47E1", "opponents_mistake"),)),)
    outcome = (("turn", turn),) + ((("lead_stands", False),) if what == "lead" else ())
    told = ()
    if code >= "2007":
        outcome += (("may_accept", ()),)
        told += (("47E1", "lho_may_not_accept"),)
    told += (("47E1", "establishes_no_revoke"),) if code >= "2017" else ()
    own = effects(outcome, told, (), (("47E1", "say_whose_turn"),), (), (("right_player", turn),))
    weigh = effects((), (), (("damage", "47F", "damaged_by_withdrawn_card"),) if code == "1987" else ())
    return (goes_back(code, "47E1", card), own, weigh) + law_16.card_taken_back(code, lho(player), declarer)


def item(code, letter):
    """47E2 has no items in 1997."""
    return "47E2" + ("" if code == "1997" else letter)


def explanation(code, card, player, declarer, about):
    """47E2. An opponent's call or play was explained wrongly, and he chose the card because of it."""
    after = yield ask("played_after", item(code, "(a)"), ("no", "yes"), "choice", about)
    if after == "yes":
        return too_late(code, card, "card_played_after")
    if defends(player, declarer) and code >= "1997":
        opening = yield ask(
            "opening_lead", item(code, "(a)"), ("no", "dummy_not_faced", "dummy_faced"), "choice", about, "no"
        )
        if opening == "dummy_faced":
            return too_late(code, card, "dummy_has_faced")
    clause = item(code, "(a)")
    weigh = effects((), (), (("damage", "47F", "damaged_by_withdrawn_card"),) if code == "1987" else ())
    outcome = (("returned", (card,)), ("penalty_cards", {}), ("may_change", (player,)))
    told = ((clause, "chosen_on_wrong_explanation"), (clause, free(code)))
    told += ((clause, "only_conventional"),) if code < "2007" else ()
    own = effects(outcome, told, (), ((clause, "say_may_change"),))
    return (own, weigh) + law_16.card_taken_back(code, lho(player), declarer)


def too_late(code, card, key):
    """47E2(b). The card stays; the director may award an adjusted score (40C until 1997)."""
    told = ((item(code, "(a)"), key), (item(code, "(b)"), "may_adjust"))
    told += (("40C", "by_40C"),) if code < "2007" else ()
    stays = (("played", (card,)), ("may_change", ()), ("equity", True))
    return (effects(stays, told, (("damage", item(code, "(b)"), "damaged_by_explanation"),), (("47E2", "say_card_stays"),)),)


def proper_lead(code, card, player, declarer):
    """47F1. An opponent led properly to the trick on which the card was wrongly played (53B; 53C in 2007)."""
    clause = "53B" if code >= "2017" else "53C"
    told = (("47F1", "proper_lead_was_made"), (clause, "see_proper_lead"))
    back = effects((("returned", (card,)),), told, (), (("47F1", "say_take_it_back"),))
    return (back,)


def thought_again(code, card, player, declarer, about):
    """47F2. In no other case; what a defender put in its place is an exposed card (49)."""
    clause = dict(STAYS)[code]
    stays = effects(
        (("played", (card,)), ("may_change", ())), ((clause, "card_stays_played"),), (), ((clause, "say_card_stays"),)
    )
    second = yield ask("second_card", clause, ("none",) + tuple(one for one in DECK if one != card), "card", about)
    if second == "none":
        return (stays,)
    seconds = (("second_card", second),)
    if not defends(player, declarer):
        back = (("returned", (second,)),)
        return (stays, effects(back, ((clause, "second_goes_back"), ("48A", "never_a_penalty_card")), about=seconds))
    return (stays, law_50.becomes(code, second, player, declarer, "major", "49"), law_50.known(code, player, declarer))
