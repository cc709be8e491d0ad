"""Sentences with the expected references in them: strip the marks, find, mark again, compare."""

import re
from pathlib import Path

import pytest

from kodeks.references.find import find_references

MARK = re.compile(r"\[([^\[\]]*)\]\(((?:[^()]|\([^()]*\))*)\)")
MARKED = Path(__file__).parent / "marked"


def sentences():
    for path in sorted(MARKED.glob("*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
            if line and not line.startswith("#"):
                yield pytest.param(path.stem, line, id=f"{path.name}:{number}")


def mark(string, references, code):
    """The string with every reference marked as the files mark it."""
    marked, at = "", 0
    for reference in references:
        missing = {target for target, _ in reference.unresolved}
        targets = ";".join(target + "?" * (target in missing) for target in reference.targets)
        if reference.kind == "edition":
            targets = f"edition {reference.code}"
        elif reference.kind == "self":
            targets = "=" + targets
        elif reference.code != code:
            targets = f"{reference.code}:{targets}"
        marked += string[at : reference.start] + f"[{reference.printed}]({targets})"
        at = reference.end
    return marked + string[at:]


@pytest.mark.parametrize("lang, line", tuple(sentences()))
def test_references_are_found_where_they_are_marked(lang, line):
    place, _, expected = line.partition(" | ")
    code, at = place.split()
    expected = expected.replace("\\n", "\n")
    string = MARK.sub(r"\1", expected)
    assert mark(string, find_references(string, lang, code, "" if at == "-" else at), code) == expected
