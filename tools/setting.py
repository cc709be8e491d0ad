"""Records → clauses: words set as the page has them, with footnote marks, gaps and stress at their places."""

from bisect import bisect_left

from kodeks.corpus.model import clause
from tools.cleaners.glue import part_glued
from tools.cleaners.repeats import drop_repeats
from tools.labels import is_row
from tools.notes import take_marks
from tools.reasons import reason
from tools.sheet import Edit
from tools.strand import START


def repair_words(record, signs=()):
    """Repairs inside a clause: footnote marks taken out, glued words parted, its label parted from what follows."""
    record.paragraphs = [drop_repeats(strand) for strand in record.paragraphs]
    take_marks(record, signs)
    record.titles = [part_glued(strand) for strand in record.titles if strand.words]
    record.paragraphs = [part_glued(strand) for strand in record.paragraphs]
    record.marks = moved(record.marks, record)
    _part_label(record)


def body_of(record):
    """The words of the clause that a record makes."""
    return _body([strand.words for strand in record.paragraphs])


def set_clause(record, footnotes):
    """The clause that a record makes; `footnotes` are (id, mark) in order."""
    blocks = [strand.words for strand in record.paragraphs]
    starts = _starts(blocks) if footnotes or record.is_stressed else ()
    anchors = [(footnote, starts[mark.paragraph] + mark.place) for footnote, mark in footnotes]
    body = _body(blocks)
    return clause(
        record.id,
        body,
        record.segment,
        record.label.words if record.label else "",
        " ".join(strand.words for strand in record.titles),
        sorted(anchors, key=lambda anchor: anchor[1]),
        _gaps(record, len(body)),
        _stressed(record, starts),
    )


def moved(marks, record):
    """Marks at their places in the words as they are now: blanks and corrections before a mark move it."""
    strands = record.paragraphs
    return [mark._replace(place=strands[mark.paragraph].place_after(mark.offset)) for mark in marks]


def _part_label(record):
    """A blank between a label and the words glued to it, "1.Records"."""
    strands = record.strands()
    if not record.label or len(strands) < 2 or not strands[1].words:
        return
    following = strands[1]
    end = record.label.stretches[-1].offset + record.label.stretches[-1].length
    if following.offset(0) == end:
        first = record.titles if record.titles else record.paragraphs
        blank = Edit(end, end, "space+", "label and words run together", " ")
        first[0] = following._replace(edits=tuple(sorted((*following.edits, blank))))


def _separators(blocks):
    """What stands between paragraphs: rows of one table are lines, all else is parted by a blank line."""
    return ["\n" if is_row(one) and is_row(two) else "\n\n" for one, two in zip(blocks, blocks[1:])]


def _body(blocks):
    body = "\n\n".join(blocks)
    if "|" not in body:
        return body  # no row of a table is among them
    return "".join(words + separator for words, separator in zip(blocks, _separators(blocks) + [""]))


def _starts(blocks):
    starts, at = [], 0
    for words, separator in zip(blocks, _separators(blocks) + [""]):
        starts.append(at)
        at += len(words) + len(separator)
    return starts


def _gaps(record, length):
    """Each gap once, before or after the words."""
    found = []
    for place, key, *ids in record.gaps:
        gap = (length if place == "after" else 0, reason(key, record.lang, ids))
        if gap not in found:
            found.append(gap)
    return sorted(found)


def _stressed(record, starts):
    """(start, end) in the body of the words that were struck over."""
    found = []
    for strand, at in zip(record.paragraphs if record.is_stressed else (), starts):
        for edit in strand.edits:
            if edit.kind == "stress":
                start, end = _word_around(strand.words, strand.place(edit.start), len(edit.into))
                found.append((at + start, at + end))
    return list(dict.fromkeys(found))


def _word_around(words, place, length):
    """Where the words begin and end that some letters of them stand for: a letter put otherwise among them belongs to them.

    >>> _word_around("И моё и твоё", 2, 2), _word_around("не пода", 3, 4)
    ((2, 5), (3, 7))
    """
    start, end = place, place + length
    while start and words[start - 1].isalpha():
        start -= 1
    while end < len(words) and words[end].isalpha():
        end += 1
    return start, end


def add_stress(record, edits):
    """Give a record the stress that lies in its words; a stressed word in a title is told in the ledger alone."""
    if not edits:
        return
    for strands in (record.titles, record.paragraphs):
        for number, strand in enumerate(strands):
            own = tuple(part for edit in _near(edits, strand) for part in _parts(edit, strand))
            if own:
                strands[number] = strand._replace(edits=tuple(sorted(strand.edits + own)))
                record.is_stressed = True


def _parts(edit, strand):
    """The stress of the words that a strand keeps as printed: a letter put otherwise among them has a change of its own."""
    if strand.place(edit.start) is None:
        return
    for begin, end in strand.spans():
        first, last = max(begin, edit.start), min(end, edit.end)
        if first < last:
            yield edit._replace(start=first, end=last, into=edit.into[first - edit.start : last - edit.start])


def _near(edits, strand):
    """Those of some edits, in order, that lie between the first and the last place of a strand in the file."""
    offsets = [stretch.offset for stretch in strand.stretches]
    last = strand.stretches[offsets.index(max(offsets))]
    first = bisect_left(edits, min(offsets), key=START)
    return edits[first : bisect_left(edits, last.offset + last.length, key=START)]


def tell_added(record, added, source):
    """Give a record's label, titles and words a change for what its reader added, for the ledger."""
    if not added:
        return
    for strands in (record.titles, record.paragraphs):
        strands[:] = [_with_added(strand, added, source) for strand in strands]
    record.label = record.label and _with_added(record.label, added, source)


def _with_added(strand, added, source):
    own = []
    for first, last in strand.spans():
        for start, end, why, *kind in added[bisect_left(added, first, key=lambda one: one[1]) :]:
            if start >= last:
                break
            start, end = max(start, first), min(end, last)
            if start < end:
                own.append(Edit(start, end, *(kind or ["number+"]), why, source.text[start:end]))
    return strand._replace(edits=tuple(sorted(strand.edits + tuple(own)))) if own else strand
