"""What a director reads out: to whom, in which order, with the price before the choice. South declares, North is dummy."""

import json

import pytest

from kodeks.rulings import browser
from kodeks.rulings.interview import resume
from kodeks.rulings.law_61 import revoke
from kodeks.rulings.procedures import PROCEDURES
from kodeks.walks.paths import paths, starts
from tests.rulings.walks import request

CODES = ("1987", "1997", "2007", "2017")


def ruled(code, **given):
    """The ruling on a revoke that is to be corrected unless the call says otherwise."""
    facts = {"declarer": "S", "failed_to": "follow_suit", "twelfth_trick": "no", "side_has_since": "nothing"}
    if code < "2007":
        facts["partner_asked"] = "no"
    walk = resume(revoke, code, {**facts, **given})
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def by_east(code, trick, **given):
    """North leads from dummy, East revokes."""
    return ruled(code, offender="E", leader="N", trick=trick, card_from="hand", **given)


def lines(ruling):
    return [line.key for line in ruling.script]


def effects(ruling):
    return [(effect.clause, effect.key) for effect in ruling.consequences]


@pytest.mark.parametrize("code", CODES)
def test_for_dummys_card_declarer_is_spoken_to(code):
    west = ruled(code, offender="W", leader="S", trick="HA S7 H3", card_from="hand")
    assert "dummys_card_may_be_changed" in lines(west) and "others_may_change" not in lines(west)
    south = ruled(code, offender="S", leader="S", trick="C4 C2 C7", failed_to="obey_requirement")
    assert "dummys_card_only_after_opponent" in lines(south)


@pytest.mark.parametrize("code", CODES)
def test_a_defender_hears_the_price_before_he_changes(code):
    ruling = by_east(code, "H2 S7 HQ HK", lho_changes="no")
    assert ("62C2", "partner_only_after_opponent_at_a_price") in effects(ruling)
    assert "partner_only_after_opponent_at_a_price" in lines(ruling)


@pytest.mark.parametrize("code", CODES)
def test_declarer_chooses_about_the_lead_once_the_trick_is_put_right(code):
    ruling = by_east(code, "H2 S7 HQ HK", lho_changes="no", partner_on_lead="yes")
    assert lines(ruling).index("declarer_chooses") > lines(ruling).index("others_may_change")
    assert "leads_his_own_card" not in lines(ruling)


@pytest.mark.parametrize("code, clause", [("1987", "50E"), ("1997", "50D1"), ("2007", "50D1(a)"), ("2017", "50D1(a)")])
def test_who_is_left_free_to_lead_but_has_a_penalty_card_leads_it(code, clause):
    ruling = by_east(code, "H2 S7 HQ HK", lho_changes="yes", partner_changes="yes", partner_on_lead="yes")
    assert (clause, "leads_his_own_card") in effects(ruling) and lines(ruling)[-1] == "leads_his_own_card"


@pytest.mark.parametrize("code, clause", [("1987", "50B"), ("1997", "50A"), ("2007", "50A"), ("2017", "50A")])
@pytest.mark.parametrize("kind", ["major", "minor"])
def test_a_penalty_card_played_wrongly_goes_back_and_stays_what_it_was(code, clause, kind):
    given = {"offender": "W", "leader": "S", "trick": "HA S7", "card_from": "table", "faced_card_was": kind}
    ruling = ruled(code, **given)
    assert ruling.outcome["penalty_cards"] == {"S7": kind}
    assert (clause, "stays_a_penalty_card") in effects(ruling) and ("62B1", "major_penalty_card") not in effects(ruling)
    assert ("wait_for_declarer" in lines(ruling)) == (kind == "major")


@pytest.mark.parametrize("code", CODES)
def test_after_a_disputed_claim_the_trick_is_put_right_and_the_claim_comes_last(code):
    ruling = ruled(code, offender="W", leader="S", trick="HA S7", card_from="hand", side_has_since="claim_open")
    assert lines(ruling)[-1] == "claim_is_ruled_on_next" and ruling.outcome["continues"] == "none"


@pytest.mark.parametrize("code", CODES)
def test_while_play_stands_still_nobody_is_told_how_to_play_a_penalty_card(code):
    ruling = ruled(code, offender="W", leader="S", trick="HA S7", card_from="hand", side_has_since="claim_open")
    told = [key for _, key in effects(ruling)]
    assert ruling.outcome["penalty_cards"] == {"S7": "major"} and "leave_it_faced_while_play_stops" in lines(ruling)
    assert not {"played_at_first_opportunity", "partner_waits_before_leading"} & set(told)
    assert "wait_for_declarer" not in lines(ruling) and "partner_on_lead" not in [item.key for item in ruling.refine]


def both_sides(code, **given):
    """West and South revoke on one trick."""
    facts = {"offender": "W", "offender_2": "S", "on_trick_2": "same", "should_have_been_2": "from_hand"}
    return ruled(code, **{**facts, **given})


def test_if_declarers_side_has_played_on_its_lead_goes_back_too():
    ruling = both_sides(
        "2017", leader="N", trick="HA H2 S3 S7", side_has_since="opponents_led", card_from="hand", lho_changes="no"
    )
    assert ("62C3", "next_lead_goes_back") in effects(ruling) and "next_lead_goes_back" in lines(ruling)


