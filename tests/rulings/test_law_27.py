"""Law 27 on situations of our own: North 1H, East 2D, South 2C unless a test says otherwise."""

import pytest

from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import resume
from kodeks.rulings.law_27 import insufficient_bid

CODES = ("1987", "1997", "2007", "2017")


def rule(code, **given):
    """The ruling; a test that leaves a question open fails with its key."""
    walk = resume(insufficient_bid, code, {"dealer": "N", "auction": "1H 2D 2C", **given}, strict=True)
    assert walk.ruling, f"still asks {walk.question.key}"
    return walk.ruling


def refused(code, replacement, **given):
    """The ruling after the next player has not accepted."""
    return rule(code, since="nothing", lho_accepts="no", replacement=replacement, **given)


def next_question(code, **given):
    """The key of the question that comes next."""
    return resume(insufficient_bid, code, {"dealer": "N", "auction": "1H 2D 2C", **given}, strict=True).question.key


@pytest.mark.parametrize("code", CODES)
def test_an_accepted_bid_is_what_the_next_player_has_to_beat(code):
    outcome = rule(code, since="nothing", lho_accepts="yes").outcome
    assert outcome["stands"] == ("S 2C",)
    assert (outcome["turn"], outcome["lowest_bid"]) == ("W", "2D")
    assert "partner_pass" not in outcome and "cancelled" not in outcome


@pytest.mark.parametrize("code", CODES)
def test_calling_over_it_accepts_it(code):
    outcome = rule(code, since="lho_called", lho_call="2D").outcome
    assert outcome["stands"] == ("S 2C", "W 2D")
    assert (outcome["turn"], outcome["lowest_bid"]) == ("N", "2H")


@pytest.mark.parametrize("code", CODES)
def test_only_the_next_player_may_accept(code):
    assert rule(code, since="nothing", lho_accepts="not_yet").outcome["may_accept"] == ("W",)


def test_the_lowest_bid_that_shows_the_same_is_free_by_meaning_not_by_name():
    """A cue bid in the same suit is not free, a bid that shows the suit is (27B1(a) of 2017)."""
    shows = refused("2017", "3C", specifies_same="yes", lowest_such="yes").outcome
    assert shows["equity"] is True
    assert "partner_pass" not in shows and "ui" not in shows and "lead_restriction" not in shows
    cue = refused("2017", "3C", specifies_same="no", comparable="no", suits_shown="open").outcome
    assert cue["partner_pass"] == "throughout"


def test_the_very_next_bid_is_the_lowest_without_asking():
    assert refused("2017", "2H", specifies_same="yes").outcome["equity"] is True
    assert next_question("2017", since="nothing", lho_accepts="no", replacement="2S", specifies_same="yes") == "lowest_such"


@pytest.mark.parametrize("way, clause", [("same_meaning", "27B1(b)"), ("subset", "27B1(b)"), ("same_purpose", "27B1(b)")])
def test_a_comparable_call_is_free_and_brings_no_lead_restriction(way, clause):
    ruling = refused("2017", "2NT", specifies_same="no", comparable=way)
    assert clause in ruling.clauses() and "26A" in ruling.clauses()
    assert "partner_pass" not in ruling.outcome and "lead_restriction" not in ruling.outcome
    assert ruling.outcome["equity"] is True


def test_a_comparable_double_is_allowed_since_2007_only():
    assert "X" in refused("2017", "X", comparable="subset").outcome["stands"][0]
    assert "X" in refused("2007", "X", same_or_more_precise="yes").outcome["stands"][0]
    for code in ("1987", "1997"):
        outcome = refused(code, "X", final_call="3C", suits_withdrawn="open").outcome
        assert outcome["cancelled"] == ("S 2C", "S X")
        assert outcome["stands"] == ("S 3C",)
        assert outcome["partner_pass"] == "throughout"


def test_a_double_that_was_never_legal_is_cancelled_without_asking_what_it_means():
    given = {"auction": "1H P 1D", "since": "nothing", "lho_accepts": "no", "replacement": "X"}
    pending = rule("2017", **given)
    assert pending.outcome["cancelled"] == ("S X",)


@pytest.mark.parametrize("code", CODES)
def test_after_an_attempted_double_partner_is_barred_before_the_next_call_is_known(code):
    given = {"auction": "1H P 1D", "since": "nothing", "lho_accepts": "no", "replacement": "X"}
    pending = rule(code, **given)
    assert pending.outcome["partner_pass"] == "throughout"
    assert (pending.outcome["turn"], pending.outcome["lowest_bid"]) == ("S", "1S")
    assert "stands" not in pending.outcome
    assert "final_call" in [question.key for question in pending.refine]
    settled = rule(code, final_call="1NT", suits_shown="none", suits_withdrawn="no_suit", **given)
    assert settled.outcome["stands"] == ("S 1NT",)


