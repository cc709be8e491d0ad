"""What a printer leaves between the words: footers, directives, codes, underlines, letters struck twice (1, 3, 4, 5, 9)."""

import re

from tests.tools.dirt.sheets import Block


def page_footers(dirty, rng):
    """1: "- 45" closes a page; pages follow one another, so the text goes on over each."""
    number = rng.randint(5, 90)
    form = rng.choice(("- {}", "- {} -"))
    for at in _page_ends(dirty, rng):
        footer = form.format(number)
        number += 1
        block = dirty.blocks[at]
        cut = _cut(block, rng)
        if cut and rng.random() < 0.6:
            dirty.blocks[at : at + 1] = [block.put(block.words[:cut].rstrip()), *_rest(block, footer, cut, rng)]
        else:
            dirty.insert(at + 1, footer)


def _page_ends(dirty, rng):
    """Two to four places for a footer, the last first, so that those before do not move; numbers must rise downwards."""
    places = dirty.places("text", "labelled")
    return _Rising(dirty, sorted(rng.sample(places, min(len(places), rng.randint(2, 4)))))


class _Rising:
    """Places that move down as blocks are put in above them."""

    def __init__(self, dirty, places):
        self.dirty, self.places = dirty, places

    def __iter__(self):
        before = len(self.dirty.blocks)
        for place in self.places:
            yield place + len(self.dirty.blocks) - before


def _cut(block, rng):
    """A blank inside the words, away from labels; 0 if they are too few."""
    places = [found.start() for found in re.finditer(r"(?<=[a-zа-яё,]) (?=[a-zа-яё]{2})", block.words)][1:]
    return rng.choice(places) if len(places) > 3 and len(block.lines) == 1 else 0


def _rest(block, footer, cut, rng):
    rest = block.words[cut:].strip()
    if rng.random() < 0.5:
        return [Block("text", block.key, (f"{footer} {rest}",), block.gap)]
    return [Block("foreign", None, (footer,), "\n\n"), Block("text", block.key, (rest,), block.gap)]


def page_directives(dirty, rng):
    """3: a printer's "..page3" between two paragraphs."""
    places = rng.sample(range(len(dirty.blocks)), min(3, len(dirty.blocks)))
    for at in sorted(places, reverse=True):
        dirty.insert(at, f"..page{rng.randint(1, 60)}", gap="\n")


def paragraph_marks(dirty, rng):
    """4: "¶" or "(DC4)" ends most paragraphs and titles, on lines set to a width, without blank lines between."""
    mark, blank = rng.choice(("¶", "(DC4)", "\x14")), rng.choice(("", "", " "))
    dirty.wrap(rng)
    for at, block in enumerate(dirty.blocks):
        if block.sort == "foreign" or not block.lines[-1]:
            continue
        closes = blank + mark if rng.random() < 0.9 or not _labelled_next(dirty, at) else ""
        dirty.blocks[at] = block._replace(lines=(*block.lines[:-1], block.lines[-1] + closes), gap="\n")


def _labelled_next(dirty, at):
    """True if the next block begins with a label, so that it needs no mark before it."""
    return dirty.blocks[at + 1 : at + 2] and dirty.blocks[at + 1].sort == "labelled" and dirty.blocks[at].sort != "law"


def title_underlines(dirty, rng):
    """5: a line of "?", "=" or "-" as long as the title stands under it, or on one line with it."""
    sign = rng.choice(("?", "=", "њ", "-", "_", "??"))
    for at in reversed(dirty.places("law", "title")):
        block = dirty.blocks[at]
        length = max(len(block.words), 8)
        line = " ".join(["??"] * max(length // 3, 4)) if sign == "??" else sign * length
        following = dirty.blocks[at + 1] if at + 1 < len(dirty.blocks) else None
        if (
            following
            and following.sort in ("text", "title", "labelled")
            and rng.random() < 0.3
            and len(following.lines) == 1
        ):
            dirty.blocks[at] = block.put(f"{block.words} {line}")
        else:
            dirty.insert(at + 1, line)


def overstrikes(dirty, rng):
    """9: a word of the line before is printed again on lines of its own: bold type."""
    dirty.wrap(rng)
    places = [at for at in dirty.places("text", "labelled") if len(dirty.blocks[at].lines) > 1]
    for at in rng.sample(places, min(len(places), rng.randint(1, 4))):
        block = dirty.blocks[at]
        row = rng.randrange(len(block.lines) - 1)
        words = [
            word for word in re.findall(r"(?<!\S)[^\W\d_]{3,}(?!\S)", block.lines[row]) if _once(word, block.lines[row])
        ]
        if not words:
            continue
        word = rng.choice(words)
        copies = rng.randint(1, 3) if block.lines[row + 1][:1].islower() and word.islower() else rng.randint(2, 3)
        lines = (*block.lines[: row + 1], *[word] * copies, *block.lines[row + 1 :])
        dirty.blocks[at] = block._replace(lines=lines)
        dirty.stressed.append((block.key, word))


def _once(word, line):
    return len(re.findall(rf"(?<!\w){word}(?!\w)", line)) == 1
