"""Rules drawn with characters: over footnotes and under titles."""

import re

from tools.draft import Draft, shown  # noqa: F401  (shown: for the examples)
from tools.labels import law_heading, part_heading
from tools.notes import footnote_sign

RULE = re.compile(r"([?=_─њ-])\1{7,}(?=\s*(?:\(?\*+\)?\s*-(?:\s|$)|(?:\(?\*+\)?|[¹²³⁰⁴-⁹]+)\s))")
UNDERLINE = re.compile(r"([?=њ_─-])\1{7,}(?=\s|$)|(?:([?=])\2(?:\s|$)){4,}")
DRAWN = tuple(2 * sign for sign in "?=њ_─-")  # one of them stands in every rule
SHORT = re.compile(r"([?=њ])\1{2,6}(?=\s|$)")  # under the last word of a title
PIECES = re.compile(r"(?:(?<!\S)([?=])\1(?:\s|$))+$")  # of a rule of signs in pairs, at a line's end
OFF_BY = 2  # characters
FOOTNOTE = re.compile(r"\(?\*+\)?\s*-\s")
OVER = re.compile(r"(?:\*\s+){2,}\*$|[_─-]{3,}$|[?=]{8,}$")  # over footnotes, alone on its line
SIGNS = "*¹²³"  # of footnotes
DRAW_OVER = "*_-─?="
OVER_HOLDS = (*SIGNS, "___", "---", "───")  # one of them stands in a file with rules over footnotes


def part_footnotes(sheet):
    """A rule before "(*) - " opens the footnotes of a page; they run to its footer, or to a heading.

    >>> shown(part_footnotes, "The last words. ???????????? (*) - A note.")
    'The last words. | (*) - A note.'
    >>> shown(part_footnotes, "The last words.*\\n\\n* * *\\n\\n* A note.")
    'The last words.* | * A note.'
    """
    lines = sheet.lines() if sheet.source.holds(OVER_HOLDS) else []
    rules = [at for at, words in enumerate(lines) if (words[0] in DRAW_OVER or _has_sign(words)) and _opens(sheet, at)]
    if not rules:
        return sheet
    draft, inside = Draft(sheet, "rule"), False
    draft.keep_all(sheet.pieces[: rules[0]])
    for at, piece in enumerate(sheet.pieces[rules[0] :], start=rules[0]):
        words = sheet.words(piece)
        inside = inside and not piece.marks & {"page", "jump"} and not (law_heading(words) or part_heading(words))
        if words[0] in DRAW_OVER and _is_over_footnote(sheet, at):
            draft.drop(piece, f"line of {piece.end - piece.start} over footnotes", "end")
            continue
        found = RULE.search(words) if _has_sign(words) else None
        if found:
            _part(draft, piece, found)
            inside = True
        elif inside:
            draft.keep(piece, "footnote")
        else:
            draft.keep(piece)
    return draft.result()


def drop_underlines(sheet):
    """A line of "=" or "?" under a title ends the title; on one line it parts it from the words.

    >>> shown(drop_underlines, "Law 20. Review ============== A.Words heard")
    'Law 20. Review | A.Words heard'
    >>> shown(drop_underlines, "B. Cups ?? ??\\n?? ?? ?? ?? ?? ??\\nA cup ?? stands.")
    'B. Cups | A cup ?? stands.'
    >>> shown(drop_underlines, "Law 30. A Question at the\\n\\n============= table\\n\\n===== A.Words")
    'Law 30. A Question at the | table | A.Words'
    """
    draft, done = Draft(sheet, "underline"), 0
    for at in sheet.holding(DRAWN):
        piece = sheet.pieces[at]
        draft.keep_all(sheet.pieces[done:at])
        done = at + 1
        found = UNDERLINE.search(sheet.words(piece)) or _short(draft, piece) or _parted(sheet, at)
        if not found:
            draft.keep(piece)
            continue
        before = draft.part(piece, piece.start, piece.start + found.start())
        if before:
            draft.keep(before)
        draft.mark_last("underlined")
        line = draft.part(piece, piece.start + found.start(), piece.start + found.end())
        draft.drop(line, f"line of {len(found.group().strip())} under a heading")
        rest = draft.part(piece, piece.start + found.end(), piece.end)
        if rest:
            draft.keep(rest)
    draft.keep_all(sheet.pieces[done:])
    return draft.result() if draft.dropped else sheet


def _short(draft, piece):
    """A line too short to be known alone, under a second line of a title: as long as that line, and after a longer one."""
    found = SHORT.match(draft.sheet.words(piece))
    if not found or not draft.pieces or not draft.dropped or "underlined" in draft.pieces[-1].marks:
        return None
    title = draft.pieces[-1]
    between = draft.sheet.source.text[draft.dropped[-1].end : title.start]
    is_under = abs(len(found.group()) - (title.end - title.start)) <= OFF_BY and not between.strip()
    return found if is_under and len(draft.pieces) > 1 and "underlined" in draft.pieces[-2].marks else None


def _opens(sheet, at):
    """True if a line, or a rule on it, opens footnotes."""
    words = sheet.lines()[at]
    return bool(words[0] in DRAW_OVER and _is_over_footnote(sheet, at) or _has_sign(words) and RULE.search(words))


def _has_sign(words):
    return any(sign in words for sign in SIGNS)


def _is_over_footnote(sheet, at):
    """True for a line of stars or dashes right before a footnote; of "=" or "?", before a raised sign or stars."""
    following = sheet.words(sheet.pieces[at + 1]) if at + 1 < len(sheet.pieces) else ""
    if sheet.words(sheet.pieces[at])[0] in "?=" and not _has_sign(following[:4]):
        return False
    return bool(OVER.match(sheet.words(sheet.pieces[at])) and footnote_sign(following))


def _parted(sheet, at):
    """The few signs on one side of a line's end that parts a rule: the next line is the rest of it, or the one before."""
    found = PIECES.search(sheet.words(sheet.pieces[at]))
    if not found:
        return None
    after = sheet.words(sheet.pieces[at + 1]) if at + 1 < len(sheet.pieces) else ""
    before = sheet.words(sheet.pieces[at - 1]) if at and not found.start() else ""
    rules = UNDERLINE.match(after), *UNDERLINE.finditer(before)
    ends = len(after), *[len(before)] * len(rules)
    return found if any(rule and rule.end() == end for rule, end in zip(rules, ends)) else None


def _part(draft, piece, found):
    before = draft.part(piece, piece.start, piece.start + found.start())
    if before:
        draft.keep(before)
    rule = draft.part(piece, piece.start + found.start(), piece.start + found.end())
    draft.drop(rule, f"line of {rule.end - rule.start} over footnotes")
    draft.keep(draft.part(piece, piece.start + found.end(), piece.end), "footnote")
