"""What came of a file, set out plainly again: a clean text that must come back as it is."""

from tests.tools.dirt.sheets import raised


def render(came):
    """The clauses in order as plain blocks, footnotes with raised numbers after the clause that calls them."""
    notes = {
        record.id + record.lang: came.whole.clause(record).body
        for record in came.whole.records()
        if record.sort == "footnote"
    }
    blocks = []
    for record in came.whole.records():
        if record.sort != "footnote":
            blocks += _blocks(record, came.whole.clause(record), notes)
    return "\n\n".join(blocks) + "\n"


def _blocks(record, clause, notes):
    head = f"{record.label.words if record.label else ''} {clause.title}".strip()
    paragraphs = [words for words in _marked(clause).split("\n\n") if words]
    if head and not clause.title and paragraphs and record.sort != "law":
        head = f"{head} {paragraphs.pop(0)}"
    called = [notes.pop(anchor.id + record.lang, "") for anchor in clause.footnotes]
    own = [f"{_sign(anchor)} {words}" for anchor, words in zip(clause.footnotes, called) if words]
    return [*([head] if head else []), *paragraphs, *own]


def _sign(anchor):
    return raised(int(anchor.id.rsplit(".fn", 1)[1]))


def _marked(clause):
    words = clause.body
    for anchor in reversed(clause.footnotes):
        words = words[: anchor.offset] + _sign(anchor) + words[anchor.offset :]
    return words
