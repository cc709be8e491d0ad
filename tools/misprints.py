"""Headings of laws with a misprint in their first word: told where their number fits, never read as headings."""

import re

from tools.labels import LOOKALIKES, TAIL, law_heading, takes_reference

WORDS = ("law", "правило")
HEADING = re.compile(r"([^\W\d_]{2,9})(\s*)(\d{1,2})(?:\.(?!\d)|\s+[-–—]\s|\s*$|\s+(?=[A-ZА-ЯЁ]))")
SKIPPED = 2  # laws, one of them missing perhaps
LATIN = str.maketrans({small.lower(): large.lower() for small, large in LOOKALIKES.items()})


def unsure_headings(blocks):
    """(line, doubt) of what may be the heading of the next law, or of the one after it, but for a misprint."""
    law, last = 0, ""
    for block in blocks:
        words = block.words
        heading, misprinted = law_heading(words), misprinted_law(words)
        if law < misprinted <= law + SKIPPED and law and not takes_reference(last):
            yield block.line, f"'{words[:40]}' may be the heading of Law {misprinted}, misprinted; kept as words"
        law, last = max(law, heading[0] if heading else misprinted if misprinted == law + 1 else 0), words[-TAIL:]


def misprinted_law(words):
    """The number of the law whose heading some words may be, but for a misprint; 0 if they are none.

    >>> misprinted_law("Правлио 8. Чашки"), misprinted_law("Laww 8"), misprinted_law("LAW8. CUPS"), misprinted_law("Lаw 8")
    (8, 8, 8, 8)
    >>> misprinted_law("Law 8. Cups"), misprinted_law("Cup 8. Saucers"), misprinted_law("Lay 8 cups")
    (0, 0, 0)
    """
    found = HEADING.match(words)
    if not found:
        return 0
    printed = found.group(1).lower()
    meant = [word for word in WORDS if printed.translate(LATIN) == word.translate(LATIN) or is_misprint(printed, word)]
    return int(found.group(3)) if meant and not (printed in WORDS and found.group(2)) else 0


def is_misprint(printed, meant):
    """True if one letter is wrong, lost, doubled or in its neighbour's place.

    >>> [is_misprint(word, "law") for word in ("lew", "lw", "laww", "lwa", "wal", "cup")]
    [True, True, True, True, False, False]
    """
    if abs(len(printed) - len(meant)) > 1 or printed == meant:
        return False
    start = next((at for at, (one, two) in enumerate(zip(printed, meant)) if one != two), min(len(printed), len(meant)))
    one, two = printed[start:], meant[start:]
    return one[1:] == two[1:] or one[1:] == two or one == two[1:] or (one[1::-1] == two[:2] and one[2:] == two[2:])
