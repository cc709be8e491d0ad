"""The same generators drawn by Hypothesis, so that a file that breaks an invariant shrinks to few kinds and damages."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tools.dirt.check import NAME, broken_invariants, differences, read_dirty, read_words, untold
from tests.tools.dirt.encodings import written
from tests.tools.dirt.kinds import ALONE, KINDS, meet, mixed
from tests.tools.dirt.mutations import DAMAGES
from tools.readers.decoded import NotText
from tools.readers.plain import read_plain

TEXTS = [kind for kind in KINDS if kind.number not in ALONE]
settle = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@st.composite
def dirty_texts(draw):
    """A text of some seed under none to five kinds of dirt that may meet."""
    found = []
    for kind in draw(st.lists(st.sampled_from(TEXTS), max_size=5, unique_by=lambda kind: kind.number)):
        if all(meet(kind, other) for other in found):
            found.append(kind)
    return mixed(sorted(found, key=lambda kind: (kind.stage, kind.number)), random.Random(draw(st.integers(0, 10_000))))


@given(dirty_texts())
@settle
def test_whatever_dirt_meets_no_word_is_lost_and_each_change_is_told(found):
    came = read_dirty(found)
    assert list(broken_invariants(came, found.text())) == []
    assert came.refused or untold(found, came, differences(found, came)) == []


@given(dirty_texts(), st.integers(0, 40), st.lists(st.sampled_from(DAMAGES), max_size=5), st.integers(0, 10_000))
@settle
def test_however_it_is_written_and_damaged_no_word_is_lost(found, encoding, damages, seed):
    read, told = written(found.text(), encoding)
    rng = random.Random(seed)
    for damage in damages:
        read = damage(read, rng)
    try:
        decoded = read_plain(read, NAME, told)
    except NotText:
        return
    came = read_words("", found.kind, found.code, found.languages, decoded=decoded)
    assert list(broken_invariants(came, decoded.text)) == []
