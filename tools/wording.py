"""The words between two labels: a title, a clause's text, or text that comes back to the clause above."""

import re

from tools.labels import BEGUN, NOTE, PART, TAIL, begins_small, ends_in_connector, is_closed, is_row, takes_reference
from tools.lexicon import first_word, last_word
from tools.path import clause_of, exists, levels_up
from tools.record import Record
from tools.seams import join_break
from tools.strand import join
from tools.titles import goes_on, is_title, join_title, may_begin_with_title, may_hold_title, split_capitals
from tools.widths import APART

DASH = re.compile(r"[-–—]\s+(?=\S)")
ENDED = re.compile(r"[.!?:;…][)\"»”]*$|\|$")  # a bracket or a quotation mark alone may stand inside a sentence
ABBREVIATED = re.compile(r"(?:^|[\s(])(?:e\.g|i\.e|cf|etc|no|т\.\s?[екдп]|см|п|пп|ст|стр)\.$", re.IGNORECASE)
TABLE = re.compile(r"таблиц|table", re.IGNORECASE)


class Wording:
    """What an outline does with a run of words; `records`, `doubts`, `lang` and `page` are the outline's."""

    def _run(self, place, block, run, labelled, following, more=False):
        """The words between two labels: title, text, or text that comes back; `more` of the open list comes after them."""
        if not run.words:
            place.open_title = place.open_title and not labelled
            return
        if labelled:
            return self._after_label(place, block, run, following, self._is_parted())
        if place.open_title and following is not None and self._is_more_title(place, block, run, following):
            return self._more_title(place, block, run)
        if place.open_title and begins_small(run.words) and place.record.sort != "heading":
            words = f"{place.record.id}: its title may be the beginning of its text, which goes on inside a sentence"
            self.doubts.append((block.line, words))
        place.open_title = False
        self._text(place, block, run, more)

    def _after_label(self, place, block, run, following, parted):
        record = place.record
        titled = not self.is_commentary and following is not None and "over" not in block.marks
        underlined = "underlined" in block.marks and following is not None
        if titled and (underlined or is_title(run.words, following, parted)):
            record.titles.append(run)
            record.underlined = underlined
            place.open_title = True
            return
        if titled and is_title(run.words, following):
            words = f"'{run.words[:40]}' may be a title that goes on over a page's end or a footnote; kept as words"
            self.doubts.append((block.line, f"{record.id}: {words}"))
        capitals = 0 if self.is_commentary else split_capitals(run.words)
        if capitals:
            record.titles.append(run.cut(0, capitals))
            run = run.cut(capitals, len(run.words))
        elif not self.is_commentary and (may_hold_title(run.words) or may_begin_with_title(run.words)):
            words = f"'{run.words[:40]}…' may begin with a title on the line of its text; kept as words"
            self.doubts.append((record.line, f"{record.id}: {words}{self._layout(run)}"))
        record.paragraphs.append(run)
        place.open_title = False

    def _layout(self, run):
        """What to do if a title's line was joined with its text, as in files whose lines are wrapped."""
        is_joined = any(edit.kind == "break" for edit in run.edits)
        may_help = is_joined and not self.source.layout and not self.source.origins
        return '; if titles stand on lines of their own, write layout = "lines" in its [[text.file]]' if may_help else ""

    def _is_more_title(self, place, block, run, following):
        record = place.record
        underlined = "underlined" in block.marks
        last = next(one for one in reversed(self.records) if one.sort != "footnote")
        if record is not last or (record.underlined and not underlined) or "item" in block.marks:
            return False
        title = record.titles[-1].words if record.titles else ""
        if record.sort == "heading":
            title = PART.sub("", title, count=1).strip(" .-–—")
        return goes_on(title, run.words, following, underlined)

    def _more_title(self, place, block, run):
        record = place.record
        if record.titles and record.titles[-1].words:
            pair = last_word(record.titles[-1].words), first_word(run.words)
            if self.lexicon.may_be_one_word(*pair):
                words = f"'{pair[0]}' at a line's end and '{pair[1]}' on the next may be one word or two"
                self.doubts.append((block.line, f"{record.id}: {words}"))
            record.titles[-1] = join_title(record.titles[-1], run, self.lexicon)
        else:
            record.titles = [self._without_dash(record, run)]
        record.underlined = "underlined" in block.marks

    def _without_dash(self, record, run):
        """A title on the line after its label without the dash that parts the two, which goes to the label."""
        dash = DASH.match(run.words) if record.label else None
        if not dash:
            return run
        dashed = run.cut(0, dash.end())
        record.label = join(record.label, dashed, " ", "break", "label and title on two lines")
        return run.cut(dash.end(), len(run.words))

    def _text(self, place, block, run, in_list):
        """Words without a label of their own; `in_list` if the next label of the open list comes after them."""
        record = place.record
        if record and record.paragraphs and (self._is_connector(run) or self._goes_on(record, block, run, in_list)):
            record.paragraphs[-1] = join_break(record.paragraphs[-1], run, self.lexicon)
        elif record and in_list and record.sort == "clause":
            record.paragraphs.append(run)
            self._doubt_page(record, block, run)
        elif record is None:
            self._headless_text(place, block, run)
        elif record.sort in ("clause", "law", "note", "table"):
            self._unlabelled(place, block, run)
        else:
            self._refuse(place, block)

    def _goes_on(self, record, block, run, in_list):
        """True if words go on inside a sentence: in a list, over a page's end, after a footnote that parted it."""
        last, parted = record.last_words(), "page" in block.marks or self.after_note
        if is_row(last):
            return False
        if BEGUN.search(last[-3:]) or last.endswith("-") and last[-2:-1].isalnum():
            return True  # "before tea, i." / "e. at noon", "North-" / "South"
        if is_closed(last) and not (
            parted and begins_small(run.words) and (ABBREVIATED.search(last) or not ENDED.search(last))
        ):
            return False
        if {"page", "on"} <= block.marks:
            return True  # the form tells it
        if takes_reference(last[-TAIL:]):
            return True  # "as in" / "Laws 42 and 43"
        if run.words.startswith("(") and "blank" not in block.marks:
            return True
        inside = begins_small(run.words) or run.words.startswith("(") or run.words[:1].isdigit()
        return in_list or (inside and (parted or not _is_bare_item(record)))

    def _is_connector(self, run):
        return ends_in_connector(run.words) and len(run.words.split()) == 1

    def _headless_text(self, place, block, run):
        """The words of a placed fragment: what stood before them is on another page."""
        sort = "note" if (place.placed or "").endswith(".note") else "clause" if place.steps else "law"
        record = self._new(place, sort, place.steps, block)
        record.paragraphs.append(run)
        starts_inside = begins_small(run.words) or run.words[:1] in "(,;:-)"
        record.gaps.append(("before", "start" if starts_inside else "heading-missing"))
        place.record, place.placed = record, None

    def _unlabelled(self, place, block, run):
        """A paragraph without a label, after a clause's own words."""
        record = place.record
        if self.after_note and not block.marks & APART:
            words = (
                f"{record.id}: a paragraph right below a footnote, taken as more of the clause"
                "; it may be more of the footnote"
            )
            self.doubts.append((block.line, words))
        if self.is_commentary and place.steps:
            return self._unlabelled_comment(place, block, run)
        levels = None if place.unread else levels_up(block.marks)
        if levels and levels <= len(place.steps):
            return self._return(place, block, run, place.steps[: len(place.steps) - levels], told=True)
        if _is_bare_item(record) and levels is None:
            return self._return(place, block, run, place.steps[:-1] or place.steps)
        self._doubt_page(record, block, run)
        record.paragraphs.append(run)

    def _doubt_page(self, record, block, run):
        """A paragraph that begins a page may be more of the one that ended the page before."""
        if "page" in block.marks and record.paragraphs and run.words:
            self.doubts.append((block.line, f"{record.id}: a paragraph begins a page, and may go on from the page before"))

    def _unlabelled_comment(self, place, block, run):
        """In a commentary each paragraph is a record: a note, a table, or the numbered paragraph again."""
        record = place.record
        if is_row(run.words) and (record.paragraphs or record.titles):
            return record.paragraphs.append(run)
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

    def _return(self, place, block, run, steps, told=False):
        """Text that comes back to a clause after its items: a new segment of it."""
        before = place.record
        record = self._new(place, "clause" if steps else "law", steps, block)
        record.paragraphs.append(run)
        record.returns = True
        place.record, place.steps = record, steps
        if not told:
            self.doubts.append((block.line, f"{record.id}: a paragraph without a label, taken as more of {record.id}"))
            if begins_small(run.words) and not is_closed(before.last_words()):
                words = f"{before.id}: does not end as a sentence, and may go on with the words taken as more of {record.id}"
                self.doubts.append((block.line, words))

    # Records.

    def _open(self, place, block, begin, end):
        """A new clause at the place's steps, with its label."""
        record = self._new(place, "clause", place.steps, block, begin)
        record.label = block.strand.cut(begin, end)
        place.record, place.open_title, place.unread = record, False, False
        self._doubt_astray(place, record)
        return record

    def _doubt_astray(self, place, record):
        """What is labelled below words that may be a clause of their own may belong to that clause."""
        before = place.astray and place.steps[:-1] == place.astray[:-1] and place.steps < place.astray  # "2." and then "1."
        if not place.astray or len(place.steps) <= len(place.astray) and not before:
            place.astray = ()
            return
        clause, own = clause_of(place.law, place.astray), place.astray + place.steps[len(place.astray) :]
        words = f"{record.id}: may belong to {clause}, whose label was kept as words before it"
        if len(own) > len(place.astray) and exists(place.law, own):
            words = f"{words}, and then be {clause_of(place.law, own)}"
        self.doubts.append((record.line, words))

    def _new(self, place, sort, steps, block, at=0):
        line = self.source.line(block.strand.offset(at))
        record = Record(sort, self.lang, place.law, steps, line, self.page)
        record.turns = self.turns
        if sort == "clause":
            place.trail.setdefault(steps, record)
        self.records.append(record)
        return record


def _is_bare_item(record):
    """True for an item without a title: what follows it without a label may come back to the clause above."""
    is_item = record.sort == "clause" and not record.titles and record.steps[-1][0] != "section"
    return is_item and record.label is not None
