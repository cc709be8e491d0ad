"""Lemmas and forms of English words: simplemma's list read both ways, corrected by our own lexicon."""

from functools import cache

from kodeks.search.lexicon import read_lexicon
from kodeks.search.tokens import fold


@cache
def lemmas(word):
    """Every lemma a folded word may belong to, likeliest first.

    >>> lemmas("irregularities"), lemmas("bidding"), lemmas("artificially")
    (('irregularity',), ('bid', 'bidding'), ('artificially', 'artificial'))
    """
    import simplemma

    found = list(_own_lemmas().get(word, ())) + [fold(simplemma.lemmatize(word, lang="en"))]
    found += [base for base in _bases(word) if word in _derived(base)]
    return tuple(dict.fromkeys(found))


@cache
def forms(lemma):
    """Every folded form of a lemma, the lemma first."""
    own = [form for entry in read_lexicon("en") if entry.lemma == lemma for form in entry.forms]
    found = set(_inverted().get(lemma, ())) | set(own) | _derived(lemma)
    return (lemma,) + tuple(sorted(found - {lemma}))


@cache
def _derived(lemma):
    """Words the list has on their own that say the same here: "artificially" → "artificial", "playing" → "play"."""
    import simplemma

    verb = len(_inverted().get(lemma, ())) > 2
    stems = (lemma, lemma[:-1] if lemma.endswith("e") else lemma, lemma + lemma[-1:])
    found = {lemma + "ly"} | ({stem + ending for stem in stems for ending in ("ing", "ings", "ed")} if verb else set())
    return frozenset(word for word in found if len(lemma) > 2 and simplemma.is_known(word, lang="en"))


def _bases(word):
    """What a word may be derived from, whether or not there is such a word."""
    for ending in ("ly", "ings", "ing", "ed"):
        if word.endswith(ending):
            stem = word[: -len(ending)]
            yield from (stem, stem + "e", stem[:-1]) if ending != "ly" else (stem,)


@cache
def _inverted():
    """Lemma → forms, from the list form → lemma."""
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory

    found = {}
    for form, lemma in DefaultDictionaryFactory().get_dictionary("en").items():
        if form.isalpha():
            found.setdefault(fold(lemma), []).append(fold(form))
    return found


@cache
def _own_lemmas():
    """Form → lemmas of our lexicon."""
    found = {}
    for entry in read_lexicon("en"):
        for form in (entry.lemma,) + entry.forms:
            found.setdefault(form, []).append(entry.lemma)
    return found
