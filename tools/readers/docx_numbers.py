"""The numbers of lists, which a Word file holds as rules, not as words."""

import re
from collections import namedtuple

from tools.readers.docx_package import WORD
from tools.readers.docx_styles import is_set, left_of, number, value

NESTED = ("upperLetter", "decimal", "lowerLetter", "lowerRoman")  # how law texts nest their lists
RUSSIAN = "абвгдежзиклмнопрстуфхцчшщэюя"  # as Word counts: without ё, й, ъ, ы, ь
LATIN = "abcdefghijklmnopqrstuvwxyz"
ROMAN = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
    (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip


class Level(namedtuple("Level", "start format text restart legal style left")):
    """How one level of a list is counted; `text` is its pattern, "(%3)", `left` its indent."""

    __slots__ = ()


class Numbers:
    """Counts the lists of a file, paragraph by paragraph."""

    def __init__(self, element, styles):
        self.styles = styles
        self.lists, self.forms, self.by_style, self.starts = {}, {}, {}, {}
        if element is not None:
            self._read(element)
        self.counts = {}
        self.used = set()

    def label(self, paragraph, chain):
        """The number of a paragraph as it is printed, "" if it has none; counts it."""
        told = self._told(paragraph, chain)
        form, levels = self._form(told[0]) if told else (None, None)
        at = told[1] if told else 0
        if not levels or at not in levels:
            return ""
        counts = self.counts.setdefault(form, {})
        self._start(told[0], at, counts)
        level = levels[at]
        counts[at] = counts[at] + 1 if at in counts else level.start
        for deeper in [one for one in counts if one > at]:
            restart = levels[deeper].restart if deeper in levels else None
            if restart is None or (restart and at < restart):
                del counts[deeper]
        if level.format in ("bullet", "none") and "%" not in level.text.replace(f"%{at + 1}", ""):
            return ""
        return self._words(counts, levels, at)

    def in_order(self, paragraph, chain):
        """The number that a list inside another of the same letters has in the order in which laws nest; "" for others."""
        told = self._told(paragraph, chain)
        form, levels = self._form(told[0]) if told else (None, {})
        if not told or told[1] not in levels:
            return ""
        outer = [levels[at] for at in range(told[1]) if at in levels and at in self.counts.get(form, ())]
        level = levels[told[1]]
        if not any((one.format, _shape(one)) == (level.format, _shape(level)) for one in outer):
            return ""
        taken = {one.format for one in outer}
        own, place = next((one for one in NESTED if one not in taken), level.format), f"%{told[1] + 1}"
        text = f"{place}." if own in ("upperLetter", "decimal") else f"({place})"
        return self._words(self.counts[form], {**levels, told[1]: level._replace(format=own, text=text)}, told[1])

    def _words(self, counts, levels, at):
        level = levels[at]
        number = re.sub(r"%(\d)", lambda one: self._printed(counts, levels, int(one.group(1)) - 1, level), level.text)
        return number.strip()

    def indent(self, paragraph, chain):
        """How far in the list of a paragraph puts its words, None if it does not say."""
        told = self._told(paragraph, chain)
        levels = self._form(told[0])[1] if told else {}
        return levels[told[1]].left if told and told[1] in levels else None

    def _printed(self, counts, levels, at, level):
        shown = levels.get(at)
        if shown is None or shown.format in ("bullet", "none"):
            return ""
        return printed(counts.get(at, shown.start), "decimal" if level.legal else shown.format)

    def _start(self, key, at, counts):
        """A list that begins anew at its first paragraph: its start was set for it alone."""
        if (key, at) in self.starts and (key, at) not in self.used:
            counts.pop(at, None)
            counts[at] = self.starts[key, at] - 1
        self.used.add((key, at))

    def _told(self, paragraph, chain):
        """(list, level) of a paragraph: its own, or those of its style."""
        own, level = value(paragraph, "pPr", "numPr", "numId"), value(paragraph, "pPr", "numPr", "ilvl")
        if own is not None:
            return (own, number(level, 0)) if own != "0" else None
        for style in chain:
            if style.number is not None:
                if style.number == "0":
                    return None
                linked = self.by_style.get((self.lists.get(style.number), chain[0].id))
                linked = self.by_style.get((self.lists.get(style.number), style.id), 0) if linked is None else linked
                told = level if level is not None else style.level
                return style.number, number(told, linked) if told is not None else linked
        return None

    def _form(self, key):
        form = self.lists.get(key)
        levels = dict(self.forms.get(form, {}))
        levels.update(self.overrides.get(key, {}) if hasattr(self, "overrides") else {})
        return form, levels

    def _read(self, element):
        self.overrides, links, named = {}, {}, {}
        for form in element.iterfind(f"{WORD}abstractNum"):
            key = form.get(f"{WORD}abstractNumId")
            self.forms[key] = {number(one.get(f"{WORD}ilvl")): _level(one) for one in form.iterfind(f"{WORD}lvl")}
            links[key], own = value(form, "numStyleLink"), value(form, "styleLink")
            if own:
                named[own] = key
        for one in element.iterfind(f"{WORD}num"):
            self._read_list(one)
        for key, link in links.items():
            if link and not self.forms[key]:
                self._follow(key, link, named)
        for form, levels in self.forms.items():
            self.by_style.update({(form, level.style): at for at, level in levels.items() if level.style})

    def _read_list(self, one):
        key = one.get(f"{WORD}numId")
        self.lists[key] = value(one, "abstractNumId")
        for override in one.iterfind(f"{WORD}lvlOverride"):
            at = number(override.get(f"{WORD}ilvl"))
            start, level = value(override, "startOverride"), override.find(f"{WORD}lvl")
            if start is not None:
                self.starts[key, at] = number(start, 1)
            if level is not None:
                self.overrides.setdefault(key, {})[at] = _level(level)

    def _follow(self, key, link, named):
        """A list that only names the style of another."""
        style = self.styles.styles.get(link)
        other = named.get(link) or self.lists.get(style.number if style else None)
        if other in self.forms and other != key:
            self.forms[key] = self.forms[other]
            self.lists.update({one: other for one, form in self.lists.items() if form == key})


def _shape(level):
    """The pattern of a level whichever level it is."""
    return re.sub(r"%\d", "%", level.text)


def _level(element):
    restart = value(element, "lvlRestart")
    return Level(
        number(value(element, "start"), 1),
        value(element, "numFmt") or "decimal",
        value(element, "lvlText") or "",
        None if restart is None else number(restart),
        bool(is_set(element.find(f"{WORD}isLgl"))),
        value(element, "pStyle"),
        left_of(element.find(f"{WORD}pPr")),
    )


def printed(count, form):
    """A count in the letters or digits of a list.

    >>> printed(3, "upperLetter"), printed(28, "lowerLetter"), printed(9, "lowerRoman"), printed(4, "russianLower")
    ('C', 'bb', 'ix', 'г')
    """
    if form in ("upperLetter", "lowerLetter", "russianUpper", "russianLower"):
        small = _letters(count, RUSSIAN if form.startswith("russian") else LATIN)
        return small.upper() if "Upper" in form or form.startswith("upper") else small
    if form in ("upperRoman", "lowerRoman"):
        return roman(count).upper() if form == "upperRoman" else roman(count)
    return f"{count:02d}" if form == "decimalZero" else str(count)


def _letters(count, alphabet):
    """Letters; after the last one they are doubled, as Word does."""
    if count < 1:
        return ""
    return alphabet[(count - 1) % len(alphabet)] * min((count - 1) // len(alphabet) + 1, 9)


def roman(count):
    """A count in small Roman digits; beyond reason in plain ones."""
    if not 0 < count < 4000:
        return str(count)
    digits = ""
    for worth, letters in ROMAN:
        while count >= worth:
            digits, count = digits + letters, count - worth
    return digits
