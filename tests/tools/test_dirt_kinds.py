"""Each kind of dirt alone, many files a kind: the clean text comes back to the word, or what is lost is told."""

import random

import pytest

from tests.tools.dirt.check import NAME, broken_invariants, differences, read_dirty, untold
from tests.tools.dirt.encodings import written
from tests.tools.dirt.kinds import KINDS, dirtied
from tests.tools.dirt.sheets import dirty
from tests.tools.dirt.trees import book
from tools.readers.plain import read_plain

EXAMPLES = 75  # a kind
MAY_BE_TOLD = {20, 36}  # "чай" / "ники" may be one word or two; a full line may end a paragraph: kept so and told


def decoded(words, number):
    """A text read from bytes in one of the encodings that can hold it."""
    read, told = written(words, number)
    return read_plain(read, NAME, told)


def faults(found, number, told=False):
    """How what comes of a dirtied text is not what must come; `told`: a clause may come otherwise if that is told."""
    read = decoded(found.text(), number)
    came = read_dirty(found, read)
    if came.refused or found.refused:
        told = bool(came.refused) and bool(found.refused) and found.refused in came.refused
        return [] if told else [f"{number}: refused: {came.refused or 'no'}, expected: {found.refused or 'no'}"]
    broken = [f"{number}: {words}" for words in broken_invariants(came, read.text, pages=number % 10 == 0)]
    differing = differences(found, came)
    missed = untold(found, came, [(key, words, "") for key, words in found.doubts])
    broken += [f"{number}: not told of {one[0]}: {one[1]}" for one in missed]
    return broken + [f"{number}: {one}" for one in (untold(found, came, differing) if told else differing)]


@pytest.mark.parametrize("number", range(EXAMPLES))
def test_a_clean_text_comes_back(number):
    assert faults(dirty(book(random.Random(number))), number) == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.number} {kind.name}")
def test_one_kind_alone(kind):
    told = kind.number in MAY_BE_TOLD
    found = [fault for number in range(EXAMPLES) for fault in faults(dirtied(kind, random.Random(number)), number, told)]
    assert found == []
