"""sources.toml: which texts there are, in which files, and which clause a headless fragment is."""

import codecs
import re
import tomllib
from collections import namedtuple
from pathlib import Path

from kodeks import clauses
from kodeks.corpus.codes import codes as code_lists
from kodeks.corpus.codes import read_code

NAME = "sources.toml"
KINDS = ("laws", "commentary")
LANGUAGES = ("ru", "en")
RIGHTS = ("public", "private", "unknown")
LAYOUTS = ("lines", "wrapped")
TEXT = re.compile(r"\s*\[\[\s*text\s*\]\]")
WORDS = ("notice", "prevails", "author", "translator")
TABLES = ("file", "placement", "discard")
KEYS = {
    "id", "kind", "code", "on", "languages", "title", "rights", "files", "placement", "file", "discard",
    "notice", "prevails", "author", "translator",
}  # fmt: skip


class ManifestError(ValueError):
    """A manifest that cannot be followed: every fault with file, line and what to do."""


class SourceText(
    namedtuple("SourceText", "id kind code languages title rights notice prevails author translator files line")
):
    """One text of the manifest; `files` are SourceFile in order."""

    __slots__ = ()


class SourceFile(namedtuple("SourceFile", "name path encoding layout placements discards line")):
    """A file of a text; `placements` are Placement, `discards` Discard."""

    __slots__ = ()


class Placement(namedtuple("Placement", "clause file_line line why")):
    """A headless fragment named by hand: the clause, the line of the file, the line of the manifest."""

    __slots__ = ()


class Discard(namedtuple("Discard", "first last line why")):
    """Lines of a file that are no part of the text, named by hand; `line` is that of the manifest."""

    __slots__ = ()


