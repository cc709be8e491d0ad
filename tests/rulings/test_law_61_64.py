"""Laws 61 to 64, clause by clause, on situations of our own. South declares throughout, North is dummy."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.law_61 import revoke

CODES = ("1987", "1997", "2007", "2017")
OLDER, NEWER = ("1987", "1997"), ("2007", "2017")


def ruled(code, **given):
    """The ruling on a failure to follow suit; what is said in the call replaces it."""
    facts = {"declarer": "S", "failed_to": "follow_suit", "twelfth_trick": "no", **given}
    walk = resume(revoke, code, facts, strict=True)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def corrected(code, **given):
    """Nothing was done since the card was played."""
    return ruled(code, **{"side_has_since": "nothing", **given})


def established(code, **given):
    """The side has played on and it was spoken of in time."""
    return ruled(code, **{"side_has_since": "played_on", "attention_drawn": "in_time", **given})


def by_west(code, **given):
    """A defender's card from the hand; nobody asked what he might not."""
    own = {"partner_asked": "no"} if code in OLDER else {}
    return corrected(
        code, **{"offender": "W", "card_from": "hand", "revoke_card": "D6", "played_after": "0", **own, **given}
    )


def keys(ruling):
    return [(item.clause, item.key) for item in ruling.consequences]


def asks(ruling):
    return [item.ask for item in ruling.judgement]


def asked(code, **given):
    """The key of the next question."""
    facts = {"declarer": "S", "failed_to": "follow_suit", "twelfth_trick": "no", **given}
    return resume(revoke, code, facts, strict=True).question


# Law 61


@pytest.mark.parametrize("code", CODES)
def test_who_followed_suit_or_could_not_has_not_revoked(code):
    ruling = ruled(code, offender="E", failed_to="nothing")
    assert ruling.outcome["revoke"] == "none" and ruling.outcome["irregularity"] is False
    assert "tricks_transferred" not in ruling.outcome and ruling.outcome["offenders"] == []


@pytest.mark.parametrize("code, clause", [("1987", "61B"), ("1997", "61B"), ("2007", "62C3"), ("2017", "61C")])
def test_a_claimed_revoke_opens_no_quitted_trick(code, clause):
    ruling = ruled(code, offender="E", failed_to="not_known")
    assert (clause, "claim_opens_no_trick") in keys(ruling) and ("66C", "director_may_inspect") in keys(ruling)
    assert asks(ruling) == ["what_happened"] and "revoke" not in ruling.outcome


@pytest.mark.parametrize("code", CODES)
def test_defenders_may_ask_each_other_only_since_2007(code):
    told = [key for _, key in keys(ruled(code, offender="E", failed_to="not_known"))]
    assert ("defenders_may_ask_each_other" in told) == (code == "2017")
    assert ("defenders_may_ask_each_other_unless_forbidden" in told) == (code == "2007")
    assert ("defenders_may_not_ask_each_other" in told) == (code in OLDER)


@pytest.mark.parametrize("code", CODES)
def test_not_obeying_a_requirement_is_a_revoke_like_another(code):
    ruling = established(code, offender="E", failed_to="obey_requirement", won="offender", won_later="yes")
    assert ("61A", "is_revoke_obey_requirement") in keys(ruling)
    assert ruling.outcome["tricks_transferred"] == 2


def test_the_exemption_of_faced_cards_became_narrower_in_2017():
    def options(code, offender):
        return resume(revoke, code, {"declarer": "S", "offender": offender}).question.options

    assert "play_faced_card" in options("2007", "S") and "play_faced_card" in options("2007", "W")
    assert "play_penalty_card" in options("2017", "W") and "play_penalty_card" not in options("2017", "S")


# Law 62


@pytest.mark.parametrize("code", CODES)
def test_a_defenders_card_from_the_hand_becomes_a_major_penalty_card(code):
    ruling = by_west(code)
    assert ruling.outcome["revoke"] == "must_be_corrected"
    assert ruling.outcome["penalty_cards"] == {"D6": "major"}
    assert ("62A", "must_correct") in keys(ruling) and ("62B1", "major_penalty_card") in keys(ruling)
    assert not ruling.outcome.get("equity") and "tricks_transferred" not in ruling.outcome


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("offender", ["S", "N"])
def test_declarer_and_dummy_replace_the_card_without_more(code, offender):
    ruling = corrected(code, offender=offender, played_after="0", revoke_card="C5")
    assert "penalty_cards" not in ruling.outcome and ruling.outcome["returned"] == ["C5"]
    assert [clause for clause, key in keys(ruling) if key == "replaced_without_more"] == ["62B2"]


