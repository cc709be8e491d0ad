"""A card is seen for what it is, and its ruling is told what the table shows. South plays, West leads, North is dummy."""

import json

import pytest

from kodeks.rulings import browser
from kodeks.rulings.diagnose import PROCEDURES as CALLS
from kodeks.rulings.diagnose_play import PROCEDURES, diagnose_play
from kodeks.rulings.interview import resume
from kodeks.rulings.procedures import CODES, procedure
from tests.micropython.runner import answer_all
from tests.rulings.walks import BUNDLE

EAST = "SA ST HK HQ HJ D5 D4 D3 CQ CJ CT C9 C8"
TRICK = "CK C5 C8 C6"  # West leads, North, East, South; West wins


def seen(code="2017", **facts):
    """The diagnosis; its facts must all be taken by the procedure that it names."""
    found = diagnose_play(code, {"declarer": "S", "contract": "3NT", **facts})
    if found.procedure:
        named = procedure(found.procedure)
        walk = resume(named.function, code, found.given, strict=True)
        assert set(walk.unused) <= set(named.optional) | {"card", "suit_led"}, walk.unused
    return found


def test_the_player_to_declarers_left_leads_and_the_winner_of_a_trick_leads_next():
    assert seen(card="CK").irregularity == "none" and seen(card="CK").turn == "W"
    assert seen(cards=TRICK, card="CA").irregularity == "none"


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("player", ["E", "S", "N"])
def test_a_first_lead_from_any_other_hand_is_an_opening_lead_out_of_turn(code, player):
    found = seen(code, player=player, card="HK")
    assert (found.irregularity, found.procedure) == ("opening_lead_out_of_turn",) * 2
    assert found.given == {"declarer": "S", "offender": player, "card": "HK", "lead_was": "faced"} and found.turn == "W"


@pytest.mark.parametrize("code", CODES)
def test_a_defender_leads_when_his_partner_won_the_trick(code):
    found = seen(code, cards=TRICK, player="E", card="HK")
    assert found.procedure == "defender_lead_out_of_turn"
    assert found.given["turn"] == "W" and found.given.get("thirteenth_trick") == ("no" if code == "2017" else None)


@pytest.mark.parametrize("code", CODES)
def test_declarer_leads_from_the_wrong_hand_or_at_a_defenders_turn(code):
    assert seen(code, cards=TRICK, player="S", card="DA").irregularity == "declarer_lead_out_of_turn"
    found = seen(code, cards="C4 C5 C8 CA", player="N", card="DQ")
    assert found.irregularity == "lead_from_wrong_hand" and found.given["hand"] == "N" and found.given["turn"] == "S"


def test_at_the_last_trick_the_ruling_is_told_so():
    cards = [suit + rank for rank in "AKQJT98765432" for suit in "SHDC"][:48]
    # Spades win every trick that West leads; the order of suits makes each trick W, N, E, S.
    found = seen(cards=" ".join(cards), player="E", card="D2")
    assert found.given["thirteenth_trick"] == "yes" and found.given["turn"] == "W"


def test_a_card_of_another_suit_is_a_failure_only_if_the_hand_could_follow():
    facts = {"cards": "CK C5", "player": "E"}
    found = seen(**facts, card="HK", hand_E=EAST)
    assert (found.irregularity, found.procedure) == ("failure_to_follow_suit", "revoke")
    assert found.given["trick"] == "CK C5 HK" and found.given["leader"] == "W" and found.given["twelfth_trick"] == "no"
    void = EAST.replace("CQ CJ CT C9 C8", "SQ SJ S8 S7 S6")
    assert seen(**facts, card="HK", hand_E=void).irregularity == "none"


def test_of_a_hand_that_is_not_known_it_is_asked_whether_it_could_follow():
    found = seen(cards="CK C5", player="E", card="HK")
    assert found.irregularity == "none" and found.ask == ("could_follow",)


@pytest.mark.parametrize("code", CODES)
def test_a_defender_plays_before_his_partner(code):
    led_by_north = "C4 CA C8 C6 D2"  # dummy wins and leads; East follows, then South, and West comes last
    found = seen(code, cards=led_by_north, player="W", card="DK", hand_E=EAST)
    assert found.given["did"] == "played_before_partner" and found.given["suit_led"] == "D"
    assert found.given["partner_has_suit"] == "yes"
    found = seen(code, cards="C4 C5 C8 CA D2", player="E", card="DK")  # South leads, West has yet to play
    assert found.given["did"] == "played_before_partner" and "partner_has_suit" not in found.given


@pytest.mark.parametrize("code", CODES)
def test_a_defender_plays_at_his_right_hand_opponents_turn_after_his_partner(code):
    found = seen(code, cards="C4", player="E", card="C8", hand_E=EAST)
    assert found.given["did"] == "played_before_rho" and found.turn == "N"
    assert found.given.get("legal") == ("yes" if code == "2017" else None)


