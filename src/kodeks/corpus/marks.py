"""What stands in a clause's words, as Markdown writes it: blocks, tables, footnote marks, gaps."""

import json
import re

EATEN = frozenset("\\*_[]{}`<&^~|")  # anywhere in a line
EATEN_FIRST = frozenset("#>+-=:!?")  # at the beginning of a line
PARTING = re.compile(r"\n\n(?<=[^\n]\n\n)(?=[^\n])")
QUOTED = r'"(?:[^"\\]|\\.)*"'
GAP = re.compile(r"\[…\]\{\.gap reason=(" + QUOTED + r")\}")
ANCHOR = re.compile(r"\[\^([0-9]+)\]")
ENTITY = re.compile(r"&#([0-9]{1,7});")


def blocks(body):
    """(start, words) of each block of a body: what a blank line parts."""
    found, start = [], 0
    for parting in PARTING.finditer(body):
        found.append((start, body[start : parting.start()]))
        start = parting.end()
    return found + [(start, body[start:])] if body else []


def is_table(words):
    """True if every line is a row: from "|" to "|"."""
    return words[:1] == "|" and all(len(line) > 1 and line[0] == line[-1] == "|" for line in words.split("\n"))


def gap_mark(reason):
    """[…]{.gap reason="page 46 is missing"}"""
    return "[…]{.gap reason=" + json.dumps(reason, ensure_ascii=False) + "}"
