"""What a file has not: words, beginnings, ends, numbers, pictures (18, 25, 26, 39); it is told, never mended."""

import re

from kodeks.clauses import parts

NOUN = re.compile(r"(?:(?<=\sthe)|(?<=\sa)|(?<=\san)|(?<=\sна)|(?<=\sв)) [a-zа-яё]+(?=[.,])")


def words_lost(dirty, rng):
    """18: "of the ." and "cupsThe": a link's words are gone, or two words are one."""
    for at in dirty.places("text"):
        block = dirty.blocks[at]
        glued = list(re.finditer(r"(?<=[a-zа-яё]{3}[.]) (?=[A-ZА-ЯЁ][a-zа-яё])", block.words))
        gone = list(NOUN.finditer(block.words))
        if gone and rng.random() < 0.6:
            found = rng.choice(gone)
            words = f"{block.words[: found.start()]} {block.words[found.end() :]}"
        elif glued and rng.random() < 0.6:
            found = rng.choice(glued)
            words = block.words[: found.start() - 1] + block.words[found.end() :]
        else:
            continue
        _say(dirty, at, words, dirty.blocks[at].words)


def _say(dirty, at, words, before):
    """A block with other words, which its clause keeps as they are, and which are told."""
    block = dirty.blocks[at]
    paragraphs = dirty.clauses[block.key].paragraphs
    if before not in paragraphs:
        return
    dirty.change(block.key, paragraphs=tuple(words if one == before else one for one in paragraphs))
    dirty.blocks[at] = block.put(words)
    dirty.doubts.append((block.key, words))


def fragments(dirty, rng):
    """25: the file begins in the middle of a paragraph, or ends there."""
    places = [place for place in dirty.places("text") if len(dirty.blocks[place].words) > 90]
    if rng.random() < 0.4 or not places:
        return _cut_end(dirty, rng)
    at = rng.choice(places)
    block = dirty.blocks[at]
    rest = block.words[block.words.index(" ", len(block.words) // 2) + 1 :]
    if not rest[:1].islower():
        return None
    for gone in {one.key for one in dirty.blocks[:at] if one.key} - {block.key}:
        dirty.clauses.pop(gone)
    clause = dirty.clauses[block.key]
    own = list(clause.paragraphs)
    later = own[own.index(block.words) + 1 :] if block.words in own else []
    dirty.clauses[block.key] = clause._replace(label="", title="", paragraphs=(rest, *later), segment=1)
    dirty.blocks[: at + 1] = [block.put(rest)]
    if rng.random() < 0.5:
        dirty.fragment = block.key
    else:
        dirty.refused = "begins without a heading"
    return None


def _cut_end(dirty, rng):
    """The last words of the file are gone."""
    at = dirty.places("text", "labelled")[-1]
    block = dirty.blocks[at]
    words = block.words[: block.words.rindex(" ", 0, len(block.words) - 8)].rstrip(" ,;:.?")
    del dirty.blocks[at + 1 :]
    clause = dirty.clauses[block.key]
    body = words[len(clause.label) :].strip() if block.sort == "labelled" else words
    dirty.blocks[at] = block.put(words)
    dirty.change(block.key, paragraphs=(*clause.paragraphs[:-1], body))
    dirty.doubts.append((block.key, "is cut"))


def numbers_missing(dirty, rng):
    """26: a section or an item in the middle is gone; the numbers after it stay as they are."""
    order = list(dict.fromkeys(block.key for block in dirty.blocks if block.key))
    heads = [key for key in order if key[2] == 1 and dirty.clauses[key].sort == "clause" and _has_both(order, key)]
    if not heads:
        return
    gone = rng.choice(heads)
    inside = [key for key in order if key[0] == gone[0] and parts(key[1])[: len(parts(gone[1]))] == parts(gone[1])]
    for key in inside:
        dirty.clauses.pop(key)
    dirty.blocks = [block for block in dirty.blocks if block.key not in inside]
    dirty.doubts.append((_following(order, gone), ""))


def _siblings(order, key):
    above = parts(key[1])[:-1]
    order = [one for one in order if one[0] == key[0] and not one[1].endswith(".note")]  # a note has no number
    return [one for one in order if one[2] == 1 and parts(one[1])[:-1] == above and len(parts(one[1])) == len(above) + 1]


def _has_both(order, key):
    return len(parts(key[1])) > 1 and key not in (_siblings(order, key)[0], _siblings(order, key)[-1])


def _following(order, key):
    found = _siblings(order, key)
    return found[found.index(key) + 1]


def pictures_lost(dirty, rng):
    """39: "Spades ( )": a picture is gone and its brackets stay."""
    places = dirty.places("text")
    for at in rng.sample(places, min(len(places), 2)):
        words = dirty.blocks[at].words
        cut = words.index(" ", len(words) // 3)
        _say(dirty, at, f"{words[:cut]} ( ){words[cut:]}", words)
