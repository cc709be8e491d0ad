"""The characters of one page of a PDF with their places, as PDFium finds them, and what else is drawn there."""

import ctypes
import math
from collections import Counter, namedtuple

import pypdfium2.raw as pdfium

HYPHENS = dict.fromkeys("\x02\ufffe", "-")  # how PDFium tells a hyphen at a line's end
BULLETS = dict.fromkeys("\uf0b7\uf0a7\uf0a8\uf0d8\uf076\uf0fc\uf06e", "•")  # their places in fonts of signs
SAME = 0.12  # of the type size: nearer than this is the same place
PART = 0.15  # of the type size: how far apart the letters of a ligature are set here
RULE_HIGH, RULE_WIDE = 2.5, 25  # points


class Glyph(namedtuple("Glyph", "char left right base size bold unsure was")):
    """A character and its place; `was` is the character of the file if `char` stands for another."""

    __slots__ = ()


class Rule(namedtuple("Rule", "left right base")):
    """A horizontal line that is drawn on a page."""

    __slots__ = ()


class Drawn(namedtuple("Drawn", "glyphs crosswise outside doubled rules width height pictured")):
    """A page: its glyphs, those set crosswise, outside the page or printed twice; rules; the share that pictures cover."""

    __slots__ = ()


class Setting(namedtuple("Setting", "size bold angle")):
    """How a stretch of text is set."""

    __slots__ = ()


def read_page(page):
    """What is drawn on a page; a page set sideways is turned upright."""
    text = page.get_textpage()
    try:
        found, stretches = _characters(text.raw)
    finally:
        text.close()
    turns = Counter(angle for angle, glyph in found if not glyph.char.isspace())
    turn = turns.most_common(1)[0][0] if turns else 0
    box = _turned_box(page.get_cropbox(), turn)
    width, height = box[2] - box[0], box[3] - box[1]
    upright, outside, crosswise = [], [], [glyph for angle, glyph in found if angle != turn]
    for angle, glyph in found:
        if angle == turn:
            glyph = _moved(glyph, box)
            inside = -1 <= glyph.left and glyph.right <= width + 1 and -1 <= glyph.base <= height + 1
            (upright if inside else outside).append(glyph)
    upright, doubled = _part_doubled(upright)
    rules, pictured, hidden = _objects(page, stretches, turn, box)
    doubled += [glyph for area in hidden for glyph in upright if _lies_in(glyph, area)]
    return Drawn(upright, crosswise, outside, doubled, rules, width, height, pictured)


def _characters(text):
    """(angle, glyph) of every character that the file holds, and the stretches of text that have any."""
    found, stretches, before = [], {}, None
    box, x, y = pdfium.FS_RECTF(), ctypes.c_double(), ctypes.c_double()
    for at in range(pdfium.FPDFText_CountChars(text)):
        if pdfium.FPDFText_IsGenerated(text, at) == 1:
            continue
        char = chr(pdfium.FPDFText_GetUnicode(text, at))
        if char in "\r\n":
            continue
        pdfium.FPDFText_GetLooseCharBox(text, at, box)
        pdfium.FPDFText_GetCharOrigin(text, at, x, y)
        how = _setting(text, at, stretches)
        first, base = _turned(x.value, y.value, how.angle)
        left, _, right, _ = _turned_box((box.left, box.bottom, box.right, box.top), how.angle)
        if how.angle % 90:  # a box upright around a letter aslant tells no width
            left, right = first, first + how.size / 2
        place = (x.value, y.value)
        if found and place == before:  # one of the letters that a ligature draws at one place
            left = max(left, found[-1][1].left + PART * how.size)
        before = place
        unsure = pdfium.FPDFText_HasUnicodeMapError(text, at) == 1
        printed, was = _printed(char)
        found.append((how.angle, Glyph(printed, left, right, base, how.size, how.bold, unsure, was)))
    return found, stretches


def _printed(char):
    """A character as it is written here, and as the file has it if that differs."""
    if char in HYPHENS:
        return HYPHENS[char], ""
    if char in BULLETS:
        return BULLETS[char], char
    return (" " if char.isspace() else char), ""


def _setting(text, at, stretches):
    """Size, weight and direction of the stretch of text that a character belongs to."""
    stretch = pdfium.FPDFText_GetTextObject(text, at)
    key = ctypes.cast(stretch, ctypes.c_void_p).value
    if key not in stretches:
        matrix = pdfium.FS_MATRIX()
        pdfium.FPDFText_GetMatrix(text, at, matrix)
        size = pdfium.FPDFText_GetFontSize(text, at) * math.hypot(matrix.c, matrix.d)
        angle = round(math.degrees(math.atan2(matrix.b, matrix.a))) % 360
        stretches[key] = Setting(size or 1.0, _is_bold(text, at), angle)
    return stretches[key]


def _is_bold(text, at):
    name, flags = ctypes.create_string_buffer(128), ctypes.c_int()
    pdfium.FPDFText_GetFontInfo(text, at, name, 128, flags)
    written = name.value.decode("utf-8", "replace").lower()
    return any(word in written for word in ("bold", "black", "heavy")) or pdfium.FPDFText_GetFontWeight(text, at) >= 600


def _turned(x, y, angle):
    """A point of the page as it lies when text of this angle is turned upright."""
    if angle == 0:
        return x, y
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return x * cosine + y * sine, y * cosine - x * sine


def _turned_box(box, angle):
    corners = [_turned(x, y, angle) for x in (box[0], box[2]) for y in (box[1], box[3])]
    across, up = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(up), max(across), max(up)


def _moved(glyph, box):
    return glyph._replace(left=glyph.left - box[0], right=glyph.right - box[0], base=glyph.base - box[1])


def _part_doubled(glyphs):
    """Glyphs without those that stand a second time at the same place, and these."""
    kept, doubled, seen = [], [], {}
    for glyph in glyphs:
        near = SAME * glyph.size
        cell = (glyph.char, round(glyph.left), round(glyph.base))
        around = [seen.get((cell[0], cell[1] + x, cell[2] + y)) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        same = [one for one in around if one and abs(one.left - glyph.left) < near and abs(one.base - glyph.base) < near]
        if same and not glyph.char.isspace():
            doubled.append(glyph)
            continue
        kept.append(glyph)
        seen[cell] = glyph
    return kept, doubled


def _objects(page, stretches, turn, box):
    """Rules, the share of the page that pictures cover, and the places of text that PDFium left out as printed twice."""
    rules, covered, hidden = [], 0.0, []
    for thing in page.get_objects(max_depth=4):
        left, bottom, right, top = _turned_box(thing.get_bounds(), turn)
        left, right, bottom, top = left - box[0], right - box[0], bottom - box[1], top - box[1]
        if thing.type == pdfium.FPDF_PAGEOBJ_IMAGE:
            covered += max(right - left, 0) * max(top - bottom, 0)
        elif thing.type == pdfium.FPDF_PAGEOBJ_PATH and top - bottom <= RULE_HIGH and right - left >= RULE_WIDE:
            rules.append(Rule(left, right, (top + bottom) / 2))
        elif thing.type == pdfium.FPDF_PAGEOBJ_TEXT and right - left > 1:
            if ctypes.cast(thing.raw, ctypes.c_void_p).value not in stretches:
                hidden.append((left, bottom, right, top))
    return rules, covered / max((box[2] - box[0]) * (box[3] - box[1]), 1), hidden


def _lies_in(glyph, area):
    left, bottom, right, top = area
    return left - 1 <= (glyph.left + glyph.right) / 2 <= right + 1 and bottom - 1 <= glyph.base <= top
