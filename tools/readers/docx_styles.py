"""What the styles of a Word file say of a paragraph: its name, its numbering, whether it is a heading or hidden."""

import re
from collections import namedtuple

from tools.readers.docx_package import WORD

HEADING = re.compile(r"(?:heading|заголовок)\s*\d", re.IGNORECASE)
TITLE = re.compile(r"(?:title|subtitle|название|подзаголовок)$", re.IGNORECASE)
CONTENTS = re.compile(r"(?:toc|оглавление|index)\s*\d|(?:toc heading|table of contents|table of figures)$", re.IGNORECASE)
DEEPEST = 20  # styles based on one another


class Style(namedtuple("Style", "id name based number level outline hidden left")):
    """A style: name, the style it is based on, list and level, outline level, whether its words are hidden, indent."""

    __slots__ = ()


class Styles:
    """The styles of a file by id."""

    def __init__(self, element):
        found = element.iterfind(f"{WORD}style") if element is not None else ()
        self.styles = {style.id: style for style in map(_style, found)}
        self.usual = next(
            (one.get(f"{WORD}styleId") for one in _styles(element) if one.get(f"{WORD}type") == "paragraph" and _is_on(one)),
            "",
        )

    def chain(self, name):
        """A style and those that it is based on."""
        chain = []
        while name in self.styles and len(chain) < DEEPEST:
            chain.append(self.styles[name])
            name = self.styles[name].based
        return chain

    def of(self, paragraph):
        """The styles of a paragraph, its own first."""
        return self.chain(value(paragraph, "pPr", "pStyle") or self.usual)


def _styles(element):
    return element.iterfind(f"{WORD}style") if element is not None else ()


def _is_on(style):
    return style.get(f"{WORD}default") in ("1", "true", "on")


def _style(element):
    return Style(
        element.get(f"{WORD}styleId"),
        value(element, "name") or "",
        value(element, "basedOn"),
        value(element, "pPr", "numPr", "numId"),
        value(element, "pPr", "numPr", "ilvl"),
        value(element, "pPr", "outlineLvl"),
        is_set(element.find(f"{WORD}rPr/{WORD}vanish")),
        left_of(element.find(f"{WORD}pPr")),
    )


def value(element, *names):
    """The value at the end of a path of elements, None if it is not there."""
    found = element.find("/".join(WORD + name for name in names))
    return None if found is None else found.get(f"{WORD}val")


def number(printed, otherwise=0):
    """A number of the file, or another if it is none or beyond reason."""
    try:
        return int(printed) if -1 <= int(printed) <= 100_000 else otherwise
    except (TypeError, ValueError):
        return otherwise


def indent_of(paragraph, chain, of_list=None):
    """How far in a paragraph's words stand: as it says itself, else its list, else its styles."""
    told = [left_of(paragraph.find(f"{WORD}pPr")), of_list, *(style.left for style in chain)]
    return next((left for left in told if left is not None), 0)


def left_of(properties):
    """The left indent that some properties tell, None if they tell none."""
    found = properties.find(f"{WORD}ind") if properties is not None else None
    told = None if found is None else found.get(f"{WORD}left", found.get(f"{WORD}start"))
    return None if told is None else number(told)


def is_set(element):
    """None if a property is not named, else whether it is on."""
    return None if element is None else element.get(f"{WORD}val") not in ("0", "false", "off", "none")


def is_heading(styles, paragraph):
    """True if a paragraph's style, or its own outline level, makes it a heading."""
    own = value(paragraph, "pPr", "outlineLvl")
    if own is not None:
        return number(own, 9) < 9
    named = [one for one in styles if HEADING.match(one.name)]
    levels = [number(one.outline, 9) for one in styles if one.outline is not None]
    return bool(named or (levels and levels[0] < 9))


def is_title(styles):
    """True for the style of a document's title."""
    return bool(styles and TITLE.match(styles[0].name))


def is_contents(styles):
    """True for the styles of a list of contents."""
    return any(CONTENTS.match(one.name) for one in styles[:2])
