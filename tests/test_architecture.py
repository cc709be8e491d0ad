"""Imports go one way, and what runs in the browser keeps to the part of Python that MicroPython has."""

import ast
from pathlib import Path

import pytest

from kodeks.corpus.places import ROOT

SOURCE = ROOT / "src" / "kodeks"
WHOLE = {path.stem for path in SOURCE.iterdir() if path.name != "__init__.py" and path.name[0].isalpha()}

# Which package may import which.
TABLE = {
    "clauses": set(),
    "bridge": set(),
    "corpus": {"clauses"},
    "references": {"corpus", "clauses"},
    "search": {"corpus", "clauses"},
    "tools": {"corpus", "references", "clauses"},
    "rulings": {"bridge", "clauses"},
    "words": {"bridge", "clauses"},
    "walks": {"rulings", "corpus", "clauses"},
    "site": WHOLE - {"cli"},
    "cli": WHOLE | {"tools"},
}
DOORS = {"src/kodeks/rulings/browser.py": {"words"}}  # puts rulings into words, the one module that does
BROWSER = ("clauses", "bridge", "rulings", "words")
BROWSER_MODULES = {"collections", "json", "kodeks"}
BESIDES = {"src/kodeks/words/files.py": {"tomllib"}}  # inside functions that the page never calls: it gets JSON

MISSING_NAMES = {"repr", "ascii", "open", "eval", "exec", "globals", "vars", "format_map"}
MISSING_ATTRIBUTES = {
    "_asdict", "_fields", "_make", "_replace", "__doc__", "casefold", "expandtabs", "format_map", "isalnum", "isascii",
    "isdecimal", "isidentifier", "isnumeric", "isprintable", "ljust", "maketrans", "move_to_end", "removeprefix",
    "removesuffix", "rjust", "title", "translate", "zfill",
}  # fmt: skip
BUILT_IN = {"str", "int", "tuple", "dict", "list", "set"}
ASCII_ONLY = {"capitalize", "islower", "isupper", "isalpha", "lower", "swapcase", "upper"}  # wrong for Cyrillic, in silence


def modules():
    """(package, path) of every module of the project."""
    found = [(path.relative_to(SOURCE).parts[0].removesuffix(".py"), path) for path in sorted(SOURCE.rglob("*.py"))]
    found += [("tools", path) for path in sorted((ROOT / "tools").rglob("*.py"))]
    return [(package, path) for package, path in found if package != "__init__"]


def in_browser():
    return [path for package, path in modules() if package in BROWSER]


def name_of(path):
    return str(Path(path).relative_to(ROOT))


def imported(tree):
    """(line, whole name) of every module that is imported, at the top or inside a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "." * node.level + (node.module or "")
            if node.module in ("kodeks", "tools"):
                yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def packages(name):
    """The package of ours that a module belongs to, as a set of none or one."""
    parts = name.split(".")
    return {"tools"} if parts[0] == "tools" else set(parts[1:2]) if parts[0] == "kodeks" else set()


@pytest.mark.parametrize("package, path", modules(), ids=lambda value: name_of(value) if isinstance(value, Path) else value)
def test_imports_go_one_way(package, path):
    allowed = TABLE[package] | {package} | DOORS.get(name_of(path), set())
    tree = ast.parse(path.read_text(encoding="utf-8"))
    wrong = [f"line {line}: {name}" for line, name in imported(tree) if packages(name) - allowed]
    assert not wrong, f"{name_of(path)}: {package} may import {sorted(TABLE[package])} only"


@pytest.mark.parametrize("path", [path for package, path in modules() if package != "site"], ids=name_of)
def test_only_the_site_knows_mkdocs(path):
    assert not [name for _, name in imported(ast.parse(path.read_text(encoding="utf-8"))) if name.split(".")[0] == "mkdocs"]


@pytest.mark.parametrize("path", in_browser(), ids=name_of)
def test_what_runs_in_the_browser_keeps_to_its_python(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    allowed = BROWSER_MODULES | BESIDES.get(name_of(path), set())
    outside = [f"line {line}: imports {name}" for line, name in imported(tree) if name.split(".")[0] not in allowed]
    assert not outside + [f"line {node.lineno}: {fault}" for node in ast.walk(tree) for fault in faults(node, path)]


def faults(node, path):
    """What MicroPython lacks, or does otherwise without a word."""
    if isinstance(node, ast.Match):
        yield "match; write if"
    if isinstance(node, ast.FormattedValue) and node.conversion in (ord("r"), ord("a")):
        yield "!r escapes Cyrillic; quote with '…'"
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and "!r}" in node.value:
        yield "!r escapes Cyrillic; quote with '…'"
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and any(isinstance(item, ast.Starred) for item in node.elts):
        yield "[*a, b]; write a + [b]"
    if isinstance(node, ast.Dict) and None in node.keys:
        yield "{**a}; make a dict and update it"
    if isinstance(node, ast.Slice) and node.step is not None:
        yield "a slice with a step; write reversed()"
    if isinstance(node, ast.ClassDef) and BUILT_IN & {getattr(base, "id", "") for base in node.bases}:
        yield "a subclass of a built-in type; use a namedtuple or plain values"
    if isinstance(node, ast.arguments) and node.posonlyargs:
        yield "positional-only arguments"
    yield from names(node, path)


def names(node, path):
    """Names and attributes that are not there, or know only ASCII."""
    if isinstance(node, ast.Name) and node.id in MISSING_NAMES:
        yield f"{node.id}() is missing or not the same"
    if isinstance(node, ast.Attribute) and node.attr in MISSING_ATTRIBUTES:
        yield f".{node.attr} is missing"
    if isinstance(node, ast.Attribute) and node.attr in ASCII_ONLY and "words" in path.parts:
        yield f".{node.attr}() knows only ASCII; words are in two alphabets"


def test_the_packages_of_the_table_are_those_there_are():
    assert WHOLE | {"tools"} == set(TABLE)


@pytest.mark.parametrize(
    "line",
    (
        "match x:\n    case 1: pass", "f'{x!r}'", "'{!r}'.format(x)", "[*a, b]", "{**a}", "a[::-1]", "class A(str): pass",
        "def f(a, /): pass", "x._replace(a=1)", "repr(x)", "'a'.removeprefix('b')",
    ),
)  # fmt: skip
def test_the_check_sees_what_is_forbidden(line):
    found = [fault for node in ast.walk(ast.parse(line)) if hasattr(node, "lineno") or isinstance(node, ast.arguments)
             for fault in faults(node, Path("bridge/x.py"))]  # fmt: skip
    assert found
