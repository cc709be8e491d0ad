"""Each cleaner with dirty and clean samples; what is clean stays as it is."""

from pathlib import Path

import pytest

from tests.tools.conftest import SAMPLES
from tools.cleaners.order import CLEANERS, clean
from tools.sheet import Source, lay_out

BY_NAME = {cleaner.__name__: cleaner for cleaner in CLEANERS}


def cases():
    """(cleaner, dirty, clean) of every sample."""
    for path in sorted((SAMPLES / "cleaners").glob("*.txt")):
        for case in path.read_text(encoding="utf-8").split("# next\n"):
            dirty, cleaned = case.split("# cleaned\n")
            yield pytest.param(BY_NAME[path.stem], dirty, cleaned.rstrip("\n"), id=f"{path.stem}: {dirty.split(chr(10))[0]}")


def kept(cleaner, words):
    """What a cleaner keeps, a piece a line."""
    sheet = cleaner(lay_out(Source("sample", words)))
    return "\n".join(sheet.words(piece) for piece in sheet.pieces)


def test_every_cleaner_has_samples():
    assert {path.stem for path in (SAMPLES / "cleaners").glob("*.txt")} == set(BY_NAME)


@pytest.mark.parametrize("cleaner, dirty, cleaned", list(cases()))
def test_dirty_becomes_clean(cleaner, dirty, cleaned):
    assert kept(cleaner, dirty) == cleaned


@pytest.mark.parametrize("cleaner, dirty, cleaned", list(cases()))
def test_clean_stays_clean(cleaner, dirty, cleaned):
    sheet = cleaner(lay_out(Source("sample", cleaned)))
    assert sheet.edits == () and kept(cleaner, cleaned) == cleaned


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.txt")), ids=lambda path: Path(path).stem)
def test_kept_and_dropped_give_the_file_back(path):
    words = path.read_text(encoding="utf-8")
    sheet = clean(lay_out(Source(path.name, words)))
    stretches = [(piece.start, piece.end) for piece in sheet.pieces]
    stretches += [(edit.start, edit.end) for edit in sheet.edits if edit.into is None]
    at = 0
    for start, end in sorted(stretches):
        assert at <= start and words[at:start].strip() == ""
        at = end
    assert words[at:].strip() == ""


def test_overstrikes_go_before_lines_are_joined_and_rules_before_underlines():
    order = [cleaner.__name__ for cleaner in CLEANERS]
    assert order.index("drop_codes") < order.index("drop_overstrikes")
    assert order.index("part_footnotes") < order.index("drop_underlines")
    assert order.index("drop_page_lists") < order.index("drop_second_copy") < order.index("drop_codes")
