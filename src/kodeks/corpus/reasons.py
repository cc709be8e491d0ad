"""What is missing in a clause, said in the language of whoever reads."""

import re
from functools import lru_cache

GAPS = {
    "start": {"ru": "начало этого пункта", "en": "the beginning of this clause"},
    "end": {"ru": "конец этого пункта", "en": "the end of this clause"},
    "heading-missing": {"ru": "заголовок этого пункта", "en": "the heading of this clause"},
    "parents-lost": {"ru": "всё, что стояло перед этим пунктом", "en": "what stood before this clause"},
    "children-lost": {"ru": "подпункты {ids}", "en": "the items {ids}"},
    "children-listed": {
        "ru": "По списку кодекса дальше идут {ids}; в этом тексте их нет",
        "en": "By the list of the code {ids} come next; they are not in this text",
    },
    "number-missing": {"ru": "номер {ids}", "en": "number {ids}"},
    "labels-missing": {"ru": "пункты перед этим", "en": "the items before this one"},
    "table-lost": {"ru": "строки таблицы", "en": "the rows of the table"},
}

BY_LIST = ("children-listed",)  # what nothing in the file tells: sentences of their own


def told_gap(key, lang, ids, missing):
    """What is told of a gap: "Missing here: …", or only what the list of the code has.

    >>> told_gap("start", "en", (), "Missing: {reason}"), told_gap("children-listed", "en", ("9B1",), "Missing: {reason}")
    ('Missing: the beginning of this clause', 'By the list of the code 9B1 come next; they are not in this text')
    """
    reason = gap_reason(key, lang, ids)
    return reason if key in BY_LIST else missing.format(reason=reason)


def gap_reason(key, lang, ids=()):
    """The words for a gap.

    >>> gap_reason("children-lost", "en", ("13B2",))
    'the items 13B2'
    """
    return GAPS[key].get(lang, GAPS[key]["en"]).format(ids=", ".join(ids))


def in_language(reason, lang):
    """A reason that a page tells, in a language; None if it is not one of ours.

    >>> in_language("подпункты 13B2", "en"), in_language("the rows of the table", "en"), in_language("a page", "ru")
    ('the items 13B2', 'the rows of the table', None)
    """
    for key, form in _forms():
        found = form.fullmatch(reason)
        if found:
            return gap_reason(key, lang, (found.groupdict().get("ids", ""),))
    return None


def by_list(reason):
    """True for a reason that says no more than what the list of the code has.

    >>> by_list("По списку кодекса дальше идут 9B1; в этом тексте их нет"), by_list("the items 9B1")
    (True, False)
    """
    return any(key in BY_LIST and form.fullmatch(reason) for key, form in _forms())


@lru_cache(maxsize=1)
def _forms():
    """(key, what matches its words) in every language."""
    return [
        (key, re.compile(re.escape(words).replace(r"\{ids\}", "(?P<ids>.+)")))
        for key, told in GAPS.items()
        for words in told.values()
    ]
