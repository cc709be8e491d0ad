"""Laws 42, 43 and 48 to 52: dummy's rights, exposed cards, penalty cards. South declares, North is dummy."""

import pytest

from kodeks.rulings import law_50
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.law_42 import dummys_conduct
from kodeks.rulings.law_49 import exposed_card
from kodeks.rulings.law_50_play import penalty_card

CODES = ("1987", "1997", "2007", "2017")
SINCE_2007 = ("2007", "2017")


def ruled(procedure, code, **given):
    """The ruling; every answer must be one that is offered, and every one needed."""
    walk = resume(procedure, code, {"declarer": "S", **given}, strict=True)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    assert not walk.unused, walk.unused
    return walk.ruling


def exposed(code="2017", **given):
    """East's card, which West could have seen."""
    own = {"card_of": "E", "how": "accident", "partner_could_see": "yes", "lying_there": "none"}
    return ruled(exposed_card, code, **{**own, **given})


def on_table(cards, code="2017", **given):
    """East's penalty cards."""
    return ruled(penalty_card, code, **{"owner": "E", "penalty_cards": cards, **given})


def keys(ruling):
    return [item.key for item in ruling.consequences]


def clauses(ruling):
    return [item.clause for item in ruling.consequences]


# Laws 48, 49, 50B


@pytest.mark.parametrize("code", CODES)
def test_minor_is_a_single_card_below_the_ten_exposed_unintentionally(code):
    assert exposed(code, cards="S9").outcome["penalty_cards"] == {"S9": "minor"}
    assert exposed(code, cards="ST").outcome["penalty_cards"] == {"ST": "major"}
    assert exposed(code, cards="S2", how="deliberate").outcome["penalty_cards"] == {"S2": "major"}


def test_two_penalty_cards_of_one_defender_are_both_major():
    assert exposed(cards="S4", lying_there="D2").outcome["penalty_cards"] == {"S4": "major", "D2": "major"}
    assert exposed(cards="S4 H3").outcome["penalty_cards"] == {"S4": "major", "H3": "major"}
    assert law_50.kind_of("S2", False, ("H3",)) == "major"


def test_a_card_whose_face_partner_could_not_have_seen_is_none():
    ruling = ruled(exposed_card, "2017", card_of="E", cards="SK", how="accident", partner_could_see="no")
    assert ruling.outcome["penalty_cards"] == {} and list(ruling.outcome["returned"]) == ["SK"]


@pytest.mark.parametrize("code", CODES)
def test_no_card_of_declarers_becomes_a_penalty_card(code):
    ruling = ruled(exposed_card, code, card_of="S", declarer_exposed="cards", cards="SA H2")
    assert ruling.outcome["penalty_cards"] == {} and list(ruling.outcome["returned"]) == ["SA", "H2"]


def test_a_hand_faced_is_a_claim_unless_that_was_demonstrably_not_meant():
    facts = {"card_of": "S", "declarer_exposed": "hand"}
    assert ruled(exposed_card, "2017", **facts, no_claim_meant="yes").outcome["claim"] == "none"
    assert ruled(exposed_card, "2017", **facts, no_claim_meant="no").outcome["continues"] == "none"
    assert clauses(ruled(exposed_card, "1997", **facts, no_claim_meant="yes")) == ["68A"]


# Laws 50C, 50D1, 51A


@pytest.mark.parametrize("code, clause", [("1987", "50D"), ("1997", "50C"), ("2007", "50C"), ("2017", "50C")])
def test_beside_a_minor_penalty_card_only_an_honour_may_be_played(code, clause):
    ruling = on_table("C3", code, card_is="minor", now="owner_to_play", suit_led="C", honours="CA")
    assert sorted(ruling.outcome["must_play"]["one_of"]) == ["C3", "CA"] and clause in clauses(ruling)


def test_following_suit_comes_before_a_major_penalty_card():
    facts = {"now": "owner_to_play", "suit_led": "D"}
    assert on_table("SQ", **facts, can_follow="yes").outcome["must_play"] == {"player": "E", "suit": "D"}
    assert on_table("SQ", **facts, can_follow="no").outcome["must_play"] == {"player": "E", "one_of": ("SQ",)}


def test_of_several_penalty_cards_that_may_be_played_declarer_names_one():
    outcome = on_table("SQ S4 HJ", now="owner_to_play", suit_led="S").outcome
    assert outcome["must_play"] == {"player": "E", "one_of": ("SQ", "S4"), "chooser": ("S",)}


# Laws 50D2, 51B


