"""Strings that were made to break it: no error, no overlap, printed words as they stand, in time that grows with length."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kodeks import clauses
from kodeks.corpus.codes import read_code
from kodeks.references.find import find_references
from kodeks.references.reference import KINDS

PIECES = st.sampled_from(
    (
        "Правило|Правилам|правил|Law|Laws|L|раздел|section|п.|пп.|см.|see|в|и|или|and|or|to|по|с|of|(a)|(B)|(ii)|A|А|В|С|C|D|E|Е|"
        "16|27B1|47С|64A1(a)|45.5|45.5.|61–64|-|–|,|;|.| |\n|1997|года|Code|this Law|этого Правила|сноска к|footnote to|"
        "карты|cards|(*)|¹⁸|18|100|0|%|×|(|)|..|№|\u00a0"
    ).split("|")
)
LISTS = st.lists(PIECES, max_size=14)
STRINGS = st.one_of(LISTS.map(" ".join), LISTS.map("".join), st.text(max_size=60))
PLACES = st.sampled_from(
    ("", "27", "27B", "27B1", "27B1(a)", "12C1(e)(ii)", "45", "45.7", "45.7(i)(a)", "45.5.note", "61.3.table", "51.fn1")
    + ("DEF.Revoke", "h:6.4")
)


@settings(max_examples=600, deadline=None)
@given(STRINGS, st.sampled_from(("en", "ru")), st.sampled_from(("1987", "1997", "2007", "2017")), PLACES)
def test_whatever_is_found_stands_there(string, lang, code, at):
    last = 0
    for one in find_references(string, lang, code, at):
        assert last <= one.start < one.end <= len(string)
        assert one.printed == string[one.start : one.end]
        assert one.kind in KINDS
        assert len(set(one.targets)) == len(one.targets)
        assert {target for target, _ in one.unresolved} <= set(one.targets)
        for target in one.targets:
            assert clauses.canonical(target) == target
        for target, nearest in one.unresolved:
            assert not nearest or clauses.is_within(target, nearest)
        assert all(one.start <= start < end <= one.end for start, end, _ in one.parts)
        last = one.end


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(read_code("2017").ids), st.sampled_from(("Law {}", "see {} above", "по Правилу {}, как и раньше")))
def test_every_clause_can_be_cited(clause, form):
    if not clauses.law(clause) or ".fn" in clause:
        return
    lang = "ru" if "П" in form else "en"
    form = form.replace("see {}", "see Law {}")
    assert [one.targets for one in find_references(form.format(clause), lang, "2017")] == [(clause,)]


CYRILLIC = str.maketrans("ABCEHace", "АВСЕНасе")


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(read_code("2017").ids))
def test_every_clause_can_be_cited_in_letters_that_look_alike(clause):
    if not clauses.law(clause) or ".fn" in clause:
        return
    string = f"согласно Правилу {clause.translate(CYRILLIC)}; дальше"
    assert [one.targets for one in find_references(string, "ru", "2017")] == [(clause,)]


@pytest.mark.parametrize(
    "lang, piece",
    (("ru", "по Правилу 16А, B или С; "), ("en", "see 16B1 and Laws 27B1(a)-(b), "), ("en", "a"), ("ru", "45.5. ")),
)
def test_long_strings_take_no_more_than_their_length(lang, piece):
    def seconds(times):
        begun = time.process_time()
        find_references(piece * times, lang, "2017", "27B1")
        return time.process_time() - begun

    seconds(10)
    assert seconds(4000) < 40 * seconds(400) + 1


def test_an_unknown_language_is_refused():
    with pytest.raises(ValueError, match="references are not known in 'fr'; languages: en, ru"):
        find_references("la loi 16", "fr", "2017")


def test_an_unknown_place_is_refused():
    with pytest.raises(ValueError, match="'27BB' is not a clause"):
        find_references("see Law 16", "en", "2017", "27BB")


def test_a_code_without_a_list_leaves_all_unresolved():
    found = find_references("see Law 16B", "en", "1963")
    assert [(one.targets, one.unresolved) for one in found] == [(("16B",), (("16B", ""),))]
