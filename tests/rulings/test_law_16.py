"""Law 16: information from partner, from a withdrawn action and from elsewhere. East has the information."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_16_elsewhere import information_from_elsewhere
from kodeks.rulings.law_16_partner import unauthorized_information
from kodeks.rulings.law_16_withdrawn import withdrawn_information

CODES = ("1987", "1997", "2007", "2017")


def ruled(procedure, code, **given):
    walk = resume(procedure, code, {"player": "E", **given}, strict=True)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def hesitation(code, **given):
    return ruled(unauthorized_information, code, source="manner", happened="agreed", **given)


def keys(ruling):
    return [item.key for item in ruling.consequences]


def asks(ruling):
    return [item.ask for item in ruling.judgement]


def at_the_end(code, suggested="chosen", **given):
    key = "suggested_reasonably" if code == "1987" else "suggested"
    return hesitation(code, stage="over", **{key: suggested}, **given)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("stage", ("auction", "play"))
def test_no_call_and_no_play_is_undone_for_a_hesitation(code, stage):
    ruling = hesitation(code, stage=stage, undone="no")
    assert ruling.outcome["continues"] == stage and ruling.outcome["equity"]
    assert "cancelled" not in ruling.outcome and "adjusted" not in ruling.outcome
    assert "nothing_is_undone" in keys(ruling) and asks(ruling)[0] == "information"


@pytest.mark.parametrize("code", CODES)
def test_a_call_undone_in_error_cannot_be_made_again_in_the_play(code):
    ruling = hesitation(code, stage="play", undone="call")
    assert ruling.outcome["director_error"] is True and "stands" not in ruling.outcome
    assert "call_no_longer_restored" in keys(ruling) and "nothing_is_undone" not in keys(ruling)


def test_a_director_who_cancelled_the_call_has_erred_and_the_call_stands():
    ruling = hesitation("2007", stage="auction", undone="yes", call_made="4H")
    assert ruling.outcome["director_error"] and ruling.outcome["stands"] == ("E 4H",)


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_forbidden_if_the_information_points_nowhere(code):
    ruling = at_the_end(code, "nothing")
    assert ruling.outcome["result"] == "stands" and ruling.outcome["irregularity"] is False


@pytest.mark.parametrize("code", CODES)
def test_without_a_logical_alternative_he_may_do_what_was_suggested(code):
    other = "other_action" if code >= "2007" else "other_action_older"
    ruling = at_the_end(code, **{other: "no"})
    assert ruling.outcome["irregularity"] is False
    assert asks(ruling)[-2:] == ["suggested", "logical_alternative"]


def test_a_suggested_choice_that_gained_is_adjusted_and_may_be_penalized_since_2017():
    ruling = at_the_end("2017", other_action="yes", gained="yes")
    assert ruling.outcome["adjusted"] == "assigned" and ruling.outcome["procedural_penalty"]
    assert asks(ruling)[-4:] == ["suggested", "logical_alternative", "damage", "likely_result"]
    assert "procedural_penalty" not in at_the_end("2007", other_action="yes", gained="yes").outcome


@pytest.mark.parametrize("code", CODES)
def test_partners_calls_and_opponents_manner_are_free_to_use(code):
    for source in ("legal_action", "opponents"):
        ruling = ruled(unauthorized_information, code, source=source)
        assert ruling.outcome == {"irregularity": False, "ai": ("E",)}


def test_only_before_the_first_call_may_seats_be_changed_or_the_board_redealt():
    heard = {"learnt": "elsewhere", "disturbs": "yes"}
    walk = resume(information_from_elsewhere, "2017", {"player": "E", **heard, "stage": "before_call"})
    assert walk.question.options == ("reseat", "redeal", "play_on", "score_it")
    walk = resume(information_from_elsewhere, "2017", {"player": "E", **heard, "stage": "play"})
    assert walk.question.options == ("play_on", "score_it")


def test_in_2007_a_board_begun_is_played_out():
    ruling = ruled(information_from_elsewhere, "2007", learnt="elsewhere", stage="play")
    assert ruling.outcome == {"continues": "play", "equity": True}


@pytest.mark.parametrize("code", CODES)
def test_an_opponents_card_seen_unintentionally_may_be_used(code):
    assert ruled(information_from_elsewhere, code, learnt="opponents_card").outcome["ai"] == ("E",)


@pytest.mark.parametrize("code", CODES)
def test_the_side_that_did_not_err_may_use_a_withdrawn_call(code):
    assert ruled(withdrawn_information, code, his_side="innocent").outcome["ai"] == ("E", "W")


def test_the_side_that_erred_was_free_only_in_1987():
    assert ruled(withdrawn_information, "1987", his_side="offending").outcome["irregularity"] is False
    facts = {"his_side": "offending", "suggested": "chosen", "other_action": "yes", "damaged": "yes"}
    barred = ruled(withdrawn_information, "1997", insufficient_bid_put_right="no", **facts).outcome
    assert barred["adjusted"] == "due" and barred["ui"] == ("E", "W")


def test_an_insufficient_bid_put_right_in_its_denomination_lifts_the_bar():
    told = {"1997": "bid_told_and_damaged", "2007": "infraction_helped", "2017": "infraction_helped"}
    for code, clause in (("1997", "27B1(b)"), ("2007", "27D"), ("2017", "27D")):
        answer = {"comparable_call": "lowest_sufficient"} if code == "2017" else {"insufficient_bid_put_right": "yes"}
        ruling = ruled(withdrawn_information, code, his_side="offending", **answer, **{told[code]: "yes"})
        assert {"27B1(a)", clause} <= set(ruling.clauses()) and "ui" not in ruling.outcome


def test_a_new_deal_is_weighed_only_where_there_is_one():
    for code in ("1987", "1997"):
        ruling = ruled(
            information_from_elsewhere, code, learnt="elsewhere", stage="before_call", disturbs="yes", way="reseat"
        )
        assert {"playable", "regulation"} == {one.ask for one in ruling.judgement}
        ruling = ruled(information_from_elsewhere, code, learnt="elsewhere", stage="auction", disturbs="yes", way="score_it")
        assert {"playable"} == {one.ask for one in ruling.judgement}


def test_after_a_comparable_call_only_the_help_of_the_infraction_counts():
    facts = {"his_side": "offending", "comparable_call": "yes"}
    ruling = ruled(withdrawn_information, "2017", **facts, infraction_helped="yes")
    assert "ui" not in ruling.outcome and ruling.outcome["adjusted"] == "assigned"
    assert "23C" in ruling.clauses() and "16C2" not in ruling.clauses()
