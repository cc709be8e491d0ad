"""Where in a law a reader stands: the open steps, and which label may come next."""

from functools import lru_cache

from kodeks import clauses
from kodeks.corpus.codes import codes, read_code
from tools.labels import LETTERS, ROMAN, SMALL, step

BRACKETED = ("small", "roman", "number")
SOUND = {  # the sorts of steps of most clauses: read from their labels as they were written, so that none need be asked
    (),
    ("section",),
    ("section", "item"),
    *(("section", "item", *rest) for one in BRACKETED for rest in ((one,), *((one, two) for two in BRACKETED))),
}


def steps_of(clause):
    """The open steps of a clause, below its law.

    >>> steps_of("27B1(a)"), steps_of("60.4")
    ((('section', 2), ('item', 1), ('small', 1)), (('paragraph', 4),))
    """
    return tuple(_step(part, clauses.parts(clause)[:at]) for at, part in enumerate(clauses.parts(clause)) if at)


@lru_cache(maxsize=10_000)
def clause_of(law, steps):
    """The id of the clause where these steps lead, ValueError if no clause is named so.

    >>> clause_of(27, (("section", 2), ("item", 1), ("small", 1))), clause_of(45, (("paragraph", 7), ("roman", 1)))
    ('27B1(a)', '45.7(i)')
    """
    named = "".join([f".{value}" if sort == "paragraph" else step(sort, value) for sort, value in steps])
    if _is_sound(law, steps):
        return f"{law}{named}"
    clause = clauses.canonical(f"{law}{named}")
    if len(clauses.parts(clause)) != len(steps) + 1:
        raise ValueError(f"'{clause}' is not what stands at {steps} in Law {law}")  # item 1 of Law 7 is not Law 71
    return clause


def _is_sound(law, steps):
    """True for steps whose printed labels are the id as they stand: a clause's, a number of one digit in brackets."""
    sorts, values = zip(*steps) if steps else ((), ())
    return 0 < law < 100 and sorts in SOUND and 0 < min(values, default=1) and max(values, default=1) < 10


def follow(law, steps, readings, headless=False):
    """The steps after a label that is the next of an open list, or the first of a new one; None if it is neither.

    >>> from tools.labels import Label
    >>> b2 = (("section", 2), ("item", 2))
    >>> follow(27, b2, [Label("section", 3, 2)]), follow(27, b2, [Label("item", 2, 2)])
    ((('section', 3),), None)
    >>> follow(27, b2, [Label("small", 1, 3)])
    (('section', 2), ('item', 2), ('small', 1))
    """
    for reading in readings:
        for depth in reversed(range(len(steps))):
            if steps[depth] == (reading.sort, reading.value - 1):
                return steps[:depth] + ((reading.sort, reading.value),)
    for reading in readings:
        new = reading.sort not in [sort for sort, _ in steps] and (reading.value == 1 or headless)
        if new and exists(law, steps + ((reading.sort, reading.value),)):
            return steps + ((reading.sort, reading.value),)
    return None


def skip(steps, readings):
    """The steps after a label of an open list that leaves numbers out, and the label it should have been; else None.

    >>> from tools.labels import Label
    >>> skip((("paragraph", 4),), [Label("paragraph", 6, 5)])
    ((('paragraph', 6),), ('paragraph', 5))
    """
    for reading in readings:
        for depth in reversed(range(len(steps))):
            sort, value = steps[depth]
            if sort == reading.sort and reading.value > value + 1:
                return steps[:depth] + ((sort, reading.value),), (sort, value + 1)
    return None


def exists(law, steps):
    """True if these steps name a clause of a law."""
    try:
        clause_of(law, steps)
    except ValueError:
        return False
    return True


@lru_cache
def items_of_laws(code):
    """The items of a code that stand in no section of their law.

    >>> sorted(items_of_laws("2007")), sorted(items_of_laws("2017"))
    (['71.1', '71.2'], [])
    """
    known = read_code(code).ids if code in codes() else ()
    return frozenset(one for one in known if clauses.kind(one) == "paragraph")


def levels_up(marks):
    """How many lists a form tells to have ended before a paragraph: "up0" is still in its item; None if it tells nothing.

    >>> levels_up({"end", "up2"}), levels_up({"end"})
    (2, None)
    """
    for mark in marks:
        if mark.startswith("up"):
            return int(mark[2:])
    return None


def _step(part, before):
    if part[0] == ".":
        return ("paragraph", int(part[1:]))
    if part[0] != "(":
        return ("item", int(part)) if part.isdigit() else ("section", LETTERS.index(part) + 1)
    inner = part[1:-1]
    if inner.isdigit():
        return ("number", int(inner))
    small_open = any(step[0] == "(" and step[1:-1] in SMALL for step in before)
    roman = inner in ROMAN and (len(inner) > 1 or small_open or (inner == "i" and len(before) < 3))
    return ("roman", ROMAN.index(inner) + 1) if roman else ("small", SMALL.index(inner) + 1)
