"""Headings that stand in a file twice: as links to them, or as the title of the page they are on."""

import re

from tools.cleaners.pages import CODE, CODES, DIRECTIVE
from tools.cleaners.rules import UNDERLINE
from tools.draft import Draft, shown, without  # noqa: F401  (shown: for the examples)
from tools.labels import HEADING_LETTERS, is_closed, law_heading, part_heading
from tools.sheet import asked_once
from tools.titles import split_capitals

NEAR = 4  # pieces: a page's title stands right over what it names
MORE = re.compile(r"\s*(?:[-–—|:·•»]\s|\.{2,}|\.\s)\s*(?=\S)")
SIGN = r"[\d¹²³⁴-⁹]{1,2}"
ARROW_SIGNS = "↩↑⤴⏎"
BACK = rf"[{ARROW_SIGNS}][\ufe0e\ufe0f]?"
ARROW = re.compile(rf"(?:^|\s|(?<=[^\w\s])(?=↩))(?:{BACK}\s?(?:{SIGN})?\s*)*{BACK}(?:(?<=[↩\ufe0e\ufe0f]){SIGN})?$")


def drop_link_list(sheet):
    """A heading with no words of its own that comes again, the same, further down: a link to it.

    >>> shown(drop_link_list, "LAW 7 - BOARDS\\n\\nPart I\\n\\nLAW 7 - BOARDS\\n\\nA. Words follow here.")
    'Part I | LAW 7 - BOARDS | A. Words follow here.'
    >>> shown(drop_link_list, "LAW 7 - CUPS\\n\\n..page2\\nPart I\\n\\nLAW 7 - CUPS\\n\\nA. Words.")
    '..page2 | Part I | LAW 7 - CUPS | A. Words.'
    >>> shown(drop_link_list, "Part I\\n\\nLAW 7 - BOARDS\\n\\nPart I\\n\\nLAW 7 - BOARDS\\n\\nA. Words.")
    'Part I | LAW 7 - BOARDS | A. Words.'
    """
    return without(sheet, dict.fromkeys(_links(sheet), ("toc", "link to a heading that comes again")))


def drop_arrows(sheet):
    """The arrow that leads from a footnote back to its mark, at the end of a line or alone on one; with several marks, each.

    >>> shown(drop_arrows, "1 Tea is tea. ↩\\nLaw 46. CUPS\\n1 Tea.\\n↩\\ufe0e\\n2 Milk.↩ ↩\\ufe0e2")
    '1 Tea is tea. | Law 46. CUPS | 1 Tea. | 2 Milk.'
    """
    if not sheet.source.holds(ARROW_SIGNS):
        return sheet
    draft = Draft(sheet, "nav")
    for piece in sheet.pieces:
        found = ARROW.search(sheet.words(piece))
        rest = draft.part(piece, piece.start, piece.start + found.start()) if found else piece
        if rest:
            draft.keep(rest)
        if found:
            draft.drop(draft.part(piece, piece.start + found.start(), piece.end), "arrow back to a footnote's mark")
    return draft.result()


def drop_page_title(sheet):
    """The title of a page that names its first heading and the book: the heading itself comes next.

    >>> shown(drop_page_title, "Law 7. Cups - The Laws of Tea\\n\\nLaw 7. Cups\\n\\nA. Place")
    'Law 7. Cups | A. Place'
    >>> shown(drop_page_title, "Law 7. Cups\\n\\nCups - and saucers - stand there.")
    'Law 7. Cups | Cups - and saucers - stand there.'
    """
    titles = [at for at in _heading_places(sheet) if _names_next(sheet, at)]
    return without(sheet, dict.fromkeys(titles, ("book-title", "title of the page: the heading that it names comes next")))


def _is_heading(words):
    return bool(law_heading(words) or part_heading(words))


@asked_once
def _heading_places(sheet):
    return _places(sheet.lines())


def _places(lines):
    """Where headings begin."""
    return [at for at, words in enumerate(lines) if words[0] in HEADING_LETTERS and _is_heading(words)]


