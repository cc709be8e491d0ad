"""Blocks → nested clauses, by running sequence: a label counts only where it is the next one."""

import re

from tools.chapters import heading_id
from tools.joining import join_break
from tools.labels import (
    CONNECTOR,
    NOTE,
    PARAGRAPH,
    TAKES_REFERENCE,
    Label,
    begins_small,
    is_closed,
    labels_at,
    law_heading,
    part_heading,
)
from tools.lexicon import first_word, last_word
from tools.notes import read_footnotes
from tools.path import follow, skip, steps_of
from tools.record import Record
from tools.strand import join
from tools.titles import goes_on, is_title, split_capitals

RUN_IN = re.compile(r"(?<=\s)(?=[A-HА-ЕЖЗН]\.|\d{1,2}\.\s?[A-ZА-ЯЁ]|\((?:[A-Za-zА-Яа-я]|[ivx]{2,4}|\d)\)|[a-z]\)\s)")
TABLE = re.compile(r"таблиц|table", re.IGNORECASE)
HEADING_LONGEST = 120
MISSING = "pages are missing after this one"


class Place:
    """Where reading stands in one language: law, open steps, the clause that words go to."""

    def __init__(self):
        self.law = 0
        self.steps = ()
        self.record = None
        self.open_title = False
        self.lost = True  # nothing says which clause the next words belong to
        self.headless = False  # placed by the manifest: the first label may be any
        self.placed = None  # the placement, until words or a label came
        self.waiting = []  # headings before their law


