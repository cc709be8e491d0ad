"""The encodings that old texts come in, each with the marks and line ends that belong to it."""

import re

ENCODINGS = (
    # name in Python, what the manifest must say of it ("" if the bytes tell)
    ("utf-8", ""), ("utf-8-sig", ""), ("utf-16", ""), ("windows-1251", "windows-1251"), ("koi8-r", "koi8-r"),
    ("cp866", "cp866"), ("mac-cyrillic", "mac-cyrillic"), ("iso-8859-5", "iso-8859-5"), ("cp1252", "cp1252"),
)  # fmt: skip
LINE_ENDS = ("\n", "\r\n", "\n", "\r")


def written(words, number):
    """The bytes of a text in one of the encodings that can hold it, and what the manifest says of it; by a number."""
    words = words.replace("\n", LINE_ENDS[number % len(LINE_ENDS)])
    able = [(name, told) for name, told in ENCODINGS if _holds(name, words)]
    name, told = able[number % len(able)]
    return words.encode(name), told


def _holds(name, words):
    """True if the encoding can hold the text, and somebody would write it so."""
    if name not in ("utf-8", "utf-8-sig", "utf-16", "cp1252") and not re.search("[а-яё]", words):
        return False
    try:
        return words.encode(name).decode(name) == words
    except UnicodeError:
        return False
