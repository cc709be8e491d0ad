"""Laws 12, 82, 84 to 87 and 90 to 93: adjusted scores, errors, penalties, appeals."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.law_12 import adjusted_score
from kodeks.rulings.law_82 import directors_error
from kodeks.rulings.law_84 import disputed_facts
from kodeks.rulings.law_86 import spoilt_board_in_teams
from kodeks.rulings.law_87 import fouled_board
from kodeks.rulings.law_90 import penalty
from kodeks.rulings.law_92 import appeal
from tests.rulings.ruled import keys, rule

CODES = ("1987", "1997", "2007", "2017")
SINCE_2007 = ("2007", "2017")


def clauses(ruling):
    return {item.clause for item in ruling.consequences}


def artificial(code, **given):
    return rule(adjusted_score, code, ground="cannot_play", **given).outcome["score"]


def one(code, fault, **given):
    """What one contestant gets at matchpoints."""
    (line,) = artificial(code, scoring="matchpoints", whose="one_contestant", fault=fault, **given)
    return line["percent"]


@pytest.mark.parametrize("code", CODES)
def test_average_minus_average_average_plus(code):
    assert [one(code, fault) for fault in ("directly", "partly", "not_at_all")] == [40, 50, 60]


@pytest.mark.parametrize("code", CODES)
def test_a_session_above_sixty_counts_in_place_of_sixty(code):
    assert one(code, "not_at_all", others="64") == 64
    assert one(code, "not_at_all", others="no") == 60


@pytest.mark.parametrize("code", SINCE_2007)
def test_a_session_below_forty_counts_for_the_offender_since_2007(code):
    assert one(code, "directly", others="33") == 33


def test_before_2007_nobody_looks_at_the_offenders_session():
    walk = resume(adjusted_score, "1997", {"ground": "cannot_play", "scoring": "matchpoints", "whose": "one_contestant"})
    assert walk.question.key == "fault"
    assert one("1997", "directly") == 40


def test_two_innocent_sides_both_get_average_plus():
    both = artificial("2017", scoring="matchpoints", whose="both_sides", fault_ns="not_at_all", fault_ew="not_at_all")
    assert [line["percent"] for line in both] == [60, 60]


@pytest.mark.parametrize("code", CODES)
def test_three_imps_unless_the_event_says_otherwise_averaged_in_a_knockout(code):
    faults = {"scoring": "imps", "whose": "both_sides", "fault_ns": "not_at_all", "fault_ew": "partly"}
    assert [line["imps"] for line in artificial(code, **faults)] == [3, 0]
    assert [line["imps"] for line in artificial(code, average_imps="2", **faults)] == [2, 0]
    assert [line["imps"] for line in artificial(code, knockout="yes", **faults)] == [1.5, -1.5]


def test_a_weighted_score_weighs_imps_not_points():
    """60% of 10 IMPs and 40% of minus 5 make 4."""
    given = {"ground": "law_empowers", "damage": "yes", "estimate": "several_outcomes", "compute": "imps", "side": "EW"}
    given.update(weight="60", worth_imps="10", weight_2="40", worth_imps_2="-5", own_damage="no")
    ruling = rule(adjusted_score, "2017", **given)
    assert ruling.outcome["score"] == ({"who": "EW", "imps": 4.0}, {"who": "NS", "imps": -4.0})
    assert "only_legal_outcomes" in keys(ruling)


def test_what_a_side_did_to_itself_leaves_the_weighted_score_to_the_offenders_only():
    given = {"ground": "law_empowers", "damage": "yes", "estimate": "several_outcomes", "compute": "imps"}
    given.update(own_damage="gamble", offenders_side="NS", weight="50", worth_imps="-10", weight_2="50", worth_imps_2="0")
    ruling = rule(adjusted_score, "2017", **given)
    assert ruling.outcome["score"] == ({"who": "NS", "imps": -5.0},)


def test_no_damage_or_a_harsh_rectification_changes_no_score():
    assert rule(adjusted_score, "2017", ground="law_empowers", damage="no").outcome["result"] == "stands"
    for code in CODES:
        assert rule(adjusted_score, code, ground="too_harsh").outcome == {"result": "stands"}


@pytest.mark.parametrize("code, clauses_told", (("1987", {"12C2", "12.fn1"}), ("1997", {"12C2", "12C3"})))
def test_before_2007_each_side_has_a_standard_of_its_own(code, clauses_told):
    ruling = rule(adjusted_score, code, ground="law_empowers", damage="yes", estimate_older="one_outcome")
    assert clauses_told <= clauses(ruling)
    assert {"most_favourable_likely", "most_unfavourable_probable"} <= keys(ruling)


def test_in_2007_an_authority_could_choose_the_older_pair():
    given = {"ground": "law_empowers", "damage": "yes", "estimate": "one_outcome", "own_damage": "no"}
    older = rule(adjusted_score, "2007", standard="likely_and_probable", **given)
    assert {"12C1(e)(i)", "12C1(e)(ii)", "12C1(f)"} <= clauses(older)
    assert "12C1(a)" in clauses(rule(adjusted_score, "2007", standard="weighted", **given))


def test_only_an_extremely_serious_error_counts_since_2017():
    given = {"ground": "law_empowers", "damage": "yes", "estimate": "one_outcome"}
    walk = resume(adjusted_score, "2017", given)
    assert walk.question.options == ("no", "extremely_serious_error", "gamble")
    ruling = rule(adjusted_score, "2017", own_damage="gamble", **given)
    assert {"offenders_get_rectified_score", "no_relief_for_own_part"} <= keys(ruling)


@pytest.mark.parametrize("code", CODES)
def test_after_a_directors_error_both_sides_are_innocent(code):
    given = {"whose_error": "directors_ruling", "in_time": "yes"}
    assigned = rule(directors_error, code, normal_score_possible="no", can_assign="yes", **given).outcome
    assert (assigned["director_error"], assigned["offenders"], assigned["adjusted"]) == (True, (), "assigned")
    none = rule(directors_error, code, normal_score_possible="no", can_assign="no", scoring="matchpoints", **given).outcome
    assert [line["percent"] for line in none["score"]] == [60, 60]
    assert "adjusted" not in rule(directors_error, code, normal_score_possible="yes", **given).outcome


@pytest.mark.parametrize("code", CODES)
def test_too_late_the_director_says_that_he_was_wrong_and_that_the_result_stands(code):
    late = rule(directors_error, code, whose_error="directors_ruling", in_time="no")
    assert late.outcome["result"] == "stands" and [line.key for line in late.script] == ["say_too_late"]


def test_in_pairs_by_imps_a_session_counts_in_place_of_the_average_since_2007():
    facts = {"ground": "cannot_play", "scoring": "imps", "whose": "one_contestant"}
    for fault in ("directly", "not_at_all"):
        assert "12C2(c)" in clauses(rule(adjusted_score, "2007", fault=fault, **facts))
        assert "12C2(c)" not in clauses(rule(adjusted_score, "1997", fault=fault, **facts))
    assert "12C2(c)" not in clauses(rule(adjusted_score, "2017", fault="partly", **facts))


def test_one_clearly_favourable_result_must_lead_to_an_assigned_score_since_2017():
    given = {"results": "one_other_result", "compute": "not_now"}
    assert rule(spoilt_board_in_teams, "2017", favours_a_side="yes", **given).outcome["adjusted"] == "assigned"
    free = rule(spoilt_board_in_teams, "2007", results="one_other_result", favours_innocent_side="no", can_assign="yes")
    assert "may_assign" in keys(free)


def test_several_results_that_cannot_be_compared_go_by_fault():
    several = {"results": "several_results"}
    nobody = rule(spoilt_board_in_teams, "2017", at_fault="neither", time_for_substitute="no", **several).outcome
    assert (nobody["result"], [line["imps"] for line in nobody["score"]]) == ("cancelled", [3, 3])
    other = {"time_for_substitute": "yes", "match_known": "no"}
    assert "adjusted" not in rule(spoilt_board_in_teams, "2017", at_fault="neither", **other, **several).outcome
    one_side = rule(spoilt_board_in_teams, "2017", at_fault="one_contestant", better_for_innocent="average_plus", **several)
    assert one_side.outcome["score"] == ({"who": "contestant", "imps": 3},)
    assert "complement_for_offenders" in keys(one_side)


def group(code, **given):
    several = {"event": "pairs", "scores_on_this_form": "several", "compute": "yes"}
    return rule(fouled_board, code, differs="cards_misplaced", **several, **given)


def test_a_group_is_told_in_terms_of_the_whole_field():
    """Five of nine scores, top 16: two worse and two better make 8, one win fewer 4.4."""
    score = group("2017", field="9", lower="2", equal="0", higher="2").outcome["score"]
    assert score == ({"who": "NS", "matchpoints": 8.0}, {"who": "EW", "matchpoints": 8.0})
    assert group("1997", field="9", lower="1", equal="0", higher="3").outcome["score"][0]["matchpoints"] == 4.4
    with pytest.raises(Malformed):
        group("2017", field="4", lower="2", equal="2", higher="1")


def test_a_board_wrong_for_all_is_not_fouled():
    assert rule(fouled_board, "2017", differs="same_form_for_all").outcome == {"result": "stands"}


def test_facts_that_stay_unknown_let_play_go_on():
    for code in CODES:
        assert "play_goes_on" in keys(rule(disputed_facts, code, agreed="no", satisfied="no"))


@pytest.mark.parametrize("code", CODES)
def test_a_disciplinary_decision_is_final_and_disqualification_needs_approval(code):
    assert "decision_is_final" in keys(rule(penalty, code, offence="conduct", measure="suspend"))
    assert "not_without_approval" in keys(rule(penalty, code, offence="conduct", measure="disqualify", approved="no"))


def test_in_individual_events_the_blameless_partner_is_spared():
    assert "not_the_blameless_partner" in keys(rule(penalty, "2017", offence="slow_play", individual="yes"))


def heard(code, **given):
    facts = {
        "ruling_at_his_table": "yes",
        "in_time": "yes",
        "event": "pairs",
        "partner_concurs": "yes",
        "goes_further": "no",
    }
    return keys(rule(appeal, code, **{**facts, **given}))


def test_the_director_in_charge_decides_law_the_committee_the_rest():
    assert "director_decides_law" in heard("2017", committee="available", concerns="law_or_regulations")
    assert "referred_to_committee" in heard("2017", committee="available", concerns="facts_or_judgement")
    assert "director_decides_all" in heard("2017", committee="none")
    assert "body_may_decide_finally" in heard("2017", committee="none", goes_further="yes")
    assert "committee_may_decide_finally" in heard("2007", committee="none", goes_further="yes")


@pytest.mark.parametrize("code, clause", (("1997", "92D"), ("2007", "92A"), ("2017", "92A")))
def test_an_appeal_without_merit_may_cost_something(code, clause):
    facts = {
        "ruling_at_his_table": "yes",
        "in_time": "yes",
        "event": "individual",
        "committee": "none",
        "goes_further": "no",
    }
    told = [(item.clause, item.key) for item in rule(appeal, code, **facts).consequences]
    assert (clause, "may_cost_if_without_merit") in told


def test_an_absent_partner_concurred_in_1997_only():
    assert "absent_deemed_to_concur" in heard("1997", partner_concurs="absent", committee="none")
    walk = resume(appeal, "2017", {"ruling_at_his_table": "yes", "in_time": "yes", "event": "pairs"})
    assert walk.question.options == ("yes", "no")
    refused = rule(appeal, "2017", ruling_at_his_table="yes", in_time="yes", event="pairs", partner_concurs="no")
    assert clauses(refused) == {"92D1"}


@pytest.mark.parametrize("code", ("1987", "1997"))
def test_until_1997_damage_the_law_was_silent_on_could_be_made_good_by_an_assigned_score(code):
    """84E with 12C2: 12C1 was for a board that gave no result."""
    given = {"agreed": "yes", "law_says": "doubtful_or_silent", "possible_damage": "yes", "can_assign": "yes"}
    ruling = rule(disputed_facts, code, **given)
    assert ruling.outcome["adjusted"] == "assigned" and {"84E", "12C2"} <= clauses(ruling)


def test_a_serious_error_is_told_under_the_clause_that_names_it_and_its_price_under_the_item():
    """12C1(e) of 2017 says which error; (e)(i) and (e)(ii) say what each side gets."""
    given = {"ground": "law_empowers", "damage": "yes", "estimate": "one_outcome", "own_damage": "gamble"}
    told = [(item.clause, item.key) for item in rule(adjusted_score, "2017", **given).consequences]
    assert ("12C1(e)", "gamble") in told and ("12C1(e)(ii)", "no_relief_for_own_part") in told


@pytest.mark.parametrize("code", ("1987", "1997", "2007"))
def test_before_2017_a_board_fouled_in_a_match_is_played_anew_or_has_no_result(code):
    given = {"differs": "cards_misplaced", "event": "teams"}
    again = rule(fouled_board, code, time_for_substitute="yes", match_known="no", **given)
    assert again.outcome["continues"] == "none" and "86C" in clauses(again)
    given |= {"time_for_substitute": "no", "scoring": "imps", "whose": "both_sides", "fault_ns": "not_at_all"}
    average = rule(fouled_board, code, fault_ew="not_at_all", **given)
    assert average.outcome["score"] == ({"who": "NS", "imps": 3}, {"who": "EW", "imps": 3})