@pytest.mark.parametrize("code", CODES)
def test_declarer_requires_or_forbids_the_suit_and_the_card_is_picked_up_or_leaves_it(code):
    now = {"now": "partner_to_lead"}
    options = on_table("SQ", code, **now, declarers_choice="not_yet").outcome["options"]
    assert [(one["option"], one.get("suit")) for one in options] == [("require", "S"), ("forbid", "S"), ("leave_free", None)]
    forbidden = on_table("SQ", code, **now, declarers_choice="forbid").outcome
    assert forbidden["penalty_cards"] == {} and forbidden["lead_restriction"]["duration"] == "while_on_lead"
    left = on_table("SQ", code, **now, declarers_choice="leave_free").outcome
    assert left["penalty_cards"] == {"SQ": "major"} and left["lead_restriction"] == "none"


def test_of_several_suits_all_cards_of_those_named_are_picked_up():
    now = {"now": "partner_to_lead", "declarers_choice": "forbid"}
    both = on_table("SQ S4 HJ", **now, suits_forbidden="SH").outcome
    assert list(both["returned"]) == ["SQ", "S4", "HJ"] and both["penalty_cards"] == {}
    one = on_table("SQ S4 HJ", **now, suits_forbidden="H")
    assert one.outcome["penalty_cards"] == {"SQ": "major", "S4": "major"} and "51B2(b)" in clauses(one)


@pytest.mark.parametrize("code", CODES)
def test_a_minor_penalty_card_leaves_partners_lead_free(code):
    outcome = on_table("S4", code, card_is="minor", now="partner_to_lead").outcome
    assert outcome["lead_restriction"] == "none" and "options" not in outcome


def test_what_declarer_requires_comes_before_the_leaders_own_penalty_card():
    facts = {"now": "partner_to_lead", "partners_cards": "D2 HK"}
    required = on_table("HJ", **facts, declarers_choice="require").outcome
    assert required["must_play"] == {"player": "W", "one_of": ("HK",)}
    free = on_table("HJ", **facts, declarers_choice="leave_free").outcome
    assert free["must_play"]["one_of"] == ("D2", "HK") and free["must_play"]["chooser"] == ("S",)


def test_a_card_does_not_lie_before_both_defenders():
    with pytest.raises(Malformed):
        on_table("SQ", now="partner_to_lead", partners_cards="SQ")


# Laws 50E and 52


def test_what_a_penalty_card_tells_is_for_all_while_it_lies_there_only_in_2017():
    facts = {"now": "partner_to_lead", "declarers_choice": "not_yet"}
    assert "W" in on_table("SQ", **facts).outcome["ai"] and "ui" not in on_table("SQ", **facts).outcome
    assert list(on_table("SQ", "2007", **facts).outcome["ui"]) == ["W"]
    picked_up = on_table("SQ", now="partner_to_lead", declarers_choice="forbid")
    assert list(picked_up.outcome["ui"]) == ["W"] and "50E2" in clauses(picked_up)


@pytest.mark.parametrize("code", CODES)
def test_another_card_than_the_penalty_card_is_accepted_or_becomes_one_too(code):
    facts = {"now": "other_card", "card_played": "D3"}
    accepted = on_table("SQ", code, **facts, declarer_accepts="has_played").outcome
    assert list(accepted["played"]) == ["D3"] and accepted["penalty_cards"] == {"SQ": "major"}
    replaced = on_table("SQ", code, **facts, declarer_accepts="no").outcome
    assert list(replaced["played"]) == ["SQ"] and replaced["penalty_cards"] == {"D3": "major"}


# Laws 42, 43


def conduct(code, did, **given):
    return ruled(dummys_conduct, code, dummy_did=did, **given)


@pytest.mark.parametrize("code", CODES)
def test_dummy_may_prevent_and_may_not_point_out(code):
    assert conduct(code, "prevents_declarer", rights_lost="no").outcome["irregularity"] is False
    assert conduct(code, "points_out_declarers").outcome["irregularity"] is True
    assert conduct(code, "reminds_idle").outcome["procedural_penalty"] is True


def test_dummy_may_prevent_an_irregularity_of_a_defender_since_2007():
    assert [conduct(code, "prevents_defender").outcome["irregularity"] for code in CODES] == [True, True, False, False]


@pytest.mark.parametrize("code", CODES)
def test_once_his_rights_are_lost_a_warning_lets_a_defender_choose_the_hand(code):
    options = conduct(code, "prevents_declarer", rights_lost="yes", wrong_hand="yes").outcome["options"]
    assert [one["option"] for one in options] == ["lead_from_hand", "lead_from_dummy"]
    assert all(list(one["who"]) == ["E", "W"] for one in options)


