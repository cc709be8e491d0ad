"""Law 45D to 45F: dummy's wrong card, a fifth card to a trick, dummy who hints at a card."""

from kodeks.bridge.cards import DECK, is_honour, suit
from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho, side
from kodeks.rulings import law_50, law_51
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_47 import STAYS
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
        parts = yield from too_late(code, card, wrong, about)
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
    after_rho = item if code >= "2007" else "47D"
    told += ((after_rho, "declarer_may_change_after_rho"),) if declarer in may_change else ()
    told += (("44C", "follows_the_right_card"),) if suit(wrong) != suit(card) else ()
    told += ((law_16 + "1", "defenders_may_use_it"), (law_16 + "2", "declarer_may_not_use_it"))
    who = (("ai", in_side_order((lho(declarer), rho(declarer)))), ("ui", (declarer,)))
    said = ((item, "say_defenders_may_change"),)
    said += ((after_rho, "say_declarer_after_rho"),) if declarer in may_change else ()
    players = in_side_order(tuple(seat for seat in may_change if seat != declarer))
    return (own, effects(who, told, (), said, (), (("players", players),)))


def too_late(code, card, wrong, about):
    """45D2. Play goes on; only since 2017 does the law speak of the time after, and of a lead that others did not follow."""
    clause, key = ("45D2", "too_late_cards_stay") if code >= "2017" else (dict(STAYS)[code], "too_late_to_withdraw")
    stays = effects((("played", (wrong,)), ("may_change", ()), ("continues", "play")))
    told = ((clause, key),)
    places = ("led", "followed", "revoked") if code >= "2017" else ("followed", "revoked")
    first = yield ask("dummys_place", clause if code >= "2017" else "64B3", places, "choice", about)
    told += (("45D2", "others_may_have_revoked"),) if first == "led" and suit(wrong) != suit(card) else ()
    own = effects((), told, (), ((clause, "say_cards_stay"),))
    if first != "revoked":
        return (stays, own)
    weigh = (("damage", "64C", "damaged_by_dummys_revoke"),)
    outcome = (("revoke", "established"), ("tricks_transferred", 0), ("equity", True))
    return (stays, own, effects(outcome, (("64B3", "dummys_own_revoke"),), weigh))


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
        told = ((clause, "deemed_a_lead"), ("56" if defends else "55", "see_lead_out_of_turn"))
        return together((weigh, effects((), told)), about)
    if not defends:
        back = effects(
            (("returned", (card,)), ("penalty_cards", {})),
            ((clause, "fifth_card_goes_back"),),
            (),
            ((clause, "say_take_it_back"),),
        )
        return together((weigh, stays, back), about)
    question = ask("has_penalty_card", dict(law_50.KINDS)[code], ("yes", "no"), "choice", about)
    already = yield from optional(given, question)
    how = "deliberate"
    if not is_honour(card) and already != "yes":  # an honour is major however it came, and so are two cards
        how = yield ask("how_it_came", dict(law_50.KINDS)[code], ("accident", "deliberate"), "choice", about)
    # A fifth card put there on purpose is major: EBL commentary on the Laws of 1987, 45.7(ii); 50B has not changed since.
    kind = law_50.kind_of(card, how == "deliberate")
    refine = (question,) if kind == "minor" and not already else ()
    earlier = ((dict(law_50.KINDS)[code], "earlier_card_major_too"),) if already == "yes" else ()
    parts = (
        weigh,
        stays,
        law_50.becomes(code, card, player, declarer, kind, clause),
        law_50.information(code, player, declarer, "on_table", kind),
        effects((), earlier, refine=refine),
    )
    return together(parts + ((law_51.several_lie(declarer),) if already == "yes" else ()), about)


def dummy_indicates(code, given):
    """45F. Dummy has touched or indicated a card."""
    declarer = yield ask("declarer", "45F", SEATS, "seat")
    about = seats_about(declarer)
    what = yield ask("why_touched", "45F", ("unasked", "instructed", "arranging"), "choice", about)
    if what != "unasked":
        return together((effects((("irregularity", False),), (("45F", what),), (), (("45F", "say_dummy_may"),)),), about)
    found = yield ask("after_play", "45F", ("not_yet", "damaged", "not_damaged"), "choice", about)
    base = (("irregularity", True), ("offenders", (partner(declarer),)))
    told = (("45F", "dummy_may_not_indicate"),)
    if found == "damaged":
        # Until 1997 he reserves the right; the EBL commentary on the Laws of 1987 (45.8) says that he then adjusts.
        key = "score_is_adjusted" if code >= "2007" else "score_may_be_adjusted_now"
        outcome = base + (("adjusted", "due"), ("procedural_penalty", True))
        said = (("45F", "say_assigned"),) if code >= "2007" else ()
        return together((effects(outcome, told + (("45F", key), ("43B1", "hint_is_liable")), (), said),), about)
    if found == "not_damaged":
        told += (("45F", "result_stands"), ("43B1", "hint_is_liable"))
        outcome = base + (("result", "stands"), ("procedural_penalty", True))
        return together((effects(outcome, told, (), (("45F", "say_result_stands"),)),), about)
    later = "play_on_look_later" if code >= "2007" else "rules_at_once_play_on"
    weigh = (("suggested", "45F", "did_dummy_suggest"), ("damage", "45F", "did_it_damage"))
    own = effects(
        base + (("equity", True), ("continues", "play")),
        told + (("45F", later),),
        weigh,
        (("45F", "say_play_on"),),
    )
    return together((own,), about)
