"""`kodeks rule`: lists, asks, rules, refuses."""

import json

import fastjsonschema
import pytest

from kodeks.cli.main import main
from kodeks.corpus.places import DOCS
from kodeks.rulings.procedures import PROCEDURES

START = ["rule", "insufficient_bid"]
CALLED = ["--auction", "N 1H, E 1C", "--answer", "since=lho_called", "--answer", "lho_call=P"]
GIVEN = ["--answer", "since=nothing", "--answer", "lho_accepts=no"]


def run(capfd, *arguments):
    """(exit code, lines, errors) of one call."""
    code = main(list(arguments))
    printed = capfd.readouterr()
    return code, printed.out.splitlines(), printed.err


def test_without_a_name_it_lists_the_procedures(capfd):
    code, lines, _ = run(capfd, "rule", "--json", "--lang", "ru")
    listed = [json.loads(line) for line in lines]
    assert code == 0
    assert [one["name"] for one in listed] == [procedure.name for procedure in PROCEDURES]
    (found,) = [one for one in listed if one["name"] == "insufficient_bid"]
    assert {"title": "Недостаточное назначение", "laws": ["27"]}.items() <= found.items()
    assert found["codes"] == ["1987", "1997", "2007", "2017"]


def test_with_answers_missing_it_gives_the_next_question(capfd):
    code, (line,), _ = run(capfd, *START, "--auction", "N 1♥, E 2♦, S 2♣", "--answer", "since=nothing", "--json")
    question = json.loads(line)
    assert code == 0
    assert (question["question"], question["clause"], question["form"]) == ("lho_accepts", "27A1", "choice")
    assert [option["value"] for option in question["options"]] == ["yes", "no", "not_yet"]
    assert question["text"] == "Does West accept 2♣?"


def test_with_all_given_it_rules(capfd):
    given = [*GIVEN, "--answer", "replacement=3ч", "--answer", "specifies_same=no", "--answer", "comparable=no"]
    given += ["--answer", "suits_shown=H"]
    code, (line,), errors = run(capfd, *START, "--dealer", "север", "--auction", "1H-2D-2C", *given, "--json")
    ruling = json.loads(line)
    assert (code, errors) == (0, "")
    assert ruling["outcome"]["partner_pass"] == "throughout"
    assert ruling["outcome"]["stands"] == ["S 3H"]
    assert {"clause", "key", "text"} <= set(ruling["consequences"][0])
    assert ruling["table_script"][-1]["text"] == "West, it is your turn to call."
    assert [item["ask"] for item in ruling["judgement"]] == ["comparable", "could_have_known"]


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["rule", "revolt"], "'revolt' is not a procedure; nearest: revoke"),
        ([*START, "--answer", "dealer"], "'dealer' is not KEY=VALUE"),
        ([*START, "--answer", "dealer=Q"], "'Q' is not a seat; seats are N E S W"),
        ([*START, "--auction", "1H 2D 2C"], "names no seats; say who dealt: --dealer N"),
        ([*START, "--auction", "N 1H, E 9D"], "'9D' is not a call"),
        ([*START, "--auction", "N 1H, E X"], "must end with the bid in question"),
        ([*START, "--auction", "N 1H, E 1C", "--answer", "since=maybe"], "answers are: nothing lho_called"),
        ([*START, "--auction", "N 1H, E 1C", "--answer", "offender=Q"], "The offender must be one of N, E, S, W."),
        ([*START, *CALLED, "--answer", "later=1C"], "Later calls: West may not call 1♣ there."),
    ],
)
def test_a_wrong_call_ends_with_2_and_says_what_is_wrong(capfd, arguments, told):
    code, lines, errors = run(capfd, *arguments)
    assert (code, lines) == (2, [])
    assert errors.startswith("kodeks rule: ") and told in errors


def test_an_answer_that_was_not_used_is_named(capfd):
    code, _, errors = run(capfd, *START, "--auction", "N 1H, E 2C", "--answer", "lho_call=P")
    assert (code, errors) == (0, "kodeks rule: 'lho_call' was not used\n")


def test_a_ruling_in_lines_names_the_clause_of_each(capfd):
    _, lines, _ = run(capfd, *START, "--auction", "N 1H, E 2C", "--lang", "ru")
    assert lines[0].startswith("[18C] 2♣ после 1♥ — ")
    assert "Сказать за столом:" in lines


def test_the_list_of_questions_holds_every_key_and_every_optional_fact(capfd):
    _, lines, _ = run(capfd, *START, "--questions", "--json")
    records = [json.loads(line) for line in lines]
    asked = {record["question"] for record in records if "question" in record}
    assert {"dealer", "auction", "since", "replacement", "comparable"} <= asked
    assert {"suits_shown", "suits_withdrawn", "last_call"} <= asked
    assert {record["fact"] for record in records if "fact" in record} == {"offender", "intended", "later"}
    assert all(record["options"] and record["codes"] for record in records if "question" in record)


