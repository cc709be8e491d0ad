"""The files of one text put together: segments, footnotes, what is missing, and what two files tell differently."""

import re
from bisect import bisect_left

from kodeks.corpus.model import clause, law_pages
from tools.lost_items import mark_lost_items
from tools.notes import match_footnotes, uneven
from tools.owners import without_edits
from tools.record import Record
from tools.running_notes import run_through
from tools.setting import moved, set_clause
from tools.sheet import Edit


class Conflict(ValueError):
    """Two places that give one clause different words."""


class Assembled:
    """A text's records in order, with the clauses they make; `footnotes` holds (record, mark) → id."""

    def __init__(self, text, reads):
        self.text = text
        self.reads = reads
        self.copies = {}  # file → removals of records that say the same again
        self.anchors = {}  # record → [(footnote id, mark)]
        self.numbers = {}  # (record, offset of the mark) → what stands on the page
        self.lost_notes = []  # records of footnotes whose words are lost
        self.doubts = []  # (file, line, doubt)

    def records(self):
        """The records kept, file by file."""
        return [record for read in self.reads for record in read.records]

    def into(self, record, edit):
        """What an edit became on the page: a footnote's mark, its number."""
        return self.numbers.get((record, edit.start), edit.into) if edit.kind == "anchor" else edit.into

    def pages(self):
        """Pages by language, in order, one after the other: all at once they take as much room as the text."""
        for lang in self.text.languages:
            own = [record for record in self.records() + self.lost_notes if record.lang == lang]
            for law in _laws(own):
                yield _page(self.text.id, lang, [self.clause(record) for record in law])

    def move_marks(self, record):
        """Footnote marks to their places in words that were corrected."""
        record.marks = moved(record.marks, record)
        if record in self.anchors:
            notes, marks = zip(*self.anchors[record])
            self.anchors[record] = list(zip(notes, moved(marks, record)))

    def clause(self, record):
        """The clause that a record makes."""
        if record.sort == "footnote" and not record.paragraphs:
            return clause(record.id)
        return set_clause(record, self.anchors.get(record, ()))


def assemble(text, reads):
    """The files of a text as one; Conflict tells every clause that two places give different words."""
    whole = Assembled(text, reads)
    _number_segments(whole)
    _name_footnotes(whole)
    mark_lost_items(whole)
    _compare_languages(whole)
    return whole


def _number_segments(whole):
    """Text that returns is the next segment; the same words again are a copy; other words are a conflict."""
    faults, seen = [], {}
    for read in whole.reads:
        kept, removed = [], sorted(read.removed)
        for record in read.records:
            before = seen.setdefault((record.lang, record.id), []) if record.sort != "footnote" else []
            if record.sort == "footnote" or not before or _is_more(record, before):
                record.segment = len(before) + 1
                before.append(record)
                kept.append(record)
            elif same := next((other for other in before if _same(record, other)), None):
                _drop_copy(whole, read, record, same, removed)
            else:
                faults.append(_conflict(whole, read, record, before[0]))
        read.records[:] = kept
    if faults:
        raise Conflict("\n".join(faults))


def _is_more(record, before):
    """True if a record goes on from those before it: it returns, or one is cut where the other begins inside."""
    if record.returns and any(other.file == record.file for other in before):
        return True
    starts_inside = any(gap[1] == "start" for gap in record.gaps)
    return starts_inside and any(gap[1] == "end" for gap in before[-1].gaps) and not before[-1].returns


def _words(record):
    return re.findall(r"\w+", " ".join(record.words()))


def _same(record, other):
    """The same words; a heading with none says nothing of its own."""
    return _words(record) == _words(other)


def _conflict(whole, read, record, other):
    path = read.file.path
    first = next(one.file.path for one in whole.reads if one.file.name == other.file)
    return (
        f"{path}:{record.line}: {record.id} has other words here than at {first}:{other.line}; "
        f"correct the placement or the label of one, or take one of the two out{read.source.origin(record.line)}"
    )


def _drop_copy(whole, read, record, other, removed):
    """A record that says the same again goes to the ledger, whole but for what cleaners `removed` inside its line ends."""
    reason = f"{record.id} stands already in {other.file}, line {other.line}"
    for strand in record.strands():
        changed = [edit for edit in strand.edits if edit.start < edit.end and strand.place(edit.start) is None]
        places = strand.spans() + [(edit.start, edit.end) for edit in changed]
        for place in sorted(places):
            own = without_edits(*place, removed, bisect_left(removed, place))
            read.removed.extend(Edit(start, end, "duplicate", reason, None) for start, end in own)
    whole.copies.setdefault(read.file.name, []).append(record)