def read_manifest(folder):
    """The texts that a folder's sources.toml names; ManifestError tells every fault."""
    path = Path(folder) / NAME
    try:
        written = path.read_bytes().removeprefix(codecs.BOM_UTF8).decode("utf-8").replace("\r\n", "\n")
        tables = tomllib.loads(written)
    except (FileNotFoundError, NotADirectoryError):
        words = "there is no such file; write one that names the texts and their files (see README)"
        raise ManifestError(f"{path}:1: {words}") from None
    except OSError as error:
        raise ManifestError(f"{path}:1: cannot be read: {error.strerror}; make the folder and the file readable") from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise ManifestError(f"{path}:{line}: this is not UTF-8; save the manifest as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        number = line.group(1) if line else written.count("\n") + 1
        raise ManifestError(f"{path}:{number}: not TOML: {error}; correct the line") from None
    return _Reader(path, written.split("\n"), tables).texts()


class _Reader:
    """Reads the tables of one manifest and collects every fault before it fails."""

    def __init__(self, path, lines, tables):
        self.path = path
        self.lines = lines
        self.tables = tables
        self.faults = []

    def texts(self):
        """The texts in order."""
        unknown = [key for key in self.tables if key != "text"]
        for key in unknown:
            self._fault(self._line_of(key, 1), f"'{key}' is not known here; a manifest holds [[text]] tables")
        tables = self.tables.get("text")
        if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
            self._fault(1, "no text is named; add a table [[text]] with id, kind, code, languages, title, rights and files")
            tables = []
        starts = [number for number, line in enumerate(self.lines, start=1) if TEXT.match(line)]
        if len(starts) != len(tables):
            starts = [self._line_of("text", 1)] * len(tables)  # tables written inline: text = [{…}]
        found = [self._text(table, line) for table, line in zip(tables, starts)]
        self._doubled(found)
        if self.faults:
            raise ManifestError("\n".join(f"{self.path}:{line}: {words}" for line, words in sorted(self.faults)))
        return found

    def _fault(self, line, words):
        self.faults.append((line, words))

    def _line_of(self, key, start, value=""):
        """The line at which a key, with a value, stands after a line."""
        for number in range(start, len(self.lines) + 1):
            line = self.lines[number - 1]
            if number > start and TEXT.match(line):
                break
            if re.match(rf"\s*[\[\s]*(?:text\s*\.\s*)?{re.escape(key)}\b", line) and value in line:
                return number
        return start

    def _text(self, table, line):
        for key in sorted(set(table) - KEYS):
            self._fault(self._line_of(key, line), f"'{key}' is not known in a text; known: {', '.join(sorted(KEYS))}")
        name = table.get("id", "")
        if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]*", name):
            self._fault(
                self._line_of("id", line),
                f"'{name}' is no id of a text; write small letters, digits and hyphens, as 1997-en",
            )
        kind = self._choice(table, "kind", line, KINDS)
        code = self._code(table, kind, line)
        languages = self._languages(table, line)
        title = table.get("title")
        if not isinstance(title, dict) or not title or not all(isinstance(words, str) for words in title.values()):
            self._fault(self._line_of("title", line), f'text {name} has no title; write title = {{ ru = "…", en = "…" }}')
            title = {}
        rights = self._choice(table, "rights", line, RIGHTS)
        if table.get("prevails") and table["prevails"] not in languages:
            self._fault(
                self._line_of("prevails", line),
                f"'{table['prevails']}' prevails, but is not among the languages; name one of them",
            )
        for key in WORDS:
            if not isinstance(table.get(key, ""), str):
                self._fault(self._line_of(key, line), f'{key} is no words; write {key} = "…", or leave it out')
        more = [table.get(key, "") for key in WORDS]
        return SourceText(name, kind, code, languages, title, rights, *more, self._files(table, name, line), line)

    def _choice(self, table, key, line, choices):
        value = table.get(key)
        if value not in choices:
            said = f"'{value}' is no {key}" if value is not None else f"{key} is missing"
            self._fault(self._line_of(key, line), f"{said}; write one of {', '.join(choices)}")
        return value

    def _code(self, table, kind, line):
        key = "on" if kind == "commentary" else "code"
        code = table.get(key)
        if code not in code_lists():
            said = f"there is no code '{code}'" if code is not None else f"{key} is missing"
            self._fault(self._line_of(key, line), f"{said}; write {key} = one of {', '.join(code_lists())}")
        return code

    def _languages(self, table, line):
        languages = table.get("languages")
        good = isinstance(languages, list) and languages and all(one in LANGUAGES for one in languages)
        if not good or len(set(languages)) != len(languages):
            self._fault(
                self._line_of("languages", line),
                f"languages = {languages}; write a list of {' and '.join(LANGUAGES)}, each once",
            )
            return ("ru",)
        return tuple(languages)

    def _files(self, table, name, line):
        """The files of a text, each with its placements and what is set for it."""
        table = {**table, **{key: self._list_of_tables(table, key, line) for key in TABLES}}
        settings = {str(one.get("name", "")): one for one in table["file"]}
        names = self._names(table, name, line)
        names += [one for one in settings if one and one not in names]
        if not names:
            self._fault(line, f'text {name} names no files; add files = ["…"]')
        found = [self._file(one, settings.get(one, {}), line) for one in names]
        placements = self._placements(table, names, line)
        discards = self._discards(table, names, line)
        own = [(tuple(placements.get(one.name, ())), tuple(discards.get(one.name, ()))) for one in found]
        return tuple(one._replace(placements=placed, discards=out) for one, (placed, out) in zip(found, own))

    def _list_of_tables(self, table, key, line):
        found = table.get(key, [])
        if isinstance(found, list) and all(isinstance(one, dict) for one in found):
            return found
        self._fault(self._line_of(key, line), f"'{key}' holds no tables; write [[text.{key}]] on a line before each")
        return []

    def _names(self, table, name, line):
        """The names in `files`, each once."""
        found = table.get("files", [])
        if not isinstance(found, list) or not all(isinstance(one, str) and one for one in found):
            self._fault(self._line_of("files", line), f'files = {found!r}; write a list of names, files = ["…"]')
            return []
        for one in dict.fromkeys(one for one in found if found.count(one) > 1):
            self._fault(self._line_of("files", line), f"'{one}' is named twice in text {name}; name it once")
        return list(dict.fromkeys(found))

    def _file(self, name, settings, start):
        line = self._line_of("name", start, f'"{name}"') if settings else self._line_of("files", start)
        path = self.path.parent / name
        if not path.is_file():
            self._fault(line, f"there is no file '{name}' in {self.path.parent}; put it there, or correct its name")
        for key in sorted(set(settings) - {"name", "encoding", "layout"}):
            self._fault(line, f"'{key}' is not known for a file; known: name, encoding, layout")
        layout = settings.get("layout", "")
        if layout and layout not in LAYOUTS:
            self._fault(line, f"layout = '{layout}'; write one of {', '.join(LAYOUTS)}, or leave it out")
        encoding = settings.get("encoding", "")
        if encoding and not _is_encoding(encoding):
            self._fault(
                line,
                f"encoding = '{encoding}' is not known; write utf-8, cp1251, koi8-r, cp866, mac-cyrillic or leave it out",
            )
        return SourceFile(name, path, encoding, layout, (), (), line)

    def _placements(self, table, names, start):
        """File → placements, in the order of their lines."""
        lines = self._tables("placement", start, len(table["placement"]))
        found = {}
        for placement, line in zip(table["placement"], lines):
            one = self._placement(placement, names, line)
            if one:
                found.setdefault(placement["file"], []).append(one)
        for placements in found.values():
            self._same_line(placements)
        return found

    def _discards(self, table, names, start):
        """File → lines that are no part of the text."""
        found = {}
        for discard, line in zip(table["discard"], self._tables("discard", start, len(table["discard"]))):
            lines = discard.get("lines")
            good = isinstance(lines, list) and len(lines) == 2 and all(type(one) is int for one in lines)
            if discard.get("file") not in names:
                self._fault(
                    line,
                    f"a discard for '{discard.get('file')}', which is no file of this text; its files: {', '.join(names)}",
                )
            elif not good or not 1 <= lines[0] <= lines[1] or not discard.get("why"):
                self._fault(line, 'a discard names its lines and says why; write lines = [first, last] and why = "…"')
            else:
                found.setdefault(discard["file"], []).append(Discard(*lines, line, discard["why"]))
        return found

    def _tables(self, name, start, count):
        """The lines of the manifest at which a text's tables of one name begin."""
        numbers = range(start, self._end_of(start) + 1)
        heading = re.compile(rf"\s*\[\[\s*text\s*\.\s*{name}\s*\]\]")
        found = [number for number in numbers if heading.match(self.lines[number - 1])]
        return found if len(found) == count else [self._line_of(name, start)] * count  # or written inline

    def _end_of(self, start):
        for number in range(start + 1, len(self.lines) + 1):
            if TEXT.match(self.lines[number - 1]):
                return number - 1
        return len(self.lines)

    def _placement(self, placement, names, line):
        """One placement, None if it cannot be used."""
        name, file_line = placement.get("file"), placement.get("line")
        if name not in names:
            self._fault(line, f"a placement for '{name}', which is no file of this text; its files: {', '.join(names)}")
            return None
        try:
            clause = clauses.canonical(str(placement.get("clause", "")))
        except ValueError as error:
            self._fault(line, str(error))
            return None
        if not clauses.law(clause):
            self._fault(line, f"'{clause}' is in no law; name a law or a clause of one")
            return None
        if all(clauses.law(clause) not in read_code(code) for code in code_lists()):
            self._fault(line, f"there is no Law {clauses.law(clause)}, so '{clause}' is no clause; name one that there is")
            return None
        if not isinstance(file_line, int) or isinstance(file_line, bool) or file_line < 1:
            self._fault(
                line, f"line = {file_line} of the placement for {clause}; write the number of a line of '{name}', from 1"
            )
            return None
        return Placement(clause, file_line, line, str(placement.get("why", "")))

    def _same_line(self, placements):
        for one in placements:
            first = next(other for other in placements if other.file_line == one.file_line)
            if first is not one:
                self._fault(one.line, f"line {one.file_line} is placed twice ({first.clause}, {one.clause}); leave one")

    def _doubled(self, texts):
        for text in texts:
            first = next(other for other in texts if other.id == text.id)
            if first is not text:
                self._fault(
                    text.line,
                    f"a second text with the id {text.id} (the first is at line {first.line}); give one another id",
                )


def _is_encoding(name):
    try:
        codecs.lookup(name)
    except LookupError:
        return False
    return True
