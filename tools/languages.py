"""Which language the words of a block are in, and files in letters that no language of their text has."""

import re
from collections import namedtuple

MOST = 0.6  # of the letters of a file
FEWEST = 40  # letters of a paragraph, or of a file: fewer are a foreign name or word
SCRIPTS = {"ru": "Cyrillic", "en": "Latin"}
OTHERS = {"ru": re.compile("[^А-Яа-яЁё]+"), "en": re.compile("[^A-Za-z]+")}  # what are not its letters


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
        count, strange = _letters(block.words, own), _letters(block.words, other)
        every, others = every + count + strange, others + strange
        lines += [block.line] if strange > count and strange >= FEWEST else []
    return Foreign(other, others / every, lines) if others >= FEWEST else None


def _letters(words, language):
    """How many letters of a language some words have."""
    return 0 if language == "ru" and words.isascii() else len(OTHERS[language].sub("", words))


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
