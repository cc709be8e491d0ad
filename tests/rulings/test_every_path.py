"""Every way through every procedure, from every named table state, under every code."""

import json

import pytest

from kodeks.corpus.codes import read_code
from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.rulings.canonical import to_json
from kodeks.rulings.interview import resume
from kodeks.rulings.procedures import PROCEDURES
from kodeks.rulings.procedures import procedure as named
from kodeks.rulings.starts import PLACES, starts_of
from kodeks.walks.paths import given_on, paths, starts
from kodeks.walks.states import read_states
from kodeks.words.files import LANGUAGES, read_bundle
from kodeks.words.phrases import phrases
from kodeks.words.template import placeholders
from tests.cases.vocabulary import faults_of_outcome
from tests.rulings.walks import BUNDLE, request

WALKS = pytest.mark.parametrize("start", starts(), ids=str)


@WALKS
def test_every_path_ends_in_a_ruling_that_cites_clauses_of_its_code(start):
    known = set(read_code(start[1]).ids)
    walked = 0
    for trail, ruling in paths(start):
        walked += 1
        cited = {question.clause for question, _ in trail} | set(ruling.clauses())
        cited |= {question.clause for question in ruling.refine}
        assert cited <= known, (trail, cited - known)
        assert ruling.consequences, trail
        assert all(item.clause for item in ruling.consequences + ruling.judgement), trail
    assert walked


@WALKS
def test_every_outcome_is_in_the_words_of_the_vocabulary(start):
    for trail, ruling in paths(start):
        outcome = json.loads(to_json(ruling.outcome))
        assert list(faults_of_outcome(outcome)) == [], trail


@WALKS
def test_every_answer_to_every_question_changes_something(start):
    procedure, code, state = start

    def outcomes(given):
        """What may come of it: the ruling, or for each answer what may come of that."""
        walk = resume(procedure.function, code, given)
        if walk.ruling is not None:
            return to_json([walk.ruling.outcome, [[item.clause, item.key] for item in walk.ruling.consequences]])
        key = walk.question.key
        further = [outcomes({**given, key: option}) for option in walk.question.options]
        assert len(further) < 2 or any(one != further[0] for one in further), f"{key} changes nothing after {given}"
        return "|".join(further)

    assert outcomes(state.given)


@WALKS
def test_every_path_is_told_in_both_languages(start):
    for trail, _ in paths(start):
        for lang in LANGUAGES:
            response = json.loads(browser.answer(request(start, given_on(trail, start[2]), lang)))
            assert response["error"] is None, (trail, response["error"])
            assert set(response["unused"]) <= set(start[2].given), trail
            assert "{" not in "".join(item["text"] for item in response["ruling"]["consequences"]), response
            for part in ("consequences", "judgement", "table_script"):
                said = [tuple(sorted(item.items())) for item in response["ruling"][part]]
                assert len(said) == len(set(said)), (trail, part, said)


def keys_told():
    """(procedure, kind, key) of every phrase that some path tells."""
    told = set()
    for start in starts():
        name = start[0].name
        said = phrases(browser.loaded["words"], "en", name)
        for trail, ruling in paths(start):
            told |= {(name, "questions", said.worded(question.key)) for question, _ in trail}
            told |= {(name, "questions", said.worded(question.key)) for question in ruling.refine}
            told |= {(name, "consequences", item.key) for item in ruling.consequences}
            told |= {(name, "judgement", item.key) for item in ruling.judgement}
            told |= {(name, "script", item.key) for item in ruling.script}
    return told


@pytest.fixture(scope="module")
def words():
    return json.loads(BUNDLE)["words"]


def test_no_phrase_of_a_procedure_is_left_untold(words):
    told = keys_told()
    written = {
        (procedure.name, kind, key)
        for procedure in PROCEDURES
        for kind in ("questions", "consequences", "judgement", "script")
        for key in words["en"][procedure.name].get(kind, {})
    }
    assert sorted(written - told) == []


def test_both_languages_have_the_same_phrases_with_the_same_options(words):
    def shape(table):
        return {key: shape(value) if isinstance(value, dict) else "text" for key, value in table.items()}

    for procedure in PROCEDURES:
        assert shape(words["en"][procedure.name]) == shape(words["ru"][procedure.name])


def test_older_words_stand_in_the_place_of_others(words):
    def astray(table, whole):
        return [
            key for key in table if key not in whole or (isinstance(table[key], dict) and astray(table[key], whole[key]))
        ]

    for lang in LANGUAGES:
        for name, table in words[lang].items():
            assert astray(table.get("older", {}), table) == [], (lang, name)


def test_every_procedure_has_a_title_and_says_what_its_facts_mean(words):
    for procedure in PROCEDURES:
        for lang in LANGUAGES:
            own = words[lang][procedure.name]
            assert own["procedure"]["title"] and own["procedure"]["about"]
            assert set(own.get("facts", {})) == set(procedure.optional)
            assert not any(placeholders(meaning) for meaning in own.get("facts", {}).values())


def test_each_procedure_has_its_place_in_the_order_of_the_laws():
    assert [place.procedure for place in PLACES] == [procedure.name for procedure in PROCEDURES]


def test_a_procedure_starts_from_clauses_of_its_code():
    for procedure in PROCEDURES:
        for code in procedure.codes:
            assert set(starts_of(procedure.name, code)) <= set(read_code(code).ids)


def test_each_procedure_has_table_states_of_its_own():
    written = {path.stem for path in (DOCS / "states").glob("*.toml")}
    assert written == {procedure.name for procedure in PROCEDURES}
    for procedure in PROCEDURES:
        assert {code for state in read_states(procedure) for code in state.codes} == set(procedure.codes)


@pytest.mark.parametrize(
    "words, fault",
    (
        ('[[state]]\nname = "a"\n', "name and given are needed"),
        ('[[state]]\nname = "a"\ngiven = {}\nwrong = 1\n', "a state has"),
        ('[[state]]\nname = "a"\ngiven = {}\n[[state]]\nname = "a"\ngiven = {}\n', "two states are called 'a'"),
        ('[[state]]\nname = "a"\ngiven = {}\ncodes = ["1975"]\n', "does not know the code 1975"),
        ("[[walk]]\n", r"holds \[\[state\]\]"),
    ),
)
def test_a_faulty_table_state_is_refused(tmp_path, words, fault):
    (tmp_path / "docs" / "states").mkdir(parents=True)
    (tmp_path / "docs" / "states" / "revoke.toml").write_text(words, encoding="utf-8")
    with pytest.raises(ValueError, match=fault):
        read_states(named("revoke"), tmp_path)


def test_a_ruling_on_unchecked_clauses_says_so():
    unchecked = read_bundle(DOCS)["unchecked"]
    found = 0
    for start in starts():
        _, code, state = start
        trail, ruling = next(iter(paths(start)))
        response = json.loads(browser.answer(request(start, given_on(trail, state), "ru")))["ruling"]
        doubtful = [clause for clause in ruling.clauses() if clause in unchecked[code]]
        assert response["unchecked"] == doubtful
        assert bool(response["notes"]) == bool(doubtful)
        assert all(clause in response["notes"][0] for clause in doubtful)
        found += bool(doubtful)
    assert found
