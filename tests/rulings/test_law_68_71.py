"""Laws 68 to 71, clause by clause. South declares throughout, North is dummy."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.law_68 import claim
from kodeks.rulings.law_69 import agreed_claim
from kodeks.rulings.law_71 import conceded_trick

CODES = ("1987", "1997", "2007", "2017")
OLDER, NEWER = ("1987", "1997"), ("2007", "2017")


def ruled(code, procedure=claim, **given):
    """The ruling; what is said in the call is all that is known."""
    walk = resume(procedure, code, given)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def by_declarer(code, **given):
    """South shows his cards, claims all, and somebody doubts it."""
    return ruled(code, **{"declarer": "S", "claimer": "S", "act": "showed_cards", "gives_up": "none",
                          "since_then": "doubted", "trump_is_out": "no", **given})  # fmt: skip


def by_west(code, **given):
    return ruled(code, **{"declarer": "S", "claimer": "W", "act": "said_how_many_tricks", **given})


def keys(ruling):
    return [(item.clause, item.key) for item in ruling.consequences]


def asks(ruling):
    return [item.ask for item in ruling.judgement]


# Law 68


@pytest.mark.parametrize("code", CODES)
def test_what_concerns_only_the_trick_in_progress_is_no_claim(code):
    ruling = by_west(code, act="spoke_of_current_trick")
    assert ruling.outcome["claim"] == "none" and ruling.outcome["continues"] == "play"
    assert keys(ruling)[0][0] == ("68" if code == "2017" else "68.fn1")
    assert ruling.outcome["penalty_cards"] == {} and ("57A", "may_have_played_early") in keys(ruling)


def test_since_2017_who_claims_or_concedes_faces_his_hand():
    for code in CODES:
        told = keys(by_west(code, gives_up="none", since_then="agreed"))
        assert (("68C", "faces_his_hand") in told) is (code == "2017")


def test_dummy_cannot_claim():
    assert "N" not in resume(claim, "2017", {"declarer": "S"}).question.options


@pytest.mark.parametrize("code", ("1997", "2007", "2017"))
def test_a_defenders_concession_is_none_if_his_partner_objects_at_once(code):
    outcome = by_west(code, gives_up="some", partner_objects_at_once="yes").outcome
    assert outcome["claim"] == "none" and outcome["continues"] == "play" and outcome["ui"] == ("E",)
    assert outcome.get("penalty_cards") == (None if code == "1997" else {})


def test_before_2007_no_words_save_the_cards_shown_in_a_concession_and_nobody_is_told_to_take_them_back():
    ruling = by_west("1997", gives_up="all", partner_objects_at_once="yes")
    assert ("49", "shown_cards_not_excepted") in keys(ruling)
    assert [line.key for line in ruling.script][0] == "say_no_concession_older"


def test_partners_objection_is_not_asked_of_declarer_nor_of_a_claim_that_gives_up_nothing():
    for given in ({"claimer": "S", "act": "abandoned_hand"}, {"claimer": "W", "act": "showed_cards", "gives_up": "none"}):
        assert resume(claim, "2017", {"declarer": "S", **given}).question.key == "since_then"


def test_playing_on_needs_a_request_of_the_other_side_and_all_four():
    given = {"since_then": "other_side_asked_to_play_on", "turns_on": "works_as_stated"}
    void = by_declarer("2017", all_four_concur="yes", **given).outcome
    assert void["claim"] == "void" and void["continues"] == "play" and void["result"] == "stands"
    assert by_declarer("2017", all_four_concur="no", **given).outcome["claim"] == "stands"


@pytest.mark.parametrize("code", ("1987", "1997", "2007"))
def test_until_2007_nobody_could_ask_for_play_to_go_on(code):
    given = {"declarer": "S", "claimer": "S", "act": "abandoned_hand"}
    assert resume(claim, code, given).question.options == ("agreed", "doubted", "played_on")


# Law 70


@pytest.mark.parametrize("code", CODES)
def test_a_trump_brings_tricks_only_if_not_mentioned_perhaps_forgotten_and_able_to_win(code):
    all_three = {"trump_is_out": "yes", "trump_mentioned": "no", "could_be_unaware": "yes", "trump_could_win": "yes"}
    assert ("70C", "tricks_to_opponents") in keys(by_declarer(code, **all_three))
    for name, answer in (("trump_mentioned", "yes"), ("could_be_unaware", "no"), ("trump_could_win", "no")):
        ruling = by_declarer(code, turns_on="works_as_stated", **{**all_three, name: answer})
        assert ("70C", "tricks_to_opponents") not in keys(ruling) and ("70A", "claim_is_good") in keys(ruling)


def test_until_1997_who_doubts_a_concession_is_asked_over_faced_hands():
    for code in CODES:
        given = {"act": "abandoned_hand", "since_then": "doubted"}
        given.update({"partner_objects_at_once": "no"} if code >= "1997" else {})
        said = [line.key for line in by_west(code, **given).script]
        assert said == ["ask_to_face_hands"] * (code in OLDER) + ["ask_who_doubts"]


def test_while_it_is_not_settled_what_was_said_everything_is_left_to_judge():
    ruling = by_declarer("2007", trump_is_out="yes", trump_mentioned="not_settled")
    assert asks(ruling) == ["what_happened", "what_happened", "awareness", "normal_play"]


@pytest.mark.parametrize("code", CODES)
def test_what_was_not_stated_is_refused_if_a_normal_line_does_worse(code):
    order = {"order_is_laid_down": "no"} if code in NEWER else {}
    clause = "70D1" if code in NEWER else "70D"
    refused = by_declarer(code, turns_on="line_not_stated", worse_normal_line="yes", **order)
    assert (clause, "worse_line_counts") in keys(refused) and "normal_play" in asks(refused)
    granted = by_declarer(code, turns_on="line_not_stated", worse_normal_line="no", **order)
    assert (clause, "no_worse_normal_line") in keys(granted)


def test_irrational_is_no_exception_since_2017():
    guess = {"turns_on": "which_opponent_holds_a_card", "shown_out": "no"}
    assert ("70E1", "guess_not_accepted") in keys(by_declarer("2017", **guess))
    for code in ("1987", "1997", "2007"):
        told = keys(by_declarer(code, irrational_otherwise="yes", **guess))
        assert ("70E1" if code == "2007" else "70E", "irrational_otherwise") in told


def test_a_defenders_claim_may_not_rest_on_partners_choice():
    given = {"gives_up": "none", "since_then": "doubted", "trump_is_out": "no", "turns_on": "partners_play"}
    assert ("70D2", "that_part_is_refused") in keys(by_west("2017", partner_has_several_normal_plays="yes", **given))


def test_the_numbers_of_a_claim_and_of_the_score():
    trump = {"trump_is_out": "yes", "trump_mentioned": "no", "could_be_unaware": "yes", "trump_could_win": "yes"}
    numbers = {"tricks_left": "4", "opponents_win": "4", "declarer_had": "8", "contract": "5H", "vulnerable": "none"}
    outcome = by_declarer("2017", **trump, **numbers).outcome
    assert outcome["claim_tricks"] == {"claimer": 0, "opponents": 4} and outcome["declarer_tricks"] == 8
    assert outcome["score"][0] == {"who": "declarer", "points": -150}
    with pytest.raises(Malformed):
        by_declarer("2017", **trump, tricks_left="3", opponents_win="4")
    with pytest.raises(Malformed):
        by_declarer("2017", **trump, tricks_left="4", opponents_win="0", declarer_had="10")


# Laws 69 and 71


@pytest.mark.parametrize("code", CODES)
def test_until_agreement_is_established_a_claim_is_simply_contested(code):
    assert ("70A", "contested_after_all") in keys(ruled(code, agreed_claim, since_agreeing="nothing"))


@pytest.mark.parametrize("code", NEWER)
def test_agreement_may_be_withdrawn_for_a_trick_that_was_likely(code):
    given = {"since_agreeing": "round_over", "trick_was": "likely_to_be_won"}
    assert ruled(code, agreed_claim, in_correction_period="yes", **given).outcome["result"] == "corrected"
    assert ruled(code, agreed_claim, in_correction_period="no", **given).outcome["result"] == "stands"
    assert "likely_to_be_won" not in resume(agreed_claim, "1997", {**given, "in_correction_period": "yes"}).question.options


@pytest.mark.parametrize("code", CODES)
def test_a_concession_stands_if_one_normal_play_loses_the_trick(code):
    ruling = ruled(code, conceded_trick, trick_was="some_normal_play_loses_it")
    assert ruling.outcome == {"claim": "stands", "result": "stands"} and asks(ruling) == ["normal_play"]


@pytest.mark.parametrize("code", NEWER)
def test_a_trick_that_no_normal_play_loses_is_given_back_within_the_correction_period(code):
    given = {"trick_was": "no_normal_play_loses_it"}
    assert ruled(code, conceded_trick, in_correction_period="yes", **given).outcome["claim"] == "void"
    assert ruled(code, conceded_trick, in_correction_period="no", **given).outcome["claim"] == "stands"


@pytest.mark.parametrize("code", OLDER)
def test_until_1997_the_next_call_ended_what_rests_on_normal_play_but_not_on_legal_play(code):
    normal = {"trick_was": "no_normal_play_loses_it"}
    assert ruled(code, conceded_trick, conceding_side_has_since="nothing", **normal).outcome["claim"] == "void"
    assert ruled(code, conceded_trick, conceding_side_has_since="called", **normal).outcome["claim"] == "stands"
    legal = {"trick_was": "no_legal_play_loses_it", "in_correction_period": "yes"}
    assert ruled(code, conceded_trick, **legal).outcome["claim"] == "void"


def test_the_score_after_a_cancelled_concession():
    given = {"trick_was": "already_won", "in_correction_period": "yes"}
    score = {"declarer": "S", "tricks_won": "9", "contract": "3NT", "vulnerable": "both"}
    outcome = ruled("1997", conceded_trick, **given, **score).outcome
    assert outcome["declarer_tricks"] == 9 and {"who": "NS", "points": 600} in outcome["score"]


def test_cards_that_a_defender_showed_without_claiming_stay_faced_until_they_are_ruled_on():
    ruling = by_west("2017", act="showed_cards_not_claiming")
    assert [(line.clause, line.key) for line in ruling.script] == [("49", "say_leave_cards_faced")]


@pytest.mark.parametrize("claimer", ["S", "W"])
def test_a_doubted_concession_is_not_put_to_the_opponents_alone_and_goes_to_law_71(claimer):
    given = {"act": "abandoned_hand", "since_then": "doubted", "partner_objects_at_once": "no"}
    ruling = ruled("2017", declarer="S", claimer=claimer, **given)
    assert ("71", "concession_by_law_71") in keys(ruling)
    assert [line.key for line in ruling.script] == ["ask_who_doubts"]
