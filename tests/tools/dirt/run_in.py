"""Labels run into the paragraph before, and words run together (14, 15, 16, 17)."""

import re

from kodeks.clauses import parts


def sections_run_in(dirty, rng):
    """14: "… is over. B.Other cups": a section begins on the line of the paragraph before."""
    _run_in(dirty, rng, lambda clause: len(parts(clause)) == 2 and clause[-1].isalpha())


def items_run_in(dirty, rng):
    """15: "…; (b) the other", "45.7. (i) If …": items on one line with what is before them."""
    _run_in(dirty, rng, lambda clause: clause[-1] in "1234567890)", bare=True)


def _run_in(dirty, rng, wanted, bare=False):
    blocks = []
    for block in dirty.blocks:
        own = block.key and block.sort in (("labelled",) if bare else ("labelled", "title")) and wanted(block.key[1])
        joins = own and blocks and blocks[-1].sort in ("text", "labelled") and _fits(blocks[-1], block, bare)
        if joins and rng.random() < 0.7:
            label, rest = _split(dirty, block)
            glued = rest if bare else rest.lstrip()
            blocks[-1] = blocks[-1].put(f"{blocks[-1].words} {label}{glued}")
            if block.sort == "title":
                blocks[-1] = blocks[-1]._replace(sort="run-in")
        else:
            blocks.append(block)
    dirty.blocks = blocks


def _fits(before, block, bare):
    """Items join their own list; a section joins any paragraph that is closed."""
    closed = before.words[-1:] in ".:;?)"
    if not bare:
        return closed and before.words[-1:] != ";" and before.sort == "text"
    first = block.words.split(" ")[0] in ("1.", "(a)", "(i)")
    return closed and (before.words.endswith(":") if first else before.words[-1:] in ";:")


def _split(dirty, block):
    label = dirty.clauses[block.key].label
    return label, block.words[len(label) :]


def labels_glued(dirty, rng):
    """16: "1.Records", "Law 24.Shown", "(a)he": no blank between a label and what follows."""
    for at, block in enumerate(dirty.blocks):
        label = dirty.clauses[block.key].label if block.key and block.sort in ("law", "title", "labelled") else ""
        if label.endswith((".", ")")) and block.words.startswith(label + " "):
            dirty.blocks[at] = block.put(label + block.words[len(label) + 1 :])


GLUE = (
    (re.compile(r"(?<=[^\W\d_],) (?=[^\W\d_])"), 0.5),
    (re.compile(r"(?<=[a-zа-яё]{3}\.) (?=[A-ZА-ЯЁ][a-zа-яё])"), 0.3),
    (re.compile(r"(?<=\(см\.) (?=[а-яёА-ЯЁ]{3})"), 0.7),
)


def words_glued(dirty, rng):
    """17: "poured,so", "over.The", "(см.раздел": the blank after a mark is lost."""
    for at, block in enumerate(dirty.blocks):
        if block.sort not in ("text", "labelled") or len(block.lines) > 1:
            continue
        words, begin = block.words, block.words.index(" ") + 1 if block.sort == "labelled" else 0
        for pattern, share in GLUE:
            for found in reversed(list(pattern.finditer(words, begin))):
                words = words[: found.start()] + words[found.end() :] if rng.random() < share else words
        dirty.blocks[at] = block.put(words)
