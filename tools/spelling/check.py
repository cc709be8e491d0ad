"""What is wrong with the spelling of our texts, and with our word lists."""

from kodeks.corpus import places
from tools.spelling.hunspell import unknown
from tools.spelling.lists import list_path, read_list
from tools.spelling.words import words_of

LANGUAGES = ("en", "ru")
SHARED = ("history", "misconceptions.tsv", "glossary.toml")  # read in both languages
STEM = 4  # letters that a form shares with its entry


def files(docs=None):
    """Everything that readers see: pages, words of the site and of rulings, histories."""
    docs = docs or places.DOCS
    found = []
    for name in (*LANGUAGES, *SHARED):
        path = docs / name
        found += [path] if path.is_file() else sorted(path.rglob("*"))
    return [path for path in found if path.suffix in (".md", ".toml", ".tsv")]


def faults(docs=None):
    """Each misspelt word with file and line, then what is wrong with the lists."""
    standing = {}
    for path in files(docs):
        for word in words_of(path):
            standing.setdefault(word.lang, {}).setdefault(word.word, []).append(f"{_shown(path, docs)}:{word.line}")
    for word, where in sorted(standing.get("mixed", {}).items()):
        yield f"{where[0]}: '{word}' has letters of two alphabets"
    for lang in LANGUAGES:
        yield from _language_faults(lang, standing.get(lang, {}), docs)


def _language_faults(lang, standing, docs):
    """Misspelt words of a language, and entries of its list that nothing needs."""
    entries = read_list(lang, docs)
    wrong = _misspelt(standing, lang, [entry.written() for entry in entries])
    for word in sorted(wrong, key=lambda word: standing[word][0]):
        more = f" and {len(standing[word]) - 1} more" if len(standing[word]) > 1 else ""
        yield f"{standing[word][0]}{more}: '{word}' is in no dictionary; mend it, or add it to docs/spelling/{lang}.txt"
    known = {entry.word for entry in entries} - unknown({entry.word for entry in entries}, lang)
    for entry in entries:
        place = f"{_shown(list_path(lang, docs), docs)}:{entry.line}"
        if entry.word in known and not entry.model:
            yield f"{place}: '{entry.word}' is in the dictionary; take it out"
        elif not any(_begins_alike(entry.word, word) for word in standing):
            yield f"{place}: '{entry.word}' is used nowhere; take it out"


def _misspelt(standing, lang, listed):
    """A word with a hyphen is right if all its parts are."""
    parts = {word: [part for part in word.removesuffix("'s").split("-") if part] for word in standing}
    wrong = unknown({part for found in parts.values() for part in found}, lang, listed)
    return {word for word, found in parts.items() if wrong.intersection(found)}


def _begins_alike(entry, word):
    return word.lower()[:STEM] == entry.lower()[:STEM] or entry.lower() in word.lower().split("-")


def _shown(path, docs):
    return path.relative_to((docs or places.DOCS).parent)
