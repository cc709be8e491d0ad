"""Line ends that may be read in two ways: told as doubtful, whichever was chosen."""

from tools.begun import labelled_lines, small_lines
from tools.labels import PARAGRAPH, begins_capital, is_closed, labels_at, law_heading
from tools.lexicon import LONGEST, first_word, last_word
from tools.sheet import asked_once
from tools.widths import APART, NEAR, gap_before, is_spaced, usual_gap, width_of

HYPHENED_HEADS = frozenset(("по", "кое", "кой", "из"))  # "по-прежнему"
HYPHENED_TAILS = frozenset(("нибудь", "либо", "то", "таки", "ка"))  # "когда-нибудь"
HEAD_ENDS = frozenset(head[-2:] for head in HYPHENED_HEADS)
TAIL_BEGINS = frozenset(tail[:2] for tail in HYPHENED_TAILS)


def unsure_line_ends(sheet, blocks, lexicon):
    """(line, doubt) of every line end that may be read otherwise."""
    yield from _unsure_breaks(sheet, blocks)
    yield from _unsure_joins(sheet)
    yield from _unsure_words(blocks, lexicon)
    yield from _lost_hyphens(sheet, blocks, lexicon)


def _unsure_breaks(sheet, blocks):
    """(line, doubt) where a paragraph may begin: the line before is full, and no blank line in the file tells."""
    width = width_of(sheet, False)  # as it was asked before
    if "on" in sheet.marks or not width:
        return
    if parts_paragraphs(sheet):
        yield from _a_little_short(sheet, width.full)
        return
    begun = {block.strand.unfolded().offset(0) for block in blocks}
    pairs = zip(sheet.pieces, sheet.pieces[1:], sheet.lines(), sheet.lines()[1:])
    for before, piece, last, words in pairs:
        may_end = is_closed(last) or before.start in begun and bool(labels_at(last, 0))
        if may_end and piece.start not in begun and begins_capital(words):
            yield (
                sheet.line(piece),
                "a paragraph may begin here; the line before is full and no blank line tells, so it goes on",
            )


def _a_little_short(sheet, full):
    """(line, doubt) after a line that ends a sentence and a little early, in a file whose paragraphs blank lines part."""
    for piece, last, words, is_begun in zip(sheet.pieces[1:], sheet.lines(), sheet.lines()[1:], _begun(sheet)[1:]):
        if is_begun or not is_closed(last) or piece.marks & APART or not begins_capital(words):
            continue
        if len(last) + 1 + len(words.split(" ", 1)[0]) <= full:
            yield (
                sheet.line(piece),
                "a paragraph may begin or go on here; the line before is short, but no blank line follows it",
            )


def _unsure_joins(sheet):
    """(line, doubt) where a paragraph of an unwrapped file may go on: the line before is as long as lines that go on."""
    if "on" in sheet.marks or width_of(sheet, False):
        return
    pairs = zip(sheet.pieces[1:], sheet.lines(), sheet.lines()[1:], small_lines(sheet)[1:], _begun(sheet)[1:])
    close = [pair for pair in pairs if pair[0].marks.isdisjoint(APART)]
    going_on = [len(last) for _, last, _, small, _ in close if small]
    least, most = (0.8 * min(going_on), max(going_on) + NEAR) if going_on else (0, -1)
    for piece, last, words, _, is_begun in close:
        if least <= len(last) <= most and not is_begun and is_closed(last) and begins_capital(words):
            yield sheet.line(piece), "the paragraph before may go on here; the line before is as long as others that go on"


def _lost_hyphens(sheet, blocks, lexicon):
    """(line, doubt) where two words at a line's end may be one whose hyphen is lost: "по" / "прежнему"."""
    text = sheet.source.text
    for block in blocks:
        for start, end, kind, _, into in block.strand.edits:
            if kind != "break" or into != " ":
                continue
            if text[start - 2 : start].lower() not in HEAD_ENDS and text[end : end + 2] not in TAIL_BEGINS:
                continue  # mostly
            head, tail = last_word(text[max(start - LONGEST, 0) : start]), first_word(text[end : end + LONGEST])
            if (head.lower() in HYPHENED_HEADS or tail in HYPHENED_TAILS) and lexicon.keeps_hyphen(head, tail):
                words = f"'{head}' at a line's end and '{tail}' on the next may have lost a hyphen; kept as two words"
                yield sheet.source.line(start), words


def _unsure_words(blocks, lexicon):
    """(line, doubt) where a law's heading may be parted inside a word: the letters tell neither."""
    for block in blocks:
        heading = law_heading(block.words)
        strand = block.strand.unfolded() if heading else None
        for edit in strand.edits if heading else ():
            first, after = strand.place_after(edit.start), strand.place(edit.end)
            pair = last_word(block.words[:first]), first_word(block.words[after:]) if after else ""
            if edit.kind == "break" and all(pair) and lexicon.may_be_one_word(*pair):
                words = f"'{pair[0]}' at a line's end and '{pair[1]}' on the next may be one word or two"
                yield block.line, f"{heading[0]}: {words}"


@asked_once
def parts_paragraphs(sheet):
    """True if the form parts paragraphs: blank lines, more of them than usual or a mark stand before labels and headings."""
    spaced = is_spaced(sheet)
    apart, usual = (APART - {"blank"}, usual_gap(sheet)) if spaced else (APART, 0)
    labelled = [at for at, is_begun in enumerate(_begun(sheet)) if at and is_begun]
    told = [at for at in labelled if sheet.pieces[at].marks & apart or spaced and gap_before(sheet, at) > usual]
    return len(told) > len(labelled) / 2 or not labelled and any(piece.marks & apart for piece in sheet.pieces)


@asked_once
def _begun(sheet):
    """For each piece: True if it begins with a label, a paragraph's number or the heading of a law."""
    lines = zip(sheet.lines(), labelled_lines(sheet))
    return [labelled or words[0].isdecimal() and bool(PARAGRAPH.match(words)) for words, labelled in lines]
