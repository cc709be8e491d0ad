"""Laws 45 to 47: the card played, the card called, the card taken back. South declares, North is dummy."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.law_45 import card_played
from kodeks.rulings.law_45_change import change_of_designation
from kodeks.rulings.law_45_trick import dummy_indicates, dummys_wrong_card, fifth_card
from kodeks.rulings.law_46 import designation
from kodeks.rulings.law_47 import card_taken_back

CODES = ("1987", "1997", "2007", "2017")
OLDER = ("1987", "1997", "2007")


def ruled(procedure, code, **given):
    """The ruling; every answer must be one that is offered, and every one needed."""
    walk = resume(procedure, code, {"declarer": "S", **given}, strict=True)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    assert not walk.unused, walk.unused
    return walk.ruling


def called(said, code="2017", beyond_dispute="no", **given):
    """What comes of words that did not name dummy's card in full."""
    own = {"dummy_cards": "SA SQ S2 H5", "trick": "S3", "beyond_dispute": beyond_dispute}
    return ruled(designation, code, **{**own, "said": said, **given}).outcome


def keys(ruling):
    return [item.key for item in ruling.consequences]


# Law 45


@pytest.mark.parametrize("code", CODES)
def test_a_defenders_card_that_partner_could_have_seen_is_played(code):
    ruling = ruled(card_played, code, card_of="E", cards="CQ", defender_did="could_see")
    assert list(ruling.outcome["played"]) == ["CQ"]
    assert ("must_be_played" in keys(ruling)) == (code != "2017")


@pytest.mark.parametrize("code", CODES)
def test_of_two_cards_named_at_once_one_is_played_and_law_58_says_which(code):
    ruling = ruled(card_played, code, card_of="N", cards="S4 S2", from_dummy="named")
    assert "played" not in ruling.outcome and ("58B", "one_of_several") in [item[:2] for item in ruling.consequences]


@pytest.mark.parametrize("how", ["drawn_back", "dropped", "seen_in_hand"])
def test_a_card_of_declarers_that_was_only_seen_is_not_played_and_no_penalty_card(how):
    ruling = ruled(card_played, "2017", card_of="S", cards="CQ", declarer_did=how)
    assert "played" not in ruling.outcome and list(ruling.outcome["returned"]) == ["CQ"]
    assert "never_a_penalty_card" in keys(ruling)


def test_touching_a_card_to_reach_another_plays_the_other():
    ruling = ruled(card_played, "2017", card_of="N", cards="S4", from_dummy="reaching", reached_for="SQ")
    assert list(ruling.outcome["played"]) == ["SQ"] and list(ruling.outcome["returned"]) == ["S4"]


def test_in_2017_a_slip_of_the_tongue_may_be_mended_until_declarer_plays_again():
    slip = {"card_of": "N", "named_card": "SJ", "how_designated": "named", "why": "slip"}
    late = ruled(change_of_designation, "2017", **slip, played_again="yes")
    assert list(late.outcome["played"]) == ["SJ"] and not late.outcome["may_change"]
    mended = ruled(change_of_designation, "2017", **slip, played_again="no", meant_card="SK", opponents_played="first")
    assert list(mended.outcome["played"]) == ["SK"] and list(mended.outcome["returned"]) == ["SJ"]
    assert list(mended.outcome["may_change"]) == ["S", "E"]


@pytest.mark.parametrize("why", ["changed_mind", "lost_concentration"])
@pytest.mark.parametrize("code", CODES)
def test_a_card_that_was_meant_when_it_was_named_stays(code, why):
    ruling = ruled(change_of_designation, code, card_of="N", named_card="SJ", how_designated="named", why=why)
    assert list(ruling.outcome["played"]) == ["SJ"] and [item.ask for item in ruling.judgement] == ["intended"]


def test_in_2017_only_declarer_may_change_and_only_dummys_card():
    assert "only_for_dummys_card" in keys(ruled(change_of_designation, "2017", card_of="E", named_card="SJ"))


@pytest.mark.parametrize("code", OLDER)
def test_until_2007_a_pause_for_thought_ended_the_right(code):
    ruling = ruled(change_of_designation, code, card_of="E", named_card="SJ", why="slip", paused="yes")
    assert "pause_for_thought" in keys(ruling)


