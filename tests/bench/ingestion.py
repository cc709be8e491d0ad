"""How fast ingestion reads, how much memory it takes, and how both grow: `python -m tests.bench.ingestion`.

Each line is a process of its own, on one core: megabytes of text a second of processor time, and the most memory held.
Beside it what one would take instead, which gives the words alone: no clauses, no ledger, nothing told.
"""

import argparse
import html
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench import sources

MANIFEST = """[[text]]
id = "t"
kind = "laws"
code = "1987"
languages = ["{lang}"]
title = {{ {lang} = "T" }}
rights = "public"
files = ["{file}"]
"""
SIZES = (1, 5, 20)  # megabytes
FORMS = {
    "laws": "txt", "english": "txt", "cp1251": "txt", "paragraphs": "txt", "one_paragraph": "txt",
    "page": "html", "word": "docx",
}  # fmt: skip
MAKES = {"cp1251": "laws", "page": "paragraphs", "word": "paragraphs"}  # what makes the words of a form not named like it
ADDITIONS = 10_000_000
GOAL_MEGABYTES_A_SECOND, GOAL_MEMORY_MEGABYTES = 1, 300


def main():
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sizes", type=float, nargs="+", default=SIZES, metavar="MB")
    parser.add_argument("--forms", nargs="+", choices=FORMS, default=tuple(FORMS))
    called = parser.parse_args()
    print(f"This machine adds up {ADDITIONS:,} numbers in {_additions():.2f} s of processor time.")
    print(f"Goals: {GOAL_MEGABYTES_A_SECOND} MB/s; under {GOAL_MEMORY_MEGABYTES} MB for 20 MB.\n")
    print(
        "| source | MB | s | MB/s | memory, MB | words alone, MB/s | with | memory, MB |\n|---|---|---|---|---|---|---|---|"
    )
    for form in called.forms:
        for size in called.sizes:
            print(_line(form, size), flush=True)


def _line(form, megabytes):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{form}.{FORMS[form]}"
        size = _write(path, form, megabytes)
        seconds, memory = _measured("ingested", path)
        plain, plain_memory = _measured(f"words_of_{FORMS[form]}", path)
    alone = f"{size / max(plain, 0.001):.1f} | {OTHERS[FORMS[form]]} | {plain_memory:.0f}"
    return f"| {form} | {size:.1f} | {seconds:.1f} | {size / seconds:.2f} | {memory:.0f} | {alone} |"


def _write(path, form, megabytes):
    """A source of a form; how many megabytes of text it holds."""
    encoding = _encoding(form)
    words = _words(MAKES.get(form, form), megabytes * 1e6, encoding)
    if form == "page":
        path.write_text(_page(words), encoding="utf-8")
    elif form == "word":
        _document(words, path)
    else:
        path.write_text(words, encoding=encoding)
    manifest = MANIFEST.format(lang="en" if form == "english" else "ru", file=path.name)
    (path.parent / "sources.toml").write_text(manifest, encoding="utf-8")
    return len(words.encode(encoding)) / 1e6


def _encoding(form):
    return "cp1251" if form == "cp1251" else "utf-8"


def _words(make, size, encoding):
    """What makes words gives in so many bytes; it is asked for characters, so for more or fewer once it is seen."""
    characters = size / 1.8
    for _ in range(3):
        words = getattr(sources, make)(int(characters))
        characters *= size / len(words.encode(encoding))
    return words


def _page(words):
    rows = "".join(f"<p>{html.escape(line)}</p>\n" for line in words.split("\n") if line)
    return f'<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"></head><body>{rows}</body></html>'


def _document(words, path):
    from docx import Document

    document = Document()
    for line in filter(None, words.split("\n")):
        document.add_paragraph(line)
    document.save(path)


def _measured(what, path):
    """(seconds, megabytes) of a process that does one thing with a file."""
    called = [sys.executable, "-c", f"from tests.bench import ingestion; ingestion.measure({what!r}, {str(path)!r})"]
    told = json.loads(subprocess.run(called, check=True, capture_output=True, encoding="utf-8").stdout)
    return told["seconds"], told["memory"]


def measure(what, path):
    """Do it, and print what it took; the import of what it needs counts too."""
    start = time.process_time()
    globals()[what](Path(path))
    seconds = time.process_time() - start
    print(json.dumps({"seconds": seconds, "memory": _most_memory() * 1024 / 1e6}))


def _most_memory():
    """Kilobytes: the most that this process held; where only its usage is told, what its parent held counts too."""
    status = Path("/proc/self/status")
    if status.is_file():
        return int(re.search(r"VmHWM:\s*(\d+) kB", status.read_text())[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def ingested(path):
    """The whole of ingestion: read, cleaned, parted, accounted for, written."""
    from tools.ingest import ingest

    (one,) = ingest(path.parent, path.parent / "texts")
    if one.state != "written":
        raise SystemExit(one.faults)


def words_of_txt(path):
    """Decoded, and parted into paragraphs at blank lines."""
    return [" ".join(block.split()) for block in path.read_bytes().decode(_encoding(path.stem)).split("\n\n")]


def words_of_html(path):
    """What BeautifulSoup gives."""
    from bs4 import BeautifulSoup

    return BeautifulSoup(path.read_bytes(), "lxml").get_text("\n")


def words_of_docx(path):
    """What python-docx gives."""
    from docx import Document

    return [paragraph.text for paragraph in Document(path).paragraphs]


OTHERS = {"txt": "decode, split", "html": "BeautifulSoup", "docx": "python-docx"}


def _additions():
    start, total = time.process_time(), 0
    for number in range(ADDITIONS):
        total += number
    return time.process_time() - start


if __name__ == "__main__":
    main()
