"""The text of a PDF as it grows page by page, with what is told of its lines by offset."""

from tools.readers.decoded import Decoded
from tools.readers.pdf_columns import rows_of
from tools.readers.pdf_levels import Levels
from tools.sheet import Edit


class Pages:
    """Collects lines; offsets are in the text so far."""

    def __init__(self):
        self.parts = []
        self.length = 0
        self.edits, self.added, self.marks, self.origins, self.doubts = [], [], {}, [], []
        self.lines = 1
        self.turned = set()
        self.last_number = None
        self.last = None  # how the page before ends
        self.levels = Levels()

    def turn(self, page, number):
        """A new page: `number` is the one that is printed on it."""
        self.turned |= {"page"} if page > 1 else set()
        jumped = (
            number is not None and self.last_number is not None and number > self.last_number[1] + page - self.last_number[0]
        )
        if jumped:
            self.turned |= {"jump"}
            self.doubts.append((self.lines, f"page {number} is printed after page {self.last_number[1]}: pages are missing"))
        if number is not None:
            self.last_number = (page, number)
        if self.length:
            self._write("\n")
        self.origins.append((self.length, f"page {page}"))

    def missing(self, page):
        """A page without words: what comes after it is not joined to what stood before."""
        self.turned |= {"page", "jump"}
        self.last = None
        words = f"page {page} of the PDF is a picture without words, a gap; put the file through text recognition"
        self.doubts.append((self.lines, words))

    def doubt(self, words):
        """Something doubtful about the line that comes now; nothing if there are no words."""
        self.doubts += [(self.lines, words)] if words else []

    def line(self, line, marks, taken="", doubt=""):
        """A printed line; `taken` says why it is taken out, `doubt` what is doubtful about it."""
        if "blank" in marks:
            self._write("\n")
        start = self.length
        self.doubt(doubt)
        self.added += [(start + first, start + last, why, _kind(why)) for first, last, why in line.added]
        self._write(line.words + "\n")
        if taken:
            self.edits.append(Edit(start, start + len(line.words), "contents", taken, None))
            return
        told = (marks - {"blank"}) | self.turned
        if told:
            self.marks[start] = frozenset(told)
        self.turned = set()

    def removed(self, stretches, reasons):
        """Rows of what runs through the pages."""
        for row in rows_of(stretches):
            words = " ".join(one.words for one in row)
            self._taken(words, "page" if "number" in reasons[row[0]] else "running", reasons[row[0]])

    def aside(self, told):
        """(words, kind, reason) of what is no running text."""
        for words, kind, reason in told:
            self.doubts += [(self.lines, f"'{words[:40]}': {reason}; taken out")] if kind != "dup" else []
            self._taken(words, kind, reason)

    def decoded(self):
        """What the reader gives."""
        text = "".join(self.parts)
        told = tuple(self.edits), tuple(sorted(self.added)), self.marks, tuple(self.origins), tuple(self.doubts)
        return Decoded(text, "", "", b"", "pdf", *told)

    def _taken(self, words, kind, reason):
        self.edits.append(Edit(self.length, self.length + len(words), kind, reason, None))
        self._write(words + "\n")

    def _write(self, words):
        self.parts.append(words)
        self.length += len(words)
        self.lines += words.count("\n")


def _kind(why):
    """The ledger's kind of what the file has otherwise."""
    return "raised" if why.startswith("raised") else "number+"
