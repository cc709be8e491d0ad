"""Several kinds of dirt in one file, damage of no kind, and what was cleaned cleaned again."""

import random

import pytest

from tests.tools.dirt.check import NAME, broken_invariants, differences, read_dirty, read_words, untold
from tests.tools.dirt.encodings import written
from tests.tools.dirt.kinds import ALONE, KINDS, dirtied, mixed, mixture
from tests.tools.dirt.mutations import mutated
from tests.tools.dirt.render import render
from tests.tools.dirt.sheets import dirty
from tests.tools.dirt.trees import book
from tools.readers.decoded import NotText
from tools.readers.plain import read_plain

MIXTURES, MUTATED, AGAIN = 240, 2000, 160  # files
SHARE = 0.97  # of clauses that come back to the word
TEXTS = [kind for kind in KINDS if kind.number not in ALONE]


def seeds(number, parts=8):
    """The numbers of some files, in parts that run beside each other."""
    return [range(part * number // parts, (part + 1) * number // parts) for part in range(parts)]


def a_mixture(seed):
    rng = random.Random(seed)
    return mixed(mixture(rng), rng)


@pytest.fixture(scope="module")
def mixtures():
    """How many clauses hold the mixtures that may be read, how many came back otherwise, what of these is told nowhere."""
    clauses, other, silent = 0, 0, []
    for seed in range(MIXTURES):
        found = a_mixture(seed)
        came = read_dirty(found)
        assert list(broken_invariants(came, found.text(), pages=seed % 10 == 0)) == [], seed
        if found.refused and found.refused in came.refused:
            continue
        differing = list(found.clauses) if came.refused else differences(found, came)
        silent += [] if came.refused else [(seed, one) for one in untold(found, came, differing)]
        clauses, other = clauses + len(found.clauses), other + len(differing)
    return clauses, other, silent


def test_clauses_of_mixtures_come_back(mixtures):
    """Of all clauses 97 in a hundred come back to the word."""
    clauses, other, _ = mixtures
    assert other <= (1 - SHARE) * clauses


def test_what_mixtures_change_is_told(mixtures):
    assert mixtures[2] == []


@pytest.mark.parametrize("numbers", seeds(MUTATED), ids=str)
def test_however_a_file_is_damaged_no_word_is_lost(numbers):
    """It is refused with a place, or each character has one owner and no clause stands twice."""
    for seed in numbers:
        rng = random.Random(seed)
        found = dirtied(rng.choice(TEXTS), rng)
        read, told = written(found.text(), seed)
        try:
            decoded = read_plain(mutated(read, rng), NAME, told)
        except NotText:
            continue
        came = read_words("", found.kind, found.code, found.languages, decoded=decoded)
        assert list(broken_invariants(came, decoded.text, pages=seed % 20 == 0)) == [], seed


@pytest.mark.parametrize("numbers", seeds(AGAIN), ids=str)
def test_what_is_clean_stays_clean(numbers):
    """Cleaned, set out plainly and cleaned again, a text is the same, and nothing but marks of footnotes was taken out."""
    for seed in numbers:
        rng = random.Random(seed)
        found = dirty(book(rng)) if seed % 4 == 0 else dirtied(rng.choice(TEXTS), rng)
        came = read_dirty(found)
        if found.refused and found.refused in came.refused:
            continue
        placed = {1: found.fragment[1]} if found.fragment else {}
        again = read_words(render(came), found.kind, found.code, found.languages, placed)
        assert again.refused == "" and again.clauses == came.clauses, seed
        assert [entry for entry in again.entries if entry.kind != "anchor"] == [], seed
