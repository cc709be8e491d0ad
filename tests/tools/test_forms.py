"""Each form that texts come in: whole files of our own words, against what was written down before they were read."""

import tomllib

import pytest

from tests.tools.conftest import SAMPLES
from tests.tools.test_dirty import told
from tools.ingest import ingest

FORMS = sorted(path for path in (SAMPLES / "forms").iterdir() if path.suffix != ".toml")


@pytest.fixture
def read(tmp_path):
    """Reads a sample: what ingestion made of it, and the facts beside it."""

    def ingested(path):
        facts = tomllib.loads(path.with_suffix(".toml").read_text(encoding="utf-8"))
        manifest = f'[[text]]\nid = "t"\nkind = "{facts["kind"]}"\ncode = "{facts["code"]}"\n'
        manifest += f'languages = {facts["languages"]}\ntitle = {{ en = "T" }}\nrights = "public"\nfiles = ["{path.name}"]\n'
        (tmp_path / "sources.toml").write_text(manifest, encoding="utf-8")
        (tmp_path / path.name).write_bytes(path.read_bytes())
        (one,) = ingest(tmp_path, tmp_path / "texts")
        assert one.faults == []
        return one, facts

    return ingested


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_file_gives_its_clauses(path, read):
    one, facts = read(path)
    for lang in facts["languages"]:
        own = [clause for clause in facts["clauses"] if clause[0] == lang]
        assert [told(one.whole, record) for record in one.whole.records() if record.lang == lang and record.id] == [
            clause for clause in own if clause[3] or ".fn" not in clause[1]
        ]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_what_is_no_part_of_the_text_goes_to_the_ledger(path, read):
    one, facts = read(path)
    out = [entry.text for entry in one.entries if entry.into is None]
    assert [words for words in facts["removed"] if not any(words in text for text in out)] == []


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_numbers_that_the_file_gives_by_style_are_told(path, read):
    one, facts = read(path)
    added = [(entry.text, entry.into) for entry in one.entries if entry.kind == "number+"]
    assert added == [(number, number) for number in facts["added"]]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_clauses_and_ledger_give_the_words_back(path, read):
    one, _ = read(path)
    text = one.whole.reads[0].decoded.text
    places = [pair for span in one.spans for pair in span.spans] + [(entry.start, entry.end) for entry in one.entries]
    assert "".join(text[start:end] for start, end in sorted(places)) == text
