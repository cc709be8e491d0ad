"""Law 67: a defective trick: a player put no card into it, or more than one."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS
from kodeks.rulings import law_50, law_51, law_67_revoke
from kodeks.rulings.draft import Draft
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import Revoke, optional

NONE, MANY, MISLAID = "played_none", "played_too_many", "mislaid_a_played_card"


def defective_trick(code, given):
    """67. Until both sides have gone on the mistake itself is mended (A); after that the number of cards is (B)."""
    declarer = yield ask("declarer", "67", SEATS, "seat")
    offender = yield ask("offender", "67", SEATS, "seat", (("declarer", declarer),))
    revoke = Revoke(1, offender, declarer, "follow_suit", False, 1, False, "played_on")
    did = yield ask("did", "67B", (NONE, MANY) + ((MISLAID,) if code >= "2017" else ()), "choice", revoke.about())
    draft = Draft()
    draft.outcome.update({"irregularity": True, "offenders": [offender]})
    if did == MISLAID:
        yield from card_mislaid(revoke, draft)
    elif (yield ask("both_sides_played_on", "67A", about=revoke.about())) == "no":
        yield from before_both_sides_play_on(given, did, revoke, draft)
    else:
        draft.weigh("what_happened", "67B", "which_trick_was_defective", revoke.about())
        yield from (too_many_in_hand if did == NONE else too_few_in_hand)(code, given, revoke, draft)
    return draft.ruling()


def before_both_sides_play_on(given, did, revoke, draft):
    """67A. The omission or the extra card must be put right."""
    about = revoke.about()
    draft.outcome["continues"] = "play"
    if did == NONE:
        yield from card_put_in(given, "67A1", revoke, draft)
        draft.effect("67A1", "supplies_legal_card", about)
        draft.effect("67A1", "card_counts_in_the_trick", about)
        say_to_add(draft, "67A1", "say_supply_a_card", revoke)
        return
    came = yield ask("cards_came", "67A2", ("one_after_another", "together"), "choice", about)
    draft.effect("67A2", "rule_by_45E" if came == "one_after_another" else "rule_by_58B", about)
    draft.say("67A2", "say_wait_for_ruling", about)


def card_put_in(given, clause, revoke, draft):
    """67A1, 67B1. The card that he adds, where it is told."""
    question = ask("card", clause, DECK, "card", revoke.about())
    draft.would_tell_more(question, given)
    card = yield from optional(given, question)
    draft.add("played", [card] if card else [])


def say_to_add(draft, clause, key, revoke):
    """45B. Which card dummy adds, declarer says; any other player chooses his own."""
    if revoke.is_dummys():
        draft.effect("45B", "declarer_names_dummys_card", revoke.about())
        key += "_of_dummy"
    draft.say(clause, key, revoke.about())


def too_many_in_hand(code, given, revoke, draft):
    """67B1. He put no card into the trick: he faces one at once and adds it; who owns the trick does not change."""
    about = revoke.about()
    holds = yield ask("holds_suit_led", "67B1(a)", about=about)
    clause, key = ("67B1(a)", "adds_card_of_suit_led") if holds == "yes" else ("67B1(b)", "adds_any_card")
    yield from card_put_in(given, clause, revoke, draft)
    draft.outcome["trick_owner_changes"] = False
    draft.effect("67B1", "faces_a_card_at_once", about)
    draft.effect(clause, key, about)
    draft.effect("67B1", "added_card_wins_nothing", about)
    say_to_add(draft, clause, "say_" + key, revoke)
    if holds == "yes" and code < "2007":  # the code of 2007 was the first to make it cost something
        draft.outcome.update({"revoke": "none", "tricks_transferred": 0})
        draft.effect("67B1(a)", "no_penalty_with_suit_led", about)
        return
    draft.effect(clause, "deemed_to_have_revoked", about)
    yield from law_67_revoke.one_trick(code, revoke, draft)


def too_few_in_hand(code, given, revoke, draft):
    """67B2. He put more than one card into the trick: every extra one goes back into his hand."""
    clause = "67B2(a)" if code >= "2007" else "67B2"
    about = revoke.about()
    known = yield ask("card_faced_is_known", clause, about=about, ordinary="yes")
    draft.effect(clause, "extra_cards_go_back", about)
    draft.effect(clause, "faced_card_stays" if known == "yes" else "highest_legal_card_stays", about)
    if code >= "2007":
        draft.outcome["trick_owner_changes"] = False
        draft.effect(clause, "trick_stays_with_winner", about)
    yield from cards_restored(given, clause, revoke, draft)
    shown = yield from extra_card_exposed(code, revoke, draft)
    taken, unseen = "leave_the_highest" if known == "no" else "take_extra_cards", "_unseen" if shown else ""
    draft.say(clause, "say_" + taken + unseen, about)
    yield from restored_card("67B2(b)" if code >= "2007" else "67B2", code, given, revoke, draft)


def cards_restored(given, clause, revoke, draft):
    """67B2. The extra cards, where they are told."""
    question = ask("restored", clause, DECK, "cards", revoke.about())
    draft.would_tell_more(question, given)
    cards = yield from optional(given, question)
    draft.add("returned", cards.replace("-", " ").split() if cards else [])


def extra_card_exposed(code, revoke, draft):
    """67.fn1. A defender's extra card that has been exposed becomes a penalty card; of 1987 nothing is known to say so."""
    if not revoke.is_defenders() or code == "1987":
        return ()
    about = revoke.about()
    draft.effect("67.fn1", "avoid_exposing_cards", about)
    if (yield ask("extra_card_exposed", "67.fn1", about=about, ordinary="no")) == "no":
        return ()
    cards = yield ask("cards_exposed", "67.fn1", DECK, "cards", about)
    shown = tuple(cards.replace("-", " ").split())
    for card in shown:
        kind = law_50.kind_of(card, False, len(shown) > 1)
        draft.take(law_50.becomes(code, card, revoke.player, revoke.declarer, kind, "67.fn1"), about)
    if len(shown) > 1:
        draft.take(law_51.several_lie(revoke.declarer), about)
    draft.take(law_50.information(code, revoke.player, revoke.declarer, "on_table", kind), about)
    return shown


