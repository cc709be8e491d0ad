"""Corrections put into the words of their clauses, after cleaning; one that does not match is an error."""

from collections import namedtuple

from kodeks import clauses
from tools.corrections_file import NAME, PARTS
from tools.settled import Repair, drop_settled
from tools.strand import mend

SHOWN = 80  # characters of a clause's words that a fault quotes


class Unmatched(ValueError):
    """Corrections that do not match, or not one place: every one with file, line and what to do."""


class Found(namedtuple("Found", "correction record part number start end")):
    """A place where a correction matches: the strand by part and number, and the words in it."""

    __slots__ = ()

    @property
    def strand(self):
        return _strands(self.record, self.part)[self.number].unfolded()


def correct(whole, corrections, folder):
    """Put each correction into its clause; Unmatched tells every one that cannot be."""
    faults, found = [], []
    for one in corrections:
        places, remedy = _places(whole, one)
        if remedy:
            faults.append((one.line, remedy))
        found += places
    faults += _overlapping(found) + [(one.correction.line, words) for one in found for words in _forbidden(one)]
    if faults:
        raise Unmatched("\n".join(f"{folder / NAME}:{line}: {words}" for line, words in sorted(faults)))
    repairs = [_repair(whole, one) for one in found]
    for one in sorted(found, key=lambda one: one.start, reverse=True):
        _put(one)
    drop_settled(whole.reads, repairs)
    for record in {id(one.record): one.record for one in found}.values():
        whole.move_marks(record)


def _strands(record, part):
    return {"label": [record.label] if record.label else [], "title": record.titles, "body": record.paragraphs}[part]


def _places(whole, one):
    """([the place], "") where it matches; ([], what is wrong and what to do) where it does not match one."""
    records = [record for record in whole.records() if record.id == one.clause and _is_meant(record, one)]
    if not records:
        return [], _no_clause(whole, one)
    parts = [part for part in PARTS if one.part in ("", part)]
    found = [place for record in records for part in parts for place in _in_part(record, part, one)]
    if not found:
        said = " ".join(words for record in records for words in _all_words(record, one.part))
        shown = said if len(said) <= SHOWN else said[:SHOWN] + "…"
        words = f"'{one.old}' does not stand in {one.clause} of {one.text}; its words are: '{shown}'"
        return [], f"{words}; correct the words to be found, or take the correction out"
    if one.nth > len(found):
        return [], f"'{one.old}' stands {len(found)} times in {one.clause}, so there is no nth = {one.nth}; correct nth"
    if len(found) > 1 and not one.nth:
        where = f"'{one.old}' stands {len(found)} times in {one.clause} of {one.text}"
        return [], f"{where}; add nth = 1 to {len(found)}, or name lang, segment or part, or more of the words"
    return [found[max(one.nth - 1, 0)]], ""


def _is_meant(record, one):
    """True if a record is not ruled out by language, segment or file."""
    return one.lang in ("", record.lang) and one.segment in (0, record.segment) and one.file in ("", record.file)


def _no_clause(whole, one):
    narrower = [f"{key} {value}" for key, value in (("in", one.lang), ("segment", one.segment), ("from", one.file)) if value]
    near = list(dict.fromkeys(record.id for record in whole.records() if clauses.law(record.id) == clauses.law(one.clause)))
    known = f"; of that law it has {', '.join(near)}" if near else ""
    said = f"text {one.text} has no clause {' '.join([one.clause, *narrower])}{known}"
    return f"{said}; correct the clause, or take the correction out"


def _all_words(record, part):
    return [strand.words for name in PARTS if part in ("", name) for strand in _strands(record, name) if strand.words]


def _in_part(record, part, one):
    for number, strand in enumerate(_strands(record, part)):
        start = strand.words.find(one.old)
        while start >= 0:
            yield Found(one, record, part, number, start, start + len(one.old))
            start = strand.words.find(one.old, start + 1)


def _overlapping(found):
    """Two corrections that claim the same characters."""
    faults = []
    ordered = sorted(found, key=lambda one: (id(one.record), one.part, one.number, one.start, one.end))
    for one, other in zip(ordered, ordered[1:]):
        same = one.record is other.record and (one.part, one.number) == (other.part, other.number)
        if same and other.start < one.end:
            first, second = sorted((one.correction, other.correction), key=lambda correction: correction.line)
            words = f"this correction overlaps the one at line {first.line}, in {second.clause}"
            faults.append((second.line, f"{words}; make one of the two"))
    return faults


def _forbidden(one):
    """What a correction may not do: take out a whole paragraph, or the mark of a footnote."""
    start, end = _reach(one)
    if not one.correction.new and start == 0 and end == len(one.strand.words):
        yield f"this would leave nothing of a paragraph of {one.correction.clause}; take lines out by [[text.discard]]"
    marks = [edit for edit in mend(one.strand, start, end, one.correction.new, "", "").swallowed if edit.kind == "anchor"]
    if marks:
        yield f"the mark of a footnote stands inside '{one.correction.old}'; name the words before or after it"


def _reach(one):
    """Where a correction begins and ends: words taken out take one of two blanks with them."""
    words, start, end = one.strand.words, one.start, one.end
    if not one.correction.new and words[:start][-1:] in ("", " ") and words[end : end + 1] == " ":
        return start, end + 1
    if not one.correction.new and words[:start][-1:] == " " and words[end:][:1] in ("", ".", ",", ";", ":", "!", "?"):
        return start - 1, end
    return start, end


def _repair(whole, one):
    """A correction with its lines, before it is put in."""
    source = next(read.source for read in whole.reads if read.file.name == one.record.file)
    first, last = (source.line(one.strand.offset(at)) for at in (one.start, one.end - 1))
    return Repair(one.record.file, min(first, last), max(first, last), one.correction.old, one.correction.new)


def _put(one):
    strand = mend(one.strand, *_reach(one), one.correction.new, "correction", one.correction.why).strand
    if one.part == "label":
        one.record.label = strand
    else:
        _strands(one.record, one.part)[one.number] = strand
