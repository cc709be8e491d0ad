"""A whole copy of a book that was stored as runs of pages, 1 5 9 … 2 6 10 …: its footers put the pages in order."""

from tools.cleaners.pages import FOOTER
from tools.sheet import Draft, shown  # noqa: F401  (shown: for the examples)

FEWEST = 4  # pages
TELLS = "pages stand out of order in the file; they were put in the order of their footers"


def order_pages(sheet):
    """Pages sorted by their footers, if these fall back and no number comes twice; words after the last footer stay last.

    >>> shown(order_pages, "One.\\n\\n- 1\\n\\nThree.\\n\\n- 3\\n\\nTwo.\\n\\n- 2\\n\\nFour.\\n\\n- 4")
    'One. | - 1 | Two. | - 2 | Three. | - 3 | Four. | - 4'
    """
    pages, rest, draft = [], [], Draft(sheet, "page")
    for piece in sheet.pieces:
        found = FOOTER.fullmatch(sheet.words(piece)) if sheet.source.text[piece.start] == "-" else None
        rest.append(piece)
        if found:
            pages.append((int(found.group(1)), rest))
            rest = []
    numbers = [number for number, _ in pages]
    if len(pages) < FEWEST or numbers == sorted(numbers) or len(set(numbers)) < len(numbers):
        return sheet
    draft.doubts.append((sheet.line(pages[0][1][0]), TELLS))
    for _, pieces in sorted(pages, key=lambda page: page[0]):
        for at, piece in enumerate(pieces):
            draft.keep(piece, *(("blank",) if at == 0 and draft.pieces else ()))
    for piece in rest:
        draft.keep(piece)
    return draft.result()
