"""Cited words → ids: partial ids from the place where they stand, ranges from the list of their code."""

from kodeks import clauses
from kodeks.references.reference import Cited, Reference

PRINCIPLE = {"1987": "72B1", "1997": "72B1", "2007": "23", "2017": "72C"}  # could have known or been aware


def resolve(found, string, known, at, paragraphs):
    """A Reference with its targets, each looked up in its own list.

    `known` is the CodeList of the reference's code or None; `paragraphs` the ids of the commentary it stands in, or None.
    """
    parts = tuple([_part(cited, found, known, at, paragraphs) for cited in found.cited])
    targets = tuple(dict.fromkeys([target for _, _, part in parts for target in part]))
    listed = None if found.kind == "law" else paragraphs
    own = found.kind == "law"
    missing = [target for target in targets if not _stands(target, known, listed, own)]
    unresolved = tuple([(target, _nearest(target, known, listed)) for target in missing])
    printed = string[found.start : found.end]
    return Reference(found.start, found.end, printed, targets, found.kind, found.code, unresolved, parts)


def is_paragraph(clause):
    """True of an id in a commentary: "45.7(i)"."""
    if "." not in clause:
        return False
    steps = clauses.parts(clause)
    return len(steps) > 1 and steps[1][0] == "." and steps[1][1:].isdigit()


def full_id(law, steps):
    """The id of a law number and its steps."""
    return law + "".join(steps)


def sibling_or_below(at, steps, capital, exists):
    """A bracketed step without its parent: first beside the place, then below it, then further up; "(B)" also a section."""
    above = tuple(step for step in clauses.parts(at) if step[:2] not in (".f", ".n", ".t"))
    shallowest = 2 if is_paragraph(at) else 3  # a bracket stands below a paragraph or an item
    beside = [above[:-1]] if above[-1][0] == "(" else []
    further = [above[:length] for length in range(len(above) - 1, 0, -1)]
    ids = ["".join(place + steps) for place in beside + [above] + further if len(place) >= shallowest]
    letter = steps[0][1:-1].upper()
    if capital and len(steps) == 1 and not is_paragraph(at):
        ids.append(clauses.law(at) + letter)
    return next((target for target in ids if exists(target)), ids[0] if ids else "")


def _part(cited, found, known, at, paragraphs):
    """(start, end, targets) of one id or range."""
    targets = tuple(filter(None, _targets(cited, found.kind, known, at, paragraphs)))
    if isinstance(cited, str):
        return found.start, found.end, targets
    first, last = (cited, cited) if isinstance(cited, Cited) else cited
    return first.start, last.end, targets


def _targets(cited, kind, known, at, paragraphs):
    """The ids that one Cited, or one range, stands for."""
    if isinstance(cited, str):
        return (cited,)
    if not isinstance(cited, Cited):
        first, last = (_target(end, kind, known, at, paragraphs) for end in cited)
        return _range(first, last, known)
    return (_target(cited, kind, known, at, paragraphs),)


def _target(cited, kind, known, at, paragraphs):
    if cited.law:
        return full_id(cited.law, cited.steps)
    return _relative(cited.steps, cited.printed[1:2].isupper(), known, at, paragraphs) if at else ""


def _relative(steps, capital, known, at, paragraphs):
    """What a part of an id means at this place: "C" inside 16B is 16C, "(b)" inside 27B1(a) is 27B1(b)."""
    head = steps[0]
    if head[0] == "(" and head[1:-1].isdigit() and not is_paragraph(at):
        return _relative((head[1:-1],) + steps[1:], capital, known, at, paragraphs)
    if head[0] == "(":
        return sibling_or_below(at, steps, capital, lambda target: _stands(target, known, paragraphs))
    if head.isdigit():
        above = clauses.parts(at)
        return full_id(above[0], above[1:2] + steps) if len(above) > 1 and above[1].isalpha() else ""
    return full_id(clauses.law(at), steps)


def _range(first, last, known):
    """Every clause from one to the other: laws by number, the rest as they stand in the list."""
    if first.isdigit() and last.isdigit():
        return tuple(str(number) for number in range(int(first), int(last) + 1))
    if is_paragraph(first) and is_paragraph(last) and clauses.parent(first) == clauses.parent(last):
        begin, end = (int(clauses.parts(name)[-1][1:]) for name in (first, last) if len(clauses.parts(name)) == 2)
        return tuple(f"{clauses.law(first)}.{number}" for number in range(begin, end + 1)) or (first, last)
    if known and first in known and last in known and clauses.parent(first) == clauses.parent(last):
        ids = known.ids[known.ids.index(first) : known.ids.index(last) + 1]
        return tuple(clause for clause in ids if clauses.parent(clause) == clauses.parent(first)) or (first, last)
    return (first, last)


def _stands(target, known, paragraphs, is_law=False):
    """True if the target stands in its list; a paragraph without a list to look in is taken as it is."""
    if is_paragraph(target) and not is_law:
        return paragraphs is None or target in paragraphs
    return known is not None and target in known


def _nearest(target, known, paragraphs):
    """The nearest clause above a missing one that does exist."""
    if is_paragraph(target):
        while is_paragraph(target):
            target = clauses.parent(target)
            if paragraphs is not None and target in paragraphs:
                return target
    return known.nearest(target) if known else ""
