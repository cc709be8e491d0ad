"""Sources of any length for measuring ingestion: laws of ours about tea, set and broken as old texts are."""

import random
from collections import namedtuple

SEED = 27


class Tongue(namedtuple("Tongue", "law see words verbs")):
    """What a language calls a law, how it refers to one, and of what its sentences are made."""

    __slots__ = ()


RUSSIAN = Tongue(
    "Правило",
    "см.",
    (
        "чашка чайник блюдце ложка сахар хозяин гость скатерть самовар варенье печенье стол лимон кипяток заварка поднос "
        "салфетка окно часы стул беседа вечер повод очередь круг крышка носик ручка полка буфет"
    ).split(),
    "стоит остывает ждёт кипит стучит молчит возвращается начинает заканчивает объясняет".split(),
)
ENGLISH = Tongue(
    "Law",
    "see",
    (
        "cup kettle saucer spoon sugar host guest tablecloth samovar marmalade biscuit table lemon water infusion tray "
        "napkin window clock chair conversation evening reason turn circle lid spout handle shelf sideboard"
    ).split(),
    "stands cools waits boils knocks rests returns begins finishes explains".split(),
)


def laws(characters, tongue=RUSSIAN):
    """About so many characters of laws: sections, items, paragraphs, with glued words, hyphens, footnotes and footers."""
    chance = random.Random(SEED)
    lines, length, page = [], 0, 1
    each = characters // 93
    for law in range(1, 94):
        start = length
        lines += [f"{tongue.law} {law}. {_title(chance, tongue)}", "=" * 30, ""]
        sections = iter("ABCDEFGH")
        section, item = next(sections), 0
        lines += [f"{section}.{_title(chance, tongue)}", ""]
        while length - start < each:
            item += 1
            words = _sentences(chance, 5, tongue)
            labelled = item % 3 and item <= 30
            lines += (
                [f"{item - item // 3}.{_title(chance, tongue)}", "", *_wrapped(words), ""]
                if labelled
                else [*_wrapped(words), ""]
            )
            length += len(words) + 40
            if item == 30 and section != "H":
                section, item = next(sections), 0
                lines += [f"{section}.{_title(chance, tongue)}", ""]
            if chance.random() < 0.1:
                lines += [f"- {page}", ""]
                page += 1
    return "\n".join(lines)


def english(characters):
    """The same in English, whose letters are a byte each: twice the lines a megabyte."""
    return laws(characters, ENGLISH)


def paragraphs(characters):
    """Laws whose paragraphs are a line each, a long one: what a page of a site gives."""
    chance = random.Random(SEED)
    lines = []
    for law in range(1, 94):
        lines += [f"Правило {law}. {_title(chance)}", ""]
        for section in "ABCDEFGH":
            lines += [f"{section}. {_title(chance)}", "", _sentences(chance, characters // 93 // 8 // 60), ""]
    return "\n".join(lines)


def one_paragraph(characters):
    """One law of one paragraph."""
    return f"Правило 1. Чай\n\n{_sentences(random.Random(SEED), characters // 60)}\n"


def _title(chance, tongue=RUSSIAN):
    return " ".join(chance.choices(tongue.words, k=3)).capitalize()


def _sentences(chance, count, tongue=RUSSIAN):
    """Sentences with as many glued words and references as old texts have: one in ten, one in eight."""
    return " ".join(
        f"{' '.join(chance.choices(tongue.words, k=3)).capitalize()} {chance.choice(tongue.verbs)},"
        f"{'' if chance.random() < 0.1 else ' '}{chance.choice(tongue.words)} {chance.choice(tongue.verbs)}"
        f"{f' ({tongue.see} {tongue.law} {chance.randint(1, 93)}A)' if chance.random() < 0.12 else ''}."
        for _ in range(max(count, 1))
    )


def _wrapped(words, width=72):
    """Words on lines of a width, now and then parted with a hyphen."""
    lines, line = [], ""
    for word in words.split(" "):
        if len(line) + len(word) > width:
            lines.append(line)
            line = ""
        line = f"{line} {word}".strip()
    return [*lines, line]
