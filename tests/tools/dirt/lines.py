"""Lines that end in the wrong place, or do not end where they should (19 to 24, 36)."""

import re
import textwrap

from tests.tools.dirt.sheets import Block

VOWELS = "аеиоуыэюяёaeiouy"


def hyphens_at_line_ends(dirty, rng):
    """19: "the sau-" / "cers": a word cut at a line's end; a hyphen of its own ("по-прежнему") stays."""
    width = rng.randint(58, 72)
    for at in dirty.places("text", "labelled", "footnote"):
        block = dirty.blocks[at]
        dirty.blocks[at] = block._replace(lines=tuple(_hyphened(block.words.split(" "), width)))
    dirty.wrapped = width


def _hyphened(words, width):
    """Lines filled as a printer fills them: a word that does not fit is cut if a part of it does."""
    lines = [words[0]]
    for word in words[1:]:
        room = width - len(lines[-1]) - 1
        cuts = [at for at in range(2, len(word) - 2) if at + 1 <= room and _syllable(word, at)]
        if len(word) <= room:
            lines[-1] += f" {word}"
        elif re.fullmatch(r"[а-яё]{2,}-[а-яё]{2,}", word) and word.index("-") < room:
            lines[-1:] = [f"{lines[-1]} {word[: word.index('-') + 1]}", word[word.index("-") + 1 :]]
        elif cuts and re.fullmatch(r"(?:[а-яё]+|[a-z]+)[.,;:]?", word):
            lines[-1:] = [f"{lines[-1]} {word[: cuts[-1]]}-", word[cuts[-1] :]]
        else:
            lines.append(word)
    return lines


def _syllable(word, at):
    """True if both parts of a word hold a vowel."""
    return any(letter in VOWELS for letter in word[:at]) and any(letter in VOWELS for letter in word[at:])


def words_cut_in_titles(dirty, rng):
    """20: a title is cut at its column, inside a word and without a hyphen, and goes on on the next line."""
    all_words = [word.lower() for block in dirty.blocks for word in re.findall(r"[^\W\d_]+", block.words)]
    for at in reversed(dirty.places("title", "law")):
        label = dirty.clauses[dirty.blocks[at].key].label
        words = dirty.blocks[at].words
        places = [
            found.start() + cut
            for found in re.finditer(r"[^\W\d_]{7,}", words)
            for cut in range(3, len(found.group()) - 2)
            if found.start() > len(label) + 1 and all_words.count(found.group().lower()) > 1
        ]
        if places and rng.random() < 0.7:
            cut = rng.choice(places)
            pieces = (words[:cut], words[cut:])
            dirty.blocks[at : at + 1] = [Block("title", dirty.blocks[at].key, (piece,), "\n\n") for piece in pieces]


def hyphens_lost(dirty, rng):
    """21: "когда-" / "нибудь" has lost its hyphen at the line's end; nothing tells it, so two words are kept."""
    places = dirty.places("text", "labelled")
    dirty.wrapped = max(rng.sample(range(56, 73), 6), key=lambda width: sum(_lost(dirty.blocks[at], width) for at in places))
    for at in places:
        block = dirty.blocks[at]
        lines = tuple(LOST_HYPHEN.sub("", line) for line in _filled(block, dirty.wrapped))
        clause = dirty.clauses[block.key]
        own = next((one for one in clause.paragraphs if block.words.endswith(one)), "")
        kept = " ".join(lines)[len(block.words) - len(own) :]
        dirty.blocks[at] = block._replace(lines=lines)
        dirty.change(block.key, paragraphs=tuple(kept if one == own else one for one in clause.paragraphs))


LOST_HYPHEN = re.compile(r"(?<=[а-яё]{2})-$")


def _filled(block, width):
    """The lines of a block as a printer fills them: a word with a hyphen may be parted there."""
    return textwrap.wrap(block.words, width, break_long_words=False, break_on_hyphens=True)


def _lost(block, width):
    """How many hyphens of words stand at line ends."""
    return sum(bool(LOST_HYPHEN.search(line)) for line in _filled(block, width)[:-1])


def titles_over_lines(dirty, rng):
    """22: a title over two or three lines; or its label on a line of its own."""
    for at in reversed(dirty.places("title", "law")):
        block = dirty.blocks[at]
        label = dirty.clauses[block.key].label
        rest = block.words[len(label) :].strip()
        words = rest.split(" ")
        gap = rng.choice(("\n\n", "\n\n", "\n"))
        if block.sort == "law" and rng.random() < 0.3:
            pieces = [label, rest] if rng.random() < 0.5 or not label.endswith("-") else [label[:-2], f"- {rest}"]
        elif len(words) > 1 and rng.random() < 0.7:
            cut = rng.randint(1, len(words) - 1)
            pieces = [f"{label} {' '.join(words[:cut])}", " ".join(words[cut:])]
        else:
            continue
        put = [block._replace(lines=(piece,), gap=gap if piece is pieces[0] else "\n\n") for piece in pieces if piece]
        dirty.blocks[at : at + 1] = put


def titles_on_the_text_line(dirty, rng):
    """23: title and text on one line, told apart by a line of "=" between, or by capitals."""
    for at in reversed(dirty.places("title", "law")):
        block, following = dirty.blocks[at], (dirty.blocks[at + 1 :] or [None])[0]
        if not following or following.sort != "text" or following.key != block.key or rng.random() < 0.3:
            continue
        clause = dirty.clauses[block.key]
        if rng.random() < 0.5:
            head = f"{block.words} {'=' * max(len(block.words), 8)}"
        else:
            dirty.change(block.key, title=clause.title.upper())
            head = f"{clause.label} {clause.title.upper()}"
        dirty.blocks[at : at + 2] = [block.put(f"{head} {following.words}")]


def text_right_after_title(dirty, rng):
    """24: no blank lines at all: the text stands on the line after its title."""
    for at, block in enumerate(dirty.blocks):
        dirty.blocks[at] = block._replace(gap="\n")


def blank_after_every_line(dirty, rng):
    """36: lines set to a width, and a blank line after each; now and then more of them where a paragraph ends."""
    dirty.wrap(rng)
    more = rng.choice(("", "", "\n", "\n\n"))
    for at, block in enumerate(dirty.blocks):
        lines = [part for line in block.lines for part in (line, "")][:-1]
        dirty.blocks[at] = block._replace(lines=tuple(lines), gap=block.gap + more)