def test_dummys_wrong_card_goes_back_until_both_sides_have_played_to_the_next_trick():
    cards = {"named_card": "DA", "wrong_card": "D8"}
    ruling = ruled(dummys_wrong_card, "2017", **cards, both_have_played_on="no", played_since="rho_declarer")
    assert list(ruling.outcome["returned"]) == ["D8"] and list(ruling.outcome["played"]) == ["DA"]
    assert list(ruling.outcome["may_change"]) == ["E", "S"] and list(ruling.outcome["ui"]) == ["S"]
    late = ruled(dummys_wrong_card, "2017", **cards, both_have_played_on="yes", dummys_place="led")
    assert "others_may_have_revoked" not in keys(late)  # the suit led is the one that declarer named
    cards["wrong_card"] = "C8"
    late = ruled(dummys_wrong_card, "2017", **cards, both_have_played_on="yes", dummys_place="led")
    assert list(late.outcome["played"]) == ["C8"] and "others_may_have_revoked" in keys(late)


def test_a_revoke_by_dummys_wrong_card_costs_no_trick_by_itself_in_older_codes_too():
    cards = {"named_card": "DA", "wrong_card": "H8", "both_have_played_on": "yes", "dummys_place": "revoked"}
    for code in ("1997", "2007", "2017"):
        outcome = ruled(dummys_wrong_card, code, **cards).outcome
        assert outcome["revoke"] == "established" and outcome["tricks_transferred"] == 0 and outcome["equity"] is True


def test_only_those_who_have_played_after_dummys_wrong_card_are_told_that_they_may_change():
    cards = {"named_card": "DA", "wrong_card": "D8", "both_have_played_on": "no"}
    for since, players in (("rho", ("E",)), ("all", ("E", "W"))):
        ruling = ruled(dummys_wrong_card, "2017", **cards, played_since=since)
        said = [dict(line.about)["players"] for line in ruling.script if line.key == "say_defenders_may_change"]
        assert said == [players]


@pytest.mark.parametrize("code", CODES)
def test_a_fifth_card_of_a_defender_is_a_penalty_card_and_one_of_declarers_goes_back(code):
    facts = {"card": "D6", "deemed_led": "no"}
    by_accident = ruled(fifth_card, code, card_of="E", **facts, how_it_came="accident")
    assert by_accident.outcome["penalty_cards"] == {"D6": "minor"}
    on_purpose = ruled(fifth_card, code, card_of="E", **facts, how_it_came="deliberate")
    assert on_purpose.outcome["penalty_cards"] == {"D6": "major"}
    assert list(ruled(fifth_card, code, card_of="N", **facts).outcome["returned"]) == ["D6"]
    second = ruled(fifth_card, code, card_of="E", **facts, has_penalty_card="yes")
    assert second.outcome["penalty_cards"] == {"D6": "major"} and "earlier_card_major_too" in keys(second)


def test_dummy_who_touches_a_card_unasked_plays_none_and_the_score_is_looked_at_later():
    ruling = ruled(dummy_indicates, "2017", why_touched="unasked", after_play="not_yet")
    assert ruling.outcome["equity"] is True and "played" not in ruling.outcome
    assert ruled(dummy_indicates, "2017", why_touched="arranging").outcome["irregularity"] is False


# Law 46


@pytest.mark.parametrize("said, card", [("high", "SA"), ("low", "S2")])
@pytest.mark.parametrize("code", CODES)
def test_high_and_low_are_of_the_suit_led(code, said, card):
    assert list(called(said, code)["played"]) == [card]


def test_win_is_the_lowest_card_that_wins_when_dummy_plays_last():
    assert list(called("win", trick="S3 SJ ST")["played"]) == ["SQ"]
    assert list(called("win", dummy_cards="H9 H4 C2", trick="D3 DA H2", trumps="H")["played"]) == ["H4"]
    assert "played" not in called("win", dummy_cards="S4 S2", trick="S3 SA S5")


def test_a_suit_without_rank_is_its_lowest_card():
    assert list(called("suit", suit_named="H", trick="none")["played"]) == ["H5"]
    assert list(called("suit", suit_named="S")["played"]) == ["S2"]


def test_a_suit_that_would_be_a_revoke_is_not_played():
    assert called("suit", suit_named="H")["must_play"] == {"player": "N", "one_of": ("SA", "SQ", "S2"), "chooser": ("S",)}


def test_a_rank_on_lead_goes_on_with_the_suit_in_which_dummy_won():
    facts = {"dummy_cards": "S7 H7 H2", "trick": "none", "rank_named": "7"}
    assert list(called("rank", **facts, suit_before="S")["played"]) == ["S7"]
    assert called("rank", **facts, suit_before="C")["must_play"]["one_of"] == ("S7", "H7")


def test_a_card_that_dummy_lacks_leaves_declarer_any_legal_card_and_anything_leaves_it_to_the_defenders():
    free = {"dummy_cards": "SA H5 C2", "trick": "D3"}
    assert called("not_held", **free)["must_play"] == {"player": "N", "one_of": ("SA", "H5", "C2"), "chooser": ("S",)}
    assert called("anything", **free)["must_play"]["chooser"] == ("E", "W")


