"""Whatever is typed, the box answers; nothing typed becomes markup or pattern."""

import pytest

HOSTILE = (
    "",
    " ",
    "\t\n",
    "." * 500,
    "(((((",
    "[a-z]+",
    ".*",
    "\\",
    "$^",
    "a" * 10_000,
    "64A1 " * 2_000,
    "я " * 3_000,
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '" onmouseover="x',
    "&lt;b&gt;",
    "🂡🂢🂣",
    "👩‍👩‍👧‍👦 64",
    "♠♥♦♣",
    "\u202e64A1",
    "\u0000",
    "\ud7ff",
    "64\u200bA1",
    "null",
    "undefined",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "0",
    "00",
    "-1",
    "1e9",
    "999999999999",
    "64A1(((((((",
    "12C1(e)(ii)(x)(y)",
    "§§§§",
    "64–",
    "–64",
    "с",
    "и и и",
    "to to to",
    "Law",
    "правило",
    "laws 1-93",
    "93-1",
    "1-1",
    "١٢",
    "六十四",
    "à la carte",
    "e\u0301",
    "%",
    "?q=",
    "'; DROP TABLE",
    "\u2028",
)


@pytest.mark.parametrize("lang", ("en", "ru"))
def test_hostile_queries_are_answered(in_digest, lang):
    answers = in_digest(*((lang, query) for query in HOSTILE))
    assert len(answers) == len(HOSTILE)
    assert all(len(answer["query"]) <= 200 and answer["milliseconds"] < 2_000 for answer in answers)


def test_markup_in_a_query_stays_out_of_addresses_and_snippets(in_digest):
    answers = in_digest(*(("en", query) for query in HOSTILE))
    for answer in answers:
        for hit in answer["hits"]:
            assert "<" not in hit.get("href", "") + hit["id"] + hit.get("note", "")
            assert all(isinstance(text, str) and isinstance(mark, bool) for text, mark in hit["snippet"])


def test_a_hidden_character_inside_a_number_does_no_harm(in_digest):
    (answer,) = in_digest(("en", "64\u200bA1"))
    assert answer["hits"][0]["id"] == "64A1"


def test_the_box_makes_no_markup_from_strings():
    from kodeks.corpus import places

    source = (places.DOCS / "assets" / "search-box.js").read_text(encoding="utf-8")
    assert not [
        word for word in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(") if word in source
    ]
