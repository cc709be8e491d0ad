"""Running heads and page numbers of text that was copied out of a PDF or a book."""

import re
from collections import Counter

from tools.sheet import Draft, shown  # noqa: F401  (shown: for the examples)

NUMBER = re.compile(r"(\d{1,3})$")  # "- 45" is a footer
FEWEST = 3  # pages, from whose numbers a run is known
APART = 8  # pieces from one page's number to the next, where no head stands beside them


def drop_running(sheet):
    """Numbers alone on their lines, one higher each time, beside a head that comes again, or far apart.

    >>> page = "Page %d has words.\\nThe Laws of Tea\\n%d\\n"
    >>> shown(drop_running, "".join(page % (number, number) for number in (4, 5, 6)))
    'Page 4 has words. | Page 5 has words. | Page 6 has words.'
    >>> shown(drop_running, "1\\nCups\\n2\\nSpoons\\n3\\nForks")
    '1 | Cups | 2 | Spoons | 3 | Forks'
    """
    numbers = _run(sheet)
    heads = _heads(sheet, numbers)
    far = all(two - one >= APART for one, two in zip(numbers, numbers[1:]))
    if len(numbers) < FEWEST or not far and len(heads) < len(numbers) - 1:
        return sheet
    draft = Draft(sheet, "page")
    for at, piece in enumerate(sheet.pieces):
        if at in numbers:
            draft.drop(piece, "number of a page", "page")
        elif at in heads:
            draft.drop(piece, "running head or foot of a page", "page", kind="running")
        else:
            draft.keep(piece)
    return draft.result()


def _run(sheet):
    """The places of the numbers that rise by one through the file, the longest run of them."""
    runs = []
    for at, piece in enumerate(sheet.pieces):
        found = NUMBER.match(sheet.words(piece)) if piece.end - piece.start < 4 else None
        if not found or "row" in piece.marks or "on" in piece.marks:
            continue
        number = int(found.group(1))
        open_ = next((run for run in runs if run[-1][1] == number - 1), None)
        if open_:
            open_.append((at, number))
        else:
            runs.append([(at, number)])
    return [at for at, _ in max(runs, key=len, default=[])]


def _heads(sheet, numbers):
    """The places of lines beside the numbers whose words stand beside another number too."""
    beside = {at for number in numbers for at in (number - 1, number + 1) if 0 <= at < len(sheet.pieces)}
    times = Counter(sheet.words(sheet.pieces[at]) for at in beside)
    often = {words for words, count in times.items() if count >= max(2, len(numbers) // 3)}
    return {at for at in beside if sheet.words(sheet.pieces[at]) in often and at not in numbers}
