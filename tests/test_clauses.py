"""Ids of clauses: three spellings read, one written; parts, parents, order, anchors."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kodeks import clauses
from kodeks.clauses import anchor, canonical, is_within, kind, law, parent, parts, sort_key

SPELLINGS = (
    ("64", "64", "64"),
    ("64.A", "64A", "64A"),
    ("64.A.1", "64A1", "64A1"),
    ("27.B.1.a", "27B1a", "27B1(a)"),
    ("12.C.1.e.ii", "12C1e-ii", "12C1(e)(ii)"),
    ("25.B.2.b.1", "25B2b-1", "25B2(b)(1)"),
    ("45.C.4.B", "45C4(B)", "45C4(b)"),
    ("80.B.2.i", "80B2i", "80B2(i)"),
    ("93.C.3.a", "93C3a", "93C3(a)"),
    ("45.7.i.a", "45.7i-a", "45.7(i)(a)"),
    ("45.5.note", "45.5.note", "45.5.note"),
    ("61.3.table", "61.3.table", "61.3.table"),
    ("51.fn1", "51.fn1", "51.fn1"),
)


@pytest.mark.parametrize("dotted, short, written", SPELLINGS)
def test_three_spellings_are_one_id(dotted, short, written):
    assert canonical(dotted) == canonical(short) == canonical(written) == written


@pytest.mark.parametrize(
    "text",
    "|0|064|100|64a|A|64AB|64A01|64A(a)|64A1(|64A1)|64A1(a|27B1(ab)|45.|45.x|51.fn|51.fnx|64 A|64А|Law 64|h:|DEF.|"
    "64.A.1.a.|64A1.|64A--1|64A1)(|27B1((a))|27B1(a))|27B1()|64A1-|45.7(i|45.0|045.7|12C1(e)(iz)|64A\n1|64A1 ".split("|"),
)
def test_what_is_no_id_is_refused(text):
    with pytest.raises(ValueError, match="is not a clause"):
        canonical(text)


STEPS = {
    "27": ("27",),
    "27B1(a)": ("27", "B", "1", "(a)"),
    "12C1(e)(ii)": ("12", "C", "1", "(e)", "(ii)"),
    "45.7(i)(a)": ("45", ".7", "(i)", "(a)"),
    "45.10": ("45", ".10"),
    "45.5.note": ("45", ".5", ".note"),
    "51.fn12": ("51", ".fn12"),
    "81C11": ("81", "C", "11"),
    "DEF.Penalty Card": ("DEF.Penalty Card",),
    "h:6.4.1": ("h:6.4.1",),
}


@pytest.mark.parametrize("clause", STEPS)
def test_steps_down_to_a_clause(clause):
    assert parts(clause) == STEPS[clause]
    assert parent(clause) == "".join(STEPS[clause][:-1])


def test_the_law_of_a_clause():
    assert [law(clause) for clause in STEPS] == ["27", "27", "12", "45", "45", "45", "51", "81", "", ""]


def test_what_a_clause_is():
    assert [kind(clause) for clause in STEPS] == [
        "law", "sub-item", "sub-item", "item", "paragraph", "note", "footnote", "item", "definition", "heading",
    ]  # fmt: skip
    assert (kind("64A"), kind("64A1"), kind("61.3.table")) == ("section", "item", "table")


def test_fragments_of_addresses():
    assert [anchor(clause) for clause in STEPS] == [
        "27", "27B1a", "12C1e-ii", "45.7i-a", "45.10", "45.5-note", "51-fn12", "81C11", "penalty-card", "",
    ]  # fmt: skip


ORDER = (
    "8 9 9A 9B 9B1 9B1(a) 9B1(b) 9B2 9C 9.fn1 9.fn2 9.fn10 10 12 12C1(e) 12C1(e)(i) 12C1(e)(ii) 12C1(e)(iii) 12C2 "
    "45 45.1 45.2 45.2(i) 45.2(ii) 45.2(iii) 45.2(iv) 45.2(v) 45.3 45.5 45.5.note 45.7 45.7(i) 45.7(i)(a) 45.7(i)(b) "
    "45.7(ii) 45.10 80B2(g) 80B2(h) 80B2(i) 80B2(j) 81C1 81C2 81C10"
).split()


def test_order_is_the_order_of_the_book():
    assert sorted(set(ORDER), key=sort_key) == ORDER


def test_a_clause_lies_within_those_above_it():
    assert is_within("27B1(a)", "27B") and is_within("27B", "27B")
    assert not is_within("27B1(a)", "27B2") and not is_within("27", "27B") and not is_within("2", "27")


LAW_IDS = st.builds(
    lambda number, steps: "".join([str(number)] + steps),
    st.integers(1, 99),
    st.tuples(
        st.sampled_from("ABCDEFGH"), st.integers(1, 19).map(str), st.sampled_from("abcdefghijl").map("({})".format),
        st.sampled_from(clauses.ROMAN).map("({})".format),
    ).flatmap(lambda steps: st.integers(0, 4).map(lambda depth: list(steps[:depth]))),
)  # fmt: skip
ENDINGS = st.sampled_from(("", "(i)", "(iv)(b)", "(a)", ".note", ".table"))
PARAGRAPHS = st.builds("{}.{}{}".format, st.integers(1, 99), st.integers(1, 30), ENDINGS)
FOOTNOTES = st.builds("{}.fn{}".format, st.integers(1, 99), st.integers(1, 30))
IDS = st.one_of(LAW_IDS, PARAGRAPHS, FOOTNOTES)


@given(IDS)
def test_an_id_is_its_parts_and_is_read_as_written(clause):
    assert canonical(clause) == clause
    assert "".join(parts(clause)) == clause
    assert canonical(anchor(clause).replace("-fn", ".fn").replace("-note", ".note").replace("-table", ".table")) == clause


@given(LAW_IDS)
def test_dots_and_no_brackets_are_the_same_id(clause):
    assert canonical(".".join(step.strip("()") for step in parts(clause))) == clause


@given(st.lists(IDS, unique=True))
def test_no_two_clauses_have_one_address_or_one_place(found):
    assert len({anchor(clause) for clause in found}) == len(found)
    assert len({sort_key(clause) for clause in found}) == len(found)


@given(IDS)
def test_a_parent_comes_before(clause):
    assert not parent(clause) or sort_key(parent(clause)) < sort_key(clause)


@given(st.text(max_size=12))
def test_any_text_is_an_id_or_is_refused(text):
    try:
        written = canonical(text)
    except ValueError:
        return
    assert canonical(written) == written
