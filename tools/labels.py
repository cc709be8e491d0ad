"""What a printed label looks like: laws, sections, items, paragraphs of a commentary, headings of parts."""

import re
from collections import namedtuple
from functools import lru_cache

from kodeks.clauses import LETTERS, ROMAN, SMALL

LOOKALIKES = dict(zip("АВСЕНКМОРТХ", "ABCEHKMOPTX"))  # Cyrillic letters that look Latin
ALPHABET = dict(zip("АБВГДЕЖЗ", "ABCDEFGH"))  # sections counted in Russian letters
SOFT = "\u00ad"  # a hyphen that may stand inside a word and shows nothing
LAW_WORDS = "|".join(map(f"{SOFT}?".join, ("Правило", "ПРАВИЛО", "Закон", "ЗАКОН")))
LAW_WORDS = f"(?:{LAW_WORDS}|Law|LAW|Rule|RULE|П р а в и л о|П Р А В И Л О|L a w|L A W)"  # set wide too
LAW_LETTERS = ("П", "L", "R", "З")
PART_LETTERS = "ГЧРCPSгчрcps"
HEADING_LETTERS = frozenset((*LAW_LETTERS, *PART_LETTERS))  # a heading begins with one of them
PART_WORDS = {
    "глава": "chapter",
    "часть": "part",
    "раздел": "section",
    "chapter": "chapter",
    "part": "part",
    "section": "section",
}
PART_NAME = re.compile(  # set wide too; the second letter is asked first, since most words fail by it
    f"[{PART_LETTERS}](?=[лЛаАhHaAeE ])(?i:{'|'.join([name[1:] for word in PART_WORDS for name in (word, ' '.join(word))])})"
)
ORDINALS = ("one", "two", "three", "four", "five", "six", "seven")

LONGEST_LABEL = 6  # characters: "(viii)"

LAW = re.compile(
    LAW_WORDS + r"\s+(?:№\s?)?(\d{1,2}|\d \d)(?:\.(?![\dA-Za-zА-Яа-я]{1,2}[).,])|(?=\s+[-–—](?:\s|$))|(?=\s*$)"
    r"|:(?=\s[A-ZА-ЯЁ«“\"])|[–—](?=[A-ZА-ЯЁ«“]))(?:\s+[-–—](?=\s|$))?"
)
NAMED_LAW = re.compile(LAW_WORDS + r"\s+\d{1,2}(?=\.\s|\s+[-–]\s)")
TOLD_LAW = re.compile(LAW_WORDS + r"\s+(\d{1,2}|\d \d)(?=\s+[«\"“]?[A-ZА-ЯЁ][\w’'-])")  # "Law 7 Boards" in a heading
PART = re.compile(
    r"(Глава|Часть|Раздел|Chapter|Part|Section|Г л а в а|Ч а с т ь|Р а з д е л|C h a p t e r|P a r t|S e c t i o n)"
    r"\s+([IVX]+|\d{1,2}|[A-Za-z]{3,5})(?![\w(])",
    re.IGNORECASE,
)
PARAGRAPH = re.compile(r"(\d{1,2})\.(\d{1,2})\.(?=\s+[^\sа-яёa-z]|[A-ZА-ЯЁ«“\"]|\([a-zivx]+\)\s)")
SECTION = re.compile(r"([A-HА-ЕЖЗСН])\.(?=\s*[\"“«(]?[A-ZА-ЯЁ0-9])")
ITEM = re.compile(r"(\d{1,2})\.(?!\d)(?=\s*\S)")
BRACKET = re.compile(r"\(?([A-Za-zА-Яа-я]|[ivx]{1,4}|\d)\)\.?(?=\s*\S)(?!\s(?:and|or|и|или)\s\([A-Za-zА-Яа-я\d]{1,4}\))")
DOTTED = re.compile(r"([a-zа-з]|[ivx]{2,4})\.(?=\s+[«\"“(]?[^\W\d_](?!\.))")  # "a. Cups", but not "a. m."
NOTE = re.compile(r"(?:Примечани[ея]|Note|ПРИМЕЧАНИЕ|NOTE)(?=:|\.)")
LABELLED = re.compile(r"[.:;!?)»\"]\s(?=[A-ZА-Я]\.|\d{1,2}\.)")  # before a label run in
TAIL = 120  # characters at the end of some words that tell how they end
SIGNS = "*⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁾"  # of footnotes
LONGEST_BRACKETED = 25  # characters of such a mark, with what stands before it
BRACKETED = re.compile(r"\[(?:\^?(?:\d{1,2}|\*+)|\^[\w-]{1,20})\]$")
QUOTES = "«\"“„'‘"  # before a sentence's first letter
CLOSING = frozenset('.!?:;…)"»”|')
LONGEST_CONNECTOR = 8  # characters, with what stands before it
CONNECTOR = re.compile(r"(?:^|[\s,;])(?:или|и|либо|or|and|either)$", re.IGNORECASE)
REFERS = re.compile(
    r"(?:раздел\w*|пункт\w*|см\. также|правил\w*|относительно|согласно|(?:п|пп|см)\.?"  # "этого раздела." ends a sentence
    r"|law|laws|section|item|see|paragraph|under|in|of|also)$",
    re.IGNORECASE,
)
REFERS_ON = re.compile(
    r"(?:law|laws|sections?|items?|правил\w*|пункт\w*|раздел\w*|пп?\.)\s?[\dA-HА-Е(][\w()]*(?:,\s?[\w()]+)*(?:,|\s(?:and|or|и|или))$",
    re.IGNORECASE,  # "Laws 42 and", but not "as in Law 42, or"
)
GO_ON = (",", "and", "or", "и")  # "или" ends so too
BEGUN = re.compile(r"(?:^|[\s(«“\"])[тie]\.$")  # "т." before "е.", "i." before "e."
INITIAL = re.compile(r"(?:^|[\s(«“\"])[A-ZА-ЯЁ]\.$")  # "A." before "B. Cole"
NAMED_CLAUSE = re.compile(  # what makes a letter before a full stop a clause, and no initial: "see B and C."
    r"(?:law|section|item|see|under|paragraph|правил|раздел|пункт|см|согласно|по|п)[^\W\d_]*\.?\s[^.;:]*\.$|\d\s?\w\.$",
    re.IGNORECASE,
)


