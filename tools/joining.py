"""Lines back to paragraphs: files with a paragraph a line, and files wrapped at a width."""

import re
from collections import namedtuple

from tools.beginnings import begins
from tools.breaks import parts_paragraphs
from tools.cleaners.letters import close_up, close_up_joined, may_need_yo, mend_yo, signs_of_yo, wide_over_lines
from tools.cleaners.tabs import ROW, cell_ends
from tools.labels import (
    LONE,
    is_row,
    labels_at,
    law_heading,
    part_heading,
)
from tools.readers.plain import SHOW_NOTHING
from tools.seams import SOFT_HYPHEN, Seam, join_break
from tools.strand import plain, replace, replace_all
from tools.widths import APART, gap_before, is_spaced, usual_gap, width_of

UNDERLINED = frozenset(("underlined",))
UNSEEN = re.compile(f"[{SHOW_NOTHING}]")


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
    seam, spaced, parted = None, usual_gap(sheet) if is_spaced(sheet) else 0, parts_paragraphs(sheet)
    for at, (strand, piece) in enumerate(zip(strands, sheet.pieces)):
        if seam and seam.lines == 1 and _is_lone_label(seam.head, strand.words, piece):
            seam.add(strand, lexicon)
            continue
        marks = piece.marks - {"blank"} if spaced and gap_before(sheet, at) <= spaced else piece.marks
        if seam and not marks & APART and ("on" in marks or not begins(sheet, at, seam, width, parted)):
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
