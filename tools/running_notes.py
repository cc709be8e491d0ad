"""Footnotes that a book numbers from its beginning to its end, over its laws: such a number is no place in a law."""

from kodeks.corpus.codes import codes, read_code


def run_through(found, text):
    """True if the (law, sign) of a file's footnotes in one language, in order, are numbered over the laws.

    They grow by one over two laws or more, and the code has no such footnotes: it would have more in a law than it has.

    >>> from collections import namedtuple
    >>> text = namedtuple("Text", "kind code")("laws", "2017")
    >>> [run_through(found, text) for found in ([("45", "1"), ("46", "2")], [("45", "1"), ("46", "1")], [("67", "18")])]
    [True, False, False]
    """
    signs = [sign for _, sign in found]
    if text.kind != "laws" or text.code not in codes() or len({law for law, _ in found}) < 2:
        return False
    if not all(sign.isdecimal() for sign in signs):
        return False
    numbers = list(map(int, signs))
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        return False
    known = read_code(text.code).ids
    return any(f"{law}.fn{number}" not in known for (law, _), number in zip(found, numbers))
