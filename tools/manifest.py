"""sources.toml: which texts there are, in which files, and which clause a headless fragment is."""

import re
from pathlib import Path

from kodeks.corpus.codes import codes as code_lists
from tools.manifest_files import read_files
from tools.manifest_lines import read_lines
from tools.manifest_model import ManifestError, SourceText

__all__ = ["NAME", "ManifestError", "read_manifest"]

NAME = "sources.toml"
KINDS = ("laws", "commentary")
LANGUAGES = ("ru", "en")
RIGHTS = ("public", "private", "unknown")
WORDS = ("notice", "prevails", "author", "translator")
KEYS = {
    "id", "kind", "code", "on", "languages", "title", "rights", "files", "placement", "file", "discard",
    "notice", "prevails", "author", "translator",
}  # fmt: skip


def read_manifest(folder):
    """The texts that a folder's sources.toml names, in order; ManifestError tells every fault."""
    lines = read_lines(Path(folder) / NAME, "text", "write one that names the texts and their files (see README)")
    for key in lines.tables:
        if key != "text":
            lines.fault(lines.line_of(key, 1), f"'{key}' is not known here; a manifest holds [[text]] tables")
    tables = lines.tables.get("text")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        lines.fault(1, "no text is named; add a table [[text]] with id, kind, code, languages, title, rights and files")
        tables = []
    starts = lines.starts()
    if len(starts) != len(tables):
        starts = [lines.line_of("text", 1)] * len(tables)  # tables written inline: text = [{…}]
    found = [_text(lines, table, line) for table, line in zip(tables, starts)]
    _doubled(lines, found)
    lines.check()
    return found


def _text(lines, table, line):
    for key in sorted(set(table) - KEYS):
        lines.fault(lines.line_of(key, line), f"'{key}' is not known in a text; known: {', '.join(sorted(KEYS))}")
    name = _id(lines, table, line)
    kind = _choice(lines, table, "kind", line, KINDS)
    code = _code(lines, table, kind, line)
    languages = _languages(lines, table, line)
    title = _title(lines, table, name, line)
    rights = _choice(lines, table, "rights", line, RIGHTS)
    words = _words(lines, table, languages, line)
    return SourceText(name, kind, code, languages, title, rights, *words, read_files(lines, table, name, line), line)


def _id(lines, table, line):
    name = table.get("id", "")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]*", name):
        words = f"'{name}' is no id of a text; write small letters, digits and hyphens, as 1997-en"
        lines.fault(lines.line_of("id", line), words)
    return name


def _choice(lines, table, key, line, choices):
    value = table.get(key)
    if value not in choices:
        said = f"'{value}' is no {key}" if value is not None else f"{key} is missing"
        lines.fault(lines.line_of(key, line), f"{said}; write one of {', '.join(choices)}")
    return value


def _code(lines, table, kind, line):
    key = "on" if kind == "commentary" else "code"
    code = table.get(key)
    if code not in code_lists():
        said = f"{key} is missing" if code is None else f"there is no code '{code}'"
        if str(code) in code_lists():
            said = f"{code} stands without quotes"
        choices = ", ".join(f'"{one}"' for one in code_lists())
        lines.fault(lines.line_of(key, line), f"{said}; write {key} = one of {choices}")
    return code


def _languages(lines, table, line):
    languages = table.get("languages")
    good = isinstance(languages, list) and languages and all(one in LANGUAGES for one in languages)
    if not good or len(set(languages)) != len(languages):
        said = "languages is missing" if languages is None else f"languages = {languages}"
        words = f"{said}; write a list of {' and '.join(LANGUAGES)}, each once"
        lines.fault(lines.line_of("languages", line), words)
        return ("ru",)
    return tuple(languages)


def _title(lines, table, name, line):
    title = table.get("title")
    if not isinstance(title, dict) or not title or not all(isinstance(words, str) for words in title.values()):
        words = f'text {name} has no title; write title = {{ ru = "…", en = "…" }}'
        lines.fault(lines.line_of("title", line), words)
        return {}
    return title


def _words(lines, table, languages, line):
    """Notice, prevailing language, author, translator; "" for what is not told."""
    if table.get("prevails") and table["prevails"] not in languages:
        words = f"'{table['prevails']}' prevails, but is not among the languages; name one of them"
        lines.fault(lines.line_of("prevails", line), words)
    for key in WORDS:
        if not isinstance(table.get(key, ""), str):
            lines.fault(lines.line_of(key, line), f'{key} is no words; write {key} = "…", or leave it out')
    return [table.get(key, "") for key in WORDS]


def _doubled(lines, texts):
    for text in texts:
        first = next(other for other in texts if other.id == text.id)
        if first is not text:
            words = f"a second text with the id {text.id} (the first is at line {first.line}); give one another id"
            lines.fault(text.line, words)
