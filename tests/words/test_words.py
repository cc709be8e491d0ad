"""Words: forms, plurals, lists, and what happens when one is missing."""

import pytest

from kodeks.corpus.places import DOCS
from kodeks.rulings.interview import ask
from kodeks.words.files import read_bundle
from kodeks.words.phrases import phrases
from kodeks.words.plurals import plural
from kodeks.words.template import fill, placeholders
from kodeks.words.writing import MissingWord, write

WORDS = read_bundle(DOCS)["words"]
EN, RU = WORDS["en"]["common"], WORDS["ru"]["common"]


@pytest.mark.parametrize(
    "table, template, about, filled",
    [
        (EN, "{offender:gen} partner", {"offender": "N"}, "North’s partner"),
        (RU, "партнёр {offender:gen}", {"offender": "N"}, "партнёр Севера"),
        (RU, "слово за {lho:ins}", {"lho": "W"}, "слово за Западом"),
        (EN, "{withdrawn} over {last}", {"withdrawn": "2C", "last": "2NT"}, "2♣ over 2NT"),
        (RU, "{withdrawn} после {last:gen}", {"withdrawn": "2C", "last": "2NT"}, "2♣ после 2БК"),
        (RU, "вместо {call:gen}", {"call": "X"}, "вместо контры"),
        (EN, "{suits:or}", {"suits": "SHD"}, "spades, hearts or diamonds"),
        (RU, "ходить в {suits:acc}", {"suits": "SH"}, "ходить в пики и червы"),
        (RU, "без {suits:gen.or}", {"suits": "HC"}, "без черв или треф"),
        (EN, "{suits}", {"suits": ""}, "none"),
        (RU, "{card}, {cards}", {"card": "HT", "cards": "SA D2"}, "♥10, ♠Т и ♦2"),
        (EN, "{contract} by {declarer}", {"contract": "4SX", "declarer": "E"}, "4♠ doubled by East"),
        (RU, "{contract}", {"contract": "4SXX"}, "4♠ с реконтрой"),
        (RU, "{contract}", {"contract": "P"}, "общий пас"),
        (EN, "{tricks} {tricks|trick|tricks}", {"tricks": 1}, "1 trick"),
        (EN, "{tricks} {tricks|trick|tricks}", {"tricks": "2"}, "2 tricks"),
        (RU, "{tricks} {tricks|взятка|взятки|взяток}", {"tricks": 2}, "2 взятки"),
        (RU, "{tricks} {tricks|взятка|взятки|взяток}", {"tricks": 11}, "11 взяток"),
        (EN, "nothing to fill", {}, "nothing to fill"),
    ],
)
def test_a_template_is_filled_as_the_language_writes(table, template, about, filled):
    assert fill(template, tuple(about.items()), table) == filled


def test_russian_plurals_go_by_the_last_figures():
    forms = ("взятка", "взятки", "взяток")
    one, few = {1, 21, 31}, {2, 3, 4, 22, 23, 24, 32, 33, 34}
    for number in range(36):
        assert plural("ru", number, forms) == (forms[0] if number in one else forms[1] if number in few else forms[2])


def test_placeholders_are_listed_in_order():
    assert placeholders("{a:gen} и {b} {n|x|y|z}") == ["a", "b", "n"]


def test_a_missing_form_names_its_key_and_language():
    with pytest.raises(MissingWord, match=r"'seats\.N\.ins' has no words in language 'en'"):
        fill("{offender:ins}", (("offender", "N"),), EN)


def test_a_missing_value_names_the_template():
    with pytest.raises(MissingWord, match=r"'\{lho\}' in 'over to \{lho\}' \(language 'en'\) is not among: offender"):
        fill("over to {lho}", (("offender", "N"),), EN)


def test_a_placeholder_of_no_known_kind_is_refused():
    with pytest.raises(ValueError, match="it is not known what colour stands for"):
        fill("{colour}", (("colour", "red"),), EN)


