"""The words of a file with their lines: what readers see of a page, a table of words or a file of history."""

import re
from collections import namedtuple

CYRILLIC = "а-яёА-ЯЁ"
WORD = re.compile(r"[\w’']+(?:-[\w’']+)*")
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
SOUGHT = re.compile(r"\s*(?:#|(?:short|slang|older|search)\b)")  # remarks; jargon and abbreviations of the glossary
FRONT = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
FENCED = re.compile(r"^```\w+\n.*?^```$", re.DOTALL | re.MULTILINE)  # a file or a command as it is typed
UNREAD = re.compile(
    r"""`[^`]*`                 # code
    | \]\([^)]*\)               # where a link leads
    | /\S+/                    # an address of this site
    | <https?:[^>]*> | https?://\S+
    | (?:[a-z0-9-]+\.)+(?:com|org|net|ru|pl|uk|nl|no|dk|se|nz|at|md|html?|toml)\b\S*  # an address, a file
    | \{[^{}]*\}                # attributes, places for words
    | \[\^\d+\] | <[^>]*> | &\#?\w+;
    """,
    re.VERBOSE,
)


class Word(namedtuple("Word", "line word lang")):
    """A word as it stands, and the language of its letters: "en", "ru", or "mixed"."""

    __slots__ = ()


def words_of(path):
    """The words of a file; what no reader sees is left out."""
    text = path.read_text(encoding="utf-8")
    readable = {".toml": _strings, ".tsv": _notes}.get(path.suffix, _prose)
    for number, line in enumerate(readable(text), start=1):
        for found in WORD.findall(UNREAD.sub(_blank, line)):
            word = found.strip("’'_").replace("’", "'")
            if len(word) > 1 and not re.search(r"[\d_]", word):
                yield Word(number, word, _language(word))


def _prose(text):
    """A page without its front matter and without what is typed as it is."""
    return FENCED.sub(_blank_lines, FRONT.sub(_blank_lines, text)).split("\n")


def _strings(text):
    """The strings of a table of words, without its keys, its remarks and what is there to be found only."""
    return ["" if SOUGHT.match(line) else " ".join(QUOTED.findall(line)).replace("\\n", "  ") for line in text.split("\n")]


def _notes(text):
    """The columns of a table that are read: notes, beliefs."""
    head, *rows = text.split("\n")
    shown = [place for place, name in enumerate(head.split("\t")) if name in ("en", "ru", "belief")]
    return [""] + [" ".join(row.split("\t")[place] for place in shown if place < row.count("\t") + 1) for row in rows]


def _blank(found):
    return " "


def _blank_lines(found):
    return "\n" * found.group().count("\n")


def _language(word):
    """Whose letters a word has."""
    cyrillic = bool(re.search(f"[{CYRILLIC}]", word))
    latin = bool(re.search(r"[A-Za-z]", word))
    return "mixed" if cyrillic and latin else "ru" if cyrillic else "en"