@pytest.mark.parametrize("code", CODES)
def test_where_both_sides_revoked_either_may_have_been_damaged(code):
    both = both_sides(code, side_has_since="played_on", side_has_since_2="played_on")
    assert "look_again_after_play_of_both" in lines(both) and "look_again_after_play" not in lines(both)
    one = ruled(code, offender="W", side_has_since="played_on", attention_drawn="in_time", won="opponents", won_later="no")
    assert "look_again_after_play" in lines(one) and "look_again_after_play_of_both" not in lines(one)


def two_of_west(tricks_after, tricks_after_2):
    """Two established revokes of West in different suits: the first trick lost, the second won by himself."""
    second = {"offender_2": "W", "same_suit_2": "no", "on_trick_2": "later", "should_have_been_2": "from_hand"}
    second.update({"side_has_since_2": "played_on", "attention_drawn_2": "in_time", "won_2": "offender"})
    first = {"offender": "W", "side_has_since": "played_on", "attention_drawn": "in_time", "won": "opponents"}
    return ruled("2017", **first, **second, tricks_after=tricks_after, tricks_after_2=tricks_after_2)


def test_a_side_that_has_given_up_all_it_won_is_not_said_to_have_won_nothing():
    ruling = two_of_west("2", "1")
    assert ruling.outcome["tricks_transferred"] == 2
    assert ("64A2", "all_given_up_already") in effects(ruling) and "64B1" not in [clause for clause, _ in effects(ruling)]


def test_several_revokes_are_told_in_the_order_in_which_they_were_made():
    told = [effect for effect in effects(two_of_west("4", "3")) if effect[0] in ("64A1", "64A2")]
    assert told == [("64A2", "offender_did_not_win"), ("64A1", "offender_won_revoke_trick")]


def unplayed(code, trick, **given):
    """North leads a heart; East, whose five of hearts is a penalty card, plays another heart."""
    failure = "play_penalty_card" if code >= "2017" else "play_faced_card"
    return ruled(code, offender="E", failed_to=failure, leader="N", trick=trick, **given)


@pytest.mark.parametrize("code", CODES)
def test_declarer_decides_about_a_card_played_instead_of_the_penalty_card(code):
    open_still = unplayed(code, "H2 H9", declarer_accepts="not_yet")
    assert open_still.outcome["may_accept"] == ["S"] and lines(open_still) == ["choose_about_the_card"]
    stands = unplayed(code, "H2 H9", declarer_accepts="yes", penalty_card="H5", faced_card_was="major")
    assert stands.outcome["penalty_cards"] == {"H5": "major"} and "revoke" not in stands.outcome
    refused = unplayed(code, "H2 H9", declarer_accepts="no", penalty_card="H5")
    assert refused.outcome["penalty_cards"] == {"H9": "major"} and refused.outcome["played"] == ["H5"]
    assert ("52B2", "penalty_card_is_played") in effects(refused) and refused.outcome["revoke"] == "must_be_corrected"


@pytest.mark.parametrize("code", ("1987", "1997", "2007", "2017"))
def test_declarer_who_has_played_since_has_accepted_it(code):
    ruling = unplayed(code, "H2 H9 HQ HK", penalty_card="H5", faced_card_was="major")
    assert ("52B1(b)", "declarer_must_accept_card") in effects(ruling) and "may_change" not in ruling.outcome
    assert ruling.outcome["penalty_cards"] == {"H5": "major"}


@pytest.mark.parametrize("code", CODES)
def test_of_two_prices_for_one_change_the_third_defender_hears_one(code):
    """South leads, West and dummy revoke, East follows suit: since his partner revoked too, no card comes back free."""
    more = {"offender_2": "N", "on_trick_2": "same", "partner_changes": "no"}
    ruling = ruled(code, offender="W", leader="S", trick="H5 C3 S2 H9", card_from="hand", side_has_since_2="nothing", **more)
    assert lines(ruling).count("partner_only_after_opponent_at_a_price") == 1
    assert "others_may_change" not in lines(ruling) + [key for _, key in effects(ruling)]


@pytest.mark.parametrize("lang, free", [("en", "leads what he likes"), ("ru", "ходит как хочет")])
@pytest.mark.parametrize("name", ["opening_lead_out_of_turn", "defender_lead_out_of_turn"])
def test_no_free_lead_is_promised_where_the_leader_has_a_penalty_card_of_his_own(name, lang, free):
    procedure = next(one for one in PROCEDURES if one.name == name)
    for start in starts((procedure,)):
        if "partner_lying_there" not in start.state.given:
            continue
        given = {**start.state.given, "decision": "not_yet"}
        told = json.loads(browser.answer(request(start, given, lang)))["ruling"]["table_script"]
        assert told and not [line["text"] for line in told if free in line["text"]]


@pytest.mark.parametrize("name", ["dummys_conduct", "dummy_indicates"])
def test_whatever_dummy_did_the_table_hears_a_sentence(name):
    procedure = next(one for one in PROCEDURES if one.name == name)
    for start in starts((procedure,)):
        for trail, ruling in paths(start):
            # Before 2007 the Director "may" adjust: what he says waits for what he decides.
            assert ruling.script or "score_may_be_adjusted_now" in [key for _, key in effects(ruling)], (str(start), trail)
