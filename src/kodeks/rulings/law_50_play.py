"""Laws 50 to 52 while penalty cards lie on the table: what their owner must play, and what his partner may lead."""

from kodeks.bridge.cards import DECK, HONOURS, is_honour, rank, suit
from kodeks.bridge.seats import SEATS, lho, partner, rho
from kodeks.rulings import law_50, law_51, law_52
from kodeks.rulings.effects import Malformed, effects, plus, together
from kodeks.rulings.interview import ask

NOW = ("owner_to_play", "owner_to_lead", "partner_to_lead", "other_card")
LED_EARLY = "partner_led_early"


def penalty_card(code, given):
    """50-52. A defender has one or more penalty cards on the table."""
    declarer = yield ask("declarer", "50", SEATS, "seat")
    owner = yield ask("owner", "50", (lho(declarer), rho(declarer)), "seat", (("declarer", declarer),))
    about = seats_about(owner, declarer)
    cards = yield from cards_on_table("penalty_cards", about)
    kind = yield from kind_on_table(code, "card_is", cards, about)
    # Until 1997 Law 52 speaks of a major penalty card only.
    offered = NOW if kind == "major" or code >= "2007" else NOW[:-1]
    # That 50D2 sends a lead before the choice to 49 we read in copies of 2017 only. In those of 1997 and 2007 we read that
    # he may not lead yet, and in 49 that a card shown otherwise than in normal play is a penalty card: the same, told as
    # our reading. Of 50F of 1987 we have seen neither.
    offered += (LED_EARLY,) if kind == "major" and code >= "1997" else ()
    now = yield ask("now", "50", offered, "choice", about)
    if now == "other_card":
        parts = yield from played_another(code, cards, kind, owner, declarer, about)
    elif now == "owner_to_play":
        parts = yield from owner_to_play(code, cards, kind, owner, declarer, about)
    else:
        parts = yield from somebody_leads(code, given, cards, kind, now, owner, declarer)
    return together(parts, about)


def seats_about(owner, declarer):
    """Who is who: owner is offender too, since Law 52 speaks of him."""
    return (("player", owner), ("other", partner(owner)), ("offender", owner), ("declarer", declarer))


def cards_on_table(key, about):
    """The penalty cards of one defender."""
    text = yield ask(key, "50A", DECK, "cards", about)
    return tuple(text.replace("-", " ").split())


def kind_on_table(code, key, cards, about):
    """50B. Several cards or an honour are major; of one small card it turns on how it was exposed."""
    if len(cards) > 1 or is_honour(cards[0]):
        return "major"
    about += (("card", cards[0]),)
    return (yield ask(key, dict(law_50.KINDS)[code], ("major", "minor"), "choice", about))


def on_table(code, cards, kind, owner, declarer):
    """50A, 50E. The cards lie there, and who may use what they tell."""
    lie = effects((("penalty_cards", dict.fromkeys(cards, kind)),))
    return plus(lie, law_50.information(code, owner, declarer, "on_table", kind))


def owner_to_play(code, cards, kind, owner, declarer, about):
    """50C, 50D1. Somebody else led to the trick."""
    led = yield ask("suit_led", "44C", ("S", "H", "D", "C"), "suit", about)
    about += (("suit_led", led),)
    table = on_table(code, cards, kind, owner, declarer)
    in_suit = tuple(card for card in cards if suit(card) == led)
    if not in_suit and (yield ask("can_follow", "44C", about=about)) == "yes":
        first = dict(law_50.FOLLOWING_FIRST)[code]
        told = ((first, "following_suit_first"),) if kind == "major" else (("44C", "follows_suit"),)
        said = ((told[0][0], "say_follow_suit"),)
        return (table, effects((("must_play", {"player": owner, "suit": led}),), told, (), said, (), about))
    if kind == "minor":
        return (table, (yield from beside_minor(code, cards[0], bool(in_suit), owner, about)))
    return (table, must_play_major(code, owner, in_suit or cards, declarer, about))


def must_play_major(code, player, cards, declarer, about):
    """50D1(a). At the first legal opportunity; of two or more that can legally be played declarer says which (51A)."""
    must_be_played = dict(law_50.PLAYED_OR_LED)[code][0]
    about += (("cards", cards),)
    if len(cards) > 1:
        told, said = (("51A", "declarer_designates"),), (("51A", "say_declarer_designates"),)
    else:
        told, said = ((must_be_played, "must_play_it_now"),), ((must_be_played, "say_play_it_now"),)
    now = effects(law_51.held_to(player, cards, declarer), told, (), said, (), about)
    return plus(now, law_50.once_played(code, player, declarer))


