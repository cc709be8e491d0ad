"""What `kodeks check` checks of our laws: whole, in the order of the list, told as checked where the list says so."""

from kodeks.corpus.codes import read_code
from kodeks.corpus.differences import read_differences
from kodeks.corpus.pages import checked
from kodeks.corpus.texts import page_folder, read_pages, read_texts


def digest_is_whole():
    """Our laws hold every clause of their code, in every language, in the order of its list."""
    for text, lang, pages in _pages():
        found = [clause.id for page in pages for clause in page.clauses if clause.kind != "heading" and clause.segment == 1]
        yield from _lacking(page_folder(text, lang).relative_to(text.root), text.code, found)


def checked_as_listed():
    """A page calls a clause checked if, and only if, the list of the code does."""
    for text, lang, pages in _pages():
        listed = read_code(text.code)
        for page in pages:
            told = checked(page)
            for clause in page.clauses:
                state = "checked" if clause.id in told else "unchecked"
                if clause.kind != "heading" and clause.id in listed and listed.state(clause.id) != state:
                    place = page_folder(text, lang).relative_to(text.root)
                    yield (
                        f"{place}: {clause.id} is {state} on the page of Law {page.law}, {listed.state(clause.id)} in "
                        f"docs/codes/{text.code}.tsv; say the same in both"
                    )


def differences_are_argued():
    """A clause that the list adds stands in it, one that it leaves out does not."""
    for text in _laws():
        listed = read_code(text.code)
        for difference in read_differences(text.code):
            if (difference.id in listed) == (difference.what == "removed"):
                yield f"docs/codes/differences-{text.code}.tsv: {difference.id} is not {difference.what}; take the line out"


def _lacking(place, code, found):
    """What the list has and the pages lack; else where their orders part."""
    listed = read_code(code).ids
    lacking = [clause for clause in listed if clause not in set(found)]
    for clause in lacking:
        yield f"{place}: {clause} is in docs/codes/{code}.tsv and on no page; write it"
    known = [clause for clause in found if clause in set(listed)]
    wanted = [clause for clause in listed if clause in set(known)]
    for have, want in zip(known, wanted):
        if have != want:
            yield f"{place}: {have} stands where docs/codes/{code}.tsv has {want}; put it in the order of the list"
            return


def _laws():
    return [text for text in read_texts() if text.origin == "digest" and text.kind == "laws"]


def _pages():
    """(text, language, its pages) of our laws."""
    for text in _laws():
        for lang in text.languages:
            yield text, lang, read_pages(text, lang)
