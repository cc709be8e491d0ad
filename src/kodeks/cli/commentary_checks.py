"""Checks of our commentary: its paragraphs in order, each with a clause to stand under, every wrong belief answered."""

from kodeks import clauses
from kodeks.corpus.codes import read_code
from kodeks.corpus.misconceptions import read_misconceptions
from kodeks.corpus.texts import page_folder, read_pages, read_texts
from kodeks.references.links import clause_references, home

TITLES = {
    "en": ("At the table.", "Often got wrong.", "Example.", "What changed."),
    "ru": ("За столом.", "Часто ошибаются.", "Пример.", "Что изменилось."),
}
MOST = (1, 3, 2, 1)  # paragraphs of each title
LEAST = (1, 0, 1, 1)
CODE = "2017"


def commentary_is_in_form():
    """Each page has the fixed titles, in order, as many of each as there may be."""
    for text, lang in _commentaries():
        for page in read_pages(text, lang):
            found = [clause for clause in page.clauses if clause.kind == "paragraph" and clause.segment == 1]
            place = _place(text, lang, page.law)
            yield from (f"{place}: {fault}" for fault in _title_faults([clause.title for clause in found], TITLES[lang]))


def commentary_has_its_places():
    """Each paragraph cites a clause of its law, and stands under the same clause in every language."""
    found = {}
    for text, lang in _commentaries():
        for clause, references in clause_references(text, lang):
            if clause.kind == "paragraph" and clause.segment == 1:
                law = clauses.law(clause.id)
                place = _place(text, lang, law)
                under = home(references, text.code, law)
                if not any(one.code == text.code and _cites(one, law) for one in references):
                    yield f"{place}: {clause.id} cites no clause of Law {law}; name the one it is about"
                twin = found.setdefault((text.id, clause.id), under)
                if twin != under:
                    yield f"{place}: {clause.id} stands under {under}, its twin under {twin}; cite the same clause first"


def misconceptions_are_answered():
    """Each wrong belief names paragraphs that exist, on the page of its law."""
    stand = {}
    for text, lang in _commentaries():
        ids = {clause.id for page in read_pages(text, lang) for clause in page.clauses if clause.kind == "paragraph"}
        stand[lang] = ids
    for one in read_misconceptions():
        place = f"docs/misconceptions.tsv:{int(one.number) + 1}"
        if one.clause not in read_code(CODE) or clauses.law(one.clause) != one.law:
            yield f"{place}: {one.clause} is no clause of Law {one.law}"
        if not one.paragraphs:
            yield f"{place}: no paragraph answers “{one.belief}”; write one on Law {one.law} and name it here"
        for paragraph in one.paragraphs:
            lacking = [lang for lang, ids in stand.items() if paragraph not in ids]
            if lacking or not stand:
                yield f"{place}: there is no paragraph {paragraph} in {', '.join(lacking) or 'any language'}"
            elif clauses.law(paragraph) != one.law:
                yield f"{place}: {paragraph} does not stand on the page of Law {one.law}"


def _cites(reference, law):
    return any(clauses.law(target) == law for target in reference.targets)


def _title_faults(titles, fixed):
    """Unknown titles, then too few or many of one, then a wrong order."""
    unknown = [title for title in titles if title not in fixed]
    for title in dict.fromkeys(unknown):
        yield f"'{title}' is not a title of a paragraph; titles are {' '.join(fixed)}"
    for title, least, most in zip(fixed, LEAST, MOST):
        if not least <= titles.count(title) <= most:
            wanted = f"{least}" if least == most else f"{least} to {most}"
            yield f"{titles.count(title)} paragraphs '{title}'; {wanted} are wanted"
    known = [fixed.index(title) for title in titles if title in fixed]
    if known != sorted(known):
        yield f"the paragraphs stand in another order than {' '.join(fixed)}"


def _commentaries():
    """(text, language) of each commentary of ours."""
    found = [text for text in read_texts() if text.origin == "digest" and text.kind == "commentary"]
    return [(text, lang) for text in found for lang in text.languages]


def _place(text, lang, law):
    return f"{(page_folder(text, lang) / law).relative_to(text.root)}.md"
