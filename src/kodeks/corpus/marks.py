"""A clause's words ↔ Markdown, with footnote marks, gaps and stress at their offsets.

Nothing that Markdown would eat reaches the page bare, so any words survive: `encode` then `decode` gives them back.
"""

import json
import re

from kodeks.corpus.model import Anchor, Gap

EATEN = frozenset("\\*_[]{}`<&^~|")  # anywhere in a line
EATEN_FIRST = frozenset("#>+-=:!?")  # at the beginning of a line
PARTING = re.compile(r"(?<=[^\n])\n\n(?=[^\n])")
QUOTED = r'"(?:[^"\\]|\\.)*"'
GAP = re.compile(r"\[…\]\{\.gap reason=(" + QUOTED + r")\}")
ANCHOR = re.compile(r"\[\^([0-9]+)\]")
ENTITY = re.compile(r"&#([0-9]{1,7});")


def blocks(body):
    """(start, words) of each block of a body: what a blank line parts."""
    found, start = [], 0
    for parting in PARTING.finditer(body):
        found.append((start, body[start : parting.start()]))
        start = parting.end()
    return found + [(start, body[start:])] if body else []


def is_table(words):
    """True if every line is a row: from "|" to "|"."""
    return bool(words) and all(len(line) > 1 and line[0] == line[-1] == "|" for line in words.split("\n"))


def encode(clause):
    """The blocks of a clause in Markdown; the first may be empty where a table or nothing follows the label."""
    _check_places(clause)
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
    return "".join(_escape(words, offset, first=True, edges=(0, len(words))) for offset in range(len(words)))


def decode_plain(markdown):
    """Markdown of a title → its words."""
    words, anchors, gaps, stressed = _decode_block(markdown, 0, "", table=False)
    if anchors or gaps or stressed:
        raise ValueError("a title holds words only; put footnote marks, gaps and stress into the text")
    return words


def decode(written, law):
    """Blocks of Markdown → (body, footnotes, gaps, stressed)."""
    body, footnotes, gaps, stressed = "", [], [], []
    for number, markdown in enumerate(written):
        alone = number > 0 and _gaps_alone(markdown)
        if not markdown or alone:
            gaps.extend(Gap(len(body), reason) for reason in alone or ())
            continue
        start = len(body) + 2 if body else 0
        words, found, missing, loud = _decode_block(markdown, start, law, table=is_table(markdown))
        body = (body + "\n\n" if body and words else body) + words
        footnotes.extend(found)
        gaps.extend(missing)
        stressed.extend(loud)
    return body, tuple(footnotes), tuple(gaps), tuple(stressed)


def gap_mark(reason):
    """[…]{.gap reason="page 46 is missing"}"""
    return "[…]{.gap reason=" + json.dumps(reason, ensure_ascii=False) + "}"


def _encode_block(clause, start, words, first, until=None):
    """One paragraph; gaps at its ends stand apart by a blank."""
    end = start + len(words) if until is None else until
    gaps = [gap for gap in clause.gaps if start <= gap.offset <= end]
    parts = [gap_mark(gap.reason) + " " for gap in gaps if gap.offset == start]
    for offset in range(start, end + 1):
        if (offset > start) and any(stop == offset for _, stop in clause.stressed):
            parts.append("__")
        parts.extend(f"[^{_number(anchor.id)}]" for anchor in clause.footnotes if anchor.offset == offset)
        if offset > start:
            blank = " " if offset == end else ""
            parts.extend(blank + gap_mark(gap.reason) for gap in gaps if gap.offset == offset)
        if offset < end:
            if any(begin == offset for begin, _ in clause.stressed):
                parts.append("__")
            parts.append(_escape(words, offset - start, first, (0, len(words))))
    written = "".join(parts)
    return written[:-1] if not words and gaps and not written.endswith("]") else written


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


def _decode_block(markdown, start, law, table):
    """(words, anchors, gaps, stress) of one block that begins at `start` of the body."""
    tokens = _tokens(markdown, table)
    tokens = _without_blanks(tokens)
    words, anchors, gaps, stressed, opened = "", [], [], [], None
    for sort, value in tokens:
        place = start + len(words)
        if sort == "word" or sort == "blank":
            words += value
        elif sort == "anchor":
            anchors.append(Anchor(f"{law}.fn{value}", place))
        elif sort == "gap":
            gaps.append(Gap(place, value))
        elif opened is None:
            opened = place
        else:
            stressed.append((opened, place))
            opened = None
    if opened is not None:
        raise ValueError("a stressed word opens with __ and does not close; write __word__, or \\_ for a bare mark")
    return words, anchors, gaps, stressed


