"""Law 25 on situations of our own: North passes and puts 1H in its place unless a test says otherwise."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_25 import change_of_call

CODES = ("1987", "1997", "2007", "2017")
NEWER = ("2007", "2017")
OLDER = ("1987", "1997")
TABLE = {"dealer": "N", "auction": "P", "second_call": "1H"}
INTENDED = {"before_change": "nothing", "meant": "first", "second_made": "yes"}


def rule(code, **given):
    """The ruling; a test that leaves a question open fails with its key."""
    walk = resume(change_of_call, code, {**TABLE, **given}, strict=True)
    assert walk.ruling, f"still asks {walk.question.key}"
    return walk.ruling


def next_question(code, **given):
    return resume(change_of_call, code, {**TABLE, **given}, strict=True).question.key


def test_a_slip_is_put_right_after_lho_has_called_and_he_may_withdraw_his_call():
    ruling = rule("2017", before_change="lho_called", lho_call="1S", meant="second")
    assert ruling.outcome["stands"] == ("N 1H",)
    assert ruling.outcome["cancelled"] == ("N P",)
    assert ruling.outcome["may_change"] == ("E",)
    assert ruling.outcome["lead_restriction"] == "none"
    assert "25A6" in ruling.clauses()


def test_pause_for_thought_counts_until_2007_only():
    assert rule("2017", before_change="nothing", meant="second").outcome["stands"] == ("N 1H",)
    for code in ("1987", "1997", "2007"):
        assert next_question(code, before_change="nothing", meant="second") == "without_pause"
        assert next_question(code, before_change="nothing", meant="second", without_pause="no") == "second_made"


@pytest.mark.parametrize("code, clause", [("2017", "25A4"), ("2007", "25A2"), ("1997", "25A")])
def test_partners_call_ends_every_change(code, clause):
    ruling = rule(code, before_change="partner_called", second_made="no")
    assert ruling.outcome["stands"] == ("N P",) and "may_change" not in ruling.outcome
    assert clause in ruling.clauses()


def test_a_second_call_made_too_late_may_restrict_a_lead_in_2017():
    outcome = rule("2017", before_change="partner_called", second_made="yes").outcome
    assert outcome["cancelled"] == ("N 1H",) and outcome["lead_restriction"]["kind"] == "forbid_one"


def test_the_call_that_lho_has_made_over_the_first_stands_with_it():
    given = {"before_change": "lho_called", "lho_call": "1S", "meant": "first"}
    for made in ({"second_made": "no"}, {"second_made": "yes", "suits_shown": "none"}):
        assert rule("2017", **given, **made).outcome["stands"] == ("N P", "E 1S")


def test_after_four_passes_no_lead_is_restricted():
    given = {"auction": "P P P P", "second_call": "1S", "period_over": "no", "meant": "first", "second_made": "yes"}
    outcome = rule("2017", since_change="nothing", lho_accepts="no", **given).outcome
    assert outcome["contract"] == "P" and "lead_restriction" not in outcome


def test_in_1987_it_is_lhos_call_that_ends_it():
    assert rule("1987", before_change="lho_called", second_made="no").outcome["stands"] == ("N P",)
    assert next_question("1997", before_change="lho_called", lho_call="P") == "meant"


def test_where_the_auction_never_reaches_partner_a_slip_is_put_right_until_the_auction_period_ends():
    final_pass = {"auction": "1S P P P", "second_call": "X"}
    assert rule("2017", period_over="no", meant="second", **final_pass).outcome["stands"] == ("W X",)
    late = rule("2017", period_over="yes", second_made="no", **final_pass)
    assert late.outcome["stands"] == ("W P",) and "25A5" in late.clauses()
    assert (
        next_question("2017", auction="1S P P", second_call="2S", before_change="lho_called", lho_call="P") == "period_over"
    )


@pytest.mark.parametrize("code", NEWER)
def test_an_intended_change_that_is_not_accepted_leaves_the_first_call(code):
    more = {"suits_shown": "open"} if code == "2017" else {}
    ruling = rule(code, since_change="nothing", lho_accepts="no", **INTENDED, **more)
    assert ruling.outcome["stands"] == ("N P",)
    assert ruling.outcome["cancelled"] == ("N 1H",)
    assert ruling.outcome["partner_pass"] == "none"
    assert ruling.outcome["ui"] == ("N", "S") and ruling.outcome["ai"] == ("E", "W")
    assert (ruling.outcome["turn"], ruling.outcome["continues"]) == ("E", "auction")


def test_in_2017_leads_may_be_restricted_after_a_change_refused_or_accepted():
    refused = rule("2017", since_change="nothing", lho_accepts="no", **INTENDED)
    assert refused.outcome["lead_restriction"]["player"] == "S"
    accepted = rule("2017", since_change="nothing", lho_accepts="yes", comparable="no", suits_shown="H", **INTENDED)
    assert accepted.outcome["lead_restriction"]["suits_exempt"] == ("H",)


def test_lho_accepts_only_if_he_means_to():
    meant = rule("2007", since_change="over_second", over_call="1S", suits_withdrawn="open", **INTENDED)
    assert meant.outcome["stands"] == ("N 1H", "E 1S")
    unaware = rule("2007", since_change="over_first", over_call="1S", **INTENDED)
    assert unaware.outcome["stands"] == ("N P", "E 1S") and unaware.outcome["cancelled"] == ("N 1H",)


def test_in_1997_the_second_call_stands_though_lho_meant_the_first_and_he_may_withdraw():
    ruling = rule("1997", since_change="over_first", **INTENDED)
    assert ruling.outcome["stands"] == ("N 1H",) and ruling.outcome["may_change"] == ("E",)


@pytest.mark.parametrize("code", OLDER)
def test_keeping_the_first_call_makes_partner_pass_once(code):
    given = {"final_call": "P", "suits_withdrawn": "H"}
    ruling = rule(code, since_change="nothing", lho_accepts="no", **INTENDED, **given)
    assert ruling.outcome["partner_pass"] == "once" and ruling.outcome["stands"] == ("N P",)
    assert ruling.outcome["lead_restriction"]["kind"] == "require_or_forbid"


def test_another_call_bars_partner_in_1987_and_caps_the_score_in_1997():
    given = {**INTENDED, "since_change": "nothing", "lho_accepts": "no", "final_call": "1H", "suits_withdrawn": "all_shown"}
    assert rule("1987", **given).outcome["partner_pass"] == "throughout"
    capped = rule("1997", **given)
    assert capped.outcome["partner_pass"] == "none"
    assert "no_more_than_average_minus" in [item.key for item in capped.consequences]


def test_nobody_is_offered_a_change_that_he_has_not_made():
    ruling = rule("2017", before_change="nothing", meant="first", second_made="no")
    assert ruling.outcome["stands"] == ("N P",)
    assert "may_accept" not in ruling.outcome and "cancelled" not in ruling.outcome


@pytest.mark.parametrize("code", CODES)
def test_only_the_next_player_may_accept_a_change(code):
    assert rule(code, since_change="nothing", lho_accepts="not_yet", **INTENDED).outcome["may_accept"] == ("E",)


def test_a_double_that_is_not_allowed_cannot_be_accepted_as_a_change():
    given = {"dealer": "W", "auction": "1H P 2H", "second_call": "X", **INTENDED, "suits_shown": "open"}
    ruling = rule("2017", **given)
    assert ruling.outcome["cancelled"] == ("E X",) and "may_accept" not in ruling.outcome