def beside_minor(code, card, in_suit, owner, about):
    """50C. No other card of the suit below an honour before it; an honour he is entitled to play."""
    clause = dict(law_50.MINOR)[code]
    about += (("card", card),)
    if not in_suit:
        return effects((), ((clause, "no_other_small_card"),), (), ((clause, "say_no_other_small_card"),), (), about)
    offered = tuple(suit(card) + one for one in HONOURS) + ("none",)
    text = yield ask("honours", clause, offered, "cards", about + (("suit", suit(card)),))
    honours = tuple(one for one in text.replace("-", " ").split() if one != "none")
    limit = {"player": owner, "one_of": honours + (card,)}
    told = ((clause, "minor_or_an_honour" if honours else "must_play_it_now"),)
    said = ((clause, "say_minor_or_an_honour" if honours else "say_play_it_now"),)
    return effects((("must_play", limit),), told, (), said, (), about + (("cards", limit["one_of"]),))


def somebody_leads(code, given, cards, kind, now, owner, declarer):
    """50D. First declarer chooses on what the leader's partner has lying there, then the leader's own cards bind him."""
    about = seats_about(owner, declarer)
    others, others_kind = yield from of_the_other_defender(code, given, cards, now, about)
    refine = () if others else (ask("partners_cards", "50A", DECK, "cards", about),)
    mine, mates = (
        ((cards, kind), (others, others_kind)) if now == "owner_to_lead" else ((others, others_kind), (cards, kind))
    )
    leader = owner if now == "owner_to_lead" else partner(owner)
    parts = (effects((("turn", leader),), refine=refine),)
    parts += led_early(code, mine[0][0], leader, declarer) if now == LED_EARLY else ()
    if mine[0]:
        parts += (on_table(code, mine[0], mine[1], leader, declarer),)
    bound = mine[0] if mine[1] == "major" else ()
    if mates[0] and mates[1] == "major":
        choice = yield from law_51.partner_on_lead(code, mates[0], partner(leader), declarer, bound)
        if not picked_up(choice):
            parts += (on_table(code, mates[0], "major", partner(leader), declarer),)
        parts += (choice,)
        bound = law_51.still_leads(bound, dict(choice.outcome))
    elif mates[0]:
        parts += (on_table(code, mates[0], "minor", partner(leader), declarer),)
        parts += (leads_freely(code, leader, mine[0]),) if not bound else ()
    if mine[0] and mine[1] == "minor":
        about = seats_about(leader, declarer) + (("card", mine[0][0]),)
        clause = dict(law_50.MINOR)[code]
        told, said = ((clause, "no_other_small_card"),), ((clause, "say_no_other_small_card"),)
        parts += (effects((), told, (), said, about=about),)
    return parts + ((must_play_major(code, leader, bound, declarer, seats_about(leader, declarer)),) if bound else ())


def of_the_other_defender(code, given, cards, now, about):
    """The other defender's penalty cards, if he has any, and what they are."""
    if now == LED_EARLY:
        others = tuple(card for card in DECK if card not in cards)
        return ((yield ask("card_led_early", "50D2", others, "card", about)),), "major"
    if "partners_cards" not in given:
        return (), "minor"
    others = yield from cards_on_table("partners_cards", about)
    kind = yield from kind_on_table(code, "partners_card_is", others, about)
    if any(card in cards for card in others):
        raise Malformed("card_twice", "partners_cards: a card lies before one player only", about)
    return others, kind


def led_early(code, card, leader, declarer):
    """50D2. He led before declarer had chosen: by 49 the card becomes a penalty card, and declarer chooses now."""
    seats = seats_about(leader, declarer)
    key = "led_before_the_choice" if code >= "2017" else "led_before_the_choice_older"
    early = effects((("lead_stands", False),), (("50D2", key),), about=seats + (("card", card),))
    return (early, law_50.becomes(code, card, leader, declarer, "major", "49"))


def picked_up(choice):
    """True if by declarer's choice no penalty card is left of those that his choice was about."""
    lie = dict(choice.outcome).get("penalty_cards", {"": "major"})
    return not any(lie.values())


def leads_freely(code, leader, own):
    """50C. A minor penalty card of his partner's does not restrict the leader; one of his own may."""
    seats = (("other", leader),)
    clause = dict(law_50.MINOR)[code]
    told, said = ((clause, "partner_leads_freely"),), () if own else ((clause, "say_lead_freely"),)
    return effects((("lead_restriction", "none"),), told, (), said, about=seats)


def played_another(code, cards, kind, owner, declarer, about):
    """52. He led or played another card although he had to play a penalty card."""
    card = cards[0]
    if len(cards) > 1:
        card = yield ask("card_due", "51A", cards, "card", about)
    others = tuple(one for one in DECK if one not in cards)
    if kind == "minor":  # 50C: only another small card of the suit breaks the law
        others = tuple(one for one in others if suit(one) == suit(card) and rank(one) not in HONOURS)
    wrong = yield ask("card_played", "52A", others, "card", about)
    parts = yield from law_52.other_card(code, card, kind, wrong, owner, declarer)
    table = effects((("penalty_cards", dict.fromkeys(cards, kind)),))
    if any(key == "played" and card in value for part in parts for key, value in part.outcome):
        table = effects((("penalty_cards", dict.fromkeys(cards, "major")),))
        parts += (effects((("penalty_cards", {card: ""}),)),)
    return (table,) + parts
