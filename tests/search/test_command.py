"""`kodeks search`, as it is called."""

import json

import fastjsonschema
import pytest

from kodeks.cli.main import main
from kodeks.corpus.places import DOCS


def call(capfd, *arguments):
    """(exit code, lines of standard output, standard error)"""
    try:
        code = main(["search", *arguments])
    except SystemExit as end:
        code = end.code
    out, err = capfd.readouterr()
    return code, out.split("\n")[:-1], err


@pytest.mark.parametrize(
    "arguments", (("64а1",), ("45C4", "--lang", "en"), ("фальшренонс",), ("how many tricks for a revoke",))
)
def test_every_answer_keeps_to_its_schema(capfd, arguments):
    validate = fastjsonschema.compile(json.loads((DOCS / "schemas" / "search.json").read_text(encoding="utf-8")))
    code, lines, err = call(capfd, *arguments, "--json")
    assert (code, err) == (0, "") and lines
    for line in lines:
        validate(json.loads(line))


def test_the_alphabet_of_the_query_tells_the_language(capfd):
    _, (russian, *_), _ = call(capfd, "заявок", "--json")
    _, (english, *_), _ = call(capfd, "revokes", "--json")
    assert (json.loads(russian)["lang"], json.loads(english)["lang"]) == ("ru", "en")


def test_a_clause_is_told_with_titles_and_address(capfd):
    code, lines, _ = call(capfd, "64A1", "--limit", "1")
    assert code == 0
    assert lines[0].startswith("64A1 (2017) ") and lines[1] == "    en/2017/64/#64A1"


def test_nothing_found_is_a_failure_that_says_so(capfd):
    assert call(capfd, "qqqqxx") == (1, [], "kodeks search: nothing found for 'qqqqxx'\n")


@pytest.mark.parametrize("arguments", ((), ("64", "--limit", "0"), ("64", "--lang", "fr")))
def test_a_wrong_call_ends_with_2(capfd, arguments):
    code, lines, err = call(capfd, *arguments)
    assert (code, lines) == (2, []) and "usage: kodeks search" in err