@pytest.mark.parametrize("code", CODES)
def test_a_card_that_lay_faced_goes_back_without_more(code):
    ruling = by_west(code, card_from="table", faced_card_was="none")
    assert "penalty_cards" not in ruling.outcome and ruling.outcome["returned"] == ["D6"]


@pytest.mark.parametrize("code", CODES)
def test_who_played_after_may_change_in_order_of_play(code):
    assert by_west(code, played_after="1").outcome["may_change"] == ["N"]
    assert by_west(code, played_after="2", lho_changes="no").outcome["may_change"] == ["N", "E"]
    led = by_west(code, failed_to="obey_requirement", played_after="3", lho_changes="no")
    assert led.outcome["may_change"] == ["N", "E", "S"]


@pytest.mark.parametrize("code", CODES)
def test_partner_changes_only_after_the_opponent_and_leaves_a_penalty_card(code):
    kept = by_west(code, played_after="2", lho_changes="no")
    assert kept.outcome["penalty_cards"] == {"D6": "major"}
    ruling = by_west(code, played_after="2", lho_changes="yes", partner_changes="yes", partner_card="C2")
    assert ruling.outcome["penalty_cards"] == {"D6": "major", "C2": "major"}
    assert (
        asked(code, offender="W", side_has_since="nothing", card_from="hand", revoke_card="D6", played_after="2").key
        == "lho_changes"
    )


@pytest.mark.parametrize("code", CODES)
def test_of_declarers_side_it_is_not_asked_who_changes(code):
    assert corrected(code, offender="S", played_after="2").outcome["may_change"] == ["W", "N"]


@pytest.mark.parametrize("code", CODES)
def test_an_opponents_lead_to_the_next_trick_may_go_back(code):
    ruling = by_west(code, side_has_since="opponents_led", played_after="1", next_leader="S")
    assert ruling.outcome["may_change"] == ["N", "S"] and ruling.outcome["revoke"] == "must_be_corrected"


@pytest.mark.parametrize("code", CODES)
def test_the_trick_tells_cards_and_order(code):
    own = {"partner_asked": "no"} if code in OLDER else {}
    ruling = corrected(
        code, offender="E", leader="N", trick="H4 S2 H9 HK", card_from="hand", lho_changes="yes", partner_changes="no", **own
    )
    assert ruling.outcome["penalty_cards"] == {"S2": "major"}
    assert ruling.outcome["may_change"] == ["S", "W"] and ruling.outcome["returned"] == ["S2", "H9"]


WEST_FROM_HAND = {"offender": "W", "card_from": "hand", "revoke_card": "D6"}


@pytest.mark.parametrize("leader, options", [("S", ("0", "1", "2")), ("E", ("0", "1"))])
def test_who_led_tells_how_many_can_have_played_after_the_revoke(leader, options):
    question = asked("2017", **WEST_FROM_HAND, side_has_since="nothing", leader=leader)
    assert (question.key, question.options) == ("played_after", options)


def test_who_led_tells_all_if_the_offender_was_last_or_the_trick_is_complete():
    assert corrected("2017", **WEST_FROM_HAND, leader="N").outcome["may_change"] == []
    since = {"side_has_since": "opponents_led", "next_leader": "N"}
    assert corrected("2017", **WEST_FROM_HAND, leader="E", **since).outcome["may_change"] == ["N"]
    assert asked("2017", **WEST_FROM_HAND, leader="S", side_has_since="opponents_led").key == "lho_changes"


@pytest.mark.parametrize("leader, first", [("N", True), ("E", True), ("S", False)])
def test_who_led_tells_whether_partner_had_played_to_the_twelfth_trick(leader, first):
    given = {**WEST_FROM_HAND, "twelfth_trick": "yes", "hands_returned": "no", "leader": leader, "played_after": "0"}
    assert (("62D2", "partner_may_not_profit") in keys(ruled("2017", **given))) != first


def test_a_leader_who_is_no_player_is_refused():
    with pytest.raises(Malformed):
        corrected("2017", **WEST_FROM_HAND, leader="Q")


