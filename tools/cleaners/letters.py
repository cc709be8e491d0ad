"""The letter ё that an encoding or a font broke: another sign, the same all over a file, or two characters."""

import re

from tools.lexicon import is_russian_word
from tools.strand import replace_all

RUSSIAN = "А-Яа-яЁё"
BROKEN = re.compile(rf"(?<=[{RUSSIAN}])([^\s\w.,;:!()\[\]/|*'’\"«»“”-]|[£³Јѓ¸])(?=[{RUSSIAN}])")
TWO = re.compile("[Ее]\u0308|[Ии]\u0306")
WHOLE = {"Е": "Ё", "е": "ё", "И": "Й", "и": "й"}
SURE = 0.7  # of the places of a sign inside words: with ё they are words
MAY_FOLLOW = "⁰¹²³⁴⁵⁶⁷⁸⁹?"  # a word that ends there
SHORT = frozenset(("не", "на", "то", "но", "да", "же", "бы", "ли", "он", "мы", "вы", "ты"))


def signs_of_yo(text):
    """The signs that stand for ё in a text: inside words that are words with ё, and nearly always so.

    >>> signs_of_yo("Гость пода„т чай, хозяин пь„т."), signs_of_yo("Он сказал: „чай“.")
    ('„', '')
    """
    places = {}
    for found in BROKEN.finditer(text):
        places.setdefault(found.group(), []).append(_is_yo(text, found.start()))
    return "".join(sorted(sign for sign, known in places.items() if sum(known) >= SURE * len(known)))


def mend_yo(strand, signs):
    """A strand with ё where another sign stands for it, or two characters do.

    >>> from tools.strand import plain
    >>> mend_yo(plain("пода„т „чай“ и сво„", 0), "„").words
    'подаёт „чай“ и своё'
    """
    places = [(found.start(), found.end(), WHOLE[found.group()[0]]) for found in TWO.finditer(strand.words)]
    for found in re.finditer(f"[{re.escape(signs)}]", strand.words) if signs else ():
        if _is_yo(strand.words, found.start()):
            places.append((*found.span(), "Ё" if strand.words[: found.start()][-2:].isupper() else "ё"))
    reason = "ё that an encoding broke"
    return replace_all(strand, [(*place, "letter", reason) for place in sorted(places)]) if places else strand


def _is_yo(text, at):
    """True if the word at a place is one with ё there, and none without the sign if that may be a mark after it."""
    before = re.search(rf"[{RUSSIAN}]*$", text[max(at - 40, 0) : at]).group()
    after = re.match(rf"[{RUSSIAN}]*", text[at + 1 : at + 40]).group()
    whole = f"{before}ё{after}".lower()
    if whole != "её" and (len(whole) < 3 or not is_russian_word(whole)):
        return False
    return bool(after) or text[at] not in MAY_FOLLOW or not _is_word(before.lower())


def _is_word(before):
    return before in SHORT if len(before) < 3 else is_russian_word(before)
