"""Words and labels of a block: each run of words gets its clause, by running sequence."""

import re

from tools.labels import (
    LETTERS,
    SECTION,
    TAIL,
    Label,
    ends_in_connector,
    ends_in_initial,
    is_closed,
    labels_at,
    law_heading,
    step,
    takes_reference,
)
from tools.languages import language
from tools.notes import footnote_sign
from tools.path import follow, items_of_laws, skip
from tools.strays import Strays

RUN_IN = re.compile(
    r"(?:\s|(?<=[a-zа-яё)][;:.,]))(?=[A-HА-ЕЖЗСН]\.|\d{1,2}\.\s*[^\W\d_]|\((?:[A-Za-zА-Яа-я]|[ivx]{2,4}|\d)\)|[a-z]\)\s|(?:[a-z]|[ivx]{2,4})\.\s+[^\W\d_](?!\.))"
)
BEGINNING = re.compile(r"^|(?<=[.;:!?)])\s")  # where a label may stand
SECOND = {
    "item": re.compile(r"(?:^|(?<=[.;:!?)])\s?)2\.\s*[A-ZА-ЯЁ]", re.MULTILINE),
    "section": re.compile(r"(?:^|(?<=[.;:!?)])\s?)[BВБCС]\.\s*[A-ZА-ЯЁ]", re.MULTILINE),
}
RUN_IN_ENDS = re.compile(  # what each of them ends with, which is found fast
    r"[.)](?:(?<=[\s;:.,][A-HА-ЕЖЗСНa-z\d]\.)|(?<=[\s;:.,]\d\d\.)|(?<=[\s;:.,][a-z]\))|(?<=\([A-Za-zА-Яа-я\d]\))"
    r"|(?<=[ivx]{2}\.)|(?<=[ivx]{2}\)))"
)
RUSSIAN_FIRST = re.compile(r"[БГДЖЗ]\.\s*[А-ЯЁ]")  # a section that Latin letters cannot name
RUSSIAN_INSIDE = re.compile(r"Б\.(?<=[.!?)»]\sБ\.)(?:\s+[А-ЯЁ]|[А-ЯЁ][а-яё])")