def _name_footnotes(whole):
    """Footnotes get the number they have in their law, and their marks the same."""
    counts = {}
    for read in whole.reads:
        pairs = match_footnotes(read.records)
        order = {id(record): at for at, record in enumerate(read.records)}
        pairs.sort(key=lambda pair: order[id(pair[1][0][0] if pair[1] else pair[0])])
        own = [pair for note, marks in pairs for pair in _by_law(note, marks)]
        running = _running(own, whole.text)
        for note, marks in own:
            _name_footnote(whole, read, note, marks, counts, running)
        _doubt_uneven(whole, read)


def _doubt_uneven(whole, read):
    """Notes and marks of one sign that are not as many: which belongs to which is a guess."""
    found = uneven(read.records)
    for record in read.records if found else ():
        keys = [(record.page_of(mark.offset), record.lang, mark.sign) for mark in record.marks]
        keys += [(record.page, record.lang, record.sign)] if record.sort == "footnote" else []
        for key in dict.fromkeys(keys):
            if key in found:
                marks, notes = found[key]
                words = f"{record.id}: {marks} marks and {notes} notes {key[2]} on a page; which go together is a guess"
                whole.doubts.append((read.file.name, record.line, words))


def _by_law(note, marks):
    """A page of the site shows its own law's footnotes only: marks in a second law are marks without words there."""
    laws = list(dict.fromkeys(record.law for record, _ in marks)) or [None]
    for at, law in enumerate(laws):
        yield (note if at == 0 else None), [pair for pair in marks if pair[0].law == law]


def _running(pairs, text):
    """The languages of a file in which a footnote's number is no place in its law."""
    found = {}
    for note, marks in pairs:
        owner = marks[0][0] if marks else note
        found.setdefault(owner.lang, []).append((owner.law, marks[0][1].sign if marks else ""))
    return {lang for lang, notes in found.items() if run_through(notes, text)}


def _name_footnote(whole, read, note, marks, counts, running):
    owner = marks[0][0] if marks else note
    law = owner.law
    sign = note.sign if note else marks[0][1].sign
    number = _footnote_number(counts, (owner.lang, law), "" if owner.lang in running else sign)
    footnote = f"{law}.fn{number}"
    if note:
        note.law, note.id = law, footnote
    else:
        note = Record("footnote", owner.lang, law, (), marks[0][0].line, owner.page)
        note.id = footnote
        whole.lost_notes.append(note)
        whole.doubts.append(
            (read.file.name, read.source.line(marks[0][1].offset), f"{owner.id}: footnote {sign} has no words in the file")
        )
    if not marks:
        whole.doubts.append((read.file.name, note.line, f"{footnote}: its mark is not on its page"))
    for record, mark in marks:
        whole.anchors.setdefault(record, []).append((footnote, mark))
        whole.numbers[(record, mark.offset)] = f"[^{number}]"


def _footnote_number(counts, law, sign):
    """The next number of the law; a footnote whose number begins anew in it keeps that number."""
    used = counts.setdefault(law, set())
    number = int(sign) if sign.isdigit() and int(sign) not in used else next(n for n in range(1, 1000) if n not in used)
    used.add(number)
    return number


def _compare_languages(whole):
    """Both languages of a law hold the same clauses, or the difference is told."""
    if len(whole.text.languages) < 2:
        return
    ids = {lang: {record.id for record in whole.records() if record.lang == lang} for lang in whole.text.languages}
    for lang, other in (whole.text.languages, whole.text.languages[::-1]):
        for record in whole.records():
            if record.lang == lang and record.id not in ids[other] and record.sort != "footnote":
                whole.doubts.append((record.file, record.line, f"{record.id} stands in {lang} only, not in {other}"))


def _laws(records):
    """Records of each law, as they came; footnotes after the clauses of their law; headings before the law they head."""
    laws = sorted({int(record.law) for record in records if record.sort != "heading"})
    headings = []
    by_law = {law: [] for law in laws}
    for record in records:
        if record.sort == "heading":
            headings.append(record)
            continue
        by_law[int(record.law)] += headings + [record]
        headings = []
    if headings and laws:
        by_law[laws[-1]] += headings
    for law in laws:
        notes = [record for record in by_law[law] if record.sort == "footnote"]
        notes.sort(key=lambda note: int(note.id.rsplit(".fn", 1)[1]))
        yield [record for record in by_law[law] if record.sort != "footnote"] + notes


def _page(text, lang, found):
    """The page of a law's clauses in order; headings that end a file go with the last law."""
    trailing = []
    while found[-1].kind == "heading":
        trailing.insert(0, found.pop())
    (page,) = law_pages(text, lang, found)
    return page._replace(clauses=page.clauses + tuple(trailing)) if trailing else page
