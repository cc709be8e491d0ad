"""The same facts under another code: the difference is named with the clause of each, found in the rulings themselves."""

import json
import tomllib

import pytest

from kodeks.corpus.places import DOCS
from kodeks.rulings import browser, compare
from tests.micropython.runner import answer_all
from tests.rulings.walks import BUNDLE

OPEN = {"suits_shown": "open", "suits_withdrawn": "open"}
SOUTH_27 = {"dealer": "N", "auction": "1H 2D 2C", "since": "nothing", "lho_accepts": "no", **OPEN}
PASS_30 = {"dealer": "N", "auction": "P", "offender": "S", "since": "right_player_called", "calls_between": "P 1H", **OPEN}
PASS_30.update(
    {
        "lho_accepts": "no",
        "right_call": "P",
        "lho_call": "P",
        "artificial_pass": "no",
        "has_replaced": "yes",
        "replacement": "2D",
    }
)
SOUTH_31 = {"dealer": "W", "auction": "1S P 2C", "offender": "S", "since": "nothing", "lho_accepts": "no", **OPEN}
SOUTH_31.update({"right_call": "2H", "replacement": "3C", "comparable": "same_meaning"})
SOUTH_25 = {"dealer": "N", "auction": "1D 6S 7C", "second_call": "7D", "second_made": "yes", "before_change": "nothing"}
SOUTH_25.update(
    {"meant": "first", "since_change": "nothing", "lho_accepts": "no", "final_call": "7C", "could_have_known": "no"}
)
EAST_62 = {
    "declarer": "S",
    "offender": "E",
    "failed_to": "follow_suit",
    "leader": "N",
    "trick": "H4 S2 H9 HK",
    "card_from": "hand",
}
EAST_62.update({"twelfth_trick": "no", "side_has_since": "nothing", "partner_asked": "no", "lho_changes": "no"})
NORTH_62 = {
    "declarer": "S",
    "offender": "N",
    "failed_to": "follow_suit",
    "leader": "W",
    "trick": "SA D2",
    "card_from": "hand",
}
NORTH_62.update({"twelfth_trick": "no", "side_has_since": "nothing"})
WEST_64 = {"declarer": "S", "offender": "W", "failed_to": "follow_suit", "twelfth_trick": "no", "attention_drawn": "in_time"}
WEST_64.update({"side_has_since": "played_on", "won": "partner", "won_later": "yes", "card_won_later": "yes"})
AVERAGES = {"ground": "cannot_play", "scoring": "matchpoints", "whose": "both_sides", "fault_ns": "not_at_all"}
AVERAGES.update({"fault_ew": "directly", "others_ns": "64", "others_ew": "33"})
MANNER = {"player": "E", "source": "manner", "happened": "agreed", "stage": "auction", "undone": "no"}
HANDS = {"what": "one_over_one_under", "found": "play_over", "over": "E", "short": "W", "can_assign": "yes"}
TRICK_67 = {"declarer": "S", "offender": "E", "did": "played_none", "both_sides_played_on": "yes", "holds_suit_led": "yes"}
TRICK_67.update({"no_trick_because": "none", "side_won_from_then_on": "yes"})
LEAD = {"declarer": "S", "turn": "N", "offender": "E", "card": "CK", "thirteenth_trick": "yes"}

