"""What frames every line of a block: borders of a table that holds no table, marks of quotation, bullets."""

import re

from tools.sheet import Draft, shown  # noqa: F401  (shown: for the examples)

BORDER = re.compile(r"^\|\s+|\s+\|$|^\|$")
QUOTE = re.compile(r"^(?:>\s?)+")
BULLET = re.compile(r"^[-•*]\s+(?=\S)")
MOST = 0.8  # of the lines of a file


def drop_borders(sheet):
    """ "|      | words      |" is a frame, not a table: its bars go, where no line has a bar between words.

    >>> shown(drop_borders, "|      | Law 7. Boards      |")
    'Law 7. Boards'
    """
    framed = [piece for piece in sheet.pieces if re.match(r"\|", sheet.words(piece))]
    if len(framed) < MOST * len(sheet.pieces) or any(re.search(r"\w\s*\|\s*\w", sheet.words(piece)) for piece in framed):
        return sheet
    return _without(sheet, BORDER, "border", "frame around the lines", ends=True)


def drop_quotes(sheet):
    """ "> " and ">> " before lines that somebody quoted.

    >>> shown(drop_quotes, "> Law 7. Boards\\n>> A. Place")
    'Law 7. Boards | A. Place'
    """
    return _without(sheet, QUOTE, "quote", "mark of quotation") if _most(sheet, QUOTE) else sheet


def drop_bullets(sheet):
    """ "- " before every line is a list's bullet, not a dash.

    >>> shown(drop_bullets, "- LAW 7\\n- A. Place\\n- The board stays.")
    'LAW 7 | A. Place | The board stays.'
    """
    return _without(sheet, BULLET, "bullet", "bullet before every line") if _most(sheet, BULLET) else sheet


def _most(sheet, pattern):
    """True if most lines begin so."""
    framed = sum(bool(pattern.match(sheet.words(piece))) for piece in sheet.pieces)
    return len(sheet.pieces) > 1 and framed >= MOST * len(sheet.pieces)


def _without(sheet, pattern, kind, reason, ends=False):
    """The sheet without what the pattern finds at the beginning, or at both ends, of its lines."""
    draft = Draft(sheet, kind)
    for piece in sheet.pieces:
        start, end = piece.start, piece.end
        found = pattern.search(sheet.source.text[start:end])
        while found and start < end:
            cut = (start, start + found.end()) if found.start() == 0 else (start + found.start(), end)
            draft.drop(draft.part(piece, *cut), reason)
            start, end = (cut[1], end) if found.start() == 0 else (start, cut[0])
            found = pattern.search(sheet.source.text[start:end]) if ends else None
        rest = draft.part(piece, start, end)
        if rest:
            draft.keep(rest)
    return draft.result()