def test_an_intention_beyond_dispute_comes_before_all_that():
    outcome = called("suit", suit_named="S", beyond_dispute="yes", meant_card="SA")
    assert list(outcome["played"]) == ["SA"] and list(outcome["returned"]) == ["S2"]


def test_a_suit_being_run_may_be_stopped_until_the_next_hand_has_played():
    facts = {"dummy_cards": "H7 H3", "trick": "none", "said": "running", "card_of_run": "H7"}
    assert list(ruled(designation, "2017", **facts, rho_has_played="yes").outcome["played"]) == ["H7"]
    assert list(ruled(designation, "2017", **facts, rho_has_played="no").outcome["may_change"]) == ["S"]


def test_a_trick_that_holds_dummys_card_is_refused():
    with pytest.raises(Malformed):
        ruled(designation, "2017", dummy_cards="SA", trick="SA", said="low")


# Law 47


@pytest.mark.parametrize("code", CODES)
def test_who_was_told_by_an_opponent_that_it_was_his_turn_takes_his_lead_back(code):
    facts = {"card_of": "W", "card": "HK", "why": "told_his_turn", "opponent_told_him": "yes", "right_player": "E"}
    outcome = ruled(card_taken_back, code, **facts, what_it_was="lead").outcome
    assert outcome["lead_stands"] is False and outcome["turn"] == "E" and not outcome["penalty_cards"]
    assert ("may_accept" in outcome) == (code >= "2007")  # not said before that LHO may not accept it


def test_a_card_chosen_on_a_wrong_explanation_goes_back_until_another_is_played():
    facts = {"card_of": "W", "card": "HK", "why": "explanation"}
    back = ruled(card_taken_back, "2017", **facts, played_after="no", opening_lead="dummy_not_faced")
    assert list(back.outcome["returned"]) == ["HK"] and list(back.outcome["ui"]) == ["S"]
    assert list(back.outcome["may_change"]) == ["W"]  # he may; nobody makes him
    for late in ({"played_after": "yes"}, {"played_after": "no", "opening_lead": "dummy_faced"}):
        outcome = ruled(card_taken_back, "2017", **facts, **late).outcome
        assert list(outcome["played"]) == ["HK"] and outcome["equity"] is True


@pytest.mark.parametrize("code", CODES)
def test_second_thoughts_take_nothing_back_and_a_defenders_second_card_is_a_penalty_card(code):
    facts = {"card": "C9", "why": "thought_again", "second_card": "D5"}
    outcome = ruled(card_taken_back, code, card_of="E", **facts).outcome
    assert list(outcome["played"]) == ["C9"] and outcome["penalty_cards"] == {"D5": "major"}
    assert list(ruled(card_taken_back, code, card_of="S", **facts).outcome["returned"]) == ["D5"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("held, trick, clause", [("D4", "S3", "44B"), ("S4 H7", "S3", "44C"), ("S4", "none", "44A")])
def test_the_only_card_that_can_legally_be_played_is_played_whatever_was_said(code, held, trick, clause):
    ruling = ruled(designation, code, dummy_cards=held, trick=trick)
    assert list(ruling.outcome["played"]) == [held[:2]] and ruling.consequences[0].clause == clause


def test_declarers_card_changed_after_his_own_sides_irregularity_tells_the_defenders_only():
    given = {"card_of": "S", "card": "C9", "why": "opponent_changed", "own_side_erred": "revoke"}
    outcome = ruled(card_taken_back, "2017", **given).outcome
    assert list(outcome["ai"]) == ["E", "W"] and list(outcome["ui"]) == ["S"] and outcome["penalty_cards"] == {}


@pytest.mark.parametrize("code", CODES)
def test_a_defenders_card_changed_after_an_opponents_is_a_penalty_card_only_if_his_partner_had_revoked(code):
    given = {"card_of": "W", "card": "D4", "why": "opponent_changed"}
    revoke = ruled(card_taken_back, code, **given, own_side_erred="revoke")
    assert revoke.outcome["penalty_cards"] == {"D4": "major"} and "62C2" in {one.clause for one in revoke.consequences}
    other = ruled(card_taken_back, code, **given, own_side_erred="other")
    assert other.outcome["penalty_cards"] == {} and list(other.outcome["returned"]) == ["D4"]
    assert list(other.outcome.get("ui", ())) == ([] if code == "1987" else ["E", "W"])


@pytest.mark.parametrize("code", CODES)
def test_before_2007_only_a_mistaken_explanation_of_a_convention_lets_a_card_be_taken_back(code):
    given = {"card_of": "S", "card": "C9", "why": "explanation", "played_after": "no"}
    assert ("only_conventional" in keys(ruled(card_taken_back, code, **given))) == (code < "2007")
