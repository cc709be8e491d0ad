"""Words run together inside a clause: a blank is put between them."""

import re

from tools.strand import replace_all

GLUED = (
    re.compile(r"(?<=[^\W\d_)\"»][,;:])(?=[^\W\d_])|(?<=[)\"»][,;:])(?=[^\W\d_])"),  # "dealt,so"
    re.compile(r"(?<=[a-zа-яё]\.)(?=\([A-ZА-ЯЁ])"),  # "made.(It may"
    re.compile(r"(?<=[a-zа-яё]{3}\.)(?=[A-ZА-ЯЁ][a-zа-яё])"),  # "ended.The"
    re.compile(r"(?:(?<=^см\.)|(?<=[\s(]см\.))(?=[а-яёА-ЯЁ]{3})"),  # "(см.раздел"
)
BLANKS = re.compile(r"(?<=\S)(?:[ \u00a0\t]{2,}|[\u00a0\t])(?=\S)")


def part_glued(strand):
    """A blank between words that a comma, a full stop or a bracket glued together.

    >>> from tools.strand import plain
    >>> part_glued(plain("was dealt,so he may.(See there) 45.5.", 0)).words
    'was dealt, so he may. (See there) 45.5.'
    >>> part_glued(plain("S.O. и т.е. п.45.5. (см.раздел B)", 0)).words
    'S.O. и т.е. п.45.5. (см. раздел B)'
    >>> part_glued(plain("set   in  full", 0)).words
    'set in full'
    """
    places = sorted({found.start() for pattern in GLUED for found in pattern.finditer(strand.words)})
    if places:
        strand = replace_all(strand, [(place, place, " ", "space+", "words run together") for place in places])
    blanks = [found.span() for found in BLANKS.finditer(strand.words)]
    return (
        replace_all(strand, [(*span, " ", "space-", "blanks of a justified line") for span in blanks]) if blanks else strand
    )
