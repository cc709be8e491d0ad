"""Laws 48 and 49: exposed cards. Declarer's are never penalty cards; a defender's is one, with exceptions."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, partner
from kodeks.rulings import law_50, law_51
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask

HOW = ("accident", "deliberate", "named", "proper", "current_trick", "concession", "outside")
NO_PENALTY_CARD = ("proper", "current_trick", "concession", "outside")
COULD_HAVE_KNOWN = (("1987", "72B1"), ("1997", "72B1"), ("2007", "23"), ("2017", "72C"))


def exposed_card(code, given):
    """48, 49. A card was exposed that was not led or played."""
    declarer = yield ask("declarer", "49", SEATS, "seat")
    players = tuple(seat for seat in SEATS if seat != partner(declarer))
    player = yield ask("card_of", "49", players, "seat", (("declarer", declarer),))
    about = (("player", player), ("other", partner(player)), ("declarer", declarer))
    if player == declarer:
        return together((yield from declarers(code, about)), about)
    text = yield ask("cards", "49", DECK, "cards", about)
    cards = tuple(text.replace("-", " ").split())
    about += (("cards", cards),)
    return together((yield from defenders(code, given, cards, player, declarer, about)), about)


def declarers(code, about):
    """48. A card, or the whole hand."""
    what = yield ask("declarer_exposed", "48", ("cards", "hand_after_lead", "hand"), "choice", about)
    if what == "cards":
        text = yield ask("cards", "48A", DECK, "cards", about)
        cards = tuple(text.replace("-", " ").split())
        outcome = (("returned", cards), ("penalty_cards", {}))
        told = (("48A", "declarers_cards_free"), ("48A", "need_not_play_dropped"), ("45C2", "unless_held_as_played"))
        return (effects(outcome, told, (), (("48A", "say_pick_up"),), (), (("cards", cards),)),)
    if what == "hand_after_lead":
        return (effects((), (("48B1", "see_opening_lead_out_of_turn"),)),)
    meant = yield ask("no_claim_meant", "48B2", ("no", "yes"), "choice", about)
    weigh = (("intended", "48B2", "did_he_mean_to_claim"),)
    if meant == "yes":
        clause = "48B2" if code >= "2007" else "68A"  # the exception stands in 68A until 1997
        return (
            effects(
                (("claim", "none"), ("continues", "play")), ((clause, "no_claim"),), weigh, ((clause, "say_pick_up_hand"),)
            ),
        )
    return (effects((("continues", "none"),), (("48B2", "deemed_a_claim"),), weigh, (("48B2", "say_play_stops"),)),)


def defenders(code, given, cards, player, declarer, about):
    """49. It is a penalty card if partner could have seen its face, or if its owner named it."""
    how = yield ask("how", "49", tuple(one for one in HOW if one != "concession" or code >= "2007"), "choice", about)
    if how in NO_PENALTY_CARD:
        own = {"current_trick": spoke_of_the_trick(), "concession": conceded(code, player, declarer)}
        return (not_one(how, cards), own.get(how, effects()))
    weigh = (("visible", "49", "could_partner_see"), ("intended", dict(law_50.KINDS)[code], "was_it_meant"))
    seen = effects((), (), weigh if how != "named" else weigh[1:])
    if how != "named" and (yield ask("partner_could_see", "49", ("yes", "no"), "choice", about)) == "no":
        return (not_one("not_seen", cards), effects((), (), weigh[:1]))
    others = yield from already_there(cards, about)
    # A card named is a card exposed, and minor is only what was exposed by accident, not by an act that the player meant:
    # EBL commentary on the Laws of 1987, 49.1 and 50.6(ii). So a small card named on purpose is major.
    kinds = tuple(
        law_50.kind_of(card, how != "accident", others + tuple(one for one in cards if one != card)) for card in cards
    )
    parts = (
        effects((("penalty_cards", dict.fromkeys(others, "major")),)),
        seen,
        effects((), (("49", "is_penalty_card_" + how),)),
    )
    lead = (effects((("lead_restriction", "none"),)),)
    if kinds[0] != "minor":
        lead = yield from partner_on_lead(code, given, others + cards, player, declarer, about)
    back = dict(lead[0].outcome).get("returned", ())
    for card, kind in zip(cards, kinds):
        down = law_50.becomes(code, card, player, declarer, kind, dict(law_50.KINDS)[code])
        if card in back:  # it goes back at once: what it became is said, not what it would lay on anybody
            down = effects((), down.consequences[:1], about=down.about)
        parts += (down,)
    if others or len(cards) > 1:
        parts += (effects((), ((dict(law_50.KINDS)[code], "all_are_major"),)),)
    left = len(others + cards) - len(back)
    if left > 1:
        parts += (law_51.several_lie(declarer),)
    if left:
        parts += (law_50.information(code, player, declarer, "on_table", kinds[0]),)
    return parts + (known_to_help(code),) + lead


def not_one(how, cards):
    """49, 50, 68, 68B2. Not every card seen is a penalty card."""
    clause = "50" if how == "outside" else "49"
    told, weigh = ((clause, "none_" + how),), (("fault", "50", "whose_fault"),) if how == "outside" else ()
    return effects((("returned", cards), ("penalty_cards", {})), told, weigh, ((clause, "say_pick_up"),))


def spoke_of_the_trick():
    """68. Partner may not use what it told him (16); he may also have played too early (57A)."""
    return effects((), (("16", "partner_may_not_use_it"), ("57A", "may_have_played_early")))


def conceded(code, player, declarer):
    """68B2. Partner may not use what a card shown by it tells (16C; 16D in 2007)."""
    clause, mate = "16C" if code == "2017" else "16D", partner(player)
    told, said = ((clause, "partner_may_not_use_it"),), ((clause, "say_partner_may_not_use_it"),)
    return effects((("ui", (mate,)), ("ai", (declarer,))), told, (), said, (), (("partner", mate),))


def already_there(cards, about):
    """50B. Other penalty cards of that hand, which make them all major."""
    text = yield ask("lying_there", "50B", DECK + ("none",), "cards", about, "none")
    others = tuple(card for card in text.replace("-", " ").split() if card != "none")
    if any(card in cards for card in others):
        raise Malformed("card_twice", "lying_there: name the cards exposed before, not this one", about)
    return others


def known_to_help(code):
    """50, 72C. He could have been aware that it might damage the other side (72B1 until 1997, 23 in 2007)."""
    return effects((), (), (("could_have_known", dict(COULD_HAVE_KNOWN)[code], "exposure_could_have_known"),))


def partner_on_lead(code, given, cards, player, declarer, about):
    """50D2. If partner is to lead now, declarer chooses now."""
    question = ask("partner_on_lead", dict(law_50.PLAYED_OR_LED)[code][1], ("yes", "no"), "choice", about)
    if question.key not in given:
        return (effects(refine=(question,)),)
    if (yield question) == "no":
        return (effects(),)
    return ((yield from law_51.partner_on_lead(code, cards, player, declarer)),)