class Label(namedtuple("Label", "sort value end")):
    """A label read at a place: sort "section", "item", "small", "roman" or "number", its value from 1, where it ends."""

    __slots__ = ()


def law_heading(words, told=False):
    """The number of the law and the end of its label, if the words begin with a law's heading; `told`: their form says so.

    >>> law_heading("Правило 20. Повторение"), law_heading("LAW 65 - TRICKS"), law_heading("Правило 16С2).")
    ((20, 11), (65, 8), None)
    """
    if not words.startswith(LAW_LETTERS):
        return None
    found = LAW.match(words) or (told and TOLD_LAW.match(words))
    return (int(found.group(1).replace(" ", "")), found.end()) if found else None


def part_heading(words):
    """The level and number of a chapter, part or section, if the words begin with its heading.

    >>> part_heading("Часть IV Взятки"), part_heading("SECTION ONE - CALLS"), part_heading("Раздел B1(A)")
    (('part', 4), ('section', 1), None)
    """
    found = PART.match(words) if words[:1] in PART_LETTERS else None
    number = ordinal(found.group(2)) if found else 0
    return (PART_WORDS[found.group(1).replace(" ", "").lower()], number) if number else None


def ordinal(printed):
    """A number printed as Roman, Arabic or English word; 0 if it is none."""
    small = printed.lower()
    if small.isdigit():
        return int(small)
    if small in ORDINALS:
        return ORDINALS.index(small) + 1
    return ROMAN.index(small) + 1 if small in ROMAN else 0


def part_headings(words):
    """How many headings of chapters, parts and laws a line names: two are a path through a site, not a heading."""
    laws = NAMED_LAW.findall(words)
    if not PART_NAME.search(words):
        return len(laws)
    parts = [found for found in PART.finditer(words) if ordinal(found.group(2))]
    return len(laws) + len(parts)


def labels_at(words, at, russian=False):
    """Every reading of a label at a place: "(i)" may be Roman one or the ninth letter.

    >>> labels_at("(i) one", 0)
    [Label(sort='roman', value=1, end=3), Label(sort='small', value=9, end=3)]
    >>> labels_at("b. two", 0), labels_at("i. e. two", 0)
    ([Label(sort='small', value=2, end=2)], [])
    >>> labels_at("(a) and (b) are full", 0)
    []
    """
    head = words[at : at + LONGEST_LABEL]
    if "." not in head and ")" not in head:
        return []
    found = SECTION.match(words, at)
    if found:
        return [Label("section", _letter(found.group(1), russian), found.end())]
    found = ITEM.match(words, at)
    if found:
        return [Label("item", int(found.group(1)), found.end())]
    found = BRACKET.match(words, at) or DOTTED.match(words, at)
    return _bracketed(found, russian) if found else []


