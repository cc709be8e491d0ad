"""The ways to cite, one finder each: a Place in, citations out, not yet resolved."""

import re

from kodeks import clauses
from kodeks.references.grammar import read_id, read_paragraph, read_partial
from kodeks.references.lists import read_paragraphs
from kodeks.references.marks import footnote_marks, index_entries
from kodeks.references.reference import Cited, Found
from kodeks.references.resolve import PRINCIPLE, is_paragraph

NEAR = 40  # characters before an id that can tell what it is
GLUED = re.compile(r"[\w.\-–№%€$/'’]")  # before a number that is no id


def _editions(place):
    """«Правила 2007 года», "the 2007 code": a code as a whole, no clause."""
    for match in place.finds("EDITION"):
        year = match.groupdict().get("year") or match.groupdict().get("named")
        yield Found(match.start(), match.end(), (), "edition", year if len(year) == 4 else "19" + year)


def _footnotes(place):
    """«сноска к Правилу 12», "footnote 2 to Law 12"."""
    for match in place.finds("FOOTNOTE") if place.numbers else ():
        head = place.words.LAW.match(place.string, match.end())
        cited = read_id(place.string, head.end()) if head else None
        if cited:
            target = f"{cited.law}.fn{match.group('number') or 1}"
            yield Found(match.start(), cited.end, (target,), "footnote", place.code)


def _laws(place):
    """«Правило 50Е», "Laws 47E and 54", "the 1997 Law 25B2"."""
    heading = place.words.HEADING.match(place.string) if place.numbers else None
    for head in place.laws(heading.end() if heading else 0):
        first = read_id(place.string, head.end())
        plural = (head.group("form") or "").lower() in place.words.PLURAL and head.group("form") is not None
        if not first or (plural and not first.steps and place.words.COUNTED.match(place.string, first.end)):
            continue
        cited, end = place.list(first, plural or bool(head.group("since")))
        yield _dated(place, Found(head.start(), end, cited, "law", place.code))


def _dated(place, found):
    """The edition that stands before or after a law, if one does."""
    if not place.holds("EDITION"):
        return found
    before = place.words.EDITION_BEFORE.search(place.string, max(0, found.start - NEAR), found.start)
    if before:
        return found._replace(start=before.start(), code=before.group("year"))
    after = place.words.EDITION_AFTER.match(place.string, found.end)
    if after:
        return found._replace(end=after.end(), code=after.group("named") or after.group("year") or after.group("bracket"))
    return found


def _sections(place):
    """«раздел B1(A)», «разделам C и D», "section B of Law 27", "clause 27B1(a)"."""
    for name in ("SECTION", "SECTION_SHORT") if place.starts else ():
        for head in place.finds(name):
            first = read_id(place.string, head.end())
            whole = bool(first and first.steps and first.steps[0].isalpha())
            first = first if whole else read_partial(place.string, head.end())
            if not first or read_paragraph(place.string, head.end()):
                continue
            yield _section(place, head, first, whole)


def _section(place, head, first, whole):
    """A section, and its law where that is said before or after it: "section B of Law 27", "Law 27, section B"."""
    cited, end = place.list(first)
    after = _of_law(place, first._replace(end=end))
    start, before = _law_before(place, head.start())
    law = after or (None if whole else before)
    if not law or whole:
        return Found(head.start(), end, cited, "law" if whole else "relative", place.code)
    cited = tuple(_of(item, law.law) for item in cited)
    return Found(head.start() if after else start, after.end if after else end, cited, "law", place.code)


def _of(item, law):
    """A cited id, or both ends of a range, said to be of a law."""
    return item._replace(law=law) if isinstance(item, Cited) else tuple(end._replace(law=law) for end in item)


def _of_law(place, section):
    """The law that a section is said to be of: "section B of Law 27"."""
    match = place.words.OF_LAW.match(place.string, section.end)
    return read_id(place.string, match.end()) if match else None


def _law_before(place, end):
    """Where a law begins that stands right before this place, parted by a comma at most; and the law."""
    for head in place.words.LAW.finditer(place.string, max(0, end - NEAR), end):
        law = read_id(place.string, head.end())
        if law and not law.steps and place.string[law.end : end].strip() in ("", ","):
            return head.start(), law
    return end, None


def _paragraphs(place):
    """«п.12.3. ниже», «п.п. 12.3. и 12.5.», "paragraph 45.5"."""
    for head in place.finds("PARAGRAPH") if place.numbers else ():
        first = read_paragraph(place.string, head.end())
        if first:
            cited, end = read_paragraphs(place.string, first, place.words)
            yield Found(head.start(), end, cited, "commentary", place.code)