def restored_card(clause, code, given, revoke, draft):
    """67B2(b). A restored card was in the hand all along; not having played it to another trick may be a revoke."""
    about = revoke.about()
    draft.effect(clause, "was_in_hand_all_along", about)
    missed = yield ask("failed_to_follow_with_it", clause, ("no", "yes_played_on", "yes_not_established"), "choice", about)
    if missed == "no":
        draft.outcome["revoke"] = "none"
        draft.effect(clause, "no_revoke_by_it", about)
        return
    draft.effect(clause, "not_playing_it_was_revoke", about)
    if missed == "yes_not_established":
        draft.outcome["revoke"] = "must_be_corrected"
        draft.effect("62A", "correct_it_as_a_revoke", about)
        draft.say("62A", "say_correct_the_revoke", about)
        return
    draft.effect("63A", "that_revoke_is_established", about)
    yield from law_67_revoke.as_any_revoke(code, given, revoke, draft)


def card_mislaid(revoke, draft):
    """67B3 (2017). A card was played, but is not among his quitted tricks: it is found and put there."""
    about = revoke.about()
    options = ("no", "yes_can_be_corrected", "yes_too_late")
    again = yield ask("played_again", "67B3", options, "choice", about, "no")
    draft.effect("67B3", "card_is_put_in_its_place", about)
    draft.say("67B3", "say_put_in_its_place", about)
    if again == "yes_can_be_corrected":
        draft.effect("67B3", "second_play_is_corrected", about)
        draft.say("67B3", "say_second_play", about)
    if again == "yes_too_late":
        draft.outcome["adjusted"] = "due"
        draft.effect("67B3", "second_play_too_late", about)
        draft.weigh("likely_result", "67B3", "result_without_second_play", about)