def _tokens(markdown, table):
    """What stands in a block, one after another: words, blanks, anchors, gaps, stress."""
    tokens, at = [], 0
    while at < len(markdown):
        for sort, pattern in (("gap", GAP), ("anchor", ANCHOR), ("entity", ENTITY)):
            found = pattern.match(markdown, at)
            if found:
                tokens.append(_token(sort, found.group(1)))
                at = found.end()
                break
        else:
            token, at = _character(markdown, at, table)
            tokens.append(token)
    return tokens


def _token(sort, value):
    if sort == "gap":
        return ("gap", json.loads(value))
    if sort == "entity":
        return ("word", chr(int(value)))
    return (sort, value)


def _character(markdown, at, table):
    """One plain character, an escaped one, or a mark of stress; and where the next begins."""
    character = markdown[at]
    if markdown.startswith("__", at):
        return ("stress", ""), at + 2
    if character == "\\":
        return _escaped(markdown, at, table)
    if character in EATEN and not (table and character == "|"):
        raise ValueError(f"'{character}' alone would be taken for Markdown; write \\{character}")
    return ("blank" if character == " " else "word", character), at + 1


def _escaped(markdown, at, table):
    if at + 1 == len(markdown):
        raise ValueError("a line ends with '\\'; write \\\\ for the mark itself")
    following = markdown[at + 1]
    if table and following == "|":
        return ("word", "\\|"), at + 2
    return ("word", following), at + 2


def _without_blanks(tokens):
    """The blank that parts a gap from the words at an end of the block is no word."""
    first = 0
    while first < len(tokens) and tokens[first][0] == "gap":
        first += 1
        if tokens[first : first + 1] == [("blank", " ")]:
            del tokens[first]
    last = len(tokens)
    while last > first and tokens[last - 1][0] == "gap":
        last -= 1
        if tokens[last - 1] == ("blank", " "):
            last -= 1
            del tokens[last]
    return tokens


def _gaps_alone(markdown):
    """The reasons, if the block holds gaps and nothing else."""
    rest = GAP.sub("", markdown)
    return [json.loads(reason) for reason in GAP.findall(markdown)] if rest.strip(" ") == "" else []


def _number(footnote):
    return footnote.rsplit(".fn", 1)[1]


def _check_places(clause):
    """Offsets that no page can hold are refused: outside the body, or on the frame of a table."""
    for anchor in clause.footnotes:
        _check_place(clause, anchor.offset, "a footnote mark")
        _check_frame(clause, anchor.offset, "a footnote mark")
    for gap in clause.gaps:
        _check_place(clause, gap.offset, "a gap")
        _check_gap(clause, gap)
    last = 0
    for begin, end in clause.stressed:
        _check_stress(clause, begin, end, last)
        last = end


def _check_place(clause, offset, what):
    if not 0 <= offset <= len(clause.body):
        raise ValueError(f"{clause.id}: {what} at {offset} is outside its {len(clause.body)} characters")
    found = blocks(clause.body)
    if found and not any(start <= offset <= start + len(words) for start, words in found):
        raise ValueError(f"{clause.id}: {what} at {offset} stands between two paragraphs; put it at the end of one")


def _check_gap(clause, gap):
    for start, words in blocks(clause.body):
        inside = start <= gap.offset < start + len(words) and gap.offset != 0
        if is_table(words) and inside:
            raise ValueError(f"{clause.id}: a gap inside a table; put it after the last row")


def _check_frame(clause, offset, what):
    """Inside a table a mark stands in a cell, not before or after its row, nor inside an escaped bar."""
    for start, words in blocks(clause.body):
        before, after = words[: offset - start][-1:], words[offset - start :][:1]
        if not is_table(words) or not start <= offset <= start + len(words):
            continue
        if before in ("", "\n") or after in ("", "\n") or before + after == "\\|":
            raise ValueError(f"{clause.id}: {what} at {offset} stands on the frame of a table; put it into a cell")


def _check_stress(clause, begin, end, last):
    for start, words in blocks(clause.body):
        if last <= begin < end and start <= begin < end <= start + len(words):
            _check_frame(clause, begin, "stress")
            _check_frame(clause, end, "stress")
            return
    raise ValueError(f"{clause.id}: stress from {begin} to {end} does not lie inside one paragraph, after the last")
