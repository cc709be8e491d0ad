"""Words: every form finds its lemma, slang finds the laws' word, a slip of the finger does no harm."""

import random

import pytest

from kodeks import clauses
from kodeks.corpus import texts
from kodeks.search import english, russian
from kodeks.search.postings import lemmas
from kodeks.search.records import text_records

BRIDGE_WORDS = (
    "взятка",
    "заявка",
    "назначение",
    "масть",
    "козырь",
    "колода",
    "сдача",
    "карта",
    "очередь",
    "розыгрыш",
    "торговля",
    "контракт",
    "судья",
    "партнёр",
    "оппонент",
    "разыгрывающий",
    "вистующий",
    "защитник",
    "болван",
    "нарушитель",
    "нарушение",
    "фальшренонс",
    "ренонс",
    "реконтра",
    "контра",
    "пас",
    "ректификация",
    "информация",
    "претензия",
    "уступка",
    "апелляция",
    "сторона",
    "рука",
    "ход",
    "дефектный",
    "сопоставимый",
    "недостаточный",
    "штрафной",
    "открыть",
    "исправить",
    "передать",
    "запретить",
    "спасовать",
    "показать",
    "нелегальный",
    "компенсирующий",
)
SAME_HITS = (
    ("ru", "взятка", ("взятки", "взяток", "взятку", "взятками", "ВЗЯТОК")),
    ("ru", "заявка", ("заявок", "заявкой", "заявкам")),
    ("ru", "фальшренонс", ("фальшренонса", "фальшренонсы", "фальшренонсов", "фальшренонсом")),
    ("ru", "разыгрывающий", ("разыгрывающего", "разыгрывающему", "разыгрывающим")),
    ("ru", "нарушитель", ("нарушителя", "нарушителей", "нарушителями")),
    ("en", "revoke", ("revokes", "revoked", "revoking", "Revoking")),
    ("en", "irregularity", ("irregularities",)),
    ("en", "bid", ("bids", "bidding")),
    ("en", "take", ("takes", "took", "taken", "taking")),
)
FOUND_FIRST = (  # (language, what is typed, one of these or a part of it comes first)
    ("en", "renege", ("61A", "64", "61")),
    ("en", "dropped card", ("49",)),  # 48A has the words, but the term says 49 first
    ("en", "IB", ("27",)),
    ("en", "comparable", ("23", "23A")),
    ("en", "defective trick", ("67",)),
    ("en", "can I look at the last trick", ("66A", "66B", "66")),
    ("en", "partner hesitated, what may I bid", ("16B1", "16B1(a)", "16B")),
    ("ru", "ренонс", ("61A", "64", "61")),
    ("ru", "дефектная взятка", ("67",)),
    ("ru", "посмотреть последнюю взятку", ("66", "66A", "66B")),
    ("ru", "когда установлен фальшренонс", ("63", "63A")),
    ("ru", "ограничения на ход", ("26B", "26")),
    ("ru", "нелегальная информация", ("16B", "16B1", "16")),
    ("ru", "недостаточная заявка", ("27",)),
    ("en", "dummy revoked", ("64B3",)),
    ("en", "both sides revoked", ("64B7", "64C2(b)")),
    ("en", "he bid 1S over 2H", ("27",)),
    ("en", "must I own up to my own revoke", ("72B2",)),
    ("ru", "ренонс болвана", ("64B3",)),
    ("ru", "забыл положить карту во взятку", ("67A1", "67B1")),
    ("ru", "обязан ли я сказать о своём ренонсе", ("72B2",)),
    ("ru", "заявил 1 черву на 1 пику", ("27",)),
    ("ru", "партнёр долго думал и спасовал", ("16B1",)),
)
SLIPS = (
    ("ru", "фалшренонс", "фальшренонс"),
    ("ru", "фальшреонс", "фальшренонс"),
    ("ru", "фальшернонс", "фальшренонс"),
    ("ru", "наришитель", "нарушитель"),
    ("ru", "фальш ренонс", "фальшренонс"),
    ("ru", "afkmihtyjyc", "фальшренонс"),
    ("ru", "falshrenons", "фальшренонс"),
    ("ru", "narushitel", "нарушитель"),
    ("en", "insufficent", "insufficient"),
    ("en", "insuffficient", "insufficient"),
    ("en", "comparabel", "comparable"),
    ("en", "куцщлу", "revoke"),
    ("en", "ревоук", "revoke"),
    ("en", "инсаффишент", "insufficient"),
)
BEGUN = (
    ("ru", "фальшр", "фальшренонс"),
    ("ru", "сопост", "сопоставимый"),
    ("en", "insuff", "insufficient"),
    ("en", "compar", "comparable"),
)


def ids(answer):
    return [hit["id"] for hit in answer["hits"]]


def test_every_form_of_our_words_leads_to_its_lemma():
    lost = {}
    for word in BRIDGE_WORDS:
        lemma = russian.lemmas(word.replace("ё", "е"))[0]
        for form in russian.forms(lemma):
            if lemma not in russian.lemmas(form):
                lost.setdefault(lemma, []).append(form)
    assert not lost


