"""Laws 15 and 17D: cards from a wrong board, and a wrong board at the table."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.procedures import procedure

CARDS = {"which_board": "this_board", "dealer": "N", "auction": "1C P"}


def rule(name, code, **given):
    """The ruling; a test that leaves a question open fails with its key."""
    walk = resume(procedure(name).function, code, given, strict=True)
    assert walk.ruling, f"still asks {walk.question.key}"
    return walk.ruling


@pytest.mark.parametrize("code", ("1987", "1997", "2007", "2017"))
def test_noticed_at_once_he_calls_again_with_the_right_hand(code):
    outcome = rule("cards_from_wrong_board", code, since="nothing", **CARDS).outcome
    assert outcome["cancelled"] == ("E P",) and outcome["turn"] == "E"
    assert outcome["procedural_penalty"] is True and "adjusted" not in outcome


def test_lhos_call_does_no_harm_in_2017_only():
    newer = rule("cards_from_wrong_board", "2017", since="lho_called", calls_since="1S", **CARDS).outcome
    assert newer["cancelled"] == ("E P", "S 1S") and newer["turn"] == "E" and "adjusted" not in newer
    for code in ("1997", "2007"):
        same = rule("cards_from_wrong_board", code, since="lho_called", new_call="same", calls_since="1S", **CARDS).outcome
        assert same["cancelled"] == ("E P",) and same["forced_call"] == "S 1S"  # only the offender's call is cancelled
        differs = rule("cards_from_wrong_board", code, since="lho_called", new_call="differs", **CARDS)
        assert differs.outcome["adjusted"] == "artificial"
        same = rule("cards_from_wrong_board", code, since="lho_called", new_call="same", **CARDS)
        assert same.outcome["turn"] == "S" and "adjusted" not in same.outcome


def test_partners_call_spoils_the_board_since_2007():
    assert rule("cards_from_wrong_board", "2017", since="partner_called", **CARDS).outcome["adjusted"] == "due"
    assert rule("cards_from_wrong_board", "2007", since="partner_called", **CARDS).outcome["adjusted"] == "artificial"
    older = rule("cards_from_wrong_board", "1997", since="partner_called", new_call="same", calls_since="1S P", **CARDS)
    assert older.outcome["forced_call"] == "S 1S" and "adjusted" not in older.outcome
    assert [item.ask for item in older.judgement] == ["playable"]


def test_the_board_of_the_cards_may_be_played_if_he_repeats_his_call():
    same = rule("cards_from_wrong_board", "2017", which_board="source_board", source_call="same")
    assert same.outcome["adjusted"] == "none" and "15A3" in same.clauses()
    assert (
        rule("cards_from_wrong_board", "2017", which_board="source_board", source_call="differs").outcome["adjusted"]
        == "due"
    )


@pytest.mark.parametrize("found", ("auction", "later"))
def test_in_2017_a_board_that_nobody_has_played_is_finished_even_if_found_in_the_auction(found):
    ruling = rule("wrong_board", "2017", found=found, event="pairs", played_before="nobody", deprived="no")
    assert ruling.outcome["result"] == "stands" and "15B2" in ruling.clauses()


def test_until_2007_the_auction_began_anew_and_one_call_that_differed_ended_the_board():
    for code in ("1987", "1997", "2007"):
        assert rule("wrong_board", code, found="auction", calls_repeated="differs").outcome["result"] == "cancelled"
        repeated = rule("wrong_board", code, found="auction", calls_repeated="same").outcome
        assert "result" not in repeated and "continues" not in repeated  # the auction may be over, or not


def test_one_player_who_has_played_it_before_is_enough_to_cancel_it():
    given = {"found": "later", "played_before": "somebody", "deprived": "no"}
    assert rule("wrong_board", "2017", event="pairs", **given).outcome["result"] == "cancelled"
    assert rule("wrong_board", "1997", **given).outcome["result"] == "cancelled"


@pytest.mark.parametrize(
    "fault, other_boards, percent",
    [
        ("none", "", 60),
        ("none", "63.5", 63.5),
        ("none", "52", 60),
        ("partly", "70", 50),
        ("wholly", "36", 36),
        ("wholly", "", 40),
    ],
)
def test_who_cannot_earn_a_score_gets_one_by_his_share_in_the_fault(fault, other_boards, percent):
    given = {"other_boards": other_boards} if other_boards else {}
    stands = {"found": "later", "event": "pairs", "played_before": "nobody", "deprived": "yes", "fault": fault}
    outcome = rule("wrong_board", "2017", **stands, **given).outcome
    assert outcome["adjusted"] == "artificial" and outcome["score"][0]["percent"] == percent


def test_until_1997_law_88_counts_a_better_session_and_no_worse_one():
    facts = {"found": "later", "played_before": "somebody", "deprived": "yes"}
    for session, fault, percent in (("63", "none", 63), ("36", "wholly", 40)):
        ruling = rule("wrong_board", "1997", other_boards=session, fault=fault, **facts)
        assert ruling.outcome["score"][0]["percent"] == percent
        assert ("88" in ruling.clauses()) == (fault == "none")


@pytest.mark.parametrize("text", ("x", "101", "5o", "-3", "1.x"))
def test_what_is_no_percentage_is_refused(text):
    given = {"found": "later", "event": "pairs", "played_before": "nobody", "deprived": "yes", "fault": "none"}
    with pytest.raises(Malformed):
        rule("wrong_board", "2017", other_boards=text, **given)


def test_teams_go_to_law_86():
    assert "15B" in rule("wrong_board", "2017", found="later", event="teams").clauses()
