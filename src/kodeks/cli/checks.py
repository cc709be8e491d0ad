"""What `kodeks check` checks: the two languages are twins, ids and references exist, the lists are sound."""

import tomllib

from kodeks import clauses
from kodeks.cli import commentary_checks, drawing_checks, history_checks, situation_checks, terms_checks
from kodeks.cli.checks_digest import checked_as_listed, differences_are_argued, digest_is_whole
from kodeks.corpus import places
from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.model import LANGUAGES
from kodeks.corpus.pages import read_page
from kodeks.corpus.texts import page_folder, page_of, page_path, read_pages, read_texts
from kodeks.references.links import clause_references
from kodeks.references.reference import SHOWN

FORMS = ("seats", "sides", "suits", "denominations", "calls", "contracts", "ranks", "plurals")  # each language has its own


def twin_files():
    """docs/en and docs/ru hold the same files."""
    first, second = ({path.relative_to(places.DOCS / lang) for path in _files(lang)} for lang in LANGUAGES)
    for path in sorted(first ^ second):
        here, there = LANGUAGES if path in first else LANGUAGES[::-1]
        yield f"docs/{here}/{path}: no twin; write docs/{there}/{path}"


def twin_clauses():
    """Our texts have the same clauses in the same order in every language."""
    for text in _texts():
        pages = [{page.law: page for page in read_pages(text, lang)} for lang in text.languages]
        for law in sorted({law for one in pages for law in one}, key=clauses.sort_key):
            found = [one.get(law) for one in pages]
            if None not in found:
                yield from _differences(text, law, found)


def clauses_in_lists():
    """Every clause of our texts stands in the list of its code."""
    for text in _texts():
        known = read_code(text.code)
        for lang in text.languages:
            for page in read_pages(text, lang):
                for clause in page.clauses:
                    if clause.kind != "heading" and text.kind == "laws" and clause.id not in known:
                        place = _place(text, lang, page.law)
                        yield f"{place}: {clause.id} is not in docs/codes/{text.code}.tsv; add it there or mend the id"


def references_resolve():
    """Every reference of our texts leads to a clause that exists."""
    for text in _texts():
        for lang in text.languages:
            for clause, references in clause_references(text, lang):
                for reference in references:
                    for target, _ in reference.unresolved:
                        place = _place(text, lang, page_of(clause.id))
                        yield f"{place}: {clause.id}: '{reference.printed}' leads to {target}, which {reference.code} lacks"


def twin_references():
    """A clause cites the same clauses in every language."""
    for text in _texts():
        cited = {lang: dict(_cited(text, lang)) for lang in text.languages}
        first, second = text.languages
        for place in sorted(cited[first].keys() & cited[second].keys()):
            here, there = cited[first][place], cited[second][place]
            if here != there:
                name = f"{_place(text, second, page_of(place[0]))}: {place[0]}"
                yield f"{name} cites {_listed(there)}, its twin {_listed(here)}; cite the same clauses"


def lists_are_sound():
    """Each list can be read, is in the order of the book and has a gist for every clause."""
    for code in codes():
        try:
            laws = [clause for clause in read_code(code).ids if clauses.law(clause)]
        except ValueError as error:
            yield from str(error).split("\n")
            continue
        for have, want in zip(laws, sorted(laws, key=clauses.sort_key)):
            if have != want:
                yield f"docs/codes/{code}.tsv: {have} stands where {want} belongs"
                break


def twin_words():
    """The words of the rulings have the same keys in every language."""
    folders = [places.DOCS / lang / "rulings" for lang in LANGUAGES]
    for name in sorted({path.name for folder in folders for path in folder.glob("*.toml")}):
        keys = [_keys(folder / name) for folder in folders]
        for key in sorted(keys[0] ^ keys[1]):
            lang = LANGUAGES[key in keys[0]]
            yield f"docs/{lang}/rulings/{name}: {key} has no words; write them"


def ingested_pages():
    """Every ingested page can be read."""
    for text in read_texts():
        for lang in text.languages if text.origin == "ingested" else ():
            for path in sorted(page_folder(text, lang).glob("*.md")):
                try:
                    read_page(path)
                except ValueError as error:
                    yield from str(error).split("\n")


CHECKS = (
    ("files have twins", twin_files),
    ("lists of clauses are sound", lists_are_sound),
    ("clauses have twins", twin_clauses),
    ("clauses stand in the list", clauses_in_lists),
    ("our laws are whole", digest_is_whole),
    ("list and pages agree on what was checked", checked_as_listed),
    ("differences from the skeleton are argued", differences_are_argued),
    ("references lead to clauses", references_resolve),
    ("twins cite the same clauses", twin_references),
    ("words of rulings have twins", twin_words),
    ("ingested pages can be read", ingested_pages),
    ("commentary is in its form", commentary_checks.commentary_is_in_form),
    ("commentary has its places", commentary_checks.commentary_has_its_places),
    ("drawings are right", drawing_checks.drawings_are_right),
    ("drawings are twins", drawing_checks.drawings_are_twins),
    ("history is sound", history_checks.history_is_sound),
    ("laws have a history", history_checks.laws_have_history),
    ("situations are sound", situation_checks.situations_are_sound),
    ("the glossary is sound", terms_checks.glossary_is_sound),
    ("definitions go by their terms", terms_checks.definitions_go_by_their_terms),
    ("misconceptions are answered", commentary_checks.misconceptions_are_answered),
)


def _texts():
    return [text for text in read_texts() if text.origin == "digest"]


def _files(lang):
    return [path for path in (places.DOCS / lang).rglob("*") if path.is_file()]


def _place(text, lang, law):
    return page_path(text, lang, law).relative_to(text.root)


def _cited(text, lang):
    """((id, segment), clauses cited) of each clause."""
    for clause, references in clause_references(text, lang):
        yield (clause.id, clause.segment), {target for one in references if one.kind in SHOWN for target in one.targets}


def _listed(ids):
    return ", ".join(sorted(ids, key=clauses.sort_key)) or "nothing"


def _differences(text, law, pages):
    """Where the clauses of two languages part."""
    first, second = ([(item.id, item.segment) for item in page.clauses] for page in pages)
    for lang, here, there in ((text.languages[1], first, second), (text.languages[0], second, first)):
        for name, segment in here:
            if (name, segment) not in there:
                yield f"{_place(text, lang, law)}: {name}{'+' * (segment - 1)} is missing; its twin has it"
    if sorted(first) == sorted(second) and first != second:
        yield f"{_place(text, text.languages[1], law)}: the clauses stand in another order than in {text.languages[0]}"


def _keys(path):
    """ "questions.lho_accepts.options.yes": every key that both languages must have."""
    if not path.is_file():
        return set()
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key for name, table in tables.items() if name not in FORMS for key in _keys_below(name, table)}


def _keys_below(name, value):
    if not isinstance(value, dict):
        return {name}
    return {key for inner, below in value.items() for key in _keys_below(f"{name}.{inner}", below)}
