"""The words of the commands: the same keys in both languages, and what is filled in is filled in by both."""

import re
import tomllib

import pytest

from kodeks.corpus.places import DOCS
from kodeks.corpus.sentences import Sentences, read_terminal

TOLD = {lang: tomllib.loads((DOCS / lang / "terminal.toml").read_text(encoding="utf-8")) for lang in ("en", "ru")}
SHAPE = {"words", "faults"}
FILLED = re.compile(r"{\w+}")


def faults(lang):
    """{English: own words} of every fault of every command."""
    groups = [group for command in TOLD[lang].values() for group in command.get("faults", {}).values()]
    return {english: own for group in groups for english, own in group.items()}


def words(lang):
    """Each word with its command."""
    return {(command, key): own for command, told in TOLD[lang].items() for key, own in told.get("words", {}).items()}


def test_both_languages_have_the_same_words_and_the_russian_every_fault():
    assert words("en") and set(words("en")) == set(words("ru"))
    assert faults("en") and set(faults("en")) < set(faults("ru"))


@pytest.mark.parametrize("lang", TOLD)
def test_every_command_has_one_shape(lang):
    assert {key for told in TOLD[lang].values() for key in told} <= SHAPE
    assert all(isinstance(own, str) for own in (*words(lang).values(), *faults(lang).values()))


@pytest.mark.parametrize("lang", TOLD)
def test_what_the_english_fills_in_is_filled_in(lang):
    assert not [english for english, own in faults(lang).items() if set(FILLED.findall(own)) != set(FILLED.findall(english))]
    assert not [key for key in words("en") if FILLED.findall(words("en")[key]) != FILLED.findall(words("ru")[key])]


@pytest.mark.parametrize("english, own", faults("ru").items())
def test_every_fault_is_told_in_russian(english, own):
    if re.search("[a-z]{2,} [a-z]{2,}", FILLED.sub("", english)):  # words, not a key and its value
        assert re.search("[а-яё]", own)


def test_a_sentence_is_filled_in():
    told = Sentences({"tea": {"no tea": "чая нет", "{what} is {how}": "{what}: {how}"}})
    assert told.said("no tea") == "чая нет" and told.said("no cup") is None
    assert told.said("tea is hot") == "tea: hot"
    assert told.said("no tea is hot", lambda name, inside: told.said(inside) or inside) == "чая нет: hot"


@pytest.mark.parametrize("lang", TOLD)
def test_a_command_is_read_with_its_words_and_faults(lang):
    told = read_terminal("rule", lang)
    assert told.words == TOLD[lang]["rule"]["words"]
    assert told.faults.said("'1H 2D' names no seats; say who dealt").endswith("--dealer N")
