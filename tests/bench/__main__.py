"""How fast a ruling starts and answers in Chromium, over loopback, unthrottled: `make bench`.

--pyodide measures beside it the same engine on Pyodide, fetched from npm when it is first asked for.
Times of questions run from the finger's touch to the frame in which the question is on screen, those of replays from the
page's request to the response read in the page; beside them the share of the engine, inside the worker.
"""

import argparse
import gzip
import json
import random
import sys
import tempfile
from pathlib import Path
from statistics import median

from kodeks.corpus.places import ROOT
from kodeks.site.bundle import browser_files, words_json
from tests.bench import pyodide
from tests.bench.replays import replays, ten_answers
from tests.browser.built_site import build, served
from tests.browser.chromium import launched
from tests.browser.interview import Interview

STARTS = 9
STEPS = 30
FIRST_GOAL_MILLISECONDS = 400
NEXT_GOAL_MILLISECONDS = 50
REPLAY_GOAL_MILLISECONDS = 5
SIZE_GOAL_KILOBYTES = 120
SEED = 27
PROCEDURES = ("revoke", "insufficient_bid")
LAWS = {"revoke": "64", "insufficient_bid": "27"}
ENGINE = "assets/engine"
SCRIPTS = ("ruling-engine.js", "ruling-worker.js", "ruling-unpack.js")

# How long a fixed loop takes: some 3 ms on a machine that does nothing else; beside it the other times can be compared.
LOOP = """() => {
  const times = [];
  for (let run = 0; run < 31; run++) {
    const begun = performance.now();
    for (let count = 0, sum = 0; count < 2e6; count++) sum = (sum * 31 + count) | 0;
    times.push(performance.now() - begun);
  }
  return times;
}"""

# Kept in the page: the time of the touch, and of the first frame after a step that was not there before.
STOPWATCH = """() => {
  const panel = ".ruling-panel .ruling-question, .ruling-panel .ruling-result";
  const known = new WeakSet(document.querySelectorAll(panel));
  window.watched = new Promise((resolve) => {
    let touched;
    addEventListener("pointerdown", () => (touched = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const step = [...document.querySelectorAll(panel)].find((one) => !known.has(one));
      if (touched === undefined || !step) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const frame = new MessageChannel();
        frame.port1.onmessage = () => resolve(performance.now() - touched);
        frame.port2.postMessage(0);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
}"""


def timed(page, locator):
    """Milliseconds from a touch on the button to the next step on screen."""
    page.evaluate(STOPWATCH)
    locator.click()
    return page.evaluate("() => window.watched")


def first_questions(browser, site, procedure):
    """First question after the tap in its law, each time in a context without any cache."""
    found = []
    for _ in range(STARTS):
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(site.at(f"en/2017/{LAWS[procedure]}/"), wait_until="networkidle")
            start = page.locator(f"section.clause kodeks-ruling[procedure={procedure}] button.start").first
            start.scroll_into_view_if_needed()
            found.append(timed(page, start))
    return found


def next_questions(browser, site, procedure):
    """Next step after each tap, through interviews with answers taken at random."""
    chosen, found = random.Random(SEED), []
    with browser.new_context() as context:
        page = context.new_page()
        while len(found) < STEPS:
            page.goto(site.at(f"en/rulings/{procedure}/"))
            interview = Interview(page)
            while key := interview.key():
                question = page.locator(".ruling-question")
                if question.locator(".pad").count():
                    for call in ("1H", "2D", "2C"):
                        question.locator(f'.box [data-value="{call}"]').click()
                    tap = question.locator(".pad .main")
                else:
                    tap = chosen.choice(question.locator("[data-value]").all())
                found.append(timed(page, tap))
                if interview.key() == key:
                    raise RuntimeError(f"{procedure}: the answer to '{key}' was not taken")
    return found


def pyodide_first_questions(browser, site):
    """First question from Pyodide, each time in a context without any cache."""
    bundle = json.dumps({"files": browser_files(), "words": words_json(ROOT)})  # CPython reads no modules of MicroPython
    path = pyodide.lay(site.folder, bundle)
    request = {"procedure": "revoke", "code": "2017", "lang": "en", "given": {}}
    found = []
    for _ in range(5):
        with browser.new_context() as context:
            page = context.new_page()
            page.goto(site.at(path), wait_until="networkidle")
            found.append(pyodide.first_question_milliseconds(page, request))
    return found


def compressed_kilobytes(folder, names):
    """What the files weigh on the way, gzipped."""
    return sum(len(gzip.compress((Path(folder) / name).read_bytes(), 9)) for name in names) / 1000


def fixed_loop(browser):
    """Milliseconds of the fixed loop, again and again."""
    with browser.new_context() as context:
        return context.new_page().evaluate(LOOP)


def report(name, times, goal=None):
    """One line of the table; True if the goal is met."""
    met = goal is None or median(times) <= goal
    against = "" if goal is None else f"  goal {goal} ms: {'met' if met else 'MISSED'}"
    shown = f"{min(times):8.1f} ms best {median(times):8.1f} median {max(times):8.1f} worst of {len(times):4}"
    print(f"{name:<58} {shown}{against}", flush=True)
    return met


def report_size(name, kilobytes, goal=None):
    """The same for what has to be fetched."""
    against = "" if goal is None else f"  goal {goal} kB: {'met' if kilobytes <= goal else 'MISSED'}"
    print(f"{name:<58} {kilobytes:8.1f} kB gzipped{against}", flush=True)
    return goal is None or kilobytes <= goal


def main(arguments=None):
    """Build, measure, print; 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__.splitlines()[0])
    parser.add_argument("--pyodide", action="store_true", help="measure Pyodide beside it")
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as project, served(build(Path(project))) as site, launched() as browser:
        print(f"Chromium {browser.version}, loopback, unthrottled; answers drawn with seed {SEED}")
        met = []
        report("a fixed loop, before", fixed_loop(browser))
        for procedure in PROCEDURES:
            first = first_questions(browser, site, procedure)
            met.append(report(f"{procedure}: first question, cold", first, FIRST_GOAL_MILLISECONDS))
            following = next_questions(browser, site, procedure)
            met.append(report(f"{procedure}: next step", following, NEXT_GOAL_MILLISECONDS))
        for procedure, request in ten_answers():
            again = replays(browser, site, request)
            met.append(report(f"{procedure}: ten answers replayed", again["whole"], REPLAY_GOAL_MILLISECONDS))
            report("  of it in the worker: Python called, response in JSON", again["inside"])
        report("a fixed loop, after", fixed_loop(browser))
        engine = site.folder / ENGINE
        python = compressed_kilobytes(engine, ("micropython.mjs", "micropython.wasm"))
        report_size("engine: MicroPython", python)
        met.append(
            report_size("engine: ours, bundle.bin", compressed_kilobytes(engine, ["bundle.bin"]), SIZE_GOAL_KILOBYTES)
        )
        report_size("engine: our scripts that start it", compressed_kilobytes(engine.parent, SCRIPTS))
        words = [f"words/ru/{name}.json" for name in ("common", PROCEDURES[0])]
        report_size("words: " + ", ".join(words), compressed_kilobytes(engine, words))
        if wanted.pyodide:
            report("instead, Pyodide: first question from the worker, cold", pyodide_first_questions(browser, site))
            size = compressed_kilobytes(site.folder / "bench/pyodide", pyodide.FILES)
            report_size("instead, Pyodide: its files without ours", size)
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
