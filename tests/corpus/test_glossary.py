"""The glossary: every entry whole, bad ones refused with their line and what to do."""

import pytest

from kodeks.corpus.codes import read_code
from kodeks.corpus.glossary import Said, names, order, read_glossary

GOOD = """[[term]]
en = "alert"
ru = "алерт"
definition = "DEF.Alert"
clauses = ["20F"]

[[term]]
en = "break in tempo"
ru = "нарушение темпа"
clauses = ["73D1"]
short = { en = ["BIT"] }
slang = { ru = ["задумка?", "колебание"] }
older = { "1987" = ["вариации темпа"], "1997" = ["темп?"] }
meaning.en = "Too slow or too quick."
meaning.ru = "Слишком медленно или слишком быстро."

[[phrase]]
name = "thinking"
clauses = ["73D1"]
en = ["took a long time"]
"""


@pytest.fixture
def read(tmp_path):
    def read(words):
        path = tmp_path / f"{abs(hash(words))}.toml"
        path.write_text(words, encoding="utf-8")
        return read_glossary(path)

    return read


def test_what_an_entry_says(read):
    alert, tempo = read(GOOD).terms
    assert (alert.anchor, alert.marked, alert.meaning) == ("alert", True, {})
    assert (tempo.anchor, tempo.line, tempo.meaning["en"]) == ("break-in-tempo", 7, "Too slow or too quick.")
    assert tempo.slang["ru"] == (Said("задумка", False), Said("колебание", True))
    assert tempo.older == {"1987": (Said("вариации темпа", True),), "1997": (Said("темп", False),)}
    assert names(tempo, "en") == ("break in tempo", "BIT")


HOSTILE = (
    ('ru = "алерт"', 'ru = ""', ":1: alert: the term itself is missing in 'ru'"),
    ('ru = "алерт"\n', "", ":1: alert: the term itself is missing in 'ru'"),
    ('ru = "алерт"', 'ru = " алерт"', ":1: alert: the term itself is missing"),
    ('definition = "DEF.Alert"\n', "", ":1: alert: a term has a definition of the code or a meaning of ours; add meaning"),
    (
        '"DEF.Alert"',
        '"DEF.Alert"\nmeaning.en = "x"\nmeaning.ru = "х"',
        ":1: alert: a term has a definition of the code or a mea",
    ),
    ('"DEF.Alert"', '"Alert"', ':1: alert: definition is the id of one, like "DEF.Penalty Card"'),
    ('"DEF.Alert"', "7", ":1: alert: definition is the id of one"),
    ('["20F"]', '["20.F"]', ":1: alert: '20.F' is written 20F"),
    ('["20F"]', '["20Ф"]', ":1: alert: '20Ф' is not a clause"),
    ('["20F"]', '"20F"', ":1: alert: clauses is a list"),
    ('["20F"]', '["20F"]\nmark = "no"', ":1: alert: mark is true or false"),
    ('["20F"]', '["20F"]\nfrend.en = "x"', ":1: alert: 'frend' is not known here; known: en, ru, definition"),
    ('["20F"]', '["20F"]\nfriend.en = "x"', ":1: alert: friend is written in both languages; add friend.en and friend.ru"),
    ('["20F"]', '["20F"]\nwhy = "x"', ":1: alert: why is written in both languages"),
    (
        'meaning.ru = "Слишком медленно или слишком быстро."\n',
        "",
        ":7: break in tempo: meaning is written in both languages",
    ),
    ('"Слишком медленно или слишком быстро."', '""', ":7: break in tempo: meaning is written in both languages"),
    ('{ en = ["BIT"] }', '{ de = ["BIT"] }', ":7: break in tempo: short knows no 'de'; known: en, ru"),
    ('{ en = ["BIT"] }', "{ en = [] }", ":7: break in tempo: short.en is a list of words"),
    ('{ en = ["BIT"] }', '{ en = ["?"] }', ":7: break in tempo: short.en is a list of words"),
    ('{ en = ["BIT"] }', '["BIT"]', ":7: break in tempo: short is a table of lists"),
    ('"1987" =', '"1975" =', ":7: break in tempo: older knows no '1975'; known: 1987, 1987-commentary"),
    ('en = "break in tempo"', 'en = "abreak"', ":7: abreak stands after alert; put it in the order of letters"),
    ('en = "break in tempo"', 'en = "alert"', ":7: 'alert' names alert already; choose another term or join the two"),
    ('ru = "нарушение темпа"', 'ru = "Алерт"', ":7: 'алерт' names alert already; choose another term"),
    ('name = "thinking"\n', "", ":17: a phrase: a phrase has a name and clauses"),
    ('en = ["took a long time"]', "en = 7", ":17: thinking: en is a list of words that people type"),
    ('[[phrase]]\nname = "thinking"', '[[words]]\nname = "thinking"', ":1: 'words' is not known here; known: term, phrase"),
    ("[[term]]\nen", "[[term]\nen", "not TOML"),
)


@pytest.mark.parametrize("old, new, fault", HOSTILE)
def test_a_bad_entry_is_refused_with_its_line_and_the_remedy(read, old, new, fault):
    assert old in GOOD
    with pytest.raises(ValueError) as error:
        read(GOOD.replace(old, new, 1))
    assert fault in str(error.value)


def test_all_faults_are_told_at_once(read):
    with pytest.raises(ValueError) as error:
        read(GOOD.replace('["20F"]', '["20.F"]').replace('{ en = ["BIT"] }', '["BIT"]'))
    assert len(str(error.value).split("\n")) == 2


def test_every_definition_of_the_code_has_its_entry_under_its_own_address():
    entries = {term.definition: term for term in read_glossary().terms if term.definition}
    listed = [clause for clause in read_code("2017").ids if clause.startswith("DEF.")]
    assert sorted(entries) == sorted(listed)
    assert len({term.anchor for term in read_glossary().terms}) == len(read_glossary().terms)


def test_terms_have_an_order_in_russian_too():
    terms = sorted(read_glossary().terms, key=lambda term: order(term, "ru"))
    assert [term.name["ru"] for term in terms][0] == "алерт"
