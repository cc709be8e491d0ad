"""The list of the code in force holds the skeleton that it was made from; each difference is argued in a data file."""

import os
from pathlib import Path

import pytest

from kodeks import clauses
from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.differences import HEADER, read_differences

SHARED = os.environ.get("KODEKS_SHARED")


@pytest.fixture(scope="module")
def skeleton():
    """The ids of the skeleton, written as we write them."""
    if not SHARED:
        pytest.skip("KODEKS_SHARED is not set: the skeleton of the code lies outside the project")
    lines = (Path(SHARED) / "facts" / "skeleton-2017.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [clauses.canonical(line.split("\t")[0]) for line in lines if line]


def test_the_list_is_the_skeleton_but_for_what_is_argued(skeleton):
    argued = {
        kind: {one.id for one in read_differences("2017") if one.what == kind} for kind in ("added", "removed", "renamed")
    }
    listed = read_code("2017").ids
    assert set(listed) - set(skeleton) == argued["added"] | argued["renamed"]
    lost = set(skeleton) - set(listed) - argued["removed"]
    assert len(lost) == len(argued["renamed"]), sorted(lost)


def test_the_list_keeps_the_order_of_the_skeleton(skeleton):
    listed = read_code("2017").ids
    both = set(listed) & set(skeleton)
    assert [one for one in listed if one in both] == [one for one in skeleton if one in both]


def test_a_list_of_differences_is_no_code():
    assert codes() == ("1987", "1997", "2007", "2017")


@pytest.mark.parametrize("line", ("64B9\tadded\t", "64B9\tnew\twhy", "64B9\tadded", "\tadded\twhy"))
def test_a_difference_without_its_reason_is_refused(tmp_path, line):
    (tmp_path / "differences-2017.tsv").write_text(f"{HEADER}\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="differences-2017.tsv:2: "):
        read_differences("2017", tmp_path)


def test_a_code_without_such_a_file_has_no_differences(tmp_path):
    assert read_differences("2017", tmp_path) == ()
