"""A revoke on which Law 52 says more than Law 62: a penalty card was to be played, and it is not yet too late."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import side
from kodeks.rulings import law_52, revoke_penalty_cards
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
    draft.take(law_52.may_not_take_back(), about)
    draft.outcome["continues"] = "none" if revoke.status == "claim_open" else "play"
    if (yield from declarer_has_played(given, revoke, revokes, counts)):
        draft.take(law_52.declarer_must_accept(), about)
        yield from stands(revoke, draft)
        return False
    key, options = revoke.key("declarer_accepts"), ("yes", "no", "not_yet")
    answer = yield ask(key, "52B1(a)", options, "choice", about)
    if answer == "not_yet":
        draft.take(law_52.declarer_may_accept(revoke.declarer), about)
        return False
    if answer == "yes":
        draft.take(law_52.declarer_accepts(), about)
        yield from stands(revoke, draft)
        return False
    yield from is_replaced(code, given, revoke, draft)
    return True


def declarer_has_played(given, revoke, revokes, counts):
    """From either hand, to this trick or the next."""
    if revoke.status == "opponents_led":
        return True
    after = yield from cards_after(given, revoke, revokes, counts)
    return any(side(seat) == side(revoke.declarer) for seat in after)


def penalty_card(revoke):
    """Which card he should have played."""
    return (yield ask(revoke.key("penalty_card"), "52A", DECK, "card", revoke.about()))


def stands(revoke, draft):
    """52B1(c). The card played counts."""
    card = yield from penalty_card(revoke)
    kind = yield ask(revoke.key("faced_card_was"), "50B", ("major", "minor"), "choice", revoke.about())
    draft.take(law_52.unplayed_remains(card, kind), revoke.about())


def is_replaced(code, given, revoke, draft):
    """52B2. The penalty card is played, and the card taken back becomes a major penalty card."""
    card = yield from penalty_card(revoke)
    wrong = yield from card_or_ask(given, revoke, revoke.player, "revoke_card", "52B2")
    draft.take(law_52.is_played(card), revoke.about())
    revoke_penalty_cards.lay_down(code, wrong, revoke.player, "52B2", revoke, draft)
