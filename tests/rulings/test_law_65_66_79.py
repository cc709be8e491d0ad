"""Laws 65, 66 and 79, clause by clause."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_65 import card_pointed_wrongly
from kodeks.rulings.law_66 import look_at_trick
from kodeks.rulings.law_79 import tricks_or_score

CODES = ("1987", "1997", "2007", "2017")


def ruled(procedure, code, **given):
    """The ruling; what is said in the call is all that is known."""
    walk = resume(procedure, code, given)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def keys(ruling):
    return [(item.clause, item.key) for item in ruling.consequences]


def test_since_2017_any_player_may_say_that_a_card_lies_wrongly_until_his_side_goes_on():
    assert resume(card_pointed_wrongly, "2017", {}).question.key == "side_has_played_on"
    late = ruled(card_pointed_wrongly, "2017", side_has_played_on="yes", speaker="dummy_or_defender")
    assert late.outcome["equity"] is True and ("16B", "score_is_adjusted_if") in keys(late)
    declarers = ruled(card_pointed_wrongly, "2017", side_has_played_on="yes", speaker="declarer")
    assert "equity" not in declarers.outcome and ("16B", "dummy_chooses_nothing") in keys(declarers)


def test_in_2007_declarer_had_no_time_limit_and_the_others_had_until_the_next_lead():
    assert ("65B3", "declarer_may_require_it") in keys(ruled(card_pointed_wrongly, "2007", speaker="declarer"))
    late = ruled(card_pointed_wrongly, "2007", speaker="dummy_or_defender", next_trick_is_led_to="yes")
    assert ("65B3", "said_too_late") in keys(late)


@pytest.mark.parametrize("code", CODES)
def test_a_trick_is_shown_again_while_the_askers_card_is_up_and_his_side_has_not_gone_on(code):
    given = {"wants": "current_trick", "asker": "declarer_or_defender"}
    told = keys(ruled(look_at_trick, code, side_has_played_on="no", own_card_is_turned="no", **given))
    assert told == [("66A", "may_have_all_faced")]
    late = keys(ruled(look_at_trick, code, side_has_played_on="yes", **given))
    assert late == [("66A", "his_side_has_gone_on"), ("66C", "nobody_any_more"), ("66C", "director_may_instruct")]


@pytest.mark.parametrize("code", CODES)
def test_dummy_may_ask_for_neither(code):
    for wants, clause in (("current_trick", "66A"), ("own_last_card", "66B")):
        assert keys(ruled(look_at_trick, code, wants=wants, asker="dummy")) == [(clause, "not_dummy")]


@pytest.mark.parametrize("code", CODES)
def test_ones_own_card_is_open_to_oneself_longer_than_the_trick(code):
    given = {"wants": "current_trick", "asker": "declarer_or_defender", "side_has_played_on": "no"}
    older = {} if code == "2017" else {"next_trick_is_led_to": "no"}
    told = keys(ruled(look_at_trick, code, own_card_is_turned="yes", **given, **older))
    assert told == [("66A", "own_card_is_turned"), ("66B", "own_card_only")]


@pytest.mark.parametrize("code", CODES)
def test_a_claim_of_a_revoke_opens_no_quitted_trick(code):
    told = keys(ruled(look_at_trick, code, wants="quitted_trick", why="revoke_is_claimed"))
    assert ("66C", "director_may_instruct") in told
    assert told[2][0] == {"2017": "61C", "2007": "62C3"}.get(code, "61B")


@pytest.mark.parametrize("code", CODES)
def test_who_mixes_his_cards_after_the_dispute_arose_is_ruled_against(code):
    given = {"wants": "cards_after_play", "cards_are": "mixed_after_dispute"}
    assert ("66D", "ruled_for_the_other_side") in keys(ruled(look_at_trick, code, **given))


def test_after_the_round_both_scores_change_only_if_the_director_is_clearly_convinced():
    given = {"matter": "players_disagree", "was_there_a_claim": "no", "round_is_over": "yes"}
    assert ruled(tricks_or_score, "2017", clearly_convinced="yes", **given).outcome == {"result": "corrected"}
    unsure = ruled(tricks_or_score, "2017", clearly_convinced="no", **given)  # the record stands, or one side is lowered
    assert unsure.outcome == {} and [line.key for line in unsure.script] == ["say_not_raised"]
    for code in ("1997", "2007"):
        told = keys(ruled(tricks_or_score, code, **given))
        assert told[0] == ("79B2" if code == "2007" else "79B", "no_duty_to_raise")


def test_a_scoring_error_is_corrected_late_only_if_allowed_and_beyond_doubt():
    late = {"matter": "record_is_wrong", "in_correction_period": "no"}
    for code in ("2007", "2017"):
        given = {**late, "late_correction_allowed": "yes"}
        assert ruled(tricks_or_score, code, beyond_reasonable_doubt="yes", **given).outcome["result"] == "corrected"
        assert ruled(tricks_or_score, code, beyond_reasonable_doubt="no", **given).outcome["result"] == "stands"
        assert ruled(tricks_or_score, code, **late, late_correction_allowed="no").outcome["result"] == "stands"
    assert ruled(tricks_or_score, "1997", **late).outcome["result"] == "stands"


@pytest.mark.parametrize("code", ("1997", "2007", "2017"))
def test_within_the_period_an_error_is_corrected_if_it_is_clear_what_was_agreed(code):
    given = {"matter": "record_is_wrong", "in_correction_period": "yes"}
    assert ruled(tricks_or_score, code, agreed_result_is_clear="yes", **given).outcome["result"] == "corrected"
    assert ruled(tricks_or_score, code, agreed_result_is_clear="no", **given).outcome["result"] == "stands"


def test_until_1997_mixing_ones_cards_put_no_denial_of_a_revoke_at_risk():
    for code, key in (("1997", "right_is_at_risk_older"), ("2007", "right_is_at_risk"), ("2017", "right_is_at_risk")):
        mixed = ruled(look_at_trick, code, wants="cards_after_play", cards_are="mixed_before")
        assert ("65D", key) in keys(mixed) and [one.ask for one in mixed.judgement] == ["what_happened"]
