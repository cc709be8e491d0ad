"""Law 77: values checked by hand against the printed table, and against another program."""

import pytest

from kodeks.bridge.calls import BIDS, denomination, level
from kodeks.bridge.scoring import score


@pytest.mark.parametrize(
    "contract, tricks, not_vulnerable, vulnerable",
    [
        ("P", 0, 0, 0),
        ("1C", 7, 70, 70), ("1C", 8, 90, 90), ("1NT", 7, 90, 90), ("1NT", 8, 120, 120), ("2H", 8, 110, 110),
        ("2S", 10, 170, 170), ("3C", 9, 110, 110), ("5C", 11, 400, 600), ("3NT", 9, 400, 600), ("3NT", 12, 490, 690),
        ("4S", 10, 420, 620), ("4S", 11, 450, 650), ("2HX", 8, 470, 670), ("1CX", 7, 140, 140), ("1CX", 9, 340, 540),
        ("1NTX", 7, 180, 180), ("1NTXX", 7, 560, 760), ("2CXX", 8, 560, 760), ("1HXX", 9, 920, 1520),
        ("3NTX", 10, 650, 950), ("4SXX", 10, 880, 1080), ("6C", 12, 920, 1370), ("6H", 12, 980, 1430),
        ("6NT", 12, 990, 1440), ("6NT", 13, 1020, 1470), ("7C", 13, 1440, 2140), ("7S", 13, 1510, 2210),
        ("7NT", 13, 1520, 2220), ("7NTX", 13, 1790, 2490), ("7NTXX", 13, 2280, 2980), ("1NTXX", 13, 1760, 3160),
        ("4S", 9, -50, -100), ("4S", 7, -150, -300), ("7NT", 0, -650, -1300),
        ("4SX", 9, -100, -200), ("4SX", 8, -300, -500), ("4SX", 7, -500, -800), ("4SX", 6, -800, -1100),
        ("4SX", 5, -1100, -1400), ("7NTX", 0, -3500, -3800),
        ("4SXX", 9, -200, -400), ("4SXX", 8, -600, -1000), ("4SXX", 6, -1600, -2200), ("7NTXX", 0, -7000, -7600),
    ],
)  # fmt: skip
def test_the_table_of_law_77(contract, tricks, not_vulnerable, vulnerable):
    assert score(contract, tricks, False) == not_vulnerable
    assert score(contract, tricks, True) == vulnerable


def every_contract():
    return [bid + doubled for bid in BIDS for doubled in ("", "X", "XX")]


def test_one_trick_more_never_scores_less():
    for contract in every_contract():
        for vulnerable in (False, True):
            scores = [score(contract, tricks, vulnerable) for tricks in range(14)]
            assert scores == sorted(scores)
            assert sum(points > 0 for points in scores) == 8 - level(contract)


def test_all_scores_agree_with_endplay():
    types = pytest.importorskip("endplay.types", reason="endplay is not installed: scores were not compared with it")
    denominations = {"C": types.Denom.clubs, "D": types.Denom.diamonds, "H": types.Denom.hearts, "S": types.Denom.spades}
    penalties = {"": types.Penalty.passed, "X": types.Penalty.doubled, "XX": types.Penalty.redoubled}
    vulnerabilities = {False: types.Vul.none, True: types.Vul.both}
    compared = 0
    for bid in BIDS:
        for doubled, penalty in penalties.items():
            for vulnerable, theirs in vulnerabilities.items():
                for tricks in range(14):
                    contract = types.Contract(
                        level=level(bid),
                        denom=denominations.get(denomination(bid), types.Denom.nt),
                        declarer=types.Player.north,
                        penalty=penalty,
                        result=tricks - level(bid) - 6,
                    )
                    case = (bid + doubled, tricks, vulnerable)
                    assert score(*case) == contract.score(theirs), case
                    compared += 1
    assert compared == 2940