class Outline:
    """Reads the blocks of one file; `records` and `faults` are what comes of it."""

    def __init__(self, source, blocks, text, placements, lexicon):
        self.source = source
        self.blocks = blocks
        self.text = text
        self.placements = dict(placements)  # line → placement
        self.lexicon = lexicon
        self.is_commentary = text.kind == "commentary"
        self.places = {lang: Place() for lang in text.languages}
        self.lang = text.languages[0]
        self.page = 0
        self.records = []
        self.faults = []
        self.doubts = []

    def read(self):
        """Read every block in order."""
        for at in range(len(self.blocks)):
            self._block(at)
        for place in self.places.values():
            self._close(place, "the file ends here")
            self._name_headings(place, place.law + 1)
        for line in sorted(self.placements):
            self.faults.append((line, "no paragraph begins on this line, so the placement places nothing; name the line where the fragment begins"))
        return self

    def _block(self, at):
        block = self.blocks[at]
        self.lang = language(block.words, self.text.languages, self.lang)
        if block.marks & {"page", "jump"}:
            self._turn_page("jump" in block.marks)
        place = self.places[self.lang]
        self._place(place, block.line)
        if "footnote" in block.marks:
            self.records += read_footnotes(block, self.records[-1:], lambda: Record("footnote", self.lang, place.law, (), block.line, self.page))
            return None
        if self._part(place, block) or self._law(place, block, at) or self._paragraph(place, block, at):
            return None
        if place.lost:
            return self._refuse(place, block)
        return self._runs(place, block, at, 0)

    # Pages and placements.

    def _turn_page(self, jump):
        self.page += 1
        if jump:
            for place in self.places.values():
                self._close(place, MISSING)
                place.lost, place.record, place.open_title = True, None, False

    def _close(self, place, why):
        """What is open when pages are missing: a sentence without its end is cut."""
        record = place.record
        for depth in range(1, len(place.steps) + 1):
            open_ones = [one for one in self.records if one.lang == self.lang_of(place) and one.law == place.law]
            for one in open_ones:
                one.is_cut = one.is_cut or one.steps == place.steps[:depth]
        if record and record.sort != "table" and record.paragraphs and not is_closed(record.last_words()):
            record.gaps.append(("after", "end"))
            self.doubts.append((record.line, f"{record.id}: its last sentence is cut; {why}"))
        elif record and record.paragraphs and why == MISSING:
            self.doubts.append((record.line, f"{record.id}: ends with a sentence where pages are missing; it may go on there"))

    def lang_of(self, place):
        """The language that a place belongs to."""
        return next(lang for lang, own in self.places.items() if own is place)

    def _place(self, place, line):
        clause = self.placements.pop(line, None)
        if clause is None:
            return
        steps = steps_of(clause)
        place.law = int(re.match(r"\d+", clause).group())
        place.steps, place.record, place.placed = steps, None, clause
        place.lost, place.headless, place.open_title = False, True, False
        self._name_headings(place, place.law)

    def _refuse(self, place, block):
        """Words that nothing places: an error, told once for each fragment."""
        if not (self.faults and self.faults[-1][1].startswith("this fragment") and place.placed == "refused"):
            example = f'[[text.placement]] with file = "{self.source.name}", line = {block.line}, clause = the clause it belongs to'
            self.faults.append(
                (block.line, f"this fragment begins without a heading and nothing says which clause it belongs to; add {example}")
            )
        place.placed = "refused"

    # Headings.

    def _part(self, place, block):
        found = part_heading(block.words)
        if not found or len(block.words) > HEADING_LONGEST or (is_closed(block.words) and not block.words.endswith(")")):
            return False
        record = self._new(place, "heading", (), block)
        record.titles.append(block.strand)
        record.level = found
        place.waiting.append(record)
        place.record, place.open_title = record, "underlined" not in block.marks
        place.lost = True
        return True

    def _name_headings(self, place, law):
        for record in place.waiting:
            record.id = heading_id(*record.level, law)
        place.waiting = []

    def _law(self, place, block, at):
        found = law_heading(block.words)
        if not found:
            return False
        if found[0] <= place.law:
            if not place.lost:
                self.doubts.append((block.line, f"a heading of Law {found[0]} after Law {place.law}; kept as words"))
                return False
        place.law, place.steps, place.lost, place.headless, place.placed = found[0], (), False, False, None
        self._name_headings(place, place.law)
        record = self._new(place, "law", (), block)
        record.label = block.strand.cut(0, found[1])
        place.record = record
        rest = block.strand.cut(found[1], len(block.words))
        capitals = split_capitals(rest.words)
        record.titles.append(rest.cut(0, capitals) if capitals else rest)
        place.open_title = not capitals
        record.underlined = "underlined" in block.marks
        if capitals:
            self._runs(place, block, at, len(block.words) - len(rest.words) + capitals)
        return True

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
            self.doubts.append((block.line, f"{law}.{before + 1} is missing: {law}.{number} follows {law}.{before or 'the heading'}"))
        self._runs(place, block, at, found.end(), labelled=True)
        return True

    def _is_next_paragraph(self, place, law, number, block):
        if place.law and law != place.law:
            return place.lost and law > place.law
        if not place.law:
            return True
        before = place.steps[0][1] if place.steps else 0
        return number > before and (number <= before + 2 or "end" in block.marks or "blank" in block.marks or place.lost)

    # Words and labels.

    def _runs(self, place, block, at, start, labelled=False):
        """Split a block at its labels and give each run its clause."""
        words = block.words
        following = self._following(at)
        if not labelled:
            start = self._label(place, block, start) or start
        labelled = labelled or start > 0
        while labelled and self._label(place, block, start, run_in=True):
            start = self._label_end
        while True:
            cut = self._next_label(place, words, start)
            run = block.strand.cut(start, cut if cut is not None else len(words))
            self._run(place, block, run, labelled, following if cut is None else None)
            if cut is None:
                return
            start = self._label(place, block, cut, run_in=True)
            labelled = True
            while self._label(place, block, start, run_in=True):
                start = self._label_end

    def _following(self, at):
        """The words of the next block of the same language on this page that is no footnote; "" if there are none."""
        for block in self.blocks[at + 1 :]:
            if "jump" in block.marks:
                return ""
            if "footnote" not in block.marks and language(block.words, self.text.languages, self.lang) == self.lang:
                return block.words
        return ""

    def _label(self, place, block, start, run_in=False):
        """Open the clause whose label stands here, if it is the next one; the label's end, or 0."""
        words = block.words
        begin = start + len(words[start:]) - len(words[start:].lstrip())
        readings = self._readings(words, begin)
        steps = follow(place.law, place.steps, readings, place.headless)
        skipped = None
        if not steps and readings and not run_in and not place.headless:
            skipped = skip(place.steps, readings)
            steps = skipped[0] if skipped else None
        if not steps:
            return 0
        end = readings[0].end
        was_headless = place.headless and place.placed
        place.steps, place.headless = steps, False
        record = self._open(place, block, begin, end)
        if skipped:
            self.doubts.append((block.line, f"{record.id} does not follow the label before it; something is missing between them"))
            record.gaps.append(("before", "labels-missing"))
        if was_headless and place.placed:
            record.gaps.append(("before", "parents-lost"))
        place.placed = None
        self._label_end = end
        return end

    def _readings(self, words, at):
        readings = labels_at(words, at, self._counts_in_russian())
        wanted = ("roman", "small", "number") if self.is_commentary else ("section", "item", "small", "roman", "number")
        return [reading for reading in readings if reading.sort in wanted and _is_whole(words, reading)]

    def _counts_in_russian(self):
        """True if sections are lettered А Б В Г: one of them is a letter that Latin has not."""
        if not hasattr(self, "_russian_letters"):
            self._russian_letters = any(re.match(r"[БГДЖЗ]\.\s?[А-ЯЁ]", block.words) for block in self.blocks)
        return self._russian_letters

    def _next_label(self, place, words, start):
        """Where the next label run into the words stands; None if there is none."""
        for found in RUN_IN.finditer(words, start):
            at = found.start()
            if at > start and self._is_run_in(place, words, at):
                return at
        return None

    def _is_run_in(self, place, words, at):
        before = words[:at].rstrip()
        readings = self._readings(words, at)
        steps = follow(place.law, place.steps, readings)
        if not steps or TAKES_REFERENCE.search(before) or not before:
            return False
        if steps[-1][1] == 1 and len(steps) > len(place.steps):
            return before.endswith(":")
        if words[at] == "(" or words[at].islower():
            return bool(re.search(r"[.:;,!?)\"»]$", before) or CONNECTOR.search(before))
        return bool(re.search(r"[.:;!?)\"»]$", before))

    def _run(self, place, block, run, labelled, following):
        """The words between two labels: title, text, or text that comes back to a clause above."""
        if not run.words:
            place.open_title = place.open_title and not labelled
            return
        if labelled:
            return self._after_label(place, block, run, following)
        if place.open_title and following is not None and self._is_more_title(place, block, run, following):
            return self._more_title(place, block, run)
        place.open_title = False
        self._text(place, block, run)

    def _after_label(self, place, block, run, following):
        record = place.record
        titled = not self.is_commentary and following is not None
        underlined = "underlined" in block.marks and following is not None
        if titled and (underlined or is_title(run.words, following)):
            record.titles.append(run)
            record.underlined = underlined
            place.open_title = True
            return
        capitals = 0 if self.is_commentary else split_capitals(run.words)
        if capitals:
            record.titles.append(run.cut(0, capitals))
            run = run.cut(capitals, len(run.words))
        record.paragraphs.append(run)
        place.open_title = False

    def _is_more_title(self, place, block, run, following):
        record = place.record
        underlined = "underlined" in block.marks
        if record.underlined and not underlined:
            return False
        title = record.titles[-1].words if record.titles else ""
        return goes_on(title, run.words, following, underlined)

    def _more_title(self, place, block, run):
        record = place.record
        if record.titles and record.titles[-1].words:
            record.titles[-1] = join_title(record.titles[-1], run, self.lexicon)
        else:
            record.titles = [run]
        record.underlined = "underlined" in block.marks

    def _text(self, place, block, run):
        record = place.record
        if self._is_connector(run) and record and record.paragraphs:
            record.paragraphs[-1] = join_break(record.paragraphs[-1], run, self.lexicon)
        elif record and "page" in block.marks and record.paragraphs and not is_closed(record.last_words()) and begins_small(run.words):
            record.paragraphs[-1] = join_break(record.paragraphs[-1], run, self.lexicon)
        elif record is None:
            self._headless_text(place, block, run)
        elif record.sort in ("clause", "law", "note", "table"):
            self._unlabelled(place, block, run)
        else:
            self._refuse(place, block)

    def _is_connector(self, run):
        return bool(CONNECTOR.search(run.words)) and len(run.words.split()) == 1

    def _headless_text(self, place, block, run):
        """The words of a placed fragment: what stood before them is on another page."""
        record = self._new(place, "clause" if place.steps else "law", place.steps, block)
        record.paragraphs.append(run)
        starts_inside = begins_small(run.words) or run.words[:1] in "(,;:-)"
        record.gaps.append(("before", "start" if starts_inside else "heading-missing"))
        place.record, place.placed = record, None

    def _unlabelled(self, place, block, run):
        """A paragraph without a label, after a clause's own words."""
        record = place.record
        if self.is_commentary and place.steps:
            return self._unlabelled_comment(place, block, run)
        is_item = record.sort == "clause" and not record.titles and record.steps[-1][0] != "section"
        if is_item and record.label is not None:
            return self._return(place, block, run, place.steps[:-1] or place.steps)
        record.paragraphs.append(run)

    def _unlabelled_comment(self, place, block, run):
        """In a commentary each paragraph is a record: a note, a table, or the numbered paragraph again."""
        record = place.record
        if NOTE.match(run.words):
            return self._more(place, block, run, "note")
        if record.sort == "table" and not is_closed(run.words):
            return record.paragraphs.append(run)
        if record.last_words().endswith(":") and TABLE.search(record.last_words()) and not is_closed(run.words):
            return self._table(place, block, run)
        return self._return(place, block, run, place.steps[:1])

    def _table(self, place, block, run):
        place.record.gaps.append(("after", "table-lost"))
        self._more(place, block, run, "table")
        self.doubts.append((block.line, f"{place.record.id}: the table has a heading and no rows"))

    def _more(self, place, block, run, sort):
        record = self._new(place, sort, place.steps[:1], block)
        record.paragraphs.append(run)
        place.record = record

    def _return(self, place, block, run, steps):
        """Text that comes back to a clause after its items: a new segment of it."""
        record = self._new(place, "clause" if steps else "law", steps, block)
        record.paragraphs.append(run)
        record.returns = True
        place.record, place.steps = record, steps
        self.doubts.append((block.line, f"{record.id}: a paragraph without a label, taken as more of {record.id}"))

    # Records.

    def _open(self, place, block, begin, end):
        """A new clause at the place's steps, with its label."""
        record = self._new(place, "clause", place.steps, block, begin)
        record.label = block.strand.cut(begin, end)
        place.record, place.open_title = record, False
        return record

    def _new(self, place, sort, steps, block, at=0):
        line = self.source.line(block.strand.offset(at))
        record = Record(sort, self.lang, place.law, steps, line, self.page)
        self.records.append(record)
        return record


def join_title(first, second, lexicon):
    """Two pieces of a title; a word cut between them without a hyphen is closed if it is one."""
    head, tail = last_word(first.words), first_word(second.words)
    if head and tail and lexicon.is_one_word(head, tail):
        return join(first, second, "", "word-break", "word of a title parted at a line end")
    if first.words.endswith("-"):
        return join_break(first, second, lexicon)
    return join(first, second, " ", "break", "title over several lines")


def language(words, languages, current):
    """The language that most letters of a block belong to; the current one if it has too few.

    >>> language("A. Взятка", ("ru", "en"), "en"), language("(a)", ("ru", "en"), "en")
    ('ru', 'en')
    """
    if len(languages) < 2:
        return languages[0]
    cyrillic = len(re.findall("[А-Яа-яЁё]", words))
    latin = len(re.findall("[A-Za-z]", words))
    if max(cyrillic, latin) < 3:
        return current
    wanted = "ru" if cyrillic > latin else "en"
    return wanted if wanted in languages else current


def _is_whole(words, reading: Label):
    """True unless the label is a part of something longer: "45.5.", "60%"."""
    return reading.end <= len(words) and not (reading.sort == "item" and words[reading.end : reading.end + 1].isdigit())
