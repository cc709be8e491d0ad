"""However a file is damaged, each of its characters belongs to one clause or to the ledger, or the file is refused."""

import re
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kodeks.corpus.pages import parse_page, write_page
from tests.tools.conftest import SAMPLES
from tools.assembly import Conflict, assemble
from tools.ingest import ingest
from tools.lexicon import Lexicon
from tools.manifest import read_manifest
from tools.owners import Shares
from tools.readers.plain import Decoded
from tools.reading import FileFault, read_file
from tools.sheet import Source

FILES = [(text, file) for text in read_manifest(SAMPLES) for file in text.files]
WHOLE = {file.name: file.path.read_text(encoding="utf-8") for _, file in FILES}
SCRAPS = (
    "(*)", "-", " ", "A.", "B.", "1.", "(a)", "(i)", "¶", "?" * 12, "=" * 12, "- 72 ", "\t", "\x0c", "\x07", "\u2028", "\r",
    "¹⁸", "Правило 50. Имя", "LAW 8 - ROUNDS", "Часть II", "1 2 3 4 5 6", "..page3", "| a | b |", "[^1]", "**7A.**", "\n",
    "\n\n",
)  # fmt: skip

damage = st.one_of(
    st.tuples(st.just("drop"), st.integers(0, 60)),
    st.tuples(st.just("double"), st.integers(0, 60)),
    st.tuples(st.just("swap"), st.integers(0, 60), st.integers(0, 60)),
    st.tuples(st.just("join"), st.integers(0, 60)),
    st.tuples(st.just("cut"), st.integers(0, 2000), st.integers(1, 300)),
    st.tuples(st.just("put"), st.integers(0, 2000), st.sampled_from(SCRAPS) | st.text(max_size=5)),
)


def damaged(words, damages):
    """A file's words after each damage in turn."""
    for kind, place, *more in damages:
        lines = words.split("\n")
        at = place % len(lines)
        if kind == "drop":
            del lines[at]
        elif kind == "double":
            lines.insert(at, lines[at])
        elif kind == "swap":
            other = more[0] % len(lines)
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == "join":
            lines[at : at + 2] = [" ".join(lines[at : at + 2])]
        words = "\n".join(lines)
        at = place % (len(words) + 1)
        if kind == "cut":
            words = words[:at] + words[at + more[0] :]
        elif kind == "put":
            words = words[:at] + more[0] + words[at:]
    return words


def read(text, file, words):
    """What comes of a file: the text put together, its ledger and its spans; None if the file was refused, with a place."""
    starts = Source("m", words).starts
    lines = [words[start:end] for start, end in zip(starts, [*starts[1:], len(words)])]
    fits = [one for one in file.placements if one.file_line <= len(lines) and lines[one.file_line - 1].strip()]
    try:
        found = read_file(
            text, file._replace(placements=tuple(fits)), Decoded(words, "utf-8", False, b""), Lexicon([words]), "m"
        )
        whole = assemble(text, [found])
    except (FileFault, Conflict) as error:
        assert all(re.match(r".*\.txt:\d+: .", fault) for fault in str(error).split("\n"))
        return None
    shares = Shares(found.source, found.records, found.removed)
    return whole, list(shares.entries(whole.into)), list(shares.spans(text.id))


@given(st.sampled_from(FILES), st.lists(damage, max_size=6))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_word_is_kept_or_told(chosen, damages):
    text, file = chosen
    words = damaged(WHOLE[file.name], damages)
    came = read(text, file, words)
    if came is None:
        return
    whole, entries, spans = came
    (found,) = whole.reads
    stretches = sorted([pair for span in spans for pair in span.spans] + [(entry.start, entry.end) for entry in entries])
    assert "".join(words[start:end] for start, end in stretches) == words
    put = _letters(entry.into for entry in entries if entry.kind == "letter" and entry.into)  # ё where "&" stood for it
    mended = _letters(entry.text for entry in entries if entry.kind == "letter" and entry.into)
    assert _letters(_told(whole, found, entries)) + mended == _letters(words) + put
    keys = [(record.lang, record.id, record.segment) for record in found.records]
    assert len(set(keys)) == len(keys)
    for page in whole.pages():
        path = file.path.parent / page.lang / f"{page.law}.md"
        assert parse_page(write_page(page).encode("utf-8"), path) == page


def _told(whole, found, entries):
    """The words of clauses and ledger."""
    for record in found.records:
        clause = whole.clause(record)
        yield record.label.words if record.label else ""
        yield clause.title + clause.body
    for entry in entries:
        if entry.into is None or entry.kind == "anchor":
            yield entry.text


def _letters(words):
    """How often each letter and digit stands there."""
    return Counter(one for part in words for one in part if one.isalnum())


@given(st.sampled_from(FILES), st.lists(damage, max_size=4))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_the_same_file_gives_the_same_pages(chosen, damages):
    text, file = chosen
    words = damaged(WHOLE[file.name], damages)
    first, second = read(text, file, words), read(text, file, words)
    assert (first is None) == (second is None)
    if first:
        assert list(first[0].pages()) == list(second[0].pages())


def test_a_clean_file_has_an_empty_ledger():
    """Cleaning what is clean changes nothing: the clauses of a sample, set out plainly, come back as they were."""
    text, file = next(one for one in FILES if one[0].id == "sample-1997")
    whole, _, _ = read(text, file, WHOLE[file.name])
    plain = "\n\n".join(_plainly(whole.clause(record), record) for record in whole.records())
    again, entries, _ = read(text, file, plain)
    assert entries == []
    assert [again.clause(record)[:6] for record in again.records()] == [
        whole.clause(record)[:6] for record in whole.records()
    ]


def _plainly(clause, record):
    blank = " " if record.sort == "law" else "\n\n"
    head = f"{record.label.words} {clause.title}".strip()
    return f"{head}{blank if clause.body and not clause.title else chr(10) * 2 if clause.body else ''}{clause.body}"


UNSEEN = "Law 7. Tea\n\nA.\u200b Place\n\n1.\ufeff The cup\u2060[1]\ufeff goes.\n\n2. The cup \u200bis.\n\n[1] A note.\n"
MANIFEST = '[[text]]\nid = "t"\nkind = "laws"\ncode = "1997"\nlanguages = ["en"]\ntitle = { en = "T" }\nrights = "public"\n'


@pytest.mark.parametrize("name", ("f.txt", "f.html"))
def test_signs_that_show_nothing_are_told_wherever_they_stand(name, tmp_path):
    words = UNSEEN if name == "f.txt" else "".join(f"<p>{line}</p>" for line in UNSEEN.split("\n\n"))
    (tmp_path / name).write_text(words, encoding="utf-8")
    (tmp_path / "sources.toml").write_text(MANIFEST + f'files = ["{name}"]\n', encoding="utf-8")
    (one,) = ingest(tmp_path, tmp_path / "texts")
    assert one.faults == []
    bodies = {record.id: one.whole.clause(record).body for record in one.whole.records()}
    assert (bodies["7A1"], bodies["7A2"]) == ("The cup goes.", "The cup is.")
    told = "".join(entry.text for entry in one.entries)
    assert [told.count(sign) for sign in "\u200b\ufeff\u2060"] == [2, 2, 1]
