"""What is found: a Reference, and the pieces it is made from."""

from collections import namedtuple

SHOWN = ("law", "relative", "commentary", "footnote")  # a number or a letter is printed
KINDS = SHOWN + ("self", "principle", "edition")


class Reference(namedtuple("Reference", "start end printed targets kind code unresolved parts")):
    """Words that cite: in "see C above", inside 16B, `C` is the target 16C.

    `targets` are ids of `code`, or of the commentary itself for the kind "commentary"; `unresolved` holds
    (target, nearest clause above it that exists or "") for those that do not stand in their list; `parts` are
    (start, end, targets) of each id in a list, so that each can be a link.
    """

    __slots__ = ()


class Cited(namedtuple("Cited", "start end law steps printed")):
    """One id as it is printed: "47С" is ("47", ("C",)); "B1(A)", without a number, is ("", ("B", "1", "(a)"))."""

    __slots__ = ()


class Found(namedtuple("Found", "start end cited kind code")):
    """A citation before it is resolved; `cited` are Cited, with a range as a pair (first, last)."""

    __slots__ = ()
