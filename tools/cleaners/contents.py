"""Lists of contents and indexes: they name clauses and must never become clauses."""

import re

from tools.draft import Draft, shown, without  # noqa: F401  (shown: for the examples)
from tools.labels import begins_small, is_closed, labels_at, law_heading, part_heading

ENTRY = re.compile(r"(?:\.\s?){4,}\s*\d+(?:\s*,\s*\d+)*")
DOTS = re.compile(r"\.\s?\.\s?\.\s?\.")
NAME = re.compile(r"(?:Оглавление|Содержание|Указатель|Contents|Table of Contents|Index)[.:]?$", re.IGNORECASE)
LONGEST = 90
FEWEST = 3  # lines
INDEXED = re.compile(r"[^\d=]{2,80}\s=\s\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*$")
PAGED = re.compile(r"\S.{3,90}\s\d{1,3}$")


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


def drop_bare_contents(sheet):
    """Lists of contents without dots, and indexes: headings that follow each other with rising pages, "Cup = 7, 12".

    >>> shown(drop_bare_contents, "Law 7. Cups 12\\nLaw 8. Lids 14\\nLaw 9. Spoons 15\\nLaw 7. Cups")
    'Law 7. Cups'
    >>> shown(drop_bare_contents, "Law 7. Cups\\nA. Host\\nLaw 8. Tea\\nLaw 7. Cups\\nA. Host\\nHe pours.\\nLaw 8. Tea")
    'Law 7. Cups | A. Host | He pours. | Law 8. Tea'
    >>> shown(drop_bare_contents, "He pours.\\nIndex\\nCup = 7, 12\\nHost = 7, 9-14\\nLid = 8")
    'He pours.'
    """
    lines = sheet.lines()
    gone = {at for run in _runs(lines, INDEXED) for at in run} | {
        at for run in _runs(lines, PAGED) if _rises(lines, run) for at in run
    }
    gone |= _headings_alone(lines)
    gone |= {at - 1 for at in gone if at and at - 1 not in gone and NAME.match(lines[at - 1])}
    return without(sheet, dict.fromkeys(gone, ("contents", "list of contents or index")))


def _runs(lines, entry):
    """The places of three or more lines that follow each other and are entries."""
    run = []
    for at, words in enumerate([*lines, ""]):
        if words[-1:].isdecimal() and entry.match(words):
            run.append(at)
            continue
        if len(run) >= FEWEST:
            yield run
        run = []


def _rises(lines, run):
    """True if the pages that end some lines rise, and headings of laws are among these."""
    pages = [int(re.search(r"\d+$", lines[at]).group()) for at in run]
    return pages == sorted(pages) and pages[0] < pages[-1] and any(law_heading(lines[at]) for at in run)


def _headings_alone(lines):
    """The places of headings and titles of sections at the beginning that no words part, if the laws come again below."""
    end = next((at for at, words in enumerate(lines) if not _is_heading(words)), len(lines))
    laws = [at for at in range(end) if law_heading(lines[at])]
    again = next((at for at in laws[1:] if laws and lines[at] == lines[laws[0]]), end)  # where the text itself begins
    named, below = [at for at in laws if at < again], set(lines[again:])
    own = [at for at in range(again) if not part_heading(lines[at])]  # a chapter's name may stand nowhere else
    several = len({law_heading(lines[at])[0] for at in named}) >= 2  # one law in two languages is no list
    found = several and len(own) > len(named) and all(lines[at] in below or NAME.match(lines[at]) for at in own)
    return set(own) if found else set()


def _is_heading(words):
    short = len(words) <= LONGEST and not is_closed(words) and not begins_small(words)
    return short and bool(law_heading(words) or part_heading(words) or labels_at(words, 0) or NAME.match(words))


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
