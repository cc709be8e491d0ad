"""Laws 6, 9 to 11, 13 and 14: what each code rules on a board that is not in order."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_6 import redeal
from kodeks.rulings.law_9 import drawing_attention
from kodeks.rulings.law_11 import without_the_director
from kodeks.rulings.law_13 import wrong_number_of_cards
from kodeks.rulings.law_14 import missing_card
from tests.rulings.ruled import keys, rule

CODES = ("1987", "1997", "2007", "2017")
SINCE_2007 = ("2007", "2017")


def uneven(code, **given):
    return rule(wrong_number_of_cards, code, what="one_over_one_under", **given)


def test_a_card_seen_does_not_kill_the_board_while_no_wrong_hand_has_called():
    ruling = uneven("2017", found="no_wrong_hand_has_called", card_seen="yes")
    assert ruling.outcome["continues"] == "auction" and ruling.outcome["equity"] is True
    assert "adjusted" not in ruling.outcome
    adjusted = uneven("2017", found="no_wrong_hand_has_called", card_seen="yes", affected="yes").outcome
    assert (adjusted["adjusted"], adjusted["procedural_penalty"]) == ("assigned", True)


def test_in_2007_an_important_card_ends_the_board_before_it_is_played():
    given = {"found": "no_wrong_hand_has_called", "card_seen": "yes", "seen_matters": "important", "can_assign": "yes"}
    assert uneven("2007", **given).outcome["continues"] == "none"


def test_before_2007_all_four_must_agree_to_play_once_a_card_was_seen():
    seen = {"found": "no_wrong_hand_has_called", "card_seen": "yes"}
    for code in ("1987", "1997"):
        assert uneven(code, seen_matters_older="agreed", **seen).outcome["continues"] == "auction"
        award = {"scoring": "imps", "whose": "one_contestant", "fault": "not_at_all"}
        assert uneven(code, seen_matters_older="not_agreed", **seen, **award).outcome["adjusted"] == "artificial"


def test_after_a_call_1987_knows_no_way_to_play_on():
    walk = resume(wrong_number_of_cards, "1987", {"what": "one_over_one_under", "found": "wrong_hand_has_called"})
    assert walk.question.key == "scoring"
    played = uneven("1997", found="wrong_hand_has_called", agreed_no_change="yes")
    assert "13" in played.clauses() and "continues" not in played.outcome  # auction or play: it is not asked


@pytest.mark.parametrize(
    "code, question, yes, no", (("2007", "call_would_change", "no", "yes"), ("2017", "can_be_played", "yes", "no"))
)
def test_after_a_call_the_board_may_be_played_if_it_can_be_put_right(code, question, yes, no):
    """In 2007 only if no call would be another; in 2017 none is changed, whatever it would have been."""
    assert uneven(code, found="wrong_hand_has_called", **{question: yes}).outcome["equity"] is True
    spoilt = uneven(code, found="wrong_hand_has_called", can_assign="yes", **{question: no}).outcome
    assert (spoilt["continues"], spoilt["adjusted"]) == ("none", "assigned")


@pytest.mark.parametrize("code", CODES)
def test_after_play_the_result_goes_whatever_it_was(code):
    given = {"can_assign": "no"} if code >= "2007" else {}
    given.update(scoring="matchpoints", whose="both_sides", fault_ns="not_at_all", fault_ew="directly")
    outcome = uneven(code, found="play_over", over="E", short="W", **given).outcome
    assert (outcome["result"], outcome["procedural_penalty"], outcome["offenders"]) == ("cancelled", True, ("E", "W"))
    assert outcome["score"] == ({"who": "NS", "percent": 60}, {"who": "EW", "percent": 40})


@pytest.mark.parametrize("code, clause", (("2007", "86D"), ("2017", "86B")))
def test_after_play_in_teams_a_result_from_the_other_table_may_count_since_2007(code, clause):
    ruling = uneven(code, found="play_over", over="E", short="W", can_assign="yes")
    assert (clause, "teams_with_another_result") in [(item.clause, item.key) for item in ruling.consequences]


@pytest.mark.parametrize("code", SINCE_2007)
def test_a_surplus_card_matters_only_in_a_quitted_trick(code):
    removed = rule(wrong_number_of_cards, code, what="surplus_card", surplus_found="in_play", card="SA").outcome
    assert removed["returned"] == ("SA",) and "equity" not in removed
    played = rule(wrong_number_of_cards, code, what="surplus_card", surplus_found="played_to_quitted_trick").outcome
    assert played["equity"] is True


@pytest.mark.parametrize("code", CODES)
def test_no_call_changes_when_a_hand_is_found_short_before_play(code):
    given = {"short": "E"} if code >= "2007" else {}
    ruling = rule(missing_card, code, when="before_lead_faced", found="not_found", **given)
    assert {"calls_stand", "held_all_along"} <= keys(ruling)
    assert ruling.outcome.get("ui", ()) == (("W",) if code >= "2007" else ())


def late(code, **given):
    """East's ♣8 found elsewhere during play, South declarer."""
    facts = {"when": "during_play", "short": "E", "found": "elsewhere", "card": "C8", "failed_to_play_it": "no"}
    return rule(missing_card, code, **{**facts, **given}).outcome


