"""Marks of footnotes and lines of an index, as they stand in a raw text."""

import re

STARS = re.compile(r"\((\*{1,3})\)")
RAISED = re.compile(r"([¹²³⁰⁴-⁹](?<=[^\W\d_].)[¹²³⁰⁴-⁹]?)(?![¹²³⁰⁴-⁹])")
GLUED = re.compile(r"([1-9](?<=[a-zа-яё]{3}.)[0-9]?)(?![\w%])")
WORD = re.compile(r"\.?[^\W_]+$")
NUMBERED = ("page", "pages", "board", "table", "fig", "law", "laws", "note", "стр", "правило", "правила", "доска", "стол")
INDEX = re.compile(r"=\s*\.{3,}\s*(?P<laws>\d{1,2}(?:\s?,\s?\d{1,2})*)\s*$", re.MULTILINE)
DIGITS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


def footnote_marks(string):
    """(start, end, number) of each mark: "(*)", "word¹⁸", "cards18"."""
    for mark in STARS.finditer(string) if "(*" in string else ():
        if not string[mark.end() :].startswith(" - "):
            yield mark.start(), mark.end(), len(mark.group(1))
    for pattern in (RAISED, GLUED):
        for mark in pattern.finditer(string):
            word = WORD.search(string, max(0, mark.start(1) - 40), mark.start(1)).group()
            if word.isalpha() and word.lower() not in NUMBERED:
                yield mark.start(1), mark.end(1), int(mark.group(1).translate(DIGITS))


def index_entries(string):
    """(start, end, laws) of each line of an index; a line of contents, which ends with a page, is none."""
    for line in INDEX.finditer(string) if "..." in string else ():
        laws = tuple(part.strip() for part in line.group("laws").split(","))
        yield line.start("laws"), line.end("laws"), laws
