"""Asks Hunspell which words are in no dictionary and in no list of ours."""

import shutil
import subprocess
import tempfile
from pathlib import Path

DICTIONARIES = {"en": ("en_GB", "hunspell-en-gb"), "ru": ("ru_RU", "hunspell-ru")}


class Missing(Exception):
    """Hunspell or a dictionary is not on this machine."""


def unknown(words, lang, listed=()):
    """Those of the words that are in neither; `listed` are entries "word" or "word/model"."""
    command = _command(lang)
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "own.dic"
        own.write_text("".join(entry + "\n" for entry in listed), encoding="utf-8")
        asked = "".join(word + "\n" for word in sorted(words))
        done = subprocess.run([*command, "-p", str(own), "-l"], input=asked, capture_output=True, encoding="utf-8")
    if done.returncode:
        name, package = DICTIONARIES[lang]
        raise Missing(f"Hunspell has no dictionary {name}; install it (on Debian: apt-get install {package})")
    return set(done.stdout.split("\n")) - {""}


def _command(lang):
    """Hunspell with a dictionary."""
    path = shutil.which("hunspell")
    if not path:
        raise Missing("Hunspell is needed to check spelling; install it (on Debian: apt-get install hunspell)")
    return [path, "-i", "utf-8", "-d", DICTIONARIES[lang][0]]
