"""The page /{lang}/search/: the same element as in the header; without scripts, where to look instead."""

from html import escape

TITLES = {"en": "Search", "ru": "Поиск"}
WITHOUT_SCRIPTS = {
    "en": "Searching needs scripts, and they are off in this browser. The laws by number:",
    "ru": "Поиск работает только со скриптами, а в этом браузере они выключены. Правила по номерам:",
}


def search_page(lang, lists):
    """HTML of the page; `lists` are (name, address) of the lists of laws that a reader without scripts can use."""
    links = "".join(f'<li><a href="{escape(address)}">{escape(name)}</a></li>' for name, address in lists)
    return (
        f'<h1 id="search">{TITLES[lang]}</h1>\n'
        f'<kodeks-search lang="{lang}" page><p>{WITHOUT_SCRIPTS[lang]}</p>\n<ul>{links}</ul></kodeks-search>\n'
    )
