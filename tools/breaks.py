"""Line ends that may be read in two ways: told as doubtful, whichever was chosen."""

from tools.labels import PARAGRAPH, begins_capital, begins_small, is_closed, labels_at, law_heading
from tools.lexicon import LONGEST, first_word, last_word
from tools.widths import APART, NEAR, gap_before, is_spaced, usual_gap, width_of

HYPHENED_HEADS = frozenset(("по", "кое", "кой", "из"))  # "по-прежнему"
HYPHENED_TAILS = frozenset(("нибудь", "либо", "то", "таки", "ка"))  # "когда-нибудь"


def unsure_line_ends(sheet, blocks, lexicon):
    """(line, doubt) of every line end that may be read otherwise."""
    yield from _unsure_breaks(sheet, blocks)
    yield from _unsure_joins(sheet)
    yield from _unsure_words(blocks, lexicon)
    yield from _lost_hyphens(sheet, blocks, lexicon)


def _unsure_breaks(sheet, blocks):
    """(line, doubt) where a paragraph may begin: the line before is full, and no blank line in the file tells."""
    width = width_of(sheet)
    if any("on" in piece.marks for piece in sheet.pieces) or not width:
        return
    if parts_paragraphs(sheet):
        yield from _a_little_short(sheet, width.full)
        return
    begun = {block.strand.offset(0) for block in blocks}
    for before, piece in zip(sheet.pieces, sheet.pieces[1:]):
        last, words = sheet.words(before), sheet.words(piece)
        may_end = is_closed(last) or before.start in begun and bool(labels_at(last, 0))
        if piece.start not in begun and may_end and begins_capital(words):
            yield (
                sheet.line(piece),
                "a paragraph may begin here; the line before is full and no blank line tells, so it goes on",
            )


def _a_little_short(sheet, full):
    """(line, doubt) after a line that ends a sentence and a little early, in a file whose paragraphs blank lines part."""
    for before, piece in zip(sheet.pieces, sheet.pieces[1:]):
        last, words = sheet.words(before), sheet.words(piece)
        if piece.marks & APART or not is_closed(last) or not begins_capital(words) or _is_labelled(words):
            continue
        if len(last) + 1 + len(words.split(" ", 1)[0]) <= full:
            yield (
                sheet.line(piece),
                "a paragraph may begin or go on here; the line before is short, but no blank line follows it",
            )


def _unsure_joins(sheet):
    """(line, doubt) where a paragraph of an unwrapped file may go on: the line before is as long as lines that go on."""
    pairs = [pair for pair in zip(sheet.pieces, sheet.pieces[1:]) if not pair[1].marks & APART]
    going_on = [before.end - before.start for before, piece in pairs if begins_small(sheet.words(piece))]
    if not going_on or any("on" in piece.marks for piece in sheet.pieces) or width_of(sheet):
        return
    for before, piece in pairs:
        words, length = sheet.words(piece), before.end - before.start
        full = 0.8 * min(going_on) <= length <= max(going_on) + NEAR
        if full and is_closed(sheet.words(before)) and begins_capital(words) and not _is_labelled(words):
            yield sheet.line(piece), "the paragraph before may go on here; the line before is as long as others that go on"


def _lost_hyphens(sheet, blocks, lexicon):
    """(line, doubt) where two words at a line's end may be one whose hyphen is lost: "по" / "прежнему"."""
    for block in blocks:
        for edit in block.strand.edits:
            if edit.kind != "break" or edit.into != " ":
                continue
            head = last_word(sheet.source.text[max(edit.start - LONGEST, 0) : edit.start])
            tail = first_word(sheet.source.text[edit.end : edit.end + LONGEST])
            if (head.lower() in HYPHENED_HEADS or tail in HYPHENED_TAILS) and lexicon.keeps_hyphen(head, tail):
                words = f"'{head}' at a line's end and '{tail}' on the next may have lost a hyphen; kept as two words"
                yield sheet.source.line(edit.start), words


def _unsure_words(blocks, lexicon):
    """(line, doubt) where a law's heading may be parted inside a word: the letters tell neither."""
    for block in blocks:
        heading = law_heading(block.words)
        for edit in block.strand.edits if heading else ():
            first, after = block.strand.place_after(edit.start), block.strand.place(edit.end)
            pair = last_word(block.words[:first]), first_word(block.words[after:]) if after else ""
            if edit.kind == "break" and all(pair) and lexicon.may_be_one_word(*pair):
                words = f"'{pair[0]}' at a line's end and '{pair[1]}' on the next may be one word or two"
                yield block.line, f"{heading[0]}: {words}"


def parts_paragraphs(sheet):
    """True if the form parts paragraphs: blank lines, more of them than usual or a mark stand before labels and headings."""
    apart, usual = (APART - {"blank"}, usual_gap(sheet)) if is_spaced(sheet) else (APART, len(sheet.source.starts))
    labelled = [at for at, piece in enumerate(sheet.pieces) if at and _is_labelled(sheet.words(piece))]
    told = [at for at in labelled if sheet.pieces[at].marks & apart or gap_before(sheet, at) > usual]
    return len(told) > len(labelled) / 2 or not labelled and any(piece.marks & apart for piece in sheet.pieces)


def _is_labelled(words):
    return bool(labels_at(words, 0) or PARAGRAPH.match(words) or law_heading(words))
