"""What clauses lack once all are read: words under a title, the end of a sentence or of a list; told, never mended."""

from tools.labels import begins_small, ends_in_connector, is_closed, is_row
from tools.titles import is_capitalized

END = 40  # characters shown of words without an end


def incomplete(records, source, told=False):
    """(line, doubt) of each clause that seems to lack something; `told`: the form tells where lists end."""
    yield from _titles_alone(records)
    following = [*records[1:], None]
    found = {(one.lang, one.law, one.steps) for one in records if one.sort == "clause"}
    for record, after in zip(records, following):
        yield from _without_end(record, after, source)
        if after and _may_be_text(record, after):
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


def _may_be_text(record, after):
    """True for a title that items without titles follow at once, in small letters: "B. The host" / "1. pours;"."""
    if record.sort != "clause" or record.paragraphs or not record.titles or after.titles or not after.paragraphs:
        return False
    title, is_child = record.titles[-1].words, after.steps[:-1] == record.steps and after.law == record.law
    return is_child and begins_small(after.paragraphs[0].words) and not (title.isupper() or is_capitalized(title))


def _without_end(record, after, source):
    """A paragraph without a mark at its end may be no part of the text, or cut; what items follow needs none."""
    items = after and after.law == record.law and len(after.steps) > len(record.steps)
    if record.sort not in ("law", "clause") or ("after", "end") in record.gaps or items:
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