@pytest.mark.parametrize("code", CODES)
def test_a_defender_leads_to_the_next_trick_before_his_partner_has_played(code):
    found = seen(code, cards="C4 CA C8 C6 D2 D5 DA", player="E", card="H9")
    assert (found.irregularity, found.procedure) == ("led_before_partner", "premature_play")
    assert found.given["did"] == "led_before_partner" and found.given["suit_led"] == "D" and found.turn == "W"


def test_declarer_plays_too_early_and_until_1997_no_law_says_what_follows():
    early = {"cards": "C4", "player": "S", "card": "C6"}
    assert seen("2017", **early).procedure == "premature_play" and seen("2007", **early).procedure == "premature_play"
    assert seen("1997", **early).irregularity == "declarers_play_out_of_turn" and seen("1997", **early).procedure == ""


def test_a_second_card_to_the_trick_is_left_to_the_director_once_partner_has_played():
    assert seen(cards="C4 C5 C8", player="W", card="C2").irregularity == "second_card"


def test_an_earlier_irregular_card_has_to_be_ruled_on_first():
    found = seen(cards="CK C5 HK C6", player="N", card="DQ", hand_E=EAST)
    assert found.irregularity == "failure_to_follow_suit" and found.given["offender"] == "E"


TRICK_ONLY = {"leader": "W", "tricks_before": "4"}


def told(code="2017", **facts):
    """The diagnosis of one trick, where nobody tells of those before."""
    return diagnose_play(code, {"declarer": "S", **TRICK_ONLY, **facts})


def test_one_trick_is_enough_if_it_is_known_who_led_to_it():
    assert told(cards="H4", card="H2").irregularity == "none" and told(cards="H4", card="H2").turn == "N"
    lead = told(player="E", card="HK")
    assert lead.procedure == "defender_lead_out_of_turn" and lead.given["turn"] == "W"
    assert told(cards="H4", player="E", card="HK").given["did"] == "played_before_rho"


def test_without_a_trick_before_it_is_the_opening_lead():
    found = diagnose_play("2017", {"declarer": "S", "player": "E", "card": "HK"})
    assert (found.irregularity, found.turn) == ("opening_lead_out_of_turn", "W")


@pytest.mark.parametrize("before, key, answer", [("11", "twelfth_trick", "yes"), ("10", "twelfth_trick", "no")])
def test_how_many_tricks_were_before_tells_the_twelfth(before, key, answer):
    found = told(tricks_before=before, cards="H4 H2", player="E", card="D3", could_follow="yes")
    assert (found.procedure, found.given[key]) == ("revoke", answer)


def test_whether_he_could_follow_may_be_told_without_his_hand():
    facts = {"cards": "H4 H2", "player": "E", "card": "D3"}
    assert told(**facts).ask == ("could_follow",)
    assert told(**facts, could_follow="no").irregularity == "none"
    assert told(**facts, could_follow="yes").given["trick"] == "H4 H2 D3"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("table", ["found_call", "found_card"])
def test_everything_that_may_be_found_has_words(lang, table):
    names = dict(CALLS if table == "found_call" else PROCEDURES)
    assert set(json.loads(BUNDLE)["words"][lang]["diagnose"][table]) == set(names)


def test_a_card_is_told_in_words_in_both_runtimes_alike():
    facts = {"declarer": "S", **TRICK_ONLY, "cards": "H4 H2", "player": "E", "card": "D3"}
    requests = [json.dumps({"code": "2017", "lang": lang, "diagnose": facts}) for lang in ("en", "ru")]
    ours = [browser.answer(request) for request in requests]
    assert json.loads(ours[0])["ask"][0]["text"] == "Did East hold a card of hearts?"
    assert json.loads(ours[1])["ask"][0]["text"] == "Была ли у Востока масть хода (червы)?"
    assert answer_all(requests, BUNDLE) == ours


@pytest.mark.parametrize(
    "facts, fault",
    [
        ({"card": "CK", "declarer": "X"}, "is not a seat"),
        ({"card": "CK", "contract": "8C"}, "contract '8C' is none"),
        ({"card": "C1"}, "is not a card"),
        ({"card": "CK", "leader": "Q"}, "leader 'Q' is not a seat"),
        ({"card": "CK", "tricks_before": "13"}, "tricks_before '13'"),
        ({"card": "CK", "leader": "W", "cards": "C5 C6 C7 C8"}, "of one trick only"),
        ({"card": "CK", "cards": "CK C5"}, "has been played already"),
        ({"card": "CK", "cards": "C5 C5"}, "played twice"),
        ({"card": "CK", "player": "E", "hand_E": EAST}, "not in the hand of E"),
        ({"card": "CK", "hand_E": EAST, "hand_W": EAST}, "held twice"),
    ],
)
def test_what_cannot_be_is_refused(facts, fault):
    with pytest.raises(ValueError, match=fault):
        seen(**facts)
