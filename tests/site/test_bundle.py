"""The bundle holds what the door and the procedures need: every procedure answers with these modules and no others."""

import base64
import json
import subprocess

import pytest

from kodeks.clauses import anchor, law
from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.places import DOCS
from kodeks.rulings.procedures import PROCEDURES
from kodeks.site.bundle import browser_files, bundle, compiled_files
from kodeks.site.modules import DOOR, needed
from kodeks.site.packing import parts
from tests.micropython.runner import NODE, answer_all
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


def test_the_page_puts_together_what_was_packed():
    files = compiled_files(needed(browser_files()))
    unchecked = json.loads(BUNDLE)["unchecked"]
    found = in_node(
        "ruling-unpack.js",
        """
        const { told, texts, modules } = page.unpacked(new Uint8Array(Buffer.from(given, "base64")).buffer);
        say({ told, texts, modules: modules.map(([path, bytes]) => [path, Buffer.from(bytes).toString("base64")]) });
        """,
        base64.b64encode(bundle(files, unchecked, {"2017": [["2017", ["64A"]]]})).decode(),
    )
    assert dict(found["modules"]) == files
    assert json.loads(found["told"]) == {"unchecked": unchecked}
    assert found["texts"] == {"2017": [["2017", ["64A"]]]}


def test_a_file_that_is_no_compiled_module_is_refused():
    with pytest.raises(ValueError, match="not a module compiled for MicroPython"):
        parts(b"def procedure(name):")


def test_the_page_finds_every_clause_where_the_site_has_it():
    ids = [clause for year in codes() for clause in read_code(year).ids if law(clause)]
    found = in_node("ruling-clauses.js", 'say(given.map((clause) => page.placeOf(clause, [["2017", []]])));', ids)
    assert found == [f"2017/{law(clause)}/#{anchor(clause)}" for clause in ids]


def test_the_page_takes_the_first_text_that_has_the_clause():
    asked = [["64A", [["a", ["64A"]], ["b", []]]], ["64A", [["a", []], ["b", []]]], ["64A", [["a", ["64A"]]]], ["64A", None]]
    script = "say(given.map(([clause, texts]) => page.placeOf(clause, texts ?? undefined)));"
    assert in_node("ruling-clauses.js", script, asked) == ["b/64/#64A", "a/64/#64A", "", ""]


def in_node(name, script, given):
    """What the script says, with one of the page's own scripts as `page`."""
    module = json.dumps((DOCS / "assets" / name).as_uri())
    source = f"const page = await import({module}); const given = JSON.parse(await new Response(process.stdin).text());"
    source += f" const say = (one) => process.stdout.write(JSON.stringify(one)); {script}"
    command = [NODE, "--no-warnings", "--input-type=module", "--eval", source]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
