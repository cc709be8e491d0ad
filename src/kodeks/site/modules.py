"""The modules that the page needs: what the one door and the procedures import, and nothing else of the browser packages."""

import ast

from kodeks.rulings.procedures import PROCEDURES

DOOR = "kodeks/rulings/browser.py"


def needed(sources):
    """Of (path → source) those that the door or a procedure imports, through whatever modules, with their packages."""
    found, waiting = {}, [DOOR, *(f"kodeks/rulings/{one.module}.py" for one in PROCEDURES)]
    while waiting:
        path = waiting.pop()
        if path in sources and path not in found:
            found[path] = sources[path]
            waiting += [*_packages(path), *_imported(sources[path])]
    return {path: found[path] for path in sorted(found)}


def _packages(path):
    """The packages that a module lies in: "kodeks/rulings/law_27.py" → their __init__.py."""
    parts = path.split("/")[:-1]
    return ["/".join(parts[:depth]) + "/__init__.py" for depth in range(1, len(parts) + 1)]


def _imported(source):
    """Paths of the modules that a source may import; a name imported from a package may be a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            base = node.module.replace(".", "/")
            yield from [f"{base}.py", *(f"{base}/{name.name}.py" for name in node.names)]
        elif isinstance(node, ast.Import):
            yield from (name.name.replace(".", "/") + ".py" for name in node.names)
