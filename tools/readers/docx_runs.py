"""What stands inside a paragraph of a Word file: words, notes called, boxes, and what is deleted, hidden or computed."""

import re
from collections import namedtuple

from tools.readers.docx_package import WORD
from tools.readers.docx_styles import is_set, value

ALTERNATE = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
SIGNS = {  # in Symbol and Wingdings, which number signs as they like
    ("symbol", 0xA7): "♣", ("symbol", 0xA8): "♦", ("symbol", 0xA9): "♥", ("symbol", 0xAA): "♠", ("symbol", 0xB7): "•",
    ("wingdings", 0xA7): "•", ("wingdings", 0xA8): "•", ("wingdings", 0xD8): "•",
}  # fmt: skip
CONTENTS = re.compile(r"\s*(?:TOC|INDEX|TOA)\b", re.IGNORECASE)
COMPUTED = re.compile(r"\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b", re.IGNORECASE)
BOXES = ("txbxContent",)
SILENT = {"pPr", "rPr", "tblPr", "tblGrid", "trPr", "tcPr", "sectPr", "sdtPr", "sdtEndPr", "instrText", "delInstrText"}
SILENT |= {"fldData", "rt", "numPicBullet", "ffData"}


class Bit(namedtuple("Bit", "words added gone")):
    """Some words of a paragraph: `added` says why the file has them otherwise; `gone` is (kind, reason) if taken out."""

    __slots__ = ()


class Call(namedtuple("Call", "kind id custom")):
    """A place that calls a footnote or an endnote, whose mark is its own or counted."""

    __slots__ = ()


class Box(namedtuple("Box", "element")):
    """A text box anchored in a paragraph."""

    __slots__ = ()


class Runs:
    """Reads what stands in paragraphs, in order; a field may begin in one and end in another."""

    def __init__(self, styles):
        self.styles = styles
        self.fields = []  # [instruction, is its result being read]
        self.seen = set()  # what was met: "deleted", "hidden" …

    def of(self, paragraph, hidden=False):
        """The bits, calls and boxes of a paragraph."""
        found = []
        self._children(paragraph, found, (("hidden", "hidden text") if hidden else None), False)
        return found

    def in_contents(self):
        """True inside a field that makes a list of contents."""
        return any(CONTENTS.match(instruction) for instruction, _ in self.fields)

    def _children(self, element, found, gone, raised):
        for child in element:
            if isinstance(child.tag, str):
                self._element(child, found, gone, raised)

    def _element(self, element, found, gone, raised):
        space, _, name = element.tag[1:].partition("}")
        if f"{{{space}}}" == ALTERNATE:
            return self._alternate(element, name, found, gone, raised)
        if name in SILENT:
            return self._instruction(element, name)
        if name in BOXES:
            return found.append(Box(element))
        if name in ("del", "moveFrom") and space in WORD:
            self.seen.add("deleted")
            why = "deleted" if name == "del" else "moved away"
            return self._children(element, found, ("deleted", f"{why} in the file (tracked change)"), raised)
        if name == "ins":
            self.seen.add("inserted")
        if name == "fldSimple":
            return self._simple_field(element, found, gone, raised)
        if name == "sdt" and element.find(f"{WORD}sdtPr/{WORD}showingPlcHdr") is not None:
            gone = gone or ("placeholder", "words that a form shows until it is filled in")
        if name == "r" and space in WORD:
            return self._run(element, found, gone)
        words = self._words(element, name)
        if words is not None:
            return self._bit(words, found, gone, raised)
        return self._special(element, name, found, gone, raised)

    def _special(self, element, name, found, gone, raised):
        if name in ("footnoteReference", "endnoteReference"):
            if gone:
                return None  # what is deleted calls nothing
            custom = element.get(f"{WORD}customMarkFollows") in ("1", "true", "on")
            return found.append(Call(name.removesuffix("Reference"), element.get(f"{WORD}id"), custom))
        if name == "fldChar":
            return self._field(element)
        if name == "sym":
            return self._sign(element, found, gone)
        return self._children(element, found, gone, raised)

    def _words(self, element, name):
        """The words of an element that holds any, None if it holds others or none."""
        if name in ("t", "delText"):
            return re.sub(r"\s", lambda space: " " if space.group() in "\t\r\n\v\f" else space.group(), element.text or "")
        if name == "br" and element.get(f"{WORD}type") in ("page", "column"):
            return "\n"
        blanks = {"tab": " ", "ptab": " ", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": "\u00ad"}
        return blanks.get(name)

    def _bit(self, words, found, gone, raised):
        if any(COMPUTED.match(instruction) for instruction, _ in self.fields):
            gone = gone or ("page", "number of a page, which a field counts")
        why = ""
        if raised and words.strip().isdigit() and not gone:
            words, why = words.translate(RAISED), f"raised {words.strip()}"
        found.append(Bit(words, why, gone))

    def _run(self, element, found, gone):
        look = element.find(f"{WORD}rPr")
        raised = look is not None and value(look, "vertAlign") == "superscript"
        if look is not None and not gone and self._is_hidden(look):
            self.seen.add("hidden")
            gone = ("hidden", "hidden text")
        self._children(element, found, gone, raised)

    def _is_hidden(self, look):
        own = is_set(look.find(f"{WORD}vanish"))
        if own is not None:
            return own
        told = [style.hidden for style in self.styles.chain(value(look, "rStyle")) if style.hidden is not None]
        return bool(told and told[0])

    def _alternate(self, element, name, found, gone, raised):
        """One of several forms of the same thing: the first that holds anything."""
        if name != "AlternateContent":
            return self._children(element, found, gone, raised)
        for choice in element:
            own = []
            fields = [list(field) for field in self.fields]
            self._children(choice, own, gone, raised)
            if own:
                return found.extend(own)
            self.fields = fields
        return None

    def _sign(self, element, found, gone):
        font = (element.get(f"{WORD}font") or "").lower()
        code = (
            int(element.get(f"{WORD}char") or "0", 16)
            if re.fullmatch("[0-9A-Fa-f]{1,5}", element.get(f"{WORD}char") or "")
            else 0
        )
        known = SIGNS.get((font.split()[0] if font else "", code & 0xFF))
        words = known or (chr(code) if code >= 32 and not 0xD800 <= code < 0xE000 else "\ufffd")
        found.append(Bit(words, f"sign {code:X} of the font {font or '?'}", gone))

    # Fields.

    def _field(self, element):
        kind = element.get(f"{WORD}fldCharType")
        if kind == "begin":
            self.fields.append(["", False])
        elif kind == "separate" and self.fields:
            self.fields[-1][1] = True
        elif kind == "end" and self.fields:
            self.fields.pop()

    def _instruction(self, element, name):
        if name == "instrText" and self.fields and not self.fields[-1][1]:
            self.fields[-1][0] += element.text or ""

    def _simple_field(self, element, found, gone, raised):
        self.fields.append([element.get(f"{WORD}instr") or "", True])
        self._children(element, found, gone, raised)
        self.fields.pop()
