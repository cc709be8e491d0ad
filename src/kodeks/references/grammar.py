"""How an id is printed, in both languages: "45C4(B)", "43 A 1 (c)", "9B.1(a)", "47С" with a Cyrillic С, "D или F"."""

import re

from kodeks.clauses import ROMAN
from kodeks.references.reference import Cited

ALIKE = str.maketrans("АВСЕНКМОРТХасеорхі", "ABCEHKMOPTXaceopxi")
LETTER = r"[^\W\d_]"
SECTION = "[A-HАВСЕН]"

NUMBER = re.compile(r"([1-9][0-9]?)(?![0-9]|\s?%|-[а-яё]|[.,][0-9]+\s?%)")
GLUED = re.compile(rf"({SECTION})(?!{LETTER})")
DOTTED = re.compile(rf"\.([A-H](?=[.\d(])|{SECTION}(?=\d)|[A-H](?!{LETTER}|\.|\s))")
APART = re.compile(rf"\s({SECTION})(?=\s?\d{{1,2}}\b|\([a-z0-9]|[,;:)]|\.?$)")
BRACKETED = re.compile(r"\s?\(([A-HАВСЕН])\)")
SMALL_SECTION = re.compile(rf"([a-hасе]|в(?=\d))(?=\d|\(|(?!{LETTER}))")
ITEM = re.compile(r"\.?(\d{1,2})(?![\d%])|\((\d{1,2})\)")
ITEM_APART = re.compile(r"\s(\d{1,2})(?![\d%])")
BARE_ITEM = re.compile(r"\.(\d{1,2})(?![\d%]|\.\d)(?!\s?%)")
SUB = re.compile(r"\s?\(([a-zA-ZАВСЕНасеорхі]{1,4}|\d)\)|\.([a-z]|[ivx]{2,4})\b|-([ivx]{1,4})\b")
SUB_GLUED = re.compile(rf"([a-zасе])(?!{LETTER})")
PARAGRAPH = re.compile(r"([1-9][0-9]?)\.([1-9][0-9]?)(?![0-9]|\s?%)")
PARAGRAPH_SUB = re.compile(r"\.?\(([a-zасеорхі]{1,4})\)")
BRACKET = re.compile(r"\(([a-zA-HАВСЕНасеорхі]|[ivx]{2,4}|\d)\)")


def latin(printed):
    """Cyrillic letters that look like Latin ones become Latin; only what is part of an id comes here."""
    return printed.translate(ALIKE)


def read_id(string, at):
    """The id with its law number that begins at this place, or None."""
    number = NUMBER.match(string, at)
    if not number:
        return None
    law, end = number.group(1), number.end()
    for pattern, apart in ((GLUED, False), (DOTTED, False), (APART, True), (BRACKETED, False), (SMALL_SECTION, False)):
        section = pattern.match(string, end)
        if section:
            steps, end = _steps_below(string, section.end(), apart)
            return _cited(string, at, end, law, (latin(section.group(1).upper()),) + steps)
    item = BARE_ITEM.match(string, end)
    if item and not _goes_on(string, item.end()):
        return _cited(string, at, item.end(), law, (f".{item.group(1)}",))
    return None if _goes_on(string, end) else _cited(string, at, end, law, ())


def read_partial(string, at):
    """An id without its law number: "D", "B1(A)", "(b)", "2", "2(a)"; or None."""
    section = GLUED.match(string, at)
    if section:
        steps, end = _steps_below(string, section.end(), False)
        return _cited(string, at, end, "", (latin(section.group(1)),) + steps)
    bracket = BRACKET.match(string, at)
    if bracket:
        steps, end = _subs(string, bracket.end())
        return _cited(string, at, end, "", (_bracketed(bracket.group(1)),) + steps)
    number = NUMBER.match(string, at)
    if number and not _goes_on(string, number.end()):
        steps, end = _subs(string, number.end()) if string.startswith("(", number.end()) else ((), number.end())
        return _cited(string, at, end, "", (number.group(1),) + steps)
    return None


def read_paragraph(string, at):
    """A paragraph of a commentary: "45.5.", "40.3.(i)"; its last full stop belongs to it; or None."""
    paragraph = PARAGRAPH.match(string, at)
    if not paragraph:
        return None
    steps, end = (f".{paragraph.group(2)}",), paragraph.end()
    sub = PARAGRAPH_SUB.match(string, end)
    while sub and _is_sub(sub.group(1)):
        steps, end = steps + (_bracketed(sub.group(1)),), sub.end()
        sub = PARAGRAPH_SUB.match(string, end)
    end += string.startswith(".", end)
    return _cited(string, at, end, paragraph.group(1), steps)


def is_bracketed(cited):
    """True of "(b)": its first step is a sub-item."""
    return cited.steps[0][0] == "("


def _steps_below(string, end, apart):
    """Item and sub-items after a section; `apart` where the parts of the id are parted by blanks."""
    item = ITEM.match(string, end) or (ITEM_APART.match(string, end) if apart else None)
    if not item:
        return (), end
    number = next(part for part in item.groups() if part)
    steps, end = _subs(string, item.end())
    return (number,) + steps, end


def _subs(string, end):
    """Sub-items: "(a)", "(e)(ii)", "a", "e-ii"."""
    steps = ()
    while True:
        sub = SUB.match(string, end) or (SUB_GLUED.match(string, end) if not steps else None)
        words = next((part for part in sub.groups() if part), "") if sub else ""
        if not words or not _is_sub(words):
            return steps, end
        steps, end = steps + (_bracketed(words),), sub.end()


def _is_sub(words):
    return len(words) == 1 or latin(words).lower() in ROMAN


def _bracketed(words):
    return f"({latin(words).lower()})"


def _goes_on(string, end):
    """True if a letter follows at once: "4х", "2NT"."""
    return string[end : end + 1].isalpha()


def _cited(string, start, end, law, steps):
    return Cited(start, end, law, steps, string[start:end])
