"""The same bytes in both runtimes: every path in a language, in turn, and every word of both languages."""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice

import pytest

from kodeks.rulings import browser
from kodeks.rulings.procedures import PROCEDURES
from kodeks.walks.paths import given_on, paths, starts
from kodeks.words.files import LANGUAGES
from tests.micropython.runner import answer_all
from tests.rulings.walks import BUNDLE, bundle_of, request

BATCH = 500  # requests in one start of the engine
AT_ONCE = 2  # engines beside each other


def requests_of(walks):
    """Each path's end in one language, the next path's in the other; in both where the path brings words not met before."""
    met = set()
    for start in walks:
        for number, (trail, ruling) in enumerate(paths(start)):
            new = keys_of(trail, ruling) - met
            met |= new
            for place, lang in enumerate(LANGUAGES):
                if new or number % len(LANGUAGES) == place:
                    yield request(start, given_on(trail, start[2]), lang)
            yield from questions_of(start, trail, new)


def questions_of(start, trail, new):
    """The request that ends in each question not met before, in both languages."""
    for place, (question, _) in enumerate(trail):
        if ("question", question.key) in new:
            given = {**start[2].given, **{asked.key: answer for asked, answer in trail[:place]}}
            yield from (request(start, given, lang) for lang in LANGUAGES)


def keys_of(trail, ruling):
    """What a path has words for: questions and answers, and each part of its ruling."""
    told = {(name, item.key) for name in ("consequences", "judgement", "script", "refine") for item in getattr(ruling, name)}
    asked = {("question", question.key) for question, _ in trail}
    return told | asked | {(question.key, answer) for question, answer in trail if question.form == "choice"}


def in_batches(requests):
    """The requests in runs of BATCH."""
    waiting = iter(requests)
    while batch := list(islice(waiting, BATCH)):
        yield batch


def compared(batch, theirs):
    """Requests whose responses differ, with both."""
    pairs = [(one, browser.answer(one), their) for one, their in zip(batch, theirs, strict=True)]
    return [pair for pair in pairs if pair[1] != pair[2]]


@pytest.mark.parametrize("name, code", [(procedure.name, code) for procedure in PROCEDURES for code in procedure.codes])
def test_both_runtimes_give_the_same_bytes(name, code):
    began = time.monotonic()
    requests = list(requests_of([start for start in starts() if (start[0].name, start[1]) == (name, code)]))
    assert requests
    batches = list(in_batches(requests))
    with ThreadPoolExecutor(AT_ONCE) as engines:
        theirs = engines.map(partial(answer_all, words=bundle_of(name), timeout_seconds=900), batches)
        different = [pair for batch, their in zip(batches, theirs) for pair in compared(batch, their)]
    assert different == []
    print(f"{name} {code}: {len(requests)} responses compared in {time.monotonic() - began:.0f} s")


def test_errors_are_the_same_too():
    wrong = [
        '{"procedure":"nothing","code":"2017","lang":"en"}',
        '{"procedure":"insufficient_bid","code":"1975","lang":"en"}',
        '{"procedure":"insufficient_bid","code":"2017","lang":"fr"}',
        '{"procedure":"insufficient_bid","code":"2017","lang":"ru","given":{"dealer":"N","auction":"1H-X"}}',
        '{"procedure":"insufficient_bid","code":"2017","lang":"ru","given":{"dealer":"Q","other":"«x» \\"y\\""}}',
    ]
    assert list(answer_all(wrong, BUNDLE)) == [browser.answer(one) for one in wrong]
