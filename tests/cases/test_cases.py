"""The cases on Laws 27 and 61 to 64, ruled from answers that were written blind, in both runtimes (README.md)."""

import json
from collections import namedtuple
from functools import cache
from pathlib import Path

import pytest
import yaml

from kodeks.cli.rule_questions import questions_of
from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.rulings.procedures import procedure
from kodeks.words.files import read_bundle
from tests.cases.comparer import disagreements, variants
from tests.cases.vocabulary import faults_of_outcome
from tests.micropython.runner import answer_all

HERE = Path(__file__).parent
TOPICS = ("27", "61", "62", "63", "64")
BUNDLE = json.dumps(read_bundle(DOCS), ensure_ascii=False)
CASES = {case["id"]: case for case in yaml.safe_load((HERE / "cases.yaml").read_text("utf-8"))}
ENTRIES = [entry for path in sorted(HERE.glob("answers/*.yaml")) for entry in yaml.safe_load(path.read_text("utf-8"))]
browser.load(BUNDLE)


class Expected(namedtuple("Expected", ("case", "variant", "outcome"))):
    """One ruling of a case: its variant (0 if it has none) and what is expected of it."""

    __slots__ = ()

    def __str__(self):
        return self.case + (f".{self.variant}" if self.variant else "")


def in_scope(case):
    """True of the cases that must come out as expected."""
    settled = case["kind"] == "mechanical" and case["certainty"] == "settled"
    return settled and case["topic"] in TOPICS and "not_expressible" not in case["expect"]


EXPECTED = [Expected(case["id"], *one) for case in CASES.values() if in_scope(case) for one in variants(case)]
EACH = pytest.mark.parametrize("expected", EXPECTED, ids=str)


def entry_for(expected):
    """The answers to one ruling of a case; a failure if nobody has written them."""
    found = [entry for entry in ENTRIES if entry["case"] == expected.case and entry.get("variant", 0) == expected.variant]
    assert len(found) == 1, f"{expected} has {len(found)} entries in tests/cases/answers; write one (README.md)"
    return found[0]


def request(entry):
    """The request that an entry makes."""
    code = str(entry.get("code", CASES[entry["case"]]["edition"]))
    given = {key: str(value) for key, value in entry["given"].items()}
    return json.dumps({"procedure": entry["procedure"], "code": code, "lang": "en", "given": given}, sort_keys=True)


@cache
def in_micropython():
    """MicroPython's responses to all entries, by request."""
    requests = sorted({request(entry) for entry in ENTRIES})
    return dict(zip(requests, answer_all(requests, BUNDLE)))


@cache
def known_keys(name):
    """Every key that a procedure asks for or uses."""
    known = procedure(name)
    return frozenset(question.key for question, _ in questions_of(known)) | set(known.optional)


@EACH
def test_a_case_comes_out_as_expected(expected):
    entry = entry_for(expected)
    response = json.loads(browser.answer(request(entry)))
    assert response["error"] is None, f"{expected}: {response['error']}"
    assert response["ruling"], f"{expected} still asks: {response['question']['key']}: {response['question']['text']}"
    assert set(response["unused"]) <= known_keys(entry["procedure"]), f"{expected}: keys that the procedure never asks for"
    ruling = response["ruling"]
    assert list(faults_of_outcome(ruling["outcome"])) == []
    assert disagreements(expected.outcome, ruling["outcome"], ruling["judgement"]) == [], f"{expected} from {entry['given']}"


@EACH
def test_micropython_rules_the_same(expected):
    one = request(entry_for(expected))
    assert in_micropython()[one] == browser.answer(one)


def test_every_entry_is_for_a_ruling_of_a_case():
    rulings = {(case["id"], number) for case in CASES.values() for number, _ in variants(case)}
    assert [entry for entry in ENTRIES if (entry["case"], entry.get("variant", 0)) not in rulings] == []


def test_answers_are_written_as_text():
    wrong = [(entry["case"], key) for entry in ENTRIES for key, value in entry["given"].items() if isinstance(value, bool)]
    assert wrong == [], "write yes and no in quotation marks"
