"""The words of the Russian dictionary, asked in its file: nothing of it is read but what is asked for.

The file (dawgdic's) holds a count, then units of four bytes, one a byte of a word in UTF-8. A unit tells which byte leads
to it and how far away those that may follow stand; the place of one is that of the unit, the distance and its own byte,
put together by exclusive or.
"""

from functools import lru_cache
from mmap import ACCESS_READ, mmap
from pathlib import Path

from pymorphy3_dicts_ru import get_path

LABEL = 0x800000FF  # bits of a unit: the byte that leads to it; with the highest, a value, to which none does
DISTANCE, FAR = 10, 0x200  # where its distance begins; if FAR is set, it counts blocks of 256
END = "\1"  # stands between a word and what the dictionary tells of it
YE, YO = "е".encode(), "ё".encode()


def knows(word):
    """True if the dictionary has a word in small letters; ё may stand as е.

    >>> [knows(word) for word in ("чайник", "зелёный", "зеленый", "чайнйк", "чайн", "ёлкё", "")]
    [True, True, True, False, False, False, False]
    """
    first, *parts = f"{word}{END}".encode().split(YE)
    places = [_follow(0, first)]
    for part in parts:
        places = [_follow(place, letter + part) for place in places if place is not None for letter in (YE, YO)]
    return any(place is not None for place in places)


def _follow(place, written):
    """Where some bytes lead from a place; None if nowhere."""
    units = _units()
    for byte in written:
        unit = units[place]
        place ^= unit >> DISTANCE << (8 if unit & FAR else 0) ^ byte
        if units[place] & LABEL != byte:
            return None
    return place


@lru_cache(maxsize=1)
def _units():
    with open(Path(get_path()) / "words.dawg", "rb") as file:
        held = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
    return held[4 : 4 + 4 * held[:4].cast("I")[0]].cast("I")
