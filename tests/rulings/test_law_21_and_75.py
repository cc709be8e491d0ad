"""Laws 20F, 21 and 75: misinformation, and who puts it right. South was misinformed by East and West."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_20 import question_about_calls
from kodeks.rulings.law_20_correction import correcting_explanation
from kodeks.rulings.law_21 import misinformation

CODES = ("1997", "2007", "2017")


def walk(procedure, code, **given):
    return resume(procedure, code, {"player": "S", **given}, strict=True)


def ruled(procedure, code, **given):
    found = walk(procedure, code, **given)
    assert found.ruling is not None, f"still asked: {found.question.key} {found.question.options}"
    return found.ruling


def keys(ruling):
    return [item.key for item in ruling.consequences]


def in_the_auction(code, **given):
    key = "influenced" if code >= "2007" else "influenced_older"
    facts = {"finding": "explained_wrong", "stage": "auction", "partner_called": "no", key: "yes", **given}
    return ruled(misinformation, code, **facts)


@pytest.mark.parametrize("code", CODES)
def test_a_mistaken_call_correctly_explained_is_no_infraction(code):
    ruling = ruled(misinformation, code, finding="call_wrong")
    assert ruling.outcome == {"irregularity": False, "result": "stands"}


@pytest.mark.parametrize("code", CODES)
def test_without_evidence_a_wrong_explanation_is_presumed(code):
    ruling = ruled(misinformation, code, finding="no_evidence", stage="auction", partner_called="yes")
    assert ruling.outcome["irregularity"] and "no_evidence" in keys(ruling)


@pytest.mark.parametrize("code", CODES)
def test_only_his_sides_last_call_is_changed(code):
    assert in_the_auction(code, choice="not_yet").outcome["may_change"] == ("S",)
    late = ruled(misinformation, code, finding="explained_wrong", stage="auction", partner_called="yes")
    assert "may_change" not in late.outcome and late.outcome["equity"]


@pytest.mark.parametrize("code", CODES)
def test_after_a_change_lho_may_change_what_he_called_since(code):
    ruling = in_the_auction(code, choice="changes", lho_called="yes", other_calls="no")
    assert ruling.outcome["may_change"] == ("W",)
    assert ruling.outcome["ai"] == ("N", "S") and ruling.outcome["ui"] == ("E", "W")
    assert ("unless_his_call_told_much" in keys(ruling)) == (code < "2017")


@pytest.mark.parametrize("code", CODES)
def test_who_declined_a_change_gets_no_adjustment_for_that_call(code):
    ruling = ruled(misinformation, code, finding="not_alerted", stage="over", offered="yes", other_calls="no")
    assert ruling.outcome["result"] == "stands" and "adjusted" not in ruling.outcome


def test_once_a_lead_is_faced_a_card_may_go_back_and_no_call_is_changed():
    ruling = ruled(misinformation, "2017", finding="explained_wrong", stage="play", card="last_card")
    assert ruling.outcome["may_change"] == ("S",) and "no_call_is_changed" in keys(ruling)
    assert "47E2(a)" in ruling.clauses()


def test_the_score_rests_on_what_the_opponents_should_have_been_told():
    facts = {"stage": "over", "offered": "no", "gained": "yes"}
    agreed = ruled(misinformation, "2017", finding="explained_wrong", **facts)
    none = ruled(misinformation, "2017", finding="no_agreement", **facts)
    assert "as_if_told_right" in keys(agreed) and "as_if_told_no_agreement" in keys(none)
    assert agreed.outcome["adjusted"] == none.outcome["adjusted"] == "assigned"


def test_who_explained_wrongly_may_wait_until_the_lead_only_since_2017():
    assert "own_may_wait" in keys(ruled(correcting_explanation, "2017", whose="own", stage="auction"))
    assert "own_at_once" in keys(ruled(correcting_explanation, "2007", whose="own"))


@pytest.mark.parametrize("code", CODES)
def test_what_partner_hears_when_a_player_corrects_himself_is_unauthorized_for_partner(code):
    corrected = ruled(correcting_explanation, code, whose="own", stage="auction")
    assert corrected.outcome["ui"] == ("N",) and "partner_may_not_use" in keys(corrected)
    assert "say_may_not_use" in [line.key for line in corrected.script]


def test_after_play_there_is_nothing_left_for_partner_to_use():
    assert "ui" not in ruled(correcting_explanation, "2017", whose="own", stage="over").outcome


@pytest.mark.parametrize("code", CODES)
def test_partners_mistake_is_corrected_by_a_defender_only_after_play(code):
    early = ruled(correcting_explanation, code, whose="partners", stage="play", side="defending", has_spoken="yes")
    assert early.outcome["ui"] == ("N",) and early.outcome["irregularity"]
    due = ruled(correcting_explanation, code, whose="partners", stage="over", side="defending", knew_before="no")
    assert "defender_corrects_now" in keys(due)


@pytest.mark.parametrize("code", CODES)
def test_partners_mistake_is_corrected_by_the_declaring_side_after_the_final_pass(code):
    facts = {"whose": "partners", "stage": "after_final_pass", "side": "declaring"}
    assert "declaring_side_corrects" in keys(ruled(correcting_explanation, code, **facts))
    assert "silent_in_auction" in keys(
        ruled(correcting_explanation, code, whose="partners", stage="auction", has_spoken="no")
    )


def test_a_review_is_too_late_after_the_first_turn_to_play_and_an_explanation_is_not():
    facts = {"when": "later_turn_to_play", "role": "defender"}
    assert ruled(question_about_calls, "2017", wants="review", **facts).outcome["irregularity"]
    assert not ruled(question_about_calls, "2017", wants="explanation", **facts).outcome["irregularity"]


def test_dummy_may_not_ask_but_may_correct_a_review():
    asked = ruled(question_about_calls, "2017", wants="explanation", when="after_final_pass", role="dummy")
    assert asked.outcome["irregularity"]
    assert not ruled(question_about_calls, "2017", wants="error_in_review").outcome["irregularity"]


def test_a_player_bound_to_pass_may_ask_for_an_explanation_until_2007():
    facts = {"wants": "explanation", "when": "bound_to_pass"}
    assert not ruled(question_about_calls, "2007", **facts).outcome["irregularity"]
    newer = ruled(question_about_calls, "2017", **facts)
    assert newer.outcome["irregularity"] and "20.fn2" in newer.clauses()


def test_in_the_play_one_asks_at_ones_own_turn_and_a_defender_may_tell_his_partner_something():
    facts = {"wants": "explanation", "when": "not_his_turn_to_play"}
    assert ruled(question_about_calls, "2017", role="declarer", **facts).outcome["irregularity"]
    asked = ruled(question_about_calls, "2017", wants="explanation", when="later_turn_to_play", role="defender")
    assert "information" in {one.ask for one in asked.judgement}


@pytest.mark.parametrize("code", CODES)
def test_until_2007_the_score_is_looked_at_again_where_lho_changed_his_call(code):
    ruling = in_the_auction(code, choice="changes", lho_called="yes", other_calls="no")
    assert ruling.outcome["equity"] is (code < "2017") and ("nothing_left_to_adjust" in keys(ruling)) is (code == "2017")


@pytest.mark.parametrize("code", CODES)
def test_a_lead_that_lies_face_down_may_go_back_while_calls_may_still_be_changed(code):
    influenced = {"influenced_older": "yes"} if code == "1997" else {"influenced": "yes"}
    facts = {"finding": "explained_wrong", "stage": "auction", "partner_called": "no", **influenced, "choice": "not_yet"}
    told = ruled(misinformation, code, **facts).consequences
    assert ("41A", "face_down_lead") in [(item.clause, item.key) for item in told]
