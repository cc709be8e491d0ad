"""How an auction and hands are written in each language: what stands in a table, and what a listener is told."""

from collections import namedtuple

SIGNS = (("S", "♠"), ("H", "♥"), ("D", "♦"), ("C", "♣"))  # as a hand is sorted
NONE = "—"  # no card of a suit
ASKED = "?"  # a call to come


class Words(
    namedtuple("Words", "seats letters calls notrump honours suits bids ranks auction irregular asked none hands"),
):
    """One language: `letters` stand on the compass, `suits` before a holding, `bids` after "1", "2"–"4" and "5"–"7"."""

    __slots__ = ()


ENGLISH = Words(
    seats={"West": "W", "North": "N", "East": "E", "South": "S"},
    letters={"W": "W", "N": "N", "E": "E", "S": "S"},
    calls={"Pass": "P", "Double": "X", "Redouble": "XX"},
    notrump="NT",
    honours={"A": "A", "K": "K", "Q": "Q", "J": "J", "10": "T"},
    suits={"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    bids={"S": ("spade", "spades", "spades"), "H": ("heart", "hearts", "hearts"), "D": ("diamond", "diamonds", "diamonds"),
          "C": ("club", "clubs", "clubs"), "NT": ("no trump", "no trumps", "no trumps")},
    ranks={"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"},
    auction="The auction",
    irregular="irregular",
    asked="what now?",
    none="none",
    hands="The hands",
)  # fmt: skip

RUSSIAN = Words(
    seats={"Запад": "W", "Север": "N", "Восток": "E", "Юг": "S"},
    letters={"W": "З", "N": "С", "E": "В", "S": "Ю"},
    calls={"Пас": "P", "Контра": "X", "Реконтра": "XX"},
    notrump="БК",
    honours={"Т": "A", "К": "K", "Д": "Q", "В": "J", "10": "T"},
    suits={"S": "пики", "H": "червы", "D": "бубны", "C": "трефы"},
    bids={"S": ("пика", "пики", "пик"), "H": ("черва", "червы", "черв"), "D": ("бубна", "бубны", "бубен"),
          "C": ("трефа", "трефы", "треф"), "NT": ("без козыря", "без козыря", "без козыря")},
    ranks={"A": "туз", "K": "король", "Q": "дама", "J": "валет", "T": "10"},
    auction="Торговля",
    irregular="с нарушением",
    asked="что теперь?",
    none="нет",
    hands="Карты",
)  # fmt: skip

LANGUAGES = {"en": ENGLISH, "ru": RUSSIAN}
