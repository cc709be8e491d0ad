"""Lines back to paragraphs: files with a paragraph a line, and files wrapped at a width."""

import re
from collections import namedtuple

from tools.cleaners.letters import close_up, close_up_joined, may_need_yo, mend_yo, signs_of_yo, wide_over_lines
from tools.cleaners.tabs import ROW, cell_ends
from tools.labels import (
    LONE,
    NOTE,
    PARAGRAPH,
    TAIL,
    begins_capital,
    begins_small,
    ends_in_connector,
    is_closed,
    is_row,
    labels_at,
    law_heading,
    part_heading,
    takes_reference,
)
from tools.notes import footnote_sign, signs_in
from tools.seams import SOFT_HYPHEN, Seam, join_break
from tools.strand import plain, replace, replace_all
from tools.titles import begins_title, split_capitals
from tools.widths import APART, NEAR, gap_before, is_spaced, taken_before, usual_gap, width_of

UNDERLINED = frozenset(("underlined",))
SENTENCE_END = re.compile(r"[.!?…][)\"»”]*$")
FARTHEST = 60  # lines, from a mark to its footnote
LETTERS_ENOUGH = 10  # to tell a language
UNSEEN = re.compile("[\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff]")


class Block(namedtuple("Block", "strand marks line")):
    """A paragraph, or a title's line, with the marks of its first piece and its line."""

    __slots__ = ()

    @property
    def words(self):
        return self.strand.words


def join_lines(sheet, lexicon):
    """The pieces of a sheet as blocks; lines of a wrapped paragraph become one."""
    told = any("on" in piece.marks for piece in sheet.pieces)  # the reader knows where lines go on
    width = width_of(sheet, told)
    strands, parted = _strands(sheet, lexicon)
    if not width:
        strands = [close_up(strand, lexicon) if at in parted else strand for at, strand in enumerate(strands)]
        return list(_lines(sheet, strands, lexicon))
    seams = _seams(sheet, strands, width, lexicon)
    wide = {strands[at].offset(0) for at in parted}
    return _told_over([Block(_closed_up(seam, wide, lexicon), seam.marks, seam.line) for seam in seams])


def _lines(sheet, strands, lexicon):
    """The blocks of a file with a paragraph a line: a label on a line of its own goes with the next."""
    label = None
    for strand, piece in zip(strands, sheet.pieces):
        if label and _is_lone_label(label.words, strand.words, piece):
            label = label._replace(strand=join_break(label.strand, strand, lexicon))
            continue
        if label:
            yield label
        label = Block(strand, piece.marks, sheet.line(piece))
    if label:
        yield label


def _is_lone_label(label, words, piece):
    """True for a label alone on its line, and words that may be what it labels.

    >>> from tools.sheet import Piece
    >>> _is_lone_label("A.", "Cups", Piece(3, 7, frozenset())), _is_lone_label("A.", "B. Cups", Piece(3, 10, frozenset()))
    (True, False)
    """
    if not LONE.match(label) or piece.marks & {"jump", "page", "row", "footnote"}:
        return False
    own = {one.sort for one in labels_at(f"{label} X", 0)}
    return not (
        own & {one.sort for one in labels_at(words, 0)} or law_heading(words) or part_heading(words) or is_row(words)
    )


def _closed_up(seam, wide, lexicon):
    """The words of a seam; those set wide whose letters might have gone on on the next line are closed up."""
    strand = seam.strand()
    if seam.lines == 1:
        return close_up(strand, lexicon) if strand.offset(0) in wide else strand
    return close_up_joined(strand, lexicon)


def _seams(sheet, strands, width, lexicon):
    """The paragraphs of a wrapped file, one by one."""
    seam, spaced = None, usual_gap(sheet) if is_spaced(sheet) else 0
    for at, (strand, piece) in enumerate(zip(strands, sheet.pieces)):
        if seam and seam.lines == 1 and _is_lone_label(seam.head, strand.words, piece):
            seam.add(strand, lexicon)
            continue
        marks = piece.marks - {"blank"} if spaced and gap_before(sheet, at) <= spaced else piece.marks
        if seam and not marks & APART and ("on" in marks or not _begins(sheet, at, seam, width)):
            seam.add(strand, lexicon)
            seam.marks |= piece.marks & UNDERLINED
            continue
        if seam:
            yield seam
        seam = Seam(strand, marks, sheet.line(piece))
    if seam:
        yield seam


def _told_over(blocks):
    """Blocks that go on over a page, as their form tells, are marked "over"; footnotes may stand between."""
    words = [at for at, block in enumerate(blocks) if "footnote" not in block.marks]
    for at, after in zip(words, words[1:]):
        if {"page", "on"} <= blocks[after].marks:
            blocks[at] = blocks[at]._replace(marks=blocks[at].marks | {"over"})
    return blocks


