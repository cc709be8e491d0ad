"""Auctions and hands drawn in a text: read, held against the game, drawn, and told to those who listen."""

import pytest
from bs4 import BeautifulSoup

from kodeks.cli.drawing_checks import clause_faults
from kodeks.corpus.model import clause
from kodeks.site.diagram_faults import drawing_faults
from kodeks.site.diagram_reading import read_drawing
from kodeks.site.prose import STRESS, Mark, paragraphs

SEATS = {
    "en": "| West | North | East | South |\n|---|---|---|---|\n",
    "ru": "| Запад | Север | Восток | Юг |\n|---|---|---|---|\n",
}
SUITS = "| | ♠ | ♥ | ♦ | ♣ |\n|---|---|---|---|---|\n"


def stressed(table):
    """(table without its marks of stress, where they stood)."""
    spans, plain = [], ""
    for number, part in enumerate(table.split("__")):
        spans += [(len(plain), len(plain) + len(part))] if number % 2 else []
        plain += part
    return plain, spans


def faults(table, **options):
    plain, spans = stressed(table)
    return drawing_faults(read_drawing(plain, spans), **options)


def drawn(table):
    plain, spans = stressed(table)
    return BeautifulSoup(paragraphs(plain, [Mark(*span, STRESS, "</em>") for span in spans]), "html.parser")


@pytest.mark.parametrize(
    "rows, calls",
    (
        ("| | 1♥ | Pass | 2♥ |\n| Pass | Pass | Pass | |", ("1H", "P", "2H", "P", "P", "P")),
        ("| 1NT | Double | Redouble | ? |", ("1NT", "X", "XX", "?")),
        ("| | | 2♦ | __1♠__ |\n| ? | | | |", ("2D", "1S", "?")),
        ("| | 1♥ | | __2♣__ |", ("1H", "2C")),
    ),
)
def test_a_right_auction_has_no_fault(rows, calls):
    plain, spans = stressed(SEATS["en"] + rows)
    drawing = read_drawing(plain, spans)
    assert tuple(call.call for call in drawing.calls if call.call) == calls
    assert drawing_faults(drawing) == []


@pytest.mark.parametrize(
    "rows, fault",
    (
        ("| 1♥ | 1♦ | Pass | Pass |", "North's 1D is not legal (the last bid was 1H)"),
        ("| Double | Pass | Pass | Pass |", "West's X is not legal (the last bid was none)"),
        ("| 1♥ | Pass | Double | Pass |", "East's X is not legal"),
        ("| 1♥ | Pass | Pass | Pass |\n| Pass | | | |", "West's P is not legal (the auction was over)"),
        ("| Pass | Pass | Pass | Pass |\n| 1♥ | | | |", "the auction was over"),
        ("| 1♥ | | Pass | |", "a blank cell before East's call"),
        ("| 1♥ | ? | Pass | |", "a call after '?'"),
        ("| | | | |", "an auction without a call"),
    ),
)
def test_a_wrong_auction_is_told(rows, fault):
    assert any(fault in one for one in faults(SEATS["en"] + rows))


@pytest.mark.parametrize(
    "table, fault",
    (
        (SEATS["en"] + "| 1H | Pass | Pass | Pass |", "'1H' is not a call"),
        (SEATS["en"] + "| 8♥ | Pass | Pass | Pass |", "'8♥' is not a call"),
        (SEATS["en"] + "| Пас | Pass | Pass | Pass |", "'Пас' is not a call"),
        (SEATS["ru"] + "| 1NT | Пас | Пас | Пас |", "'1NT' is not a call"),
        (SEATS["en"] + "| 1♥ | Pass | Pass |", "a row of 3 cells"),
        ("| North | East | South | West |\n|---|---|---|---|\n| 1♥ | | | |", "in the order of the table"),
        ("| West | North | East | Юг |\n|---|---|---|---|\n| 1♥ | | | |", "'Юг' is not a seat"),
        ("| West | North | East | South |\n| 1♥ | | | |", "a line |---|"),
        (SUITS + "| Center | K | — | — | — |", "'Center' is not a seat"),
        (SUITS + "| North | K T | — | — | — |", "North ♠: 'T' is not a card"),
        (SUITS + "| Север | K | — | — | — |", "Север ♠: 'K' is not a card"),
        (SUITS + "| North | | — | — | — |", "North ♠: '' is not a card"),
        (SUITS + "| North | K  7 | — | — | — |", "'' is not a card"),
        ("| Hand | ♠ | ♥ | ♦ | ♣ |\n|---|---|---|---|---|\n| North | K | — | — | — |", "the header of hands"),
    ),
)
def test_what_is_not_in_the_form_is_refused_and_shown_as_a_plain_table(table, fault):
    with pytest.raises(ValueError, match=fault.replace("|", r"\|").replace("?", r"\?")):
        read_drawing(table)
    assert drawn(table).select_one("div.table > table")


