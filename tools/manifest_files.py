"""The files of a text in a manifest, each with what is set for it and what is named in it by hand."""

import codecs

from tools.manifest_model import SourceFile
from tools.manifest_places import read_discards, read_placements

LAYOUTS = ("lines", "wrapped")
TABLES = ("file", "placement", "discard")


def read_files(lines, table, text, line):
    """The files of a text in order."""
    tables = {key: _tables(lines, table, key, line) for key in TABLES}
    settings = {str(one.get("name", "")): one for one in tables["file"]}
    names = _names(lines, table, text, line)
    names += [one for one in settings if one and one not in names]
    if not names:
        lines.fault(line, f'text {text} names no files; add files = ["…"]')
    found = [_file(lines, name, settings.get(name, {}), line) for name in names]
    placed = read_placements(lines, tables["placement"], names, line)
    out = read_discards(lines, tables["discard"], names, line)
    return tuple(
        one._replace(placements=tuple(placed.get(one.name, ())), discards=tuple(out.get(one.name, ()))) for one in found
    )


def _tables(lines, table, key, line):
    found = table.get(key, [])
    if isinstance(found, list) and all(isinstance(one, dict) for one in found):
        return found
    lines.fault(lines.line_of(key, line), f"'{key}' holds no tables; write [[text.{key}]] on a line before each")
    return []


def _names(lines, table, text, line):
    """The names in `files`, each once."""
    found = table.get("files", [])
    if not isinstance(found, list) or not all(isinstance(one, str) and one for one in found):
        lines.fault(lines.line_of("files", line), f'files = {found!r}; write a list of names, files = ["…"]')
        return []
    for one in dict.fromkeys(one for one in found if found.count(one) > 1):
        lines.fault(lines.line_of("files", line), f"'{one}' is named twice in text {text}; name it once")
    return list(dict.fromkeys(found))


def _file(lines, name, settings, start):
    line = lines.line_of("name", start, f'"{name}"') if settings else lines.line_of("files", start)
    path = lines.path.parent / name
    if not path.is_file():
        lines.fault(line, f"there is no file '{name}' in {lines.path.parent}; put it there, or correct its name")
    for key in sorted(set(settings) - {"name", "encoding", "layout", "misread"}):
        lines.fault(line, f"'{key}' is not known for a file; known: name, encoding, layout, misread")
    layout, encoding = settings.get("layout", ""), settings.get("encoding", "")
    if layout and layout not in LAYOUTS:
        lines.fault(line, f"layout = '{layout}'; write one of {', '.join(LAYOUTS)}, or leave it out")
    if encoding and not _is_encoding(encoding):
        known = "utf-8, cp1251, koi8-r, cp866, mac-cyrillic"
        lines.fault(line, f"encoding = '{encoding}' is not known; write {known} or leave it out")
    return SourceFile(name, path, encoding, layout, (), (), line, _misread(lines, settings, line))


def _misread(lines, settings, line):
    """The share of words that may be none, None if the file does not say."""
    share = settings.get("misread")
    if share is not None and (type(share) not in (int, float) or not 0 <= share <= 1):
        lines.fault(line, f"misread = {share!r}; write the share of words that may be none, from 0 to 1, or leave it out")
        return None
    return share


def _is_encoding(name):
    try:
        codecs.lookup(str(name))
    except LookupError:
        return False
    return True
