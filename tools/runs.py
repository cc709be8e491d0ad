"""Words and labels of a block: each run of words gets its clause, by running sequence."""

import re

from tools.joining import join_break
from tools.labels import CONNECTOR, NOTE, PART, TAKES_REFERENCE, Label, begins_small, is_closed, labels_at, step
from tools.lexicon import first_word, last_word
from tools.path import follow, skip
from tools.record import Record
from tools.strand import join
from tools.titles import goes_on, is_title, split_capitals

RUN_IN = re.compile(r"(?<=\s)(?=[A-HА-ЕЖЗСН]\.|\d{1,2}\.\s?[^\W\d_]|\((?:[A-Za-zА-Яа-я]|[ivx]{2,4}|\d)\)|[a-z]\)\s)")
RUSSIAN = re.compile(r"^[БГДЖЗ]\.\s?[А-ЯЁ]|(?<=[.!?)»]\s)Б\.\s[А-ЯЁ]")  # a section that Latin letters cannot name
TABLE = re.compile(r"таблиц|table", re.IGNORECASE)


class Runs:
    """What an outline does inside a block; `records`, `doubts`, `blocks`, `lang` and `page` are the outline's."""

    # Words and labels.

    def _runs(self, place, block, at, start, labelled=False):
        """Split a block at its labels and give each run its clause."""
        words = block.words
        following = self._following(at)
        if not labelled:
            end = self._label(place, block, start)
            labelled = end > 0
            start = end or start
            self._doubt_label(place, block, start)
        while labelled and self._label(place, block, start, run_in=True):
            start = self._label_end
        while True:
            cut = self._next_label(place, words, start, following)
            run = block.strand.cut(start, cut if cut is not None else len(words))
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

    def _doubt_label(self, place, block, start):
        """Words that begin as a label does, but not as the next one, are kept as words and told."""
        if start == 0 and not place.headless and self._readings(block.words, 0):
            words = block.words[:20]
            self.doubts.append((block.line, f"'{words}…' begins like a label, but is not the next one here; kept as words"))

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
        if not steps and place.headless and place.record is None:
            own = [reading for reading in readings if place.steps[-1:] == ((reading.sort, reading.value),)]
            steps = place.steps if own else None  # the placement names the very clause that the label begins
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
        readings = labels_at(words, at, self._counts_in_russian())
        wanted = ("roman", "small", "number") if self.is_commentary else ("section", "item", "small", "roman", "number")
        return [reading for reading in readings if reading.sort in wanted and _is_whole(words, reading)]

    def _counts_in_russian(self):
        """True if sections are lettered А Б В Г: one of them is a letter that Latin has not."""
        if not hasattr(self, "_russian_letters"):
            self._russian_letters = any(RUSSIAN.search(block.words) for block in self.blocks)
        return self._russian_letters

    def _next_label(self, place, words, start, following):
        """Where the next label run into the words stands; None if there is none."""
        for found in RUN_IN.finditer(words, start):
            at = found.start()
            if at > start and self._is_run_in(place, words, at, following):
                return at
        return None

    def _is_run_in(self, place, words, at, following):
        before = words[:at].rstrip()
        readings = self._readings(words, at)
        steps = follow(place.law, place.steps, readings)
        if not steps or TAKES_REFERENCE.search(before) or not before:
            return False
        if steps[-1][1] == 1 and len(steps) > len(place.steps):
            if before.endswith(":") or (is_closed(before) and self._second_follows(place, words, at, steps)):
                return True
            return words[at] == "(" and _second_bracket_follows(words[at:], steps[-1], following or "")
        if words[at] == "(" or words[at].islower():
            return bool(re.search(r"[.:;,!?)\"»]$", before) or CONNECTOR.search(before))
        return bool(re.search(r"[.:;!?)\"»]$|[,;]\s(?:или|и|or|and)$", before))

    def _second_follows(self, place, words, at, steps):
        """True if after a first "1." or "A." in running words its second comes, so that it is a list."""
        sort, _ = steps[-1]
        if sort not in ("item", "section"):
            return False
        second = r"(?<=[.;:!?)]\s)2\.\s?[A-ZА-ЯЁ]" if sort == "item" else r"(?<=[.;:!?)]\s)[BВБ]\.\s?[A-ZА-ЯЁ]"
        return bool(re.search(second, words[at:]))

    def _steps_at(self, place, words, at):
        return follow(place.law, place.steps, self._readings(words, at)) or ()

    def _run(self, place, block, run, labelled, following, more=False):
        """The words between two labels: title, text, or text that comes back; `more` of the open list comes after them."""
        if not run.words:
            place.open_title = place.open_title and not labelled
            return
        if labelled:
            return self._after_label(place, block, run, following)
        if place.open_title and following is not None and self._is_more_title(place, block, run, following):
            return self._more_title(place, block, run)
        place.open_title = False
        self._text(place, block, run, more)

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
        if record is not self.records[-1] or (record.underlined and not underlined):
            return False
        title = record.titles[-1].words if record.titles else ""
        if record.sort == "heading":
            title = PART.sub("", title, count=1).strip(" .-–—")
        return goes_on(title, run.words, following, underlined)

    def _more_title(self, place, block, run):
        record = place.record
        if record.titles and record.titles[-1].words:
            record.titles[-1] = join_title(record.titles[-1], run, self.lexicon)
        else:
            record.titles = [run]
        record.underlined = "underlined" in block.marks

    def _text(self, place, block, run, in_list):
        """Words without a label of their own; `in_list` if the next label of the open list comes after them."""
        record = place.record
        if record and record.paragraphs and (self._is_connector(run) or self._goes_on(record, block, run, in_list)):
            record.paragraphs[-1] = join_break(record.paragraphs[-1], run, self.lexicon)
        elif record and in_list and record.sort == "clause":
            record.paragraphs.append(run)
        elif record is None:
            self._headless_text(place, block, run)
        elif record.sort in ("clause", "law", "note", "table"):
            self._unlabelled(place, block, run)
        else:
            self._refuse(place, block)

    def _goes_on(self, record, block, run, in_list):
        """True if words go on inside a sentence: in a list, over a page's end, after a footnote that parted it."""
        if is_closed(record.last_words()):
            return False
        if {"page", "on"} <= block.marks:
            return True  # the form tells it
        return in_list or (begins_small(run.words) and ("page" in block.marks or not _is_bare_item(record)))

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
        if _is_bare_item(record):
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
        if sort == "clause":
            place.trail.setdefault(steps, record)
        self.records.append(record)
        return record


