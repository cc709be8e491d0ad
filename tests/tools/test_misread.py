"""A poor scan and a text in another language are refused, with the share of words, examples and what to do."""

import re

import pytest

from kodeks.corpus.fault_words import tell_fault
from kodeks.corpus.report_words import read_report_words
from tests.tools.dirt.check import read_words
from tools.lexicon import Lexicon
from tools.manifest_model import SourceFile, SourceText
from tools.readers.plain import Decoded
from tools.reading import read_file

GERMAN = "Der Gast darf die Kanne nicht bewegen, bevor das Wasser kocht, und der Wirt muss jede Tasse zählen. " * 3
POLISH = "Gość nie może przesunąć czajnika, zanim zagotuje się woda, a gospodarz musi policzyć każdą filiżankę. " * 3
UKRAINIAN = "Гість не може пересунути чайник, доки вода не закипіла, а господар мусить порахувати всі чашки. " * 3


@pytest.mark.parametrize("words, lang", [(GERMAN, "en"), (POLISH, "en"), (UKRAINIAN, "ru")])
def test_a_text_in_another_language_is_refused(words, lang):
    label = "Правило 7. Чашки" if lang == "ru" else "Law 7. Cups"
    refused = read_words(f"{label}\n\nA. {words}\n\nB. {words}", "laws", "1997", (lang,)).refused
    assert "in no dictionary" in refused and "a text in another language cannot be read" in refused


def test_a_file_is_read_if_the_manifest_insists():
    words = "Law 7. Cups\n\nA. " + "The hust may n0t m0ve the ke#tle until it b0ils over the tab|e. " * 5
    refused = read_words(words, "laws", "1997", ("en",)).refused
    assert "'ke#tle'" in refused and "misread = " in refused
    share = float(refused.split("misread = ")[1].split(" ")[0])
    file = SourceFile("f.txt", "f.txt", "", "", (), (), 1, share)
    text = SourceText("t", "laws", "1997", ("en",), {"en": "T"}, "public", "", "", "", "", (file,), 1)
    read = read_file(text, file, Decoded(words, "utf-8", False, b""), Lexicon([words]), "sources.toml")
    assert [record.id for record in read.records] == ["7", "7A"]
    assert any("'ke#tle'" in doubt for _, doubt in read.doubts)


def test_one_paragraph_in_another_language_is_told_once():
    sound = "The host pours a cup for each of his guests before he asks anybody about the kettle. " * 9
    came = read_words(f"Law 7. Cups\n\nA. {sound}\n\nB. {GERMAN[:97]}\n\nC. {sound}", "laws", "1997", ("en",))
    told = [words for _, words in came.doubts if "dictionary" in words]
    assert len(told) == 1 and "words of this paragraph are in no dictionary; it may be in another language" in told[0]


def test_names_and_references_are_no_misread_words():
    words = "Law 7. Cups\n\nA. He leads 2NT or bids 3♠ (see 27B1(a), 45C4(b)); no-trump is O'Neil's well-known word[^45]."
    came = read_words(words, "laws", "1997", ("en",))
    assert came.refused == "" and not [told for _, told in came.doubts if "dictionary" in told]


def test_words_of_bridge_are_words_though_no_dictionary_has_them():
    words = "Правило 7. Чашки\n\nA. О фальшренонсе и реконтре говорят после {}, и алертируют её сразу."
    for said, wrong in (("фальшренонса", 0), ("фальшрененса", 1)):
        told = read_words(words.format(said), "laws", "1997", ("ru",)).doubts
        assert [said in one for _, one in told if "no dictionary" in one] == [True] * wrong


TEA = "Никто не вправе переставить чайник, пока вода не закипела, а хозяин обязан пересчитать все чашки. "
ENGLISH = "Nobody may move the kettle before the water boils, and the host must count every cup on the table. "


@pytest.mark.parametrize("words, lang, other, script", [(TEA, "en", "ru", "Cyrillic"), (ENGLISH, "ru", "en", "Latin")])
def test_a_text_in_letters_of_another_language_than_the_manifest_names_is_refused(words, lang, other, script):
    law = "Правило 7. Чашки" if other == "ru" else "Law 7. Cups"
    said = f"{law}\n\nA. {words}\n\nB. {words}"
    refused = read_words(said, "laws", "1997", (lang,)).refused
    assert f'its letters are {script}, and the manifest says languages = ["{lang}"]' in refused
    assert f'write languages = ["{other}"], or languages = ["ru", "en"] if the text is in both' in refused
    assert "f.txt:3: " in refused and re.search("[а-яё]", tell_fault(refused, "ru"))
    assert [read_words(said, "laws", "1997", langs).refused for langs in ((other,), ("ru", "en"))] == ["", ""]


def test_a_paragraph_in_other_letters_is_told_and_a_few_words_are_not():
    sound = f"Правило 7. Чашки\n\nA. {TEA}\n\nB. {TEA}Это — the host's own cup, как говорят англичане.\n\n"
    told = read_words(f"{sound}C. {ENGLISH}", "laws", "1997", ("ru",)).doubts
    doubt = 'paragraphs in Latin letters (1), the first of them here; the manifest says languages = ["ru"] alone'
    assert (7, doubt) in told and re.search("[а-яё]", read_report_words("ru").said(doubt))
    assert not [words for _, words in read_words(sound, "laws", "1997", ("ru",)).doubts if "letters" in words]
