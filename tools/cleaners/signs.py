"""Signs of footnotes that stand on a line of their own, as they come out of a PDF whose words were copied."""

import re

from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)
from tools.labels import begins_capital
from tools.notes import footnote_sign, signs_in
from tools.sheet import Piece

SIGN = re.compile(r"\d{1,2}|[¹²³⁰⁴-⁹]{1,2}|\*{1,3}")
LONGEST = 3  # characters of a sign
BACK = 80  # pieces: how far up its mark may stand


def join_signs(sheet):
    """A sign alone on a line, whose mark stands above, belongs to the words of its note on the next line.

    >>> from tools.sheet import Source, lay_out
    >>> sheet = join_signs(lay_out(Source("example", "A cup¹ is full.\\n1\\nOr a mug.\\n2\\nLids.")))
    >>> [sheet.words(piece).replace("\\n", "/") for piece in sheet.pieces]
    ['A cup¹ is full.', '1/Or a mug.', '2', 'Lids.']
    """
    draft, done = Draft(sheet, "anchor"), 0
    alone = [at for at, words in enumerate(sheet.lines()) if len(words) <= LONGEST and SIGN.fullmatch(words)]
    for at in alone:
        if at >= done and _is_sign(sheet, at):
            draft.keep_all(sheet.pieces[done:at])
            piece, done = sheet.pieces[at], at + 2
            draft.keep(Piece(piece.start, sheet.pieces[at + 1].end, piece.marks | {"end"}))
    draft.keep_all(sheet.pieces[done:])
    return draft.result() if done else sheet


def _is_sign(sheet, at):
    """True for a sign alone on its line, if it is that of a note: the next line its words, its mark further up."""
    words = sheet.words(sheet.pieces[at])
    if at + 1 == len(sheet.pieces) or sheet.pieces[at + 1].marks:
        return False
    note = f"{words} {sheet.words(sheet.pieces[at + 1])}"
    above = (sheet.words(piece) for piece in sheet.pieces[max(at - BACK, 0) : at])
    sign = footnote_sign(note) if begins_capital(note[len(words) + 1 :]) else ""
    return bool(sign) and any(sign in signs_in(one) for one in above)
