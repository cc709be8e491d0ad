"""What a Word file holds beside the words of its paragraphs, told once for the whole file."""

from tools.readers.docx_package import WORD

SEEN = {
    "inserted": "the file has tracked insertions; they were read as accepted",
    "deleted": "the file has tracked deletions; they were taken out, see the ledger",
    "hidden": "the file has hidden text; it was taken out, see the ledger",
    "box": "the file has text boxes; their words follow the paragraph that each hangs on",
    "nested": "lists of the same letters stand in each other; the inner ones were numbered by their place in the outer",
    "cells": "the file has tables of running words; they were read cell by cell, row by row",
}


def told_of(seen, comments):
    """(line, doubt) of each kind of thing that was met, and of the comments, which are None if there are none."""
    found = [(1, words) for kind, words in SEEN.items() if kind in seen]
    count = len(comments.findall(f"{WORD}comment")) if comments is not None else 0
    kept = f"the file has comments beside the text ({count}); they were taken out, see the ledger"
    return found + ([(1, kept)] if count else [])
