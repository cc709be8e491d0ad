"""What each paragraph of a commentary comments on: the clauses it cites."""

MOST = 4  # clauses shown with a paragraph


def comments_of(text, pages, find_references):
    """{paragraph: (clause, …)} of one commentary; `find_references` as in kodeks.references."""
    found = {}
    for page in pages:
        for clause in page.clauses:
            if clause.kind != "heading" and clause.body:
                cited = _cited(find_references(clause.body, page.lang, text.code, clause.id))
                found[clause.id] = tuple(dict.fromkeys(found.get(clause.id, ()) + cited))[:MOST]
    return {paragraph: cited for paragraph, cited in found.items() if cited}


def _cited(references):
    """Clauses of the code, deepest first, else as they come: a paragraph on 45C4(b) cites Law 45 too."""
    targets = [target for reference in references if reference.kind in ("law", "relative") for target in reference.targets]
    return tuple(sorted(dict.fromkeys(targets), key=lambda target: -min(len(target), 4)))