def _bracketed(found, russian):
    inner, end = found.group(1), found.end()
    if inner.isdigit():
        return [Label("number", int(inner), end)]
    small = inner.lower()
    readings = [Label("roman", ROMAN.index(small) + 1, end)] if small in ROMAN and inner == small else []
    if len(inner) == 1:
        letter = _letter(inner.upper(), russian)
        readings += [Label("small", letter, end)] if letter else []
    return readings


def _letter(printed, russian):
    latin = (ALPHABET if russian else LOOKALIKES).get(printed, printed)
    return LETTERS.find(latin) + 1


def step(sort, value):
    """A label as a step of an id: section 2 → "B", small 1 → "(a)"."""
    if sort == "section":
        return LETTERS[value - 1]
    if sort == "small":
        return f"({SMALL[value - 1]})"
    if sort == "roman":
        return f"({ROMAN[value - 1]})"
    return f"{value}" if sort == "item" else f"({value})"


def is_closed(words):
    """True if the words end as a sentence or a clause does, with the mark of a footnote after it or without.

    >>> is_closed("He pours."), is_closed("He pours.*"), is_closed("“He pours”¹"), is_closed("He pours*")
    (True, True, True, False)
    """
    if words[-1:] == "]":
        words = BRACKETED.sub("", words[-LONGEST_BRACKETED:])
    last = words[-1:]
    return last in CLOSING or last in SIGNS and words.rstrip(SIGNS)[-1:] in CLOSING


def ends_in_connector(words):
    """True if the words end in "or", "and" or another word after which more must come."""
    return bool(CONNECTOR.search(words, max(len(words) - LONGEST_CONNECTOR, 0)))


def takes_reference(words):
    """True if what follows these words is a reference, or the rest of an abbreviation, and no label.

    >>> [takes_reference(words) for words in ("as in", "см. также", "Laws 42 and", "этого раздела.", "the cups and", "и т.")]
    [True, True, True, False, False, True]
    """
    if words[-1:] == "." and BEGUN.search(words, max(len(words) - 3, 0)):
        return True
    if words[-3:].lower().endswith(GO_ON) and REFERS_ON.search(words):
        return True
    return _refers(words[words.rfind(" ", 0, max(words.rfind(" "), 0)) + 1 :])


def ends_in_initial(words):
    """True if words end in a capital that more of a name follows.

    >>> [ends_in_initial(words) for words in ("by I. Brown and A.", "see section A.", "(см. разделы A и B.", "Law 16 A.")]
    [True, False, False, False]
    """
    return words[-1:] == "." and bool(INITIAL.search(words, max(len(words) - 3, 0))) and not NAMED_CLAUSE.search(words)


@lru_cache(maxsize=10_000)
def _refers(words):
    return bool(REFERS.search(words))


def is_row(words):
    """True for a row of a table, "| black | 4 |" or "black | 95 | 4": labels in its cells are no labels."""
    if "|" not in words:
        return False  # as nearly always
    return len(words) > 1 and words.startswith("|") and words.endswith("|") or words.count(" | ") > 1


def begins_small(words):
    """True if the words begin inside a sentence: in lower case, maybe after a quotation mark.

    >>> begins_small("cups"), begins_small("“as a favour”"), begins_small("(a) cups"), begins_small("Cups")
    (True, True, False, False)
    """
    first = words[:1]
    return (words.lstrip(QUOTES)[:1] if first in QUOTES else first).islower()


def begins_capital(words):
    """True if the words begin as a sentence or a title does: with a capital, maybe after a quotation mark.

    >>> begins_capital("Cups"), begins_capital("«Чашки»"), begins_capital("5 cups"), begins_capital("(see B)")
    (True, True, False, False)
    """
    first = words[:1]
    return (words.lstrip(QUOTES)[:1] if first in QUOTES else first).isupper()


def begins_title(line):
    """True if a line ends inside what may be a title: a label, at its beginning or run in, and a capital after it.

    >>> begins_title("A. Cups on the"), begins_title("it is over. B.Other cups"), begins_title("Here (a) he may")
    (True, True, False)
    """
    dot = line.rfind(".")  # of the last label, or inside the words after it
    if dot > LONGEST_LABEL and not line[dot - 1].isupper() and not line[dot - 1].isdigit():
        return False
    places = [0, *(found.end() for found in LABELLED.finditer(line))]
    rests = [line[found[0].end :].strip() for found in (labels_at(line, place) for place in places) if found]
    return bool(rests) and begins_capital(rests[-1]) and not re.search("[.:;!?]", rests[-1])
