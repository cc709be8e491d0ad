"""Two languages in one file (33): law by law, paragraph by paragraph, or cell by cell."""

from tests.tools.dirt.sheets import Block, Dirty, plain


def two_languages(books, rng, forms=("laws", "paragraphs", "cells")):
    """33: the twins of a text in one file; the paragraphs of each language are its own."""
    russian, english = (plain(book) for book in books)
    form = rng.choice(forms)
    same = [block.key[1:] for block in russian] == [block.key[1:] for block in english]
    if form == "laws" or not same:
        blocks = [block for pair in zip(_by_law(russian), _by_law(english)) for part in pair for block in part]
    elif form == "paragraphs":
        blocks = [block for pair in zip(russian, english) for block in pair]
    else:
        blocks = [Block("rows", None, (f"| {one.words} | {two.words} |",), "\n") for one, two in zip(russian, english)]
    found = Dirty(books[0], blocks)
    found.languages = ("ru", "en")
    found.clauses |= {clause.key: clause for clause in books[1].clauses}
    return found


def _by_law(blocks):
    """The blocks law by law, a chapter's heading with the law after it."""
    found, fresh = [], True
    for block in blocks:
        if block.sort in ("law", "heading") and fresh:
            found.append([])
        fresh = block.sort not in ("law", "heading") or False
        found[-1].append(block)
        fresh = block.sort != "heading"
    return found
