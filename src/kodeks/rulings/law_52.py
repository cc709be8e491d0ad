"""Law 52: a defender did not lead or play the penalty card that he had to, and declarer may let the other card stand."""

from kodeks.rulings import law_50
from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask


def may_not_take_back():
    """52A. On his own initiative he takes no other card back."""
    return effects((), (("52A", "may_not_take_back_himself"),))


def declarer_may_accept(declarer):
    """52B1(a), 52B2. What is told to declarer before he chooses."""
    told, said = (("52B1(a)", "declarer_may_accept_card"),), (("52B1(a)", "choose_about_the_card"),)
    return effects((("may_accept", (declarer,)),), told, (), said)


def declarer_must_accept():
    """52B1(b). He has played since, from his own hand or dummy."""
    return effects((), (("52B1(b)", "declarer_must_accept_card"),))


def declarer_accepts():
    """52B1(a). He accepts the card."""
    return effects((), (("52B1(a)", "declarer_accepts_card"),))


def unplayed_remains(card, kind):
    """52B1(c). The card played counts, and the penalty card that was not played stays what it is."""
    told, said = (("52B1(c)", "unplayed_card_remains"),), (("52B1(c)", "card_stands_penalty_card_stays"),)
    return effects((("penalty_cards", {card: kind}),), told, (), said, (), (("card", card),))


def is_played(card):
    """52B2. Not accepted: the penalty card takes the other card's place."""
    told, said = (("52B2", "penalty_card_is_played"),), (("52B2", "play_the_penalty_card"),)
    return effects((("played", (card,)),), told, (), said, (), (("card", card),))


def other_card(code, card, kind, wrong, owner, declarer):
    """52A, 52B. He led or played `wrong` instead of `card`: the parts of a ruling, by what declarer does."""
    about = (("offender", owner), ("declarer", declarer))
    options = ("not_yet", "yes", "no", "has_played")
    answer = yield ask("declarer_accepts", "52B1(a)", options, "choice", about)
    parts = (may_not_take_back(),)
    if answer == "not_yet":
        return parts + (declarer_may_accept(declarer),)
    if answer == "no":
        lies = law_50.becomes(code, wrong, owner, declarer, "major", "52B2")
        return parts + (is_played(card), law_50.taken_back(wrong), lies, law_50.known(code, owner, declarer))
    accepted = declarer_accepts() if answer == "yes" else declarer_must_accept()
    stands = effects((("played", (wrong,)),))
    return parts + (accepted, stands, unplayed_remains(card, kind))
