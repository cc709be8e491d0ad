"""Lists and ranges of ids after one word: «16А, B или С», "Laws 47E and 54", «61–64», "B1(a) and (b)"."""

from kodeks.references.grammar import is_bracketed, read_id, read_paragraph, read_partial
from kodeks.references.reference import Cited


def read_list(string, first, words, plural, exists):
    """Everything the list holds: Cited, or (first, last) of a range; and where the list ends.

    `exists(law, steps)` tells whether the code has such a clause: "16B1 and 2" is 16B2, "16B1 and 23" is Law 23.
    """
    cited, last = [], first
    while True:
        until = _range_end(string, last, words, plural, exists)
        cited.append((last, until) if until else last)
        last = until or last
        following = _next(string, last, words, plural, exists)
        if not following:
            return tuple(cited), last.end
        last = following


def read_paragraphs(string, first, words):
    """Paragraphs of a commentary: «12.3. и 12.5.»"""
    cited, last = [], first
    while True:
        to = words.TO.match(string, last.end)
        until = read_paragraph(string, to.end()) if to else None
        cited.append((last, until) if until else last)
        last = until or last
        join = words.JOIN.match(string, last.end)
        following = read_paragraph(string, join.end()) if join else None
        if not following:
            return tuple(cited), last.end
        last = following


def _next(string, last, words, plural, exists):
    """The next id of the list, with what it takes over from the last one; None if the list ends."""
    join = words.JOIN.match(string, last.end)
    if not join:
        return None
    conjunction = bool(join.group("conjunction") or join.group("alone"))
    whole = read_id(string, join.end()) if last.law else None
    if whole and whole.steps:
        return whole
    if whole:
        carried = _carry(last, read_partial(string, join.end()), exists)
        return carried or (whole if _may_be_law(string, whole, words, plural, conjunction) else None)
    partial = read_partial(string, join.end())
    if not partial or _is_a_word(string, partial, words):
        return None
    return _carry(last, partial, exists)


def _range_end(string, first, words, plural, exists):
    """The last id of a range that begins here, or None."""
    to = words.TO.match(string, first.end)
    if not to:
        return None
    dash = to.group("dash")
    if not plural and (not dash or dash != dash.strip()):
        return None
    whole = read_id(string, to.end()) if first.law else None
    if whole and whole.steps:
        return whole if first.steps else None
    partial = read_partial(string, to.end())
    if not first.steps and whole and _is_after(whole.law, first.law):
        return None if words.COUNTED.match(string, whole.end) else whole
    return _carry(first, partial, exists) if partial else None


def _is_after(number, before):
    return int(number) > int(before)


def _may_be_law(string, whole, words, plural, conjunction):
    """A bare number goes on a list of laws if nothing says that it counts something."""
    if words.COUNTED.match(string, whole.end):
        return False
    return plural or conjunction or bool(words.POINTING.match(string, whole.end))


def _is_a_word(string, partial, words):
    """True of a letter that may be a word of its own, English "A", Russian «В», «С», and goes on to another."""
    if partial.printed not in words.LETTER_WORDS:
        return False
    return not words.POINTING.match(string, partial.end) and not words.TO.match(string, partial.end)


def _carry(last, partial, exists):
    """A part of an id joined to what stood before it: after 47C, "D" is 47D; after B1(a), "(b)" is B1(b)."""
    if not partial:
        return None
    steps = _carried_steps(last, partial)
    if steps is None:
        return None
    if partial.steps[0].isdigit() and last.law and not exists(last.law, steps):
        return None
    return Cited(partial.start, partial.end, last.law, steps, partial.printed)


def _carried_steps(last, partial):
    head = partial.steps[0]
    if is_bracketed(partial):
        return _after_bracket(last.steps, partial.steps)
    if head.isdigit():
        return _after_item(last.steps, partial.steps)
    if not last.steps or not last.steps[0].isalpha():
        return None
    goes_on = head > last.steps[0] or (len(partial.steps) > 1 and partial.steps != last.steps)
    return partial.steps if goes_on else None


def _after_bracket(before, steps):
    """ "27B1(a)" and "(b)"; "42B(3)" and "(4)"; "27B1" and "(a)" is no list."""
    if steps[0][1:-1].isdigit() and len(before) == 2 and before[1].isdigit():
        return (before[0], steps[0][1:-1]) + steps[1:]
    if before and before[-1][0] == "(":
        return before[:-1] + steps
    return None


def _after_item(before, steps):
    """ "27B1" and "2"; "1" and "2"."""
    if len(before) >= 2 and before[1].isdigit() and _is_after(steps[0], before[1]):
        return (before[0],) + steps
    if len(before) == 1 and before[0].isdigit():
        return steps
    return None