def test_a_trick_that_ends_before_the_revoke_is_refused():
    with pytest.raises(Malformed):
        corrected("2017", offender="W", leader="N", trick="H4 H5", card_from="hand", revoke_card="D6")


@pytest.mark.parametrize("code, clause", [("1987", "50F"), ("1997", "50D2"), ("2007", "50D2(a)"), ("2017", "50D2(a)")])
def test_declarer_chooses_when_the_partner_is_to_lead(code, clause):
    ruling = by_west(code, partner_on_lead="yes")
    assert ruling.outcome["options"] == [
        {"who": "S", "option": "require", "suit": "D"},
        {"who": "S", "option": "forbid", "suit": "D"},
        {"who": "S", "option": "leave_free"},
    ]
    assert (clause, "declarer_chooses") in keys(ruling)


def test_who_may_use_what_the_withdrawn_cards_told():
    assert "E" in by_west("2017").outcome["ai"] and "ui" not in by_west("2017").outcome
    assert by_west("2007").outcome["ui"] == ["E"] and set(by_west("2007").outcome["ai"]) == {"N", "S"}
    changed = by_west("2017", played_after="2", lho_changes="yes", partner_changes="no")
    assert set(changed.outcome["ui"]) == {"W", "E"}


@pytest.mark.parametrize("code, clause", [("1987", "72B1"), ("1997", "72B1"), ("2007", "23"), ("2017", "72C")])
def test_a_corrected_revoke_leaves_the_question_what_he_could_have_known(code, clause):
    assert ("could_have_known", clause) in [(item.ask, item.clause) for item in by_west(code).judgement]


@pytest.mark.parametrize("code, clause", [("1987", "50C"), ("2017", "50B")])
def test_of_a_small_card_it_is_weighed_whether_it_was_meant_at_all(code, clause):
    assert ("intended", clause) in [(item.ask, item.clause) for item in by_west(code).judgement]
    assert "intended" not in asks(by_west(code, revoke_card="DQ"))


@pytest.mark.parametrize("code", CODES)
def test_the_twelfth_trick_is_corrected_until_all_hands_are_back(code):
    own = {"partner_asked": "no"} if code in OLDER else {}
    ruling = ruled(code, offender="S", twelfth_trick="yes", hands_returned="no", played_after="2")
    assert ruling.outcome["revoke"] == "must_be_corrected" and ("62D1", "twelfth_must_correct") in keys(ruling)
    defender = ruled(
        code,
        offender="W",
        twelfth_trick="yes",
        hands_returned="no",
        card_from="hand",
        revoke_card="H2",
        played_after="1",
        partner_played_first="no",
        **own,
    )
    assert "E" in defender.outcome["ui"] and "suggested" in asks(defender)
    assert ("logical_alternative" in asks(defender)) == (code == "2017")
    late = ruled(code, offender="W", twelfth_trick="yes", hands_returned="yes")
    assert late.outcome["revoke"] == "established" and late.outcome["tricks_transferred"] == 0
    assert ("64B6", "no_tricks_twelfth") in keys(late) and late.outcome["equity"] is True


@pytest.mark.parametrize("code", CODES)
def test_on_the_twelfth_trick_a_partner_who_played_first_is_free(code):
    own = {"partner_asked": "no"} if code in OLDER else {}
    ruling = ruled(
        code,
        offender="E",
        twelfth_trick="yes",
        hands_returned="no",
        card_from="hand",
        leader="W",
        trick="H4 H2 D6 H9",
        **own,
    )
    assert ("62D2", "partner_may_not_profit") not in keys(ruling)


# Both sides on one trick (62C3)


def on_one_trick(code, **given):
    """East leads; South ruffs, West overruffs, both with a card of the suit led."""
    faced = {} if code == "2017" else {"should_have_been_2": "from_hand"}
    return ruled(code, **{"offender": "W", "offender_2": "S", "on_trick_2": "same", **faced, **given})


