"""Where each lemma stands and how much it says there."""

from collections import Counter

from kodeks.search import english, russian
from kodeks.search.tokens import is_cyrillic, words

TITLE, PATH, BODY = 12, 3, 4  # quarters of a word


def lemmas(word):
    """Lemmas of a folded word by its alphabet; numbers and mixtures stand for themselves."""
    if not word.isalpha():
        return (word,)
    return russian.lemmas(word) if is_cyrillic(word) else english.lemmas(word)


def families(lemma):
    """All forms of a lemma, in groups that are inflected alike."""
    if not lemma.isalpha():
        return [(lemma,)]
    return russian.families(lemma) if is_cyrillic(lemma) else [english.forms(lemma)]


def weighed(record):
    """Lemma → weight in a record: a title says more than a body, a title above says less."""
    found = Counter()
    for text, weight in ((record.title, TITLE), (" ".join(record.path), PATH), (record.body, BODY)):
        for word in words(text):
            for lemma in lemmas(word):
                found[lemma] += weight
    return found


def postings(records):
    """Lemma → [step to the next record, weight, …], as query.js reads it."""
    found, before = {}, {}
    for number, record in enumerate(records):
        for lemma, weight in sorted(weighed(record).items()):
            found.setdefault(lemma, []).extend((number - before.get(lemma, 0), weight))
            before[lemma] = number
    return dict(sorted(found.items()))


def length(record):
    """Words of a record, title twice."""
    return len(words(record.body)) + 2 * len(words(record.title))
