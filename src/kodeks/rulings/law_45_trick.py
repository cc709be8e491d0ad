"""Law 45D to 45F: dummy's wrong card, a fifth card to a trick, dummy who hints at a card."""

from kodeks.bridge.cards import DECK, is_honour
from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho, side
from kodeks.rulings import law_50
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional

INFORMATION = (("1997", "16C"), ("2007", "16D"), ("2017", "16C"))


def seats_about(declarer):
    """Who sits where from declarer."""
    return (("declarer", declarer), ("dummy", partner(declarer)), ("lho", lho(declarer)), ("rho", rho(declarer)))


def dummys_wrong_card(code, given):
    """45D. Dummy has put into the played position a card that declarer did not name."""
    declarer = yield ask("declarer", "45D", SEATS, "seat")
    about = seats_about(declarer)
    card = yield ask("named_card", "45D", DECK, "card", about)
    wrong = yield ask("wrong_card", "45D", tuple(one for one in DECK if one != card), "card", about)
    about += (("card", card), ("wrong", wrong))
    item = "45D1" if code >= "2017" else "45D"
    if (yield ask("both_have_played_on", item, ("no", "yes"), "choice", about)) == "yes":
        parts = yield from too_late(code, wrong, about)
        return together(parts, about)
    since = yield ask("played_since", item, ("none", "rho", "rho_declarer", "all"), "choice", about)
    return together(goes_back(code, item, card, wrong, since, declarer), about)


def goes_back(code, item, card, wrong, since, declarer):
    """45D1. It is withdrawn; defenders may change what they played since, declarer only after his RHO did."""
    players = {"none": (), "rho": (rho(declarer),), "rho_declarer": (rho(declarer), declarer)}
    may_change = players.get(since, (rho(declarer), declarer, lho(declarer)))
    own = effects(
        (("returned", (wrong,)), ("played", (card,)), ("may_change", may_change)),
        ((item, "wrong_card_is_withdrawn"),),
        (),
        ((item, "say_wrong_card_goes_back"),),
    )
    if since == "none":
        return (own,)
    law_16 = dict(INFORMATION)[code]
    told = ((item, "defenders_may_change"),)
    told += ((item if code >= "2007" else "47D", "declarer_may_change_after_rho"),) if declarer in may_change else ()
    told += ((law_16 + "1", "defenders_may_use_it"), (law_16 + "2", "declarer_may_not_use_it"))
    who = (("ai", in_side_order((lho(declarer), rho(declarer)))), ("ui", (declarer,)))
    return (own, effects(who, told, (), ((item, "say_defenders_may_change"),)))


def too_late(code, wrong, about):
    """45D2. Play goes on; since 2017 the law says what may have become a revoke."""
    stays = effects((("played", (wrong,)), ("may_change", ()), ("continues", "play")))
    if code < "2017":
        return (stays, effects((), (("45D", "too_late_cards_stay"),), (), (("45D", "say_cards_stay"),)))
    told = (("45D2", "too_late_cards_stay"),)
    first = yield ask("dummys_place", "45D2", ("led", "followed", "revoked"), "choice", about)
    told += {
        "led": (("45D2", "others_may_have_revoked"),),
        "followed": (),
        "revoked": (("64B3", "dummys_own_revoke"),),
    }[first]
    weigh = (("damage", "64C", "damaged_by_dummys_revoke"),) if first == "revoked" else ()
    return (stays, effects((("equity", True),) if weigh else (), told, weigh, (("45D2", "say_cards_stay"),)))


def fifth_card(code, given):
    """45E. A player has put a fifth card to a trick."""
    declarer = yield ask("declarer", "45E", SEATS, "seat")
    player = yield ask("card_of", "45E", SEATS, "seat", (("declarer", declarer),))
    card = yield ask("card", "45E", DECK, "card", (("player", player),))
    defends = side(player) != side(declarer)
    about = (("player", player), ("other", partner(player)), ("declarer", declarer), ("card", card))
    own_card = yield from optional(given, ask("played_before", "45E", DECK, "card", about))
    stays = effects((("played", (own_card,)),)) if own_card else effects()
    clause = "45E1" if defends else "45E2"
    led = yield ask("deemed_led", clause, ("no", "yes"), "choice", about)
    weigh = effects((), (), (("intended", clause, "did_he_mean_to_lead"),))
    if led == "yes":
        laws = ("53", "56") if defends else ("55",)
        return together(
            (weigh, effects((), ((clause, "deemed_a_lead"),) + tuple((law, "see_lead_out_of_turn") for law in laws))), about
        )
    if not defends:
        back = effects(
            (("returned", (card,)), ("penalty_cards", {})),
            ((clause, "fifth_card_goes_back"),),
            (),
            ((clause, "say_take_it_back"),),
        )
        return together((weigh, stays, back), about)
    how = "deliberate"
    if not is_honour(card):  # an honour is major however it came
        how = yield ask("how_it_came", dict(law_50.KINDS)[code], ("accident", "deliberate"), "choice", about)
    kind = law_50.kind_of(card, how == "deliberate")
    parts = (
        weigh,
        stays,
        law_50.becomes(code, card, player, declarer, kind, clause),
        law_50.information(code, player, declarer, "on_table", kind),
    )
    return together(parts, about)


def dummy_indicates(code, given):
    """45F. Dummy has touched or indicated a card."""
    declarer = yield ask("declarer", "45F", SEATS, "seat")
    about = seats_about(declarer)
    what = yield ask("why_touched", "45F", ("unasked", "instructed", "arranging"), "choice", about)
    if what != "unasked":
        return together((effects((("irregularity", False),), (("45F", what),)),), about)
    found = yield ask("after_play", "45F", ("not_yet", "damaged", "not_damaged"), "choice", about)
    base = (("irregularity", True), ("offenders", (partner(declarer),)))
    told = (("45F", "dummy_may_not_indicate"),)
    if found == "damaged":
        return together((effects(base + (("adjusted", "due"),), told + (("45F", "score_is_adjusted"),)),), about)
    if found == "not_damaged":
        return together((effects(base + (("result", "stands"),), told + (("45F", "result_stands"),)),), about)
    later = "play_on_look_later" if code >= "2007" else "rules_at_once_play_on"
    weigh = (("suggested", "45F", "did_dummy_suggest"), ("damage", "45F", "did_it_damage"))
    own = effects(
        base + (("equity", True), ("continues", "play")),
        told + (("45F", later),),
        weigh,
        (("45F", "say_play_on"),),
    )
    return together((own,), about)
