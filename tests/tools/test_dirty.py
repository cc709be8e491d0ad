"""Whole files of our own words, broken as old texts are; what is in them was written down before they were read."""

import tomllib

import pytest

from tests.tools.conftest import SAMPLES
from tools.ingest import ingest

DIRTY = sorted((SAMPLES / "dirty").glob("*.txt"))


def read(path, tmp_path):
    """What ingestion makes of a file and the facts that lie beside it, and these facts."""
    facts = tomllib.loads(path.with_suffix(".toml").read_text(encoding="utf-8"))
    key = "on" if facts["kind"] == "commentary" else "code"
    manifest = f'[[text]]\nid = "t"\nkind = "{facts["kind"]}"\n{key} = "{facts["code"]}"\n'
    manifest += f'languages = {facts["languages"]}\ntitle = {{ en = "T" }}\nrights = "public"\nfiles = ["f.txt"]\n'
    for line, clause in facts.get("placements", {}).items():
        manifest += f'[[text.placement]]\nfile = "f.txt"\nline = {line}\nclause = "{clause}"\n'
    (tmp_path / "sources.toml").write_text(manifest, encoding="utf-8")
    (tmp_path / "f.txt").write_bytes(path.read_bytes())
    return ingest(tmp_path, tmp_path / "texts")[0], facts


def told(whole, record):
    """A record as the facts tell it."""
    clause = whole.clause(record)
    body = " / ".join(part for part in clause.body.split("\n") if part)
    if record.sort == "heading":
        return [record.lang, f"H:{clause.title}", "", body]
    return [record.lang, record.id + "+" * (record.segment - 1), clause.title, body]


@pytest.mark.parametrize("path", DIRTY, ids=lambda path: path.stem)
def test_a_dirty_file_gives_its_clauses(path, tmp_path):
    one, facts = read(path, tmp_path)
    assert one.faults == []
    assert sorted(told(one.whole, record) for record in one.whole.records()) == sorted(facts["clauses"])


@pytest.mark.parametrize("path", DIRTY, ids=lambda path: path.stem)
def test_its_clauses_come_in_order(path, tmp_path):
    one, facts = read(path, tmp_path)
    for lang in facts["languages"]:
        found = [told(one.whole, record)[1] for record in one.whole.records() if record.lang == lang]
        expected = [clause for own, clause, *_ in facts["clauses"] if own == lang]
        assert [clause for clause in found if ".fn" not in clause] == [clause for clause in expected if ".fn" not in clause]
