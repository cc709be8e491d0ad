"""Words run together inside a clause: a blank is put between them."""

import re

from tools.strand import replace_all

GLUED = re.compile(  # what glues first, and no blank after it: nearly all others end there, which makes the search fast
    r"[,;:.!?](?=\S)(?:"
    r"(?<=(?:[^\W\d_]|[)\"»])[,;:])(?=[^\W\d_])"  # "dealt,so"
    r"|(?<=[a-zа-яё]\.)(?=\([A-ZА-ЯЁ])"  # "made.(It may"
    r"|(?:(?<=[a-zа-яё]{3}\.)|(?<=[\d)»”]\.))(?=[A-ZА-ЯЁ][a-zа-яё]|[AIАВИКОСУЯ]\s[a-zа-яё])"  # "ended.The", "over.A cup"
    r"|(?:(?<=^см\.)|(?<=[\s(]см\.))(?=[а-яёА-ЯЁ]{3})"  # "(см.раздел"
    r"|(?:(?<=\be\.g\.)|(?<=\bi\.e\.)|(?<=\bт\.[екд]\.))(?=[a-zа-яё]{2})"  # "e.g.after"
    r"|(?<=[a-zа-яё]{2}[!?])(?=[A-ZА-ЯЁ][a-zа-яё]))"  # "full?The"
)
OPENED = re.compile(r"\((?<=[a-zа-яё]\()(?=[^\W\d_]+[\s.,])")  # "spout(with a cloth", but not "guest(s)"
CLOSED = re.compile(
    r"\((?:[^()]*\s[^()]*|[^()]{5,})(\))(?=[a-zа-яё]{2}|[авикосуяa]\s)"
)  # "a cloth)by", but not "(un)willing"
MAY_BE_CLOSED = re.compile(r"\)[a-zа-яё]")
OTHER = "\u00a0\t\u2000-\u200a\u202f\u205f\u3000"  # blanks that are no single space
BLANKS = re.compile(rf"(?<=\S)(?:[ {OTHER}]{{2,}}|[{OTHER}])(?=\S)")
UNUSUAL = re.compile(rf"[{OTHER}]")


def part_glued(strand):
    """A blank between words that a comma, a full stop or a bracket glued together.

    >>> from tools.strand import plain
    >>> part_glued(plain("was dealt,so he may.(See there) 45.5.", 0)).words
    'was dealt, so he may. (See there) 45.5.'
    >>> part_glued(plain("S.O. и т.е. п.45.5. (см.раздел B)", 0)).words
    'S.O. и т.е. п.45.5. (см. раздел B)'
    >>> part_glued(plain("the spout(with a cloth)by a guest(s), see Law 16.A cup is full?The host", 0)).words
    'the spout (with a cloth) by a guest(s), see Law 16. A cup is full? The host'
    >>> part_glued(plain("set   in  full", 0)).words
    'set in full'
    """
    places = [found.end() for found in GLUED.finditer(strand.words)]
    if "(" in strand.words:
        places += [found.start() for found in OPENED.finditer(strand.words)]
        if MAY_BE_CLOSED.search(strand.words):
            places += [found.end() for found in CLOSED.finditer(strand.words)]
        places = sorted(set(places))
    if places:
        strand = replace_all(strand, [(place, place, " ", "space+", "words run together") for place in places])
    blanks = [found.span() for found in BLANKS.finditer(strand.words)] if _may_be_justified(strand.words) else []
    changes = [change for span in blanks for change in _narrowed(strand, *span)]
    return replace_all(strand, changes) if changes else strand


def _narrowed(strand, start, end):
    """Changes that leave one blank of several: where one was put in at a line's end, those of the file go out.

    >>> from tools.strand import join, plain
    >>> part_glued(join(plain("the end", 0), plain("\u00a0of tea", 9), " ", "break", "line end")).words
    'the end of tea'
    """
    own = [strand.place(strand.offset(at)) == at for at in range(start, end)]
    if all(own) and strand.offset(end - 1) - strand.offset(start) == end - 1 - start:
        yield start, end, " ", "space-", "blanks of a justified line"
    elif not all(own):
        for at in range(start, end):
            if own[at - start]:
                yield at, at + 1, "", "space-", "blanks of a justified line"


def _may_be_justified(words):
    """True if there is a blank that is not a single space."""
    return "  " in words or "\t" in words or not words.isascii() and bool(UNUSUAL.search(words))
