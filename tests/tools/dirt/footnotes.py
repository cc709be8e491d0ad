"""Where footnotes stand and how they are marked (6, 7, 8); all come back at the word that calls them."""

import re

from tests.tools.dirt.sheets import Block, raised

RAISED = re.compile("[⁰¹²³⁴-⁹]+")


def footnote_rules(dirty, rng):
    """6: a line of "?" and "(*) - " over the notes of a page, which run to its footer."""
    dirty.blocks = _paged(dirty.blocks, rng.randint(10, 80), rng)


def _paged(blocks, number, rng):
    """Blocks with a page's notes at its foot: a page ends after some blocks, never between a mark and its note."""
    found, notes = [], []
    for at, block in enumerate(blocks):
        if block.sort == "footnote":
            notes.append(block)
        else:
            found.append(block)
        owed = len(RAISED.findall(" ".join(one.words for one in blocks[: at + 1] if one.sort != "footnote")))
        here = sum(one.sort == "footnote" for one in blocks[: at + 1])
        if at + 1 == len(blocks) or (owed == here and notes and rng.random() < 0.5):
            found, notes, number = _foot(found, notes, number)
    return found


def _foot(found, notes, number):
    """The page so far with its notes under a rule and its footer."""
    signs = {note.words.split()[0]: "*" * (at + 1) for at, note in enumerate(notes)}
    found = [_starred(block, signs) for block in found]
    if notes:
        words = " ".join(f"({signs[note.words.split()[0]]}) - {note.words.split(' ', 1)[1]}" for note in notes)
        found.append(Block("notes", None, (f"{'?' * 48} {words}",), "\n\n"))
    return found + [Block("foreign", None, (f"- {number}",), "\n\n")], [], number + 1


def _starred(block, signs):
    if block.sort in ("foreign", "notes"):
        return block
    return block.put(
        RAISED.sub(lambda found: f"({signs[found.group()]})" if found.group() in signs else found.group(), block.words)
    )


def footnote_marks(dirty, rng):
    """7: "(*)", "*", or a number glued to the word, in place of a raised one."""
    form = rng.choice(("star", "bracket", "glued"))
    for at, block in enumerate(dirty.blocks):
        words = block.words
        if block.sort == "footnote":
            sign, note = words.split(" ", 1)
            label = {"star": "*", "bracket": "(*) -", "glued": _plain(sign)}[form]
            dirty.blocks[at] = block.put(f"{label} {note}")
        elif RAISED.search(words):
            into = {"star": lambda found: "*", "bracket": lambda found: "(*)", "glued": lambda found: _plain(found.group())}
            dirty.blocks[at] = block.put(RAISED.sub(into[form], words))


def _plain(sign):
    return next(str(number) for number in range(1, 100) if raised(number) == sign)


def footnotes_away(dirty, rng):
    """8: the text of a note stands far from its mark: inside the next sentence, or at the end of its law."""
    for at in reversed(dirty.places("footnote")):
        note = dirty.blocks.pop(at)
        law = next((place for place in range(at, len(dirty.blocks)) if dirty.blocks[place].sort in ("law", "heading")), None)
        end = len(dirty.blocks) if law is None else law
        block = dirty.blocks[at - 1]
        cut = _inside(block)
        if cut and rng.random() < 0.5:
            halves = [block.put(block.words[:cut]), note, Block("text", block.key, (block.words[cut + 1 :],), "\n\n")]
            dirty.blocks[at - 1 : at] = halves
        else:
            dirty.blocks.insert(end if not _notes_between(dirty, at, end) else at, note)


def _inside(block):
    """A blank after the mark, inside the sentence."""
    marks = list(RAISED.finditer(block.words))
    found = re.compile(r" (?=[a-zа-яё]{2})").search(block.words, marks[-1].end()) if len(marks) == 1 else None
    return (
        found.start()
        if found and block.sort in ("text", "labelled") and not block.words[: found.start()].endswith(".")
        else 0
    )


def _notes_between(dirty, at, end):
    """True if other notes stand in between: notes of a law come in the order of their marks."""
    return any(block.sort == "footnote" for block in dirty.blocks[at:end])
