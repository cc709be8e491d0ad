"""Which language the words of a block are in."""

import re


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
