"""A TOML file as its writer sees it: tables read, and the line at which each stands, so that a fault can name it."""

import codecs
import re
import tomllib

from tools.manifest_model import ManifestError


class Lines:
    """The lines and tables of one TOML file, and the faults found in it; all are told at once."""

    def __init__(self, path, written, table):
        """`table` is the name of the tables that the file holds: "text" stands as [[text]]."""
        self.path = path
        self.lines = written.split("\n")
        self.tables = tomllib.loads(written)
        self.faults = []
        self.heading = re.compile(rf"\s*\[\[\s*{table}\s*\]\]")

    def fault(self, line, words):
        """Note a fault; `words` say what is wrong and what to do."""
        self.faults.append((line, words))

    def check(self):
        """ManifestError if there was a fault."""
        if self.faults:
            raise ManifestError("\n".join(f"{self.path}:{line}: {words}" for line, words in sorted(self.faults)))

    def starts(self):
        """The lines at which the tables of the file begin."""
        return [number for number, line in enumerate(self.lines, start=1) if self.heading.match(line)]

    def line_of(self, key, start, value=""):
        """The line at which a key, with a value, stands after a line."""
        for number in range(start, len(self.lines) + 1):
            line = self.lines[number - 1]
            if number > start and self.heading.match(line):
                break
            if re.match(rf"\s*[\[\s]*(?:text\s*\.\s*)?{re.escape(key)}\b", line) and value in line:
                return number
        return start

    def inner_starts(self, name, start, count):
        """The lines at which the tables of one name inside the table at `start` begin: [[text.discard]]."""
        heading = re.compile(rf"\s*\[\[\s*text\s*\.\s*{name}\s*\]\]")
        found = [number for number in range(start, self._end_of(start) + 1) if heading.match(self.lines[number - 1])]
        return found if len(found) == count else [self.line_of(name, start)] * count  # or written inline

    def _end_of(self, start):
        after = (number - 1 for number in self.starts() if number > start)
        return next(after, len(self.lines))


def read_lines(path, table, remedy):
    """A TOML file with its lines; `remedy` says what to do where there is none."""
    try:
        written = path.read_bytes().removeprefix(codecs.BOM_UTF8).decode("utf-8").replace("\r\n", "\n")
        return Lines(path, written, table)
    except (FileNotFoundError, NotADirectoryError):
        raise ManifestError(f"{path}:1: there is no such file; {remedy}") from None
    except OSError as error:
        raise ManifestError(f"{path}:1: cannot be read: {error.strerror}; make the folder and the file readable") from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise ManifestError(f"{path}:{line}: this is not UTF-8; save the manifest as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        number = line.group(1) if line else written.count("\n") + 1
        raise ManifestError(f"{path}:{number}: not TOML: {error}; correct the line{_how(written, int(number))}") from None


def _how(written, number):
    """What is mostly wrong in a line that is no TOML, "" if it is something else.

    >>> _how("rights = private", 1), _how("title = { en = “Tea” }", 1)
    (': words stand between straight quotes, "…"', ': words stand between straight quotes, "…"')
    """
    line = (written.split("\n")[number - 1 : number] or [""])[0]
    if re.search(r'"[^"]*\\', line):
        return r": write / where it has \, as in laws/law-65.txt"
    if re.search(r"[“”„«»‘’]", line) or re.match(r"\s*\w+\s*=\s*[^\W\d]", line):
        return ': words stand between straight quotes, "…"'
    return ""
