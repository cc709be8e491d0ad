"""Checks of the auctions and hands drawn in our texts: in the form, right as bridge, the same in both languages."""

from kodeks.corpus.marks import blocks, is_table
from kodeks.corpus.texts import page_folder, read_pages, read_texts
from kodeks.site.diagram_faults import drawing_faults
from kodeks.site.diagram_reading import AuctionDrawing, read_drawing


def drawings_are_right():
    """Each drawing can be read and is possible at a table."""
    for text in _texts():
        for lang in text.languages:
            for page in read_pages(text, lang):
                for clause in page.clauses:
                    place = f"{(page_folder(text, lang) / page.law).relative_to(text.root)}.md: {clause.id}"
                    yield from (f"{place}: {fault}" for fault in clause_faults(clause, lang))


def drawings_are_twins():
    """A clause draws the same calls and cards in each language."""
    for text in _texts():
        found = [_drawn(text, lang) for lang in text.languages]
        for key in sorted(found[0].keys() | found[-1].keys()):
            if found[0].get(key) != found[-1].get(key):
                place = f"docs/{text.languages[-1]}/{text.id}/{key[0]}.md: {key[1]}"
                yield f"{place}: another drawing than in {text.languages[0]}; draw the same calls and cards"


def clause_faults(clause, lang):
    """What is wrong with the drawings of a clause."""
    auctions, deals, faults = [], [], []
    for start, words in _tables(clause.body):
        inside = _inside(clause, start, words)
        try:
            drawing = read_drawing(words, inside)
        except ValueError as error:
            faults.append(str(error))
            continue
        if drawing and drawing.lang != lang:
            faults.append(f"a drawing in the words of '{drawing.lang}'; this page is '{lang}'")
        if drawing:
            (auctions if isinstance(drawing, AuctionDrawing) else deals).append((drawing, inside))
    uneven = len(clause.stressed) > sum(len(inside) for _, inside in auctions)
    return faults + [fault for drawing, _ in auctions + deals for fault in drawing_faults(drawing, uneven)]


def _drawn(text, lang):
    """(page, clause, segment) → what its drawings show, whatever the language."""
    found = {}
    for page in read_pages(text, lang):
        for clause in page.clauses:
            shown = [_shown(words, _inside(clause, start, words)) for start, words in _tables(clause.body)]
            shown = [drawing for drawing in shown if drawing]
            if shown:
                found[page.law, clause.id, clause.segment] = shown
    return found


def _shown(words, stressed):
    """A drawing without its language; None where it is none or cannot be read."""
    try:
        drawing = read_drawing(words, stressed)
    except ValueError:
        return None
    return drawing and tuple(drawing)[1:]


def _tables(body):
    """(start, words) of each table."""
    return [(start, words) for start, words in blocks(body) if is_table(words)]


def _inside(clause, start, words):
    """Stressed places of a clause that lie in a table, counted from its beginning."""
    end = start + len(words)
    return tuple((first - start, last - start) for first, last in clause.stressed if start <= first and last <= end)


def _texts():
    return [text for text in read_texts() if text.origin == "digest"]
