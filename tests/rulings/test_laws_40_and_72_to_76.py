"""Laws 40 and 72 to 76: understandings, gain from an irregularity, deception, conduct, spectators. East is the player."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_40 import partnership_understanding
from kodeks.rulings.law_40_aids import system_card
from kodeks.rulings.law_72_gain import gained_by_irregularity
from kodeks.rulings.law_73 import misled_by_opponent
from kodeks.rulings.law_74 import conduct
from kodeks.rulings.law_76 import spectator

CODES = ("1987", "1997", "2007", "2017")


def ruled(procedure, code, **given):
    walk = resume(procedure, code, {"offender": "E", "player": "E", **given}, strict=True)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def psyche(code, **given):
    artificial = {"psychic_artificial": "no"} if code >= "2007" else {}
    return ruled(partnership_understanding, code, matter="hand_differs", **artificial, **given)


@pytest.mark.parametrize("code", CODES)
def test_a_psychic_call_is_allowed_if_partner_is_as_surprised_as_the_opponents(code):
    assert psyche(code, partner_aware="no").outcome == {"irregularity": False, "result": "stands"}


@pytest.mark.parametrize("code", ("2007", "2017"))
def test_one_with_an_artificial_meaning_is_like_any_other_where_regulations_allow_it(code):
    given = {"matter": "hand_differs", "psychic_artificial": "yes"}
    allowed = {**given, "breaks": "no"}
    surprised = ruled(partnership_understanding, code, partner_aware="no", **allowed)
    assert surprised.outcome == {"irregularity": False, "result": "stands"}
    assert ruled(partnership_understanding, code, partner_aware="yes", damaged="yes", **allowed).outcome["adjusted"] == "due"
    assert ruled(partnership_understanding, code, breaks="yes", damaged="yes", **given).outcome["adjusted"] == "due"


@pytest.mark.parametrize("code", CODES)
def test_one_that_partner_expects_is_an_undisclosed_understanding(code):
    ruling = psyche(code, partner_aware="yes", damaged="yes")
    assert ruling.outcome["adjusted"] == "due" and ruling.outcome["offenders"] == ("E", "W")
    assert [item.ask for item in ruling.judgement] == ["information", "damage", "likely_result"]


@pytest.mark.parametrize("code", CODES)
def test_general_bridge_knowledge_need_not_be_disclosed(code):
    facts = {"matter": "not_disclosed", "understanding": "general"}
    assert ruled(partnership_understanding, code, **facts).outcome["irregularity"] is False


def test_only_the_declaring_side_may_see_its_own_card_between_the_final_pass_and_the_lead():
    facts = {"looked_at": "own_card", "when": "after_final_pass"}
    assert ruled(system_card, "2017", **facts, side="declaring").outcome["irregularity"] is False
    defender = ruled(system_card, "2017", **facts, side="defending", regulation_allows="no")
    assert defender.outcome["irregularity"] is True


@pytest.mark.parametrize("code", CODES)
def test_a_lucky_gain_stays_if_he_could_not_have_been_aware(code):
    aware = "aware" if code >= "2007" else "known"
    ruling = ruled(gained_by_irregularity, code, intent="not_found", **{aware: "no"})
    assert ruling.outcome == {"result": "stands"}


@pytest.mark.parametrize("code", CODES)
def test_awareness_and_gain_together_adjust_and_no_intent_is_needed(code):
    aware, gained = ("aware" if code >= "2007" else "known"), "gained"
    ruling = ruled(gained_by_irregularity, code, intent="not_found", **{aware: "yes", gained: "yes"})
    assert ruling.outcome == {"adjusted": "due"}
    assert ruling.judgement[0].ask == "could_have_known"
    meant = ruled(gained_by_irregularity, code, intent="deliberate", **{aware: "yes", gained: "yes"})
    told = [item.key for item in meant.consequences + meant.script]
    assert "adjusts_besides" in told and "adjusts" not in told and "say_adjusted" not in told


@pytest.mark.parametrize("code", CODES)
def test_tempo_is_read_at_ones_own_risk_if_there_was_something_to_think_about(code):
    ruling = ruled(misled_by_opponent, code, misled_by="tempo", false_inference="yes", bridge_reason="yes")
    assert ruling.outcome["result"] == "stands" and "73D1" in ruling.clauses()


@pytest.mark.parametrize("code", CODES)
def test_a_pause_with_nothing_to_decide_that_misled_is_adjusted(code):
    aware = "aware" if code >= "2017" else "known"
    facts = {"false_inference": "yes", "bridge_reason": "no", aware: "yes", "on_purpose": "no", "damaged": "yes"}
    ruling = ruled(misled_by_opponent, code, misled_by="tempo", **facts)
    assert ruling.outcome["adjusted"] == "due" and "procedural_penalty" not in ruling.outcome


@pytest.mark.parametrize("code", CODES)
def test_to_try_to_mislead_by_words_is_an_infraction_though_nobody_believed_them(code):
    facts = {"misled_by": "words", "false_inference": "no"}
    attempt = ruled(misled_by_opponent, code, on_purpose="yes", **facts)
    assert attempt.outcome["irregularity"] and attempt.outcome["procedural_penalty"] and "73D2" in attempt.clauses()
    assert attempt.outcome["result"] == "stands"
    innocent = ruled(misled_by_opponent, code, on_purpose="no", **facts)
    assert innocent.outcome["irregularity"] is False and "procedural_penalty" not in innocent.outcome


@pytest.mark.parametrize("code", CODES)
def test_a_call_or_a_card_may_deceive(code):
    ruling = ruled(misled_by_opponent, code, misled_by="call_or_play", helped_by="nothing")
    assert ruling.outcome["irregularity"] is False


def test_haste_or_hesitation_that_heightens_a_deception_stood_under_73D2_until_2007():
    facts = {"misled_by": "call_or_play", "helped_by": "tempo", "false_inference": "no", "on_purpose": "no"}
    clauses = {code: ruled(misled_by_opponent, code, **facts).consequences[0].clause for code in CODES}
    assert clauses == {"1987": "73D2", "1997": "73D2", "2007": "73D2", "2017": "73E1"}


def test_a_disciplinary_penalty_is_no_procedural_one():
    ruling = ruled(conduct, "2017", did="rude_to_director", measure="disciplinary")
    assert "procedural_penalty" not in ruling.outcome and "91A" in [item.clause for item in ruling.consequences]


def test_a_face_that_tells_partner_something_is_unauthorized_for_him():
    ruling = ruled(conduct, "2017", did="shows_approval", tells_partner="yes", measure="order_restored")
    assert ruling.outcome["ui"] == ("W",) and ruling.outcome["equity"]


def test_whose_spectator_pointed_out_an_irregularity_mattered_in_1997_only():
    old = resume(spectator, "1997", {"spectator_did": "points_out", "whose_spectator": "offending"}).ruling
    new = resume(spectator, "2017", {"spectator_did": "points_out", "irregularity_there": "yes"}).ruling
    assert "11B2" in old.clauses() and "81C3" in new.clauses()
