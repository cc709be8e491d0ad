"""What the walk over all paths found stands in docs/walk.tsv, fresh; a clause that no ruling reaches has its reason."""

import pytest

from kodeks import clauses
from kodeks.corpus.codes import read_code
from kodeks.corpus.places import DOCS
from kodeks.rulings.procedures import CODES, PROCEDURES
from kodeks.walks.coverage import read_reasons, read_walk, unreached, used_by, walk, written

IN_FORCE = CODES[-1]


@pytest.fixture(scope="module")
def rows():
    return walk()


def test_the_file_is_what_the_walk_finds(rows):
    assert (DOCS / "walk.tsv").read_text(encoding="utf-8") == written(rows), "write it anew: kodeks rule --walk"
    assert read_walk() == rows


def test_every_procedure_is_walked_under_each_of_its_codes(rows):
    assert [(row.procedure, row.code) for row in rows] == [(one.name, code) for one in PROCEDURES for code in one.codes]
    assert all(row.paths and row.questions and row.clauses for row in rows)


def test_a_clause_that_no_ruling_cites_has_a_reason_and_no_other_has(rows):
    silent = unreached(rows, IN_FORCE, read_code(IN_FORCE).ids)
    reasons = read_reasons()
    assert sorted(reasons, key=clauses.sort_key) == sorted(silent, key=clauses.sort_key)


def test_a_clause_lists_the_rulings_that_use_it(rows):
    used = used_by(rows, IN_FORCE)
    assert {"insufficient_bid", "call_out_of_rotation"} <= set(used["26B"])
    assert "revoke" in used["64A1"]
    for row in rows:
        assert set(row.clauses) <= set(read_code(row.code).ids)


@pytest.mark.parametrize("words, fault", (("procedure\n", ":1:"), ("\n", ":1:")))
def test_a_faulty_file_is_refused(tmp_path, words, fault):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "walk.tsv").write_text(words, encoding="utf-8")
    with pytest.raises(ValueError, match=f"walk.tsv{fault}"):
        read_walk(tmp_path)


def test_a_missing_file_names_its_remedy(tmp_path):
    with pytest.raises(ValueError, match="kodeks rule --walk"):
        read_walk(tmp_path)
