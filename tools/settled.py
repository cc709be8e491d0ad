"""Doubts about words that a correction took away: settled, and told no more."""

import re
from collections import namedtuple

QUOTED = re.compile(r"'([^']+)'")
LISTED = re.compile(r"(in no dictionary, and kept as printed: )(.*)")


class Repair(namedtuple("Repair", "file first last old new")):
    """A correction with the lines that its words stood on."""

    __slots__ = ()


def drop_settled(reads, repairs):
    """Take the doubts out of files whose words stood in a correction and are gone."""
    for read in reads:
        own = [one for one in repairs if one.file == read.file.name]
        if own:
            told = ((line, _left(words, line, own, read.source)) for line, words in read.doubts)
            read.doubts[:] = [(line, words) for line, words in told if words]


def _left(doubt, line, repairs, source):
    """What is left of a doubt; "" if nothing is."""
    near = [one for one in repairs if one.first <= line <= one.last]
    quoted = QUOTED.findall(doubt) if near else []
    left = [words for words in quoted if not _is_gone(words.rstrip("…"), line, near, source)]
    listed = LISTED.fullmatch(doubt)
    if listed and left:
        return listed[1] + ", ".join(f"'{words}'" for words in left) if len(left) < len(quoted) else doubt
    return "" if quoted and not left else doubt


def _is_gone(words, line, repairs, source):
    """True if corrections took some words away as often as they stand on a line."""
    taken = sum(max(_count(words, one.old) - _count(words, one.new), 0) for one in repairs)
    return 0 < taken >= _count(words, source.words_on(line))


def _count(words, among):
    """How often some words stand whole among others."""
    return len(re.findall(rf"(?<!\w){re.escape(words)}(?!\w)", among))