def test_if_only_one_side_has_played_on_both_revokes_are_corrected():
    ruling = on_one_trick(
        "2017",
        side_has_since="opponents_led",
        card_from="hand",
        revoke_card="H3",
        played_after_2="2",
        lho_changes="no",
    )
    assert ruling.outcome["revoke"] == "must_be_corrected" and ruling.outcome["offenders"] == ["W", "S"]
    assert ruling.outcome["penalty_cards"] == {"H3": "major"} and ruling.outcome.get("tricks_transferred", 0) == 0
    assert ("64B8", "no_tricks_corrected_together") in keys(ruling) and ruling.outcome["equity"] is True
    assert ("64C2(b)", "result_without_any_revoke") in keys(ruling)


def test_a_defenders_lead_to_the_next_trick_becomes_a_penalty_card_too():
    ruling = on_one_trick(
        "2017",
        side_has_since="played_on",
        side_has_since_2="nothing",
        card_from="hand",
        revoke_card="H3",
        played_after_2="2",
        lho_changes="no",
        next_leader="W",
        next_card="C9",
    )
    assert ruling.outcome["penalty_cards"] == {"H3": "major", "C9": "major"}


@pytest.mark.parametrize("after_south, may_change", [("1", []), ("2", ["N"])])
def test_who_did_not_follow_suit_did_not_lead_so_south_played_before_west_and_east_may_change_nothing(
    after_south, may_change
):
    ruling = on_one_trick(
        "2017",
        side_has_since="nothing",
        side_has_since_2="nothing",
        card_from="hand",
        revoke_card="D6",
        played_after_2=after_south,
        lho_changes="no",
    )
    assert ruling.outcome.get("may_change", []) == may_change
    assert ("62C2", "partner_only_after_opponent_at_a_price") not in keys(ruling)


@pytest.mark.parametrize("code, clause", [("1987", "64C"), ("1997", "64C"), ("2007", "64B7"), ("2017", "64B7")])
def test_if_both_are_established_no_trick_moves_and_equity_rules(code, clause):
    ruling = on_one_trick(code, side_has_since="played_on", side_has_since_2="claimed")
    assert ruling.outcome["revoke"] == "established" and ruling.outcome["tricks_transferred"] == 0
    assert ruling.outcome["equity"] is True and clause in [where for where, key in keys(ruling) if "both_sides" in key]


# Law 63


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("since, clause", [("played_on", "63A1"), ("named_card", "63A2"), ("claimed", "63A3")])
def test_what_establishes_a_revoke(code, since, clause):
    ruling = established(code, offender="S", side_has_since=since, won="opponents", won_later="no")
    assert ruling.outcome["revoke"] == "established" and (clause, "established_" + since) in keys(ruling)


@pytest.mark.parametrize("code", CODES)
def test_agreeing_to_a_claim_must_be_final_in_2017(code):
    options = asked(code, offender="W").options
    assert ("agreed_finally" in options) == (code == "2017") and ("agreed" in options) == (code != "2017")
    since, clause = ("agreed_finally", "63A4") if code == "2017" else ("agreed", "63A3")
    ruling = established(code, offender="S", side_has_since=since, won="opponents", won_later="no")
    assert (clause, "established_" + since) in keys(ruling)


@pytest.mark.parametrize("code", CODES)
def test_a_claim_that_is_not_agreed_leaves_it_to_be_corrected(code):
    ruling = by_west(code, side_has_since="claim_open")
    assert ruling.outcome["revoke"] == "must_be_corrected" and "normal_play" in asks(ruling)
    assert ruling.outcome["continues"] == "none"


@pytest.mark.parametrize("code", OLDER)
def test_a_forbidden_question_brings_the_penalty_beside_the_correction(code):
    ruling = by_west(code, partner_asked="yes", won="offender", won_later="yes")
    assert ruling.outcome["revoke"] == "must_be_corrected" and ruling.outcome["tricks_transferred"] == 2
    assert ruling.outcome["penalty_cards"] == {"D6": "major"} and ("63B", "as_if_established") in keys(ruling)
    allowed = by_west(code, partner_asked="yes", defenders_may_ask="yes")
    assert "tricks_transferred" not in allowed.outcome


@pytest.mark.parametrize("code", CODES)
def test_dummy_without_his_rights_who_asks_declarer(code):
    ruling = corrected(code, offender="S", played_after="0", dummy_first="yes", won="offender", won_later="no")
    assert ruling.outcome["revoke"] == "must_be_corrected" and ruling.outcome["tricks_transferred"] == 1
    assert ("43B2(b)", "as_if_established") in keys(ruling)
    open_trick = corrected(code, offender="S", played_after="0", dummy_first="yes", won="not_over")
    assert open_trick.outcome["tricks_transferred"] == 0 and open_trick.outcome["continues"] == "play"


