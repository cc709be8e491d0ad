"""Law 27 read out: who may use the withdrawn call; who is spoken to about a lead, before and after the last pass."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_27 import insufficient_bid

OLDER = {"neither_conventional": "no", "suits_withdrawn": "C", "neither_artificial": "no", "same_or_more_precise": "no"}


def script(code, **given):
    """North 1H, East 2D, South 2C; West does not accept and South makes a call that bars North."""
    facts = {"dealer": "N", "auction": "1H 2D 2C", "since": "nothing", "lho_accepts": "no", "replacement": "2H"}
    facts.update({"specifies_same": "no", "comparable": "no", "suits_shown": "H", **OLDER, **given})
    ruling = resume(insufficient_bid, code, facts).ruling
    return {line.key: dict(line.about) for line in ruling.script}


@pytest.mark.parametrize("code", ["1997", "2007", "2017"])
def test_the_table_hears_who_may_use_the_withdrawn_call(code):
    assert "say_who_may_use_withdrawn" in script(code)


def test_where_the_auction_simply_goes_on_nobody_is_limited():
    assert "say_who_may_use_withdrawn" not in script("2017", replacement="3C", specifies_same="yes", lowest_such="yes")


def test_under_the_code_of_1987_the_penalty_frees_the_information():
    assert "say_who_may_use_withdrawn" not in script("1987")


def test_while_the_auction_goes_on_nobody_knows_yet_who_will_choose():
    assert "say_may_forbid_one_not_shown" in script("2017") and "say_turn" in script("2017")


@pytest.mark.parametrize(
    "code, key", [("2017", "ask_declarer_may_forbid_one_but"), ("2007", "ask_declarer_require_or_forbid")]
)
def test_after_the_last_pass_declarer_is_spoken_to(code, key):
    said = script(code, later="3D P P P")
    assert said[key]["declarer"] == "E" and "say_turn" not in said


def test_suits_that_may_not_be_forbidden_are_named_once_no_more_can_be_shown():
    assert script("2017", later="3D P P P")["ask_declarer_may_forbid_one_but"]["suits"] == "H"
    assert "ask_declarer_may_forbid_one" in script("2017", later="3D P P P", suits_shown="none")
    assert "ask_declarer_may_forbid_one_not_shown" in script("2017", later="3D P P P", suits_shown="open")


@pytest.mark.parametrize("code", ["2007", "2017"])
def test_after_a_second_insufficient_bid_a_double_is_not_ruled_out_beforehand(code):
    assert "say_legal_call" in script(code, replacement="1S", lho_accepts_second="no")
    assert "say_choose_again" in script(code, replacement="X")