# Procedure, facts, the code ruled by and the other; the kind; what decides, by code and clause.
DIFFERENCES = (
    ("insufficient_bid", {**SOUTH_27, "replacement": "X", "comparable": "same_meaning", "final_call": "3C"}, "2017", "1997",
     "differs", ("2017 27B1(b)", "1997 27B3", "2017 23A")),
    ("insufficient_bid", {**SOUTH_27, "replacement": "2H", "specifies_same": "yes"}, "1997", "2017",
     "differs", ("1997 27B2", "2017 27B1(a)", "2017 27B1(a)")),
    ("insufficient_bid", {**SOUTH_27, "lho_accepts": "yes"}, "2017", "1997", "same", ()),
    ("change_of_call", {**SOUTH_25, "suits_shown": "D", "suits_withdrawn": "D"}, "2017", "1997",
     "differs", ("2017 25B2", "1997 25B2(b)(1)")),
    ("call_out_of_rotation", {**PASS_30, "comparable": "same_meaning"}, "2017", "2007",
     "differs", ("2017 30B1(a)", "2007 30A", "2017 23A")),
    ("call_out_of_rotation", {**SOUTH_31, "right_player_since": "yes", "calls_between": "2H"}, "2017", "1997",
     "differs", ("2017 31A2(a)", "1997 31A2(a)", "2017 23A")),
    ("revoke", EAST_62, "2017", "2007", "differs", ("2017 50E1", "2007 50E2")),
    ("revoke", NORTH_62, "2017", "1997", "same", ()),  # only the words differ
    ("revoke", WEST_64, "2017", "1997", "differs", ("2017 64A2", "1997 64A2", "1997 64A2")),
    ("adjusted_score", AVERAGES, "2017", "1997", "differs", ("2017 12C2(a)(i)", "1997 12C1")),
    ("unauthorized_information", MANNER, "2017", "1997", "detail", ("2017 16B1(a)", "1997 16A")),
    ("wrong_number_of_cards", HANDS, "2017", "2007", "detail", ("2017 12C1(b)", "2007 ")),
    ("defender_lead_out_of_turn", LEAD, "2017", "2007", "asks", ()),
    ("card_pointed_wrongly", {"side_has_played_on": "no"}, "2017", "1997", "unknown", ()),
)  # fmt: skip


def response(name, given, code, other, lang="en"):
    """What the door answers, as JSON."""
    asked = {"procedure": name, "code": code, "lang": lang, "given": given, "against": [other]}
    return browser.answer(json.dumps(asked))


def difference(*asked, **options):
    """The one difference that is asked for."""
    return json.loads(response(*asked, **options))["differences"][0]


@pytest.mark.parametrize("name, given, code, other, kind, decided", DIFFERENCES)
def test_what_decides_is_named_with_its_clause_in_each_code(name, given, code, other, kind, decided):
    found = difference(name, given, code, other)
    assert (found["kind"], tuple(f"{line['code']} {line['clause']}" for line in found["lines"])) == (kind, decided)


def test_it_is_said_in_a_sentence_a_code_from_the_rulings_themselves():
    _, given, code, other, _, _ = DIFFERENCES[1]
    english, russian = (difference("insufficient_bid", given, code, other, lang) for lang in ("en", "ru"))
    assert english["text"] == "2017 rules otherwise than 1997."
    assert [line["text"] for line in english["lines"][:2]] == [
        "2♥ replaces 2♣ and stands, but at a price. North must pass whenever it is his turn, to the end of the auction.",
        "2♥ stands, and the auction goes on as if nothing had happened. No restriction on leads.",
    ]
    assert russian["text"] == "По кодексу 2017 решение другое, чем по кодексу 1997."
    assert [line["clause"] for line in russian["lines"]] == [line["clause"] for line in english["lines"]]
    asked = russian["lines"][2]["text"]
    assert asked.startswith("Спрашивается только здесь: ") and asked.endswith("? Да.")


def test_each_code_is_told_in_its_own_words_and_a_term_alone_is_no_difference():
    given = {"agreed": "yes", "law_says": "prescribes"}
    assert difference("disputed_facts", given, "1997", "2017")["kind"] == "same"
    given = {"what": "innocent_side_acted", "forfeited": "yes", "gained": "no"}
    found = difference("without_the_director", given, "2017", "1997")
    assert found["here"][0]["clause"] == "11A" and found["there"] == []
    told = json.dumps(difference("defective_trick", TRICK_67, "1997", "2017")["lines"])
    assert "There is no penalty." in told


def test_what_the_older_words_rule_otherwise_is_a_difference():
    tables = [tomllib.loads(path.read_text("utf-8")) for path in (DOCS / "en" / "rulings").glob("*.toml")]
    parts = [table.get("older", {}).get(part, {}) for table in tables for part in ("consequences", "judgement")]
    older = {key for part in parts for key in part}
    assert set(compare.ANOTHER_RULE) <= older
    given = {"declarer": "S", "hand": "S", "turn": "N", "card": "S7", "told_by_opponent": "no", "since": "nothing"}
    given.update({"next_defender": "says_nothing", "other_defender": "says_nothing", "thirteenth_trick": "no"})
    found = difference("declarer_lead_out_of_turn", given, "2017", "1997")
    assert [line["clause"] for line in found["lines"][:2]] == ["55A", "55A"] and "does not say" in found["lines"][1]["text"]


