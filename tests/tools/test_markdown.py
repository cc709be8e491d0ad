"""Texts typed in Markdown: its footnotes, by number and by name, with all their lines."""

import pytest

from tests.tools.test_outline import ENGLISH, doubts, read
from tools.cleaners.markdown import tell_notes
from tools.labels import is_closed
from tools.sheet import Source, lay_out

LAW = "Law 45. Cups\n\nA. Of Tea\n\n{first}\n\nB. Of Milk\n\nMilk is poured by the guest.\n\n{last}\n"
CALLED = "The host pours{sign} the tea and the guest thanks him."


def bodies(words):
    return [body for _, _, body in read(words, ENGLISH)]


@pytest.mark.parametrize("sign", ["1", "45", "123", "a", "tea-cup", "*"])
def test_a_definition_is_a_footnote_whatever_its_name(sign):
    found = read(LAW.format(first=CALLED.format(sign=f"[^{sign}]"), last=f"[^{sign}]: Not the guest."), ENGLISH)
    assert [body for name, _, body in found if name == "footnote"] == ["Not the guest."]
    assert ("45A", "Of Tea", CALLED.format(sign="")) in found and found[-1][0] == "footnote"


@pytest.mark.parametrize("parted", ["\n", "\n\n"])
@pytest.mark.parametrize("indent", ["    ", "  ", "\t"])
def test_its_indented_lines_are_more_of_it(parted, indent):
    last = f"[^1]: Not the guest.{parted}{indent}And not the dog.\n\nThe milk is cold."
    source = lay_out(Source("f.txt", LAW.format(first=CALLED.format(sign="[^1]"), last=last)))
    sheet = tell_notes(source)
    noted = [sheet.words(piece) for piece in sheet.pieces if "footnote" in piece.marks]
    assert noted == ["[^1]: Not the guest.", "And not the dog."]
    assert not [words for words in bodies(source.source.text) if "dog" in words and "Milk" in words]


def test_a_wrapped_definition_goes_on():
    last = "[^1]: Not the guest, who has come late to the table and is so\n    tired that he sleeps in his chair.\n"
    last += "[^2]: Nor the dog, which has no cup and does not drink tea at all,\n    whoever pours it."
    first = "The host pours[^1] the tea for all who are at the table, one by\none, and the guest[^2] thanks him as soon as "
    words = LAW.format(first=first + "his cup is\nfull. Nobody else thanks him.", last=last)
    found = [body for name, _, body in read(words, ENGLISH) if name == "footnote"]
    assert [" ".join(body.split()) for body in found] == [
        "Not the guest, who has come late to the table and is so tired that he sleeps in his chair.",
        "Nor the dog, which has no cup and does not drink tea at all, whoever pours it.",
    ]


def test_indented_words_after_no_definition_are_no_footnote():
    assert tell_notes(lay_out(Source("f.txt", "See [^1] there.\n    More."))).pieces[1].marks.isdisjoint({"footnote"})


def test_a_definition_that_nothing_calls_is_a_footnote():
    found = read(LAW.format(first=CALLED.format(sign=""), last="[^7]: Not the guest."), ENGLISH)
    assert found[-1] == ("footnote", "", "Not the guest.")


@pytest.mark.parametrize("words", ["He pours.[^1]", "He pours.[1]", "He pours.[^tea]", "“He pours.”[^*]"])
def test_a_sentence_with_a_mark_after_it_is_closed(words):
    assert is_closed(words) and not is_closed(words.replace(".", "").replace("”", ""))


def test_such_a_sentence_is_not_told_as_cut():
    words = LAW.format(first=CALLED.format(sign="") + "[^1]", last="[^1]: Not the guest.")
    assert not [told for _, told in doubts(words, ENGLISH) if "without a mark" in told]
