"""A clause's words → Markdown, with footnote marks, gaps and stress at their offsets.

Nothing that Markdown would eat reaches the page bare, so any words survive: `decode` gives back what `encode` took.
"""

import re

from kodeks.corpus.marks import EATEN, EATEN_FIRST, blocks, gap_mark, is_table
from kodeks.corpus.offsets import check_offsets

ODD = "\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff"
ANYWHERE, FIRST = ("".join(map(re.escape, sorted(eaten))) for eaten in (EATEN, EATEN_FIRST))
INSIDE = re.compile(  # whatever may have to be escaped in a line; its own character first, which makes the search fast
    rf"[\n{ODD}{ANYWHERE}.){FIRST}](?:(?<=[\n{ODD}{ANYWHERE}])|(?<=[0-9][.)])|(?<=[{FIRST}])(?<![^\n].))"
)
SPECIAL = re.compile(rf"{INSIDE.pattern}|[ \t](?:(?<![^\n].)|(?![^\n]))")  # and blanks at its ends


def encode(clause):
    """The blocks of a clause in Markdown; the first may be empty where a table or nothing follows the label."""
    check_offsets(clause)
    found = blocks(clause.body)
    if not found or is_table(found[0][1]):
        written = [_encode_block(clause, 0, "", first=True, until=0)]
    else:
        written = []
    for number, (start, words) in enumerate(found):
        if is_table(words):
            written.extend(_encode_table(clause, start, words))
        else:
            written.append(_encode_block(clause, start, words, first=number == 0))
    return written


def plain(words):
    """Words alone in Markdown: a title."""
    return _escaped(words, 0, len(words), first=True)


def _encode_block(clause, start, words, first, until=None):
    """One paragraph; gaps at its ends stand apart by a blank."""
    end = start + len(words) if until is None else until
    if not (clause.gaps or clause.footnotes or clause.stressed):
        return _escaped(words, 0, end - start, first)
    gaps = [gap for gap in clause.gaps if start <= gap.offset <= end]
    parts = [gap_mark(gap.reason) + " " for gap in gaps if gap.offset == start]
    places = sorted({start, end, *(place for place in _marked(clause) if start <= place <= end)})
    for offset, following in zip(places, places[1:] + [end]):
        if (offset > start) and any(stop == offset for _, stop in clause.stressed):
            parts.append("__")
        parts.extend(f"[^{_number(anchor.id)}]" for anchor in clause.footnotes if anchor.offset == offset)
        if offset > start:
            blank = " " if offset == end else ""
            parts.extend(blank + gap_mark(gap.reason) for gap in gaps if gap.offset == offset)
        if offset < end:
            if any(begin == offset for begin, _ in clause.stressed):
                parts.append("__")
            parts.append(_escaped(words, offset - start, following - start, first))
    written = "".join(parts)
    return written[:-1] if not words and gaps and not written.endswith("]") else written


def _marked(clause):
    """Where in the body something stands that is no word of it."""
    return {place for pair in clause.stressed for place in pair} | {one.offset for one in clause.footnotes + clause.gaps}


def _escaped(words, start, end, first):
    """A part of a paragraph, all that Markdown would eat escaped."""
    parts, at = [], start
    has_edges = "\n" in words or words[:1] in " \t" or words[-1:] in " \t"
    for found in (SPECIAL if has_edges else INSIDE).finditer(words, start, end):
        parts += [words[at : found.start()], _escape(words, found.start(), first, (0, len(words)))]
        at = found.end()
    return "".join(parts) + words[at:end]


def _encode_table(clause, start, words):
    """Rows as they are; gaps after the last row stand in a block of their own."""
    parts = []
    for offset in range(len(words)):
        place = start + offset
        if any(stop == place for _, stop in clause.stressed):
            parts.append("__")
        parts.extend(f"[^{_number(anchor.id)}]" for anchor in clause.footnotes if anchor.offset == place)
        if any(begin == place for begin, _ in clause.stressed):
            parts.append("__")
        parts.append(_escape_cell(words, offset))
    after = [gap_mark(gap.reason) for gap in clause.gaps if gap.offset == start + len(words)]
    return ["".join(parts)] + ([" ".join(after)] if after else [])


def _escape(words, offset, first, edges):
    """One character of a paragraph; `first` says that the block begins after a label, not at a line's beginning."""
    character = words[offset]
    before = words[offset - 1] if offset > edges[0] else "\n"
    after = words[offset + 1] if offset + 1 < edges[1] else "\n"
    if character == "\n":
        return "&#10;" if "\n" in (before, after) or _edge(words, offset) else "\\\n"
    if _unprintable(character) or (character in " \t" and "\n" in (before, after)):
        return f"&#{ord(character)};"
    if character in EATEN:
        return "\\" + character
    begins = before == "\n" and (offset > edges[0] or not first)
    if begins and character in EATEN_FIRST:
        return "\\" + character
    if character in ".)" and _after_number(words, offset, first):
        return "\\" + character
    return character


def _edge(words, offset):
    return offset in (0, len(words) - 1)


def _after_number(words, offset, first):
    """True if only digits stand between the beginning of the line and this character."""
    if not words[offset - 1 : offset].isdigit():
        return False
    begin = words.rfind("\n", 0, offset) + 1
    return (begin > 0 or not first) and words[begin:offset].isascii() and words[begin:offset].isdigit()


def _escape_cell(words, offset):
    """One character of a table: bars and line ends are its frame, "\\|" is a bar inside a cell."""
    character = words[offset]
    if character in "|\n":
        return character
    if character == "\\" and words[offset + 1 : offset + 2] == "|":
        return character
    if _unprintable(character):
        return f"&#{ord(character)};"
    return "\\" + character if character in EATEN else character


def _unprintable(character):
    code = ord(character)
    return code < 32 and character not in "\n\t" or 127 <= code < 160 or code in (0x2028, 0x2029, 0xFEFF)


def _number(footnote):
    return footnote.rsplit(".fn", 1)[1]
