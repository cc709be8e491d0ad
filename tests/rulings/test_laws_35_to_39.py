"""Laws 35 to 39 on situations of our own: calls that nobody can accept."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.procedures import procedure

CODES = ("1987", "1997", "2007", "2017")
DOUBLE = {"dealer": "W", "auction": "1H P X"}
BOUND = {"dealer": "W", "auction": "1H P 1S"}
EIGHT = {"dealer": "W", "auction": "7S", "bid": "8C"}
LATE = {"dealer": "S", "auction": "4S X P P P"}
OPEN = {"suits_shown": "open", "suits_withdrawn": "open"}
NEWER = {"since": "nothing", "replacement": "2H", **DOUBLE, **OPEN}


def rule(name, code, **given):
    """The ruling; a test that leaves a question open fails with its key."""
    walk = resume(procedure(name).function, code, given, strict=True)
    assert walk.ruling, f"still asks {walk.question.key}"
    return walk.ruling


@pytest.mark.parametrize("code", CODES)
def test_a_double_of_partners_bid_is_replaced_and_partner_barred_whatever_replaces_it(code):
    for call in ("P", "2H", "4H"):
        given = {**NEWER, "replacement": call, "comparable": "no"}
        outcome = rule("inadmissible_double", code, **given).outcome
        assert outcome["cancelled"] == ("E X",) and outcome["stands"] == ("E " + call,)
        assert outcome["partner_pass"] == "throughout"
        assert not outcome.get("may_accept")


def test_a_comparable_call_in_place_of_the_double_spares_the_lead_but_not_partners_passes():
    for comparable, restricted in (("no", True), ("same_meaning", False)):
        ruling = rule("inadmissible_double", "2017", comparable=comparable, **NEWER)
        assert ruling.outcome["partner_pass"] == "throughout"
        assert ("lead_restriction" in ruling.outcome, "ui" in ruling.outcome) == (restricted, restricted)
        assert ("23C" in ruling.clauses()) is not restricted
    declares = {**NEWER, "later": "P P P"}  # nobody asks about the lead of the side that declares
    assert rule("inadmissible_double", "2017", **declares).outcome["contract"] == "2H"


def test_where_all_have_passed_nobody_leads():
    given = {"dealer": "N", "auction": "P P 1C", "since": "nothing", "later": "P"}
    outcome = rule("call_when_bound_to_pass", "2017", **given).outcome
    assert "lead_restriction" not in outcome and outcome["forced_call"] == "S P"


@pytest.mark.parametrize("code, clause", [("1987", "35A"), ("1997", "35A"), ("2007", "36A"), ("2017", "36A")])
def test_called_over_the_double_and_the_calls_since_go_and_nothing_is_restricted(code, clause):
    ruling = rule("inadmissible_double", code, since="lho_called", calls_since="P 2H", **DOUBLE)
    assert ruling.outcome["cancelled"] == ("E X", "S P", "W 2H")
    assert ruling.outcome["turn"] == "E" and ruling.outcome["partner_pass"] == "none"
    assert ruling.outcome["lead_restriction"] == "none" and clause in ruling.clauses()


def test_found_after_the_lead_the_contract_is_scored_without_it_in_2017():
    ruling = rule("inadmissible_double", "2017", since="lead_faced", calls_since="P P P", **DOUBLE)
    assert ruling.outcome["contract"] == "1H" and ruling.outcome["declarer"] == "W"
    assert "36C" in ruling.clauses()
    rebid = rule("inadmissible_double", "2017", since="lead_faced", calls_since="P 2H P P P", **DOUBLE)
    assert rebid.outcome["contract"] == "2H"
    question = resume(procedure("inadmissible_double").function, "2007", DOUBLE).question
    assert "lead_faced" not in question.options


def test_a_double_of_an_opponents_bid_is_no_irregularity():
    assert rule("inadmissible_double", "2017", dealer="W", auction="1H X").outcome["irregularity"] is False


def test_a_call_that_was_not_meant_goes_to_law_25():
    outcome = rule("inadmissible_double", "2017", intended="no", **DOUBLE).outcome
    assert outcome["may_change"] == ("E",) and "cancelled" not in outcome


@pytest.mark.parametrize("code", CODES)
def test_a_player_who_must_pass_has_passed_and_both_pass_from_then_on(code):
    outcome = rule("call_when_bound_to_pass", code, since="nothing", **BOUND, **OPEN).outcome
    assert outcome["cancelled"] == ("E 1S",) and outcome["forced_call"] == "E P"
    assert (outcome["offender_pass"], outcome["partner_pass"]) == ("throughout", "throughout")
    assert outcome["may_accept"] == () and outcome["turn"] == "S"


@pytest.mark.parametrize("code, clause", [("1997", "35B"), ("2017", "37A")])
def test_called_over_it_all_calls_stand_and_the_duty_goes_on(code, clause):
    given = {**BOUND, "since": "lho_called", "calls_since": "2C P"}
    throughout = rule("call_when_bound_to_pass", code, had_to_pass="throughout", **given)
    assert throughout.outcome["stands"] == ("E 1S", "S 2C", "W P")
    assert throughout.outcome["offender_pass"] == "throughout" and clause in throughout.clauses()
    assert throughout.outcome["lead_restriction"] == "none" and throughout.outcome["turn"] == "N"
    assert rule("call_when_bound_to_pass", code, had_to_pass="once", **given).outcome["offender_pass"] == "none"


def test_a_double_that_law_19_forbids_never_stands_not_even_by_one_who_had_to_pass():
    outcome = rule("call_when_bound_to_pass", "2017", since="lho_called", had_to_pass="throughout", **DOUBLE).outcome
    assert outcome["cancelled"] == ("E X",) and "stands" not in outcome
    assert (outcome["turn"], outcome["offender_pass"]) == ("E", "throughout")


@pytest.mark.parametrize("code", CODES)
def test_a_bid_of_eight_becomes_a_pass_and_bars_both(code):
    outcome = rule("bid_over_seven", code, since="nothing", **EIGHT, **OPEN).outcome
    assert outcome["cancelled"] == ("N 8C",) and outcome["forced_call"] == "N P"
    assert (outcome["offender_pass"], outcome["partner_pass"]) == ("throughout", "throughout")
    assert outcome["lead_restriction"]["player"] == "S"


def test_a_bid_of_eight_called_over_costs_no_restriction_and_until_1997_no_bar():
    newer = rule("bid_over_seven", "2017", since="lho_called", calls_since="X", **EIGHT).outcome
    assert newer["cancelled"] == ("N 8C", "E X") and newer["lead_restriction"] == "none"
    assert newer["partner_pass"] == "throughout"
    older = rule("bid_over_seven", "1997", since="lho_called", calls_since="X", **EIGHT).outcome
    assert older["forced_call"] == "N P" and "partner_pass" not in older


@pytest.mark.parametrize("code", CODES)
def test_out_of_turn_a_bid_of_eight_takes_nobodys_turn_away(code):
    outcome = rule("bid_over_seven", code, since="nothing", offender="S", **EIGHT, **OPEN).outcome
    assert (outcome["cancelled"], outcome["turn"]) == (("S 8C",), "N")
    assert (outcome["offender_pass"], outcome["partner_pass"]) == ("throughout", "throughout")
    assert outcome["lead_restriction"]["player"] == "N"


def test_the_pass_for_a_bid_of_eight_may_end_the_auction():
    outcome = rule("bid_over_seven", "2017", dealer="W", auction="7S P P", bid="8C", since="nothing").outcome
    assert outcome["contract"] == "7S" and outcome["continues"] == "play"


@pytest.mark.parametrize("code", CODES)
def test_after_the_final_pass_only_a_defenders_bid_or_double_may_cost_something(code):
    defender = {**LATE, "caller": "W", "since": "nothing", **OPEN}
    assert rule("call_after_final_pass", code, late_call="4NT", **defender).outcome["lead_restriction"]["player"] == "E"
    for caller, call, since in (("N", "5S", ""), ("S", "XX", ""), ("E", "P", ""), ("W", "4NT", "lho_called")):
        given = {**LATE, "caller": caller, "late_call": call}
        given.update({"since": since} if since else {})
        outcome = rule("call_after_final_pass", code, **given).outcome
        assert outcome["lead_restriction"] == "none"
        assert (outcome["contract"], outcome["declarer"], outcome["turn"]) == ("4SX", "S", "W")
        assert outcome["cancelled"] == (caller + " " + call,)


def test_a_late_call_may_have_been_the_correction_of_ones_own_last_pass():
    for code, caller, told in (("2017", "E", True), ("2017", "S", True), ("2017", "W", False), ("1987", "E", False)):
        given = {"dealer": "W", "auction": "1S P P P", "caller": caller, "since": "nothing", **OPEN}
        ruling = rule("call_after_final_pass", code, late_call="X" if caller != "W" else "2S", **given)
        assert ("or_a_change_of_call" in [item.key for item in ruling.consequences]) is told, (code, caller)


def test_an_auction_that_is_not_over_is_refused():
    with pytest.raises(Malformed):
        rule("call_after_final_pass", "2017", dealer="S", auction="4S X P P", caller="W", late_call="P")


@pytest.mark.parametrize(
    "name, facts", [("bid_over_seven", EIGHT), ("call_when_bound_to_pass", {"dealer": "W", "auction": "1H X"})]
)
def test_a_side_silenced_under_the_others_bid_is_sure_to_defend(name, facts):
    restriction = rule(name, "2017", since="nothing", **facts).outcome["lead_restriction"]
    assert restriction["kind"] == "forbid_one" and "certain" not in restriction


def test_called_over_a_bid_of_eight_is_forgiven_but_its_information_stays_unauthorized():
    for code in ("2007", "2017"):
        outcome = rule("bid_over_seven", code, since="lho_called", calls_since="X", **EIGHT).outcome
        assert outcome["lead_restriction"] == "none" and outcome["ui"] == ("N", "S")
    late = rule("call_after_final_pass", "2017", caller="E", late_call="5D", since="lho_called", **LATE).outcome
    assert late["lead_restriction"] == "none"


def test_nobody_is_told_to_pass_on_in_an_auction_that_is_over():
    given = {"dealer": "S", "auction": "1C 1S 3H P 4H", "since": "lho_called", "had_to_pass": "throughout"}
    for calls, goes_on in (("P P P", False), ("P P 4S", True)):
        ruling = rule("call_when_bound_to_pass", "2017", calls_since=calls, **given)
        assert ("still_must_pass" in [item.key for item in ruling.consequences]) is goes_on