def test_every_form_of_our_words_is_found(in_digest):
    """Every form pymorphy3 gives, and our lexicon where it knows better, in the map that the page loads."""
    asked = []
    for word in BRIDGE_WORDS:
        lemma = russian.lemmas(word.replace("ё", "е"))[0]
        asked += [(lemma, form) for form in russian.forms(lemma) if len(form) > 1]
    answers = in_digest(*(("ru", form) for _, form in asked), limit=1)
    lost = [form for (lemma, form), answer in zip(asked, answers) if lemma not in answer["marks"]]
    assert not lost


@pytest.mark.parametrize("lang, lemma, inflected", SAME_HITS)
def test_inflected_words_find_the_same_clauses(in_digest, lang, lemma, inflected):
    first, *others = in_digest(*((lang, word) for word in (lemma, *inflected)), limit=5)
    assert first["hits"]
    for answer in others:
        assert set(ids(answer)) & set(ids(first))


def test_yo_and_e_are_one_letter(in_digest):
    one, other = in_digest(("ru", "партнёр нарушителя"), ("ru", "партнер нарушителя"))
    assert ids(one) == ids(other) != []


def test_irregular_english_forms_are_known():
    assert {"took", "taken", "taking"} <= set(english.forms("take"))
    assert "irregularities" in english.forms("irregularity")
    assert "bid" in english.lemmas("bidding") and "play" in english.lemmas("playing")


def test_both_aspects_of_a_verb_are_one_word():
    assert set(lemmas("отдавал")) & set(lemmas("отдаст")) == {"отдать"}
    assert {"отдаст", "отдавали"} <= set(russian.forms("отдать"))


@pytest.mark.parametrize("lang, query, wanted", FOUND_FIRST)
def test_terms_slang_and_questions(in_digest, lang, query, wanted):
    (answer,) = in_digest((lang, query), limit=3)
    assert any(clauses.is_within(ids(answer)[0], whole) for whole in wanted)


@pytest.mark.parametrize("lang, typed, meant", SLIPS)
def test_slips_of_the_finger_layouts_and_alphabets(in_digest, lang, typed, meant):
    wrong, right = in_digest((lang, typed), (lang, meant), limit=5)
    assert ids(wrong)[:1] == ids(right)[:1] != []


@pytest.mark.parametrize("lang, begun, word", BEGUN)
def test_a_word_is_found_while_it_is_typed(in_digest, lang, begun, word):
    half, whole = in_digest((lang, begun), (lang, word), limit=5)
    assert set(ids(half)) & set(ids(whole))


def test_one_mistake_in_a_word_still_finds_it(in_digest):
    """A random letter of a random long form is changed, dropped or doubled; the seed is in the message."""
    seed = random.randrange(10**6)
    chance = random.Random(seed)
    words = [
        chance.choice(russian.forms(word)[:12])
        for word in ("фальшренонс", "нарушитель", "недостаточный", "назначение", "информация")
        for _ in range(20)
    ]
    typed = [_mistyped(word, chance) for word in words]
    answers = in_digest(*(("ru", word) for word in typed), limit=10)
    lost = [(word, slip) for word, slip, answer in zip(words, typed, answers) if not answer["hits"]]
    assert not lost, f"seed {seed}"


def _mistyped(word, chance):
    place = chance.randrange(1, len(word))
    how = chance.choice(("drop", "double", "change"))
    if how == "drop":
        return word[:place] + word[place + 1 :]
    return (
        word[:place]
        + (word[place - 1] if how == "double" else chance.choice("аоеитн") + word[place + 1 :])
        + (word[place:] if how == "double" else "")
    )


def test_words_of_the_other_language_find_the_clauses_too(in_digest):
    answers = in_digest(
        ("en", "фальшренонс"), ("ru", "revoke"), ("ru", "insufficient bid"), ("en", "недостаточное назначение")
    )
    firsts = [ids(answer)[0] for answer in answers]
    assert firsts[0] in ("61A", "64") and firsts[1] in ("61A", "64") and firsts[2:] == ["27", "27"]


def test_snippets_mark_the_words_that_were_found(in_digest):
    (answer,) = in_digest(("en", "revoked tricks"), limit=5)
    marked = {text.lower() for hit in answer["hits"] for text, mark in hit["snippet"] if mark}
    assert marked and marked <= {"revoke", "revokes", "revoked", "revoking", "revoker", "trick", "tricks"}


def test_pieces_of_a_snippet_are_words_of_the_clause(in_digest):
    bodies = {
        record.id: record.body
        for text in texts.read_texts()
        if text.origin == "digest"
        for record in text_records(text, "en")
    }
    (answer,) = in_digest(("en", "auction partner lead"), limit=10)
    for hit in answer["hits"]:
        shown = "".join(text for text, _ in hit["snippet"]).removeprefix("… ").removesuffix(" …")
        assert shown in bodies[hit["id"]]