def test_other_tables_are_no_drawings():
    assert read_drawing("| Cards | Cost |\n|---|---|\n| twelve | one board |") is None
    assert drawn("| North | wins |\n|---|---|\n| 5 | 3 |").select_one("div.table > table")


@pytest.mark.parametrize(
    "rows, fault",
    (
        ("| North | K | — | — | — |\n| South | K | — | — | — |", "♠K is in two places, with North and with South"),
        ("| North | 10 | — | — | — |\n| North | 9 | — | — | — |", "North stands twice"),
        ("| North | 7 K | — | — | — |", "♠ from the highest"),
        ("| North | K K | — | — | — |", "♠K is in two places"),
        ("| North | K 7 5 | — | — | — |\n| South | Q | — | — | — |", "different length (North 3, South 1)"),
        ("| West | A K Q J 10 9 8 7 6 5 4 3 2 | A | — | — |", "a hand of more than 13 cards"),
    ),
)
def test_wrong_hands_are_told(rows, fault):
    assert any(fault in one for one in faults(SUITS + rows))


def test_hands_in_mid_trick_differ_by_one():
    assert faults(SUITS + "| North | K 7 | — | — | — |\n| South | Q | — | — | — |") == []


def test_words_that_are_stressed_excuse_uneven_hands_but_never_a_card_twice():
    table = SUITS + "| North | K 7 5 | — | — | — |\n| South | K | — | — | — |"
    body = "North has two cards too many.\n\n" + table
    (told,) = clause_faults(clause("64.1", body, stressed=[(10, 24)]), "en")
    assert "♠K is in two places" in told
    assert len(clause_faults(clause("64.1", body), "en")) == 2


def test_the_stress_of_a_call_does_not_excuse_hands():
    plain, ((start, end),) = stressed(SEATS["en"] + "| 1♥ | __1♦__ | | |")
    body = plain + "\n\n" + SUITS + "| North | K 7 5 | — | — | — |\n| South | Q | — | — | — |"
    assert len(clause_faults(clause("64.1", body, stressed=[(start, end)]), "en")) == 1


def test_a_drawing_is_in_the_words_of_its_page():
    assert "this page is 'en'" in clause_faults(clause("64.1", SEATS["ru"] + "| 1♥ | Пас | Пас | Пас |"), "en")[0]


@pytest.mark.parametrize(
    "lang, seen, heard",
    (
        ("en", "1♥ 2NT Pass 1♠", ["1 heart", "2 no trumps", "Pass", "1 spade (irregular)"]),
        ("ru", "1♥ 2БК Пас 5♠", ["1 черва", "2 без козыря", "Пас", "5 пик (с нарушением)"]),
    ),
)  # fmt: skip
def test_an_auction_is_drawn_and_told(lang, seen, heard):
    first, second, third, last = seen.split()
    table = f"{SEATS[lang]}| {first} | {second} | {third} | __{last}__ |"
    cells = drawn(table).select(".auction-drawn td")
    spoken = []
    for cell in cells:
        for hidden in cell.select("[aria-hidden]"):
            hidden.extract()
        spoken.append(cell.get_text())
    assert spoken == heard
    cells = drawn(table).select(".auction-drawn td")
    shown = [(cell.select_one("[aria-hidden]") or cell).get_text().replace("\ufe0e", "") for cell in cells]
    assert shown == seen.split()
    assert [cell.get("class") for cell in cells] == [None, None, None, ["irregular"]]


def test_hands_are_drawn_and_told():
    page = drawn(SUITS + "| Север | Т 10 | — | __К__ | — |\n| Запад | Д | В 9 | — | — |")
    assert page.select_one("p.unseen").get_text() == (
        "Карты. Север: пики туз, 10; червы нет; бубны король; трефы нет. "
        "Запад: пики дама; червы валет, 9; бубны нет; трефы нет."
    )
    assert [line.get_text().replace("\ufe0e", "") for line in page.select(".at-N li")] == ["♠ Т 10", "♥ —", "♦ К", "♣ —"]
    assert page.select_one(".at-N mark").get_text() == "К"
    assert page.select_one(".round")["aria-hidden"] == "true"
    assert page.select_one(".compass").get_text() == "ЗСВЮ"


def test_one_hand_has_no_compass():
    assert not drawn(SUITS + "| North | A | — | — | — |").select(".compass")
