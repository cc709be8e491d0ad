"""What is missing in a clause, said in the language of whoever reads."""

import re
from functools import lru_cache

GAPS = {
    "start": {"ru": "начало этого пункта", "en": "the beginning of this clause"},
    "end": {"ru": "конец этого пункта", "en": "the end of this clause"},
    "heading-missing": {"ru": "заголовок этого пункта", "en": "the heading of this clause"},
    "parents-lost": {"ru": "всё, что стояло перед этим пунктом", "en": "what stood before this clause"},
    "children-lost": {"ru": "подпункты {ids}", "en": "the items {ids}"},
    "number-missing": {"ru": "номер {ids}", "en": "number {ids}"},
    "labels-missing": {"ru": "пункты перед этим", "en": "the items before this one"},
    "table-lost": {"ru": "строки таблицы", "en": "the rows of the table"},
}


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


@lru_cache(maxsize=1)
def _forms():
    """(key, what matches its words) in every language."""
    return [
        (key, re.compile(re.escape(words).replace(r"\{ids\}", "(?P<ids>.+)")))
        for key, told in GAPS.items()
        for words in told.values()
    ]