def _second_bracket_follows(words, first, following):
    """True if after "(a)" or "(i)" in a sentence its second comes as in a list: after ";", or at the next paragraph.

    >>> _second_bracket_follows("(a) he is full; or (b) he is not.", ("small", 1), "")
    True
    >>> _second_bracket_follows("(a) and (b) differ.", ("small", 1), "")
    False
    """
    second = re.escape(step(first[0], 2))
    inside = re.search(rf"[;:]\s(?:(?:или|и|or|and)\s)?{second}\s|,\s(?:или|ИЛИ|or)\s{second}\s", words, re.IGNORECASE)
    return bool(inside or re.match(rf"{second}\s", following, re.IGNORECASE))


def _is_bare_item(record):
    """True for an item without a title: what follows it without a label may come back to the clause above."""
    is_item = record.sort == "clause" and not record.titles and record.steps[-1][0] != "section"
    return is_item and record.label is not None


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


def join_title(first, second, lexicon):
    """Two pieces of a title; a word cut between them without a hyphen is closed if it is one."""
    head, tail = last_word(first.words), first_word(second.words)
    if head and tail and lexicon.is_one_word(head, tail):
        return join(first, second, "", "word-break", "word of a title parted at a line end")
    if first.words.endswith("-"):
        return join_break(first, second, lexicon)
    return join(first, second, " ", "break", "title over several lines")


def _is_whole(words, reading: Label):
    """True unless the label is a part of something longer: "45.5.", "60%"."""
    return reading.end <= len(words) and not (reading.sort == "item" and words[reading.end : reading.end + 1].isdigit())
