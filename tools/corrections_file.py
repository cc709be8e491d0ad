"""corrections.toml beside the manifest: repairs by hand, one place each, with the reason."""

from collections import namedtuple
from pathlib import Path

from kodeks.corpus.model import LANGUAGES
from tools.manifest_lines import read_lines
from tools.manifest_places import read_clause

NAME = "corrections.toml"
PARTS = ("label", "title", "body")
FORMS = "old and new, or delete, or insert with after or before"
KEYS = {
    "text", "clause", "lang", "segment", "part", "nth", "file", "old", "new", "delete", "insert", "after", "before", "why",
}  # fmt: skip
NUMBERS = ("segment", "nth")


class Correction(namedtuple("Correction", "text clause lang segment part nth file old new why line")):
    """A repair by hand: `old` in the words of a clause becomes `new`; "" or 0 where the narrower place is not told.

    A deletion has no `new`, an insertion repeats in `new` the words that it stands beside.
    """

    __slots__ = ()


def read_corrections(folder, texts):
    """Text id → its corrections in order; ManifestError tells every one that cannot be followed. No file, no corrections."""
    path = Path(folder) / NAME
    if not path.exists():
        return {}
    lines = read_lines(path, "correction", "")
    for key in lines.tables:
        if key != "correction":
            lines.fault(lines.line_of(key, 1), f"'{key}' is not known here; the file holds [[correction]] tables")
    found = {}
    for table, line in _tables(lines):
        one = _correction(lines, table, line, {text.id: text for text in texts})
        if one:
            found.setdefault(one.text, []).append(one)
    lines.check()
    return found


def _tables(lines):
    tables = lines.tables.get("correction", [])
    if not isinstance(tables, list) or not all(isinstance(one, dict) for one in tables):
        words = "'correction' holds no tables; write [[correction]] on a line before each"
        lines.fault(lines.line_of("correction", 1), words)
        return []
    starts = lines.starts()
    return zip(tables, starts if len(starts) == len(tables) else [1] * len(tables))


def _correction(lines, table, line, texts):
    """One correction, None if it cannot be used."""
    faults = len(lines.faults)
    for key in sorted(set(table) - KEYS):
        lines.fault(lines.line_of(key, line), f"'{key}' is not known in a correction; known: {', '.join(sorted(KEYS))}")
    _check_words(lines, table, line)
    text = texts.get(table.get("text"))
    if not text:
        words = f"there is no text '{table.get('text')}' in the manifest; texts: {', '.join(texts)}"
        lines.fault(lines.line_of("text", line), words)
    clause = _clause(lines, table, line)
    _check_place(lines, table, line, text)
    old, new = _change(lines, table, line)
    if len(lines.faults) > faults:
        return None
    narrower = [table.get("lang", ""), table.get("segment", 0), table.get("part", ""), table.get("nth", 0)]
    return Correction(text.id, clause, *narrower, table.get("file", ""), old, new, table["why"], line)


def _clause(lines, table, line):
    """The id; one of a heading is taken as it is written."""
    written = str(table.get("clause", ""))
    return written if written.startswith("h:") else read_clause(lines, written, lines.line_of("clause", line))


def _check_words(lines, table, line):
    """Words are words on one line, numbers are numbers, and there is a reason."""
    for key in sorted(KEYS & set(table)):
        value = table[key]
        good = type(value) is int and value > 0 if key in NUMBERS else isinstance(value, str)
        if not good:
            wanted = "a number from 1" if key in NUMBERS else 'words, as "…"'
            lines.fault(lines.line_of(key, line), f"{key} = {value!r}; write {wanted}")
        elif key not in NUMBERS and "\n" in value:
            lines.fault(lines.line_of(key, line), f"{key} holds a line end; a repair stays inside one paragraph")
    if not str(table.get("why", "")).strip():
        lines.fault(line, 'a correction says why; write why = "…"')


def _check_place(lines, table, line, text):
    """The language is one of the text's, the part one that there is, the file one of the text's."""
    lang, part, file = table.get("lang", ""), table.get("part", ""), table.get("file", "")
    known = text.languages if text else LANGUAGES
    if lang and lang not in known:
        lines.fault(lines.line_of("lang", line), f"'{lang}' is no language of this text; write one of {', '.join(known)}")
    if part and part not in PARTS:
        lines.fault(lines.line_of("part", line), f"'{part}' is no part of a clause; write one of {', '.join(PARTS)}")
    if text and file and file not in [one.name for one in text.files]:
        names = ", ".join(one.name for one in text.files)
        lines.fault(lines.line_of("file", line), f"'{file}' is no file of text {text.id}; its files: {names}")


def _change(lines, table, line):
    """(old, new) of any of the three forms; a fault, and nothing, if it is none or changes nothing."""
    keys = {key for key in ("old", "new", "delete", "insert", "after", "before") if key in table}
    forms = ({"old", "new"}, {"delete"}, {"insert", "after"}, {"insert", "before"})
    if keys not in forms:
        held = ", ".join(sorted(keys)) or "none of them"
        return lines.fault(line, f"a correction holds {FORMS}; this one holds {held}"), ""
    words = {key: str(table[key]) for key in keys}
    beside = words.get("after") or words.get("before") or ""
    old = words.get("old", words.get("delete", beside))
    new = _inserted(words) if "insert" in words else words.get("new", "")
    if not old.strip():
        return lines.fault(line, "the words to be found are empty; name words that stand in the clause"), ""
    if old == new:
        return lines.fault(line, "this correction changes nothing; take it out, or write what should stand there"), ""
    return old, new


def _inserted(words):
    """What is put in, beside the words it stands at, parted from them by a blank as words are."""
    put = words["insert"]
    if not put:
        return words.get("after") or words.get("before")
    first, second = (words["after"], put) if "after" in words else (put, words["before"])
    glued = first[-1:].isalnum() and second[:1].isalnum()
    return first + (" " if glued else "") + second
