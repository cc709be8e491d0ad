"""Numbers of clauses: every spelling finds its clause before any word is looked at."""

import csv
import os
from pathlib import Path

import pytest

from kodeks import clauses
from kodeks.corpus.codes import read_code

SPELLINGS = Path(__file__).with_name("spellings.tsv")
SHARED = os.environ.get("KODEKS_SHARED")
NOT_NUMBERS = (
    ("ru", "карта 2"),
    ("ru", "2 взятки"),
    ("ru", "14 карт"),
    ("ru", "зов"),
    ("ru", "обо всём"),
    ("en", "2 tricks"),
    ("en", "the 5th card"),
    ("en", "bid 2C over 2H"),
    ("en", "1H over 1S"),
    ("en", "partner opened 1NT"),
    ("en", "13 cards each"),
    ("ru", "назначил 2Н"),
    ("en", "of"),
)


def rows(path):
    with open(path, encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_every_spelling_finds_its_clauses_first(in_digest):
    asked = rows(SPELLINGS)
    answers = in_digest(*((row["lang"], row["query"]) for row in asked))
    wrong = {}
    for row, answer in zip(asked, answers):
        wanted = row["clauses"].split()
        found = [hit["id"] for hit in answer["hits"]][: len(wanted)]
        if found != wanted:
            wrong[row["query"]] = found
    assert not wrong


def test_clauses_of_the_code_are_found_as_they_are_written(in_digest):
    ids = [id_ for id_ in read_code("2017").ids if not id_.startswith("DEF.")]
    answers = in_digest(*(("en", id_) for id_ in ids), limit=1)
    assert [answer["hits"][0]["id"] for answer in answers] == ids


def test_cyrillic_look_alikes_find_what_latin_letters_find(in_digest):
    alike = str.maketrans("ABCEHKMOPTX", "АВСЕНКМОРТХ")
    ids = [id_ for id_ in read_code("2017").ids if not id_.startswith("DEF.") and "(" not in id_]
    answers = in_digest(*(("ru", id_.translate(alike)) for id_ in ids), limit=1)
    assert [answer["hits"][0]["id"] for answer in answers] == ids


def test_a_letter_of_two_meanings_offers_both_the_look_alike_first(in_digest):
    (answer,) = in_digest(("ru", "27В"))
    assert [hit["id"] for hit in answer["hits"]] == ["27B", "27D", "27C"]


@pytest.mark.parametrize("lang, query", NOT_NUMBERS)
def test_words_with_a_number_are_no_reference(in_digest, lang, query):
    (answer,) = in_digest((lang, query))
    assert all("score" in hit for hit in answer["hits"])


def test_words_after_a_law_are_looked_for_inside_it_first(in_digest):
    (answer,) = in_digest(("en", "law 66 revoke"))
    assert [clauses.law(hit["id"]) for hit in answer["hits"][:2]] == ["66", "66"]


def test_addresses_hold_the_anchor_of_the_clause(in_digest):
    ids = [id_ for id_ in read_code("2017").ids if clauses.law(id_) in ("16", "27", "64", "67")]
    answers = in_digest(*(("ru", id_) for id_ in ids), limit=1)
    hrefs = [answer["hits"][0]["href"] for answer in answers]
    assert hrefs == [f"ru/2017/{clauses.law(id_)}/#{clauses.anchor(id_)}" for id_ in ids]


def test_a_clause_whose_text_is_not_here_gives_no_dead_link(in_few_laws):
    english, russian = in_few_laws(("en", "45C4"), ("ru", "45С4"))
    (hit,) = english["hits"]
    assert (hit["kind"], hit["id"], hit.get("href")) == ("missing", "45C4", None)
    assert hit["snippet"][0][0].startswith(read_code("2017").gist("45C4"))
    assert russian["hits"][0]["snippet"] == [["", False]]
    assert "пока нет" in russian["hits"][0]["note"]


def test_a_clause_that_does_not_exist_leads_to_the_nearest_above_it(in_digest):
    (answer,) = in_digest(("en", "64A9"))
    assert (answer["hits"][0]["id"], "64A9" in answer["hits"][0]["note"]) == ("64A", True)


def test_the_code_in_force_comes_before_older_codes(in_old):
    (answer,) = in_old(("ru", "правило 23А"))
    assert [(hit["id"], hit["code"]) for hit in answer["hits"][:2]] == [("23A", "2017"), ("23A", "1997")]
    assert all(hit["kind"] == "commentary" or "." in hit["id"] for hit in answer["hits"][2:])


@pytest.mark.parametrize("query", ("кодекс 1997 правило 23", "23 (1997)", "1997, 23", "правило 23 кодекса 1997 года"))
def test_a_year_in_the_query_picks_its_code(in_old, query):
    (answer,) = in_old(("ru", query))
    assert answer["hits"][0]["href"] == "ru/1997/23/#23"


def test_the_text_of_another_code_stands_in_with_a_note(in_few_laws):
    english, russian = in_few_laws(("en", "45A"), ("ru", "45А"))
    assert english["hits"][0]["href"] == "en/1997/45/#45A" and "2017" in english["hits"][0]["note"]
    assert russian["hits"][0]["href"] == "en/1997/45/#45A" and "2017" in russian["hits"][0]["note"]


@pytest.mark.parametrize("query", ("п.45.5", "45.5", "п. 45.5", "комментарий 45.5", "пункт 45.5"))
def test_a_paragraph_of_a_commentary_brings_what_it_comments_on(in_old, query):
    (answer,) = in_old(("ru", query))
    assert [hit["id"] for hit in answer["hits"]][:3] == ["45.5", "45.5", "45C4(b)"]
    assert answer["hits"][0]["href"] == "ru/1987-commentary-ru/45/#45.5"


def test_a_text_in_one_language_is_found_from_the_other(in_old):
    (answer,) = in_old(("en", "45.5"))
    assert answer["hits"][0]["href"] == "ru/1987-commentary-ru/45/#45.5"


@pytest.mark.skipif(not SHARED, reason="KODEKS_SHARED is not set: the collected queries are not here")
def test_collected_references_come_first_where_their_law_is_here(in_digest):
    asked = []
    for row in rows(Path(SHARED) / "search" / "queries.tsv"):
        wanted = row["expected"].split(";")[0]
        if row["kind"] in ("reference", "homoglyph"):
            asked += [
                (lang, row["query"], clauses.canonical(wanted))
                for lang in (("en", "ru") if row["lang"] == "mixed" else (row["lang"],))
            ]
    answers = in_digest(*((lang, query) for lang, query, _ in asked))
    first = {query: answer["hits"][0]["id"] if answer["hits"] else "" for (_, query, _), answer in zip(asked, answers)}
    assert first == {query: wanted for _, query, wanted in asked}
