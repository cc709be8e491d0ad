"""Where a mark may stand in a clause: offsets that no page can hold are refused."""

from kodeks.corpus.marks import blocks, is_table


def check_offsets(clause):
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
