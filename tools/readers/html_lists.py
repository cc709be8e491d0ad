"""Numbers that a page's lists have by their style: what stands before each item on the screen, as law texts write it."""

import re

from bs4 import NavigableString

from kodeks.clauses import ROMAN
from tools.labels import labels_at

ORDER = ("A", "1", "a", "i")  # how law texts nest their lists
STYLES = {
    "upper-alpha": "A", "upper-latin": "A", "lower-alpha": "a", "lower-latin": "a", "decimal": "1", "lower-roman": "i",
    "upper-roman": "I", "none": "", "decimal-leading-zero": "1", "disc": "", "circle": "", "square": "",
}  # fmt: skip
LIST_STYLE = re.compile(r"list-style(?:-type)?\s*:\s*([^;}]*)", re.IGNORECASE)
RULE = re.compile(r"(?:^|[},\s])(?:ol|li)?([.#][\w-]+)(?:\s+li)?\s*\{([^}]*)\}", re.IGNORECASE)
AFTER = {"section": "1", "item": "a", "small": "i", "number": "i", "roman": "i"}
NESTING = "number of a list, that the page gives by its nesting"
STYLED = "number of a list, that the page gives by its style"


class Numbered:
    """A list that is open: its style, the next number, and whether items have numbers of their own."""

    def __init__(self, tag, outer, before, sheet, extents):
        """`outer` is the list around it, `before` the label of the line before it, `sheet` the page's styles."""
        self.tag = tag
        self.style, self.reason = self._read_style(outer, before, sheet)
        self.next = _integer(tag.get("start"), 1)
        self.step = 1
        if "reversed" in tag.attrs:
            self.step = -1
            self.next = _integer(tag.get("start"), len(tag.find_all("li", recursive=False)))
        self.has_own = _has_own_numbers(tag, extents)
        self.depth = (outer.depth if outer else 0) + bool(self.style or self.has_own)  # lists with numbers around an item

    def is_by_nesting(self):
        """True if nothing but its place among lists tells how it is numbered."""
        return self.reason == NESTING and not self.has_own

    def number(self, item):
        """What stands before an item, "" if nothing does or its words begin with it."""
        value = _integer(item.get("value"), self.next)
        self.next = value + self.step
        own = _type(item.get("type")) or _styled(str(item.get("style") or ""))
        shown = self.style if own is None else own
        return "" if self.has_own or not shown else label(shown, value)

    def _read_style(self, outer, before, sheet):
        if self.tag.name != "ol":
            return "", ""
        told = _styled(str(self.tag.get("style") or ""))
        told = _type(self.tag.get("type")) if told is None else told
        for name in [f".{one}" for one in self.tag.get_attribute_list("class")] + [f"#{self.tag.get('id')}"]:
            told = sheet.get(name) if told is None else told
        if told is not None:
            return told, STYLED
        if outer and outer.style:
            place = ORDER.index(outer.style) + 1 if outer.style in ORDER else 1
            return ORDER[min(place, len(ORDER) - 1)], NESTING
        return AFTER.get(before, "1"), NESTING


def list_styles(styles):
    """Class or id → the style of its list, from a page's style sheets.

    >>> list_styles("ol.laws { list-style-type: upper-alpha }")
    {'.laws': 'A'}
    """
    found = {}
    for name, rules in RULE.findall(styles):
        told = _styled(rules)
        if told is not None:
            found[name] = told
    return found


def label(style, value):
    """A number as a law text writes it.

    >>> [label(style, 3) for style in ("A", "1", "a", "i", "I")], label("A", 30)
    (['C.', '3.', '(c)', '(iii)', 'III.'], '30.')
    """
    if style in ("A", "a") and 1 <= value <= 26:
        letter = chr(ord(style) + value - 1)
        return f"{letter}." if style == "A" else f"({letter})"
    if style in ("i", "I") and 1 <= value <= len(ROMAN):
        return f"({ROMAN[value - 1]})" if style == "i" else f"{ROMAN[value - 1].upper()}."
    return f"{value}."


def sort_of(words):
    """The sort of the label that a line begins with, "" if with none."""
    found = labels_at(words, 0)
    return found[0].sort if found else ""


def _styled(rules):
    """The style that rules give a list, None if they give none."""
    found = LIST_STYLE.search(rules)
    words = found.group(1).lower().split() if found else []
    return next((STYLES[word] for word in words if word in STYLES), None)


def _type(told):
    return told if told in ("A", "a", "1", "i", "I") else None


def _integer(told, otherwise):
    found = re.fullmatch(r"\s*([+-]?\d{1,6})\s*", str(told)) if told is not None else None
    return int(found.group(1)) if found else otherwise


def _has_own_numbers(tag, extents):
    """True if the items' words begin with labels of one sort that count: their numbers stand in the text."""
    items = [" ".join(_beginning(item, extents).split()) for item in tag.find_all("li", recursive=False)]
    readings = [labels_at(words, 0) for words in items if words]
    if not readings or not all(readings):
        return False
    values = [{(one.sort, one.value) for one in found} for found in readings]
    return (
        all(any((sort, value + 1) in after for sort, value in one) for one, after in zip(values, values[1:]))
        or not values[1:]
    )


def _beginning(item, extents):
    """The first words of an item."""
    found = ""
    for node in extents.inside(item):
        found += node if isinstance(node, NavigableString) else ""
        if len(found) > 40:
            break
    return found
