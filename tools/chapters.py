"""Ids of headings: the chapter and part that the law after a heading stands in."""

import tomllib
from functools import lru_cache
from pathlib import Path

TABLE = Path(__file__).with_name("chapters.toml")


def heading_id(level, number, law):
    """The id of a chapter's, part's or section's heading before a law.

    >>> heading_id("chapter", 6, 41), heading_id("part", 4, 65), heading_id("section", 1, 24)
    ('h:6', 'h:6.4', 'h:5.2.1')
    """
    chapter = _within(_table()["chapters"], law)
    part = _within(_table()["parts"].get(str(chapter), {}), law)
    if level == "chapter":
        return f"h:{number}"
    if level == "part":
        return f"h:{chapter}.{number}"
    return f"h:{chapter}.{part}.{number}" if part else f"h:{chapter}.{number}"


@lru_cache(maxsize=1)
def _table():
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def _within(ranges, law):
    return next((int(number) for number, (first, last) in ranges.items() if first <= law <= last), 0)