class Runs(Strays):
    """What an outline does inside a block; `doubts`, `blocks`, `text` and `lang` are the outline's."""

    def _runs(self, place, block, at, start, labelled=False):
        """Split a block at its labels and give each run its clause."""
        words = block.words
        following = self._following(at)
        if not labelled:
            end = 0 if self._is_abbreviated(place) else self._label(place, block, start)
            labelled = end > 0
            start = end or start
            self._doubt_label(place, block, start)
        while labelled and self._label(place, block, start, run_in=True):
            start = self._label_end
        while True:
            cut = self._next_label(place, block, start, following)
            end = cut if cut is not None else len(words)
            run = block.strand.cut(start, end)
            self._doubt_inside(block, start, end)
            more = cut is not None and len(self._steps_at(place, words, cut)) >= len(place.steps)
            self._run(place, block, run, labelled, following if cut is None else None, more)
            if cut is None:
                return
            start = self._label(place, block, cut, run_in=True)
            if not start:
                return self._run(place, block, block.strand.cut(cut, len(words)), False, following)
            labelled = True
            while self._label(place, block, start, run_in=True):
                start = self._label_end

    def _following(self, at):
        """The words of the next block of the same language on this page that is no footnote; "" if there are none."""
        found = self._next_block(at)
        return self.blocks[found].words if found else ""

    def _next_block(self, at):
        """Where the next block of the same language on this page that is no footnote stands; 0 if there is none."""
        languages, lang, blocks = self.text.languages, self.lang, self.blocks
        for place in range(at + 1, len(blocks)):
            block = blocks[place]
            if "jump" in block.marks:
                return 0
            if not self._is_note(block) and (len(languages) < 2 or language(block.words, languages, lang) == lang):
                return place
        return 0

    def _is_note(self, block):
        """True for a footnote: known by its page, or by a sign that was seen before."""
        signs = self.places[self.lang].signs
        return "footnote" in block.marks or bool(signs) and footnote_sign(block.words) in signs

    def _is_parted(self):
        """True if a page's end or a footnote stands between this block and the next of its language."""
        between = self.blocks[self.at + 1 : self._next_block(self.at) + 1]
        return any("page" in block.marks or self._is_note(block) for block in between)

    def _label(self, place, block, start, run_in=False):
        """Open the clause whose label stands here, if it is the next one; the label's end, or 0."""
        words = block.words
        begin = _past_blanks(words, start)
        readings = self._readings(words, begin)
        if not readings:
            return 0  # as mostly
        steps = follow(place.law, place.steps, readings, place.headless)
        if not steps and place.headless and place.record is None:
            own = [reading for reading in readings if place.steps[-1:] == ((reading.sort, reading.value),)]
            steps = place.steps if own else None  # the placement names the very clause that the label begins
        skipped = None
        confirmed = not run_in or (self.at, begin) in self.confirmed
        if not steps and confirmed and not (place.headless and place.record is None):
            skipped = skip(place.steps, readings)
            steps = skipped[0] if skipped else None
        if not steps:
            return 0
        end = readings[0].end
        was_headless = place.headless and place.placed
        place.steps, place.headless = steps, False
        record = self._open(place, block, begin, end)
        if skipped:
            self.doubts.append(
                (block.line, f"{record.id} does not follow the label before it; something is missing between them")
            )
            record.gaps.append(("before", "labels-missing"))
        if was_headless and place.placed:
            record.gaps.append(("before", "parents-lost"))
        place.placed = None
        self._label_end = end
        return end

    def _readings(self, words, at):
        readings = labels_at(words, at, self.is_lettered_in_russian)
        if not readings:
            return readings
        wanted = ("roman", "small", "number") if self.is_commentary else ("section", "item", "small", "roman", "number")
        return [self._own_sort(reading) for reading in readings if reading.sort in wanted and _is_whole(words, reading)]

    def _own_sort(self, reading):
        """A reading as an item of the law itself, if the code has one there and no section is open: "1." of Law 71."""
        place = self.places[self.lang]
        if reading.sort != "item" or self.is_commentary or place.steps[:1] and place.steps[0][0] == "section":
            return reading
        own = f"{place.law}.{reading.value}" in items_of_laws(self.text.code)
        return reading._replace(sort="paragraph") if own else reading

    def _next_label(self, place, block, start, following):
        """Where the next label run into the words stands; None if there is none."""
        if not RUN_IN_ENDS.search(block.words, start):
            return None
        for found in RUN_IN.finditer(block.words, start):
            at = found.end()
            if at > start and self._is_run_in(place, block.words, at, following):
                return at
            if at > start and self._is_out_of_turn(place, block.words, at):
                if self._next_follows(place, block.words, at):
                    self.confirmed.add((self.at, at))
                    return at
                self._doubt_run_in(place, block, at)
        return None

    def _is_out_of_turn(self, place, words, at):
        """True for what would be a label run in if those before it, or the second after a first, were there."""
        before = words[max(at - TAIL, 0) : at].rstrip()
        ends = re.search(r"[;:]$|[;,]\s(?:или|и|or|and)$" if words[at] == "(" else r"[.;:!?]$", before, re.IGNORECASE)
        if not ends or takes_reference(before) or ends_in_initial(before):
            return False
        readings = self._readings(words, at)
        if skip(place.steps, readings) or words[at] != "(" and follow(place.law, place.steps, readings):
            return True
        return any(one.sort == "section" and one.value > 1 for one in readings)

    def _next_follows(self, place, words, at):
        """True if the next section comes after one that is run in, here or below: then it is one, though out of turn."""
        found = skip(place.steps, self._readings(words, at))
        sort, value = found[0][-1] if found else ("", 0)
        if sort != "section" or value >= len(LETTERS):
            return False
        after = [words[at + 1 :], *self._below(sort)]
        places = ((text, found.end()) for text in after for found in BEGINNING.finditer(text))
        return any(reading[:2] == (sort, value + 1) for text, place in places for reading in self._readings(text, place))

    def _is_run_in(self, place, words, at, following):
        before = words[max(at - TAIL, 0) : at].rstrip()
        readings = self._readings(words, at)
        steps = follow(place.law, place.steps, readings)
        if not steps or takes_reference(before) or ends_in_initial(before) or not before:
            return False
        if steps[-1][1] == 1 and len(steps) > len(place.steps):
            if before.endswith(":") or (is_closed(before) and self._second_follows(place, words, at, steps)):
                return True
            return _second_bracket_follows(words[at:], steps[-1], following or "")
        if words[at] == "(" or words[at].islower():
            return bool(re.search(r"[.:;,!?)\"»]$", before)) or ends_in_connector(before)
        if before.endswith(",") and steps[-1][0] == "item" and place.record and place.record.steps[-1:] < steps[-1:]:
            return True  # "1. a spoon, 2. a cup,"
        return bool(re.search(r"[.:;!?)\"»]$|[,;]\s(?:или|и|or|and)$", before))

    def _second_follows(self, place, words, at, steps):
        """True if after a first "1." or "A." in running words its second comes, here or below, so that it is a list."""
        sort, _ = steps[-1]
        if sort not in SECOND:
            return False
        return bool(SECOND[sort].search("\n".join([words[at:], *self._below(sort)])))

    def _below(self, sort):
        """The blocks below that a list begun here may go on in: to the next law, items to the next section."""
        for block in self.blocks[self.at + 1 :]:
            if law_heading(block.words) or "jump" in block.marks or sort == "item" and SECTION.match(block.words):
                return
            yield block.words

    def _steps_at(self, place, words, at):
        return follow(place.law, place.steps, self._readings(words, at)) or ()


def lettered_in_russian(blocks):
    """True if sections are lettered А Б В Г: one of them is a letter that Latin has not."""
    return any(RUSSIAN_FIRST.match(block.words) or RUSSIAN_INSIDE.search(block.words) for block in blocks)


def _second_bracket_follows(words, first, following):
    """True if after "(a)", "(i)" or "a." in a sentence its second comes as in a list: after ";", or at the next paragraph.

    >>> _second_bracket_follows("(a) he is full; or (b) he is not.", ("small", 1), "")
    True
    >>> _second_bracket_follows("(a) and (b) differ.", ("small", 1), "")
    False
    >>> _second_bracket_follows("a. he is full; b. he is not.", ("small", 1), "")
    True
    """
    if words[0] != "(" and words[1:2] != ".":
        return False
    printed = step(first[0], 2)
    second = re.escape(printed if words[0] == "(" else printed[1:-1] + ".")
    inside = re.search(rf"[;:]\s(?:(?:или|и|or|and)\s)?{second}\s|,\s(?:или|ИЛИ|or)\s{second}\s", words, re.IGNORECASE)
    return bool(inside or re.match(rf"{second}\s", following, re.IGNORECASE))


def _past_blanks(words, at):
    while at < len(words) and words[at].isspace():
        at += 1
    return at


def _is_whole(words, reading: Label):
    """True unless the label is a part of something longer: "45.5.", "60%"."""
    return reading.end <= len(words) and not (reading.sort == "item" and words[reading.end : reading.end + 1].isdigit())
