"""What is missing, in the language of the page it is missing from."""

REASONS = {
    "start": {"ru": "начало этого пункта", "en": "the beginning of this clause"},
    "end": {"ru": "конец этого пункта", "en": "the end of this clause"},
    "heading-missing": {"ru": "заголовок этого пункта", "en": "the heading of this clause"},
    "parents-lost": {"ru": "всё, что стояло перед этим пунктом", "en": "what stood before this clause"},
    "children-lost": {"ru": "подпункты {ids}", "en": "the items {ids}"},
    "number-missing": {"ru": "номер {ids}", "en": "number {ids}"},
    "labels-missing": {"ru": "пункты перед этим", "en": "the items before this one"},
    "table-lost": {"ru": "строки таблицы", "en": "the rows of the table"},
}


def reason(key, lang, ids=()):
    """The words for a gap.

    >>> reason("children-lost", "en", ("13B2",))
    'the items 13B2'
    """
    return REASONS[key].get(lang, REASONS[key]["en"]).format(ids=", ".join(ids))
