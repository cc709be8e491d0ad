"""Text that was encoded twice: UTF-8 read as an old encoding and saved again, or one old encoding read as another."""

import re
from collections import namedtuple
from functools import lru_cache
from itertools import islice

from tools.readers.guess import quality

MISREAD = ("cp1251", "cp1252", "latin-1", "cp866", "koi8-r", "mac-cyrillic")
PAIRS = (("latin-1", "cp1251"), ("cp1252", "cp1251"), ("cp1251", "koi8-r"), ("cp866", "cp1251"), ("koi8-r", "cp1251"),
         ("cp1251", "cp866"))  # fmt: skip
FEWEST = 40  # letters beyond ASCII, to judge a whole text


class Twice(namedtuple("Twice", "place printed meant read_as really whole")):
    """Where it begins, its words and what they should be, which encodings; `whole` if most of the text is so."""

    __slots__ = ()

    def told(self):
        """What is wrong and what to do."""
        return (
            f"this text was encoded twice: '{self.printed}' is '{self.meant}' in {self.really} that was read as "
            f"{self.read_as}; open the original file again as {self.really}, or save this one in {self.read_as} "
            f"and name its encoding {self.really} in the manifest"
        )


def encoded_twice(text):
    """The first words that were encoded twice, None if there are none.

    >>> found = encoded_twice("Один. " + "Правило".encode().decode("cp1251"))
    >>> found.place, found.meant, found.read_as, found.really
    (6, 'Правило', 'cp1251', 'utf-8')
    """
    if text.isascii():
        return None
    return _as_utf8(text) or _as_other(text)


def _as_utf8(text):
    """The misreading that explains most of the text."""
    found = [(read_as, _runs(text, read_as)) for read_as in MISREAD]
    read_as, runs = max(found, key=lambda one: sum(run.end() - run.start() for run in one[1]))
    if not runs:
        return None
    beyond = sum(not one.isascii() for one in text)
    covered = sum(run.end() - run.start() for run in runs)
    printed = runs[0].group().split("\n")[0][:40]
    return Twice(runs[0].start(), printed, _again(printed, read_as, "utf-8"), read_as, "utf-8", 2 * covered > beyond)


def _runs(text, read_as):
    """Where letters stand that were read otherwise; each lead is first searched for by itself, which is much faster."""
    may_be = any(lead in text and _three(read_as, lead).search(text) for lead in _leads(read_as))
    return list(_pattern(read_as).finditer(text)) if may_be else []


def _as_other(text):
    """The whole text only: its words are none, and become words."""
    if quality(text) > 0:
        return None
    beyond = [found.start() for found in islice(re.finditer(r"[^\x00-\x7f]", text), FEWEST)]
    if len(beyond) < FEWEST:
        return None
    for read_as, really in PAIRS:
        again = _again(text, read_as, really)
        if quality(again) > 0.5:
            first = re.compile(r"[^\x00-\x7f]{3,40}").search(text)
            place = first.start() if first else beyond[0]
            printed = text[place : place + 20].split("\n")[0]
            return Twice(place, printed, _again(printed, read_as, really), read_as, really, True)
    return None


def _again(text, read_as, really):
    return text.encode(read_as, "replace").decode(really, "replace")


def _leads(read_as):
    """What each letter of Cyrillic UTF-8 begins with when it is read otherwise."""
    return bytes((0xD0, 0xD1)).decode(read_as)


def _rests(read_as):
    """What follows a lead in such a letter."""
    rests = "".join(re.escape(bytes([byte]).decode(read_as, "ignore")) for byte in range(0x80, 0xC0))
    return f"[{rests}\x98]"


@lru_cache
def _three(read_as, lead):
    """Three letters of Cyrillic UTF-8, the first with this lead, as they look when read otherwise."""
    return re.compile(f"{re.escape(lead)}{_rests(read_as)}(?:[{re.escape(_leads(read_as))}]{_rests(read_as)}){{2}}")


@lru_cache
def _pattern(read_as):
    """Three such letters or more, words of them too."""
    letter = f"[{re.escape(_leads(read_as))}]{_rests(read_as)}"  # the lead stands alone, which makes the search fast
    return re.compile(f"{letter}(?:{letter}){{2,}}(?:[\\s,.;:!?()-]*(?:{letter})+)*")
