"""Lists of contents and indexes: they name clauses and must never become clauses."""

import re

from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)
from tools.labels import begins_small, is_closed

ENTRY = re.compile(r"(?:\.\s?){4,}\s*\d+(?:\s*,\s*\d+)*")
DOTS = re.compile(r"\.\s?\.\s?\.\s?\.")
NAME = re.compile(r"(?:Оглавление|Содержание|Указатель|Contents|Table of Contents|Index)[.:]?$", re.IGNORECASE)
LONGEST = 90


def drop_contents(sheet):
    """Lines that end in dots and a page, with the line that each goes on from.

    >>> shown(drop_contents, "Law 7. Boards that lie\\non the table.........12\\nA. Place.......12\\nThe words of a page.")
    'The words of a page.'
    >>> shown(drop_contents, "Contents\\nLaw 7. Boards\\nContents")
    'Law 7. Boards | Contents'
    """
    entries = [_is_entry(words) for words in sheet.lines()] if DOTS.search(sheet.source.text) else []
    if not any(entries) and not _is_bare_name(sheet):
        return sheet
    entries = entries or [False] * len(sheet.pieces)
    draft = Draft(sheet, "contents")
    for at, piece in enumerate(sheet.pieces):
        if (
            entries[at]
            or _goes_on(sheet, entries, at)
            or _names_list(sheet, entries, at)
            or at == 0
            and _is_bare_name(sheet)
        ):
            draft.drop(piece, "list of contents or index", "end")
        else:
            draft.keep(piece)
    return draft.result()


def _is_entry(words):
    return words.count(".") > 3 and bool(ENTRY.search(words))


def _names_list(sheet, entries, at):
    """True for "Contents" before the first entry."""
    follows = entries[at + 1 : at + 3]  # an entry may take two lines
    return bool(NAME.match(sheet.words(sheet.pieces[at]))) and any(follows)


def _is_bare_name(sheet):
    """True if a file begins with the name of a list of contents and its list is not there."""
    return bool(sheet.pieces) and bool(NAME.match(sheet.words(sheet.pieces[0])))


def _goes_on(sheet, entries, at):
    """True for the first line of an entry of two: short, open, and the next line is an entry that begins small."""
    if at + 1 >= len(entries) or not entries[at + 1]:
        return False
    words = sheet.words(sheet.pieces[at])
    if is_closed(words) or len(words) > LONGEST:
        return False
    return begins_small(sheet.words(sheet.pieces[at + 1])) or (at > 0 and entries[at - 1])
