"""Where a paragraph of a wrapped file begins though no mark says so: by labels, by the room that was left, by the words."""

import re

from tools.labels import (
    LAW_LETTERS,
    NOTE,
    PARAGRAPH,
    PART_LETTERS,
    TAIL,
    begins_capital,
    begins_small,
    begins_title,
    ends_in_connector,
    ends_in_initial,
    is_closed,
    is_row,
    labels_at,
    law_heading,
    part_heading,
    takes_reference,
)
from tools.notes import footnote_sign, signs_in
from tools.titles import SENTENCE, ends_inside, is_capitalized, is_more_capitalized, split_capitals
from tools.widths import NEAR, taken_before

SENTENCE_END = re.compile(r"[.!?…][)\"»”]*$")
MAY_END = '.!?…)"»”'  # its last character
SPARE = 0.25  # of the width: so much room ends a paragraph even where blank lines part most
FARTHEST = 60  # lines, from a mark to its footnote
TITLE_LINES = 3
LETTERS_ENOUGH = 10  # to tell a language


def begins(sheet, lines, at, seam, width, parted):
    """True if a line begins a paragraph though no mark says so; `parted`: blank lines part paragraphs in this file."""
    words, last = lines[at], lines[at - 1]
    if "underlined" in sheet.pieces[at - 1].marks or _is_placed(sheet, at):
        return True
    if ("|" in words or "|" in last) and (is_row(words) or is_row(last)):
        return True
    if last[-1] in MAY_END and _ends_footnote(sheet, lines, at, seam) or _changes_script(last, words):
        return True
    if words[0] in LAW_LETTERS and law_heading(words) and part_heading(seam.head):
        return True
    if seam.heading and not split_capitals(seam.words[seam.heading[1] :].lstrip()):
        return _ends_heading(seam.words[seam.heading[1] :], words, _had_room(sheet, lines, at, seam, width))
    if words[0].islower() and not labels_at(words, 0) and not (words[0] in PART_LETTERS and part_heading(words)):
        return False  # inside a sentence
    capitalized = _capitalized_title(seam)
    if capitalized and is_more_capitalized(capitalized, words) and not labels_at(words, 0):
        return False
    if takes_reference(last[-TAIL:]):
        return False
    if ends_in_initial(last[-TAIL:]) and not _had_room(sheet, lines, at, seam, width):
        return False
    if footnote_sign(words) and not words[0].isdecimal():
        return True  # "¹ Words", "(*) - Words"
    return _begins_after(sheet, lines, at, seam, width, parted)


def _begins_after(sheet, lines, at, seam, width, parted):
    """True if a line with a label, a footnote's number or a capital begins a paragraph."""
    words, last = lines[at], lines[at - 1]
    closed = is_closed(last)
    if not closed and _is_next_label(seam.head, words):
        return True
    if (PARAGRAPH.match(words) or NOTE.match(words)) and len(words) <= width.first:
        return closed
    if closed and (law_heading(words) or part_heading(words)):
        return True
    if closed and _is_called(lines, at):
        return True  # "1 A note", where "word1" calls it
    if (law_heading(words) or closed and footnote_sign(words)) and _had_room(sheet, lines, at, seam, width):
        return True
    if labels_at(words, 0) and (closed or ends_in_connector(last) or _had_room(sheet, lines, at, seam, width)):
        return True
    if not begins_capital(words) or not _had_room(sheet, lines, at, seam, width):
        return False
    titled = _is_titled(seam, last) or bool(_capitalized_title(seam))
    spare = SPARE * width.full if parted and not titled else 0
    return (closed or titled) and (not spare or _had_room(sheet, lines, at, seam, width, spare))


def _is_placed(sheet, at):
    """True for a line that the manifest places."""
    placed = sheet.source.placed
    return bool(placed) and sheet.line(sheet.pieces[at]) in placed