def test_the_interview_takes_numbers_goes_back_and_says_what_it_refuses(capfd, monkeypatch):
    typed = iter(["1", "1H 9D", "1H 2D 2C", "9", "nothing", "b", "1", "3", ""])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    code, lines, _ = run(capfd, *START)
    told = "\n".join(lines)
    assert code == 0
    assert "! '9D' is not a call" in told
    assert "! '9' does not answer since" in told
    assert told.count("South bid 2♣ over 2♦. What has been called since?") == 3
    assert "West, please decide yourself, without asking your partner: do you accept the bid?" in told


def test_whatever_is_printed_as_json_keeps_to_its_schema(capfd):
    validate = fastjsonschema.compile(json.loads((DOCS / "schemas" / "rule.json").read_text("utf-8")))
    auction = ["--auction", "N 1H, E 2D, S 2C"]
    older = [
        "--code",
        "1997",
        "--answer",
        "lho_accepts=yes",
        "--answer",
        "since=nothing",
        "--against",
        "2017",
        "--against",
        "2007",
    ]
    calls = (["rule"], START, [*START, *auction, *GIVEN], [*START, "--auction", "N 1H, E 2D"], [*START, "--questions"])
    calls += ([*START, *auction, *older],)
    for arguments in calls:
        _, lines, _ = run(capfd, *arguments, "--json")
        assert lines
        for line in lines:
            validate(json.loads(line))


@pytest.mark.parametrize(
    "lang, told", [("en", "2017 rules otherwise than 1997."), ("ru", "По кодексу 2017 решение другое, чем по кодексу 1997.")]
)
def test_an_older_code_is_compared_with_the_one_in_force(capfd, lang, told):
    answers = [*GIVEN, "--answer", "replacement=2H", "--answer", "suits_withdrawn=open", "--answer", "specifies_same=yes"]
    asked = [*START, "--dealer", "N", "--auction", "1H 2D 2C", *answers, "--lang", lang, "--code", "1997"]
    _, lines, _ = run(capfd, *asked)
    at = lines.index(told)
    assert lines[at + 1].startswith("1997: ") and lines[at + 1].endswith("[27B2]")
    assert lines[at + 2].startswith("2017: ") and lines[at + 2].endswith("[27B1(a)]")
    _, (line,), _ = run(capfd, *asked, "--json", "--against", "2017", "--against", "2007", "--against", "1987")
    assert [one["code"] for one in json.loads(line)["differences"]] == ["2017", "2007", "1987"]


@pytest.mark.parametrize(
    "arguments, irregularity, given",
    [
        (["--auction", "N 1S, E 1H"], "insufficient", {"dealer": "N", "auction": "1S 1H"}),
        (["--dealer", "N", "--auction", "1S 1H"], "insufficient", {"dealer": "N", "auction": "1S 1H"}),
        (["--auction", "N 1S, S 2H"], "out_of_rotation", {"dealer": "N", "auction": "1S 2H", "offender": "S"}),
        (["--auction", "N 1S, E 2H", "--by", "W"], "out_of_rotation", {"dealer": "N", "auction": "1S 2H", "offender": "W"}),
        (["--auction", "N 7S, E 8C"], "over_seven", {"dealer": "N", "auction": "7S", "bid": "8C"}),
        (["--trick", "HK", "--declarer", "S", "--by", "E"], "opening_lead_out_of_turn", {"offender": "E", "card": "HK"}),
    ],
)
def test_without_a_name_it_says_what_the_last_call_or_card_was(capfd, arguments, irregularity, given):
    code, (line,), errors = run(capfd, "rule", *arguments, "--json")
    found = json.loads(line)
    fastjsonschema.compile(json.loads((DOCS / "schemas" / "rule.json").read_text("utf-8")))(found)
    assert (code, errors, found["irregularity"]) == (0, "", irregularity)
    assert given.items() <= found["given"].items() and found["procedure"]


def test_in_lines_it_names_the_command_that_rules_on_it(capfd):
    trick = ["--trick", "H4 H2 D3", "--declarer", "S", "--leader", "W"]
    _, lines, _ = run(capfd, "rule", *trick, "--lang", "ru")
    assert lines[1].endswith("Была ли у Востока масть хода (червы)?")
    _, lines, _ = run(capfd, "rule", *trick, "--answer", "could_follow=yes")
    assert lines[0] == "East held hearts and played the ♦3: a failure to follow suit."
    assert lines[1].startswith("kodeks rule revoke --answer 'declarer=S'")
