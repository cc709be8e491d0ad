"""Lines back to paragraphs: files with a paragraph a line, and files wrapped at a width."""

import re
from collections import namedtuple

from tools.beginnings import begins
from tools.breaks import parts_paragraphs
from tools.cleaners.letters import (
    LIGATURE,
    close_up,
    close_up_joined,
    may_need_yo,
    mend_yo,
    part_ligatures,
    signs_of_yo,
    wide_over_lines,
)
from tools.cleaners.tabs import ROW, cell_ends
from tools.folding import as_it_is, folder
from tools.labels import (
    LONGEST_LABEL,
    is_row,
    labels_at,
    law_heading,
    part_heading,
)
from tools.readers.plain import SHOW_NOTHING
from tools.seams import SOFT_HYPHEN, Seam, join_break
from tools.sheet import BLANK
from tools.strand import plain, replace, replace_all
from tools.widths import APART, gap_before, is_spaced, usual_gap, width_of

LONE = re.compile(
    r"(?:[A-HА-ЕЖЗСН]\.|\d{1,2}\.(?:\d{1,2}\.)?|\((?:[a-zа-я]|[ivx]{1,4}|\d)\))$"
)  # a label on a line of its own
HEADING = frozenset(("heading",))
UNDERLINED = frozenset(("underlined",))
UNSEEN = re.compile(f"[{SHOW_NOTHING}]")


class Block(namedtuple("Block", "strand marks line words")):
    """A paragraph, or a title's line: its strand, the marks of its first piece, its line; its words, asked most of all."""

    __slots__ = ()

    def unfolded(self):
        """The block with its strand as it was, if it was put away."""
        whole = self.strand.unfolded()
        return self if whole is self.strand else self._replace(strand=whole)


def block_of(strand, marks, line):
    """The block that a strand makes."""
    return Block(strand, marks, line, strand.words)


def join_lines(sheet, lexicon):
    """The pieces of a sheet as blocks; lines of a wrapped paragraph become one."""
    told = "on" in sheet.marks  # the reader knows where lines go on
    width = width_of(sheet, told)
    lines = sheet.lines()
    strands, wide = _strands(sheet, lines, lexicon)
    if not width:
        return list(_lines(sheet, [close_up(one, lexicon) if _is_in(one, wide) else one for one in strands], lexicon))
    seams = _seams(sheet, lines, strands, width, lexicon)
    fold = folder() if sheet.source.is_long else as_it_is
    blocks = [block_of(fold(_closed_up(seam, wide, lexicon)), _marks(seam), seam.line) for seam in seams]
    return _told_over(blocks) if told else blocks


def _marks(seam):
    """The marks of a paragraph; one whose first line is a law's label alone, "LAW 7", is a heading."""
    return seam.marks | HEADING if seam.lines > 1 and seam.is_alone() else seam.marks


def _lines(sheet, strands, lexicon):
    """The blocks of a file with a paragraph a line: a label on a line of its own goes with the next."""
    label = None
    for strand, piece in zip(strands, sheet.pieces):
        if label and _is_lone_label(label.words, strand.words, piece):
            label = block_of(join_break(label.strand, strand, lexicon), label.marks, label.line)
            continue
        if label:
            yield label
        label = block_of(strand, piece.marks, sheet.line(piece))
    if label:
        yield label


def _is_lone_label(label, words, piece):
    """True for a label alone on its line, and words that may be what it labels.

    >>> from tools.sheet import Piece
    >>> _is_lone_label("A.", "Cups", Piece(3, 7, frozenset())), _is_lone_label("A.", "B. Cups", Piece(3, 10, frozenset()))
    (True, False)
    """
    if len(label) > LONGEST_LABEL or not LONE.match(label) or piece.marks & {"jump", "page", "row", "footnote"}:
        return False
    own = {one.sort for one in labels_at(f"{label} X", 0)}
    return not (
        own & {one.sort for one in labels_at(words, 0)} or law_heading(words) or part_heading(words) or is_row(words)
    )


def _closed_up(seam, wide, lexicon):
    """The words of a seam; those set wide whose letters might have gone on on the next line are closed up."""
    strand = seam.strand()
    if seam.lines == 1:
        return close_up(strand, lexicon) if _is_in(strand, wide) else strand
    return close_up_joined(strand, lexicon)


def _seams(sheet, lines, strands, width, lexicon):
    """The paragraphs of a wrapped file, one by one."""
    seam, spaced, parted = None, usual_gap(sheet) if is_spaced(sheet) else 0, parts_paragraphs(sheet)
    for at, (strand, piece) in enumerate(zip(strands, sheet.pieces)):
        marks = piece.marks
        if seam and seam.lines == 1 and len(seam.head) <= LONGEST_LABEL and _is_lone_label(seam.head, strand.words, piece):
            seam.add(strand, lexicon)
            continue
        if spaced and gap_before(sheet, at) <= spaced:
            marks -= BLANK
        if seam and marks.isdisjoint(APART) and ("on" in marks or not begins(sheet, lines, at, seam, width, parted)):
            seam.add(strand, lexicon)
            if "underlined" in piece.marks:
                seam.marks |= UNDERLINED
            continue
        if seam:
            yield seam
        seam = Seam(strand, marks, sheet.numbers[at])
    if seam:
        yield seam


def _told_over(blocks):
    """Blocks that go on over a page, as their form tells, are marked "over"; footnotes may stand between."""
    words = [at for at, block in enumerate(blocks) if "footnote" not in block.marks]
    for at, after in zip(words, words[1:]):
        if {"page", "on"} <= blocks[after].marks:
            blocks[at] = blocks[at]._replace(marks=blocks[at].marks | {"over"})
    return blocks


def _strands(sheet, lines, lexicon):
    """The words of each piece, repaired letter by letter, and where in the file those begin that a word set wide may part.

    The strands come one after the other: all at once they take as much room as their paragraphs.
    """
    starts = [start for start, _, _ in sheet.pieces]
    found = _mended(sheet, map(plain, lines, starts))
    if isinstance(found, list):
        lines, starts = [one.words for one in found], [one.offset(0) for one in found]
    wide = {starts[at] for at in wide_over_lines(lines)}
    closed = (one if wide and _is_in(one, wide) else close_up(one, lexicon) for one in found)
    return (_barred(one) if ROW in piece.marks else one for one, piece in zip(closed, sheet.pieces)), wide


def _mended(sheet, strands):
    """Strands without signs that show nothing, with letters for signs that stand for them; a list if any may need that."""
    text = sheet.source.text
    signs = signs_of_yo(text)
    if UNSEEN.search(text):
        strands = [drop_unseen(strand) for strand in strands]
    if LIGATURE.search(text):
        strands = [part_ligatures(strand) for strand in strands]
    return [mend_yo(strand, signs) for strand in strands] if may_need_yo(text, signs) else strands


def _is_in(strand, wide):
    """True if a word set wide may part a strand from the line before or after it."""
    return bool(wide) and strand.offset(0) in wide


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
