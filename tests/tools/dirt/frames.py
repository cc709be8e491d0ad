"""What stands before or around every line, and tables (31, 32, 34, 35)."""

from tests.tools.dirt.sheets import Block

ROWS = {
    "ru": ("| Чай | Вода | Минут |", "| чёрный | 95 | 4 |", "| зелёный | 80 | 3 |", "| травяной | 100 | 7 |"),
    "en": ("| Tea | Water | Minutes |", "| black | 95 | 4 |", "| green | 80 | 3 |", "| herbal | 100 | 7 |"),
}
TRAPS = {  # cells that look like labels, headings, footers; cells with nothing in them; rows without bars at their ends
    "ru": ("| A. Чай | 1. | (a) вода |", "|||", "| Правило 7. | - 45 | | 60.5. |", "| | B. | |", "белый | 70 | 2", "|| 3 |"),
    "en": ("| A. Tea | 1. | (a) water |", "|||", "| Law 7. | - 45 | | 60.5. |", "| | B. | |", "white | 70 | 2", "|| 3 |"),
}


def tables(dirty, rng):
    """31: a table inside a clause: rows of cells, which are no clauses."""
    places = dirty.places("text")
    if not places:
        return
    at = rng.choice(places)
    block = dirty.blocks[at]
    clause = dirty.clauses[block.key]
    rows = (*ROWS[clause.lang][: rng.randint(2, 4)], *rng.sample(TRAPS[clause.lang], rng.randint(0, 3)))
    own = list(clause.paragraphs)
    own.insert(
        next(place for place, one in enumerate(own) if one and block.words.endswith(one)) + 1,
        "\n".join(rows),
    )
    dirty.change(block.key, paragraphs=tuple(own))
    if rng.random() < 0.4:
        dirty.wrap(rng)
    dirty.blocks.insert(at + 1, Block("rows", block.key, rows, "\n\n"))


def borders(dirty, rng):
    """32: "|      words      |" around every line."""
    dirty.wrap(rng)
    width = max(len(line) for block in dirty.blocks for line in block.lines)
    _every_line(dirty, lambda line: f"|      {line.ljust(width)} |", f"|{' ' * (width + 7)}|")


def quotes(dirty, rng):
    """34: "> " or ">> " before every line of a letter."""
    dirty.wrap(rng)
    sign = rng.choice((">", ">>", "> >"))
    _every_line(dirty, lambda line: f"{sign} {line}", sign)


def bullets(dirty, rng):
    """35: "- " before every line."""
    _every_line(dirty, lambda line: f"- {line}", "")


def _every_line(dirty, frame, empty):
    for at, block in enumerate(dirty.blocks):
        lines = tuple(frame(line) if line else empty for line in block.lines)
        gap = block.gap
        if gap == "\n\n" and empty:
            lines, gap = (*lines, empty), "\n"
        dirty.blocks[at] = block._replace(lines=lines, gap=gap)