def _cued(place):
    """What needs a word before it to be an id: «в 12.3.», "see B2", «относительно (a)», "as A1 allows"."""
    for cue in place.words.CUE.finditer(place.string) if place.may_be_cued() else ():
        found = _cued_paragraph(place, cue) or _cued_part(place, cue)
        if found:
            yield found


def _cued_paragraph(place, cue):
    """A paragraph of the commentary that the string stands in; in a law "10.30" is no paragraph but a time."""
    first = read_paragraph(place.string, cue.end())
    if not first or (place.at and not is_paragraph(place.at)) or (not place.at and _may_be_time(first)):
        return None
    if place.words.COUNTED.match(place.string, first.end):
        return None
    cited, end = read_paragraphs(place.string, first, place.words)
    return Found(first.start, end, cited, "commentary", place.code)


def _may_be_time(cited):
    return len(cited.steps[0]) == 3 and int(cited.law) < 25


def _cued_part(place, cue):
    """Part of an id that stands in this law, or an id that could be a bid without its cue: "see 7C"."""
    whole = read_id(place.string, cue.end())
    if whole and whole.steps and place.exists(whole.law, whole.steps) and place.words.SEE.search(cue.group()):
        cited, end = place.list(whole)
        return Found(whole.start, end, cited, "law", place.code)
    first = read_partial(place.string, cue.end()) if place.at else None
    if not first or first.steps[0].isdigit() or not _may_be_part(place, cue, first):
        return None
    cited, end = place.list(first)
    return Found(first.start, end, cited, "relative", place.code)


def _may_be_part(place, cue, first):
    """One letter needs "see" before it and "above" or a mark after it, or "case"; more must exist in this law."""
    if first.steps[0].isalpha() and len(first.steps) == 1:
        pointed = place.words.POINTING.match(place.string, first.end)
        named = place.words.NAMING.search(cue.group()) and first.printed not in place.words.LETTER_WORDS
        return bool(named or (pointed and place.words.SEE.search(cue.group())))
    if first.steps[0].isalpha():
        return place.exists(clauses.law(place.at), first.steps)
    return not (len(first.steps) == 1 and first.printed[1:-1].isdigit())


def _bare(place):
    """An id alone, sure enough to be one: "20F1 lets you ask", "(16C2)"; not "7C", which is a bid."""
    for start in place.numbers:
        if place.taken[start] or start and GLUED.match(place.string, start - 1):
            continue
        cited = read_id(place.string, start)
        if not cited or not _is_sure(place, cited):
            continue
        if not place.words.NOT_A_LAW.search(place.string, max(0, cited.start - NEAR), cited.start):
            found, end = place.list(cited)
            yield _dated(place, Found(cited.start, end, found, "law", place.code))


def _is_sure(place, cited):
    """True of an id with section and item, or a section that is no bid and no card, if the code has it."""
    if not cited.steps or not cited.steps[0].isalpha() or " " in cited.printed or not place.exists(cited.law, cited.steps):
        return False
    return len(cited.steps) > 1 or int(cited.law) > 10 or cited.steps[0] not in "CDH"


def _selves(place):
    """«этого Правила», "this Law": the law it stands in."""
    for match in place.finds("SELF") if place.words.LAW_STEMS[0] in place.small else ():
        law = clauses.law(place.at) if place.at else ""
        yield Found(match.start(), match.end(), (law,) if law else (), "self", place.code)


def _principles(place):
    """«мог знать», "could have been aware": a principle named without its number, elsewhere than where it is laid down."""
    target = PRINCIPLE.get(place.code)
    for match in () if target and place.at.startswith(target) else place.finds("PRINCIPLE"):
        yield Found(match.start(), match.end(), (target,) if target else (), "principle", place.code)


def _marks(place):
    """Marks of footnotes that ingestion has not taken out: «считать(*)», "cards18"."""
    law = clauses.law(place.at) if place.at else ""
    for start, end, number in footnote_marks(place.string, place.starts):
        yield Found(start, end, (f"{law}.fn{number}",) if law else (), "footnote", place.code)


def _index(place):
    """A line of an index: a head word, dots, and the laws it stands in."""
    for start, end, laws in index_entries(place.string):
        yield Found(start, end, laws, "law", place.code)


# The earlier wins; without a place where an id or a mark may begin only some can find anything.
FINDERS = (_footnotes, _sections, _laws, _editions, _paragraphs, _bare, _cued, _selves, _principles, _marks, _index)
FINDERS_OF_NAMES = (_editions, _selves, _principles, _index)
