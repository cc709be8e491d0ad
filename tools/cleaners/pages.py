"""Footers, directives and codes that a printer or an e-book left between the words."""

import re

from tools.draft import Draft, shown, without  # noqa: F401  (shown: for the examples)
from tools.labels import begins_small, is_closed, labels_at, law_heading, part_heading

FOOTER = re.compile(r"(?:-\s(?=\d{1,3}(?:\s-)?(?:\s|$))|[–—]\s?(?=\d{1,3}\s?[–—]$))(\d{1,3})(?:\s?[-–—])?(?=\s|$)")
INSIDE = re.compile(
    r"[-ПL](?:(?<=[.!?)»\"]\s-)\s\d{1,3}\s-(?=\s)"
    r"|(?:(?<=[.!?)»\"]\s[ПL])|(?<=\s-\s[ПL]))(?:(?<=П)РАВИЛО|(?<=L)AW)\s\d{1,2}(?=\.\s|\s[-–]\s))"
)
DIRECTED = "page", "printer's directive"
DIRECTIVE = re.compile(r"\.\.page\s?\d+$")
CODES = ("¶", "(DC4)", "\x14")
CODE = re.compile("|".join(map(re.escape, CODES)))


def part_one_line(sheet):
    """A page that a site put on one line: footers and headings of laws in capitals begin lines of their own again.

    >>> shown(part_one_line, "The last words. - 16 - ПРАВИЛО 10. ДРУГОЕ")
    'The last words. | - 16 - | ПРАВИЛО 10. ДРУГОЕ'
    """
    if not INSIDE.search(sheet.source.text):
        return sheet
    draft = Draft(sheet, "line")
    for piece in sheet.pieces:
        words = sheet.words(piece)
        cuts = [0, *(found.start() for found in INSIDE.finditer(words)), len(words)]
        if len(cuts) == 2:
            draft.keep(piece)
            continue
        for start, end in zip(cuts, cuts[1:]):
            part = draft.part(piece, piece.start + start, piece.start + end)
            if part:
                draft.keep(part, *(("blank",) if start else ()))
    return draft.result()


def drop_footers(sheet):
    """ "- 45" closes page 45; what follows is page 46 only if the next footer says so, else pages are missing.

    >>> shown(drop_footers, "the end of a page.\\n\\n- 45 and the next, which\\n\\n- 49\\n\\nLaw 20. Calls")
    'the end of a page. | and the next, which | Law 20. Calls'
    """
    footers = _footers(sheet)
    if not footers:
        return sheet
    draft, done, jumps = Draft(sheet, "page"), 0, _jumps(footers)
    for at, found in footers.items():
        draft.keep_all(sheet.pieces[done:at])
        piece, done = sheet.pieces[at], at + 1
        draft.drop(draft.part(piece, piece.start, piece.start + found.end()), f"footer of page {found.group(1)}")
        draft.carried |= {"page", "jump"} if at in jumps else {"page"}
        rest = draft.part(piece, piece.start + found.end(), piece.end)
        if rest:
            draft.keep(rest)
    draft.keep_all(sheet.pieces[done:])
    numbered = tuple((sheet.pieces[at].start, int(found.group(1))) for at, found in footers.items())
    return draft.result(footers=numbered)


def drop_directives(sheet):
    """A printer's "..page3" ends a paragraph, unless words go on inside a sentence after it.

    >>> shown(drop_directives, "..page3\\nLaw 45. Cards")
    'Law 45. Cards'
    """
    lines = sheet.lines()
    told = [at for at in sheet.holding(("..page",)) if DIRECTIVE.match(lines[at])]
    ends = [at for at in told if not _is_inside(lines, at)]
    sheet = without(sheet, dict.fromkeys(ends, DIRECTED))
    inside = [at for at in sheet.holding(("..page",)) if DIRECTIVE.match(sheet.words(sheet.pieces[at]))]
    return without(sheet, dict.fromkeys(inside, DIRECTED), "")


def _is_inside(lines, at):
    """True for a line in the middle of a sentence: the line before has no end, and the next one begins small."""
    return 0 < at < len(lines) - 1 and begins_small(lines[at + 1]) and not is_closed(lines[at - 1])


def drop_codes(sheet):
    """ "¶" and "(DC4)" are one control code and end a paragraph.

    >>> shown(drop_codes, "the last words.¶\\nLaw 46. Names(DC4)")
    'the last words. | Law 46. Names'
    """
    draft, done = Draft(sheet, "code"), 0
    for at in sheet.holding(CODES):
        draft.keep_all(sheet.pieces[done:at])
        piece, done = sheet.pieces[at], at + 1
        start = piece.start
        for found in CODE.finditer(sheet.words(piece)):
            code = draft.part(piece, piece.start + found.start(), piece.start + found.end())
            before = draft.part(piece, start, code.start)
            if before:
                draft.keep(before)
            orphan = at == 0 and len(sheet.words(piece)) == len(found.group())
            reason = "mark of a paragraph that is lost" if orphan else "printer's mark of a paragraph"
            draft.drop(code, reason, "end", kind="pilcrow" if orphan else "code")
            start = code.end
        rest = draft.part(piece, start, piece.end)
        if rest:
            draft.keep(rest)
    draft.keep_all(sheet.pieces[done:])
    return draft.result() if done else sheet


def _footers(sheet):
    """Place → match of the footers: numbers that rise; one with words after it needs company, or words that go on."""
    found, last = {}, 0
    for at, words in enumerate(sheet.lines()):
        match = FOOTER.match(words) if words[0] in "-–—" else None
        if match and int(match.group(1)) > last:
            found[at] = match
            last = int(match.group(1))
    bare = {int(match.group(1)) for at, match in found.items() if not _rest(sheet, at, match)}
    inside = {int(match.group(1)) for at, match in found.items() if begins_small(_rest(sheet, at, match))}
    numbers = {int(match.group(1)) for match in found.values()} if bare else inside
    return {at: match for at, match in found.items() if _is_footer(sheet, at, match, len(found), numbers)}


def _rest(sheet, at, match):
    return sheet.words(sheet.pieces[at])[match.end() :].strip()


def _is_footer(sheet, at, match, company, numbers):
    """`numbers`: those of all footers, if one of them stands alone on its line, else of those inside sentences."""
    rest, number = _rest(sheet, at, match), int(match.group(1))
    if not rest or sheet.line(sheet.pieces[at]) in sheet.source.placed:
        return True
    alone = at == 0 or "blank" in sheet.pieces[at].marks or numbers & {number - 1, number + 1}
    goes_on = rest[:1].islower() or rest[:1] == "(" or labels_at(rest, 0) or law_heading(rest) or part_heading(rest)
    return alone and bool(company > 1 or goes_on)


def _jumps(footers):
    """Where pages are missing: the next footer's number is not one more; of the last one those before tell."""
    numbers = [int(match.group(1)) for match in footers.values()]
    follows = [two == one + 1 for one, two in zip(numbers, numbers[1:])]
    return {at for at, follow in zip(footers, follows + (follows[-1:] or [False])) if not follow}
