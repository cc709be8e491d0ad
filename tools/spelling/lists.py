"""Our word lists, docs/spelling/{lang}.txt: "word" or "word/model  # why", sorted; the model lends its forms."""

from collections import namedtuple
from pathlib import Path

from kodeks.corpus import places


class Entry(namedtuple("Entry", "line word model remark")):
    """A word that no dictionary has; `model` is a word of the dictionary that is inflected alike, or ""."""

    __slots__ = ()

    def written(self):
        """As Hunspell reads it."""
        return f"{self.word}/{self.model}" if self.model else self.word


def list_path(lang, docs=None):
    """Where the list of a language lies."""
    return Path(docs or places.DOCS) / "spelling" / f"{lang}.txt"


def read_list(lang, docs=None):
    """The entries of a language; ValueError tells what is not in order."""
    path = list_path(lang, docs)
    lines = path.read_text(encoding="utf-8").split("\n") if path.is_file() else []
    entries = [_entry(number, line) for number, line in enumerate(lines, start=1) if line.strip() and line[0] != "#"]
    for before, after in zip(entries, entries[1:]):
        if _key(after.word) <= _key(before.word):
            raise ValueError(
                f"{path}:{after.line}: '{after.word}' stands after '{before.word}'; sort the list, each word once"
            )
    return entries


def _entry(number, line):
    written, _, remark = line.partition("#")
    word, _, model = written.strip().partition("/")
    return Entry(number, word, model, remark.strip())


def _key(word):
    return word.lower().replace("ё", "е"), word
