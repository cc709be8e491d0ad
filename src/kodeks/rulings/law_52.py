"""Law 52: a defender did not lead or play the penalty card that he had to, and declarer may let the other card stand."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import side
from kodeks.rulings import law_50
from kodeks.rulings.interview import ask
from kodeks.rulings.revoke_trick import card_or_ask, cards_after

FAILURES = ("play_penalty_card", "play_faced_card")
OPEN = ("nothing", "opponents_led", "claim_open")


def applies(revoke):
    """A defender's card, and not yet too late: until the revoke is established Law 52 says more than Law 62."""
    return revoke.is_defenders() and revoke.failure in FAILURES and revoke.status in OPEN


def settled(code, given, revoke, revokes, counts, draft):
    """52A, 52B. True if the penalty card must be put in the other card's place; False if the other stands, or may yet."""
    about = revoke.about()
    draft.effect("52A", "may_not_take_back_himself", about)
    draft.outcome["continues"] = "none" if revoke.status == "claim_open" else "play"
    if (yield from declarer_has_played(given, revoke, revokes, counts)):
        draft.effect(acceptance(code, "(b)"), "declarer_must_accept_card", about)
        yield from stands(code, revoke, draft)
        return False
    answer = yield ask(revoke.key("declarer_accepts"), acceptance(code, "(a)"), ("yes", "no", "not_yet"), "choice", about)
    if answer == "not_yet":
        draft.outcome["may_accept"] = [revoke.declarer]
        draft.effect(acceptance(code, "(a)"), "declarer_may_accept_card", about)
        draft.say(acceptance(code, "(a)"), "choose_about_the_card", about)
        return False
    if answer == "yes":
        draft.effect(acceptance(code, "(a)"), "declarer_accepts_card", about)
        yield from stands(code, revoke, draft)
        return False
    yield from is_replaced(code, given, revoke, draft)
    return True


def acceptance(code, item):
    """52B1 had no items before 2007."""
    return "52B1" + (item if code >= "2007" else "")


def declarer_has_played(given, revoke, revokes, counts):
    """From either hand, to this trick or the next."""
    if revoke.status == "opponents_led":
        return True
    after = yield from cards_after(given, revoke, revokes, counts)
    return any(side(seat) == side(revoke.declarer) for seat in after)


def penalty_card(revoke):
    """Which card he should have played."""
    return (yield ask(revoke.key("penalty_card"), "52A", DECK, "card", revoke.about()))


def stands(code, revoke, draft):
    """52B1(c). The card played counts, and the penalty card that was not played stays what it is."""
    card = yield from penalty_card(revoke)
    kind = yield ask(revoke.key("faced_card_was"), "50B", ("major", "minor"), "choice", revoke.about())
    about = revoke.about() + (("card", card),)
    cards = draft.outcome.get("penalty_cards", {})
    cards[card] = kind
    draft.outcome["penalty_cards"] = cards
    draft.effect(acceptance(code, "(c)"), "unplayed_card_remains", about)
    draft.say(acceptance(code, "(c)"), "card_stands_penalty_card_stays", about)


def is_replaced(code, given, revoke, draft):
    """52B2. The penalty card is played, and the card taken back becomes a major penalty card."""
    card = yield from penalty_card(revoke)
    wrong = yield from card_or_ask(given, revoke, revoke.player, "revoke_card", "52B2")
    about = revoke.about() + (("card", card),)
    draft.add("played", [card])
    draft.effect("52B2", "penalty_card_is_played", about)
    draft.say("52B2", "play_the_penalty_card", about)
    law_50.lay_down(code, wrong, revoke.player, "52B2", revoke, draft)