def test_dummy_without_his_rights_who_speaks_of_a_defenders_revoke():
    ruling = corrected("2017", offender="W", dummy_first="yes")
    assert "revoke" not in ruling.outcome and "penalty_cards" not in ruling.outcome
    assert ("43B3", "play_on_unrectified") in keys(ruling) and ruling.outcome["equity"] is True
    older = corrected("1997", offender="W", dummy_first="yes", played_after="0")
    assert older.outcome["revoke"] == "must_be_corrected" and "penalty_cards" not in older.outcome


# Law 64


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("later, tricks", [("yes", 2), ("no", 1)])
def test_the_offender_who_won_the_revoke_trick_gives_it_and_one_more(code, later, tricks):
    ruling = established(code, offender="W", won="offender", won_later=later)
    assert ruling.outcome["tricks_transferred"] == tricks and ruling.outcome["equity"] is True
    assert {"damage", "likely_result"} <= set(asks(ruling))


@pytest.mark.parametrize("code", NEWER)
def test_if_the_offender_did_not_win_it_one_trick_goes(code):
    assert established(code, offender="W", won="partner").outcome["tricks_transferred"] == 1
    assert established(code, offender="W", won="opponents", won_later="yes").outcome["tricks_transferred"] == 1
    nothing = established(code, offender="W", won="opponents", won_later="no")
    assert nothing.outcome["tricks_transferred"] == 0 and ("64B1", "no_tricks_left_to_give") in keys(nothing)


@pytest.mark.parametrize("code", NEWER)
def test_dummys_trick_is_not_declarers(code):
    ruling = established(code, offender="S", won="partner")
    assert ruling.outcome["tricks_transferred"] == 1 and ("64.fn1", "dummy_is_not_declarer") in keys(ruling)


@pytest.mark.parametrize("code", OLDER)
def test_up_to_1997_a_later_trick_with_a_card_he_held_costs_one_more(code):
    def tricks(**given):
        return established(code, offender="W", **given).outcome["tricks_transferred"]

    assert tricks(won="partner", won_later="yes", card_won_later="yes") == 2
    assert tricks(won="partner", won_later="yes", card_won_later="no") == 1
    assert tricks(won="partner", won_later="no") == 1
    assert tricks(won="opponents", won_later="yes", card_won_later="yes", two_won_later="yes") == 2
    assert tricks(won="opponents", won_later="yes", card_won_later="yes", two_won_later="no") == 1
    assert tricks(won="opponents", won_later="yes", card_won_later="no") == 1
    assert tricks(won="opponents", won_later="no") == 0
    assert tricks(won="opponents", tricks_after="1") == 1
    assert tricks(won="opponents", tricks_after="4", card_won_later="yes") == 2


@pytest.mark.parametrize("code", CODES)
def test_dummys_revoke_moves_no_trick_but_leaves_equity(code):
    ruling = ruled(code, offender="N", side_has_since="played_on")
    assert ruling.outcome["tricks_transferred"] == 0 and ruling.outcome["equity"] is True
    assert ("64B3", "no_tricks_dummys_card") in keys(ruling)


@pytest.mark.parametrize("code", CODES)
def test_a_penalty_card_that_was_not_played_moves_no_trick(code):
    failure = "play_penalty_card" if code == "2017" else "play_faced_card"
    ruling = ruled(code, offender="W", failed_to=failure, side_has_since="played_on")
    assert ruling.outcome["tricks_transferred"] == 0 and "64B3" in [clause for clause, _ in keys(ruling)]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("drawn, clause", [("next_deal", "64B4"), ("round_over", "64B5")])
def test_spoken_of_too_late_no_trick_moves_but_equity_stays(code, drawn, clause):
    ruling = established(code, offender="W", attention_drawn=drawn)
    assert ruling.outcome["tricks_transferred"] == 0 and ruling.outcome["equity"] is True
    assert clause in [where for where, _ in keys(ruling)]


