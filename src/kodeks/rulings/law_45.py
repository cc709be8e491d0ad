"""Law 45A to 45C: is a card played? A defender's, one of declarer's hand, one of dummy's."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, partner, side
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_47 import STAYS

DEFENDERS = ("could_see", "not_seen", "named", "fifth")
DECLARERS = ("held_at_table", "position", "named", "drawn_back", "dropped", "seen_in_hand")
DUMMYS = ("named", "touched", "arranging", "reaching", "dummy_alone")


def card_played(code, given):
    """45A-45C. Whether a card counts as played to the trick."""
    declarer = yield ask("declarer", "45", SEATS, "seat")
    player = yield ask("card_of", "45C", SEATS, "seat", (("declarer", declarer),))
    text = yield ask("cards", "45C", DECK, "cards", (("player", player),))
    cards = tuple(text.replace("-", " ").split())
    about = (("player", player), ("other", partner(player)), ("declarer", declarer), ("dummy", partner(declarer)))
    about += (("cards", cards),)
    if side(player) != side(declarer):
        parts = yield from defenders(code, cards, about)
    elif player == declarer:
        parts = yield from declarers(code, cards, about)
    else:
        parts = yield from dummys(code, cards, about)
    return together(parts, about)


def played(code, clause, key, cards):
    """The card counts; until 2007 the law says that it must be played. It goes back only where a law allows it.

    Of two cards or more only one can be played (58B).
    """
    if len(cards) > 1:
        return effects((), ((clause, key), ("58B", "one_of_several")), (), (("58B", "say_one_of_several"),))
    verdict = "is_played" if code >= "2017" else "must_be_played"
    told = ((clause, key), (clause, verdict), (dict(STAYS)[code], "goes_back_only_by_law"))
    return effects((("played", cards),), told, (), ((clause, "say_played"),))


def not_played(clause, key, cards):
    """The card goes back where it was."""
    return effects((("returned", cards),), ((clause, key),), (), ((clause, "say_not_played"),))


def defenders(code, cards, about):
    """45C1, 45C4(a). It is enough that partner could have seen its face, or that he named it as the card he would play."""
    how = yield ask("defender_did", "45C1", DEFENDERS, "choice", about)
    if how == "named":
        return (played(code, "45C4(a)", "named_as_play", cards),)
    if how == "fifth":
        return (effects((), (("45C1", "had_played_already"), ("45E1", "see_fifth_card"))),)
    seen = effects((), (), (("visible", "45C1", "could_partner_see"),))
    if how == "could_see":
        return (played(code, "45C1", "partner_could_see", cards), seen)
    return (not_played("45C1", "partner_could_not_see", cards), seen)


def declarers(code, cards, about):
    """45C2, 45C4(a), 48A. Held at the table or as if played, or named; never because it was only seen or dropped."""
    how = yield ask("declarer_did", "45C2", DECLARERS, "choice", about)
    if how == "named":
        return (played(code, "45C4(a)", "named_as_play", cards),)
    if how in ("held_at_table", "position"):
        item = {"held_at_table": "(a)", "position": "(b)"}[how]
        return (played(code, "45C2" + (item if code >= "2017" else ""), how, cards),)
    clause = "45C2" if how == "drawn_back" else "48A"
    free = effects((), (("48A", "never_a_penalty_card"),))
    return (not_played(clause, how, cards), free)


def dummys(code, cards, about):
    """45B, 45C3, 45C4(a). Named, or touched on purpose; not in putting cards straight or reaching for another."""
    how = yield ask("from_dummy", "45C3", DUMMYS, "choice", about)
    if how == "named":
        return (played(code, "45C4(a)", "named_from_dummy", cards),)
    if how == "touched":
        return (played(code, "45C3", "touched_on_purpose", cards),)
    if how == "arranging":
        return (not_played("45C3", "arranging_dummy", cards),)
    if how == "dummy_alone":
        return (not_played("45B", "dummy_plays_nothing_himself", cards), effects((), (("45D", "see_dummys_card"),)))
    meant = yield ask("reached_for", "45C3", tuple(card for card in DECK if card not in cards), "card", about)
    own = effects((("played", (meant,)),), (("45C3", "card_reached_for"),), (), (), (), (("card", meant),))
    return (not_played("45C3", "touched_on_the_way", cards), own)
