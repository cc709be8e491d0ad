"""Footnotes: their texts at the foot of a page, their marks in the words, and which belongs to which."""

import re
from collections import Counter, namedtuple

from tools.strand import replace

FOOTNOTE = re.compile(
    r"(\(?\*+\)?|[†‡]+|\(?\d{1,2}\)|\d{1,2}|⁽?[¹²³⁰⁴-⁹]+⁾?|\[\^?(?:\d{1,2}|\*+)\]:?|\[\^[\w-]{1,20}\]:?)\s*(?:-|–|—)?\s+(?=\S)"
)
NUMBERED = re.compile(r"(\d{1,2}|⁽?[¹²³⁰⁴-⁹]+⁾?)[.)]\s+(?=\S)")  # as a list numbers its notes; an item looks the same
NEXT_FOOTNOTE = re.compile(r"(?<=[.!?)»\"]\s)\(?\*+\)?\s-\s")
MARK = re.compile(  # its first character first, which makes the search fast
    r"[(*†‡⁽¹²³⁰⁴-⁹\[0-9](?:"
    r"(?<=\()\*+\)"
    r"|(?<=[\w.!?)»”\"]\*)\**(?:(?<=[\w*]\*)\)|(?=[\s,.;:)]|$))"
    r"|(?<=[\w.!?)»”\"][†‡])[†‡]*"
    r"|(?<=⁽)[¹²³⁰⁴-⁹]+⁾?|(?<=[¹²³⁰⁴-⁹])[¹²³⁰⁴-⁹]*⁾?"
    r"|(?<=\[)(?:\^?(?:\d{1,2}|\*+)|\^[\w-]{1,20})\]"
    r"|(?<=[a-zа-яё]{3}\d)\d?(?=[\s,.;:\"»]|\)\)|$)"
    r"|(?<=\b[A-ZА-ЯЁ][a-zа-яё]{2}\d)(?=\s\d)"
    r"|(?<=[^\W\d_][a-zа-яё]{2}\d)\d?\)(?=[\s,.;:]|$)"
    r"|(?<=[^\W\d_][a-zа-яё]{2}\()\d{1,2}\)(?=[\s,.;:]|$))"
)
POINTS = re.compile(r"(?:сноск\w*|примечани\w*|footnotes?|notes?)\s$", re.IGNORECASE)
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁾", "0123456789()")


class Mark(namedtuple("Mark", "sign paragraph place offset")):
    """A footnote's mark in the words: its sign, the paragraph and place it stands at, its offset in the file."""

    __slots__ = ()


def read_footnotes(block, before, new):
    """The notes of a page, each beginning with its sign; words without one are more of the note before."""
    starts = [0] + [found.start() for found in NEXT_FOOTNOTE.finditer(block.words)]
    records = []
    for start, end in zip(starts, starts[1:] + [len(block.words)]):
        found = FOOTNOTE.match(block.words, start) or NUMBERED.match(block.words, start)
        last = records[-1:] or before
        if not found and last and last[0].sort == "footnote":
            last[0].paragraphs.append(block.strand.cut(start, end))
            continue
        record = new()
        record.sign = sign_of(found.group(1)) if found else ""
        if found:
            record.label = block.strand.cut(start, found.end())
            start = found.end()
        record.paragraphs.append(block.strand.cut(start, end))
        records.append(record)
    return records


def signs_in(words):
    """The signs of the footnote marks in some words."""
    return [sign_of(words[found.start() : _end_of(words, found)]) for found in MARK.finditer(words)]


def _end_of(words, found):
    """Where a mark ends: "(a cup1)" closes a bracket after its mark, "a cup1) " is marked with the bracket.

    >>> [_end_of(words, MARK.search(words)) for words in ("(a cup1) is", "a cup1) is")]
    [7, 7]
    """
    opened = found.group()[0].isdigit() and found.group()[-1] == ")"
    return found.end() - (opened and words.count("(", 0, found.start()) > words.count(")", 0, found.start()))


def footnote_sign(words):
    """The sign that some words begin with as a footnote does: "* Words", "18 Words"; "" if with none.

    >>> footnote_sign("1 A note"), footnote_sign("(*) - A note"), footnote_sign("12 cards"), footnote_sign("A note")
    ('1', '*', '', '')
    """
    found = None if words[:1].isalpha() else FOOTNOTE.match(words)
    return sign_of(found.group(1)) if found and not words[found.end()].islower() else ""


