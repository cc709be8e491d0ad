"""A small project to build a site from: two laws in two languages, a text that may not be published, a commentary on it."""

import shutil

from kodeks.corpus.model import DEFINITIONS, clause, law_pages
from kodeks.corpus.pages import write_page
from kodeks.corpus.places import ROOT

HOSTILE = '<script>alert(1)</script> & "quoted" </section>'
SECRET = "Слонопотам"  # stands in the private texts only

LAWS = {
    "en": [
        clause("DEF.Card Count", "How many cards a hand holds; Law 13A tells who counts.", title="Card count."),
        clause("13", title="A hand with too many cards"),
        clause(
            "13A",
            "The director counts & deals again; Law 14B shows how.",
            title="Nobody has looked.",
            footnotes=[("13.fn1", 53)],
        ),
        clause("13A1", HOSTILE, footnotes=[("13.fn1", len(HOSTILE))]),
        clause("13B", "Cards and what they cost:\n\n| Cards | Cost |\n|---|---|\n| twelve | one board |", title="A table."),
        clause("13A", "So says 13B.", segment=2),
        clause("13.fn1", "He counts twice, as Law 13A1 asks."),
        clause("14", title="A hand with too few cards"),
        clause("14A", "It goes back, and Law 13A applies.", title="The card is found."),
        clause("14B", "The director looks under the table. Law 99Z helps nobody.", title="The card is lost."),
    ],
    "ru": [
        clause("DEF.Card Count", "Сколько карт на руке; кто считает, сказано в Правиле 13A.", title="Число карт."),
        clause("13", title="Карт на руке слишком много"),
        clause(
            "13A",
            "Судья считает и сдаёт заново; как, сказано в Правиле 14B.",
            title="Никто не смотрел.",
            footnotes=[("13.fn1", 56)],
        ),
        clause("13A1", HOSTILE, footnotes=[("13.fn1", len(HOSTILE))]),
        clause(
            "13B", "Карты и сколько они стоят:\n\n| Карт | Цена |\n|---|---|\n| двенадцать | одна сдача |", title="Таблица."
        ),
        clause("13A", "Так велит 13B.", segment=2),
        clause("13.fn1", "Он считает дважды, как велит Правило 13A1."),
        clause("14", title="Карт на руке слишком мало"),
        clause("14A", "Она возвращается, и действует Правило 13A.", title="Карта нашлась."),
        clause("14B", "Судья смотрит под столом. Правило 99Z не поможет.", title="Карта потеряна."),
    ],
}
CHECKED = ("13", "13A", "13B")

OLD_LAWS = [
    clause("h:6.1", title="Часть I. Как играют"),
    clause("45", title=f"Сыгранная карта: {SECRET}"),
    clause("45A", f"{SECRET} берёт карту, см. Правило 47Е.", title="Порядок.", gaps=[(0, "page 70 is missing")]),
    clause("47", title="Возврат карты"),
    clause("47E", f"{SECRET} возвращает карту."),
]
COMMENTARY = [
    clause("45", title="О сыгранной карте"),
    clause("45.1", f"{SECRET} пишет: см. Правило 47Е и п.45.2. ниже."),
    clause("45.2", "Карта лежит на столе."),
]
TEXT_1987 = """id = "1987-ru"
code = "1987"
kind = "laws"
languages = ["ru"]
title = { ru = "Старые правила" }
rights = "unknown"
"""
TEXT_COMMENTARY = """id = "1987-commentary-ru"
code = "1987"
kind = "commentary"
languages = ["ru"]
title = { ru = "Комментарий к старым правилам", en = "Commentary on the old laws" }
rights = "private"
author = "Тайный Автор"
"""
COPIED = (
    "docs/assets",
    "docs/codes",
    "docs/glossary.toml",
    "docs/search",
    "docs/states",
    "docs/walk.tsv",
    "docs/en/rulings",
    "docs/ru/rulings",
    "docs/en/site.toml",
    "docs/ru/site.toml",
    "docs/en/terminal.toml",
    "docs/ru/terminal.toml",
    "mkdocs.yml",
)


def make_project(folder):
    """The folder, filled."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, target)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    _write(folder / "docs/texts/2017.toml", (ROOT / "docs/texts/2017.toml").read_text("utf-8"))
    for lang, words in (("en", "# Start\n\nHere it begins.\n"), ("ru", "# Начало\n\nОтсюда начинают.\n")):
        _write(folder / f"docs/{lang}/index.md", words)
        _write_pages(folder / f"docs/{lang}/2017", "2017", lang, LAWS[lang], {"13": CHECKED})
    _write(folder / "texts/1987-ru/text.toml", TEXT_1987)
    _write_pages(folder / "texts/1987-ru/ru", "1987-ru", "ru", OLD_LAWS)
    _write(folder / "texts/1987-commentary-ru/text.toml", TEXT_COMMENTARY)
    _write_pages(folder / "texts/1987-commentary-ru/ru", "1987-commentary-ru", "ru", COMMENTARY)
    return folder


def _write_pages(folder, text, lang, clauses, checked=()):
    for page in law_pages(text, lang, clauses):
        held = "".join(f'  "{name}": "two tables"\n' for name in dict(checked).get(page.law, ()))
        page = page._replace(front=page.front + ("checked:\n" + held if held else ""))
        name = "definitions" if page.law == DEFINITIONS else page.law
        _write(folder / f"{name}.md", write_page(page))


def _write(path, words):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, encoding="utf-8")