def test_an_open_brace_is_refused():
    with pytest.raises(ValueError, match="not closed"):
        fill("{offender", (("offender", "N"),), EN)


def test_a_missing_phrase_names_procedure_key_and_language():
    found = phrases({"en": {"common": EN, "p": {}}}, "en", "p")
    with pytest.raises(MissingWord, match=r"p: 'consequences\.nothing' has no words in language 'en'"):
        found.say(("consequences", "nothing"))
    with pytest.raises(ValueError, match="'fr' is not a language; languages are en"):
        phrases({"en": {}}, "fr", "p")


def test_before_2007_a_table_says_in_its_own_words_what_later_codes_call_otherwise():
    own = {"script": {"free": "no rectification", "on": "go on"}, "older": {"script": {"free": "no penalty"}}}
    words = {"en": {"common": EN, "p": own}}
    for code, free in (
        ("1987", "no penalty"),
        ("1997", "no penalty"),
        ("2007", "no rectification"),
        ("", "no rectification"),
    ):
        found = phrases(words, "en", "p", code)
        assert [found.say(("script", key)) for key in ("free", "on")] == [free, "go on"]


def test_options_are_written_by_the_form_of_their_question():
    own = {"questions": {"why": {"text": "?", "options": {"because": "Because of {offender}"}}}}
    found = phrases({"en": {"common": EN, "p": own}}, "en", "p")
    assert found.option(ask("who", "9", ("N",), "seat"), "N") == "North"
    assert found.option(ask("led", "44", ("HT",), "card"), "HT") == "♥10"
    assert found.option(ask("called", "17", ("X",), "call"), "X") == "double"
    assert found.option(ask("shown", "26B", ("SH",), "suits"), "SH") == "spades and hearts"
    assert found.option(ask("many", "64", ("3",), "number"), "3") == "3"
    assert found.option(ask("why", "64", ("because",), about=(("offender", "E"),)), "because") == "Because of East"
    assert found.option(ask("so", "64"), "yes") == "Yes"
    with pytest.raises(MissingWord, match=r"questions\.so\.options\.maybe"):
        found.option(ask("so", "64", ("maybe",)), "maybe")


def test_the_highest_number_may_stand_for_more():
    own = {"questions": {"many": {"text": "?", "options": {"most": "{most} or more"}}}}
    found = phrases({"en": {"common": EN, "p": own}}, "en", "p")
    question = ask("many", "64A", ("1", "2"), "number", (("most", 2),))
    assert [found.option(question, option) for option in question.options] == ["1", "2 or more"]


def test_help_on_an_answer_is_given_only_where_it_is_offered():
    own = {"questions": {"won": {"text": "?", "help": "Whose card?", "help_with": {"open": "Not complete?"}}}}
    found = phrases({"en": {"common": EN, "p": own}}, "en", "p")
    assert found.help(ask("won", "64A", ("N", "E"))) == "Whose card?"
    assert found.help(ask("won", "64A", ("N", "open"))) == "Whose card? Not complete?"


@pytest.mark.parametrize(
    "kind, values", [("seats", "NESW"), ("suits", "SHDC"), ("calls", ("P", "X", "XX")), ("sides", ("NS", "EW"))]
)
def test_both_languages_have_every_seat_suit_and_call_in_every_form(kind, values):
    for table in (EN, RU):
        assert set(table[kind]) == set(values)
        assert len({frozenset(forms) for forms in table[kind].values()}) == 1
    assert set(RU[kind][values[0]]) >= {"nom", "gen", "dat", "acc", "ins", "pre"}


def test_a_list_may_come_as_a_sequence_or_parted_by_blanks():
    assert write("seats", ("N", "E"), "", EN) == write("seats", "N E", "", EN) == "North and East"


@pytest.mark.parametrize("path", sorted((DOCS / "en" / "rulings").glob("*.toml")), ids=lambda path: path.stem)
def test_english_has_the_apostrophe_of_print(path):
    assert "'" not in path.read_text(encoding="utf-8")