def _links(sheet):
    """Places of links: a heading that comes again, before another one; a chapter's if what it heads is a link too.

    A heading before the same one in another language is a link if that is one.
    """
    words, headings = sheet.lines(), _heading_places(sheet)
    if sheet.source.holds(CODES):
        words = [CODE.sub("", line).rstrip() or line for line in words]
        headings = _places(words)
    last = {_letters(heading): at for at in headings for heading in _headings(words, at)}
    found = set()
    for at in reversed(headings):
        following = at + 1
        while following < len(words) and DIRECTIVE.match(words[following]):
            following += 1  # a page may end between two links
        if following < len(words) and _is_heading(words[following]):
            again = last.get(_letters(words[at]), at) > at
            alone = law_heading(words[at]) and not (again and _are_twins(words[at], words[following]))
            if again and (alone or following in found) and not _ends_sentence(sheet, words, at):
                found.add(at)
    after = dict(zip(headings, headings[1:]))
    return found | {at for one in found if (at := one + 1) in after and _is_last_link(words, at, after[at], last)}


def _ends_sentence(sheet, words, at):
    """True for a law's bare number that ends the sentence of the line before: "under", "Law 16."."""
    if not at or "blank" in sheet.pieces[at].marks or is_closed(words[at - 1]) or _is_heading(words[at - 1]):
        return False
    label = law_heading(words[at])
    return bool(label) and not words[at][label[1] :].strip(". ")


def _is_last_link(words, at, after, last):
    """True for a heading right below a link that comes again further down, with other words and after laws before it.

    The list of links ends with it then; where the same words follow again, it is the text that comes again.
    """
    own, next_one, again = law_heading(words[at]), law_heading(words[after]), last.get(_letters(words[at]), at)
    is_out_of_order = bool(own and next_one) and next_one[0] < own[0]
    return is_out_of_order and again > at and words[at + 1 : at + 2] != words[again + 1 : again + 2]


def _are_twins(one, two):
    """True for headings of one law in two languages.

    >>> _are_twins("Правило 7. Чашки", "Law 7. Cups"), _are_twins("Law 7. Cups", "LAW 7 - CUPS")
    (True, False)
    """
    laws = law_heading(one), law_heading(two)
    return all(laws) and laws[0][0] == laws[1][0] and one[0].isascii() != two[0].isascii()


def _letters(words):
    """What two printings of a heading share: its letters and digits.

    >>> _letters("Law 7.Cups"), _letters("LAW 7 - CUPS")
    ('law7cups', 'law7cups')
    """
    return re.sub(r"[\W_]+", "", CODE.sub("", words)).lower()


def _headings(words, at):
    """The heading that begins at a place: on one line, or two or three put together; alone, or before a rule or its text."""
    if not _is_heading(words[at]):
        return ()
    pieces = [one for one in words[at : at + 4] if not DIRECTIVE.match(one)][:3]
    label = law_heading(words[at])
    capitals = split_capitals(words[at][label[1] :].lstrip()) if label else 0
    alone = [words[at][: len(words[at]) - len(words[at][label[1] :].lstrip()) + capitals]] if capitals else []
    rule = UNDERLINE.search(words[at])
    alone += [words[at][: rule.start()].rstrip()] if rule else []
    return alone + [" ".join(pieces[:length]) for length in range(1, len(pieces) + 1)]


def _names_next(sheet, at):
    """True for a heading with more words after it, if the heading alone is one of the next pieces."""
    words = sheet.words(sheet.pieces[at])
    near = [CODE.sub("", sheet.words(piece)).rstrip() for piece in sheet.pieces[at + 1 : at + 4 + NEAR]]
    headings = [heading for place in range(min(NEAR, len(near))) for heading in _headings(near, place)]
    ends = [(one, _end_in(words, one)) for one in headings]
    return any(words != one and end and MORE.match(words, end) for one, end in ends)


def _end_in(words, heading):
    """Where a heading ends that some words begin with, its letters set wide or not; 0 if they do not.

    >>> _end_in("Chapter VI. Cups - Tea", "C h a p t e r VI. Cups"), _end_in("Law 7. Cups", "Law 8. Cups")
    (16, 0)
    """
    found = re.match(r"\s*".join(map(re.escape, re.sub(r"\s", "", heading))), words)
    return found.end() if found else 0
