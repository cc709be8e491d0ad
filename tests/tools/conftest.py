"""What the tests of ingestion share: a folder of sources written for one test, and the samples read once."""

from pathlib import Path

import pytest

from tools.ingest import ingest

SAMPLES = Path(__file__).parents[1] / "samples"
HEAD = '[[text]]\nid = "t"\nkind = "laws"\ncode = "1987"\nlanguages = ["ru"]\n'
HEAD += 'title = { ru = "Т", en = "T" }\nrights = "public"\n'


@pytest.fixture
def sources(tmp_path):
    """Writes a folder of sources: the manifest's lines after a usual head, and files by name."""

    def write(manifest, head=HEAD, **files):
        folder = tmp_path / "sources"
        folder.mkdir(exist_ok=True)
        (folder / "sources.toml").write_text(head + manifest, encoding="utf-8")
        for name, words in files.items():
            written = words if isinstance(words, bytes) else words.encode("utf-8")
            (folder / f"{name}.txt").write_bytes(written)
        return folder

    return write


@pytest.fixture
def texts(tmp_path):
    """The folder that the tests ingest into."""
    return tmp_path / "texts"


@pytest.fixture(scope="session")
def samples(tmp_path_factory):
    """The three samples, ingested once: text id → what became of it."""
    return {one.text.id: one for one in ingest(SAMPLES, tmp_path_factory.mktemp("texts"))}
