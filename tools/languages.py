"""Which language the words of a block are in, and files in letters that no language of their text has."""

import re
from collections import namedtuple

MOST = 0.6  # of the letters of a file
FEWEST = 40  # letters of a paragraph, or of a file: fewer are a foreign name or word
RUSSIAN = "".join(map(chr, range(ord("А"), ord("я") + 1))) + "Ёё"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SCRIPTS = {"ru": "Cyrillic", "en": "Latin"}
LETTERS = {"ru": RUSSIAN.encode("cp1251"), "en": LATIN.encode("cp1251")}
OTHERS = {name: bytes(set(range(256)) - set(letters)) for name, letters in LETTERS.items()}  # what are not its letters


def language(words, languages, current):
    """The language that most letters of a block belong to; the current one if it has too few.

    >>> language("A. Взятка", ("ru", "en"), "en"), language("(a)", ("ru", "en"), "en")
    ('ru', 'en')
    """
    if len(languages) < 2:
        return languages[0]
    cyrillic = len(re.findall("[А-Яа-яЁё]", words))
    latin = len(re.findall("[A-Za-z]", words))
    if max(cyrillic, latin) < 3:
        return current
    wanted = "ru" if cyrillic > latin else "en"
    return wanted if wanted in languages else current


class Foreign(namedtuple("Foreign", "language share lines")):
    """Letters of another language than that of a text: their share, and the lines of the paragraphs in them."""

    __slots__ = ()


def foreign(blocks, languages):
    """What blocks hold in the letters of another language than their text's; None if that has both, or they have few."""
    (own, *more), every, others, lines = languages, 0, 0, []
    other = "en" if own == "ru" else "ru"
    for block in blocks if not more else ():
        count, strange = _letters(block.words, own, other)
        every, others = every + count + strange, others + strange
        lines += [block.line] if strange > count and strange >= FEWEST else []
    return Foreign(other, others / every, lines) if others >= FEWEST else None


def _letters(words, *languages):
    """How many letters of each language some words have; counted among bytes, which is many times faster.

    >>> _letters("Чай and ёлки № 7 é", "ru", "en")
    [7, 3]
    """
    written = words.encode("ascii" if words.isascii() else "cp1251", "ignore")
    return [len(written.translate(None, OTHERS[language])) for language in languages]


def language_fault(found, languages):
    """Why a file is not in the language of its text, and what to do; "" if it is.

    >>> language_fault(Foreign("ru", 0.9, [3]), ("en",)).split(";")[0]
    'its letters are Cyrillic, and the manifest says languages = ["en"]'
    """
    if not found or found.share < MOST:
        return ""
    said = f'its letters are {SCRIPTS[found.language]}, and the manifest says languages = ["{languages[0]}"]'
    return f'{said}; write languages = ["{found.language}"], or languages = ["ru", "en"] if the text is in both'


def language_doubts(found, languages):
    """(line, doubt) of the first paragraph in another language than its text's, with how many there are."""
    if found and found.lines:
        said = f"paragraphs in {SCRIPTS[found.language]} letters ({len(found.lines)}), the first of them here"
        yield found.lines[0], f'{said}; the manifest says languages = ["{languages[0]}"] alone'
