"""A large file is read with less room and more time, and to the same words: its lines are not kept, its strands put away."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tools.conftest import SAMPLES
from tests.tools.dirt.check import read_dirty
from tests.tools.dirt.kinds import mixed, mixture
from tools import sheet as sheets
from tools.ingest import doubts, ingest
from tools.sheet import Lines, Source, lay_out


@pytest.fixture
def large(monkeypatch):
    """Makes every file a large one from then on."""
    return lambda: [monkeypatch.setattr(sheets, size, 0) for size in ("LARGE", "LONG")]


@pytest.mark.parametrize("seed", range(40))
def test_a_large_dirty_file_is_read_as_a_small_one(seed, large):
    rng = random.Random(seed)
    dirty = mixed(mixture(rng), rng)
    small = read_dirty(dirty)
    large()
    assert read_dirty(dirty)[2:] == small[2:]


@pytest.mark.parametrize("seed", range(10))
def test_a_long_dirty_file_is_read_as_a_small_one(seed, monkeypatch):
    rng = random.Random(seed)
    dirty = mixed(mixture(rng), rng)
    small = read_dirty(dirty)
    monkeypatch.setattr(sheets, "LONG", 0)
    assert read_dirty(dirty)[2:] == small[2:]


def test_samples_are_read_alike(tmp_path, large):
    small = ingest(SAMPLES, tmp_path / "small")
    large()
    found = ingest(SAMPLES, tmp_path / "large")
    assert len(found) == len(small) > 2
    for one, two in zip(small, found):
        assert {**one.files} == {**two.files} and one.account == two.account and doubts(one) == doubts(two)


def test_strands_of_a_large_file_are_put_away(large):
    rng = random.Random(1)
    dirty = mixed(mixture(rng), rng)
    kinds = {type(strand).__name__ for record in read_dirty(dirty).whole.records() for strand in record.paragraphs}
    large()
    put_away = {type(strand).__name__ for record in read_dirty(dirty).whole.records() for strand in record.paragraphs}
    assert kinds == {"Strand"} and "Folded" in put_away


@given(st.lists(st.text(" abА\t", max_size=8), max_size=30), st.integers(-35, 35), st.integers(-35, 35))
def test_lines_are_asked_as_a_list_is(words, start, end):
    sheet = lay_out(Source("f.txt", "\n".join(words)))
    whole = [one.strip() for one in words if one.strip()]
    lines = Lines(sheet.source.text, sheet.pieces)
    assert list(lines) == whole and len(lines) == len(whole)
    assert list(lines[start:end]) == whole[start:end]
    assert all(lines[at] == whole[at] == lines[at - len(whole)] for at in range(len(whole)))
