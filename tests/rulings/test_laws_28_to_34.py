"""Laws 28 to 34 on situations of our own: calls out of rotation."""

import pytest

from kodeks.rulings.law_29 import call_out_of_rotation
from tests.rulings import ruled

CODES = ("1987", "1997", "2007", "2017")
REFUSED = {"since": "nothing", "lho_accepts": "no"}
RHO_CALLED = {"right_player_since": "yes"}
PASS = {"dealer": "N", "auction": "1C 1H P", "offender": "W", **REFUSED}


def rule(code, **given):
    return ruled.rule(call_out_of_rotation, code, **given)


def read_out(ruling):
    """The clauses of what is said at the table."""
    return [line.clause for line in ruling.script]


@pytest.mark.parametrize("code", CODES)
def test_a_pass_at_rhos_turn_is_repeated_and_what_it_told_is_for_the_other_side(code):
    outcome = rule(code, artificial_pass="no", **PASS).outcome
    assert (outcome["offender_pass"], outcome["turn"]) == ("once", "S")
    assert outcome.get("ui") == (None if code == "1987" else ("E", "W"))


def test_whether_30A_brings_a_lead_restriction_is_left_open_in_2017():
    assert "lead_disputed" in ruled.keys(rule("2017", artificial_pass="no", **PASS))


def test_in_1987_a_pass_at_partners_turn_had_a_law_of_its_own_on_damage():
    at_partners_turn = {"dealer": "W", "auction": "1D P", "offender": "S", **REFUSED, "artificial_pass": "no"}
    assert "23B" in rule("1987", **at_partners_turn).clauses() and "23" in rule("1997", **at_partners_turn).clauses()
    assert "23A" in rule("1987", artificial_pass="no", **PASS).clauses()


def test_of_an_artificial_pass_the_choice_under_law_31_is_read_out():
    asked = {**PASS, "lho_accepts": "not_yet"}
    assert "30A" in read_out(rule("2017", artificial_pass="no", **asked))
    assert {"31A1", "31A2(a)", "31A2(b)"} <= set(read_out(rule("2017", artificial_pass="yes", **asked)))


@pytest.mark.parametrize("code", ("1997", "2007"))
def test_until_2007_an_artificial_pass_repeats_no_denomination(code):
    given = {**PASS, "artificial_pass": "yes", **RHO_CALLED, "calls_between": "1S", "replacement": "2H"}
    ruling = rule(code, suits_withdrawn="open", **given)
    assert ruling.outcome["partner_pass"] == "throughout" and "31A2(b)" in ruling.clauses()


def test_after_a_comparable_call_nothing_follows_but_a_second_look():
    given = {**PASS, "artificial_pass": "yes", **RHO_CALLED, "calls_between": "1S", "replacement": "2H"}
    ruling = rule("2017", comparable="subset", **given)
    assert ruling.outcome["partner_pass"] == "none" and ruling.outcome["equity"] is True
    assert {"26A", "23C"} <= set(ruling.clauses())


def test_where_all_have_passed_in_the_end_nobody_leads():
    given = {"dealer": "N", "auction": "1NT", "offender": "S", **REFUSED, "has_replaced": "yes", "calls_between": "P P"}
    outcome = rule("2017", replacement="P", comparable="no", later="P", **given).outcome
    assert outcome["contract"] == "P" and "lead_restriction" not in outcome


def test_an_inadmissible_double_out_of_turn_that_was_called_over_is_cancelled():
    outcome = rule("2017", dealer="N", auction="1S P XX", offender="W", since="lho_called").outcome
    assert outcome["cancelled"] == ("W XX",) and outcome["partner_pass"] == "none" and outcome["turn"] == "S"


ENDS = {"dealer": "N", "auction": "1H P P 2C", "offender": "N"}


@pytest.mark.parametrize("code", CODES)
def test_a_pass_of_rhos_that_ends_the_auction_leaves_nothing_to_repeat(code):
    ruling = rule(code, calls_between="P", **ENDS, **REFUSED, **RHO_CALLED)
    assert (ruling.outcome["contract"], ruling.outcome["turn"], ruling.outcome["continues"]) == ("1H", "E", "play")
    assert "forced_call" not in ruling.outcome and ruling.outcome["cancelled"] == ("N 2C",)


@pytest.mark.parametrize("code", CODES)
def test_that_the_auction_would_be_over_is_said_before_the_choice(code):
    read = read_out(rule(code, since="nothing", lho_accepts="not_yet", **ENDS))
    assert "22" in read and "31A1" not in read


