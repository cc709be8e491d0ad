"""Attributes of a clause in Markdown: {label="(A)." anchors="lost"}; values are quoted as in JSON."""

import json
import re

from kodeks.corpus.decoding import decode_plain
from kodeks.corpus.marks import QUOTED

ATTRIBUTES = re.compile(r"\{((?:[a-z]+=" + QUOTED + r" ?)+)\}")
ATTRIBUTE = re.compile(r"([a-z]+)=(" + QUOTED + r")")
TITLE = re.compile(r"\*((?:[^*\\]|\\(?:.|\n))+)\*")


def write_attributes(**values):
    """{label="(A)."}; nothing where nothing is to be said."""
    said = [f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in values.items() if value]
    return "{" + " ".join(said) + "}" if said else ""


def split_attributes(rest):
    """ "Title {label="…"}" → (title, attributes)."""
    found = re.search(r"(?:^| )" + ATTRIBUTES.pattern + r"$", rest)
    if not found:
        return rest, {}
    return rest[: found.start()], _attribute_values(found.group(1))


def leading_attributes(rest):
    found = ATTRIBUTES.match(rest)
    if not found:
        return {}, rest[1:] if rest[:1] == " " else rest
    rest = rest[found.end() :]
    return _attribute_values(found.group(1)), rest[1:] if rest[:1] == " " else rest


def leading_title(rest):
    found = TITLE.match(rest)
    if not found:
        return "", rest
    rest = rest[found.end() :]
    return decode_plain(found.group(1)), rest[1:] if rest[:1] == " " else rest


def _attribute_values(words):
    return {key: json.loads(value) for key, value in ATTRIBUTE.findall(words)}


def refuse_others(attributes):
    if attributes:
        raise ValueError(f"{', '.join(sorted(attributes))}: not an attribute that is known here; known: label")
