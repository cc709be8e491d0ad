"""What clauses lack once all are read: words under a title, the end of a sentence or of a list; told, never mended."""

from tools.labels import begins_small, ends_in_connector, is_closed, is_row
from tools.titles import is_capitalized

FEWEST, MOST = 4, 0.7  # titles, and the share of them, that tell how all are set
END = 40  # characters shown of words without an end


def incomplete(records, source, told=False):
    """(line, doubt) of each clause that seems to lack something; `told`: the form tells where lists end."""
    yield from _titles_alone(records)
    following, own_look = [*records[1:], None], _titles_are_capitalized(records)
    found = {(one.lang, one.law, one.steps) for one in records if one.sort == "clause"}
    for record, after in zip(records, following):
        yield from _without_end(record, after, source)
        if after and _may_be_text(record, after, own_look):
            words = record.titles[-1].words
            yield record.line, f"{record.id}: '{words[:END]}' may be the beginning of its text, and no title"
        if record.sort == "clause" and record.steps and not record.is_cut and record.segment == 1:
            yield from () if told else _list_cut(record, after, found)


def _titles_alone(records):
    """A title that nothing stands under may be words that are cut, or an item without a full stop."""
    above = {(record.lang, record.law, record.steps[:-1]) for record in records if record.steps}
    filled = {record.id for record in records if record.paragraphs}
    for record in records:
        alone = record.sort in ("law", "clause") and record.titles and record.id not in filled
        if alone and (record.lang, record.law, record.steps) not in above:
            yield record.line, f"{record.id}: has a title and no words; the title may be its words"


def _titles_are_capitalized(records):
    """True if most titles are set in capitalized words, as English ones are."""
    titles = [record.titles[0].words for record in records if record.titles and record.titles[0].words.isascii()]
    return len(titles) >= FEWEST and sum(map(is_capitalized, titles)) >= MOST * len(titles)


def _may_be_text(record, after, own_look):
    """True for a title that items follow at once in small letters, "B. The host" / "1. pours;", or set unlike all others."""
    if record.sort != "clause" or record.paragraphs or not record.titles or after.steps[:-1] != record.steps:
        return False
    title = record.titles[-1].words
    if after.law != record.law or title.isupper() or is_capitalized(title):
        return False
    is_small = not after.titles and bool(after.paragraphs) and begins_small(after.paragraphs[0].words)
    return is_small or own_look and title.isascii()


def _without_end(record, after, source):
    """A paragraph without a mark at its end may be no part of the text, or cut; what items follow needs none."""
    items = after and after.law == record.law and len(after.steps) > len(record.steps)
    stray = items and len(record.paragraphs) > 1 and record.paragraphs[-2].words.endswith(":")  # below "he may:"
    if record.sort not in ("law", "clause") or ("after", "end") in record.gaps or items and not stray:
        return
    for strand in record.paragraphs[0 if record.titles or not record.label else 1 :]:
        if not is_closed(strand.words) and not is_row(strand.words) and not ends_in_connector(strand.words):
            words = f"{record.id}: '{strand.words[-END:]}' ends without a mark; it may be cut, or no part of the text"
            yield source.line(strand.offset(0)), words


def _list_cut(record, after, found):
    """The only one of a list may have a label misread; one that ends with ";" may not be the last."""
    *above, (sort, value) = record.steps
    if (record.lang, record.law, (*above, (sort, value + 1))) in found:
        return
    if value == 1 and sort != "paragraph" and record.label:
        yield record.line, f"{record.id}: no second one follows in its list; its label may be misread"
    inside = after and after.law == record.law and after.steps[: len(above)] == (*above,) and len(after.steps) > len(above)
    if record.last_words().endswith((";", ",")) and not inside:
        yield record.line, f"{record.id}: ends as if more of its list came; something may be missing after it"
