"""Law 58: two players lead or play at once, or one player brings down two cards or more."""

from kodeks.bridge.cards import DECK, is_honour
from kodeks.bridge.seats import SEATS, lho, partner, rho, seat_after, side
from kodeks.rulings import law_50, law_51
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_45_change import spoken_to
from kodeks.rulings.revokes import optional

NUMBERS = ("0", "1", "2", "3")


def simultaneous_cards(code, given):
    """58. Cards at the same moment: from two hands (A), or from one (B)."""
    declarer = yield ask("declarer", "58", SEATS, "seat")
    hands = yield ask("hands", "58", ("two_players", "one_player"), about=(("declarer", declarer),))
    if hands == "two_players":
        return (yield from by_two_players(code, declarer))
    return (yield from from_one_hand(code, declarer, given))


def by_two_players(code, declarer):
    """58A. The one who was not in turn counts as the later: in his turn if he comes next, too early otherwise."""
    first = yield ask("first", "58A", SEATS, "seat", (("declarer", declarer),))
    others = tuple(seat for seat in SEATS if seat != first)
    second = yield ask("second", "58A", others, "seat", (("first", first),))
    about = (("first", first), ("second", second), ("declarer", declarer))
    told = (("58A", "counts_as_later"),)
    if second == lho(first):
        outcome = (("irregularity", False), ("offenders", ()), ("turn", lho(second)), ("continues", "play"))
        told += (("58A", "later_card_is_in_turn"),)
        return together((effects(outcome, told, (), (("58A", "say_both_stand"),)),), about)
    outcome = (("irregularity", True), ("offenders", (second,)), ("turn", lho(first)), ("continues", "play"))
    defender = side(second) != side(declarer)
    clause = "57" if defender or code < "2007" else "57C3" if code == "2017" else "57C2"
    told += ((clause, "rule_on_defenders_early_card" if defender else "rule_on_declarers_early_card"),)
    return together((effects(outcome, told, (), (("58A", "counts_as_later"),)),), about)


def from_one_hand(code, declarer, given):
    """58B. By how many faces could be seen, unless both sides have played to the next trick (58B4)."""
    # From dummy declarer names the card that is played (45B), whatever else dummy moves.
    players = tuple(seat for seat in SEATS if seat != partner(declarer))
    offender = yield ask("offender", "58B", players, "seat", (("declarer", declarer),))
    about = (("offender", offender), ("player", offender), ("declarer", declarer))
    if (yield ask("found_late", "58B4", ("yes", "no"), "choice", about, "no")) == "yes":
        told = (("58B4", "too_late_for_this_law"),)
        return together((irregular(offender), effects((), told, (), (("58B4", "say_wait_for_law_67"),))), about)
    visible = yield ask("visible", "58B", ("one", "several"), "choice", about)
    if visible == "one":
        card = yield ask("card", "58B1", DECK, "card", about)
        own = effects(
            (("played", (card,)),), (("58B1", "visible_card_is_played"),), (), (("58B1", "visible_card_is_played"),)
        )
        return together((irregular(offender), own, effects((("continues", "play"),))), about + (("card", card),))
    return (yield from several_seen(code, declarer, offender, given, about))


def several_seen(code, declarer, offender, given, about):
    """58B2. The player says which he plays; a defender's other cards become penalty cards (50)."""
    cards = yield ask("cards", "58B2", DECK, "cards", about)
    shown = tuple(cards.replace("-", " ").split())
    if len(shown) < 2:
        raise Malformed("two_cards_needed", "cards: name every card whose face was seen, two or more", about)
    about += (("cards", shown),)
    must = effects((("must_play", {"player": offender, "one_of": shown, "chooser": (offender,)}), ("continues", "play")))
    chosen = yield ask("played", "58B2", shown + ("not_yet",), "card", about)
    if chosen == "not_yet":
        key = "others_become_penalty_cards" if side(offender) != side(declarer) else "others_picked_up_free"
        said = (("58B2", "ask_which"), ("58B2", "say_" + key))
        own = effects((), (("58B2", "says_which_he_plays"), ("58B2", key)), (), said)
        return together((irregular(offender), must, own), about)
    about += (("card", chosen),)
    own = effects((("played", (chosen,)),), (("58B2", "card_named_is_played"),), (), (("58B2", "card_named_is_played"),))
    rest = tuple(card for card in shown if card != chosen)
    parts = yield from the_others(code, declarer, offender, rest, given, about)
    changes = yield from opponents_may_change(offender, about)
    return together((irregular(offender), must, own) + parts + changes, about)


def the_others(code, declarer, offender, rest, given, about):
    """50B. One card below an honour, exposed by accident, is minor; an honour, or one of several, is major."""
    if side(offender) == side(declarer):
        returned = (("returned", rest), ("penalty_cards", {}))
        return (effects(returned, (("58B2", "others_picked_up_free"), ("48A", "no_penalty_card_of_declarers"))),)
    question = ask("has_penalty_card", dict(law_50.KINDS)[code], ("yes", "no"), "choice", about)
    already = yield from optional(given, question)
    refine = () if already or len(rest) > 1 or is_honour(rest[0]) else (question,)
    major = len(rest) > 1 or is_honour(rest[0]) or already == "yes"
    kind = "major" if major else "minor"
    down = tuple(law_50.becomes(code, card, offender, declarer, kind, "58B2") for card in rest)
    earlier = ((dict(law_50.KINDS)[code], "earlier_card_major_too"),) if already == "yes" else ()
    if already == "yes" or len(rest) > 1:
        down += (law_51.several_lie(declarer),)
    return down + (law_50.information(code, offender, declarer, "on_table", kind), effects((), earlier, refine=refine))


def opponents_may_change(offender, about):
    """58B3. An opponent who played to the trick after the card taken back may change his own."""
    after = yield ask("played_after", "58B3", NUMBERS, "number", about, "0")
    players = tuple(seat_after(offender, step) for step in range(1, int(after) + 1))
    players = tuple(seat for seat in players if seat in (lho(offender), rho(offender)))
    if not players:
        return ()
    told, said = (("58B3", "opponents_may_change"),), (("58B3", "say_opponents_may_change"),)
    about = (("players", spoken_to(players, dict(about)["declarer"])),)
    return (effects((("may_change", players),), told, (), said, (), about),)


def irregular(offender):
    """58B. Whose cards they are."""
    return effects((("irregularity", True), ("offenders", (offender,))), (("58B", "two_cards_at_once"),))
