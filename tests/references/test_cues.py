"""The words that cite without «Правило»: each of them, in every case of its letters, is read to its end."""

import pytest

from kodeks.references import english, russian
from kodeks.references.find import find_references

RUSSIAN = "см. смотри смотрите согласно относительно от кроме к ко как_в помимо по применяя применяют в во из или и "
RUSSIAN += "описанных_в случай случая случаю случаем случае случаи случаев случаям случаями случаях"
ENGLISH = "see as_in as in under per by to than except from with unless until and or but "
ENGLISH += "case cases part_of parts_of terms_of"
CUES = [(russian, word.replace("_", " ")) for word in RUSSIAN.split()]
CUES += [(english, word.replace("_", " ")) for word in ENGLISH.split()]


@pytest.mark.parametrize("words, cue", CUES)
@pytest.mark.parametrize("cited", ["(a)", "B2", "12.3."])
def test_a_cue_is_found_whole(words, cue, cited):
    for written in (cue, cue.capitalize(), cue.upper()):
        assert words.CUE.match(f"{written} {cited}").group() == f"{written} "


@pytest.mark.parametrize("words, said", [(russian, "в аварии"), (russian, "случае всякой"), (english, "see below")])
def test_a_word_that_goes_on_is_none(words, said):
    assert not words.CUE.search(said)


@pytest.mark.parametrize("cue", ["случай", "случаев", "случаям", "Случаев", "СЛУЧАЕВ"])
def test_the_cases_of_a_clause(cue):
    (found,) = find_references(f"это один из {cue} (a) и (b).", "ru", "2017", "27B1")
    assert (found.kind, found.targets) == ("relative", ("27B1(a)", "27B1(b)"))
