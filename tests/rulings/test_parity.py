"""The same bytes in both runtimes: every path, and every question on the way, in both languages."""

import time

import pytest

from kodeks.rulings import browser
from kodeks.rulings.procedures import CODES, PROCEDURES
from kodeks.words.files import LANGUAGES
from tests.micropython.runner import answer_all
from tests.rulings.walks import BUNDLE, given_on, paths, request, starts

BATCH = 2000  # requests in one start of the engine


def requests_of(start, lang):
    """Every path's end; and every question once, on the first path that met it."""
    state, asked = start[2], set()
    for trail, _ in paths(start):
        yield request(start, given_on(trail, state), lang)
        for place, (question, _) in enumerate(trail):
            if question.key not in asked:
                asked.add(question.key)
                yield request(start, {**state["given"], **{key.key: answer for key, answer in trail[:place]}}, lang)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", [procedure.name for procedure in PROCEDURES])
def test_both_runtimes_give_the_same_bytes(name, code):
    began = time.monotonic()
    walks = [start for start in starts() if (start[0].name, start[1]) == (name, code)]
    requests = [one for start in walks for lang in LANGUAGES for one in requests_of(start, lang)]
    for begin in range(0, len(requests), BATCH):
        batch = requests[begin : begin + BATCH]
        for one, theirs in zip(batch, answer_all(batch, BUNDLE, timeout_seconds=900)):
            ours = browser.answer(one)
            assert theirs == ours, f"{one}\nCPython:     {ours}\nMicroPython: {theirs}"
    assert requests
    print(f"{name} {code}: {len(requests)} responses compared in {time.monotonic() - began:.0f} s")


def test_errors_are_the_same_too():
    wrong = [
        '{"procedure":"nothing","code":"2017","lang":"en"}',
        '{"procedure":"insufficient_bid","code":"1975","lang":"en"}',
        '{"procedure":"insufficient_bid","code":"2017","lang":"fr"}',
        '{"procedure":"insufficient_bid","code":"2017","lang":"ru","given":{"dealer":"N","auction":"1H-X"}}',
        '{"procedure":"insufficient_bid","code":"2017","lang":"ru","given":{"dealer":"Q","other":"«x» \\"y\\""}}',
    ]
    for one, theirs in zip(wrong, answer_all(wrong, BUNDLE)):
        assert theirs == browser.answer(one)
