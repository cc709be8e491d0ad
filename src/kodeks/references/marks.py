"""Marks of footnotes and lines of an index, as they stand in a raw text."""

import re

STARS = re.compile(r"\((\*{1,3})\)")
RAISED_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
RAISED = re.compile(rf"([{RAISED_DIGITS}](?<=[^\W\d_].)[{RAISED_DIGITS}]?)(?![{RAISED_DIGITS}])")
GLUED = re.compile(r"([1-9](?<=[a-zа-яё]{3}.)[0-9]?)(?![\w%])")
WORD = re.compile(r"\.?[^\W_]+$")
NUMBERED = ("page", "pages", "board", "table", "fig", "law", "laws", "note", "стр", "правило", "правила", "доска", "стол")
INDEX = re.compile(r"=\s*\.{3,}\s*(?P<laws>\d{1,2}(?:\s?,\s?\d{1,2})*)\s*$", re.MULTILINE)
DIGITS = str.maketrans(RAISED_DIGITS, "0123456789")


def footnote_marks(string, starts):
    """(start, end, number) of each mark: "(*)", "word¹⁸", "cards18"; `starts` are the places where one may begin."""
    for start in starts:
        if string[start] == "(":
            mark = STARS.match(string, start)
            if mark and not string.startswith(" - ", mark.end()):
                yield start, mark.end(), len(mark.group(1))
            continue
        mark = GLUED.match(string, start) or RAISED.match(string, start)
        word = WORD.search(string, max(0, start - 40), start).group() if mark else ""
        if word.isalpha() and word.lower() not in NUMBERED:
            yield start, mark.end(), int(mark.group(1).translate(DIGITS))


def index_entries(string):
    """(start, end, laws) of each line of an index; a line of contents, which ends with a page, is none."""
    for line in INDEX.finditer(string) if "..." in string else ():
        laws = tuple(part.strip() for part in line.group("laws").split(","))
        yield line.start("laws"), line.end("laws"), laws
