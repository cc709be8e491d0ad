"""What the pages of a text depend on: where nothing of it changed, nothing is done."""

import json
from functools import lru_cache
from pathlib import Path

from tools.writing import digest

WORDS = ("kind", "code", "languages", "title", "rights", "notice", "prevails", "author", "translator")


def inputs(text, corrections):
    """The hashes of the manifest's words on a text, of its corrections, of its files and of these tools."""
    told = [[getattr(text, name) for name in WORDS], [_of_file(file) for file in text.files]]
    told.append([correction[:-1] for correction in corrections])
    return {
        "manifest": digest(json.dumps(told, sort_keys=True).encode()),
        "files": {file.name: _digest(file.path) for file in text.files},
        "tools": _tools(),
    }


def _of_file(file):
    """What the manifest says of a file; not where it says it."""
    placements = [(one.clause, one.file_line) for one in file.placements]
    discards = [(one.first, one.last, one.why) for one in file.discards]
    return [file.name, file.encoding, file.layout, placements, discards]


def _digest(path):
    """The hash of a file, "" if it cannot be read: reading it tells why."""
    try:
        return digest(path.read_bytes())
    except OSError:
        return ""


@lru_cache(maxsize=1)
def _tools():
    """The hash of the tools themselves: a better cleaner reads unchanged files anew."""
    here = Path(__file__).parent
    paths = sorted(path for path in here.rglob("*") if path.suffix in (".py", ".toml"))
    return digest(b"".join(path.read_bytes() for path in paths))
