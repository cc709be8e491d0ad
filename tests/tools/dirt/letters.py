"""Letters that are other letters (27, 28, 29, 30, 38, 40)."""

import re

LATIN = "ABCEHKMOPTX"
LOOKALIKE = str.maketrans(LATIN, "АВСЕНКМОРТХ")
RUSSIAN = dict(zip("ABCDEFGH", "АБВГДЕЖЗ"))
REFERENCE = re.compile(r"(?<=\d)[A-C](?=\d|\)|,|\.| |$)|(?<=раздел )[A-C]")
SPACED = re.compile(r"(?<![\w-])[^\W\d_]{4,}(?![\w-])")


def lookalikes(dirty, rng):
    """27: Cyrillic letters in references and labels that look Latin; the words stay as they are."""
    in_labels = rng.random() < 0.5
    for at, block in enumerate(dirty.blocks):
        if not block.key:
            continue
        clause = dirty.clauses[block.key]
        if block.sort in ("title", "labelled") and in_labels and re.match(r"[ABCEH]\.", clause.label):
            block = block.put(clause.label.translate(LOOKALIKE) + block.words[len(clause.label) :])
            dirty.change(block.key, label=clause.label.translate(LOOKALIKE))
        dirty.blocks[at] = block
        if block.sort in ("text", "labelled"):
            _swap(dirty, at, REFERENCE.sub(lambda found: found.group().translate(LOOKALIKE), block.words))


def _swap(dirty, at, words):
    """Give a block other words, and its clause the same: they are kept as printed."""
    block = dirty.blocks[at]
    clause = dirty.clauses[block.key]
    own = next((one for one in clause.paragraphs if block.words.endswith(one)), None)
    if own:
        begin = len(block.words) - len(own)
        dirty.blocks[at] = block.put(words)
        dirty.change(block.key, paragraphs=tuple(words[begin:] if one == own else one for one in clause.paragraphs))


def russian_letters(dirty, rng):
    """28: sections lettered А Б В Г."""
    for at in dirty.places("title", "labelled"):
        block = dirty.blocks[at]
        label = dirty.clauses[block.key].label
        if re.fullmatch(r"[A-H]\.", label):
            into = RUSSIAN[label[0]] + "."
            dirty.blocks[at] = block.put(into + block.words[2:])
            dirty.change(block.key, label=into)


MORE_YO = {
    "без промедления": "и ещё раз обо всём своём, даже о чужой ёлке и её игрушках, а моё и твоё - всё",
    "«из любезности»": "(„чай“ в кавычках и „вёдра“ тоже)",
    "вместе с носиком": "сначала £5, затем ±20 литров: так ли? твёрдо, жёлтых",
}


def broken_yo(dirty, rng):
    """29: ё became another sign, the same all over the file; that sign stands in its own place too."""
    for at in dirty.places("text", "labelled"):
        words = dirty.blocks[at].words
        for old, new in MORE_YO.items():
            words = words.replace(old, new)
        _swap(dirty, at, words)
    sign = rng.choice(("„", "Ј", "£", "³", "е\u0308", "?", "¸", "ѓ", "\\", "±"))
    for at, block in enumerate(dirty.blocks):
        dirty.blocks[at] = block._replace(lines=tuple(line.replace("ё", sign) for line in block.lines))


def broken_letters(dirty, rng):
    """30: letters misread all over: past a share of the words the file is refused, below it is kept and told."""
    share = rng.choice((0.02, 0.1, 0.6, 0.9))
    if share > 0.5:
        dirty.refused = "poor scan"
    for at in dirty.places("text", "labelled"):
        words = dirty.blocks[at].words
        begin = len(dirty.clauses[dirty.blocks[at].key].label) if dirty.blocks[at].sort == "labelled" else 0
        begin += words[begin:].startswith(" ")
        marred = words[:begin] + " ".join(
            _marred(word, rng) if rng.random() < share else word for word in words[begin:].split(" ")
        )
        _swap(dirty, at, marred)
        if marred != words:
            dirty.doubts.append((dirty.blocks[at].key, marred))


def _marred(word, rng):
    """A word as a poor scan gives it: "rn" for "m", a digit or a mark for a letter."""
    places = [at for at in range(1, len(word) - 1) if word[at - 1 : at + 2].isalpha()]
    if len(places) < 3:
        return word
    at = rng.choice(places)
    return word[:at] + rng.choice(("1", "|", "ii", "#", "0", "\\", "]")) + word[at + 1 :]


def words_set_wide(dirty, rng):
    """38: "П Р А В И Л О 8", "L A W  1 2": letters with blanks between, in headings and in words that are stressed."""
    for at in dirty.places("law", "heading"):
        words = dirty.blocks[at].words
        first = SPACED.match(words) if rng.random() < 0.6 else None
        first = first or re.match(r"law|LAW|Law", words)
        if first and rng.random() < 0.7:
            rest = words[first.end() :]
            number = re.match(r" (\d)(\d)(?!\d)", rest) if rng.random() < 0.4 else None
            rest = f"  {number.group(1)} {number.group(2)}{rest[number.end() :]}" if number else rest
            dirty.blocks[at] = dirty.blocks[at].put(" ".join(first.group()) + rest)
    for at in dirty.places("text"):
        found = [one for one in SPACED.finditer(dirty.blocks[at].words) if one.group().islower()]
        if found and rng.random() < 0.4:
            one, words = rng.choice(found), dirty.blocks[at].words
            gap = rng.choice(("", " "))
            wide = gap + " ".join(one.group()) + (gap if words[one.end() : one.end() + 1] == " " else "")
            dirty.blocks[at] = dirty.blocks[at].put(words[: one.start()] + wide + words[one.end() :])


def misprints(dirty, rng):
    """40: two letters of a word changed places; it stays as printed."""
    for at in dirty.places("text"):
        if rng.random() < 0.5:
            continue
        words = dirty.blocks[at].words
        found = rng.choice(list(re.finditer(r"[a-zа-яё]{5,}(?![a-zа-яё:])", words)) or [None])
        if not found:
            continue
        place = rng.randint(found.start() + 1, found.end() - 2)
        swapped = words[:place] + words[place + 1] + words[place] + words[place + 2 :]
        _swap(dirty, at, swapped)