@pytest.mark.parametrize("code", CODES)
def test_once_not_accepted_it_is_the_offenders_turn_again(code):
    outcome = refused(code, "not_yet").outcome
    assert (outcome["turn"], outcome["lowest_bid"], outcome["continues"]) == ("S", "2H", "auction")


def test_a_second_insufficient_bid_bars_partner_even_if_the_cheapest_follows():
    outcome = refused("2017", "1S", lho_accepts_second="no", final_call="3C", suits_shown="C").outcome
    assert outcome["partner_pass"] == "throughout"
    assert outcome["cancelled"] == ("S 2C", "S 1S")
    assert "equity" not in outcome


def test_a_second_insufficient_bid_may_be_accepted():
    ruling = refused("2017", "1S", lho_accepts_second="yes", comparable="no", suits_shown="S")
    assert ruling.outcome["stands"] == ("S 1S",)
    assert ruling.outcome["lowest_bid"] == "1NT"
    assert "partner_pass" not in ruling.outcome
    assert refused("2017", "1S", lho_accepts_second="not_yet").outcome["may_accept"] == ("W",)


def test_1987_looks_at_the_insufficient_bid_1997_at_both_2007_at_both():
    start = {"since": "nothing", "lho_accepts": "no", "replacement": "3C"}
    assert next_question("1987", **start) == "not_conventional"
    assert next_question("1997", **start) == "neither_conventional"
    assert next_question("2007", **start) == "neither_artificial"
    assert next_question("2017", **start) == "specifies_same"


@pytest.mark.parametrize("code", ("1987", "1997"))
def test_until_1997_any_other_bid_bars_partner_whatever_it_means(code):
    outcome = refused(code, "2S", suits_withdrawn="no_suit").outcome
    assert outcome["partner_pass"] == "throughout"


@pytest.mark.parametrize("code", ("1987", "1997"))
def test_until_1997_the_cheapest_natural_bid_is_free_but_for_damage(code):
    key = "not_conventional" if code == "1987" else "neither_conventional"
    ruling = refused(code, "3C", **{key: "yes"})
    assert ruling.outcome["equity"] is True and "27B1(b)" in ruling.clauses()
    assert refused(code, "3C", suits_withdrawn="open", **{key: "no"}).outcome["partner_pass"] == "throughout"


def test_since_2007_a_replacement_made_too_soon_is_the_replacement():
    ruling = rule("2017", since="replaced", early_call="3C", lho_accepts="no", specifies_same="yes", lowest_such="yes")
    assert ruling.outcome["stands"] == ("S 3C",) and "27C" in ruling.clauses()


def test_until_1997_it_is_cancelled_and_he_chooses_anew():
    given = {"since": "replaced", "early_call": "2S", "lho_accepts": "no"}
    assert next_question("1997", **given) == "replacement"
    outcome = rule("1997", replacement="3C", neither_conventional="yes", suits_withdrawn="S", **given).outcome
    assert outcome["cancelled"] == ("S 2C", "S 2S")
    assert outcome["lead_restriction"]["suits"] == ("S",)


@pytest.mark.parametrize("code", CODES)
def test_the_first_bid_may_still_be_accepted_after_a_replacement_made_too_soon(code):
    outcome = rule(code, since="replaced", early_call="3C", lho_accepts="yes").outcome
    assert outcome["stands"] == ("S 2C",)
    assert outcome["cancelled"] == ("S 3C",)
    assert outcome["lowest_bid"] == "2D"


def test_since_june_2017_one_suit_may_be_forbidden_but_none_that_was_shown():
    outcome = refused("2017", "2H", specifies_same="no", comparable="no", suits_shown="H").outcome
    assert outcome["lead_restriction"] == {
        "kind": "forbid_one", "player": "N", "suits_exempt": ("H",), "duration": "while_on_lead", "certain": False,
    }  # fmt: skip


@pytest.mark.parametrize("code", ("1987", "1997", "2007"))
def test_earlier_codes_let_declarer_require_or_forbid_the_suit_of_the_withdrawn_bid(code):
    free = {"same_or_more_precise": "no"} if code == "2007" else {}
    shown = {"kind": "require_or_forbid", "player": "N", "suits": ("C",), "duration": "while_on_lead", "certain": False}
    assert refused(code, "2H", suits_withdrawn="C", **free).outcome["lead_restriction"] == shown
    assert "lead_restriction" not in refused(code, "2H", suits_withdrawn="all_shown", **free).outcome
    any_suit = refused(code, "2H", suits_withdrawn="no_suit", **free).outcome["lead_restriction"]
    assert (any_suit["kind"], any_suit["suits_exempt"]) == ("forbid_one", ())


