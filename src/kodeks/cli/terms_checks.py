"""What `kodeks check` checks of the glossary: clauses exist, definitions have their entries and go by the same names."""

from kodeks.corpus import places
from kodeks.corpus.codes import read_code
from kodeks.corpus.glossary import names, read_glossary
from kodeks.corpus.model import DEFINITIONS, LANGUAGES
from kodeks.corpus.texts import page_path, read_pages, read_texts

IN_FORCE = "2017"
PLACE = "docs/glossary.toml"


def glossary_is_sound():
    """Every entry is whole in both languages and names clauses that exist; every definition of the code has one."""
    if not (places.DOCS / "glossary.toml").is_file():
        yield f"{PLACE}: missing; the terms of the site are made from it"
        return
    glossary, listed = read_glossary(places.DOCS / "glossary.toml"), read_code(IN_FORCE)
    for entry in glossary.terms + glossary.phrases:
        defined = (entry.definition,) if getattr(entry, "definition", "") else ()
        for clause in entry.clauses + defined:
            if clause not in listed:
                yield f"{PLACE}:{entry.line}: {clause} is not in docs/codes/{IN_FORCE}.tsv; mend the id or leave it out"
    held = {term.definition for term in glossary.terms}
    for clause in listed.ids:
        if clause.startswith("DEF.") and clause not in held:
            yield f'{PLACE}: {clause} has no entry; add one with definition = "{clause}"'


def definitions_go_by_their_terms():
    """The page of definitions calls each thing as the glossary does."""
    if not (places.DOCS / "glossary.toml").is_file():
        return
    terms = {term.definition: term for term in read_glossary(places.DOCS / "glossary.toml").terms if term.definition}
    for text in read_texts():
        for lang in LANGUAGES if text.origin == "digest" and text.kind == "laws" else ():
            place = page_path(text, lang, DEFINITIONS).relative_to(text.root)
            pages = [page for page in read_pages(text, lang) if page.law == DEFINITIONS]
            for clause in pages[0].clauses if pages else ():
                term = terms.get(clause.id)
                known = [name.lower() for name in names(term, lang, ("also",))] if term else [_title(clause)]
                if _title(clause) not in known:
                    yield f"{place}: {clause.id} is called '{clause.title}', in {PLACE} '{known[0]}'; choose one term"


def _title(clause):
    """The term of a definition without its full stop and what stands in brackets."""
    return clause.title.rstrip(".").partition(" (")[0].lower()
