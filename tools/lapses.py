"""Places in a clause's words where something is gone: told as doubtful, never mended."""

import re

LAPSES = (  # a sign that one of some lapses has, which is found fast; these lapses, and what they may be
    (
        r"[.,;)(A-ZА-ЯЁ*†‡¹²³⁰⁴-⁹{<^](?:(?<=\s[.,;)])|(?<=\()\s*\)|(?<=[a-zа-яё][A-ZА-ЯЁ])|(?<=[*†‡¹²³⁰⁴-⁹{<^]))",
        (r"[^\W\d_]\s(?=[.,;](?:\s|$))", "a word may be lost before a mark"),  # "of the ."
        (r"(?<=[^\s(])\s(?=\)[.\s])", "a bracket stands alone, and what follows may be printed twice"),
        (r"\(\s*(?=\))", "something between brackets is lost"),  # "Spades ( )"
        (r"[a-zа-яё]{3}(?=[A-ZА-ЯЁ][a-zа-яё])", "two words may be run together"),  # "the cupsThe host"
        (
            r"[a-zа-яё](?=(?:\(\*+\)|[*†‡¹²³⁰⁴-⁹]+)[a-zа-яё]|(?:\{\d+\}|<\d+>|\^\d|\^\*)(?:[\s.,;:)]|$))",
            "a footnote's mark, or a lost letter, inside a word",
        ),  # "ket*le"
    ),
    (
        r" . (?:(?<= [a-zа-яё] )[a-zа-яё](?![a-zа-яё])|(?<= [A-ZА-ЯЁ] )[A-ZА-ЯЁ](?!\w))",
        (r"(?<![^\s“«\"(])(?:[a-zа-яё] ){2,}[a-zа-яё](?![^\s.,:;!?)”»\"])", "letters stand apart"),  # "k e t t l e"
        (
            r"(?<!\S)(?=(?:\w )*[^\W\dAKQJTКДВТNSEWСЮЗ])(?:[A-ZА-ЯЁ] ){3,}[A-ZА-ЯЁ](?!\w)",
            "letters stand apart",
        ),
    ),
)
PATTERNS = tuple((re.compile(sign), [(re.compile(lapse), told) for lapse, told in some]) for sign, *some in LAPSES)
AROUND = 20  # characters


def lapses(words):
    """(place, what may be gone there) of some words.

    >>> lapses("It is the end of the . It stands."), lapses("S.O. plays ♠ - and wins, as McBride too.")
    ([(19, "a word may be lost before a mark: 'It is the end of the . It stands.'")], [])
    >>> [place for place, _ in lapses("on the cupsThe host")], [place for place, _ in lapses("Spades ( ) are led")]
    ([8], [7])
    >>> [place for place, _ in lapses("a sau(*)er*, and a ket¹tle")]
    [4, 21]
    """
    return [
        (found.start(), f"{told}: '{words[max(found.start() - AROUND, 0) : found.end() + AROUND].strip()}'")
        for sign, some in PATTERNS
        if sign.search(words)
        for pattern, told in some
        for found in pattern.finditer(words)
    ]


def doubtful(record, source):
    """(line, doubt) of every lapse in a record's titles and paragraphs."""
    for strand in record.titles + record.paragraphs:
        for place, told in lapses(strand.words):
            yield source.line(strand.offset(place)), f"{record.id}: {told}"
