"""Blocks that a file holds twice."""

import re
from collections import Counter

from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)
from tools.sheet import Piece

LEAST = 5  # lines
LEAST_CHARACTERS = 80
RUN = re.compile(b"\1(?=\1{%d})" % (LEAST - 1))


def drop_second_copy(sheet):
    """Five or more lines in a row that stood earlier, the same but for white space.

    >>> block = "\\n".join(f"Line {name} of a block that is long enough." for name in "abcde")
    >>> once = shown(lambda sheet: sheet, block + "\\nOther words.")
    >>> shown(drop_second_copy, block + "\\nOther words.\\n" + block) == once
    True
    """
    lines = [_bare(words) for words in sheet.lines()]
    again = _come_again(lines)
    if not again:
        return sheet
    draft, windows, at = Draft(sheet, "duplicate"), {}, 0
    while at < len(lines):
        first = windows.get(tuple(lines[at : at + LEAST])) if at in again else None
        length = _common(lines, first, at) if first is not None else 0
        if length >= LEAST and sum(map(len, lines[at : at + length])) >= LEAST_CHARACTERS:
            _drop_run(draft, at, length, first)
        else:
            length = 1
            draft.keep(sheet.pieces[at])
        for place in range(at, at + length):
            if place in again:
                windows.setdefault(tuple(lines[place : place + LEAST]), place)
        at += length
    return draft.result()


def _bare(words):
    """Words parted by single spaces, as they mostly stand: other blanks are no signs that print."""
    return words if words.isprintable() and "  " not in words else " ".join(words.split())


def _come_again(lines):
    """The places of the lines that all stand more than once in the file, with the four after them."""
    twice = {line for line, times in Counter(lines).items() if times > 1}
    often = bytes(map(twice.__contains__, lines))  # as bytes, since runs of them are found at once
    return {found.start() for found in RUN.finditer(often)}


def _common(lines, first, second):
    """How many lines from the two places on are equal, without running into each other."""
    length = 0
    while first + length < second and second + length < len(lines) and lines[first + length] == lines[second + length]:
        length += 1
    return length


def _drop_run(draft, at, length, first):
    """Take the second copy out, in as few spans as lie in one stretch of the file."""
    sheet = draft.sheet
    pieces = sheet.pieces[at : at + length]
    lines = f"lines {sheet.line(pieces[0])}-{sheet.line(pieces[-1])} repeat lines "
    reason = f"{lines}{sheet.line(sheet.pieces[first])}-{sheet.line(sheet.pieces[first + length - 1])}"
    stretch = pieces[0]
    for piece in pieces[1:]:
        if sheet.source.text[stretch.end : piece.start].strip():
            draft.drop(stretch, reason, "end")
            stretch = piece
        else:
            stretch = Piece(stretch.start, piece.end, stretch.marks)
    draft.drop(stretch, reason, "end")