def test_after_a_last_pass_in_turn_nobody_is_promised_a_call():
    ruling = rule("2017", since="right_player_called", right_call="P", **ENDS)
    assert "free_to_call" not in ruling.outcome and "offender_calls_freely" not in ruled.keys(ruling)


def test_the_fourth_pass_passes_the_board_out():
    given = {"dealer": "W", "auction": "P P P 1S", "offender": "W", **REFUSED, **RHO_CALLED}
    passed_out = rule("2017", calls_between="P", **given)
    assert passed_out.outcome["contract"] == "P" and "ui" not in passed_out.outcome


def test_a_bid_at_partners_turn_that_nothing_replaces_restricts_his_lead():
    given = {"dealer": "W", "auction": "1H P P 2C", "offender": "N", **REFUSED, "has_replaced": "yes", "calls_between": "P"}
    assert rule("2017", **given).outcome["lead_restriction"]["player"] == "S"


@pytest.mark.parametrize("code", CODES)
def test_until_rho_has_called_the_table_hears_what_follows_from_his_call(code):
    for auction, clause in (("1S P 2C", "31A1"), ("1S P X", "32A1" if code == "2017" else "32B1")):
        ruling = rule(code, dealer="W", auction=auction, offender="S", **REFUSED, right_player_since="not_yet")
        assert clause in read_out(ruling) and clause in ruling.clauses()
        assert (ruling.outcome["turn"], ruling.outcome["continues"]) == ("E", "auction")


@pytest.mark.parametrize("code", CODES[:3])
def test_until_2007_the_price_of_a_new_call_is_not_read_out_as_if_rhos_pass_brought_it_too(code):
    bid = {"dealer": "N", "auction": "1H", "offender": "E", "since": "nothing", "lho_accepts": "not_yet"}
    assert [line.key for line in rule(code, **bid).script[-4:-1]] == [
        "option_repeat",
        "option_same_denomination",
        "option_otherwise_barred",
    ]
    double = {**bid, "auction": "1S P X", "offender": "W"}
    assert [line.key for line in rule(code, **double).script[-3:-1]] == ["option_repeat", "option_then_barred"]


@pytest.mark.parametrize("code", CODES)
def test_when_the_right_player_has_called_first_no_lead_is_restricted(code):
    ruling = rule(code, dealer="N", auction="1C", offender="W", since_lho="right_player_called", right_call="1S")
    assert ("28B", "no_lead_restriction") in [(item.clause, item.key) for item in ruling.consequences]


@pytest.mark.parametrize("code", CODES[:3])
def test_until_2007_no_lead_is_restricted_for_a_call_that_is_made_again(code):
    given = {"dealer": "N", "auction": "1NT", "offender": "S", **REFUSED, "has_replaced": "yes", "calls_between": "P P"}
    again = rule(code, **given, replacement="1NT")
    assert again.outcome["partner_pass"] == "throughout" and "lead_restriction" not in again.outcome
    assert "same_call_again" in ruled.keys(again)
    other = rule(code, **given, replacement="2NT", suits_withdrawn="no_suit")
    assert other.outcome["lead_restriction"]["kind"] == "forbid_one"


@pytest.mark.parametrize("code", CODES[:3])
def test_until_2007_a_double_out_of_turn_lets_declarer_forbid_any_one_suit_whatever_it_was_about(code):
    partners = {"dealer": "N", "auction": "1S X", "offender": "W", **REFUSED}
    rhos = {"dealer": "N", "auction": "1S P X", "offender": "W", **REFUSED, **RHO_CALLED}
    for given in (
        {**partners, "has_replaced": "not_yet"},
        {**partners, "has_replaced": "yes", "calls_between": "P 2S", "replacement": "3C"},
        {**rhos, "calls_between": "2S", "replacement": "3C"},
    ):
        restriction = rule(code, **given).outcome["lead_restriction"]
        assert (restriction["kind"], restriction["player"], restriction["suits_exempt"]) == ("forbid_one", "E", ())


@pytest.mark.parametrize("code", CODES[:3])
def test_whether_31A2a_brings_a_lead_restriction_is_left_open(code):
    bid = {"dealer": "N", "auction": "1NT", "offender": "E", **REFUSED, **RHO_CALLED, "calls_between": "1S"}
    ruling = rule(code, **bid, replacement="2NT", repeats_denomination="yes", suits_withdrawn="no_suit")
    assert ruling.outcome["partner_pass"] == "once" and "lead_disputed" in ruled.keys(ruling)
    other = rule(code, **bid, replacement="2H", repeats_denomination="no", suits_withdrawn="no_suit")
    assert "lead_disputed" not in ruled.keys(other)
