"""Each form that texts come in: whole files of our own words, against what was written down before they were read."""

import io
import tomllib
import zipfile

import pytest

from tests.tools.conftest import SAMPLES
from tests.tools.test_dirty import told
from tools.ingest import ingest
from tools.readers.decoded import NotText
from tools.readers.forms import read_form

FORMS = sorted(path for path in (SAMPLES / "forms").iterdir() if path.suffix in (".html", ".htm", ".xhtml"))


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


# Forms that cannot be read.


def packed(*names):
    """A packed file that holds files of these names."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name in names:
            archive.writestr(name, "tea")
    return written.getvalue()


REFUSED = [
    ("laws.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Word file (.doc)", "save it as .docx"),
    ("laws.rtf", b"{\\rtf1\\ansi Law 7}", "an RTF file", "save it as .docx"),
    ("laws.fb2", "\ufeff<?xml version='1.0'?>\n<FictionBook>".encode(), "an e-book (FB2)", "Calibre"),
    ("laws.fb2.zip", packed("laws.fb2"), "a packed e-book (FB2)", "Calibre"),
    ("laws.epub", packed("mimetype", "META-INF/container.xml"), "an e-book (EPUB)", "Calibre"),
    ("laws.odt", packed("mimetype", "content.xml"), "an OpenDocument file (.odt)", "LibreOffice"),
    ("laws.djvu", b"AT&TFORM\0\0", "a DjVu file", "OCR"),
    ("laws.png", b"\x89PNG\r\n\x1a\n", "a picture (PNG)", "OCR"),
    ("laws.jpg", b"\xff\xd8\xff\xe0", "a picture (JPEG)", "OCR"),
    ("laws.tif", b"II*\0", "a picture (TIFF)", "OCR"),
    ("laws.zip", packed("laws.txt"), "a zip archive", "unpack it"),
    ("laws.rar", b"Rar!\x1a\x07", "a RAR archive", "unpack it"),
    ("laws.7z", b"7z\xbc\xaf\x27\x1c", "a 7z archive", "unpack it"),
    ("laws.mht", b"MIME-Version: 1.0\nContent-Type: multipart/related", "a saved web page (.mht)", "save"),
    ("laws.xlsx", packed("xl/workbook.xml"), "an Excel file", "save the text"),
    ("laws.chm", b"ITSF\3", "a compiled help file", "HTML"),
]


@pytest.mark.parametrize("name, written, what, remedy", REFUSED, ids=[name for name, *_ in REFUSED])
def test_a_form_that_cannot_be_read_says_what_it_is_and_what_to_do(name, written, what, remedy, tmp_path):
    path = tmp_path / name
    path.write_bytes(written)
    with pytest.raises(NotText) as caught:
        read_form(path)
    said = str(caught.value)
    assert said.startswith(f"{path}:1: this is {what}") and remedy in said.split("not text; ")[1]


@pytest.mark.parametrize(
    "name, written, form",
    [
        ("laws.txt", b"<!DOCTYPE html><p>Law 7. Tea", "html"),
        ("laws.txt", b"\xef\xbb\xbf\n<HTML>Law 7. Tea", "html"),
        ("laws.txt", "<html><p>Law 7. Tea".encode("utf-16"), "html"),
        ("laws.html", b"<p>Law 7. Tea", "html"),
        ("laws.html", b"Law 7. Tea\n\nA. Hot < cold", "plain"),
        ("laws.txt", b"Law 7. Tea\n\n<b> is no tag here", "plain"),
        ("laws", b"Law 7. Tea", "plain"),
    ],
)
def test_a_form_is_told_by_the_bytes_first(name, written, form, tmp_path):
    (tmp_path / name).write_bytes(written)
    assert read_form(tmp_path / name).form == form
