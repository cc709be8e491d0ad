"""Whatever `kodeks rule` refuses has words in both languages: read from the source of the modules that refuse."""

import ast
import re

import pytest

from kodeks.bridge.play import deal_faults
from kodeks.cli.rule_words import tell
from kodeks.corpus.places import ROOT
from kodeks.rulings.interview import Refused, ask

REFUSING = (
    "bridge/calls", "bridge/cards", "bridge/written_auction", "cli/rule", "cli/rule_flow", "cli/rule_happened",
    "cli/rule_names", "cli/rule_talk", "rulings/browser", "rulings/diagnose", "rulings/diagnose_play",
)  # fmt: skip
CYRILLIC = re.compile("[а-яё]")


def written(node):
    """The words of a string in the source, "X" for what is filled in; None if it is no string."""
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "X" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def refusals(name):
    """What a module gives ValueError to say, and what it tells of itself."""
    tree = ast.parse((ROOT / "src" / "kodeks" / f"{name}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ValueError":
            yield written(node.args[0]) or ""
        if isinstance(node, ast.JoinedStr) and written(node).startswith("'X' "):
            yield written(node)


@pytest.mark.parametrize("name", REFUSING)
def test_every_refusal_has_russian_words(name):
    found = [words for words in refusals(name) if words and not words.startswith("hands and cards")]
    assert not [words for words in found if not CYRILLIC.search(tell(words, "ru"))]


def test_the_modules_do_refuse():
    assert sum(len(list(refusals(name))) for name in REFUSING) > 20


def test_an_answer_that_is_not_offered():
    refused = Refused(ask("offender", "27A", ("N", "E"), "seat"), "9")
    assert tell(refused, "ru") == "«9» — не ответ на вопрос offender; ответить можно так: N E"
    assert tell(refused, "en") == "'9' does not answer offender; answers are: N E"


def test_of_several_faults_of_a_deal_each_is_told():
    faults = deal_faults((("N", ("SA", "SA", "ZZ")), ("Q", ())))
    told = tell("hands and cards: " + "; ".join(faults), "ru")
    assert told.startswith("руки и карты: ") and not re.search("holds|held|is no", told)
