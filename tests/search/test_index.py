"""The files that are written: the same each time, small, and each list under its own licence."""

import gzip
import json

import pytest

from kodeks.corpus import texts
from kodeks.corpus.codes import read_code
from kodeks.corpus.model import Page, clause, front
from kodeks.search import lexicon, russian
from kodeks.search.ask import write_index
from kodeks.search.forms import pack, unpack
from kodeks.search.records import page_records
from kodeks.search.terms import read_concepts

IDS = ("64", "64A", "DEF.Adjusted Score")


def test_the_same_texts_make_the_same_bytes(digest_index, tmp_path):
    found = [text for text in texts.read_texts() if text.origin == "digest"]
    again = write_index(tmp_path, found)
    assert {path.name: path.read_bytes() for path in again.iterdir()} == {
        path.name: path.read_bytes() for path in digest_index.iterdir()
    }


@pytest.mark.parametrize("lang", ("en", "ru"))
def test_what_a_page_loads_before_its_first_result_is_small(digest_index, lang):
    names = ("query.js", f"{lang}.json", "codes.json", "terms.json", "forms-en.json", "forms-ru.json")
    # The whole code with its notes: some 3,600 clauses and paragraphs. It is fetched once, when the search is first used.
    assert sum(len(gzip.compress((digest_index / name).read_bytes())) for name in names) < 160_000


def test_lists_made_from_dictionaries_name_their_licence(digest_index):
    assert "CC BY-SA 3.0" in json.loads((digest_index / "forms-ru.json").read_text("utf-8"))["licence"]
    assert "ODbL" in json.loads((digest_index / "forms-en.json").read_text("utf-8"))["licence"]
    assert "forms-ru.json: CC BY-SA 3.0" in (digest_index / "LICENCES.txt").read_text("utf-8")


def test_forms_packed_and_unpacked_are_the_same():
    given = {
        "взятка": [("взятка", "взятки", "взяток", "взяткой")],
        "сыгранный": [("сыгранный", "сыгранная")],
        "карта": [("карта", "карты", "карт")],
        "идти": [("идти", "шел", "шла", "идут"), ("ходить", "ходил")],
        "go": [("go", "went", "gone")],
        "a": [("a",)],
        "ox": [("ox", "oxen")],
        "скорый": [("скорый", "скорее", "поскорее")],
    }
    assert unpack(pack(given)) == {form: {lemma} for lemma, found in given.items() for family in found for form in family}


def test_forms_of_verbs_with_their_participles_come_back():
    verbs = ("сыграть", "отдать", "исправить", "показать", "торговаться", "пасовать", "вести")
    given = {lemma: russian.families(russian.lemmas(lemma)[0]) for lemma in {russian.lemmas(verb)[0] for verb in verbs}}
    packed = pack(given)
    assert packed["tails"]
    assert unpack(packed) == {
        form: {lemma for lemma in given if any(form in family for family in given[lemma])}
        for found in given.values()
        for family in found
        for form in family
    }


def test_words_with_the_same_endings_share_them():
    packed = pack({"карта": [("карта", "карты")], "контра": [("контра", "контры")]})
    assert packed == {"tails": [], "words": [["а,ы", "карт контр"]]}


def test_a_law_has_a_record_of_its_own_and_clauses_know_the_titles_above():
    page = Page(
        "2017",
        "en",
        "64",
        "Elephants",
        front("2017", "64"),
        (
            clause("h:6.1", title="Part"),
            clause("64A", "One | two", title="Waiting."),
            clause("64A1", "A long wait."),
            clause("64A", "Later.", segment=2),
        ),
    )
    found = page_records(texts.read_texts()[0], page)
    assert [(record.id, record.title, record.path, record.body) for record in found] == [
        ("64", "Elephants", (), ""),
        ("64A", "Waiting.", ("Elephants",), "One two Later."),
        ("64A1", "", ("Elephants", "Waiting."), "A long wait."),
    ]


GREETING = """[[term]]
en = "greeting"
ru = "приветствие"
definition = "DEF.Adjusted Score"
clauses = ["64A", "64"]
short = { en = ["hi"] }
slang = { ru = ["здорово?"] }
found_by = { en = ["hello"] }
older = { "1997" = ["привет?"] }

[[phrase]]
name = "farewell"
clauses = ["64"]
ru = ["пока", "до свидания"]
"""


def test_concepts_join_both_languages(tmp_path):
    path = tmp_path / "glossary.toml"
    path.write_text(GREETING, encoding="utf-8")
    assert read_concepts(IDS, path) == (
        ("greeting", ("greeting", "hi", "hello"), ("приветствие", "привет", "здорово"), ("64A", "64", "DEF.Adjusted Score")),
        ("farewell", (), ("пока", "до свидания"), ("64",)),
    )


def test_a_clause_that_the_code_lacks_is_refused_with_its_line(tmp_path):
    path = tmp_path / "glossary.toml"
    path.write_text(GREETING.replace('clauses = ["64"]', 'clauses = ["64Z"]'), encoding="utf-8")
    with pytest.raises(ValueError, match=r"glossary\.toml:11: the code has no clause '64Z'"):
        read_concepts(IDS, path)


def test_a_table_with_a_cell_too_few_is_refused_with_its_line(tmp_path):
    path = tmp_path / "en-lexicon.tsv"
    path.write_text("lemma\tlike\n\nhello\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en-lexicon\.tsv:3: 1 cells where 2 belong"):
        list(lexicon.rows(path, ("lemma", "like")))


def test_no_name_stands_twice_for_one_concept():
    for concept in read_concepts(read_code("2017").ids):
        assert len(set(concept.en)) == len(concept.en) and len(set(concept.ru)) == len(concept.ru)


def test_every_concept_has_a_name_in_english_or_in_russian_and_every_lexicon_word_its_own_form():
    for lang in ("en", "ru"):
        for entry in lexicon.read_lexicon(lang):
            assert entry.lemma.isalpha() and all(form.isalpha() for form in entry.forms)
