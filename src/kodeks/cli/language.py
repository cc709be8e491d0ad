"""The language in which a command speaks: the one asked for, else that of the terminal."""

import os

from kodeks.corpus.model import LANGUAGES


def add_lang(parser, told):
    """The option, with what it is the language of."""
    parser.add_argument("--lang", choices=LANGUAGES, help=f"{told} (that of the locale; with --json en)")


def spoken(called):
    """The language asked for, else that of the terminal; what programs read is English wherever they run."""
    return called.lang or ("en" if called.json else terminal_language())


def terminal_language(environment=os.environ):
    """Russian where the locale is.

    >>> terminal_language({"LANG": "ru_RU.UTF-8"}), terminal_language({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"})
    ('ru', 'en')
    """
    told = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return "ru" if told.replace(".", "_").split("_")[0].lower() == "ru" else "en"
