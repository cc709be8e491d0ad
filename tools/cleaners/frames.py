"""What frames every line of a block: borders of a table that holds no table, marks of quotation, bullets."""

import re

from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)

BORDER = re.compile(r"^\|(?:\s+|$)|\s+\|$")
RIGHT = re.compile(r"\s+\|$")
INNER = re.compile(r"[^|\s]\s*\|\s*[^|\s]")
QUOTE = re.compile(r"^(?:>\s?)+")
BULLET = re.compile(r"^[-•*](?:\s+(?=\S)|$)")
PAGE = re.compile(r"-\s\d{1,3}$")  # as a printer or a site numbers its pages
MOST = 0.8  # of the lines of a file


def part_cells(sheet):
    """ "| Law 4. Teams | Правило 4. Команды |" on most lines is two languages side by side: each cell is a line.

    >>> shown(part_cells, "| Law 4. Teams | Правило 4. Команды |")
    'Law 4. Teams | Правило 4. Команды'
    """
    if "|" not in sheet.source.text:
        return sheet
    if sum(_two_languages(sheet.words(piece)) for piece in sheet.pieces) < MOST * len(sheet.pieces):
        return sheet
    draft = Draft(sheet, "border")
    for piece in sheet.pieces:
        for start, end in _cells(sheet.words(piece)):
            cell = draft.part(piece, piece.start + start, piece.start + end)
            if cell:
                draft.keep(cell, "end")
        for found in re.finditer(r"\|", sheet.words(piece)):
            bar = draft.part(piece, piece.start + found.start(), piece.start + found.end())
            draft.drop(bar, "bar between two languages")
    return draft.result()


def drop_borders(sheet):
    """ "|      | words      |" is a frame, not a table: its bars go; a table inside keeps its own.

    >>> shown(drop_borders, "|      | Law 7. Boards      |")
    'Law 7. Boards'
    >>> shown(drop_borders, "| A. Tea: |\\n| | black | 4 | |\\n| B. Milk. |\\n| C. Jam. |\\n| |\\n| D. Pie. |")
    'A. Tea: | | black | 4 | | B. Milk. | C. Jam. | D. Pie.'
    """
    if "|" not in sheet.source.text:
        return sheet
    framed = [piece for piece in sheet.pieces if "|" in sheet.words(piece) and BORDER.search(sheet.words(piece))]
    rows = [piece for piece in framed if INNER.search(sheet.words(piece))]
    if len(framed) < MOST * len(sheet.pieces) or len(rows) > (1 - MOST) * len(framed):
        return sheet
    return _without(sheet, BORDER, "border", "frame around the lines", ends=True)


def drop_quotes(sheet):
    """ "> " and ">> " before lines that somebody quoted.

    >>> shown(drop_quotes, "> Law 7. Boards\\n>> A. Place")
    'Law 7. Boards | A. Place'
    """
    return _without(sheet, QUOTE, "quote", "mark of quotation") if _most(sheet, ">", QUOTE) else sheet


def drop_bullets(sheet):
    """ "- " before every line is a list's bullet, not a dash.

    >>> shown(drop_bullets, "- LAW 7\\n- A. Place\\n- The board stays.")
    'LAW 7 | A. Place | The board stays.'
    >>> shown(drop_bullets, "- 1\\n- 2\\n- 3\\n- 4\\n- 5\\nLAW 7\\n- 66").count("-")
    6
    """
    return _without(sheet, BULLET, "bullet", "bullet before every line") if _most(sheet, "-•*", BULLET) else sheet


def _cells(words):
    """Where the cells of a line stand, without its bars."""
    return [found.span() for found in re.finditer(r"[^|]+", words)]


def _two_languages(words):
    """True for two cells, one in each alphabet."""
    if "|" not in words:
        return False
    row = [words[start:end] for start, end in _cells(words)]
    cyrillic = [len(re.findall("[А-Яа-яЁё]", cell)) > len(re.findall("[A-Za-z]", cell)) for cell in row if cell.strip()]
    return len(cyrillic) == 2 and cyrillic[0] != cyrillic[1]


def _most(sheet, signs, pattern):
    """True if most lines begin so: with one of the signs, and as the pattern says; numbers of pages do not count."""
    if not sheet.source.holds(signs):
        return False
    begun = [words for words in sheet.lines() if words[0] in signs or words[0] == "-"]
    lines = [words for words in begun if not PAGE.match(words)]
    framed = sum(words[0] in signs and bool(pattern.match(words)) for words in lines)
    count = len(sheet.pieces) - len(begun) + len(lines)
    return count > 1 and framed >= MOST * count


def _without(sheet, pattern, kind, reason, ends=False):
    """The sheet without what the pattern finds at the beginning, or at both ends, of its lines; a bare frame is a blank."""
    draft = Draft(sheet, kind)
    for piece in sheet.pieces:
        start, end = piece.start, piece.end
        for first, last in _frames(sheet, piece, pattern, ends):
            draft.drop(draft.part(piece, first, last), reason)
            start, end = (last, end) if first == start else (start, first)
        rest = draft.part(piece, start, end)
        if rest:
            draft.keep(rest)
        elif draft.pieces:
            draft.carried |= {"blank"}
    return draft.result()


def _frames(sheet, piece, pattern, ends):
    """(start, end) of what frames a line, from without; the bars of a table's row are its own."""
    text, start, end = sheet.source.text, piece.start, piece.end
    row = ends and INNER.search(sheet.words(piece))
    found = pattern.match(text[start:end])
    while found and not (row and text[start + found.end() : start + found.end() + 1] != "|"):
        yield start, start + found.end()
        start += found.end()
        found = pattern.match(text[start:end]) if ends else None
    found = RIGHT.search(text[start:end]) if ends else None
    while found and not (row and text[start + found.start() - 1] != "|"):
        yield start + found.start(), end
        end = start + found.start()
        found = RIGHT.search(text[start:end])
