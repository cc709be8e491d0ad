"""Footnotes of a page: a short link leads to the note's own words, further down."""

import re

from bs4 import Tag

from tools.labels import law_heading
from tools.readers.html_tree import is_block

SIGN = re.compile(r"[\[(]?(\d{1,3}|\*{1,4}|[†‡§]|[a-z])[\])]?")
LONGEST = 4000  # characters of a note
LONGEST_LINK = 40  # characters of a sign, or of a link back
BACK = re.compile(r"[↑↩⤴^«<]+\ufe0e?|back|return|назад|вернуться|up|обратно", re.IGNORECASE)


class Notes:
    """Which elements of a page are notes, and which links lead back from a note to its mark."""

    def __init__(self, soup, extents):
        self.extents = extents
        self.targets = _targets(soup)
        self.notes = {}  # id of an element → the sign that leads to it
        self.calls = set()
        self.back = set()
        links = [link for link in soup.find_all("a", href=re.compile("^#")) if extents.is_shorter(link, LONGEST_LINK)]
        for link in links:
            self._read(link)
        for link in links:
            self._read_back(link)

    def _read(self, link):
        """A link that is a sign, and leads down to words that begin with it or lead back, calls a note."""
        sign = SIGN.fullmatch("".join(link.get_text().split()))
        target = self.targets.get(str(link["href"])[1:])
        note = _container(target) if sign and target is not None else None
        if note is None or self._is_above(target, link) or not self.extents.is_shorter(note, LONGEST):
            return
        if any(around is note for around in link.parents):
            return  # what the mark stands in is no note of its own: lines of a page that only <br> parts
        words = " ".join(note.get_text(" ").split())
        if not law_heading(words) and (
            _begins_with(words, sign.group(1)) or note.name == "li" or self._leads_back(note, link)
        ):
            self.notes[id(note)] = sign.group(1)
            self.calls.add(id(link))

    def _is_above(self, target, link):
        return self.extents.place(target) < self.extents.place(link)

    def _leads_back(self, note, link):
        own = {str(link.get(key)) for key in ("id", "name") if link.get(key)}
        for around in link.parents:
            if around is None or around.name in ("p", "li", "td", "body") or len(own) > 5:
                break
            own |= {str(around.get("id"))} if around.get("id") else set()
        return any(str(back["href"])[1:] in own for back in note.find_all("a", href=True))

    def _read_back(self, link):
        """A link inside a note that leads up and says nothing but that."""
        target = self.targets.get(str(link["href"])[1:])
        inside = any(id(around) in self.notes for around in link.parents)
        up = target is not None and self._is_above(target, link)
        if inside and (up or target is None) and BACK.match(link.get_text().strip()):
            self.back.add(id(link))


def _targets(soup):
    """Name → the first element that has it."""
    found = {}
    for tag in soup.find_all(True):
        for key in ("id", "name"):
            if tag.get(key) and (key == "id" or tag.name == "a"):
                found.setdefault(str(tag[key]), tag)
    return found


def _container(target):
    """The block that a name stands at."""
    if is_block(target) and target.get_text().strip():
        return target
    return next((around for around in target.parents if isinstance(around, Tag) and is_block(around)), None)


def _begins_with(words, sign):
    """True if words begin with a note's sign and do not go on as a number.

    >>> _begins_with("[1] Of tea.", "1"), _begins_with("12 cups", "1")
    (True, False)
    """
    return bool(re.match(rf"[\[(]?{re.escape(sign)}(?![\w])", words))