@pytest.mark.parametrize("code", CODES)
def test_a_card_the_hand_held_all_along_may_have_been_revoked_with(code):
    assert late(code, seen="not_seen", failed_to_play_it="yes_established")["revoke"] == "established"
    assert late(code, seen="not_seen", failed_to_play_it="yes_not_established")["revoke"] == "must_be_corrected"
    assert late(code, seen="not_seen")["revoke"] == "none"


@pytest.mark.parametrize("code", CODES)
def test_it_is_a_penalty_card_only_if_a_defenders_partner_could_see_it(code):
    assert "penalty_cards" not in late(code, seen="not_seen")
    assert late(code, seen="seen_by_accident", declarer="S")["penalty_cards"] == {"C8": "minor"}
    assert late(code, seen="shown_on_purpose", declarer="S")["penalty_cards"] == {"C8": "major"}
    assert "penalty_cards" not in late(code, seen="shown_on_purpose", declarer="E")


def test_a_hand_found_short_after_play_is_ruled_on_until_the_correction_period_ends():
    assert late("2017", when="after_play", failed_to_play_it="yes_established")["revoke"] == "established"
    assert rule(missing_card, "2017", when="correction_period_over").outcome == {"result": "stands"}


@pytest.mark.parametrize("code", CODES)
def test_four_passes_are_no_reason_to_deal_again(code):
    assert rule(redeal, code, why="passed_out").outcome["contract"] == "P"


@pytest.mark.parametrize("code", CODES)
def test_a_misdeal_is_dealt_again_only_before_the_first_call(code):
    assert "shuffled_and_dealt_anew" in keys(rule(redeal, code, why="wrongly_dealt", auction_begun="no"))
    assert rule(redeal, code, why="wrongly_dealt", auction_begun="yes").outcome["continues"] == "auction"


@pytest.mark.parametrize("code", CODES)
def test_no_result_of_an_unshuffled_pack_stands_and_no_redeal_when_the_match_is_known(code):
    redealt = rule(redeal, code, why="not_shuffled", has_result="yes", match_known="no").outcome
    assert redealt["result"] == "cancelled" and "adjusted" not in redealt
    award = {"scoring": "imps", "whose": "one_contestant", "fault": "not_at_all"}
    known = rule(redeal, code, why="not_shuffled", has_result="yes", match_known="yes", **award).outcome
    assert known["score"] == ({"who": "contestant", "imps": 3},)


@pytest.mark.parametrize("code", CODES)
def test_dummy_draws_no_attention_during_play_but_may_prevent(code):
    draws = rule(drawing_attention, code, does="draws_attention", period="play", player="dummy").outcome
    assert (draws["irregularity"], draws["procedural_penalty"]) == (True, True)
    whose = {} if code == "2017" else {"whose_irregularity": "declarers"}
    assert rule(drawing_attention, code, does="tries_to_prevent", player="dummy", **whose).outcome["irregularity"] is False


def test_dummy_may_try_to_prevent_anybodys_irregularity_only_since_2017():
    given = {"does": "tries_to_prevent", "player": "dummy", "whose_irregularity": "anothers"}
    assert rule(drawing_attention, "2007", **given).outcome["irregularity"] is True


def test_only_in_2017_a_gain_from_ignorance_is_taken_from_one_side():
    lost = rule(without_the_director, "2017", what="innocent_side_acted", forfeited="yes", gained="yes")
    assert lost.outcome["adjusted"] == "assigned" and "other_side_keeps_score" in keys(lost)
    older = rule(without_the_director, "2007", what="innocent_side_acted", forfeited="yes")
    assert "adjusted" not in older.outcome and older.outcome["procedural_penalty"] is True


def test_players_cannot_waive_but_the_innocent_side_may_ask():
    assert "only_director" in keys(rule(without_the_director, "2017", what="players_ruled", allows="cancel"))
    refused = rule(without_the_director, "2017", what="asked_to_waive", who_asks="somebody_else")
    assert keys(refused) == {"nobody_else_may_ask", "only_director"}
