"""JSON, one object a line: letters of every alphabet as they are, and no character that some tool takes for a line's end."""

import json
from functools import lru_cache
from itertools import islice
from json.encoder import encode_basestring

ENCODER = json.JSONEncoder(ensure_ascii=False)
AT_ONCE = 500  # lines
LINE_ENDS = "\x85\u2028\u2029"  # JSON itself escapes the others


def json_line(record):
    """One object on one line, whatever splits the lines.

    >>> json_line({"text": "Чай\\u2028и \\x85"})
    '{"text": "Чай\\\\u2028и \\\\u0085"}'
    """
    return _on_its_line("{" + ", ".join([f"{_quoted(key)}: {_value(value)}" for key, value in record.items()]) + "}")


def json_lines(told):
    """Objects that stand there as JSON, as lines in UTF-8, some at a time: all at once take several times their room."""
    told = iter(told)
    while some := list(islice(told, AT_ONCE)):
        yield (_on_its_line("\n".join(some)) + "\n").encode("utf-8", "surrogatepass")


def _on_its_line(told):
    """JSON without what some tool takes for a line's end."""
    for sign in "" if told.isascii() else LINE_ENDS:
        told = told.replace(sign, f"\\u{ord(sign):04x}")
    return told


def _value(value):
    """What most values are goes a shorter way than through the encoder, to the same words."""
    if type(value) is str:
        return encode_basestring(value)
    return str(value) if type(value) is int else ENCODER.encode(value)


@lru_cache(maxsize=1000)
def _quoted(key):
    return encode_basestring(key)
