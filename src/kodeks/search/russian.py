"""Lemmas and forms of Russian words: all readings pymorphy3 gives, corrected by our own lexicon."""

from functools import cache

from kodeks.search.lexicon import read_aspects, read_lexicon
from kodeks.search.tokens import fold

NOT_WORDS = ("NUMB", "ROMN", "PNCT", "UNKN", "LATN")


@cache
def _morph():
    import pymorphy3

    return pymorphy3.MorphAnalyzer(lang="ru")


@cache
def lemmas(word):
    """Every lemma a folded word may belong to, likeliest first; both aspects of a verb are one.

    >>> lemmas("заявок"), lemmas("разыгрывающему")
    (('заявка',), ('разыгрывающий', 'разыгрывать'))
    """
    own = tuple(_own_lemmas().get(word, ()))
    known = [parse for parse in _parses(word) if parse.is_known]
    found = [fold(parse.normal_form) for parse in known or (() if own else _parses(word)[:1])]
    return tuple(dict.fromkeys(read_aspects().get(lemma, lemma) for lemma in own + tuple(found))) or (word,)


@cache
def forms(lemma):
    """Every folded form of a lemma, the lemma first; a verb's in both aspects."""
    found = {form for family in families(lemma) for form in family}
    return (lemma,) + tuple(sorted(found - {lemma}))


def families(lemma):
    """The forms of a lemma, verb by verb where two aspects make one word."""
    verbs = [verb for verb, first in read_aspects().items() if first == lemma] or [lemma]
    return [(verb, *_forms_of_one(verb)) for verb in verbs]


def _forms_of_one(lemma):
    if lemma in _own_forms():
        return _own_forms()[lemma]
    lexemes = [parse.lexeme for parse in _parses(lemma) if fold(parse.normal_form) == lemma]
    return [fold(form.word) for lexeme in lexemes for form in lexeme]


def _parses(word):
    return [parse for parse in _morph().parse(word) if not any(mark in parse.tag for mark in NOT_WORDS)]


@cache
def _own_forms():
    """Lemma → forms of the words that stand in our lexicon: each declines like its model there."""
    return {entry.lemma: _like(entry) for entry in read_lexicon("ru")}


@cache
def _own_lemmas():
    """Form → lemmas of our lexicon."""
    found = {}
    for lemma, own in _own_forms().items():
        for form in own:
            found.setdefault(form, []).append(lemma)
    return found


def _like(entry):
    """Forms of a word that is declined like its model: "реконтра" like "контра", ending for ending."""
    own, model, begin = entry.lemma, entry.model, 0
    if not model:
        return (own,) + entry.forms
    while begin < min(len(own), len(model)) and own[-1 - begin] == model[-1 - begin]:
        begin += 1
    stem, model_stem = own[: len(own) - begin], model[: len(model) - begin]
    alike = [form for form in _model_forms(model) if form.startswith(model_stem)]
    given = [stem + form[len(model_stem) :] for form in alike] + list(entry.forms)
    return (own,) + tuple(sorted(set(given) - {own}))


def _model_forms(model):
    """Forms of a dictionary word in its first reading that has it as lemma."""
    for parse in _parses(model):
        if parse.is_known and fold(parse.normal_form) == model:
            return [fold(form.word) for form in parse.lexeme]
    raise ValueError(f"ru-lexicon.tsv: the dictionary has no word '{model}' to go by; name another with the same endings")
