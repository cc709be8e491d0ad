"""Numbered paragraphs of a commentary that are run into the one before."""

import re

from tools.labels import PARAGRAPH, law_heading

INSIDE = re.compile(
    r"(?:(?<=[.!?:;)»”\"]\s)|(?<=[a-zа-яё)][.!?]))(?=\d{1,2}\.\d{1,2}\.(?:\s[^\sa-zа-яё]|[A-ZА-ЯЁ«“\"]|\([a-z]))"
)  # its blank or capital: "п.45.5." and "45.5. выше" are references


def part_paragraphs(blocks, source):
    """The blocks, parted where the next paragraph of the law begins inside one: "… is over. 27.3. A cup …"."""
    law, number = 0, 0
    for block in blocks:
        places = [0, *(found.end() for found in INSIDE.finditer(block.words))]
        starts = []
        for place in places:
            found = PARAGRAPH.match(block.words, place)
            one, two = (int(found.group(1)), int(found.group(2))) if found else (0, 0)
            if found and (not place or (one, two) == (law, number + 1)):
                law, number = one, two
                starts += [place] if place else []
        heading = law_heading(block.words)
        law, number = (heading[0], 0) if heading else (law, number)
        yield from _parts(block, [0, *starts, len(block.words)], source)


def _parts(block, cuts, source):
    """A block parted at some places; only the first part keeps what stands before it."""
    if len(cuts) == 2:
        yield block
        return
    for start, end in zip(cuts, cuts[1:]):
        marks = block.marks if not start else frozenset(("end",))
        strand = block.strand.cut(start, end)
        yield block._replace(strand=strand, marks=marks, line=source.line(strand.offset(0)))
