"""A whole copy of a book that was stored as runs of pages, 1 5 9 … 2 6 10 …: its footers put the pages in order."""

from operator import itemgetter

from tools.cleaners.pages import FOOTER
from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)

FEWEST = 4  # pages
TELLS = "pages stand out of order in the file; they were put in the order of their footers"


def order_pages(sheet):
    """Pages sorted by their footers, if these fall back and no number comes twice; words after the last footer stay last.

    >>> shown(order_pages, "One.\\n\\n- 1\\n\\nThree.\\n\\n- 3\\n\\nTwo.\\n\\n- 2\\n\\nFour.\\n\\n- 4")
    'One. | - 1 | Two. | - 2 | Three. | - 3 | Four. | - 4'
    """
    numbers = _numbers(sheet)
    in_order = sorted(numbers.values())
    if len(numbers) < FEWEST or list(numbers.values()) == in_order or len(set(in_order)) < len(in_order):
        return sheet
    draft, ends = Draft(sheet, "page"), [at + 1 for at in numbers]
    draft.doubts.append((sheet.line(sheet.pieces[0]), TELLS))
    pages = [sheet.pieces[start:end] for start, end in zip([0, *ends], ends)]
    for _, pieces in sorted(zip(numbers.values(), pages), key=itemgetter(0)):
        draft.keep(pieces[0], *(("blank",) if draft.pieces else ()))
        draft.keep_all(pieces[1:])
    draft.keep_all(sheet.pieces[ends[-1] :])
    return draft.result()


def _numbers(sheet):
    """Place → number of the lines that are the footer of a page."""
    found = {at: FOOTER.fullmatch(words) for at, words in enumerate(sheet.lines()) if words[0] == "-"}
    return {at: int(footer.group(1)) for at, footer in found.items() if footer}
