"""Sentences and titles about tea and cups, Russian and English, built from parts; with the traps of real law texts."""

WHO = {
    "en": ("the host", "a guest", "the waiter", "either neighbour", "the cook", "the side that pours", "the one who serves"),
    "ru": ("хозяин", "гость", "официант", "любой сосед", "повар", "тот, кто разливает чай", "сторона, которая подаёт"),
}
MAY = {
    "en": ("must", "may", "should", "shall", "may not", "need not", "must not"),
    "ru": ("должен", "вправе", "обязан", "не вправе", "может", "не должен", "не может"),
}
DOES = {
    "en": ("move the kettle", "count the saucers", "call the cook", "leave the table", "pour more tea", "put back a spoon",
           "name the kind of jam", "cover the sugar bowl", "take away an empty cup", "ask for a clean napkin"),
    "ru": ("передвинуть чайник", "сосчитать блюдца", "позвать повара", "выйти из-за стола", "подлить чаю", "вернуть ложку",
           "назвать сорт варенья", "закрыть сахарницу", "убрать пустую чашку", "попросить чистую салфетку"),
}  # fmt: skip
WHEN = {
    "en": ("before the water boils", "after the last cup is empty", "unless the host has agreed", "while the tea is hot",
           "if the lid has been lost", "as soon as the samovar hums",
           "even though nobody asked", "until all 5 cups are full"),
    "ru": ("пока вода не закипела", "когда последняя чашка пуста", "если хозяин не возражает", "до тех пор, пока чай горяч",
           "хотя крышка давно потеряна", "как только самовар зашумит",
           "если об этом никто не просил", "пока не полны все 5 чашек"),
}  # fmt: skip
ASIDE = {
    "en": ("(the spout included)", "- and nobody else -", "(about 60% of the pot)", "and says so aloud", "without delay",
           "in the kitchen or at the table", "“as a favour”", "by 1975 at the latest"),
    "ru": ("(вместе с носиком)", "- и больше никто -", "(около 60% чайника)", "и говорит об этом вслух", "без промедления",
           "на кухне или за столом", "«из любезности»", "с 1975 года", "когда-нибудь", "по-прежнему"),
}  # fmt: skip
REFERENCE = {
    "en": ("(see Law 12C2)", "under Law 16", "as in Laws 42 and 43", "(see B above)", "(Law 27B1(a))",
           "in accordance with Law 9"),
    "ru": ("(см. Правило 12C2)", "согласно Правилу 16", "по Правилам 42 и 43", "(см. раздел B)", "(Правило 27Б1)",
           "(Правило 9A2(b))"),
}  # fmt: skip
TITLE = {
    "en": (("Cups", "Spoons", "Saucers", "A kettle", "Empty pots", "Late guests", "The sugar bowl"),
           ("left on the table", "that nobody claims", "in the wrong hands", "before tea", "after the second cup",
            "without a lid", "out of turn")),
    "ru": (("Чашки", "Ложки", "Блюдца", "Чайник", "Пустые чайники", "Поздние гости", "Сахарница"),
           ("на столе", "без хозяина", "в чужих руках", "перед чаем", "после второй чашки", "без крышки", "вне очереди")),
}  # fmt: skip
LIST = {
    "en": ("{} {} {} only if:", "When {} {} {}:", "Here is what {} {} do to {}:"),
    "ru": ("{} {} {}, только если:", "Здесь {} {} {}:", "В таком случае {} {} {}:"),
}


def sentence(rng, lang, small=False, end="."):
    """One sentence; `small` begins inside a sentence, as an item of a list does."""
    words = f"{rng.choice(WHO[lang])} {rng.choice(MAY[lang])} {rng.choice(DOES[lang])}"
    if rng.random() < 0.5:
        words += f" {rng.choice(ASIDE[lang])}"
    comma = "," if lang == "ru" or rng.random() < 0.3 else ""
    words += f"{comma} {rng.choice(WHEN[lang])}"
    if rng.random() < 0.3:
        words += f" {rng.choice(REFERENCE[lang])}"
    return (words if small else words[0].upper() + words[1:]) + end


def paragraph(rng, lang, most=3):
    """One to three sentences; now and then one of them asks."""
    number = rng.randint(1, most)
    return " ".join(sentence(rng, lang, end="?" if rng.random() < 0.05 else ".") for _ in range(number))


def opening(rng, lang):
    """Words that a list follows, ending with a colon."""
    words = rng.choice(LIST[lang]).format(rng.choice(WHO[lang]), rng.choice(MAY[lang]), rng.choice(DOES[lang]))
    return words[0].upper() + words[1:]


def title(rng, lang, long=False):
    """A title: no full stop, a capital at its beginning only."""
    first, second = TITLE[lang]
    words = f"{rng.choice(first)} {rng.choice(second)}"
    if long:
        words += f" {'или' if lang == 'ru' else 'or'} {rng.choice(first).lower()} {rng.choice(second)}"
    return words
