"""Law 24 on situations of our own: South exposes cards during the auction."""

import pytest

from kodeks.rulings.interview import resume
from kodeks.rulings.law_24 import card_exposed_in_auction

CODES = ("1987", "1997", "2007", "2017")


def rule(code, cards, **given):
    """The ruling; a test that leaves a question open fails with its key."""
    begins = {"2017": "auction_begun", "2007": "auction_period"}.get(code, "auction_period_older")
    known = {"offender": "S", begins: "begun", "could_be_seen": "yes", "cards": cards, **given}
    walk = resume(card_exposed_in_auction, code, known, strict=True)
    assert walk.ruling, f"still asks {walk.question.key}"
    return walk.ruling


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "cards, how, partner_pass",
    [
        ("H9", "accident", "none"),
        ("H9", "on_purpose", "none"),
        ("H9", "led", "once"),
        ("HT", "", "once"),
        ("H2 H3", "", "once"),
    ],
)
def test_partner_passes_once_after_an_honour_a_lead_or_two_cards(code, cards, how, partner_pass):
    given = {"how": how} if how else {}
    assert rule(code, cards, side="not_yet", **given).outcome["partner_pass"] == partner_pass


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "cards, how, kind",
    [("H9", "accident", "minor"), ("H9", "on_purpose", "major"), ("H9", "led", "major"), ("HT", "", "major")],
)
def test_only_one_low_card_exposed_by_accident_is_a_minor_penalty_card(code, cards, how, kind):
    given = {"how": how} if how else {}
    assert rule(code, cards, side="leads", **given).outcome["penalty_cards"] == {cards: kind}


def test_two_low_cards_are_both_major_and_declarer_says_which_is_led():
    outcome = rule("2017", "H2 C3", side="leads").outcome
    assert outcome["penalty_cards"] == {"H2": "major", "C3": "major"}
    assert outcome["must_play"] == {"player": "S", "one_of": ("H2", "C3"), "chooser": ("E",)}


def test_before_partners_opening_lead_declarer_chooses():
    outcome = rule("2017", "HA", side="partner_leads").outcome
    assert {(one["who"], one["option"]) for one in outcome["options"]} == {
        ("W", "require"), ("W", "forbid"), ("W", "leave_free"),
    }  # fmt: skip


def test_a_minor_penalty_card_does_not_bind_partners_lead():
    outcome = rule("2017", "H2", how="accident", side="partner_leads").outcome
    assert "options" not in outcome and "must_play" not in outcome


def test_the_declaring_side_picks_its_cards_up():
    outcome = rule("2017", "SA", dealer="N", auction="1H P 2D P P P").outcome
    assert outcome["returned"] == ("SA",) and outcome["penalty_cards"] == {}
    assert (outcome["contract"], outcome["declarer"]) == ("2D", "S")


def test_the_auction_tells_who_leads():
    auction = {"dealer": "E", "auction": "1H P 4H P P P"}
    assert rule("2017", "SA", **auction).outcome["must_play"]["one_of"] == ("SA",)


def test_the_cards_are_for_the_other_side_only():
    outcome = rule("2017", "SA", side="not_yet").outcome
    assert outcome["ai"] == ("E", "W") and outcome["ui"] == ("N",)
    assert outcome["stay_faced"] == ("SA",)


def test_nothing_follows_if_partner_could_not_see_the_face():
    walk = resume(card_exposed_in_auction, "2017", {"offender": "S", "auction_begun": "begun", "could_be_seen": "no"})
    assert walk.ruling.outcome["irregularity"] is False


def test_in_2017_the_law_is_for_the_auction_which_begins_with_the_first_call():
    early = resume(card_exposed_in_auction, "2017", {"offender": "S", "auction_begun": "not_begun"}).ruling
    assert set(early.clauses()) == {"24", "16D2"}
    assert "partner_pass" not in early.outcome and "penalty_cards" not in early.outcome
    older = resume(card_exposed_in_auction, "2007", {"offender": "S"}).question
    assert older.key == "auction_period"


@pytest.mark.parametrize("code, clause", [("1997", "16B"), ("2007", "16C3"), ("2017", "16D3")])
def test_a_card_that_another_exposed_goes_back(code, clause):
    ruling = rule(code, "SA", could_be_seen="not_his_doing")
    assert "partner_pass" not in ruling.outcome and clause in ruling.clauses()
