"""Sources of any length for measuring ingestion: laws of ours about tea, set and broken as old texts are."""

import random

SEED = 27
WORDS = (
    "чашка чайник блюдце ложка сахар хозяин гость скатерть самовар варенье печенье стол лимон кипяток заварка поднос "
    "салфетка окно часы стул беседа вечер повод очередь круг крышка носик ручка полка буфет"
).split()
VERBS = "стоит остывает ждёт кипит стучит молчит возвращается начинает заканчивает объясняет".split()


def laws(characters):
    """About so many characters of laws: sections, items, paragraphs, with glued words, hyphens, footnotes and footers."""
    chance = random.Random(SEED)
    lines, length, page = [], 0, 1
    each = characters // 93
    for law in range(1, 94):
        start = length
        lines += [f"Правило {law}. {_title(chance)}", "=" * 30, ""]
        sections = iter("ABCDEFGH")
        section, item = next(sections), 0
        lines += [f"{section}.{_title(chance)}", ""]
        while length - start < each:
            item += 1
            words = _sentences(chance, 5)
            labelled = item % 3 and item <= 30
            lines += (
                [f"{item - item // 3}.{_title(chance)}", "", *_wrapped(words), ""] if labelled else [*_wrapped(words), ""]
            )
            length += len(words) + 40
            if item == 30 and section != "H":
                section, item = next(sections), 0
                lines += [f"{section}.{_title(chance)}", ""]
            if chance.random() < 0.1:
                lines += [f"- {page}", ""]
                page += 1
    return "\n".join(lines)


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


def _title(chance):
    return " ".join(chance.choices(WORDS, k=3)).capitalize()


def _sentences(chance, count):
    """Sentences with as many glued words and references as old texts have: one in ten, one in eight."""
    return " ".join(
        f"{' '.join(chance.choices(WORDS, k=3)).capitalize()} {chance.choice(VERBS)},"
        f"{'' if chance.random() < 0.1 else ' '}{chance.choice(WORDS)} {chance.choice(VERBS)}"
        f"{f' (см. Правило {chance.randint(1, 93)}A)' if chance.random() < 0.12 else ''}."
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
