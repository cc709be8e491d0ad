"""Plain text in any encoding: decoded so that encoding gives the same bytes back."""

import re

from tools.readers.decoded import Decoded, NotText  # noqa: F401  (NotText: what reading raises)
from tools.readers.encodings import decode
from tools.sheet import Edit

UNSEEN = "\ufeff\u200b\u200c\u200d\u200e\u200f\u2060"
SHOW_NOTHING = "\u00ad" + UNSEEN  # inside a line; at its end a soft hyphen is a hyphen
AT_LINE_ENDS = re.compile(
    rf"(?:^|(?<=[\n\r\x0b\x0c\x85\u2028\u2029]))[{UNSEEN}]+|[{UNSEEN}]+(?=[\n\r\x0b\x0c\x85\u2028\u2029]|$)"
)


def read_plain(written, path, encoding=""):
    """The text of a file's bytes; UTF-8 unless they say otherwise, or the manifest does."""
    found = decode(written, path, encoding)
    return Decoded(found.text, *found[1:4], removed=unseen(found.text), doubts=found.doubts)


def unseen(text):
    """Removals of characters that show nothing and would hide a label: a mark of byte order at a line's beginning.

    >>> [(edit.start, edit.end, edit.kind) for edit in unseen("Law 7\\n\\ufeffA. Cups")]
    [(6, 7, 'unseen')]
    """
    if not any(sign in text for sign in UNSEEN):
        return ()
    reason = "character that shows nothing: a mark of byte order, or a place without width"
    return tuple(Edit(found.start(), found.end(), "unseen", reason, None) for found in AT_LINE_ENDS.finditer(text))
