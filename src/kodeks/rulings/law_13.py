"""Law 13: hands with a wrong number of cards: one with too many, one with too few, or a card too many from elsewhere."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, in_side_order
from kodeks.rulings import law_12, law_13_older
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional

UNEVEN, SURPLUS, ONLY_SHORT, WRONG_PACK = "one_over_one_under", "surplus_card", "only_too_few", "wrong_pack"
NOT_CALLED, CALLED, AFTER_PLAY = "no_wrong_hand_has_called", "wrong_hand_has_called", "play_over"
SURPLUS_CLAUSE = (("2007", "13F"), ("2017", "13C"))
AFTER_CLAUSE = (("1987", "13C"), ("1997", "13C"), ("2007", "13C"), ("2017", "13D"))


def wrong_number_of_cards(code, given):
    """13. What the count of all four hands shows."""
    surplus = (SURPLUS,) if code >= "2007" else ()  # the older codes do not speak of it
    what = yield ask("what", "13", (UNEVEN,) + surplus + (ONLY_SHORT, WRONG_PACK))
    if what == SURPLUS:
        return (yield from surplus_card(code, given))
    if what == ONLY_SHORT:
        # Law 14 of 1987 and 1997 is for one short hand, the other three being right (commentary of the EBL on 1987, 14.1).
        key = "rule_by_law_14" if code >= "2007" else "rule_by_law_14_if_one"
        return together((effects((), (("14", key),), (), (("14", "say_count_again"),)),), ())
    if what == WRONG_PACK:
        return wrong_pack(code)
    found = yield ask("found", "13", (NOT_CALLED, CALLED, AFTER_PLAY))
    if found == AFTER_PLAY:
        return (yield from found_after_play(code, given))
    if code < "2007":
        return (yield from law_13_older.during(code, given, found))
    if found == NOT_CALLED:
        return (yield from no_call_made(code, given))
    return (yield from call_made(code, given))


def no_call_made(code, given):
    """13A (13D in 2007). Put right and played; if a card was seen, played all the same and looked at afterwards."""
    clause, seen_clause = ("13A1", "13A2") if code >= "2017" else ("13D1", "13D2")
    told = effects((), ((clause, "put_right"),) + moved(code))
    if (yield ask("card_seen", seen_clause)) == "no":
        return together((told, play_on(clause, "play_normally", "auction")), ())
    if code == "2007" and (yield ask("seen_matters", "13D2", ("unlikely", "important"))) == "important":
        own = effects((("continues", "none"), ("procedural_penalty", True)), (("13D2(b)", "card_too_important"),))
        return together((told, own) + (yield from law_12.award(code, given, (), "no")), ())
    clause = "13A2" if code >= "2017" else "13D2(a)"
    affected = yield from optional(given, ask("affected", clause))
    return together((told,) + looked_at_afterwards(clause, affected, ask("affected", clause), "auction"), ())


def call_made(code, given):
    """13B (13A and 13B in 2007). If the deal can be put right and played it may be; otherwise an adjusted score."""
    # 2007 asks besides that no call would change; in 2017 that none is changed is what follows, not a condition.
    kept, otherwise = ("13B1", "13B2") if code >= "2017" else ("13A", "13B")
    would = effects((), (), (("playable", kept, "can_it_be_played" if code >= "2017" else "would_any_call_change"),))
    if code >= "2017":
        playable = (yield ask("can_be_played", kept)) == "yes"
    else:
        playable = (yield ask("call_would_change", kept)) == "no"
    if playable:
        affected = yield from optional(given, ask("affected", kept))
        told = effects((), ((kept, "put_right_calls_stand"),) + moved(code))
        # "During the auction or play": which of the two goes on is not asked.
        return together((would, told) + looked_at_afterwards(kept, affected, ask("affected", kept), ""), ())
    outcome = (("continues", "none"), ("procedural_penalty", True))
    told = effects(outcome, ((otherwise, "adjusted_for_the_call"),), (), ((otherwise, "say_board_is_over"),))
    return together((would, told) + (yield from law_12.award(code, given, (), "no")), ())


def moved(code):
    """13E of 2007. Where a card lay and went is unauthorised for the partner of either wrong hand; not so in 2017."""
    return (("13E", "movement_is_unauthorised"),) if code == "2007" else ()


def play_on(clause, key, continues):
    """The board is played; `continues` "" where it is not known how far it has come."""
    said = "say_play_normally" if key == "play_normally" else "say_play_on"
    outcome = (("continues", continues),) if continues else ()
    return effects(outcome, ((clause, key),), (), ((clause, said),))


def looked_at_afterwards(clause, affected, question, continues):
    """13A2, 13B1. Played and scored; if what was seen affected the outcome, the score is adjusted (12C1(b))."""
    weighed = (("damage", clause, "did_it_affect"),)
    if affected == "yes":
        nobody_had_called = clause in ("13A2", "13D2(a)")
        outcome = (("irregularity", True), ("procedural_penalty", nobody_had_called), ("adjusted", "assigned"))
        # 13A2: he shall adjust; 13B1 (13A in 2007): he may.
        told = ((clause, "it_affected_he_may_adjust" if clause in ("13B1", "13A") else "it_affected_the_outcome"),)
        told += ((clause, "offender_may_be_penalized"),) if nobody_had_called else ()
        return (effects(outcome, told, weighed, ((clause, "say_score_adjusted"),)),)
    if affected == "no":
        told = ((clause, "it_did_not_affect"),)
        return (effects((("result", "stands"),), told, weighed, ((clause, "say_result_stands"),)),)
    key = "played_and_looked_at" + ("_may" if clause in ("13B1", "13A") else "")
    played = play_on(clause, key, continues)
    return (played, effects((("equity", True),), (), weighed, (), (question,)))


def surplus_card(code, given):
    """13C (13F in 2007). A card that is not of this deal is taken out; it matters only if played to a quitted trick."""
    clause = dict(SURPLUS_CLAUSE)[code]
    found = yield ask("surplus_found", clause, ("in_auction", "in_play", "played_to_quitted_trick"))
    question = ask("card", clause, DECK, "card")
    card = yield from optional(given, question)
    own = effects((("returned", (card,)),)) if card else effects(refine=(question,))
    goes_on = (("continues", "auction" if found == "in_auction" else "play"),)
    if found == "played_to_quitted_trick":
        told = ((clause, "surplus_removed"), (clause, "surplus_was_played"))
        weighed = (("damage", clause, "did_surplus_matter"),)
        last = effects(goes_on + (("equity", True),), told, weighed, ((clause, "say_surplus_removed"),))
    else:
        told = ((clause, "surplus_removed"), (clause, "no_adjustment"))
        last = effects(goes_on, told, (), ((clause, "say_surplus_removed"),))
    return together((own, last), ())


def found_after_play(code, given):
    """13D (13C before), 86B. The result goes, however little it mattered; both players should have counted."""
    clause = dict(AFTER_CLAUSE)[code]
    over = yield ask("over", clause, SEATS, "seat")
    short = yield ask("short", clause, tuple(seat for seat in SEATS if seat != over), "seat", (("over", over),))
    about = (("over", over), ("short", short))
    outcome = (("result", "cancelled"), ("continues", "none"), ("offenders", in_side_order((over, short))))
    told = (
        (clause, "result_cancelled"),
        (clause, "liable_to_penalty"),
        ("7B1" if code < "2007" else "7B2", "should_have_counted"),
    )
    told += (("86B" if code >= "2017" else "86D", "teams_with_another_result"),) if code >= "2007" else ()
    own = effects(outcome + (("procedural_penalty", True),), told, (), ((clause, "say_result_cancelled"),))
    return together((own,) + (yield from law_12.award(code, given, about, "no")), about)


def wrong_pack(code):
    """1. Every hand has thirteen, but a card is there twice and another is missing."""
    weighed = (("playable", "1", "can_the_pack_be_put_right"),)
    if code < "2007":
        # Commentary of the EBL on the code of 1987, 1.1: however trifling it looks, the result goes.
        told = (("1", "not_a_proper_pack"), ("6D3", "played_anew_if_time"))
        return together((effects((("result", "cancelled"),), told, (), (("1", "say_wrong_pack"),)),), ())
    # Forum of the EBU (discussion 90): most would cancel, one would rule by the surplus and the missing card.
    told = (("1", "not_a_proper_pack"), ("1", "most_would_cancel"), (dict(SURPLUS_CLAUSE)[code], "some_would_repair"))
    return together((effects((), told, weighed, (("1", "say_wrong_pack"),)),), ())