@pytest.mark.parametrize("code", CODES)
def test_while_play_goes_on_only_what_is_sure_is_said(code):
    ruling = established(code, offender="W", won="offender", won_later="not_over")
    assert ruling.outcome["tricks_transferred"] == 1 and ruling.outcome["continues"] == "play"
    assert ("64A1", "one_more_if_they_win_later") in keys(ruling)


@pytest.mark.parametrize("code, clause", [("1987", "64C"), ("1997", "64C"), ("2007", "64C"), ("2017", "64C1")])
def test_equity_takes_the_place_of_the_tricks(code, clause):
    given = {"offender": "W", "won": "offender", "won_later": "yes"}
    ruling = established(code, **given, equity_better="yes", equity_tricks="11", contract="4S", vulnerable="none")
    assert ruling.outcome["adjusted"] == "assigned" and ruling.outcome["declarer_tricks"] == 11
    assert {"who": "NS", "points": 450} in ruling.outcome["score"] and (clause, "score_is_assigned") in keys(ruling)
    assert established(code, **given, equity_better="no").outcome["adjusted"] == "none"


@pytest.mark.parametrize("code", CODES)
def test_the_result_after_the_tricks_have_moved(code):
    given = {"won": "offender", "won_later": "yes", "contract": "3NT", "vulnerable": "EW", "tricks_won": "8"}
    defenders = established(code, offender="E", **given).outcome
    assert defenders["declarer_tricks"] == 10 and {"who": "declarer", "points": 430} in defenders["score"]
    declarer = established(code, offender="S", **given).outcome
    assert declarer["declarer_tricks"] == 6 and {"who": "EW", "points": 150} in declarer["score"]


def test_a_result_that_cannot_be_is_refused():
    with pytest.raises(Malformed):
        established("2017", offender="E", won="offender", won_later="yes", tricks_won="12")


# Several revokes


def several(code, *others, **given):
    """Further revokes after West's, each on a later trick, established and spoken of in time."""
    for number, (player, facts) in enumerate(others, 2):
        own = {"on_trick": "later", "side_has_since": "played_on", "attention_drawn": "in_time", **facts}
        if player in "WE" or code != "2017":  # before 2017 declarer's faced card was exempt too
            own.setdefault("should_have_been", "from_hand")
        given["offender_" + str(number)] = player
        given.update({key + "_" + str(number): value for key, value in own.items()})
    return established(code, **{"offender": "W", **given})


@pytest.mark.parametrize("code", CODES)
def test_a_second_revoke_in_the_suit_moves_nothing_by_itself(code):
    ruling = several(code, ("W", {"same_suit": "yes"}), won="offender", won_later="yes")
    assert ruling.outcome["tricks_transferred"] == 2 and ("64B2", "no_tricks_same_suit_again") in keys(ruling)
    assert (("64C2(a)", "later_revokes_in_suit") in keys(ruling)) == (code == "2017")


@pytest.mark.parametrize("code", NEWER)
def test_revokes_in_different_suits_add_up(code):
    second = ("W", {"same_suit": "no", "won": "opponents", "tricks_from": "1"})
    assert several(code, second, won="offender", tricks_from="3").outcome["tricks_transferred"] == 3


@pytest.mark.parametrize("code", NEWER)
def test_partners_revokes_add_up_but_never_beyond_what_was_won(code):
    def tricks(first, after, second, after_2):
        return several(code, ("E", {"won": second, "tricks_after": after_2}), won=first, tricks_after=after).outcome[
            "tricks_transferred"
        ]

    assert tricks("offender", "4", "offender", "2") == 4
    assert tricks("offender", "1", "offender", "0") == 2  # both revoke tricks, and nothing else was won
    assert tricks("offender", "1", "opponents", "1") == 2
    assert tricks("offender", "1", "opponents", "0") == 2  # the later trick was won before the second revoke
    assert tricks("opponents", "0", "opponents", "0") == 0
    assert tricks("partner", "1", "opponents", "1") == 2


@pytest.mark.parametrize("code", NEWER)
def test_two_partners_on_one_trick_share_it(code):
    def tricks(won_from_then_on):
        given = {"on_trick_2": "same", "should_have_been_2": "from_hand", "attention_drawn_2": "in_time", "offender_2": "E"}
        return established(code, offender="W", won="offender", tricks_from=won_from_then_on, **given).outcome[
            "tricks_transferred"
        ]

    assert [tricks(count) for count in ("1", "2", "3")] == [1, 2, 3]