def take_marks(record, signs=()):
    """Take footnote marks out of a record's words and keep their places: "(*)", "¹⁸", or digits glued to a word.

    A star after a full stop or a quotation mark is a mark only if one of the notes, `signs`, has it.
    """
    record.marks = []
    for number, strand in enumerate(record.paragraphs):
        found = MARK.search(strand.words)
        while found:
            points = POINTS.search(strand.words, 0, found.start())  # "see note (*)" names a note, and calls none
            alone = found.group() == strand.words  # "[19]" calls no note from nowhere
            if points or alone or _is_mere_star(strand.words, found, signs):
                found = MARK.search(strand.words, found.end())
                continue
            end = _end_of(strand.words, found)
            sign, start = sign_of(strand.words[found.start() : end]), _end_before(strand, found.start())
            record.marks.append(Mark(sign, number, start, strand.offset(start)))
            strand = replace(strand, start, _begin_after(strand, end), "", "anchor", "mark of a footnote")
            found = MARK.search(strand.words, start)
        record.paragraphs[number] = strand


def _is_mere_star(words, found, signs):
    """True for a star after a mark of punctuation that no note has."""
    return found.group()[0] in "*†‡" and not words[found.start() - 1].isalnum() and found.group() not in signs


def _end_before(strand, at):
    """Where the word before a mark ends; a line's end between them, made a blank, stays."""
    end = len(strand.words[:at].rstrip())
    own = all(strand.place(strand.offset(place)) == place for place in range(end, at))
    return end if own else at


def _begin_after(strand, at):
    """Where words go on after a mark: a blank of the file between it and a full stop or comma goes with it."""
    parted = re.match(r"\s[.,;:!?](?:\s|$)", strand.words[at : at + 3])
    return at + 1 if parted and strand.place(strand.offset(at)) == at else at


def sign_of(printed):
    """The sign of a footnote, without brackets, raised digits as plain ones.

    A number in round brackets keeps them, since a list may be numbered so.

    >>> sign_of("(**)"), sign_of("¹⁸"), sign_of("[3]"), sign_of("[^45]:"), sign_of("1)"), sign_of("(1)")
    ('**', '18', '3', '45', '1)', '(1)')
    """
    if printed[-1] == ")" and printed.strip("()").isdecimal() and printed[-2] not in "⁰¹²³⁴⁵⁶⁷⁸⁹":
        return printed
    return printed.translate(RAISED).strip("()[]^:")


def match_footnotes(records):
    """Pair marks and notes of one file, page by page: (note or None, [(record, mark), …]) in order.

    One note and several equal marks: all belong to it. A note without a mark, or a mark without a note, stays alone.
    """
    pairs = []
    notes, marks = {}, {}
    for record in records:
        if record.sort == "footnote":
            notes.setdefault((record.page, record.lang), []).append(record)
        for mark in record.marks:
            marks.setdefault((record.page_of(mark.offset), record.lang), []).append((record, mark))
    for page in dict.fromkeys([*marks, *notes]):
        pairs += _match_page(notes.get(page, []), marks.get(page, []))
    return pairs


def uneven(records):
    """(page, language, sign) → (marks, notes) where they are not as many; two marks may call one note."""
    notes = Counter((one.page, one.lang, one.sign) for one in records if one.sort == "footnote")
    marks = Counter((one.page_of(mark.offset), one.lang, mark.sign) for one in records for mark in one.marks)
    differ = [key for key in notes if marks[key] not in (0, notes[key]) and (notes[key] > 1 or marks[key] > 2)]
    return {key: (marks[key], notes[key]) for key in differ}


def _match_page(notes, marks):
    pairs = []
    for sign in dict.fromkeys([note.sign for note in notes] + [mark.sign for _, mark in marks]):
        same_notes = [note for note in notes if note.sign == sign]
        same_marks = [pair for pair in marks if pair[1].sign == sign]
        if len(same_notes) == 1:
            pairs.append((same_notes[0], same_marks))
            continue
        for at in range(max(len(same_notes), len(same_marks))):
            pairs.append((same_notes[at] if at < len(same_notes) else None, same_marks[at : at + 1]))
    return pairs
