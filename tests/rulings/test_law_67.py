"""Law 67, clause by clause. South declares throughout, North is dummy."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_67 import defective_trick

CODES = ("1987", "1997", "2007", "2017")
NEWER = ("2007", "2017")


def ruled(code, **given):
    """The ruling after both sides have played on; what is said in the call replaces it."""
    facts = {"declarer": "S", "offender": "S", "both_sides_played_on": "yes", "no_trick_because": "none", **given}
    walk = resume(defective_trick, code, facts)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def omitted(code, **given):
    return ruled(code, did="played_none", **given)


def too_many(code, **given):
    return ruled(code, did="played_too_many", card_faced_is_known="yes", **given)


def keys(ruling):
    return [(item.clause, item.key) for item in ruling.consequences]


@pytest.mark.parametrize("code", CODES)
def test_before_both_sides_play_on_an_omission_costs_nothing(code):
    ruling = omitted(code, both_sides_played_on="no", card="D6")
    assert ruling.outcome["played"] == ["D6"] and "revoke" not in ruling.outcome
    assert "trick_owner_changes" not in ruling.outcome  # only a card added later cannot win the trick
    assert keys(ruling)[0] == ("67A1", "supplies_legal_card")


@pytest.mark.parametrize("code", NEWER)
@pytest.mark.parametrize("holds, clause", (("yes", "67B1(a)"), ("no", "67B1(b)")))
def test_an_omission_is_a_revoke_whether_or_not_he_can_follow_suit(code, holds, clause):
    ruling = omitted(code, holds_suit_led=holds, side_won_from_then_on="yes")
    assert ruling.outcome["revoke"] == "established" and ruling.outcome["tricks_transferred"] == 1
    assert ruling.outcome["trick_owner_changes"] is False and ruling.outcome["equity"] is True
    assert (clause, "deemed_to_have_revoked") in keys(ruling)


@pytest.mark.parametrize("code", ("1987", "1997"))
def test_until_1997_a_player_who_could_follow_suit_paid_nothing(code):
    ruling = omitted(code, holds_suit_led="yes", card="D6")
    assert ruling.outcome["revoke"] == "none" and ruling.outcome["tricks_transferred"] == 0
    assert omitted(code, holds_suit_led="no", side_won_from_then_on="yes").outcome["tricks_transferred"] == 1


@pytest.mark.parametrize("code", CODES)
def test_a_side_that_won_nothing_from_that_trick_on_gives_nothing(code):
    assert omitted(code, holds_suit_led="no", side_won_from_then_on="no").outcome["tricks_transferred"] == 0


def test_never_more_than_one_trick_goes_for_an_omission():
    for code in CODES:
        walk = resume(defective_trick, code, {"declarer": "S", "offender": "S", "did": "played_none",
                      "both_sides_played_on": "yes", "holds_suit_led": "no", "no_trick_because": "none"})  # fmt: skip
        assert walk.question.key == "side_won_from_then_on"


@pytest.mark.parametrize("code", NEWER)
def test_dummys_omission_moves_no_trick_but_may_be_redressed(code):
    ruling = omitted(code, offender="N", holds_suit_led="yes")
    assert ruling.outcome["tricks_transferred"] == 0 and ruling.outcome["equity"] is True
    assert ("64B3", "no_tricks_dummys_card") in keys(ruling)
    assert ("67B1", "reading_of_dummys_omission") in keys(ruling)  # disputed: others apply 64A2


@pytest.mark.parametrize("code", CODES)
def test_a_restored_card_was_in_the_hand_all_along(code):
    ruling = too_many(code, restored="CQ", failed_to_follow_with_it="yes_played_on", won="opponents", won_later="yes",
                      card_won_later="no")  # fmt: skip
    assert ruling.outcome["returned"] == ["CQ"]
    assert ruling.outcome["revoke"] == "established" and ruling.outcome["tricks_transferred"] == 1


@pytest.mark.parametrize("code", NEWER)
def test_a_restored_card_can_cost_two_tricks(code):
    ruling = too_many(code, failed_to_follow_with_it="yes_played_on", won="offender", won_later="yes")
    assert ruling.outcome["tricks_transferred"] == 2


@pytest.mark.parametrize("code", ("1997", "2007", "2017"))
def test_a_defenders_extra_card_that_was_exposed_is_a_penalty_card(code):
    given = {"offender": "W", "extra_card_exposed": "yes", "failed_to_follow_with_it": "no"}
    assert too_many(code, cards_exposed="H5", **given).outcome["penalty_cards"] == {"H5": "minor"}
    assert too_many(code, cards_exposed="HQ", **given).outcome["penalty_cards"] == {"HQ": "major"}
    assert too_many(code, cards_exposed="H5 C2", **given).outcome["penalty_cards"] == {"H5": "major", "C2": "major"}
    said = [one.key for one in too_many(code, cards_exposed="H5", **given).script]
    assert "say_take_extra_cards_unseen" in said and "say_take_extra_cards" not in said


def test_of_two_cards_exposed_declarer_says_which_is_played():
    given = {"offender": "W", "extra_card_exposed": "yes", "failed_to_follow_with_it": "no"}
    for cards, several in (("H5", False), ("H5 C2", True)):
        told = [(one.clause, one.key) for one in too_many("2017", cards_exposed=cards, **given).consequences]
        assert (("51A", "declarer_says_which_of_several") in told) is several


def test_a_card_played_twice_too_late_to_correct_leads_to_an_adjusted_score():
    given = {"did": "mislaid_a_played_card"}
    assert ruled("2017", played_again="yes_too_late", **given).outcome["adjusted"] == "due"
    assert "adjusted" not in ruled("2017", played_again="no", **given).outcome
    asked = resume(defective_trick, "2007", {"declarer": "S", "offender": "S"}).question
    assert "mislaid_a_played_card" not in asked.options  # 67B3 is new in 2017


@pytest.mark.parametrize("code", CODES)
def test_declarer_not_dummy_says_which_card_dummy_adds(code):
    late = omitted(code, offender="N", holds_suit_led="no")
    early = ruled(code, offender="N", did="played_none", both_sides_played_on="no")
    assert late.script[0].key == "say_adds_any_card_of_dummy" and early.script[0].key == "say_supply_a_card_of_dummy"
    assert all(("45B", "declarer_names_dummys_card") in keys(ruling) for ruling in (late, early))
    assert omitted(code, holds_suit_led="no", side_won_from_then_on="no").script[0].key == "say_adds_any_card"