def test_three_revokes_are_settled_from_the_last():
    ruling = several(
        "2017",
        ("E", {"won": "opponents", "tricks_after": "2"}),
        ("W", {"same_suit": "no", "won": "partner", "tricks_after": "1"}),
        won="offender",
        tricks_after="2",
    )
    # Won from the first on: its trick, the third's, one more. The third takes one, the second one, the first what is left.
    assert ruling.outcome["tricks_transferred"] == 3
    assert ruling.outcome["offenders"] == ["W", "E"]


@pytest.mark.parametrize("code, moved", [("1987", 1), ("1997", 1), ("2007", 0), ("2017", 0)])
def test_both_sides_on_different_tricks(code, moved):
    tricks = {"won": "offender", "won_later": "yes", "won_2": "offender", "won_later_2": "no"} if code in OLDER else {}
    ruling = several(code, ("S", {}), **tricks)
    assert ruling.outcome["tricks_transferred"] == moved and ruling.outcome["equity"] is True
    assert (("64B7", "no_tricks_both_sides") in keys(ruling)) == (code in NEWER)


@pytest.mark.parametrize("code", NEWER)
def test_a_corrected_revoke_of_the_other_side_counts_for_2007_only(code):
    given = {"offender": "S", "offender_2": "W", "on_trick_2": "later", "should_have_been_2": "from_hand"}
    given.update({"side_has_since_2": "nothing", "card_from_2": "hand", "revoke_card_2": "D6", "played_after_2": "0"})
    if code == "2017":
        given.update({"won": "offender", "won_later": "yes"})
    ruling = established(code, **given)
    assert ruling.outcome["revoke"] == "must_be_corrected" and ruling.outcome["penalty_cards"] == {"D6": "major"}
    assert ruling.outcome["tricks_transferred"] == (2 if code == "2017" else 0)


@pytest.mark.parametrize("code", CODES)
def test_five_revokes_are_followed(code):
    four = [
        (player, {"same_suit": "yes"} if player == "W" else {"won": "offender", "tricks_after": "0"}) for player in "WWWW"
    ]
    ruling = several(code, *four, won="offender", won_later="yes")
    assert ruling.outcome["tricks_transferred"] == 2 and not any(item.key.startswith("offender_") for item in ruling.refine)


@pytest.mark.parametrize("code", NEWER)
def test_of_a_revoke_that_dummy_without_rights_spoke_of_first_only_the_defenders_gain_is_looked_at(code):
    ruling = ruled(code, offender="W", side_has_since="played_on", dummy_first="yes")
    assert ruling.outcome["equity"] is True and {clause[:3] for clause, _ in keys(ruling)} == {"61A", "63A", "63B", "43B"}
    assert [item.key for item in ruling.judgement] == ["defenders_gained"] and not ruling.outcome.get("tricks_transferred")
    assert (("43B3", "only_their_gain_is_taken") in keys(ruling)) == (code == "2017")


def test_such_a_revoke_is_not_corrected_with_declarers_on_the_same_trick():
    given = {"side_has_since": "opponents_led", "played_after": "2", "next_leader": "W"}
    again = {"offender_2": "W", "on_trick_2": "same", "should_have_been_2": "from_hand", "dummy_first_2": "yes"}
    ruling = ruled("2017", offender="S", **given, **again)
    assert ruling.outcome["revoke"] == "must_be_corrected" and ("62A", "must_correct") in keys(ruling)
    assert not {"62C3", "64B8"} & {clause for clause, _ in keys(ruling)}


@pytest.mark.parametrize("code", NEWER)
def test_an_earlier_revoke_trick_is_counted_beside_what_was_won_from_the_later_one_on(code):
    first = {"offender": "W", "side_has_since": "played_on", "attention_drawn": "in_time", "won": "offender"}
    second = {"offender_2": "E", "on_trick_2": "later", "should_have_been_2": "from_hand", "side_has_since_2": "played_on"}
    later = {"attention_drawn_2": "in_time", "won_2": "opponents", "tricks_from_2": "1"}
    question = asked(code, **first, **second, **later)
    assert (question.key, question.options) == ("tricks_from", ("2", "3", "not_over"))
    pending = ruled(code, **first, **second, **later, tricks_from="not_over")
    assert pending.outcome["tricks_transferred"] == 2
