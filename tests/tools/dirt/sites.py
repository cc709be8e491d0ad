"""What a site or an e-book puts around and into a text: lists, links, copies, contents (2, 10, 11, 12, 13, 37)."""

from tests.tools.dirt.sentences import title
from tests.tools.dirt.sheets import Block

LINKS = {
    "ru": ("Вернуться к оглавлению", "На главную", "Назад", "<<", "http://tea.example/laws", "Далее >>"),
    "en": ("Back to contents", "Home", "Previous", "Next >>", "www.tea.example", "Return to the list"),
}
ALPHABET = {"ru": "А Б В Г Д Е Ж З И К Л М Н О П Р С Т У Ф", "en": "A B C D E F G H I J K L M N O P Q R S T"}
CONTENTS = {"ru": ("Оглавление", "Содержание"), "en": ("Contents", "Table of Contents")}
INDEX = {"ru": ("Указатель", "Варенье", "Самовар", "Пряники"), "en": ("Index", "Jam", "Samovar", "Ginger nuts")}


def page_lists(dirty, rng):
    """2: numbers of a site's pages, on one line or one a line, before, after or in the middle."""
    last = rng.randint(6, 40)
    numbers = range(1, last + 1)
    form = rng.choice(("plain", "dashes", "named", "column"))
    lines = {
        "plain": [" ".join(map(str, numbers))],
        "dashes": [" ".join(f"- {number}" for number in numbers)],
        "named": [f"{'Страницы' if dirty.lang == 'ru' else 'Pages'}: " + " ".join(f"- {number}" for number in numbers)],
        "column": [f"- {number}" for number in numbers],
    }[form]
    for at in {rng.choice((0, len(dirty.blocks))), _between_laws(dirty, rng)}:
        dirty.insert(at, *lines)


def _between_laws(dirty, rng):
    return rng.choice(dirty.places("law", "heading") or [0])


def block_printed_twice(dirty, rng):
    """10: a run of blocks stands a second time further down, the same to the letter."""
    first = rng.choice(dirty.places("law") or [0])
    length = rng.randint(6, 20)
    copied = dirty.blocks[first : first + length]
    if len(copied) >= 5 and copied[-1].sort not in ("law", "title", "heading"):
        dirty.blocks[first + len(copied) : first + len(copied)] = [block._replace(sort="copy") for block in copied]


def headings_repeated(dirty, rng):
    """11: links to the headings stand before the text; or the page has the title of its first law over it."""
    keys = list(dict.fromkeys(block.key for block in dirty.blocks if block.sort in ("law", "heading")))
    heads = [f"{dirty.clauses[key].label} {dirty.clauses[key].title}".strip() for key in keys]
    if rng.random() < 0.5:
        return dirty.insert(0, *heads, gap="\n\n")
    if not heads:
        return None
    book = "Правила чаепития" if dirty.lang == "ru" else "The Laws of Tea"
    return dirty.insert(0, f"{heads[0]} - {book}")


def contents_and_index(dirty, rng):
    """12: a list of contents with dots and pages at the beginning, an index at the end."""
    page, lines = 3, [rng.choice(CONTENTS[dirty.lang])]
    for block in dirty.blocks:
        if block.sort in ("law", "heading", "title"):
            lines.append(f"{block.words}{'.' * rng.randint(4, 30)}{rng.choice(('', ' '))}{page}")
            page += rng.randint(0, 3)
    dirty.insert(0, *lines)
    if rng.random() < 0.6:
        name, *words = INDEX[dirty.lang]
        dirty.insert(
            len(dirty.blocks), name, *[f"{word}{'.' * 8} {rng.randint(3, 20)}, {rng.randint(21, 60)}" for word in words]
        )


def site_chrome(dirty, rng):
    """13: links, an alphabet, the name of a file or a book."""
    for _ in range(rng.randint(1, 3)):
        at = rng.choice((0, len(dirty.blocks), _between_laws(dirty, rng)))
        dirty.insert(at, rng.choice((*LINKS[dirty.lang], ALPHABET[dirty.lang], "144509.fb2")))
    if rng.random() < 0.5:
        author = "И. Самоваров" if dirty.lang == "ru" else "J. Potter"
        dirty.insert(0, f"{author} - {title(rng, dirty.lang)}")


def inline_repeats(dirty, rng):
    """37: ten or more words of a paragraph again, after a stray ")." that nested markup left."""
    places = [
        at for at in dirty.places("text") if len(dirty.blocks[at].words.split()) >= 14 and len(dirty.blocks[at].lines) == 1
    ]
    for at in rng.sample(places, min(len(places), 2)):
        words = dirty.blocks[at].words.split()
        again = " ".join(words[-rng.randint(11, min(len(words), 20)) :])
        dirty.blocks[at] = Block("text", dirty.blocks[at].key, (f"{dirty.blocks[at].words} ). {again}",), "\n\n")
