"""What every reader gives: the words of a file in order, and what they tell of themselves."""

from collections import namedtuple


class NotText(ValueError):
    """A file that cannot be read as text; says file, line, what it is and what to do."""


class Decoded(namedtuple("Decoded", "text encoding detected mark form removed added marks origins doubts")):
    """A file's words and what is known of them; offsets are in characters of `text`.

    `detected`: how sure the encoding is, "" if it was told. `mark`: the mark of byte order before it.
    `removed`: Edits that the reader takes out. `added`: (start, end, reason[, kind]) of characters
    that the file does not hold, kind "number+", or has otherwise ("raised", "ligature").
    `marks`: offset of a line's first character → marks of its piece. `origins`: (offset, where in the file), in order.
    `doubts`: (line of `text`, what is doubtful).
    """

    __slots__ = ()

    def __new__(
        cls, text, encoding, detected, mark, form="plain", removed=(), added=(), marks=None, origins=(), doubts=()
    ):  # fmt: skip
        """Plain text unless more is said."""
        return super().__new__(cls, text, encoding, detected, mark, form, removed, added, marks or {}, origins, doubts)

    def encoded(self):
        """The bytes of a plain file again."""
        return self.mark + self.text.encode(self.encoding)
