"""Blocks → nested clauses, by running sequence: a label counts only where it is the next one."""

import re
from bisect import insort

from tools.chapters import heading_id
from tools.commented import Commented, part_paragraphs
from tools.incomplete import incomplete
from tools.labels import (
    TAIL,
    begins_small,
    is_closed,
    is_row,
    law_heading,
    part_heading,
    takes_reference,
)
from tools.languages import language
from tools.lapses import doubtful
from tools.notes import footnote_sign, read_footnotes, signs_in
from tools.path import levels_up, steps_of
from tools.place import Place
from tools.record import Record
from tools.runs import lettered_in_russian
from tools.titles import first_section, split_capitals
from tools.wording import ABBREVIATED

HEADING_LONGEST = 120
GOES_ON = re.compile(r"(?:[a-zа-яё)»”]{3}|\d|[)»”])[.!?]\s[a-zа-яё]")  # words that begin small after a sentence
MISSING = "pages are missing after this one"
NOT_PLACED = "nothing says which clause it belongs to"
DISCARD = "[[text.discard]] with file, lines and why"
USELESS = "no paragraph begins on this line, so the placement places nothing; name the line where the fragment begins"


class Outline(Commented):
    """Reads the blocks of one file; `records` and `faults` are what comes of it."""

    def __init__(self, source, blocks, text, placements, lexicon):
        self.source = source
        self.blocks = list(part_paragraphs(blocks, source)) if text.kind == "commentary" else blocks[:]
        self.is_lettered_in_russian = lettered_in_russian(self.blocks)
        self.text = text
        self.placements = dict(placements)  # line → placement
        self.lexicon = lexicon
        self.is_commentary = text.kind == "commentary"
        self.places = {lang: Place() for lang in text.languages}
        self.lang = text.languages[0]
        self.page = 0
        self.turns = []  # (offset where a page begins, its number), sorted
        self.at = 0  # the block that is read
        self.confirmed = set()  # (block, place) of labels run in out of turn that the next label confirms
        self.after_note = False  # a footnote stands right before it
        self.records = []
        self.faults = []
        self.doubts = []

    def read(self):
        """Read every block in order; it goes when it is read, since the records hold its words then."""
        told = any(levels_up(marks) is not None for marks in {block.marks for block in self.blocks})  # where lists end
        for at in range(len(self.blocks)):
            self.after_note = bool(self._block(at))
            self.blocks[at] = None
        for place in self.places.values():
            self._close(place, "the file ends here")
            self._name_headings(place, place.law + 1)
        for line in sorted(self.placements):
            self.faults.append((line, USELESS))
        for record in self.records:
            self.doubts += doubtful(record, self.source)
        self.doubts += incomplete(self.records, self.source, told)
        return self

    def _block(self, at):
        """Read one block; True if it is a footnote."""
        block, self.at = self.blocks[at].unfolded(), at
        words = block.words
        self.lang = language(words, self.text.languages, self.lang)
        if "page" in block.marks or "jump" in block.marks:
            self._turn_page(block)
        place = self.places[self.lang]
        self._place(place, block.line)
        page = self._page_of_note(place, footnote_sign(words)) if place.signs or self.after_note else None
        if "footnote" in block.marks or page is not None:
            self._footnotes(place, block, self.page if page is None else page)
            return True
        for sign in signs_in(words):
            place.signs.setdefault(sign, []).append(self.page)
        if is_row(words) and place.record and not place.lost:
            place.open_title = False
            return self._text(place, block, block.strand, False)
        if self._part(place, block) or self._law(place, block, at) or self._paragraph(place, block, at):
            return None
        heading = place.record if place.record and place.record.sort == "heading" else None
        if heading and place.open_title and self._is_more_title(place, block, block.strand, self._following(at)):
            return self._more_title(place, block, block.strand)
        if place.lost:
            return self._refuse(place, block)
        return self._runs(place, block, at, 0)

    def _page_of_note(self, place, sign):
        """The page of a mark that calls a note with this sign; None if none was seen and no such note is right before."""
        pages = place.signs.get(sign)
        if not pages:
            again = (
                self.after_note and self.records and self.records[-1].sort == "footnote" and self.records[-1].sign == sign
            )
            return self.page if again and sign and not sign.isdecimal() else None
        page = pages.pop(0)
        if not pages:
            del place.signs[sign]
        return page

    def _footnotes(self, place, block, page):
        """The notes at the foot of a page, or one that stands where its mark was seen before."""
        if not place.law:
            return self._refuse(place, block)
        notes = read_footnotes(
            block, self.records[-1:], lambda: Record("footnote", self.lang, place.law, (), block.line, page)
        )
        for note in notes[1:]:
            self._page_of_note(place, note.sign)
        self.records += notes
        self._doubt_below_note(block, notes)
        following = self._following(self.at)
        before = place.record
        if before and before.paragraphs and not is_closed(before.last_words()) and GOES_ON.search(block.words):
            words = "stops inside a sentence before a footnote, whose last words may be more of it"
            self.doubts.append((block.line, f"{before.id}: {words}"))
        if (
            (not is_closed(block.words) or ABBREVIATED.search(block.words))
            and (begins_small(following) or following[:1].isdecimal() and takes_reference(block.words[-TAIL:]))
            and (not place.record or is_closed(place.record.last_words()))
        ):
            self.doubts.append((block.line, "a footnote does not end as a sentence; what follows may belong to it"))

    # Pages and placements.

    def _turn_page(self, block):
        self.page += 1
        insort(self.turns, (block.strand.offset(0), self.page))
        if "jump" in block.marks:
            for place in self.places.values():
                self._close(place, MISSING)
                place.lost, place.record, place.open_title, place.placed = True, None, False, None
                place.signs = {}

    def _close(self, place, why):
        """What is open when pages are missing: a sentence without its end is cut."""
        record = place.record
        for depth in range(1, len(place.steps) + 1):
            if place.steps[:depth] in place.trail:
                above = place.trail[place.steps[:depth]]
                above.is_cut = above.is_cut or why
        if record and record.sort != "table" and record.paragraphs and not is_closed(record.last_words()):
            record.gaps.append(("after", "end"))
            self.doubts.append((record.line, f"{record.id}: its last sentence is cut; {why}"))
        elif record and record.paragraphs and why == MISSING:
            self.doubts.append(
                (record.line, f"{record.id}: ends with a sentence where pages are missing; it may go on there")
            )

    def _place(self, place, line):
        clause = self.placements.pop(line, None)
        if clause is None:
            return
        steps = steps_of(clause.removesuffix(".note"))
        place.law = int(re.match(r"\d+", clause).group())
        place.steps, place.record, place.placed, place.trail = steps, None, clause, {}
        place.astray = ()
        place.lost, place.headless, place.open_title = False, True, False
        self._name_headings(place, place.law)

    def _refuse(self, place, block):
        """Words that nothing places: an error, told once for each fragment."""
        if place.placed != "refused":
            example = f'[[text.placement]] with file = "{self.source.name}", line = {block.line}, clause = "…", why = "…"'
            words = f"this fragment begins without a heading and {NOT_PLACED}; add {example}"
            self.faults.append((block.line, f"{words}; or, if it is no part of the text, {DISCARD}"))
        place.placed = "refused"

    # Headings.

    def _part(self, place, block):
        found = part_heading(block.words)
        if not found or len(block.words) > HEADING_LONGEST or (is_closed(block.words) and not block.words.endswith(")")):
            return False
        record = self._new(place, "heading", (), block)
        record.titles.append(block.strand)
        record.level, record.underlined = found, "underlined" in block.marks
        place.waiting.append(record)
        place.record, place.open_title = record, True
        place.lost = True
        return True

    def _name_headings(self, place, law):
        for record in place.waiting:
            record.id = heading_id(*record.level, law)
        place.waiting = []

    def _law(self, place, block, at):
        found = law_heading(block.words, bool(block.marks & {"underlined", "heading"}))
        if not found or "underlined" not in block.marks and self._takes_reference(place):
            return False
        is_placed = found[0] == place.law and place.record is None and place.headless  # a placement of the heading itself
        if found[0] <= place.law and not is_placed:
            if not place.lost:
                self.doubts.append((block.line, f"a heading of Law {found[0]} after Law {place.law}; kept as words"))
                return False
        place.law, place.steps, place.lost, place.headless, place.placed = found[0], (), False, False, None
        place.trail, place.astray = {}, ()
        self._name_headings(place, place.law)
        record = self._new(place, "law", (), block)
        record.label = block.strand.cut(0, found[1])
        place.record = record
        rest = block.strand.cut(found[1], len(block.words))
        capitals = 0 if "underlined" in block.marks else split_capitals(rest.words) or first_section(rest.words)
        record.titles.append(rest.cut(0, capitals) if capitals else rest)
        place.open_title = not capitals
        record.underlined = "underlined" in block.marks
        if capitals:
            self._runs(place, block, at, len(block.words) - len(rest.words) + capitals)
        elif len(rest.words) > HEADING_LONGEST:
            self.doubts.append(
                (block.line, f"Law {found[0]} has a title of {len(rest.words)} characters; text may be among it")
            )
        return True

    def _takes_reference(self, place):
        """True if the words so far stop where a reference must follow: "under" / "Law 16."."""
        last = place.record.last_words() if place.record and place.record.paragraphs else ""
        return takes_reference(last[-TAIL:])
