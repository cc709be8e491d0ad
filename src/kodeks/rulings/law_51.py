"""Law 51 with 50D2: a defender is to lead while his partner has major penalty cards, one or several."""

from kodeks.bridge.cards import SUITS, suit
from kodeks.bridge.seats import partner
from kodeks.rulings import law_50
from kodeks.rulings.effects import effects, plus
from kodeks.rulings.interview import ask


def suits_of(cards):
    """The suits of these cards, highest first."""
    return tuple(one for one in SUITS if one in [suit(card) for card in cards])


def several_lie(declarer):
    """51A. Of two or more penalty cards that can legally be played declarer says which is."""
    return effects((), (("51A", "declarer_says_which_of_several"),), about=(("declarer", declarer),))


def partner_on_lead(code, cards, owner, declarer, bound=()):
    """50D2, 51B. Declarer requires a suit of these cards, forbids one or more, or asks for nothing; bound: the leader's."""
    leader, suits = partner(owner), suits_of(cards)
    about = (("player", owner), ("other", leader), ("declarer", declarer), ("cards", cards), ("suits", suits))
    offered = ("not_yet", "require", "forbid", "leave_free")
    choice = yield ask("declarers_choice", dict(law_50.PLAYED_OR_LED)[code][1], offered, about=about)
    if choice == "not_yet":
        return options(code, cards, declarer, about, bound)
    if choice == "leave_free":
        return left_free(code, cards, about, bound)
    if choice == "require":
        named = yield from _suits_named("suit_required", "51B2(a)", suits, suits, "suit", about)
    else:
        sets = ("SHDC", "SHD", "SHC", "SDC", "HDC", "SH", "SD", "SC", "HD", "HC", "DC") + SUITS
        offered = tuple(one for one in sets if all(letter in suits for letter in one))
        named = yield from _suits_named("suits_forbidden", "51B2(b)", suits, offered, "suits", about)
    return chosen(code, cards, choice, named, owner, declarer, about, bound)


def _suits_named(key, clause, suits, offered, form, about):
    """Where there is one suit, it is that; otherwise declarer names it."""
    if len(suits) == 1:
        return suits[0]
    return (yield ask(key, clause, offered, form, about))


def clause_of(code, cards, choice):
    """Which item lays it down, by how many cards and suits there are; "leave_free" has its own only in 51B2(c) of 2017."""
    several = len(suits_of(cards)) > 1
    if choice == "leave_free":
        return "51B2(c)" if several and code >= "2017" else dict(law_50.LEFT_FREE)[code]
    item = "(a)" if choice == "require" else "(b)"
    if len(cards) == 1:
        alone = dict(law_50.PLAYED_OR_LED)[code][1]
        return "50D2(a)" if code >= "1997" else alone
    return ("51B2" if several else "51B1") + item


def options(code, cards, declarer, about, bound=()):
    """What declarer is told first; a leader with a major penalty card of his own leads that if nothing is asked."""
    suits = suits_of(cards)
    rights = tuple({"who": declarer, "option": one, "suit": each} for one in ("require", "forbid") for each in suits)
    own = "_own_card" if bound else ""
    free = (clause_of(code, cards, "leave_free"), "declarer_may_leave_free" + own)
    told = tuple((clause_of(code, cards, one), "declarer_may_" + one) for one in ("require", "forbid"))
    told += (free, ("10C1", "explain_options"))
    several = "s" if len(suits) > 1 else ""
    said = ((clause_of(code, cards, "require"), "declarer_chooses_suit" + several + own),)
    outcome = (("options", rights + ({"who": declarer, "option": "leave_free"},)), ("turn", dict(about)["other"]))
    return effects(outcome, told, (), said, (), about)


def left_free(code, cards, about, bound=()):
    """50D2(b), 51B2(c). He leads what he likes, unless his own penalty card must go, and the cards stay there."""
    clause = clause_of(code, cards, "leave_free")
    lie = dict.fromkeys(cards, "major")
    outcome = (("penalty_cards", lie), ("lead_restriction", "none"), ("turn", dict(about)["other"]))
    told, said = ("cards_stay", "say_cards_stay") if bound else ("lead_is_free_cards_stay", "say_lead_is_free")
    return effects(outcome, ((clause, told),), (), ((clause, said),), (), about)


def chosen(code, cards, choice, named, owner, declarer, about, bound=()):
    """50D2(a), 51B1, 51B2. The cards of the suits named go back to the hand; those of other suits stay."""
    leader = partner(owner)
    taken = tuple(card for card in cards if suit(card) in named)
    lie = {card: "" if card in taken else "major" for card in cards}
    duration = "first_lead" if choice == "require" else "while_on_lead"
    restriction = {"kind": choice, "player": leader, "suits": tuple(named), "duration": duration}
    clause = clause_of(code, cards, choice)
    # Until 1997 Law 51 does not say how long the ban on a suit lasts; 50D2 says it, of one card.
    unsaid = choice == "forbid" and len(cards) > 1 and code < "2007"
    told = (
        (clause, "forbid_suits_length_unsaid" if unsaid else choice + "_suits"),
        (clause, "cards_are_picked_up"),
        ("59", "own_card_if_unable" if bound else "any_lead_if_unable"),
    )
    told += (("51B1(a)", "required_by_51B1"),) if clause == "51B2(a)" else ()
    told += ((clause, "other_cards_stay"),) if len(taken) < len(cards) else ()
    own = effects(
        (("returned", taken), ("penalty_cards", lie), ("lead_restriction", restriction), ("turn", leader)),
        told,
        (),
        ((clause, "say_" + choice),),
        (),
        about + (("suits", named), ("cards", taken)),
    )
    return plus(own, law_50.information(code, owner, declarer, "returned"))


def held_to(player, cards, declarer):
    """What the player is limited to; of several declarer chooses (51A)."""
    limit = {"player": player, "one_of": cards}
    if len(cards) > 1:
        limit["chooser"] = (declarer,)
    return (("must_play", limit),)


def still_leads(cards, chosen):
    """50D1(b). What declarer required or forbade comes before the leader's own penalty cards."""
    if "options" in chosen:
        return ()
    restriction = chosen["lead_restriction"]
    if restriction == "none":
        return cards
    required = restriction["kind"] == "require"
    return tuple(card for card in cards if (suit(card) in restriction["suits"]) == required)
