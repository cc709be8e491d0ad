"""A clean text set out plainly, as blocks that can be dirtied: a block a title or a paragraph, lines inside it."""

import textwrap
from collections import namedtuple

WRAPPED = ("text", "labelled", "footnote", "run-in", "copy", "notes")
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class Block(namedtuple("Block", "sort key lines gap")):
    """Lines set together; sort "heading", "law", "title", "labelled", "text", "footnote" or "foreign" (nobody's)."""

    __slots__ = ()

    @property
    def words(self):
        """The block on one line."""
        return " ".join(self.lines)

    def put(self, words):
        """The block with other words, on one line."""
        return self._replace(lines=(words,))


class Dirty:
    """A text on its way to dirt: its blocks, the clauses that must come back, and what must be told of it."""

    def __init__(self, book, blocks):
        self.kind, self.code, self.languages = book.kind, book.code, (book.lang,)
        self.lang = book.lang
        self.blocks = list(blocks)
        self.clauses = {clause.key: clause for clause in book.clauses}
        self.doubts = []  # (words of the doubt, words of the line it must name): must be told
        self.uncertain = set()  # keys of clauses that may come back otherwise, if that is told
        self.fragment = None  # key of the clause that the file begins inside, if the manifest places it
        self.refused = ""  # words that the refusal must say
        self.stressed = []  # (key, word) of words struck over
        self.wrapped = 0  # the width that lines are set to

    def places(self, *sorts):
        """Where blocks of these sorts stand."""
        return [at for at, block in enumerate(self.blocks) if block.sort in sorts]

    @property
    def placements(self):
        """Line → clause, of the fragment that the manifest places."""
        line = 1
        for block in self.blocks:
            if self.fragment and block.key == self.fragment:
                return {line: block.key[1]}
            line += len(block.lines) + block.gap.count("\n") - 1
        return {}

    def insert(self, at, *lines, gap="\n\n"):
        """A block that is no clause's, before the block at a place."""
        self.blocks.insert(at, Block("foreign", None, tuple(lines), gap))

    def change(self, key, **parts):
        """Say that a clause comes back otherwise."""
        self.clauses[key] = self.clauses[key]._replace(**parts)

    def wrap(self, rng):
        """Set long blocks to a width, as a printer or a mailer does."""
        if self.wrapped:
            return
        self.wrapped = rng.randint(58, 72)
        for at, block in enumerate(self.blocks):
            wide = block.sort in WRAPPED or block.sort in ("title", "law") and len(block.words) > 100
            if wide and len(block.lines) == 1 and len(block.words) > self.wrapped:
                lines = textwrap.wrap(block.words, self.wrapped, break_long_words=False, break_on_hyphens=False)
                self.blocks[at] = block._replace(lines=tuple(lines))

    def text(self):
        """The file's text."""
        written = ""
        for block in self.blocks:
            written += "\n".join(block.lines) + block.gap
        return written.rstrip("\n") + "\n"


def plain(book):
    """The blocks of a clean text: title and text apart, footnotes after the paragraph with their mark."""
    blocks = []
    for clause in book.clauses:
        blocks += _blocks(clause)
    return blocks


def dirty(book):
    """A clean text ready to be dirtied."""
    return Dirty(book, plain(book))


def _blocks(clause):
    head = f"{clause.label} {clause.title}".strip()
    sort = clause.sort if clause.sort in ("heading", "law") else "title"
    paragraphs = [_marked(words, at, clause.notes) for at, words in enumerate(clause.paragraphs)]
    found = []
    if clause.title:
        found.append(Block(sort, clause.key, (head,), "\n\n"))
    elif clause.label:
        found.append(Block("labelled", clause.key, (f"{head} {paragraphs.pop(0)}",), "\n\n"))
    found += [Block("text", clause.key, (words,), "\n\n") for words in paragraphs]
    for _, _, sign, words in clause.notes:
        found.append(Block("footnote", clause.key, (f"{raised(sign)} {words}",), "\n\n"))
    return found


def raised(sign):
    """A footnote's number as a raised digit."""
    return str(sign).translate(RAISED)


def _marked(words, at, notes):
    for paragraph, place, sign, _ in reversed(notes):
        if paragraph == at:
            words = words[:place] + raised(sign) + words[place:]
    return words
