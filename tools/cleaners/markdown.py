"""Signs of Markdown that a text was typed with."""

import re

from tools.draft import Draft, shown  # noqa: F401  (shown: for the example)

HASHES = re.compile(r"#{1,6}\s+(?=\S)")
NOTE = re.compile(r"\[\^[^\]\s]{1,20}\]:\s")
INDENT = re.compile(r"(?: {2,}|\t)\s*$")


def drop_hashes(sheet):
    """ "##" before a heading tells that the line is one.

    >>> shown(drop_hashes, "## Law 45. TEA\\n\\n### A. Who Pours")
    'Law 45. TEA | A. Who Pours'
    """
    if "# " not in sheet.source.text:
        return sheet
    draft = Draft(sheet, "markup")
    for piece in sheet.pieces:
        found = HASHES.match(sheet.words(piece))
        if not found:
            draft.keep(piece)
            continue
        draft.drop(draft.part(piece, piece.start, piece.start + found.end()), "sign of a heading in Markdown", "blank")
        draft.keep(draft.part(piece, piece.start + found.end(), piece.end), "underlined")
    return draft.result()


def tell_notes(sheet):
    """ "[^1]: Words" is a footnote, and the indented lines after it are more of it."""
    if "[^" not in sheet.source.text:
        return sheet
    draft, is_note = Draft(sheet, "markup"), False
    for piece in sheet.pieces:
        is_note = bool(NOTE.match(sheet.words(piece))) or (is_note and _is_indented(sheet, piece))
        draft.keep(piece, *(("footnote",) if is_note else ()))
    return draft.result()


def _is_indented(sheet, piece):
    text = sheet.source.text
    return bool(INDENT.match(text[text.rfind("\n", 0, piece.start) + 1 : piece.start]))