def test_later_calls_tell_whether_the_restriction_comes_to_be_used():
    barred = {"specifies_same": "no", "comparable": "no"}
    declares = refused("2017", "3H", later="P P P", **barred).outcome
    assert (declares["contract"], declares["declarer"]) == ("3H", "N")
    assert "lead_restriction" not in declares
    defends = refused("2017", "3H", later="4D P P P", suits_shown="none", **barred).outcome
    assert (defends["contract"], defends["declarer"]) == ("4D", "E")
    assert "certain" not in defends["lead_restriction"]


def test_a_pass_in_its_place_may_end_the_auction():
    given = {"auction": "1S P P 1H", "since": "nothing", "lho_accepts": "no", "replacement": "P"}
    outcome = rule("2017", comparable="no", **given).outcome
    assert (outcome["contract"], outcome["declarer"], outcome["continues"], outcome["turn"]) == ("1S", "N", "play", "E")
    assert outcome["lead_restriction"]["suits_exempt"] == ()  # he has only passed


def test_a_barred_partner_who_bids_later_is_refused():
    with pytest.raises(Malformed, match="N may not call 4H"):
        refused("2017", "3H", specifies_same="no", comparable="no", later="P 4H")


def test_information_from_the_withdrawn_bid_by_code():
    barred = {"specifies_same": "no", "comparable": "no", "suits_shown": "open"}
    assert refused("2017", "2H", **barred).outcome["ui"] == ("N", "S")
    older = {"suits_withdrawn": "open"}
    assert refused("2007", "2H", same_or_more_precise="no", **older).outcome["ui"] == ("N", "S")
    assert refused("1997", "2H", **older).outcome["ui"] == ("N", "S")
    assert "ui" not in refused("1987", "2H", **older).outcome


def test_the_enforced_pass_is_looked_at_under_another_number_in_each_code():
    older = {"suits_withdrawn": "open"}
    assert "23A" in refused("1987", "2H", **older).clauses()
    assert "23" in refused("1997", "2H", **older).clauses()
    assert "23" in refused("2007", "2H", same_or_more_precise="no", **older).clauses()
    assert "72C" in refused("2017", "2H", specifies_same="no", comparable="no", suits_shown="open").clauses()


@pytest.mark.parametrize("code, clause", [("1987", "27C"), ("1997", "27C"), ("2007", "27A2"), ("2017", "27A2")])
def test_out_of_rotation_it_is_another_laws_matter(code, clause):
    ruling = rule(code, offender="W")
    assert {clause, "29A", "31"} <= set(ruling.clauses()) and ruling.outcome["may_accept"] == ("N",)
    assert [line.key for line in ruling.script] == [
        "say_bid_out_of_rotation",
        "option_call_over_it",
        "say_out_of_rotation_is_ruled",
    ]


@pytest.mark.parametrize(
    "code, given, ask",
    [
        ("2017", {"replacement": "2H", "specifies_same": "no", "comparable": "no"}, "comparable"),
        ("2017", {"replacement": "X", "comparable": "no"}, "comparable"),
        ("2017", {"replacement": "2C", "lho_accepts_second": "yes", "comparable": "no"}, "comparable"),
        ("2007", {"replacement": "2H", "same_or_more_precise": "no"}, "meaning"),
        ("2007", {"replacement": "X", "same_or_more_precise": "no"}, "meaning"),
    ],
)
def test_a_finding_against_the_offender_is_a_judgement_like_one_for_him(code, given, ask):
    call = given.pop("replacement")
    auction = "1H 2D 1S" if call == "2C" else "1H 2D 2C"
    ruling = refused(code, call, auction=auction, suits_shown="open", suits_withdrawn="open", **given)
    clause = "23A" if code == "2017" else "27B1(b)"
    assert (ask, clause) in [(item.ask, item.clause) for item in ruling.judgement]


def test_a_sufficient_bid_is_no_irregularity():
    outcome = rule("2017", auction="1H 2D 2H").outcome
    assert (outcome["irregularity"], outcome["turn"], outcome["lowest_bid"]) == (False, "W", "2S")


def test_an_earlier_insufficient_bid_that_was_called_over_counts():
    outcome = rule("2017", auction="2H 2D P 2C", since="nothing", lho_accepts="yes").outcome
    assert (outcome["stands"], outcome["lowest_bid"]) == (("W 2C",), "2D")


def test_damage_by_the_bid_binds_the_director_of_1987_and_leaves_him_free_in_1997():
    for code, key in (("1987", "not_conventional"), ("1997", "neither_conventional")):
        told = [(item.clause, item.key) for item in refused(code, "3C", **{key: "yes"}).consequences]
        assert ("27B1(b)", "look_again_" + code) in told
