"""The runner itself: what it gives back and how it fails."""

import json
import subprocess

import pytest

from kodeks.site.bundle import browser_files
from tests.micropython.runner import MicroPythonError, answer_all, run_source

DOOR = {
    "kodeks/__init__.py": "",
    "kodeks/rulings/__init__.py": "",
    "kodeks/rulings/browser.py": (
        "words = []\ndef load(text): words.append(text)\ndef answer(request): return request + '|' + ''.join(words)\n"
    ),
}


def test_it_is_micropython_that_runs():
    assert run_source("import sys; print(sys.implementation.name, sys.implementation[1][:2])") == "micropython (1, 27)\n"


def test_cyrillic_comes_through_both_ways():
    assert run_source("print('ренонс')") == "ренонс\n"


def test_requests_are_answered_in_order_with_words_loaded_once():
    assert answer_all(["первый", "second"], words="слова", files=DOOR) == ["первый|слова", "second|слова"]


def test_an_exception_comes_back_with_its_traceback():
    with pytest.raises(MicroPythonError, match=r"line 2[\s\S]*ZeroDivisionError"):
        run_source("print('before')\n1 / 0")


def test_an_endless_run_is_stopped():
    with pytest.raises(subprocess.TimeoutExpired):
        run_source("while True: pass", timeout_seconds=2)


def test_every_module_of_the_browser_packages_imports():
    names = [path[:-3].replace("/", ".").replace(".__init__", "") for path in browser_files()]
    assert "kodeks.clauses" in names
    assert json.loads(run_source(f"import json\nfor name in {names}: __import__(name)\nprint(json.dumps(True))"))
