"""JSON, one object a line: letters of every alphabet as they are, and no character that some tool takes for a line's end."""

import json
import re

ENCODER = json.JSONEncoder(ensure_ascii=False)
LINE_ENDS = re.compile("[\x85\u2028\u2029]")  # JSON itself escapes the others


def json_line(record):
    """One object on one line, whatever splits the lines.

    >>> json_line({"text": "Чай\\u2028и \\x85"})
    '{"text": "Чай\\\\u2028и \\\\u0085"}'
    """
    return LINE_ENDS.sub(lambda found: f"\\u{ord(found.group()):04x}", ENCODER.encode(record))
