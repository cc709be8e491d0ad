"""Laws 78 and 12C: matchpoints, IMPs, awarded and weighted scores."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kodeks.bridge.awards import AWARDS, imps_awarded, share, weighted
from kodeks.bridge.imps import compared, imps
from kodeks.bridge.matchpoints import matched_in_groups, matchpoints
from kodeks.bridge.neuberg import neuberg

# Law 78B as a table of ranges, typed in from the printed law: first and last difference for each number of IMPs.
PRINTED = (
    (0, 10, 0), (20, 40, 1), (50, 80, 2), (90, 120, 3), (130, 160, 4), (170, 210, 5), (220, 260, 6), (270, 310, 7),
    (320, 360, 8), (370, 420, 9), (430, 490, 10), (500, 590, 11), (600, 740, 12), (750, 890, 13), (900, 1090, 14),
    (1100, 1290, 15), (1300, 1490, 16), (1500, 1740, 17), (1750, 1990, 18), (2000, 2240, 19), (2250, 2490, 20),
    (2500, 2990, 21), (3000, 3490, 22), (3500, 3990, 23), (4000, 15200, 24),
)  # fmt: skip
SCORES = st.lists(st.integers(-760, 304).map(lambda score: score * 10), min_size=1, max_size=30)


def test_every_difference_that_can_be_scored_is_worth_what_the_table_says():
    differences = [(difference, worth) for first, last, worth in PRINTED for difference in range(first, last + 10, 10)]
    assert [difference for difference, _ in differences] == list(range(0, 15210, 10))
    for difference, worth in differences:
        assert (imps(difference), imps(-difference)) == (worth, -worth)


@given(st.integers(-760, 304), st.integers(-760, 304))
def test_what_one_wins_the_other_loses(score, other):
    assert compared(score * 10, other * 10) == -compared(other * 10, score * 10)


@given(SCORES)
def test_the_matchpoints_of_a_board_add_up_whatever_the_scores(scores):
    found = matchpoints(enumerate(scores))
    assert sum(one.points for one in found) == len(scores) * (len(scores) - 1)
    assert all(0 <= one.points <= one.top for one in found)


@given(SCORES, st.randoms())
def test_the_order_of_the_results_does_not_matter(scores, random):
    results = list(enumerate(scores))
    shuffled = results[:]
    random.shuffle(shuffled)
    assert {one.key: one for one in matchpoints(results)} == {one.key: one for one in matchpoints(shuffled)}


@given(SCORES)
def test_the_other_side_has_the_rest_of_the_top(scores):
    ours, theirs = matchpoints(enumerate(scores)), matchpoints((key, -score) for key, score in enumerate(scores))
    assert all(one.points + other.points == one.top for one, other in zip(ours, theirs))


@given(SCORES)
def test_matchpoints_are_comparisons_two_by_two(scores):
    for place, one in enumerate(matchpoints(enumerate(scores))):
        others = scores[:place] + scores[place + 1 :]
        better = sum(scores[place] > other for other in others)
        assert one.points == 2 * better + sum(scores[place] == other for other in others)


def test_a_board_played_once_is_average():
    (one,) = matchpoints((("7", 420),))
    assert (one.points, one.top, one.percentage()) == (0, 0, 50.0)


@given(st.integers(1, 30), st.integers(1, 30), st.data())
def test_neuberg_keeps_the_average_an_average_and_is_fair_to_both_sides(group, more, data):
    field, top = group + more, 2 * (group - 1)
    points = data.draw(st.integers(0, top))
    told = neuberg(Fraction(points), group, field)
    assert told + neuberg(Fraction(top - points), group, field) == 2 * (field - 1)
    assert neuberg(Fraction(top, 2), group, field) == field - 1
    assert 0 <= told <= 2 * (field - 1)


def test_neuberg_leaves_a_whole_field_alone():
    assert [neuberg(points, 9, 9) for points in range(17)] == list(range(17))


@pytest.mark.parametrize("group, field", ((0, 5), (6, 5)))
def test_a_group_is_part_of_its_field(group, field):
    with pytest.raises(ValueError, match="at least one and no larger"):
        neuberg(1, group, field)


@given(st.lists(SCORES, min_size=1, max_size=4), st.integers(0, 3))
def test_a_fouled_board_adds_up_over_its_groups(groups, awarded):
    named = [[((at, place), score) for place, score in enumerate(group)] for at, group in enumerate(groups)]
    found = matched_in_groups(named, [(("award", place), Fraction(1, 2)) for place in range(awarded)])
    field = sum(map(len, groups)) + awarded
    assert len(found) == field and {one.top for one in found} == {2 * (field - 1)}
    assert abs(sum(one.points for one in found) - field * (field - 1)) < 1e-6


def test_one_table_that_could_not_compare_gets_the_average_of_the_field():
    found = matched_in_groups([[("1", 620)], [("2", 170), ("3", 620), ("4", 140)]])
    assert [round(one.points, 4) for one in found] == [3.0, 3.0, 5.6667, 0.3333]


@pytest.mark.parametrize(
    "award, session, expected",
    (
        ("average_plus", 50, 60), ("average_plus", 59.9, 60), ("average_plus", 61, 61), ("average", 70, 50),
        ("average", 30, 50), ("average_minus", 50, 40), ("average_minus", 40.1, 40), ("average_minus", 39, 39),
    ),
)  # fmt: skip
def test_average_plus_and_minus_follow_the_session_beyond_sixty_and_forty(award, session, expected):
    assert share(award, session) == expected


def test_against_a_side_it_is_plus_and_minus_three():
    assert [imps_awarded(award) for award in AWARDS] == [3, 0, -3]
    assert imps_awarded("average_plus", (("average_plus", 2),)) == 2


@given(st.lists(st.tuples(st.integers(1, 100), st.integers(-24, 24)), min_size=1, max_size=6), st.integers(1, 9))
def test_weights_may_be_in_any_unit_and_the_mean_lies_between(outcomes, unit):
    mean = weighted(outcomes)
    values = [value for _, value in outcomes]
    assert min(values) - 1e-9 <= mean <= max(values) + 1e-9
    assert abs(weighted([(weight * unit, value) for weight, value in outcomes]) - mean) < 1e-9


@pytest.mark.parametrize("outcomes", ((), ((0, 5),), ((50, 1), (-1, 2))))
def test_an_outcome_without_weight_is_refused(outcomes):
    with pytest.raises(ValueError, match="weight above nought"):
        weighted(outcomes)