def _strands(sheet, lexicon):
    """The words of each piece, repaired letter by letter, and the places of those that a word set wide may part."""
    text = sheet.source.text
    signs = signs_of_yo(text)
    found = [plain(sheet.words(piece), piece.start) for piece in sheet.pieces]
    if UNSEEN.search(text):
        found = [drop_unseen(strand) for strand in found]
    if may_need_yo(text, signs):
        found = [mend_yo(strand, signs) for strand in found]
    parted = wide_over_lines([strand.words for strand in found])
    strands = [strand if at in parted else close_up(strand, lexicon) for at, strand in enumerate(found)]
    return [_barred(strand) if ROW in piece.marks else strand for strand, piece in zip(strands, sheet.pieces)], parted


def _barred(strand):
    """A row whose cells tabs or line ends part, with bars.

    >>> _barred(plain("1-2\\t10", 0)).words
    '| 1-2 | 10 |'
    """
    why = "cell", "cells of a table, each on a line" if "\n" in strand.words else "cells of a table, parted by tabs"
    inner = [(start, end, " | ", *why) for start, end in cell_ends(strand.words)]
    return replace_all(strand, [(0, 0, "| ", *why), *inner, (len(strand.words), len(strand.words), " |", *why)])


def drop_unseen(strand):
    """Characters that show nothing go out of words; a soft hyphen at a line's end is a hyphen.

    >>> drop_unseen(plain("ket\u00adtle and tea\u00ad", 0)).words
    'kettle and tea\xad'
    """
    for found in reversed(list(UNSEEN.finditer(strand.words))):
        if found.group() != SOFT_HYPHEN or found.end() < len(strand.words):
            strand = replace(strand, *found.span(), "", "unseen", "character that shows nothing")
    return strand


def _begins(sheet, at, seam, width):
    """True if a line begins a paragraph though no mark says so."""
    words = sheet.words(sheet.pieces[at])
    last = sheet.words(sheet.pieces[at - 1])
    if "underlined" in sheet.pieces[at - 1].marks or sheet.line(sheet.pieces[at]) in sheet.source.placed:
        return True
    if is_row(words) or is_row(last):
        return True
    if _ends_footnote(sheet, at, seam, last) or _changes_script(last, words):
        return True
    if law_heading(words) and part_heading(seam.head):
        return True
    if seam.heading:
        return _ends_heading(seam.words[seam.heading[1] :], words, _had_room(sheet, at, seam, width))
    if words[0].islower() and not labels_at(words, 0) and not part_heading(words):
        return False  # inside a sentence
    if takes_reference(last[-TAIL:]):
        return False
    if footnote_sign(words) and not words[0].isdecimal():
        return True  # "¹ Words", "(*) - Words"
    closed = is_closed(last)
    if not closed and _is_next_label(seam.head, words):
        return True
    if (PARAGRAPH.match(words) or NOTE.match(words)) and len(words) <= width.first:
        return closed
    if closed and (law_heading(words) or part_heading(words)):
        return True
    if closed and _is_called(sheet, at):
        return True  # "1 A note", where "word1" calls it
    if (law_heading(words) or closed and footnote_sign(words)) and _had_room(sheet, at, seam, width):
        return True
    if labels_at(words, 0) and (closed or ends_in_connector(last) or _had_room(sheet, at, seam, width)):
        return True
    return (closed or _is_titled(seam, last)) and begins_capital(words) and _had_room(sheet, at, seam, width)


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


def _is_called(sheet, at):
    """True for a footnote that a mark in the lines before calls, and that has not come yet."""
    sign = footnote_sign(sheet.words(sheet.pieces[at]))
    for before in range(at - 1, max(at - FARTHEST, -1) if sign else at, -1):
        words = sheet.words(sheet.pieces[before])
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
    before = {(one.sort, one.value + 1) for one in labels_at(head, 0)}
    return bool(before) and any((one.sort, one.value) in before for one in labels_at(words, 0))


def _ends_footnote(sheet, at, seam, last):
    """True if a footnote parts a sentence: it is closed, and a line goes on that is more of the words before it."""
    before = at - seam.lines - 1
    if before < 0 or not footnote_sign(seam.head) or "footnote" in sheet.pieces[at].marks or not SENTENCE_END.search(last):
        return False
    return begins_small(sheet.words(sheet.pieces[at])) and not is_closed(sheet.words(sheet.pieces[before]))


def _is_titled(seam, last):
    """True if a line ends inside what may be a title: a paragraph's first, or one with a label run in."""
    found = labels_at(last, 0) if seam.is_line(last) else []
    return bool(found) and begins_capital(last[found[0].end :].strip()) or begins_title(last)


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
    return not begins_small(words) and bool(title.strip())


def _had_room(sheet, at, seam, width):
    """True if the next line's first word would have stood on the line before: it was the last of its paragraph."""
    last, words = sheet.words(sheet.pieces[at - 1]), sheet.words(sheet.pieces[at])
    limit = width.first if seam.is_line(last) else width.full
    if len(last) > width.full + NEAR:
        return True  # too long for a line that was wrapped: a whole paragraph
    printed = len(last) + taken_before(sheet, at - 1)
    return printed + 1 + len(words.split(" ", 1)[0]) <= limit and len(words) <= width.first
