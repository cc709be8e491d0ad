"""Letters set or broken so that words are no words: ё that an encoding broke, words set wide."""

import re

from tools.lexicon import is_english_word, is_russian_word
from tools.strand import mend, replace_all

RUSSIAN = "А-Яа-яЁё"
BROKEN = re.compile(  # its first character first, which makes the search fast
    rf"[^\s.,;:!()\[\]/|*'’\"«»“”A-Za-z0-9_{RUSSIAN}-](?<=[{RUSSIAN}].)"
    rf"(?<=[\W³\u00c0-\u024f\u0400\u0402-\u040f\u0450\u0452-\u045f\u0490\u0491])(?=[{RUSSIAN}]|[\W](?<=\w.))"
)
TWO = re.compile("[Ее]\u0308|[Ии]\u0306")
WHOLE = {"Е": "Ё", "е": "ё", "И": "Й", "и": "й"}
SET_WIDE = re.compile(r"(?<![^\s(«\"“])((?:[^\W\d_] ){2,}[^\W\d_])(?:\s+(\d \d))?(?=[\s.,:;!?)(*⁰¹²³⁴-⁹»”\"]|$)")
WIDE_END, WIDE_BEGIN = re.compile(r"(?:^|\s)[^\W\d_]$"), re.compile(r"[^\W\d_](?=[\s.,:;!?)]|$)")
MAY_BE_WIDE = re.compile(r" . (?<=[^\W\d_] )[^\W\d_](?![^\W\d_⁰¹²³⁴-⁹])")  # what every word set wide holds
LIGATURES = {
    "\ufb00": "ff",
    "\ufb01": "fi",
    "\ufb02": "fl",
    "\ufb03": "ffi",
    "\ufb04": "ffl",
    "\ufb05": "st",
    "\ufb06": "st",
}
LIGATURE = re.compile(f"[{''.join(LIGATURES)}]")
ONE_LETTER = frozenset("аивкосуябжai")  # words
SURE = 0.7  # of the places of a sign inside words: with ё they are words
MAY_FOLLOW = "⁰¹²³⁴⁵⁶⁷⁸⁹?"  # a word that ends there
SHORT = frozenset(("не", "на", "то", "но", "да", "же", "бы", "ли", "он", "мы", "вы", "ты"))


def signs_of_yo(text):
    """The signs that stand for ё in a text: inside words that are words with ё, and nearly always so.

    >>> signs_of_yo("Гость пода„т чай, хозяин пь„т."), signs_of_yo("Он сказал: „чай“.")
    ('„', '')
    """
    places = {}
    for found in BROKEN.finditer(text):
        places.setdefault(found.group(), []).append(_is_yo(text, found.start()))
    return "".join(sorted(sign for sign, known in places.items() if sum(known) >= SURE * len(known)))


def may_need_yo(text, signs):
    """True if some strand of a text may need `mend_yo`."""
    return bool(signs) or "\u0308" in text or "\u0306" in text


def mend_yo(strand, signs):
    """A strand with ё where another sign stands for it, or two characters do.

    >>> from tools.strand import plain
    >>> mend_yo(plain("пода„т „чай“ и сво„", 0), "„").words
    'подаёт „чай“ и своё'
    """
    places = [(found.start(), found.end(), WHOLE[found.group()[0]]) for found in TWO.finditer(strand.words)]
    for found in re.finditer(f"[{re.escape(signs)}]", strand.words) if signs else ():
        if _is_yo(strand.words, found.start()):
            places.append((*found.span(), "Ё" if strand.words[: found.start()][-2:].isupper() else "ё"))
    reason = "ё that an encoding broke"
    return replace_all(strand, [(*place, "letter", reason) for place in sorted(places)]) if places else strand


def part_ligatures(strand):
    """A strand with letters where one sign stands for two or three of them.

    >>> from tools.strand import plain
    >>> part_ligatures(plain("the \ufb01rst o\ufb03ce", 0)).words
    'the first office'
    """
    places = [(*found.span(), LIGATURES[found.group()]) for found in LIGATURE.finditer(strand.words)]
    return replace_all(strand, [(*place, "letter", "letters set as one sign") for place in places])


