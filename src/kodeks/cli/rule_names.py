"""The names that `kodeks rule` takes: the list of procedures, and what to say of a name that is none."""

from difflib import get_close_matches
from textwrap import wrap

from kodeks.cli.output import write_json, write_line
from kodeks.cli.rule_words import words_of
from kodeks.rulings import browser
from kodeks.rulings.procedures import CODES, PROCEDURES, procedure
from kodeks.rulings.starts import laws_of
from kodeks.words.phrases import phrases

NAMES = tuple(one.name for one in PROCEDURES)
WIDTH, INDENT = 100, "    "


def named(name):
    """The procedure; one that is not there is refused with the nearest names first."""
    if name in NAMES:
        return procedure(name)
    near = nearest(name)
    others = "\n".join(
        wrap("  ".join(one for one in NAMES if one not in near), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    )
    if near:
        raise ValueError(f"'{name}' is not a procedure; nearest: {', '.join(near)}\nothers:\n{others}")
    raise ValueError(f"'{name}' is not a procedure; procedures:\n{others}")


def nearest(name):
    """Names written much like it, then those that hold it as a part: "revok" → revoke; "lead" → all leads out of turn."""
    alike = get_close_matches(name, NAMES, n=3, cutoff=0.6)
    return alike + [one for one in NAMES if name in one and one not in alike]


def list_procedures(lang, as_json):
    """Every procedure: name, title, laws and codes, in columns under their headings."""
    rows = [tuple(words_of(lang)[column] for column in ("name", "title", "laws", "codes"))]
    for one in PROCEDURES:
        title = phrases(browser.loaded["words"], lang, one.name).say(("procedure", "title"))
        if as_json:
            write_json({"name": one.name, "title": title, "laws": list(laws_of(one.name)), "codes": list(one.codes)})
        rows.append((one.name, title, ", ".join(laws_of(one.name)), _years(one.codes)))
    if not as_json:
        widths = [max(len(row[place]) for row in rows) for place in range(3)]
        for *cells, last in rows:
            write_line("  ".join(cell.ljust(width) for cell, width in zip(cells, widths)) + "  " + last)
    return 0


def _years(codes):
    """ "1997–2017" of codes that follow one another, else each."""
    first = CODES.index(codes[0])
    in_a_row = len(codes) > 1 and codes == CODES[first : first + len(codes)]
    return f"{codes[0]}–{codes[-1]}" if in_a_row else ", ".join(codes)
