"""What `kodeks rule` says of itself in each language: prompts and headings, and what is wrong with a call or an answer."""

from kodeks.corpus.sentences import read_terminal

PART = "; "


def words_of(lang):
    """Prompts and headings, by key."""
    return read_terminal("rule", lang).words


def tell(error, lang):
    """What is wrong, in a language; what has no words of its own there stays as it is.

    >>> tell("'2Z' is not a seat; seats are N E S W", "ru")
    '«2Z» — не место за столом; места: N E S W'
    """
    return read_terminal("rule", lang).faults.said(str(error), lambda name, words: _filled(name, words, lang)) or str(error)


def _filled(name, part, lang):
    """What stands in a form: of several faults each is told."""
    return PART.join(tell(one, lang) for one in part.split(PART)) if name == "faults" else part
