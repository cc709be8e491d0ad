"""Letters in brackets: after an item without a section, and Cyrillic ones that look Latin."""

import pytest

from kodeks.references.find import find_references


@pytest.mark.parametrize(
    "string, lang, code, at, targets",
    [
        ("пункт 1(a) этого Правила", "ru", "2017", "27B2", ["27B1(a)", "27"]),
        ("how item 1(b) is read", "en", "2017", "27B3", ["27B1(b)"]),
        ("Laws 27B1(a) and 2", "en", "2017", "26A", ["27B1(a)", "27B2"]),
        ("по Правилу 47Е2(А) отменяют", "ru", "1987", "46.1", ["47E2(a)"]),
        ("разрешено правилом 45С4(В)", "ru", "1987", "47C", ["45C4(b)"]),
        ("пункт 2 (см. ниже)", "ru", "2017", "64A1", ["64A2"]),
    ],
)
def test_letters_in_brackets(string, lang, code, at, targets):
    assert [target for one in find_references(string, lang, code, at) for target in one.targets] == targets
