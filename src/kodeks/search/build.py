"""The files of assets/search/: an index a language, lists of clauses, terms, forms, words for snippets, the query module."""

import json
from pathlib import Path

from kodeks.corpus import codes, places
from kodeks.search import licences
from kodeks.search.forms import pack
from kodeks.search.lexicon import read_stop_words
from kodeks.search.postings import families, lemmas, length, postings
from kodeks.search.terms import read_concepts
from kodeks.search.tokens import is_cyrillic, words

LANGUAGES = ("en", "ru")
IN_FORCE = "2017"
QUERY = Path(__file__).with_name("query.js")


def search_files(records, texts, comments=None, codes_folder=places.CODES):
    """(name, bytes) of every file of assets/search/, the same bytes for the same texts.

    `records`: see records.text_records; `texts`: the Texts they come from, titles with them;
    `comments`: {commentary: {paragraph: (clause, …)}}, what a paragraph comments on.
    """
    lists = {code: codes.read_code(code, codes_folder) for code in codes.codes(codes_folder)}
    if IN_FORCE not in lists:
        raise ValueError(f"{codes_folder}/{IN_FORCE}.tsv is missing; search needs the clauses of the code in force")
    concepts = read_concepts(lists[IN_FORCE].ids)
    indexes = {lang: _index(lang, [record for record in records if record.lang == lang], texts) for lang in LANGUAGES}
    known = {lemma for index in indexes.values() for lemma in index["words"]} | _term_lemmas(concepts)
    yield "query.js", QUERY.read_bytes()
    for lang in LANGUAGES:
        yield f"{lang}.json", _json(indexes[lang])
        yield f"{lang}-words.json", _json([record.body for record in records if record.lang == lang])
        yield f"forms-{lang}.json", _json(_forms(lang, known))
    yield "codes.json", _json(_codes(records, texts, lists, comments or {}))
    yield "terms.json", _json(_terms(concepts))
    for code, found in sorted(lists.items()):
        yield f"gists-{code}.json", _json(_gists(records, found))
    yield "LICENCES.txt", licences.notice().encode()


def _index(lang, records, texts):
    names = [text.id for text in texts]
    return {
        "lang": lang,
        "texts": names,
        "codes": [text.code for text in texts],
        "text": [names.index(record.text) for record in records],
        "id": [record.id for record in records],
        "title": [record.title for record in records],
        "length": [length(record) for record in records],
        "words": postings(records),
    }


def _forms(lang, known):
    """Forms of the lemmas of one alphabet: a derivative of a dictionary, kept apart with its licence."""
    own = [lemma for lemma in known if lemma.isalpha() and is_cyrillic(lemma) == (lang == "ru")]
    return {"licence": licences.OF_FORMS[lang], **pack({lemma: _clean(families(lemma)) for lemma in own})}


def _clean(found):
    """Only forms that one word of a query can be."""
    return [tuple(form for form in family if form.isalpha()) for family in found]


def _codes(records, texts, lists, comments):
    """Which clauses each code has, and which each text has in each language."""
    held = {}
    for record in records:
        held.setdefault(record.text, {}).setdefault(record.lang, []).append(record.id)
    return {
        "newest": IN_FORCE,
        "codes": {
            code: _joined(id_ for id_ in found.ids if not id_.startswith("DEF.")) for code, found in sorted(lists.items())
        },
        "texts": [
            {
                "id": text.id,
                "code": text.code,
                "kind": text.kind,
                "ours": text.origin == "digest",
                "title": dict(sorted(text.title.items())),
                "rank": _rank(text),
                "ids": {lang: _joined(ids) for lang, ids in sorted(held.get(text.id, {}).items())},
            }
            for text in sorted(texts, key=lambda text: (-_rank(text), text.id))
        ],
        "comments": {
            text: {paragraph: list(cited) for paragraph, cited in sorted(found.items())}
            for text, found in sorted(comments.items())
        },
    }


def _rank(text):
    """The law in force first, the newer before the older, a code before the commentary on it."""
    by_code = {"2017": 1.0, "2007": 0.65, "1997": 0.6, "1987": 0.55}.get(text.code, 0.5)
    return round(by_code * (0.9 if text.kind == "commentary" else 1.0) * (1.0 if text.origin == "digest" else 0.97), 3)


def _joined(ids):
    """Ids in one line, each once."""
    return "|".join(dict.fromkeys(ids))


def _terms(concepts):
    stop = sorted({word for lang in LANGUAGES for word in read_stop_words(lang)})
    told = [{"en": concept.en, "ru": concept.ru, "clauses": concept.clauses} for concept in concepts]
    return {"stop": stop, "concepts": told}


def _term_lemmas(concepts):
    """Lemmas of all names of all concepts, so that their inflected forms are known."""
    return {
        lemma for concept in concepts for term in concept.en + concept.ru for word in words(term) for lemma in lemmas(word)
    }


def _gists(records, found):
    """What a clause of a code says, in our words, where its text is not here: only English gists are written."""
    held = {record.id for record in records if record.code == found.code}
    return {"en": {id_: _gist(found, id_) for id_ in found.ids if id_ not in held}}


def _gist(found, clause):
    """A gist that nobody checked says so."""
    return found.gist(clause) + ("" if found.state(clause) == "checked" else " (not checked yet)")


def _json(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
