"""JSON, one object a line: letters of every alphabet as they are, and no character that some tool takes for a line's end."""

import json
import re
from functools import lru_cache
from io import BytesIO
from json.encoder import encode_basestring

ENCODER = json.JSONEncoder(ensure_ascii=False)
LINE_ENDS = re.compile("[\x85\u2028\u2029]")  # JSON itself escapes the others


def json_line(record):
    """One object on one line, whatever splits the lines.

    >>> json_line({"text": "Чай\\u2028и \\x85"})
    '{"text": "Чай\\\\u2028и \\\\u0085"}'
    """
    told = "{" + ", ".join([f"{_quoted(key)}: {_value(value)}" for key, value in record.items()]) + "}"
    if not LINE_ENDS.search(told):
        return told
    return LINE_ENDS.sub(lambda found: f"\\u{ord(found.group()):04x}", told)


def json_lines(records):
    """Objects as lines, in UTF-8: a list of many lines takes several times their room, their letters twice."""
    written = BytesIO()  # what it holds is handed on without a copy
    for record in records:
        written.write((json_line(record) + "\n").encode("utf-8", "surrogatepass"))
    return written.getvalue()


def _value(value):
    """What most values are goes a shorter way than through the encoder, to the same words."""
    if type(value) is str:
        return encode_basestring(value)
    return str(value) if type(value) is int else ENCODER.encode(value)


@lru_cache(maxsize=1000)
def _quoted(key):
    return encode_basestring(key)
