"""Running heads and page numbers of text that was copied out of a PDF or a book."""

import re
from collections import Counter, namedtuple
from heapq import heappop, heappush

from tools.cleaners.pages import FOOTER
from tools.draft import shown, without  # noqa: F401  (shown: for the examples)
from tools.labels import PARAGRAPH, begins_small, is_closed, labels_at, law_heading, part_heading

BARE = re.compile(r"[\[(|–—]?\s?(\d{1,3})\s?[\])|–—]?$")  # "- 45" is a footer
NAMED = re.compile(
    r"(?:page|p\.|pg\.|стр\.|страница|с\.)\s?(\d{1,3})(?:\s?(?:of|из|/)\s?\d{1,3})?\.?$|(\d{1,3})\s?(?:/|of|из)\s?\d{1,3}$",
    re.IGNORECASE,
)
NUMBER_FIRST = re.compile(r"[\[(|–—]?\s?\d")
HEAD = re.compile(r"(?:(\d{1,3})[\s|–—-]+)?([^\W\d_].*?)(?:[\s|–—-]+(\d{1,3}))?$")
FOOTERS = re.compile(r"^\s*[-–—]\s?\d{1,3}\b", re.MULTILINE)
LONGEST = 80  # characters of a head
FEWEST = 3  # pages, from whose numbers a run is known
APART = 8  # pieces from one page's number to the next, where no head stands beside them


class Number(namedtuple("Number", "at value head")):
    """A line that may hold a page's number: its place, the number, and the words beside it on the line."""

    __slots__ = ()


def drop_running(sheet):
    """Lines that hold a number, one higher each time: beside a head that comes again, named as pages, or far apart.

    >>> page = "Page %d has words.\\nThe Laws of Tea\\n%d\\n"
    >>> shown(drop_running, "".join(page % (number, number) for number in (4, 5, 6)))
    'Page 4 has words. | Page 5 has words. | Page 6 has words.'
    >>> shown(drop_running, "1\\nCups\\n2\\nSpoons\\n3\\nForks")
    '1 | Cups | 2 | Spoons | 3 | Forks'
    >>> shown(drop_running, "6 THE LAWS OF TEA\\nA cup.\\nTHE LAWS OF TEA 7\\nA pot.\\n8 THE LAWS OF TEA\\nA lid.")
    'A cup. | A pot. | A lid.'
    >>> shown(drop_running, "Page 3 of 9\\nA cup.\\nPage 4 of 9")
    'A cup.'
    >>> shown(drop_running, "A cup.\\n- 7\\nThe Laws of Tea\\nA pot.\\n- 8\\nThe Laws of Tea\\nA lid.")
    'A cup. | - 7 | A pot. | - 8 | A lid.'
    """
    numbers = _numbers(sheet)
    run = _run([one for one in numbers if not one.head])
    heads = _heads(sheet, [one.at for one in run])
    far = all(two.at - one.at >= APART for one, two in zip(run, run[1:]))
    if len(run) < FEWEST or not far and len(heads) < len(run) - 1:
        run, heads = [], set()
    gone = {one.at for one in run} | {one.at for one in numbers if one.head == NAMED.pattern}
    gone |= {one.at for one in _run(_again(numbers))}
    heads |= _beside_footers(sheet)
    return _without(sheet, gone, heads, {one.at for one in numbers if not one.head}) if numbers or heads else sheet


def _without(sheet, numbers, heads, alone):
    """The sheet without numbers and heads of pages; of a number that is kept, a doubt."""
    gone = dict.fromkeys(heads, ("running", "running head or foot of a page"))
    gone |= {at: ("page", "number of a page") for at in numbers if at >= 0}
    kept = [(sheet.line(sheet.pieces[at]), sheet.words(sheet.pieces[at])) for at in sorted(alone - gone.keys())]
    told = [(line, f"'{words}' alone on its line may be the number of a page; kept as words") for line, words in kept]
    return without(sheet, gone, "page", told)


def _numbers(sheet):
    """Every line that may hold a page's number."""
    titles = (edit for edit in sheet.edits if edit.kind == "book-title")  # the head of the first page may have been one
    found = [one for edit in titles for one in _beside_head(-1, sheet.source.text[edit.start : edit.end])]
    for at, words in enumerate(sheet.lines()):
        is_last = words[-1].isdecimal() or words[-2:-1].isdecimal()  # "Page 3."
        if not (is_last or not words[0].isalpha() and NUMBER_FIRST.match(words)):
            continue
        if len(words) > LONGEST or sheet.pieces[at].marks & {"row", "on"}:
            continue
        bare, named = BARE.match(words), is_last and NAMED.match(words)
        if bare or named:
            number = bare.group(1) if bare else named.group(1) or named.group(2)
            found.append(Number(at, int(number), NAMED.pattern if named and not bare else ""))
        else:
            beside = [*_beside_head(at, words)]
            found += beside if beside and not _is_labelled(words) else []
    return found


def _beside_head(at, words):
    """The number at the beginning or the end of a line, and its other words as the head."""
    found = HEAD.match(words)
    if found and bool(found.group(1)) != bool(found.group(3)) and not words.endswith((".", ",", ";", ":")):
        yield Number(at, int(found.group(1) or found.group(3)), found.group(2).lower())


def _again(numbers):
    """The numbers whose head comes again, with another number each time."""
    heads = Counter(one.head for one in numbers)
    return [one for one in numbers if one.head not in ("", NAMED.pattern) and heads[one.head] > 1]


def _run(numbers):
    """The numbers that rise by one through the file, the longest run of them; two are enough beside a head."""
    runs, ending = [], {}  # the value a run ends with so far → the places of such runs, the first before all
    for one in numbers:
        if ending.get(one.value - 1):
            place = heappop(ending[one.value - 1])
        else:
            place = len(runs)
            runs.append([])
        runs[place].append(one)
        heappush(ending.setdefault(one.value, []), place)
    longest = max(runs, key=len, default=[])
    return longest if len(longest) > 1 else []


def _beside_footers(sheet):
    """The places of heads beside footers, "- 45": lines that come again there, and are no words of a sentence."""
    lines = sheet.lines()
    footers = [at for at, words in enumerate(lines) if words[0] in "-–—" and FOOTER.fullmatch(words)]
    if not footers or not FOOTERS.search(sheet.source.text):
        return set()
    found = _heads(sheet, footers)
    return {at for at in found if not (is_closed(lines[at]) or begins_small(lines[at]) or _is_labelled(lines[at]))}


def _is_labelled(words):
    return bool(law_heading(words) or part_heading(words) or labels_at(words, 0) or PARAGRAPH.match(words))


def _heads(sheet, numbers):
    """The places of lines beside the numbers whose words stand beside another number too."""
    beside = {at for number in numbers for at in (number - 1, number + 1) if 0 <= at < len(sheet.pieces)}
    times = Counter(sheet.words(sheet.pieces[at]) for at in beside)
    often = {words for words, count in times.items() if count >= max(2, len(numbers) // 3)}
    return {at for at in beside if sheet.words(sheet.pieces[at]) in often and at not in numbers}
