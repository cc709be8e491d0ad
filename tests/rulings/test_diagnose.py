"""What is wrong with a call, and the procedure that rules on it with the facts that it is given."""

import json

import pytest

from kodeks.rulings import browser
from kodeks.rulings.diagnose import PROCEDURES, diagnose
from kodeks.rulings.interview import resume
from kodeks.rulings.procedures import CODES, procedure
from tests.micropython.runner import answer_all
from tests.rulings.walks import BUNDLE

# North deals; the calls before, the call in question and who made it ("" is the player in turn); what it is.
SITUATIONS = (
    ("1S", "1H", "", "insufficient"),
    ("1S", "2H", "", "none"),
    ("1S", "1S", "", "insufficient"),
    ("", "1H", "S", "out_of_rotation"),
    ("1C", "1H", "S", "out_of_rotation"),
    ("1C", "P", "W", "out_of_rotation"),
    ("1C", "1H", "N", "change_of_call"),
    ("1H P", "X", "", "inadmissible_double"),
    ("1H", "XX", "", "inadmissible_double"),
    ("1H X", "XX", "", "none"),
    ("1H P", "X", "N", "out_of_rotation"),
    ("1H P P P", "2C", "E", "after_final_pass"),
    ("7S", "8C", "", "over_seven"),
    ("P P P P", "1C", "N", "after_final_pass"),
)


def facts(before, call, offender, **more):
    return {"dealer": "N", "auction": before, "call": call, "offender": offender, **more}


@pytest.mark.parametrize("before, call, offender, irregularity", SITUATIONS)
def test_a_call_is_named_by_what_the_table_shows(before, call, offender, irregularity):
    found = diagnose("2017", facts(before, call, offender))
    assert found.irregularity == irregularity
    assert found.procedure == dict(PROCEDURES)[irregularity]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("before, call, offender, irregularity", SITUATIONS)
def test_the_procedure_takes_every_fact_that_it_is_given(code, before, call, offender, irregularity):
    found = diagnose(code, facts(before, call, offender))
    if not found.procedure:
        return
    walk = resume(procedure(found.procedure).function, code, found.given, strict=True)
    asked = {question.key for question, _ in walk.trail} | ({walk.question.key} if walk.question else set())
    # Taken, or still to be taken: what a procedure asks later is not asked yet.
    assert set(found.given) - asked <= {"second_made", "before_change"}


def test_who_bid_more_than_seven_is_told_if_it_was_not_his_turn():
    assert diagnose("2017", facts("7S", "8C", "W")).given["offender"] == "W"
    assert "offender" not in diagnose("2017", facts("7S", "8C", "E")).given


def test_whose_turn_it_was_is_told():
    assert diagnose("2017", facts("1C", "1H", "S")).turn == "E"


def test_a_duty_to_pass_is_asked_since_no_auction_shows_it():
    assert diagnose("2017", facts("1C P", "1H", "")).ask == ("bound_to_pass",)
    bound = diagnose("2017", facts("1C P", "1H", "", bound_to_pass="yes"))
    assert (bound.irregularity, bound.procedure, bound.ask) == ("bound_to_pass", "call_when_bound_to_pass", ())
    assert diagnose("2017", facts("1C P", "P", "")).ask == ()


def test_he_was_in_turn_if_the_player_before_him_had_to_pass():
    assert diagnose("2017", facts("1C", "1H", "S")).ask == ("rho_must_pass",)
    assert diagnose("2017", facts("1C", "1H", "S", rho_must_pass="yes")).irregularity == "none"


def test_an_earlier_irregularity_is_named_first_with_the_calls_made_over_it():
    found = diagnose("2017", facts("1C P X P", "1H", ""))
    assert found.procedure == "inadmissible_double"
    assert found.given == {"dealer": "N", "auction": "1C P X", "since": "lho_called", "calls_since": "P 1H"}


def test_an_insufficient_bid_called_over_counts_as_legal():
    assert diagnose("2017", facts("2C 1H", "1S", "")).irregularity == "none"


def test_a_second_pass_at_lhos_turn_before_any_bid_was_a_pass_out_of_rotation_until_2007():
    assert diagnose("2017", facts("P", "P", "N")).irregularity == "change_of_call"
    assert diagnose("1997", facts("P", "P", "N")).irregularity == "out_of_rotation"


@pytest.mark.parametrize("code", CODES)
def test_two_calls_at_once_are_ruled_on_with_the_call_of_the_player_in_turn(code):
    found = diagnose(code, facts("1C", "1H", "", at_once="S"))
    assert (found.irregularity, found.procedure) == ("at_once", "simultaneous_calls")
    assert found.given == {"dealer": "N", "auction": "1C 1H", "other_player": "S"} and found.turn == "E"
    walk = resume(procedure(found.procedure).function, code, found.given, strict=True)
    assert not walk.unused


@pytest.mark.parametrize("wrong", ({"dealer": "X"}, {"call": "0C"}, {"offender": "Q"}))
def test_facts_that_cannot_be_are_refused(wrong):
    with pytest.raises(ValueError):
        diagnose("2017", {**facts("1C", "1H", ""), **wrong})


def test_the_door_of_the_engine_answers_the_same_in_both_runtimes():
    requests = [
        json.dumps({"code": code, "lang": lang, "diagnose": facts(before, call, offender)})
        for code, lang in (("1997", "en"), ("2017", "ru"))
        for before, call, offender, _ in SITUATIONS
    ]
    ours = [browser.answer(request) for request in requests]
    assert json.loads(ours[0])["irregularity"] == "insufficient"
    assert answer_all(requests, BUNDLE) == ours
    assert json.loads(browser.answer(json.dumps({"code": "2017", "diagnose": {"dealer": "X"}})))["error"]