@pytest.mark.parametrize("code", CODES)
def test_once_his_rights_are_lost_his_question_makes_a_corrected_revoke_count(code):
    ruling = conduct(code, "asks_declarer", rights_lost="yes", declarer_has_revoked="yes")
    assert ruling.outcome["revoke"] == "must_be_corrected" and "as_if_established" in keys(ruling)


def test_a_defenders_irregularity_that_he_points_out_first_is_looked_at_after_play_since_2007():
    for code in CODES:
        outcome = conduct(code, "points_out_defenders", rights_lost="yes").outcome
        assert outcome.get("equity", False) is (code in SINCE_2007)


def test_a_leader_with_a_penalty_card_of_his_own_is_not_told_that_he_may_lead_what_he_likes():
    both = {"partners_cards": "HQ", "now": "owner_to_lead"}
    free = on_table("SK", **both, declarers_choice="leave_free")
    assert [line.key for line in free.script] == ["say_cards_stay", "say_play_it_now"]
    first = on_table("SK", **both, declarers_choice="not_yet")
    assert [line.key for line in first.script] == ["declarer_chooses_suit_own_card"]


def test_to_follow_to_a_suit_with_a_minor_penalty_card_the_words_name_every_card_that_may_be_played():
    ruling = on_table("S5", card_is="minor", now="owner_to_play", suit_led="S", honours="SK-SQ")
    item = [one for one in ruling.consequences if one.key == "minor_or_an_honour"][0]
    assert set(dict(item.about)["cards"]) == {"S5", "SK", "SQ"} == set(ruling.outcome["must_play"]["one_of"])


def test_a_leader_is_told_what_a_minor_penalty_card_lays_on_him():
    own = on_table("C4", card_is="minor", now="owner_to_lead")
    partners = on_table("C4", card_is="minor", now="partner_to_lead")
    assert [line.key for line in own.script] == ["say_no_other_small_card"]
    assert [line.key for line in partners.script] == ["say_lead_freely"]


def test_who_leads_before_declarer_has_chosen_has_a_penalty_card_and_declarer_still_chooses():
    early = {"now": "partner_led_early", "card_led_early": "D5"}
    waiting = on_table("SK", **early, declarers_choice="not_yet")
    assert waiting.outcome["penalty_cards"] == {"SK": "major", "D5": "major"} and waiting.outcome["lead_stands"] is False
    assert [one["option"] for one in waiting.outcome["options"]] == ["require", "forbid", "leave_free"]
    required = on_table("SK", **early, declarers_choice="require")
    assert required.outcome["penalty_cards"] == {"D5": "major"} and "must_play" not in required.outcome
    assert on_table("SK", **early, declarers_choice="leave_free").outcome["must_play"]["one_of"] == ("D5",)


def test_words_about_the_trick_in_progress_expose_no_penalty_card_but_partner_may_not_use_them():
    ruling = ruled(exposed_card, "2017", card_of="E", cards="S4", how="current_trick")
    assert ruling.outcome["penalty_cards"] == {}
    assert [(one.clause, one.key) for one in ruling.consequences][1:] == [
        ("16", "partner_may_not_use_it"),
        ("57A", "may_have_played_early"),
    ]


def test_whether_it_was_meant_is_not_asked_of_a_card_that_partner_could_not_see():
    ruling = ruled(exposed_card, "2017", card_of="E", cards="S4", how="accident", partner_could_see="no")
    assert [one.key for one in ruling.judgement] == ["could_partner_see"]


@pytest.mark.parametrize("code", CODES)
def test_of_an_exposed_card_that_goes_back_at_once_nothing_is_said_that_holds_on_the_table_only(code):
    given = {"card_of": "W", "cards": "SK", "how": "deliberate", "partner_could_see": "yes", "lying_there": "none"}
    ruling = ruled(exposed_card, code, **given, partner_on_lead="yes", declarers_choice="require")
    assert ruling.outcome["penalty_cards"] == {} and ruling.outcome["returned"] == ("SK",)
    assert "E" not in ruling.outcome.get("ai", ()) and "played_at_first_opportunity" not in keys(ruling)
    assert not {"authorised_while_on_table", "only_duty_to_play_authorised"} & set(keys(ruling))


@pytest.mark.parametrize("code", SINCE_2007)
def test_partner_who_objects_may_not_use_what_the_concession_showed(code):
    shown = ruled(exposed_card, code, card_of="W", cards="C4", how="concession").outcome
    assert (shown["penalty_cards"], shown["ui"], shown["ai"]) == ({}, ("E",), ("S",))