def _capitalized_title(seam):
    """What is set as an English title after a label, if a paragraph holds nothing else so far; else ""."""
    found = labels_at(seam.head, 0) if seam.lines <= TITLE_LINES else []
    title = seam.words[found[0].end :].strip() if found else ""
    return title if is_capitalized(title) else ""


def _changes_script(last, words):
    """True if one line is Russian and the next English: each a sentence of its own language.

    >>> _changes_script("Гость может уйти, если:", "A guest may leave if:"), _changes_script("см. Law 12", "B1 and C")
    (True, False)
    """
    if words.isascii() == last.isascii():
        return False
    shares = [_share_of_cyrillic(one) for one in (last, words)]
    return None not in shares and abs(shares[0] - shares[1]) > 0.8


def _share_of_cyrillic(words):
    """The share of Russian letters; None if there are too few letters to tell a language."""
    cyrillic, latin = len(re.findall("[А-Яа-яЁё]", words)), len(re.findall("[A-Za-z]", words))
    return cyrillic / (cyrillic + latin) if cyrillic + latin >= LETTERS_ENOUGH else None


def _is_called(lines, at):
    """True for a footnote that a mark in the lines before calls, and that has not come yet."""
    sign = footnote_sign(lines[at])
    for before in range(at - 1, max(at - FARTHEST, -1) if sign else at, -1):
        words = lines[before]
        if footnote_sign(words) == sign:
            return False
        if sign in signs_in(words):
            return True
    return False


def _is_next_label(head, words):
    """True if a line begins with the label that comes after the one that its paragraph begins with.

    >>> _is_next_label("1. a spoon of silver,", "2. a spoon of wood,"), _is_next_label("1. a spoon", "3. a cup")
    (True, False)
    """
    own = labels_at(words, 0)
    before = {(one.sort, one.value + 1) for one in labels_at(head, 0)} if own else ()
    return any((one.sort, one.value) in before for one in own)


def _ends_footnote(sheet, lines, at, seam):
    """True if a footnote parts a sentence: it is closed, and a line goes on that is more of the words before it."""
    before, last = at - seam.lines - 1, lines[at - 1]
    if before < 0 or not SENTENCE_END.search(last):
        return False
    if not footnote_sign(seam.head) or "footnote" in sheet.pieces[at].marks:
        return False
    if takes_reference(last[-TAIL:]):
        return False  # "(see" / "section B)"
    return begins_small(lines[at]) and not is_closed(lines[before])


def _is_titled(seam, last):
    """True if a line ends inside what may be a title: a paragraph's first, or one with a label run in."""
    if ends_inside(last):
        return False
    found = labels_at(last, 0) if seam.is_line(last) else ()
    rest = last[found[0].end :].strip() if found else ""
    return begins_capital(rest) and not SENTENCE.search(rest) or begins_title(last)


def _ends_heading(title, words, had_room):
    """True if a line does not go on with a heading: a label, or words in another case.

    >>> _ends_heading("CUPS ON THE", "TABLE The cook may", False), _ends_heading("CUPS ON THE", "The cook may", False)
    (False, True)
    """
    if PARAGRAPH.match(words) or labels_at(words, 0) or law_heading(words):
        return True
    if title.isupper():
        capitals = split_capitals(words)
        goes_on = capitals and not had_room and words[capitals:].lstrip()[:1].isupper()
        return not words.isupper() and not goes_on
    if begins_small(words) or not title.strip():
        return False
    return had_room and not ends_inside(title) or not is_more_capitalized(title, words)


def _had_room(sheet, lines, at, seam, width, spare=0):
    """True if the next line's first word, and `spare` more, would have stood on the line before: it ended its paragraph."""
    last, words = lines[at - 1], lines[at]
    limit = width.first if seam.is_line(last) else width.full
    if len(last) > width.full + NEAR:
        return True  # too long for a line that was wrapped: a whole paragraph
    printed = len(last) + taken_before(sheet, at - 1)
    return printed + 1 + len(words.split(" ", 1)[0]) + spare <= limit and len(words) <= width.first
