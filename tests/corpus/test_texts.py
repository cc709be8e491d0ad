"""The texts there are, their pages and clauses, and where they came from."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kodeks.corpus.ledger import Span, entry, read_ledger, read_spans, write_ledger, write_spans
from kodeks.corpus.model import Text, clause, law_pages
from kodeks.corpus.pages import write_page
from kodeks.corpus.texts import (
    find_text,
    page_folder,
    page_path,
    read_clauses,
    read_pages,
    read_texts,
    source_spans,
    write_text,
)

OURS = 'id = "1900"\ncode = "1987"\nkind = "laws"\nlanguages = ["ru"]\ntitle = { ru = "Старое" }\nrights = "private"\n'


@pytest.fixture
def root(tmp_path):
    """A project with one ingested text of two laws."""
    folder = tmp_path / "texts" / "1900"
    (folder / "ru").mkdir(parents=True)
    (folder / "text.toml").write_text(OURS, encoding="utf-8")
    found = [clause("h:1", title="Глава"), clause("9", title="Девять"), clause("9A", "слова"), clause("10", title="Десять")]
    for page in law_pages("1900", "ru", found):
        (folder / "ru" / f"{page.law}.md").write_text(write_page(page), encoding="utf-8")
    return tmp_path


def test_a_text_is_found_with_its_clauses_in_order(root):
    text = find_text("1900", root)
    assert (text.code, text.kind, text.languages) == ("1987", "laws", ("ru",))
    assert (text.rights, text.origin) == ("private", "ingested")
    assert [item.id for item in read_clauses(text, "ru")] == ["h:1", "9", "9A", "10"]
    assert [page.law for page in read_pages(text, "ru")] == ["9", "10"]
    assert page_folder(text, "ru") == root / "texts" / "1900" / "ru"


def test_the_description_of_a_text_is_written_as_it_is_read(root):
    text = find_text("1900", root)
    assert write_text(text) == OURS
    full = text._replace(notice='© "Кто-то"\n', prevails="ru", author="А", translator="Б", title={"en": "Old", "ru": "Я"})
    (root / "texts" / "1900" / "text.toml").write_text(write_text(full), encoding="utf-8")
    assert find_text("1900", root) == full


def test_a_language_the_text_lacks_is_refused(root):
    with pytest.raises(ValueError, match="text 1900 is not in 'en'; languages: ru"):
        read_clauses(find_text("1900", root), "en")


def test_an_unknown_text_names_those_there_are(root):
    with pytest.raises(ValueError, match="there is no text '1901'; texts: 1900;"):
        find_text("1901", root)


@pytest.mark.parametrize(
    "written, fault",
    (
        ("id = ", "not TOML"),
        (OURS.replace("rights", "wrongs"), "missing: rights; unknown: wrongs"),
        (OURS.replace('"laws"', '"poems"'), "kind is 'poems'; kinds: laws, commentary"),
        (OURS.replace('"1900"', '"1901"'), "the id is '1901', but the text lies under 1900"),
    ),
)
def test_a_faulty_description_is_refused(root, written, fault):
    path = root / "texts" / "1900" / "text.toml"
    path.write_text(written, encoding="utf-8")
    with pytest.raises(ValueError, match=fault) as raised:
        read_texts(root)
    assert str(path) in str(raised.value)


def test_two_texts_of_one_id_are_refused(root):
    (root / "docs" / "texts").mkdir(parents=True)
    (root / "docs" / "texts" / "1900.toml").write_text(OURS, encoding="utf-8")
    with pytest.raises(ValueError, match="two texts are called 1900"):
        read_texts(root)


def test_a_page_in_the_wrong_place_is_refused(root):
    folder = root / "texts" / "1900" / "ru"
    (folder / "10.md").rename(folder / "11.md")
    with pytest.raises(ValueError, match="11.md:2: the front matter names 1900, Law 10; here belongs 1900, Law 11"):
        read_clauses(find_text("1900", root), "ru")


def test_a_heading_without_a_law_after_it_is_refused():
    with pytest.raises(ValueError, match="h:2 stands after the last law of 1900"):
        law_pages("1900", "ru", [clause("9", title="Девять"), clause("h:2", title="Часть")])


ENTRIES = st.builds(
    entry,
    st.text(), st.integers(0), st.integers(0), st.integers(1), st.text(), st.text(), st.text(),
    clause=st.sampled_from(("", "27B1(a)")), into=st.one_of(st.none(), st.text()),
)  # fmt: skip


@given(st.lists(ENTRIES, max_size=5))
def test_a_ledger_is_read_as_it_was_written(tmp_path_factory, entries):
    path = tmp_path_factory.mktemp("ledger") / "ledger.jsonl"
    path.write_bytes(b"".join(write_ledger(entries)))
    assert read_ledger(path) == entries


def test_spans_are_read_as_they_were_written(root):
    first = Span("1900", "ru", "9A", 1, "а.txt", ((0, 3), (5, 9)), (1, 2))
    spans = [first, first._replace(segment=2, spans=((11, 12),), lines=(4, 4))]
    path = root / "texts" / "1900" / "spans.jsonl"
    path.write_bytes(b"".join(write_spans(spans)))
    assert read_spans(path) == spans
    assert source_spans(find_text("1900", root))["ru", "9A", 2] == spans[1]


@pytest.mark.parametrize("line", ("{", "[]", '{"file": "x"}', '"x"'))
def test_a_damaged_ledger_names_its_line(tmp_path, line):
    path = tmp_path / "ledger.jsonl"
    path.write_bytes(b"".join(write_ledger([entry("a", 0, 1, 1, "page", "footer", "-")])) + line.encode("utf-8") + b"\n")
    with pytest.raises(ValueError, match="ledger.jsonl:2: .*run kodeks ingest again"):
        read_ledger(path)


def test_the_digest_is_a_text():
    text = find_text("2017")
    assert isinstance(text, Text) and text.origin == "digest" and text.languages == ("en", "ru")
    assert source_spans(text) == {}


def test_every_page_of_the_digest_is_written_as_it_is_read():
    text = find_text("2017")
    for lang in text.languages:
        pages = read_pages(text, lang)
        assert pages
        for page in pages:
            path = page_path(text, lang, page.law)
            assert write_page(page).encode("utf-8") == path.read_bytes()