def close_up(strand, lexicon):
    """A word set wide is closed up, if that makes a word; so is the number of a law after it.

    >>> from tools.lexicon import Lexicon
    >>> from tools.strand import plain
    >>> close_up(plain("П Р А В И Л О 8. A, B и C", 0), Lexicon()).words
    'ПРАВИЛО 8. A, B и C'
    >>> close_up(plain("L A W  1 2. He may n e v e r  p o u r; A K Q", 0), Lexicon()).words
    'LAW 12. He may never  pour; A K Q'
    """
    if not MAY_BE_WIDE.search(strand.words):
        return strand
    changes = []
    for found in SET_WIDE.finditer(strand.words):
        first, last = _word_in(found.group(1).replace(" ", ""), lexicon)
        places = range(found.start() + 2 * first + 1, found.start() + 2 * last - 1, 2)
        if last and strand.words[: found.start()].endswith(("( ", "« ")):
            changes.append((found.start() - 1, found.start(), "", "space-", "blank before a word set wide"))
        changes += [(at, at + 1, "", "space-", "word set wide") for at in places]
        if last and found.group(2):
            if found.start(2) - found.end(1) > 1:
                changes.append((found.end(1), found.start(2), " ", "space-", "blanks after a word set wide"))
            changes.append((found.start(2) + 1, found.start(2) + 2, "", "space-", "number set wide"))
    return replace_all(strand, changes) if changes else strand


def wide_over_lines(lines):
    """The places of lines between which a word set wide may be parted.

    >>> wide_over_lines(["he may n e", "v e r pour", "A. Cups", "the k e t t l e"])
    {0, 1}
    """
    pairs = zip(lines, lines[1:])
    ends = [(at, one, two) for at, (one, two) in enumerate(pairs) if len(one) < 2 or one[-2].isspace()]
    parted = [at for at, one, two in ends if WIDE_END.search(one[-4:]) and WIDE_BEGIN.match(two)]
    return {place for at in parted for place in (at, at + 1)}


def close_up_joined(strand, lexicon):
    """A word set wide whose letters stood on two lines, closed up.

    >>> from tools.lexicon import Lexicon
    >>> from tools.strand import join, plain
    >>> joined = close_up_joined(join(plain("may n e", 0), plain("v e r pour", 8), " ", "break", "line end"), Lexicon())
    >>> joined.words, joined.spans()
    ('may never pour', [(0, 5), (6, 7), (8, 9), (10, 11), (12, 18)])
    """
    if not MAY_BE_WIDE.search(strand.words) or all(edit.kind not in ("break", "hyphen") for edit in strand.edits):
        return strand
    for found in reversed(list(SET_WIDE.finditer(strand.words))):
        first, last = _word_in(found.group(1).replace(" ", ""), lexicon)
        for at in reversed(range(found.start() + 2 * first + 1, found.start() + 2 * last - 1, 2)):
            strand = mend(strand, at, at + 1, "", "space-", "word set wide").strand
    return strand


def _word_in(letters, lexicon):
    """Where among some letters a word stands: all of them, those before a Roman number, or beside a word of one letter.

    >>> from tools.lexicon import Lexicon
    >>> [_word_in(letters, Lexicon()) for letters in ("чашка", "ГЛАВАIV", "ложкус", "akettle", "TKQ")]
    [(0, 5), (0, 5), (0, 5), (1, 7), (0, 0)]
    """
    size, roman = len(letters), re.search("[IVX]{1,4}$", letters)
    for first, last in ((0, size), (0, roman.start() if roman else size), (0, size - 1), (1, size), (1, size - 1)):
        beside = letters[:first] + ("" if roman and last == roman.start() else letters[last:])
        alone = all(one.isupper() or one in ONE_LETTER or not one.isalpha() for one in beside)
        if alone and _makes_word(letters[first:last].lower(), lexicon):
            return first, last
    return 0, 0


def _makes_word(word, lexicon):
    """True if letters set apart are a word; three may be honours in a hand."""
    if len(word) < 4:
        return word == "law"
    return lexicon.seen[word] > 0 or is_russian_word(word) or is_english_word(word)


def _is_yo(text, at):
    """True if the word at a place is one with ё there, and none without the sign if that may be a mark after it."""
    before = re.search(rf"[{RUSSIAN}]*$", text[max(at - 40, 0) : at]).group()
    after = re.match(rf"[{RUSSIAN}]*", text[at + 1 : at + 40]).group()
    whole = f"{before}ё{after}".lower()
    if whole != "её" and (len(whole) < 3 or not is_russian_word(whole)):
        return False
    return bool(after) or text[at] not in MAY_FOLLOW or not _is_word(before.lower())


def _is_word(before):
    return before in SHORT if len(before) < 3 else is_russian_word(before)
