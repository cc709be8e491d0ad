"""Rows of two languages."""

from kodeks.corpus.model import clause
from kodeks.site.alignment import aligned


def rows(own, twin):
    """Ids of the rows, "-" where a language has none."""
    pairs = aligned([clause(*one) for one in own], [clause(*one) for one in twin])
    return [(left.id if left else "-", right.id if right else "-") for left, right in pairs]


def test_equal_ids_make_one_row():
    assert rows([("13A",), ("13B",)], [("13A",), ("13B",)]) == [("13A", "13A"), ("13B", "13B")]


def test_what_only_the_twin_has_follows_its_neighbour():
    assert rows([("13A",), ("13C",)], [("13A",), ("13B",), ("13C",)]) == [("13A", "13A"), ("-", "13B"), ("13C", "13C")]


def test_what_only_the_twin_has_at_the_beginning_stands_first():
    assert rows([("13B",)], [("13A",), ("13B",)]) == [("-", "13A"), ("13B", "13B")]


def test_what_only_the_own_language_has_stays():
    assert rows([("13A",), ("13B",)], [("13A",)]) == [("13A", "13A"), ("13B", "-")]


def test_a_text_that_returns_pairs_with_its_own_segment():
    own = [("13A", "a"), ("13A1", "b"), ("13A", "c", 2)]
    twin = [("13A", "A"), ("13A1", "B"), ("13A", "C", 2)]
    pairs = aligned([clause(*one) for one in own], [clause(*one) for one in twin])
    assert [(left.body, right.body) for left, right in pairs] == [("a", "A"), ("b", "B"), ("c", "C")]
