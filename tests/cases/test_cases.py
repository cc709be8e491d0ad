"""Every real case, ruled from answers that were written blind, in both runtimes (README.md)."""

import json
from collections import namedtuple
from functools import cache
from itertools import product
from pathlib import Path

import pytest
import yaml

from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.words.files import read_bundle
from tests.cases.comparer import disagreements, variants
from tests.cases.vocabulary import faults_of_outcome
from tests.micropython.runner import answer_all

HERE = Path(__file__).parent
BUNDLE = json.dumps(read_bundle(DOCS), ensure_ascii=False)
CASES = {case["id"]: case for case in yaml.safe_load((HERE / "cases.yaml").read_text("utf-8"))}
ENTRIES = [entry for path in sorted(HERE.glob("answers/*.yaml")) for entry in yaml.safe_load(path.read_text("utf-8"))]
browser.load(BUNDLE)


class Expected(namedtuple("Expected", ("case", "variant", "outcome"))):
    """One ruling of a case: its variant (0 if it has none) and what is expected of it."""

    __slots__ = ()

    def __str__(self):
        return self.case + (f".{self.variant}" if self.variant else "")


ARGUED = {entry["case"]: entry for entry in yaml.safe_load((HERE / "argued.yaml").read_text("utf-8"))}


def in_scope(case):
    """True of the cases that must come out as expected: all that are settled, but for those argued in argued.yaml."""
    return case["certainty"] == "settled" and "not_expressible" not in case["expect"] and case["id"] not in ARGUED


EXPECTED = [Expected(case["id"], *one) for case in CASES.values() if in_scope(case) for one in variants(case)]
EACH = pytest.mark.parametrize("expected", EXPECTED, ids=str)


def entry_for(expected):
    """The answers to one ruling of a case; a failure if nobody has written them."""
    found = [entry for entry in ENTRIES if entry["case"] == expected.case and entry.get("variant", 0) == expected.variant]
    assert len(found) == 1, f"{expected} has {len(found)} entries in tests/cases/answers; write one (README.md)"
    return found[0]


def request(entry, left_open=()):
    """The request that an entry makes, with one choice of what its facts leave open."""
    code = str(entry.get("code", CASES[entry["case"]]["edition"]))
    given = {**entry["given"], **entry.get("ordinary", {}), **dict(left_open)}
    given = {key: str(value) for key, value in given.items()}
    return json.dumps({"procedure": entry["procedure"], "code": code, "lang": "en", "given": given}, sort_keys=True)


def requests(entry):
    """One request for each way to choose what the facts leave open."""
    choices = entry.get("open", {})
    return [request(entry, zip(choices, chosen)) for chosen in product(*choices.values())]


@cache
def in_micropython():
    """MicroPython's responses to all entries, by request."""
    every = sorted({one for entry in ENTRIES for one in requests(entry)})
    return dict(zip(every, answer_all(every, BUNDLE)))


@cache
def known_keys(name):
    """Every key that a procedure has words for, as a question or as a fact, less the number of a further revoke."""
    words = json.loads(BUNDLE)["words"]["en"]
    told = (words[part].get(kind, {}) for part in ("common", name) for kind in ("questions", "facts"))
    return frozenset(unnumbered(key) for keys in told for key in keys)


def unnumbered(key):
    """The key without the number of a further revoke: "won_2" or "won_n" → "won"."""
    stem, _, number = key.rpartition("_")
    return stem if number in tuple("n23456789") else key


@EACH
def test_a_case_comes_out_as_expected(expected):
    entry = entry_for(expected)
    for one in requests(entry):
        response = json.loads(browser.answer(one))
        assert response["error"] is None, f"{expected}: {response['error']}"
        assert response["ruling"], f"{expected} still asks: {response['question']['key']}: {response['question']['text']}"
        strange = {unnumbered(key) for key in response["unused"]} - known_keys(entry["procedure"])
        assert not strange, f"{expected}: the procedure never asks for {strange}"
        ruling = response["ruling"]
        assert list(faults_of_outcome(ruling["outcome"])) == []
        assert disagreements(expected.outcome, ruling["outcome"], ruling["judgement"]) == [], f"{expected} from {one}"


@EACH
def test_micropython_rules_the_same(expected):
    for one in requests(entry_for(expected)):
        assert in_micropython()[one] == browser.answer(one)


@EACH
def test_what_is_taken_as_ordinary_is_what_the_question_calls_so(expected):
    entry = entry_for(expected)
    taken = {key: str(value) for key, value in entry.get("ordinary", {}).items()}
    asked = json.loads(browser.answer(requests(entry)[0]))["trail"]
    assert taken == {one["key"]: one["ordinary"] for one in asked if one["key"] in taken}


def test_a_case_that_is_left_out_is_argued_with_its_clause():
    clauses = {code: set(read_code(code).ids) for code in codes()}
    for name, entry in ARGUED.items():
        assert entry["why"].strip() and entry["clauses"], name
        assert set(entry["clauses"]) <= clauses[str(CASES[name]["edition"])], name


def test_every_entry_is_for_a_ruling_of_a_case():
    rulings = {(case["id"], number) for case in CASES.values() for number, _ in variants(case)}
    assert [entry for entry in ENTRIES if (entry["case"], entry.get("variant", 0)) not in rulings] == []


def test_answers_are_written_as_text():
    written = [(entry["case"], {**entry["given"], **entry.get("ordinary", {})}) for entry in ENTRIES]
    wrong = [(case, key) for case, answers in written for key, value in answers.items() if isinstance(value, bool)]
    assert wrong == [], "write yes and no in quotation marks"
