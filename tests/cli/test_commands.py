"""The subcommands that tell what texts hold, as they are called."""

import json

import fastjsonschema
import pytest

from kodeks.cli.clauses import clause_record
from kodeks.cli.ledger import entry_record
from kodeks.cli.main import main
from kodeks.corpus.ledger import Span, entry
from kodeks.corpus.model import clause
from kodeks.corpus.places import DOCS
from kodeks.corpus.texts import find_text


def call(capfd, *arguments):
    """(exit code, lines of standard output, standard error)"""
    try:
        code = main(list(arguments))
    except SystemExit as end:
        code = end.code
    out, err = capfd.readouterr()
    return code, out.split("\n")[:-1], err


def records(capfd, *arguments):
    code, lines, err = call(capfd, *arguments, "--json")
    assert (code, err) == (0, "")
    return [json.loads(line) for line in lines]


WRONG_CALLS = (
    (),
    ("no-such",),
    ("clauses", "--nothing"),
    ("references", "--string", "x"),
    ("references", "--string", "x", "--code", "2017", "--lang", "en", "--text", "2017"),
    ("references", "--text", "2017", "--at", "64"),
)


@pytest.mark.parametrize("call_of", WRONG_CALLS)
def test_a_wrong_call_ends_with_2_and_says_why(capfd, call_of):
    code, lines, err = call(capfd, *call_of)
    assert (code, lines) == (2, [])
    assert "usage: kodeks" in err


def test_a_failure_ends_with_1_and_says_what_to_do(capfd):
    code, lines, err = call(capfd, "clauses", "--text", "1875")
    assert (code, lines) == (1, [])
    assert "there is no text '1875'; texts: 2017" in err


@pytest.mark.parametrize(
    "options, fault",
    (
        (("--code", "1975", "--lang", "ru"), "there is no code '1975'; codes: 1987, 1997, 2007, 2017"),
        (("--code", "1997", "--lang", "fr"), "references are not known in 'fr'"),
        (("--code", "1997", "--lang", "ru", "--at", "64А"), "'64А' is not a clause"),
    ),
)
def test_references_of_a_string_need_a_code_a_language_and_a_place_that_exist(capfd, options, fault):
    code, lines, err = call(capfd, "references", "--string", "Правило 64", *options)
    assert (code, lines) == (1, []) and fault in err


def test_texts_names_the_digest(capfd):
    found = {record["id"]: record for record in records(capfd, "texts")}
    assert found["2017"]["languages"] == ["en", "ru"]
    assert found["2017"]["clauses"]["en"] == found["2017"]["clauses"]["ru"] > 100


def test_clauses_come_in_order_without_footnotes(capfd):
    ids = [record["id"] for record in records(capfd, "clauses", "--text", "2017", "--lang", "ru")]
    assert [name for name in ids if name.startswith("64")][:5] == ["64", "64A", "64A1", "64A2", "64B"]
    assert "64.fn1" not in ids


def test_all_adds_footnotes(capfd):
    ids = [record["id"] for record in records(capfd, "clauses", "--text", "2017", "--all")]
    assert "64.fn1" in ids


@pytest.mark.parametrize("name", ("27B1a", "27.B.1.a", "27B1(a)"))
def test_any_spelling_asks_for_a_clause(capfd, name):
    assert [record["id"] for record in records(capfd, "clauses", "--text", "2017", name)] == ["27B1(a)"]


def test_a_clause_that_is_not_there_is_a_failure(capfd):
    code, lines, err = call(capfd, "clauses", "--text", "2017", "93Z")
    assert (code, lines) == (1, []) and "93Z: not in 2017" in err


def test_json_does_not_escape_russian(capfd):
    _, lines, _ = call(capfd, "clauses", "--text", "2017", "--lang", "ru", "--json", "64")
    assert "\\u0" not in lines[0] and any("а" <= letter <= "я" for letter in lines[0])


def test_references_of_a_string(capfd):
    found = records(capfd, "references", "--string", "смотрите Правила 47С, D и Е", "--lang", "ru", "--code", "1987")
    assert [record["targets"] for record in found] == [["47C", "47D", "47E"]]
    assert found[0]["printed"] == "Правила 47С, D и Е"
    assert found[0]["state"] == "resolved"


def test_an_unresolved_reference_names_the_nearest_clause(capfd):
    found = records(capfd, "references", "--string", "see Law 63A7", "--lang", "en", "--code", "2017")
    assert found[0]["state"] == "unresolved"
    assert found[0]["unresolved"] == [{"id": "63A7", "nearest": "63A"}]


def test_references_of_a_text_have_their_place(capfd):
    found = records(capfd, "references", "--text", "2017", "--lang", "en")
    assert {"text": "2017", "lang": "en", "id": "63B", "segment": 1}.items() <= next(
        record for record in found if record["targets"] == ["62D"]
    ).items()


def test_check_finds_no_fault(capfd):
    code, lines, _ = call(capfd, "check")
    assert (code, [line for line in lines if not line.endswith("no faults")]) == (0, [])


def test_every_record_keeps_to_its_schema(capfd):
    for command, arguments in (
        ("texts", ()),
        ("clauses", ("--all",)),
        ("references", ("--all",)),
        ("references", ("--string", "Law 63A7, the 1997 Laws", "--lang", "en", "--code", "2017", "--all")),
    ):
        schema = json.loads((DOCS / "schemas" / f"{command}.json").read_text(encoding="utf-8"))
        validate = fastjsonschema.compile(schema)
        found = records(capfd, command, *arguments)
        assert found
        for record in found:
            validate(record)


def schema(name):
    return fastjsonschema.compile(json.loads((DOCS / "schemas" / f"{name}.json").read_text(encoding="utf-8")))


def test_a_ledger_keeps_to_its_schema():
    validate = schema("ledger")
    validate(json.loads(json.dumps(entry_record(entry("a.txt", 0, 4, 1, "page", "a footer", "- 45")))))
    changed = json.loads(json.dumps(entry_record(entry("a.txt", 9, 9, 2, "blank", "glued", "", "27B1(a)", " "))))
    assert changed["into"] == " "
    validate(changed)


def test_a_clause_tells_where_it_was_read():
    span = Span("2017", "en", "64A", 1, "a.txt", ((0, 3), (5, 9)), (1, 2))
    record = clause_record(clause("64A", "words", gaps=[(5, "cut")]), find_text("2017"), "en", {("en", "64A", 1): span})
    assert (record["file"], record["spans"], record["lines"]) == ("a.txt", [[0, 3], [5, 9]], [1, 2])
    schema("clauses")(record)
