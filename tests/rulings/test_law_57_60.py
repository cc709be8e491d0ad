"""Laws 57 to 60, clause by clause. South declares throughout, North is dummy."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.law_57 import premature_play
from kodeks.rulings.law_58 import simultaneous_cards
from kodeks.rulings.law_59 import cannot_play_as_required
from kodeks.rulings.law_60 import play_after_illegal_play

CODES = ("1987", "1997", "2007", "2017")
ALL_CODES = pytest.mark.parametrize("code", CODES)


def ruled(procedure, code, **given):
    walk = resume(procedure, code, {"declarer": "S", **given}, strict=True)
    assert walk.ruling is not None, f"still asked: {walk.question.key} {walk.question.options}"
    return walk.ruling


def early(code, **given):
    """East plays the heart king to a club trick before West."""
    facts = {"offender": "E", "did": "played_before_partner", "declaring_side_did": "nothing", "card": "HK", "suit_led": "C"}
    return ruled(premature_play, code, **{**facts, **given})


def two_cards(code, **given):
    return ruled(simultaneous_cards, code, **{"hands": "one_player", "offender": "E", "found_late": "no", **given})


def keys(ruling):
    return [(item.clause, item.key) for item in ruling.consequences]


# Law 57


@ALL_CODES
def test_a_card_ahead_of_partner_is_a_major_penalty_card_and_declarer_chooses_partners_play(code):
    ruling = early(code, play_choice="not_yet", partner_has_suit="yes")
    told = [(one["option"], one.get("suit")) for one in ruling.outcome["options"]]
    require = [("require_other", None)] if code == "2017" else []  # new in 2017
    assert told == [("highest", "C"), ("lowest", "C")] + require + [("forbid_other", None)]
    assert ruling.outcome["penalty_cards"] == {"HK": "major"} and ruling.outcome["turn"] == "W"
    assert ruling.outcome["must_play"] == {"player": "W", "suit": "C"}


@ALL_CODES
@pytest.mark.parametrize("choice", ["highest", "lowest"])
def test_a_choice_that_partner_cannot_obey_is_spent_and_he_plays_any_legal_card(code, choice):
    ruling = early(code, play_choice=choice, partner_has_suit="no")
    assert ("57B", "has_none_plays_any") in keys(ruling) and "must_play" not in ruling.outcome
    assert [item.key for item in ruling.script if item.clause.startswith("57")][-1] == "has_none_plays_any"
    assert ruling.outcome["penalty_cards"] == {"HK": "major"}


@pytest.mark.parametrize("code, clause", [("1987", "57A3"), ("1997", "57A3"), ("2007", "57A3"), ("2017", "57A4")])
def test_forbidding_another_suit_is_the_third_choice_until_2007_and_the_fourth_since_2017(code, clause):
    assert (clause, "chose_forbid_other") in keys(early(code, play_choice="forbid_other"))


def test_another_suit_binds_only_a_partner_who_cannot_follow():
    follows = early("2017", play_choice="require_other", partner_has_suit="yes")
    assert follows.outcome["must_play"] == {"player": "W", "suit": "C"}
    void = early("2017", play_choice="require_other", partner_has_suit="no", other_suit="S")
    assert void.outcome["must_play"] == {"player": "W", "suit": "S"}


@pytest.mark.parametrize(
    "code, both, unasked",
    [("1987", "57C", "57C"), ("1997", "57C", "57C"), ("2007", "57C1", "57C1"), ("2017", "57C1", "57C2")],
)
def test_nothing_follows_if_declarer_played_from_both_hands_or_dummy_acted_unasked(code, both, unasked):
    for did, clause in (("both_hands", both), ("dummy_unasked", unasked)):
        ruling = ruled(premature_play, code, offender="E", did="played_before_partner", declaring_side_did=did)
        assert (clause, "excused_" + did) in keys(ruling) and ruling.outcome["penalty_cards"] == {}


@ALL_CODES
def test_a_lead_to_the_next_trick_is_not_excused_by_declarers_play(code):
    given = {"declarer": "S", "offender": "E", "did": "led_before_partner"}
    assert resume(premature_play, code, given).question.key == "card"


def test_at_rhos_turn_a_legal_card_must_be_played_and_another_becomes_a_penalty_card():
    given = {"offender": "W", "did": "played_before_rho", "card": "CK"}
    assert ruled(premature_play, "2017", legal="yes", **given).outcome["must_play"] == {"player": "W", "one_of": ("CK",)}
    other = ruled(premature_play, "2017", legal="no", **given)
    assert other.outcome["penalty_cards"] == {"CK": "major"} and ("50E1", "authorised_while_on_table") in keys(other)
    assert [item.clause for item in other.judgement] == ["50E4"]


@pytest.mark.parametrize("code", ["1987", "1997", "2007"])
def test_before_2017_the_law_says_nothing_of_rhos_turn(code):
    ruling = ruled(premature_play, code, offender="W", did="played_before_rho")
    assert ("57", "silent_on_rhos_turn") in keys(ruling) and "penalty_cards" not in ruling.outcome


@pytest.mark.parametrize("code, clause", [("2007", "57C2"), ("2017", "57C3")])
def test_declarers_early_card_is_played_and_stays_if_it_is_legal(code, clause):
    ruling = ruled(premature_play, code, offender="N", card="D5", legal="yes")
    assert ruling.outcome["played"] == ("D5",) and (clause, "declarers_card_stays") in keys(ruling)


@pytest.mark.parametrize("code", ["1987", "1997"])
def test_until_1997_the_law_speaks_of_defenders_alone(code):
    assert resume(premature_play, code, {"declarer": "S"}).question.options == ("E", "W")


# Law 58


@ALL_CODES
def test_of_two_at_once_the_one_out_of_turn_is_the_later(code):
    given = {"hands": "two_players", "first": "W"}
    assert ruled(simultaneous_cards, code, second="N", **given).outcome["irregularity"] is False
    assert ruled(simultaneous_cards, code, second="E", **given).outcome["offenders"] == ("E",)


@ALL_CODES
def test_if_one_face_was_seen_that_card_is_played_and_nothing_follows(code):
    ruling = two_cards(code, visible="one", card="S6")
    assert ruling.outcome["played"] == ("S6",) and "penalty_cards" not in ruling.outcome


@ALL_CODES
def test_the_player_chooses_among_the_cards_seen_and_a_small_one_left_is_minor(code):
    ruling = two_cards(code, visible="several", cards="SQ S6", played="SQ", played_after="0")
    assert ruling.outcome["penalty_cards"] == {"S6": "minor"} and ruling.outcome["played"] == ("SQ",)
    assert ruling.outcome["must_play"] == {"player": "E", "one_of": ("SQ", "S6"), "chooser": ("E",)}


@ALL_CODES
@pytest.mark.parametrize(
    "given",
    [{"cards": "SQ S6", "played": "S6"}, {"cards": "S9 S6", "played": "S9", "has_penalty_card": "yes"}],
    ids=["an honour is left", "he has a penalty card already"],
)
def test_an_honour_or_one_of_two_penalty_cards_is_major(code, given):
    ruling = two_cards(code, visible="several", played_after="0", **given)
    assert list(ruling.outcome["penalty_cards"].values()) == ["major"]


@ALL_CODES
def test_three_cards_seen_leave_two_major_penalty_cards(code):
    ruling = two_cards(code, visible="several", cards="S9 S6 H2", played="S9", played_after="0")
    assert ruling.outcome["penalty_cards"] == {"S6": "major", "H2": "major"}


@ALL_CODES
def test_declarers_other_card_is_picked_up_free(code):
    ruling = two_cards(code, offender="S", visible="several", cards="SQ S6", played="SQ", played_after="0")
    assert ruling.outcome["returned"] == ("S6",) and ruling.outcome["penalty_cards"] == {}


@ALL_CODES
def test_only_opponents_who_played_after_may_change(code):
    given = {"visible": "several", "cards": "SQ S6", "played": "SQ"}
    assert two_cards(code, played_after="2", **given).outcome["may_change"] == ("S",)
    assert two_cards(code, played_after="3", **given).outcome["may_change"] == ("S", "N")


@ALL_CODES
def test_once_both_sides_have_played_on_law_67_rules(code):
    assert ("58B4", "too_late_for_this_law") in keys(two_cards(code, found_late="yes"))


def test_one_card_is_not_several():
    with pytest.raises(Malformed):
        two_cards("2017", visible="several", cards="SQ")


# Law 59


@ALL_CODES
@pytest.mark.parametrize("reason", ["has_none", "only_forbidden_suit", "must_follow_suit"])
def test_who_cannot_comply_plays_any_legal_card(code, reason):
    ruling = resume(cannot_play_as_required, code, {"player": "W", "does": "play", "reason": reason}).ruling
    assert ruling.outcome["irregularity"] is False and ("59", "any_legal_card") in keys(ruling)


@ALL_CODES
def test_who_could_comply_and_did_not_has_revoked(code):
    given = {"player": "W", "does": "lead", "reason": "could_comply", "has_played": "yes"}
    assert ("61A", "not_complying_is_revoke") in keys(resume(cannot_play_as_required, code, given).ruling)


# Law 60


@ALL_CODES
def test_a_play_after_rhos_illegal_lead_forfeits_the_right_and_the_lead_counts(code):
    ruling = after_easts_lead(code)
    assert ("60A1", "right_is_forfeited") in keys(ruling) and ruling.outcome["lead_stands"] is True
    assert ruling.outcome["turn"] == "W"


def after_easts_lead(code):
    """East leads out of turn and South plays to it."""
    facts = {"offender": "E", "card_was": "lead", "who_played": "next_player", "earlier_duty": "no"}
    facts |= {"told_by_opponent": "no"} if code >= "2007" else {}
    facts |= {"thirteenth_trick": "no"} if code == "2017" else {}
    return ruled(play_after_illegal_play, code, **facts)


def test_a_play_does_not_accept_a_lead_at_trick_thirteen_nor_one_that_the_opponent_called_for():
    facts = {"offender": "E", "card_was": "lead", "who_played": "next_player"}
    last = ruled(play_after_illegal_play, "2017", **facts, thirteenth_trick="yes")
    assert last.outcome["lead_stands"] is False and ("53.fn1", "thirteenth_trick_lead") in keys(last)
    misled = ruled(play_after_illegal_play, "2007", **facts, told_by_opponent="yes")
    assert misled.outcome["may_accept"] == () and misled.outcome["penalty_cards"] == {}


@ALL_CODES
def test_a_card_taken_back_beside_the_proper_lead_is_no_penalty_card_even_a_defenders(code):
    ruling = ruled(play_after_illegal_play, code, offender="E", card_was="lead", who_played="proper_leader")
    assert ruling.outcome["penalty_cards"] == {} and ruling.outcome["ai"] == ("S",)


@ALL_CODES
def test_an_earlier_duty_remains(code):
    given = {"offender": "E", "card_was": "play", "who_played": "next_player", "earlier_duty": "yes"}
    assert ("60A3", "earlier_duty_remains") in keys(ruled(play_after_illegal_play, code, **given))


@ALL_CODES
def test_the_offenders_side_takes_no_right_away_by_playing_on(code):
    ruling = ruled(play_after_illegal_play, code, offender="E", card_was="lead", who_played="own_side")
    assert ruling.outcome["may_accept"] == ("S",)
    declarers = ruled(play_after_illegal_play, code, offender="N", card_was="lead", who_played="own_side")
    assert declarers.outcome["may_accept"] == ("E", "W")


@ALL_CODES
def test_a_defender_who_plays_before_the_lead_that_declarer_has_to_make_has_a_major_penalty_card(code):
    given = {"offender": "N", "card_was": "lead", "who_played": "after_refusal", "player": "W", "card": "D4"}
    ruling = ruled(play_after_illegal_play, code, **given)
    assert ruling.outcome["penalty_cards"] == {"D4": "major"} and ruling.outcome["offenders"] == ("W",)


def test_of_two_cards_at_once_the_words_name_the_one_that_is_played():
    ruling = two_cards("2017", visible="several", cards="H7-H5", played="H7", played_after="0", has_penalty_card="yes")
    named = [dict(line.about)["card"] for line in ruling.script if line.key == "card_named_is_played"]
    assert named == ["H7"] and ruling.outcome["penalty_cards"] == {"H5": "major"}
