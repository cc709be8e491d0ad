"""The comparer, on outcomes made up for it."""

import pytest

from tests.cases.comparer import disagreements, variants

RESTRICTION = {"kind": "forbid_one", "player": "N", "suits_exempt": ["H"], "duration": "while_on_lead", "certain": False}
REQUIRE = {"who": "N", "option": "require", "suit": "D"}
FORBID = {"who": ["N"], "option": "forbid", "suit": "D"}

AGREE = [
    ({}, {"turn": "N"}),
    ({"turn": "N"}, {"turn": "N", "stands": ["S 2C"]}),
    ({"partner_pass": "none", "equity": False, "tricks_transferred": 0, "penalty_cards": {}}, {}),
    ({"stands": ["S 2C"]}, {"stands": ["S 2C", "W 2H"]}),
    ({"cancelled": ["N P", "E P"]}, {"cancelled": ["E P", "N P"]}),
    ({"may_change": ["N", "E"]}, {"may_change": ["N", "E"]}),
    ({"may_accept": []}, {}),
    ({"ui": []}, {"ui": []}),
    ({"lead_restriction": {"kind": "forbid_one"}}, {"lead_restriction": RESTRICTION}),
    ({"lead_restriction": {"certain": True}}, {"lead_restriction": {"kind": "forbid_one"}}),
    ({"lead_restriction": {"certain": False}}, {"lead_restriction": RESTRICTION}),
    ({"lead_restriction": "none"}, {}),
    ({"options": [REQUIRE, FORBID]}, {"options": [FORBID, REQUIRE]}),
    ({"options": [{"who": "N", "option": "forbid", "suit": "D"}]}, {"options": [FORBID]}),
    ({"must_play": {"player": "N", "chooser": ["N"]}}, {"must_play": {"player": "N", "suit": "H"}}),
    ({"must_play": {"chooser": ["E", "W"]}}, {"must_play": {"player": "N", "suit": "H", "chooser": ["W", "E"]}}),
    ({"score": [{"who": "NS", "points": 630}]}, {"score": [{"who": "EW", "vp": 3}, {"who": "NS", "points": 630.004}]}),
    ({"adjusted": "due"}, {"adjusted": "assigned"}),
    ({"penalty_cards": {"H4": "major"}}, {"penalty_cards": {"H4": "major"}}),
    ({"claim_tricks": {"claimer": 3}}, {"claim_tricks": {"claimer": 3, "opponents": 1}}),
    ({"declarer_tricks": 8}, {"declarer_tricks": 8}),
    ({"offenders": []}, {"offenders": []}),
]
DISAGREE = [
    ({"turn": "N"}, {}),
    ({"contract": "4S"}, {"contract": "4SX"}),
    ({"partner_pass": "none"}, {"partner_pass": "once"}),
    ({"stands": ["S 2C", "W 2H"]}, {"stands": ["S 2C"]}),
    ({"stands": []}, {"stands": ["S 2C"]}),
    ({"cancelled": ["N P"]}, {"cancelled": ["N P", "E P"]}),
    ({"may_change": ["N", "E"]}, {"may_change": ["E", "N"]}),
    ({"offenders": []}, {}),
    ({"lead_restriction": {"certain": True}}, {"lead_restriction": RESTRICTION}),
    ({"lead_restriction": {"suits_exempt": []}}, {"lead_restriction": {"kind": "forbid_one"}}),
    ({"lead_restriction": {"suits_exempt": []}}, {"lead_restriction": RESTRICTION}),
    ({"lead_restriction": {"kind": "forbid_one"}}, {}),
    ({"lead_restriction": "none"}, {"lead_restriction": RESTRICTION}),
    ({"options": [REQUIRE]}, {"options": [REQUIRE, FORBID]}),
    ({"options": [REQUIRE, REQUIRE]}, {"options": [REQUIRE, FORBID]}),
    ({"options": []}, {"options": [FORBID]}),
    ({"must_play": {"chooser": ["E"]}}, {"must_play": {"player": "N", "suit": "H"}}),
    ({"score": [{"who": "NS", "points": 630}]}, {"score": [{"who": "NS", "points": 629.99}]}),
    ({"adjusted": "assigned"}, {"adjusted": "due"}),
    ({"adjusted": "due"}, {}),
    ({"penalty_cards": {"H4": "major"}}, {"penalty_cards": {"H4": "major", "S2": "major"}}),
    ({"equity": True}, {"equity": 1}),
    ({"tricks_transferred": 1}, {"tricks_transferred": True}),
    ({"claim_tricks": {"opponents": 1}}, {"claim_tricks": {"claimer": 3}}),
]


@pytest.mark.parametrize("expected, outcome", AGREE)
def test_an_outcome_that_says_what_is_expected_agrees(expected, outcome):
    assert disagreements(expected, outcome) == []


@pytest.mark.parametrize("expected, outcome", DISAGREE)
def test_an_outcome_that_does_not_disagrees_by_key(expected, outcome):
    (line,) = disagreements(expected, outcome)
    assert line.startswith(next(iter(expected)) + ": expected ")


def test_every_topic_of_the_case_is_asked_and_words_do_not_count():
    expected = {"judgement": [{"ask": "meaning", "words": "what was it?"}, {"ask": "damage", "words": "was there any?"}]}
    assert disagreements(expected, {}, [{"ask": "damage"}, {"ask": "meaning"}, {"ask": "fault"}]) == []
    assert disagreements(expected, {}, [{"ask": "damage"}]) == ["judgement: meaning is not asked"]


def test_a_variant_counts_above_what_stands_beside_it():
    case = {
        "expect": {
            "turn": "N",
            "stands": ["S 2C"],
            "variants": [
                {"given": {"w": "x"}, "outcome": {"turn": "W"}},
                {"given": {"w": "y"}, "outcome": {"equity": True}},
            ],
        }
    }
    assert variants(case) == [(1, {"turn": "W", "stands": ["S 2C"]}), (2, {"turn": "N", "stands": ["S 2C"], "equity": True})]
    assert variants({"expect": {"turn": "N"}}) == [(0, {"turn": "N"})]


def test_a_list_of_no_known_key_is_a_fault_of_the_comparer():
    with pytest.raises(ValueError, match="'strange'"):
        disagreements({"strange": ["x"]}, {"strange": ["x"]})
