"""Numbered paragraphs of a commentary: each names its law itself, and may be run into the one before."""

import re

from tools.labels import PARAGRAPH, law_heading
from tools.runs import Runs

INSIDE = re.compile(
    r"(?:(?<=[.!?:;)»”\"]\s)|(?<=[a-zа-яё)][.!?]))(?=\d{1,2}\.\d{1,2}\.(?:\s[^\sa-zа-яё]|[A-ZА-ЯЁ«“\"]|\([a-z]))"
)  # its blank or capital: "п.45.5." and "45.5. выше" are references


class Commented(Runs):
    """What an outline does with a numbered paragraph; `is_commentary` and `doubts` are the outline's."""

    def _paragraph(self, place, block, at):
        """A numbered paragraph of a commentary: it names its law itself."""
        found = PARAGRAPH.match(block.words) if self.is_commentary else None
        if not found or not self._is_next_paragraph(place, int(found.group(1)), int(found.group(2)), block):
            return False
        law, number = int(found.group(1)), int(found.group(2))
        before = place.steps[0][1] if place.steps and place.law == law else 0
        fresh = place.lost and not place.steps
        place.law, place.steps, place.lost, place.headless, place.placed = law, (("paragraph", number),), False, False, None
        self._name_headings(place, law)
        record = self._open(place, block, 0, found.end())
        if number > before + 1 and not fresh:
            record.gaps.append(("before", "number-missing", f"{law}.{before + 1}"))
            after = f"{law}.{before}" if before else "the heading"
            self.doubts.append((block.line, f"{law}.{before + 1} is missing: {law}.{number} follows {after}"))
        self._runs(place, block, at, found.end(), labelled=True)
        return True

    def _is_next_paragraph(self, place, law, number, block):
        if place.law and law != place.law:
            return place.lost and law > place.law
        if not place.law:
            return True
        before = place.steps[0][1] if place.steps else 0
        if number == before and place.headless and place.record is None:
            return True  # the placement names the very paragraph
        return number > before and (number <= before + 2 or "end" in block.marks or "blank" in block.marks or place.lost)


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
    whole = block.strand.unfolded()
    for start, end in zip(cuts, cuts[1:]):
        marks = block.marks if not start else frozenset(("end",))
        strand = whole.cut(start, end)
        yield block._replace(strand=strand, marks=marks, line=source.line(strand.offset(0)), words=strand.words)
