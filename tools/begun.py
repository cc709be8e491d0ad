"""How the lines of a sheet begin: found once, and asked by all who tell where a paragraph begins."""

from tools.labels import LAW_LETTERS, LONGEST_LABEL, QUOTES, begins_small, labels_at, law_heading
from tools.sheet import asked_once


@asked_once
def small_lines(sheet):
    """For each piece: True if its words begin inside a sentence."""
    return [words[0].islower() or words[0] in QUOTES and begins_small(words) for words in sheet.lines()]


@asked_once
def labelled_lines(sheet):
    """For each piece: True if it begins with a label or with the heading of a law."""
    return [_may_be_labelled(words) and bool(labels_at(words, 0) or law_heading(words)) for words in sheet.lines()]


def _may_be_labelled(words):
    """False for most lines, which need no search."""
    head = words[:LONGEST_LABEL]
    return "." in head or ")" in head or words[0] in LAW_LETTERS
