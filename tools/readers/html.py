"""A page of HTML: its text in reading order; the site's frame goes out, numbers of lists come in, both told."""

import re

from tools.readers.decoded import Decoded, NotText
from tools.readers.encodings import decode
from tools.readers.forms import HEAD
from tools.readers.html_blocks import Blocks
from tools.readers.html_lines import Lines
from tools.readers.html_notes import Notes
from tools.readers.html_tree import Extents, parse
from tools.readers.plain import unseen
from tools.sheet import Source

DECLARED = re.compile(
    rb"<meta[^>]{0,200}charset\s*=\s*[\"']?\s*([\w.:-]+)|<\?xml[^>]{0,100}encoding\s*=\s*[\"']([\w.:-]+)", re.I
)
TWICE = re.compile(r"&(?:[a-z]{2,8}|#\d{2,5});", re.IGNORECASE)


def read_html(written, path, encoding=""):
    """The text of a page. NotText if the page only frames others."""
    declared = DECLARED.search(written[:HEAD])
    name = next((one for one in declared.groups() if one), b"").decode("latin-1") if declared else ""
    found = decode(written, path, encoding, name)
    soup = parse(found.text)
    _refuse_frames(soup, path)
    extents = Extents(soup)
    blocks = Blocks(soup, Notes(soup, extents), extents)
    lines = Lines()
    lines.flow(blocks.flow)
    text = lines.text()
    removed = sorted(lines.removed)
    removed += [edit for edit in unseen(text) if not _is_inside(edit, removed)]
    doubts = [*found.doubts, *_on_lines(blocks.doubts, text, lines.origins), *_written_twice(text)]
    told = tuple(sorted(removed)), tuple(lines.added), lines.marks, tuple(lines.origins), tuple(doubts)
    return Decoded(text, *found[1:4], "html", *told)


def _refuse_frames(soup, path):
    """A frameset holds no words; it names the pages that do."""
    frames = soup.find_all("frame", src=True)
    if frames and soup.find("frameset"):
        files = ", ".join(dict.fromkeys(str(frame["src"]) for frame in frames))
        raise NotText(
            f"{path}:{frames[0].sourceline}: this page only frames others; save these and name them instead: {files}"
        )


def _is_inside(edit, removed):
    return any(one.start <= edit.start < one.end for one in removed)


def _on_lines(doubts, text, origins):
    """Doubts that name a line of the page, at the line of the text that came from there."""
    source = Source("", text)
    places = [(int(re.search(r"\d+", words).group()), source.line(start)) for start, words in origins]
    for line, words in dict.fromkeys(doubts):
        after = [own for at, own in places if at >= line]
        yield (min(after) if after else len(source.starts)), words


def _written_twice(text):
    """Signs that the page shows as their names: "&laquo;"."""
    found = TWICE.search(text)
    if found:
        words = f"'{found.group()}' stands in the text itself: the page wrote the sign's & as &amp;; correct the page"
        yield Source("", text).line(found.start()), words
