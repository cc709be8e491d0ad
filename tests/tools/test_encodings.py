"""Encodings: a text comes out as it was written, in whatever encoding, and what cannot be read says where and what to do."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kodeks.cli.output import write_json
from kodeks.corpus.ledger import entry, read_ledger, write_ledger
from tools.readers.decoded import NotText
from tools.readers.encodings import decode
from tools.readers.plain import read_plain
from tools.sheet import Source, lay_out

RUSSIAN = (
    "Правило 7. Чайник на столе",
    "Чайник стоит посреди стола до конца тура, и никто не вправе его двигать.",
    "Если чайник пуст, Запад наливает в него воды и ставит его снова.",
    "Остывший чай судья велит унести; новый приносит тот, кто опоздал.",
    "Игрок, который пролил чай, вытирает стол сам.",
    "Ложку кладут на блюдце, а блюдце никуда не девают.",
    "Сахар делят поровну, если сторона не просит иначе (см. Правило 9).",
    "Объявлять чай второй раз запрещено.",
)
ENGLISH = (
    "The kettle stands in the middle of the table until the round is over.",
    "Nobody may move it while a cup is full.",
    "The Director pours when both sides ask for it.",
)
CURLY = (
    "The player’s cup is “his own” — no other.",
    "“Dummy” doesn’t drink; see Law 9.",
    "He pays two pounds – or washes up.",
)
OLD = ("cp1251", "koi8-r", "cp866", "mac-cyrillic", "iso-8859-5")
WIDE = ("utf-16-le", "utf-16-be")
MARKED = ("utf-8-sig", "utf-16")
PATH = Path("tea.txt")

lengths = st.integers(40, 4000)


def text_of(sentences, length, order):
    """So many characters of sentences in an order, one or two a line, cut at the end of a word."""
    words, at = "", 0
    while len(words) < length:
        words += sentences[order[at % len(order)] % len(sentences)] + ("\n" if at % 3 else " ")
        at += 1
    return words[:length].rsplit(" ", 1)[0]


orders = st.lists(st.integers(0, 99), min_size=1, max_size=12)
settle = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(st.sampled_from(OLD + WIDE + MARKED + ("utf-8",)), lengths, orders)
@settle
@example("mac-cyrillic", 40, [4])
@example("koi8-r", 40, [7])
@example("iso-8859-5", 40, [0])
def test_a_russian_text_comes_out_as_it_was_written(encoding, length, order):
    words = text_of(RUSSIAN, length, order)
    written = words.encode(encoding)
    decoded = read_plain(written, PATH)
    assert decoded.text == words
    assert decoded.encoded() == written
    assert decoded.detected


@given(st.sampled_from(OLD), lengths, orders, st.integers(0, 3000))
@settle
def test_an_english_text_with_a_few_russian_words(encoding, length, order, place):
    words = text_of(ENGLISH, max(length, 100), order)
    at = words.find(" ", place % len(words)) + 1
    words = f"{words[:at]}чайник, Правило {words[at:]}"
    decoded = read_plain(words.encode(encoding), PATH)
    assert decoded.text == words and decoded.encoded() == words.encode(encoding)


@given(st.sampled_from(("cp1252", "mac-roman")), lengths, orders)
@settle
def test_an_english_text_with_curly_quotes(encoding, length, order):
    words = text_of(CURLY + ENGLISH, length, order)
    decoded = read_plain(words.encode(encoding), PATH)
    assert decoded.text == words and decoded.encoded() == words.encode(encoding)


@pytest.mark.parametrize("encoding", OLD)
@pytest.mark.parametrize("words", ["Чайник", "ПРАВИЛО 7", "A. Ёмкость чашки", "Чай — это не заявка.", "см. ниже"])
def test_a_few_words_are_enough(encoding, words):
    words = words.replace("—", "-")
    assert read_plain(words.encode(encoding), PATH).text == words


@given(st.binary(max_size=200))
@settle
def test_any_bytes_are_read_or_refused_with_a_line(written):
    try:
        decoded = read_plain(written, PATH)
    except NotText as error:
        assert str(error).startswith("tea.txt:")
        return
    assert decoded.encoded() == written


TEXT = "\n".join(RUSSIAN)


@pytest.mark.parametrize(
    "encoding, told",
    [("cp1251", "cp866"), ("cp1251", "koi8-r"), ("cp866", "windows-1251"), ("koi8-r", "cp1252"), ("utf-8", "cp1251")],
)
def test_a_wrong_encoding_in_the_manifest_is_told(encoding, told):
    with pytest.raises(
        NotText, match=r"tea.txt:\d: .*(correct the encoding in|name its encoding in) the manifest"
    ) as caught:
        decode(TEXT.encode(encoding), PATH, told)
    assert ("UTF-8" if encoding == "utf-8" else encoding) in str(caught.value)


@pytest.mark.parametrize("told", ["base64", "rot13", "hex"])
def test_an_encoding_of_no_text(told):
    with pytest.raises(NotText, match=f"'{told}' is the encoding of no text; write utf-8"):
        decode(b"tea", PATH, told)


@pytest.mark.parametrize("told", ["cp1251", "utf-16"])
def test_a_mark_of_byte_order_that_the_manifest_contradicts(told):
    with pytest.raises(NotText, match="begins with the mark of utf-8, and the manifest says"):
        decode(TEXT.encode("utf-8-sig"), PATH, told)


@pytest.mark.parametrize("told", ["utf-8", "UTF8", "utf-8-sig", "utf_8"])
def test_an_encoding_by_any_of_its_names(told):
    assert decode(TEXT.encode("utf-8-sig"), PATH, told).text == TEXT
    assert decode(TEXT.encode("utf-8"), PATH, told).text == TEXT


@pytest.mark.parametrize("told", ["utf-16", "utf-16-le"])
def test_utf_16_without_a_mark_as_the_manifest_says(told):
    assert decode(TEXT.encode("utf-16-le"), PATH, told).text == TEXT


TWICE = [("utf-8", "cp1251"), ("utf-8", "cp1252"), ("utf-8", "latin-1"), ("utf-8", "cp866"), ("utf-8", "koi8-r")]
TWICE += [("cp1251", "latin-1"), ("koi8-r", "cp1251"), ("cp1251", "cp866"), ("cp866", "cp1251")]


@pytest.mark.parametrize("really, read_as", TWICE)
def test_a_text_encoded_twice_is_refused_with_its_remedy(really, read_as):
    written = TEXT.encode(really).decode(read_as, "ignore").encode("utf-8")
    with pytest.raises(NotText, match=rf"tea.txt:1: this text was encoded twice: .* in {really} that was read as") as caught:
        decode(written, PATH)
    assert "open the original file again" in str(caught.value)


def test_a_few_words_encoded_twice_are_told_and_kept():
    words = TEXT + "\nдва: " + "чайник".encode().decode("cp1251")
    found = decode(words.encode("utf-8"), PATH)
    assert found.text == words
    ((line, told),) = found.doubts
    assert line == words.count("\n") + 1 and "is 'чайник' in utf-8 that was read as cp1251" in told


def test_a_byte_that_cannot_be_decoded_is_told_with_its_line():
    written = "\n".join(RUSSIAN).encode().replace("воды".encode(), b"\xd0\xff")
    with pytest.raises(NotText, match=r"tea.txt:3: this is not text in utf-8; save the file as UTF-8, .*: byte 0xd0"):
        decode(written, PATH)
    with pytest.raises(NotText, match=r"tea.txt:3: this is not text in cp1251; .*: byte 0x98"):
        decode(TEXT.encode("cp1251").replace("воды".encode("cp1251"), b"\x98"), PATH)


def test_nul_bytes_are_told_with_their_line():
    with pytest.raises(NotText, match=r"tea.txt:2: this is not text \(it holds NUL bytes\)"):
        decode("Чай\nи\0 сахар".encode(), PATH)


def test_how_sure_an_encoding_is_is_told():
    found = decode(TEXT.encode("cp866"), PATH)
    assert re.match(r"(\d+) of \1 words with its letters are in the dictionary; chardet says cp866, 0", found.detected)
    assert found.doubts == ()
    assert "is a guess" in decode("Чайник ырбл фьяч гшнец. ".encode("cp1251") * 9, PATH).doubts[0][1]


# Line ends.


def pieces(words):
    """(line, words, marks) of every piece of a plain file."""
    decoded = read_plain(words.encode("utf-8"), PATH)
    source = Source("tea.txt", decoded.text, (), "", decoded.removed, decoded.marks)
    sheet = lay_out(source)
    return [(source.line(one.start), sheet.words(one), sorted(one.marks)) for one in sheet.pieces]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\r\r\n", "\u2028", "\u2029", "\x85"])
def test_line_ends(end):
    found = pieces(f"tea{end}is{end}{end}hot{end}")
    assert [one[:2] for one in found] == [(1, "tea"), (2, "is"), (4, "hot")]
    assert "blank" in found[2][2]


def test_line_ends_that_change_inside_a_file():
    assert [one[:2] for one in pieces("tea\r\nis\rhot\nnow")] == [(1, "tea"), (2, "is"), (3, "hot"), (4, "now")]


def test_a_rare_line_end_among_usual_ones_parts_a_line_and_counts_none():
    assert [one[:2] for one in pieces("tea\u2028is\nhot\nnow")] == [(1, "tea"), (1, "is"), (2, "hot"), (3, "now")]


def test_a_form_feed_turns_the_page():
    assert pieces("tea is\n\x0chot now") == [(1, "tea is", []), (2, "hot now", ["page"])]


def test_a_mark_of_byte_order_between_lines_goes_out_and_is_told():
    decoded = read_plain("\ufeffЧай\n\ufeffсахар".encode(), PATH)
    assert decoded.mark == b"\xef\xbb\xbf" and [edit[:3] for edit in decoded.removed] == [(4, 5, "unseen")]
    assert [one[1] for one in pieces("tea\n\ufeffis\u200b\nhot")] == ["tea", "is", "hot"]


# JSON that any tool can split into lines.


def test_what_the_command_prints_has_one_object_a_line(capsysbinary):
    record = {"text": "чай\u2028и\x85сахар\u2029\x0b\x0c\x1c"}
    write_json(record)
    printed = capsysbinary.readouterr().out.decode("utf-8")
    assert len(printed.splitlines()) == 1 and json.loads(printed) == record


def test_a_ledger_has_one_entry_a_line(tmp_path):
    entries = [entry("a.txt", 0, 3, 1, "nav", "menu", "чай\u2028и\x85")]
    (tmp_path / "ledger.jsonl").write_bytes(b"".join(write_ledger(entries)))
    assert len(b"".join(write_ledger(entries)).decode("utf-8").splitlines()) == 1
    assert read_ledger(tmp_path / "ledger.jsonl") == entries


@pytest.mark.parametrize("encoding", ["mac-cyrillic", "cp1252", "mac-roman"])
def test_one_sign_alone_does_not_contradict_the_manifest(encoding):
    words = "Law 7. Cups ¶\nA. The cup is full. ¶\n" * 20
    assert decode(words.encode(encoding), PATH, encoding).text == words
