"""The bundle holds what the door and the procedures need: every procedure answers with these modules and no others."""

import json

from kodeks.rulings.procedures import PROCEDURES
from kodeks.site.bundle import browser_files, compiled_files
from kodeks.site.modules import DOOR, needed
from tests.micropython.runner import answer_all
from tests.rulings.walks import BUNDLE


def test_every_procedure_answers_with_the_modules_of_the_page_alone():
    files = compiled_files(needed(browser_files()))
    asked = [json.dumps({"procedure": one.name, "code": one.codes[-1], "lang": "ru", "given": {}}) for one in PROCEDURES]
    for response in answer_all(asked, BUNDLE, files):
        assert json.loads(response)["error"] is None, response


def test_a_module_that_nobody_imports_is_left_out():
    sources = {**browser_files(), "kodeks/bridge/nobody.py": "from kodeks.bridge import seats\n"}
    found = needed(sources)
    assert "kodeks/bridge/nobody.py" not in found
    assert {DOOR, "kodeks/__init__.py", "kodeks/bridge/seats.py", "kodeks/words/phrases.py"} <= set(found)
    assert set(found) < set(sources)
