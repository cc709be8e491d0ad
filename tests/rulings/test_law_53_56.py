"""Laws 41 and 53 to 56, clause by clause. South declares throughout, North is dummy, West has the opening lead."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_41 import beginning_of_play
from kodeks.rulings.law_54 import opening_lead_out_of_turn
from kodeks.rulings.law_55 import declarer_lead_out_of_turn
from kodeks.rulings.law_56 import defender_lead_out_of_turn

CODES = ("1987", "1997", "2007", "2017")
ALL_CODES = pytest.mark.parametrize("code", CODES)


def ruled(procedure, code, **given):
    """The ruling; what the code does not ask is left out."""
    facts = {"declarer": "S", "told_by_opponent": "no", "since": "nothing", **given}
    if code == "2017" and procedure is not opening_lead_out_of_turn:
        facts = {"thirteenth_trick": "no", **facts}
    walk = resume(procedure, code, facts, strict=True)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def opening(code, **given):
    return ruled(opening_lead_out_of_turn, code, **{"offender": "E", "lead_was": "faced", "card": "HK", **given})


def by_defender(code, **given):
    return ruled(defender_lead_out_of_turn, code, **{"offender": "E", "turn": "W", "card": "CK", **given})


def by_declarer(code, **given):
    return ruled(declarer_lead_out_of_turn, code, **{"hand": "N", "turn": "S", "card": "DQ", **given})


def keys(ruling):
    return [(item.clause, item.key) for item in ruling.consequences]


def options(ruling):
    return [(one["option"], one.get("suit")) for one in ruling.outcome["options"]]


# Law 54: the opening lead


@ALL_CODES
def test_declarer_has_five_choices_and_only_the_suit_led_can_be_named(code):
    ruling = opening(code, decision="not_yet")
    assert options(ruling) == [
        ("become_dummy", None), ("accept", None), ("require", "H"), ("forbid", "H"), ("leave_free", None),
    ]  # fmt: skip
    assert ruling.outcome["may_accept"] == ("S",) and "penalty_cards" not in ruling.outcome


@ALL_CODES
def test_declarer_who_begins_to_spread_becomes_dummy_and_the_lead_stands(code):
    for given in ({"since": "declarer_spreads"}, {"decision": "spread"}):
        outcome = opening(code, **given).outcome
        assert outcome["declarer"] == "N" and outcome["lead_stands"] is True and outcome["turn"] == "S"


@ALL_CODES
def test_a_card_played_to_the_trick_accepts_and_does_not_make_declarer_dummy(code):
    ruling = opening(code, since="from_hand", second_card="H4")
    assert ruling.outcome["declarer"] == "S" and set(ruling.outcome["played"]) == {"HK", "H4"}
    assert ruling.outcome["turn"] == "W" and ("54A", "a_card_played_is_no_spread") in keys(ruling)


@ALL_CODES
def test_declarer_who_could_see_a_card_of_dummy_must_accept(code):
    ruling = opening(code, since="dummy_seen")
    assert ruling.outcome["lead_stands"] is True and ruling.outcome["declarer"] == "S" and ruling.outcome["turn"] == "S"
    assert "options" not in ruling.outcome and "penalty_cards" not in ruling.outcome


@ALL_CODES
def test_second_card_from_dummy_stays_unless_it_was_a_revoke(code):
    assert ("54B2", "dummys_card_stands") in keys(opening(code, since="from_dummy"))


@pytest.mark.parametrize("code, clause", [("1987", "50F"), ("1997", "50D2(a)"), ("2007", "50D2(a)"), ("2017", "50D2(a)")])
@pytest.mark.parametrize("choice, duration", [("require", "first_lead"), ("forbid", "while_on_lead")])
def test_a_suit_required_or_forbidden_sends_the_card_back_to_the_hand(code, clause, choice, duration):
    ruling = opening(code, decision="refuse", declarers_choice=choice)
    assert ruling.outcome["lead_restriction"] == {"kind": choice, "player": "W", "suits": ("H",), "duration": duration}
    assert ruling.outcome["penalty_cards"] == {} and ruling.outcome["returned"] == ("HK",) and ruling.outcome["turn"] == "W"
    assert (clause, choice + "_suits") in keys(ruling) and ("59", "any_lead_if_unable") in keys(ruling)
    assert ruling.outcome.get("ui") == (None if code == "1987" else ("W",))


@ALL_CODES
def test_a_lead_left_free_leaves_a_major_penalty_card_whatever_its_rank(code):
    ruling = opening(code, card="S2", decision="refuse", declarers_choice="leave_free")
    assert ruling.outcome["penalty_cards"] == {"S2": "major"} and ruling.outcome["lead_restriction"] == "none"


@ALL_CODES
def test_a_lead_face_down_goes_back_and_nothing_follows(code):
    for procedure, given in (
        (opening_lead_out_of_turn, {"lead_was": "face_down"}),
        (beginning_of_play, {"matter": "wrong_player_led"}),
    ):
        outcome = ruled(procedure, code, offender="E", card="C5", **given).outcome
        assert outcome["lead_stands"] is False and outcome["returned"] == ("C5",) and outcome["turn"] == "W"
        assert "penalty_cards" not in outcome and "lead_restriction" not in outcome


@pytest.mark.parametrize("code, clause", [("1987", "24"), ("1997", "24"), ("2007", "54E"), ("2017", "54E")])
@pytest.mark.parametrize("player", ["N", "S"])
def test_a_lead_by_the_declaring_side_is_none_and_the_defenders_may_use_what_they_saw(code, clause, player):
    ruling = opening(code, offender=player)
    assert (clause, "no_lead_by_declaring_side") in keys(ruling) and ruling.outcome["turn"] == "W"
    assert ruling.outcome["returned"] == ("HK",) and ruling.outcome["ai"] == ("E", "W")


@ALL_CODES
def test_the_partners_own_face_down_lead_goes_back_too(code):
    assert ("54", "face_down_lead_goes_back") in keys(opening(code, decision="accept", partner_led="yes"))


# Laws 47E1, 53: acceptance and its limits


@ALL_CODES
def test_a_player_misled_by_an_opponent_takes_his_lead_back_free(code):
    ruling = by_defender(code, told_by_opponent="yes")
    assert ruling.outcome["lead_stands"] is False and ruling.outcome["returned"] == ("CK",)
    assert "penalty_cards" not in ruling.outcome and ruling.outcome["ai"] == ("E", "W") and "offenders" not in ruling.outcome
    assert (("47E1", "lho_may_not_accept") in keys(ruling)) == (code >= "2007")


def test_at_the_thirteenth_trick_2017_lets_nobody_accept():
    ruling = by_defender("2017", thirteenth_trick="yes")
    assert ("53.fn1", "thirteenth_goes_back") in keys(ruling) and ruling.outcome["turn"] == "W"
    assert resume(
        defender_lead_out_of_turn, "2007", {"declarer": "S", "offender": "E", "turn": "W", "card": "CK"}
    ).question.key == ("told_by_opponent")


@ALL_CODES
def test_the_hand_next_in_rotation_accepts_by_playing(code):
    assert by_defender(code, since="next_hand_played").outcome["lead_stands"] is True
    assert by_declarer(code, since="next_hand_played").outcome["lead_stands"] is True


@pytest.mark.parametrize("code, clause", [("1987", "53C"), ("1997", "53C"), ("2007", "53C"), ("2017", "53B")])
def test_a_proper_lead_by_an_opponent_stands_and_the_irregular_card_is_no_penalty_card(code, clause):
    ruling = by_defender(code, turn="S", since="right_hand_led")
    assert (clause, "proper_lead_stands") in keys(ruling) and ruling.outcome["returned"] == ("CK",)
    assert "penalty_cards" not in ruling.outcome and ruling.outcome["turn"] == "W" and ruling.outcome["ai"] == ("S",)


@ALL_CODES
def test_a_partner_whose_turn_it_was_makes_no_proper_lead_by_this_law(code):
    facts = {"declarer": "S", "offender": "E", "turn": "W", "card": "CK", "told_by_opponent": "no", "thirteenth_trick": "no"}
    assert resume(defender_lead_out_of_turn, code, facts).question.options == (
        "nothing",
        "next_hand_played",
        "partner_played",
    )


@pytest.mark.parametrize("code, clause", [("1987", "53B"), ("1997", "53B"), ("2007", "53B"), ("2017", "53C")])
def test_the_wrong_defender_who_plays_to_declarers_lead_lets_it_stand_and_falls_under_law_57(code, clause):
    given = {"since": "other_defender_played", "both_hands_played": "no", "defender_card": "D2", "play_choice": "highest"}
    ruling = by_declarer(code, **given)
    assert (clause, "wrong_defender_accepts") in keys(ruling) and ruling.outcome["lead_stands"] is True
    assert ruling.outcome["penalty_cards"] == {"D2": "major"} and ruling.outcome["turn"] == "E"
    told = [dict(item.about) for item in ruling.consequences if item.key == "wrong_defender_accepts"]
    assert told[0]["rho"] == "W" and told[0]["lho"] == "E" and told[0]["card"] == "DQ"  # not those of Law 57


# Law 56


@ALL_CODES
def test_refused_when_declarer_is_on_lead_the_card_stays_and_the_choice_about_partner_waits(code):
    ruling = by_defender(code, turn="N", decision="refuse")
    assert ruling.outcome["penalty_cards"] == {"CK": "major"} and ruling.outcome["turn"] == "N"
    assert "options" not in ruling.outcome and "partner_waits_before_leading" in [key for _, key in keys(ruling)]


@ALL_CODES
def test_before_he_decides_declarer_hears_what_he_may_ask_of_the_partner_only_if_that_one_leads(code):
    assert options(by_defender(code, decision="not_yet"))[1:] == [("require", "C"), ("forbid", "C"), ("leave_free", None)]
    assert options(by_defender(code, turn="S", decision="not_yet")) == [("accept", None), ("refuse", None)]


# Law 55


@ALL_CODES
def test_either_defender_may_accept_and_the_next_in_turn_prevails(code):
    assert by_declarer(code, next_defender="accepts").outcome["lead_stands"] is True
    assert by_declarer(code, next_defender="refuses").outcome["lead_stands"] is False
    assert by_declarer(code, next_defender="says_nothing", other_defender="accepts").outcome["lead_stands"] is True
    assert not by_declarer(code, next_defender="refuses").outcome.get("may_accept")  # nobody may any more
    undecided = by_declarer(code, next_defender="says_nothing", other_defender="says_nothing")
    assert undecided.outcome["may_accept"] == ("E", "W") and "lead_stands" not in undecided.outcome


@ALL_CODES
def test_taken_back_declarer_leads_any_card_from_the_right_hand_or_the_defender_leads(code):
    own = by_declarer(code, next_defender="refuses")
    assert own.outcome["turn"] == "S" and ("55B2", "leads_from_right_hand") in keys(own) and "must_play" not in own.outcome
    defenders = by_declarer(code, turn="E", next_defender="refuses")
    assert defenders.outcome["turn"] == "E" and ("55B1", "card_restored") in keys(defenders)
    assert "penalty_cards" not in own.outcome and "penalty_cards" not in defenders.outcome


@ALL_CODES
def test_declarer_who_changes_the_lead_himself_takes_no_choice_from_the_defenders(code):
    ruling = by_declarer(code, since="declarer_changed", next_defender="accepts")
    assert ruling.outcome["lead_stands"] is True and "declarer_may_not_change_himself" in [key for _, key in keys(ruling)]


@pytest.mark.parametrize("code", CODES)
def test_what_declarer_learnt_is_weighed_after_play(code):
    ruling = by_declarer(code, next_defender="refuses")
    expected = "declarer_under_law_16" if code == "2017" else "declarer_may_lose_score"
    assert ("55C", expected) in keys(ruling) and [item.ask for item in ruling.judgement] == ["damage"]


# Law 41


def asked(code, player, when, wants="review"):
    given = {"declarer": "S", "matter": "asks", "player": player, "when": when, "wants": wants}
    return resume(beginning_of_play, code, given).ruling.outcome["irregularity"] is False


@ALL_CODES
def test_until_the_lead_is_faced_declarer_and_the_leaders_partner_may_ask(code):
    assert [asked(code, player, "lead_not_faced") for player in "NESW"] == [False, True, True, False]


@ALL_CODES
def test_a_review_is_had_at_the_first_turn_to_play_explanations_and_contract_later_too(code):
    assert asked(code, "E", "first_turn") and not asked(code, "E", "later_turn")
    assert asked(code, "E", "later_turn", "explanation") and asked(code, "E", "later_turn", "contract")
    assert not asked(code, "E", "not_his_turn", "explanation")


@ALL_CODES
def test_the_leader_may_not_change_a_lead_that_lies_face_down_unless_he_was_misinformed(code):
    given = {"declarer": "S", "matter": "wants_lead_back", "was_misinformed": "no"}
    assert resume(beginning_of_play, code, given).ruling.outcome["lead_stands"] is True
    misled = {**given, "was_misinformed": "yes", "dummy_has_faced": "no", "lead_was_faced": "no"}
    assert resume(beginning_of_play, code, misled).ruling.outcome["lead_stands"] is False


@ALL_CODES
def test_with_a_penalty_card_that_lay_there_before_declarer_may_name_either_suit(code):
    ruling = by_defender(code, decision="not_yet", lying_there="H5")
    assert options(ruling)[1:5] == [("require", "H"), ("require", "C"), ("forbid", "H"), ("forbid", "C")]
    refused = by_defender(code, decision="refuse", lying_there="H5", declarers_choice="require", suit_required="C")
    assert refused.outcome["returned"] == ("CK",) and refused.outcome["penalty_cards"] == {"H5": "major"}


@ALL_CODES
def test_a_partner_who_plays_too_before_the_ruling_takes_no_right_from_declarer(code):
    given = {"since": "partner_played", "partner_card": "C2"}
    assert options(by_defender(code, decision="not_yet", **given))[0] == ("accept", None)
    refused = by_defender(code, decision="refuse", declarers_choice="forbid", **given)
    assert refused.outcome["penalty_cards"] == {"C2": "major"} and refused.outcome["returned"] == ("CK",)
    accepted = by_defender(code, decision="accept", **given)
    assert (("57D", "partners_card_in_turn") in keys(accepted)) == (code == "2017")


@ALL_CODES
def test_if_declarer_had_played_from_both_hands_the_wrong_defender_goes_free(code):
    ruling = by_declarer(code, since="other_defender_played", both_hands_played="yes")
    assert ruling.outcome["lead_stands"] is True and ruling.outcome["penalty_cards"] == {}


@ALL_CODES
def test_declarer_hears_of_every_suit_in_which_a_penalty_card_lies(code):
    for lead, suits in ((opening, ("S", "H")), (by_defender, ("S", "C"))):
        ruling = lead(code, decision="not_yet", lying_there="S4")
        line = [one for one in ruling.script if one.key == "option_lead_choice"][0]
        assert dict(line.about)["suits"] == suits


@ALL_CODES
def test_that_the_next_defender_prevails_is_said_since_2007(code):
    for answers in ({"next_defender": "accepts"}, {"next_defender": "says_nothing", "other_defender": "refuses"}):
        assert (("55A", "next_defender_prevails") in keys(by_declarer(code, **answers))) == (code < "2007")


@ALL_CODES
@pytest.mark.parametrize("lead, suit", [(opening, "H"), (by_defender, "C")])
def test_a_penalty_card_of_the_partner_on_lead_goes_unless_what_is_asked_forbids_it(code, lead, suit):
    given = {"decision": "refuse", "partner_lying_there": "S2", "lying_there": "D4"}
    free = lead(code, **given, declarers_choice="leave_free").outcome
    assert free["must_play"] == {"player": "W", "one_of": ("S2",)} and free["penalty_cards"]["S2"] == "major"
    forbidden = lead(code, **given, declarers_choice="forbid", suits_forbidden=suit).outcome
    assert forbidden["must_play"] == {"player": "W", "one_of": ("S2",)}
    assert "must_play" not in lead(code, **given, declarers_choice="require", suit_required=suit).outcome
    open_yet = lead(code, decision="not_yet", partner_lying_there="S2")
    assert "lead_as_required_first" in [key for _, key in keys(open_yet)]
    assert [one.key for one in open_yet.refine if "lying" in one.key] == ["lying_there"]


@ALL_CODES
def test_a_lead_at_declarers_turn_leaves_the_partners_penalty_card_alone(code):
    refused = by_defender(code, turn="S", decision="refuse", partner_lying_there="S2")
    assert "must_play" not in refused.outcome and [one.key for one in refused.refine] == ["lying_there"]


def test_partner_whose_card_came_too_early_is_told_what_becomes_of_it():
    lead = by_defender("2017", turn="N", since="partner_played", partner_card="H5", decision="accept")
    spread = opening("2017", since="partner_played", partner_card="C5", decision="spread")
    for ruling in (lead, spread):
        assert "57D" in [line.clause for line in ruling.script]
