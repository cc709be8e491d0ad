"""Situations of our own, ruled from the laws before the procedures were asked: outcome, clauses, both runtimes."""

import json
from functools import cache
from pathlib import Path

import pytest
import yaml

from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.words.files import read_bundle
from tests.cases.comparer import disagreements
from tests.cases.vocabulary import faults_of_outcome
from tests.micropython.runner import answer_all

HERE = Path(__file__).parent
BUNDLE = json.dumps(read_bundle(DOCS), ensure_ascii=False)
CASES = {case["id"]: case for case in yaml.safe_load((HERE / "fresh.yaml").read_text("utf-8"))}
ANSWERS = {entry["case"]: entry for entry in yaml.safe_load((HERE / "fresh_answers.yaml").read_text("utf-8"))}
EACH = pytest.mark.parametrize("name", sorted(CASES))
browser.load(BUNDLE)


def request(name, lang="en"):
    """What the situation asks of its procedure."""
    entry = ANSWERS[name]
    code = str(CASES[name]["edition"])
    return json.dumps({"procedure": entry["procedure"], "code": code, "lang": lang, "given": entry["given"]}, sort_keys=True)


def ruling(name, lang="en"):
    """The ruling; a failure if something is still asked or was answered in vain."""
    response = json.loads(browser.answer(request(name, lang)))
    assert response["error"] is None and response["question"] is None and response["unused"] == {}
    return response["ruling"]


@cache
def in_micropython():
    every = [request(name, lang) for name in CASES for lang in ("en", "ru")]
    return dict(zip(every, answer_all(every, BUNDLE)))


def test_every_situation_has_its_answers():
    assert set(CASES) == set(ANSWERS) and len(CASES) >= 32


@pytest.mark.parametrize("file, key", [("fresh.yaml", "id"), ("fresh_answers.yaml", "case")])
def test_no_two_situations_bear_one_name(file, key):
    names = [one[key] for one in yaml.safe_load((HERE / file).read_text("utf-8"))]
    assert sorted(names) == sorted(set(names))


@EACH
def test_it_is_ruled_as_the_law_says(name):
    ruled = ruling(name)
    assert list(faults_of_outcome(ruled["outcome"])) == []
    assert disagreements(CASES[name]["expect"], ruled["outcome"], ruled["judgement"]) == []


@EACH
def test_the_clauses_it_rests_on_are_cited(name):
    ruled = ruling(name)
    assert set(CASES[name]["clauses"]) <= {each["clause"] for each in ruled["consequences"]}


@EACH
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_browsers_runtime_says_the_same(name, lang):
    assert in_micropython()[request(name, lang)] == browser.answer(request(name, lang))