def test_what_the_codes_only_put_otherwise_is_not_what_decides():
    given = {"declarer": "S", "claimer": "S", "act": "showed_cards", "gives_up": "none", "since_then": "doubted"}
    given.update({"trump_is_out": "no", "turns_on": "works_as_stated"})
    lines = difference("claim", given, "2017", "1997")["lines"]
    assert [line["clause"] for line in lines] == ["70B3", "70B2"]  # may have cards faced; all hands are faced


def test_of_the_same_ruling_the_clauses_of_both_codes_are_told():
    found = difference("insufficient_bid", DIFFERENCES[2][1], "2017", "1997")
    assert found["text"] == "1997 rules the same, by 18D, 27A; 2017 by 18D, 27A1."
    assert found["here"] == found["there"] == []


def test_a_question_that_the_facts_leave_open_is_asked_and_its_answer_decides():
    given = {**SOUTH_27, "replacement": "3C", "specifies_same": "yes", "lowest_such": "yes"}
    found = difference("insufficient_bid", given, "2017", "1997")
    assert found["kind"] == "asks"
    assert (found["question"]["key"], found["question"]["clause"]) == ("neither_conventional", "27B1")
    given["neither_conventional"] = "yes"
    assert difference("insufficient_bid", given, "2017", "1997")["kind"] in ("same", "detail")
    given["neither_conventional"] = "no"
    assert difference("insufficient_bid", given, "2017", "1997")["lines"][1]["clause"] == "27B2"


def test_an_answer_that_the_other_code_does_not_know_is_told_to_be_so():
    found = difference(
        "without_the_director", {"what": "spectator_spoke", "whose_spectator": "offending_sides"}, "1997", "2017"
    )
    assert (found["kind"], found["text"]) == ("asks", "2017 does not know the answer that was given to this.")
    assert "spectator_spoke" not in [option["value"] for option in found["question"]["options"]]


def test_what_may_stay_unknown_does_not_keep_the_codes_from_being_compared():
    given = {key: value for key, value in DIFFERENCES[1][1].items() if key not in OPEN}
    found = difference("insufficient_bid", given, "2017", "1997")
    assert (found["kind"], found["lines"][1]["clause"]) == ("differs", "27B2")
    assert found["question"]["key"] == "suits_withdrawn"


def test_all_that_only_one_side_says_is_told_once():
    given = {
        "declarer": "S",
        "offender": "W",
        "failed_to": "follow_suit",
        "twelfth_trick": "no",
        "side_has_since": "played_on",
    }
    given.update({"offender_2": "S", "on_trick_2": "same", "side_has_since_2": "claimed", "should_have_been_2": "from_hand"})
    for side in ("here", "there"):
        said = [sentence["text"] for sentence in difference("revoke", given, "2007", "1987")[side]]
        assert said and len(set(said)) == len(said)


def test_facts_that_cannot_be_under_the_other_code_are_refused_there_alone():
    given = {**DIFFERENCES[0][1], "later": "3C"}  # over the double it is legal; in 1997 South has bid 3♣ himself
    found = difference("insufficient_bid", given, "2017", "1997")
    assert (found["kind"], found["lines"][0]["text"]) == ("refused", "Later calls: West may not call 3♣ there.")


def test_both_runtimes_tell_the_same_difference():
    requests = [
        json.dumps({"procedure": name, "code": code, "lang": lang, "given": given, "against": ["1987", other]})
        for name, given, code, other, _, _ in DIFFERENCES
        for lang in ("en", "ru")
    ]
    assert answer_all(requests, BUNDLE) == [browser.answer(request) for request in requests]


def test_without_a_ruling_there_is_nothing_to_compare():
    assert "differences" not in json.loads(response("insufficient_bid", {"dealer": "N"}, "2017", "1997"))
