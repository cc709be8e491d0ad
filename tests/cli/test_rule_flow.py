"""`kodeks rule NAME --explain`: the whole flow as text and as a drawing."""

import json
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from kodeks.rulings import browser
from kodeks.rulings.interview import resume
from kodeks.rulings.procedures import PROCEDURES
from kodeks.walks.flow import flow
from kodeks.walks.states import example
from tests.rulings.walks import BUNDLE

SVG = "{http://www.w3.org/2000/svg}"
NAMES = [procedure.name for procedure in PROCEDURES]
browser.load(BUNDLE)


def named(name):
    return next(procedure for procedure in PROCEDURES if procedure.name == name)


def explained(name, *more):
    command = [str(Path(sys.executable).with_name("kodeks")), "rule", name, "--explain", *more]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


@pytest.mark.parametrize("lang", ("en", "ru"))
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_of_the_flow_leads_somewhere(name, lang):
    steps = flow(named(name), named(name).codes[-1], lang)
    numbers = [step.number for step in steps]
    assert numbers == list(range(1, len(steps) + 1))
    for step in steps:
        assert step.branches, step
        for branch in step.branches:
            assert branch.leads or branch.ruling is not None, step
            assert set(branch.leads) <= set(numbers)
    led_to = {number for step in steps for branch in step.branches for number in branch.leads}
    assert led_to == set(numbers[1:])


@pytest.mark.parametrize("name", NAMES)
def test_what_a_ruling_of_the_flow_says_is_said_by_the_procedure(name):
    """Going through the flow with the first answers there are, the interview asks what the flow says it asks."""
    procedure = named(name)
    steps = {step.key: step for step in flow(procedure, procedure.codes[-1], "en")}
    given = dict(example(procedure))
    while (walk := resume(procedure.function, procedure.codes[-1], given)).question:
        assert walk.question.key in steps
        given[walk.question.key] = walk.question.options[0]
    asked = [question.key for question, _ in walk.trail]
    numbers = [steps[key].number for key in asked]
    for before, after in zip(asked, numbers[1:]):
        assert after in {number for branch in steps[before].branches for number in branch.leads}


def test_the_drawing_has_a_box_for_each_question_and_a_way_to_each(tmp_path):
    told = explained("call_out_of_rotation", "--svg", str(tmp_path / "flow.svg"), "--lang", "ru")
    drawn = xml.parse(tmp_path / "flow.svg").getroot()
    boxes = {group.get("id") for group in drawn.iter(SVG + "g")}
    ways = {link.get("href") for link in drawn.iter(SVG + "a")}
    assert ways == {f"#{box}" for box in boxes - {"q1"}}
    assert told.count("\n1. [17B]") + told.startswith("1. [17B]") == 1
    width = float(drawn.get("width"))
    assert all(0 <= float(text.get("x")) < width for text in drawn.iter(SVG + "text"))


def test_the_flow_as_objects():
    steps = [json.loads(line) for line in explained("insufficient_bid", "--json", "--code", "2007").splitlines()]
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))
    assert {"question", "clause", "text", "branches"} <= set(steps[0])
