"""Reads the tables of ACCOUNT.md, the exact account of the five source files, at test time."""

import os
import re
from collections import namedtuple
from functools import lru_cache
from pathlib import Path

import pytest

from kodeks import clauses


class Told(namedtuple("Told", "file lines id lang segment label first last words state")):
    """A row of a table of clauses: what the account tells of one clause."""

    __slots__ = ()


def sources():
    """The folder of the five files; the test is skipped, with the reason, where it is missing."""
    shared = os.environ.get("KODEKS_SHARED", "")
    folder = Path(shared) / "sources" if shared else None
    if not folder or not (folder / "ACCOUNT.md").is_file():
        pytest.skip(
            "the five source files are not here; set KODEKS_SHARED to the folder that holds sources/ to run this test"
        )
    return folder


@lru_cache
def account(folder):
    """The account, part by part: file name → (rows told, discards told)."""
    parts = {}
    for part in (folder / "ACCOUNT.md").read_text(encoding="utf-8").split("\n## File ")[1:]:
        name = re.search(r"`([^`]+\.txt)`", part).group(1)
        parts[name] = (_rows(part, name), _discards(part))
    return parts


def _rows(part, name):
    lines = part.split("**Clauses**")[1].split("\n**")[0].strip().split("\n")
    head = [cell.strip() for cell in lines[0].strip("|").split("|")]
    return [_row(dict(zip(head, [cell.strip() for cell in line.strip("|").split("|")])), name) for line in lines[2:]]


def _row(cells, name):
    printed = cells["id"].removesuffix(" [footnote]").removesuffix(" [heading]")
    segment = 2 if "(seg 2)" in printed else 1
    numbers = [int(number) for number in cells["lines"].split("-")]
    label = "" if cells["label / title"] == "—" else cells["label / title"]
    own = "(no own text)" not in cells["first 4 words"]
    return Told(
        name, (numbers[0], numbers[-1]), _id(printed.removesuffix(" (seg 2)")), cells.get("lang", "ru"), segment, label,
        cells["first 4 words"] if own else "", cells["last 4 words"] if own else "", int(cells["words"]), cells["state"],
    )  # fmt: skip


def _id(printed):
    """`27.B.1.a` → 27B1(a), `c45.7.i` → 45.7(i), `16.A.2.fn1` → 16.fn1, `h:ch6.p1.s1` → h:6.1.1."""
    if printed.startswith("h:"):
        return re.sub(r"(?<=[:.])(?:ch|[ps])", "", printed)
    footnote = re.fullmatch(r"(\d+)(?:\.\w+)*?\.(fn\d+)", printed)
    if footnote:
        return f"{footnote.group(1)}.{footnote.group(2)}"
    if printed.startswith("c"):
        law, *rest = printed[1:].split(".")
        return clauses.canonical(f"{law}.{'.'.join(rest)}" if rest else law)
    return clauses.canonical(printed)


def _discards(part):
    """(kind, times, lines as printed) in order."""
    found = re.findall(
        r"^- ([\w-]+): .*? — (\d+)×, lines (.+)$", part.split("**Discards**")[1].split("\n**")[0], re.MULTILINE
    )
    return [(kind, int(times), [_lines(one) for one in lines.split(", ")]) for kind, times, lines in found]


def _lines(printed):
    numbers = [int(number) for number in printed.split("-")]
    return numbers[0], numbers[-1]


def words(body):
    """The words as the account counts them: what white space parts and holds a letter or a digit."""
    return [word for word in body.split() if re.search(r"\w", word)]
