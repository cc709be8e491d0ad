"""`kodeks rule NAME --explain`: the flow of a procedure, as text or as a drawing in SVG."""

from html import escape
from pathlib import Path
from textwrap import wrap

from kodeks.cli.output import write_json, write_line
from kodeks.cli.rule_words import words_of
from kodeks.walks.flow import flow

ROW, LETTER, WIDTH, MARGIN = 20, 8.3, 920, 24  # pixels; a letter of the font is about so wide
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.q{font-weight:600}.c{fill:#666}"
    ".box{fill:#f4f6f8;stroke:#9ab}a text{fill:#0a58a0}"
)


def run(known, code, lang, as_json, svg):
    """Print the flow; with a file, draw it there first."""
    steps = flow(known, code, lang)
    if svg:
        _draw(Path(svg), drawing(steps, lang))
    for step in steps:
        if as_json:
            write_json(_record(step))
        else:
            write_line("\n".join(lines(step, lang)))
    return 0


def _draw(file, drawn):
    """Write the drawing; where it cannot be, say why and what to do."""
    try:
        file.write_text(drawn, encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        raise ValueError(f"{file}: there is no folder {file.parent}; make it, or name a file in another") from None
    except IsADirectoryError:
        raise ValueError(f"{file} is a folder; name a file in it") from None
    except PermissionError:
        raise ValueError(f"{file} may not be written; name another file") from None


def lines(step, lang):
    """A step as text: its question, then each answer with where it leads."""
    yield f"{step.number}. [{step.clause}] {step.text}"
    for branch in step.branches:
        yield f"   {_listed(branch.answers)} → {_where(branch, lang)}"
        yield from (f"      {clause}: {text}" for clause, text in branch.ruling or ())


def drawing(steps, lang):
    """The same as SVG: a box a question, answers below it; a number leads to its box."""
    parts, top = [], MARGIN
    for step in steps:
        drawn, top = _box(step, lang, top)
        parts += drawn
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{top}" viewBox="0 0 {WIDTH} {top}" lang="{lang}">'
    )
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def _box(step, lang, top):
    """(elements of a step, where the next one begins)."""
    rows = [("q", row, 0) for row in _wrapped(f"{step.number}. {step.text} [{step.clause}]", 0)]
    for branch in step.branches:
        rows += [("a", row, 1) for row in _wrapped(f"{_listed(branch.answers)} → {_where(branch, lang)}", 1)]
        for clause, text in branch.ruling or ():
            rows += [("c", row, 2) for row in _wrapped(f"{clause}: {text}", 2)]
    height = ROW * len(rows) + MARGIN // 2
    frame = f'x="{MARGIN}" y="{top}" width="{WIDTH - 2 * MARGIN}" height="{height}" rx="6"'
    drawn = [f'<g id="q{step.number}"><rect class="box" {frame}/>']
    for place, (kind, words, depth) in enumerate(rows):
        drawn.append(_text(kind, words, MARGIN * (1.5 + depth), top + ROW * (place + 1)))
    drawn += [_link(target, top + ROW, place) for place, target in enumerate(_targets(step))]
    return drawn + ["</g>"], top + height + MARGIN


def _text(kind, words, x, y):
    return f'<text class="{kind}" x="{x:g}" y="{y}">{escape(words)}</text>'


def _link(target, y, place):
    """A number at the right edge that leads to its box."""
    x = WIDTH - MARGIN * 1.5 - place * 46
    return f'<a href="#q{target}"><text x="{x:g}" y="{y}" text-anchor="end">→ {target}</text></a>'


def _targets(step):
    """The steps it leads to, the last first, for they are set from the right edge."""
    return sorted({number for branch in step.branches for number in branch.leads}, reverse=True)


def _wrapped(words, depth):
    room = WIDTH - MARGIN * (3 + depth) - (150 if depth == 0 else 0)
    return wrap(words, int(room / LETTER)) or [""]


def _where(branch, lang):
    """ "3", "3, 5", "ruling", "ruling, or 3"."""
    said = words_of(lang)
    numbers = ", ".join(str(number) for number in branch.leads)
    if branch.ruling is None:
        return numbers
    return f"{said['or_steps']} {numbers}" if numbers else said["ruling"]


def _listed(answers):
    """Answers in one line; of a long list the first, and how many more."""
    shown = " / ".join(answers[:6])
    return shown if len(answers) <= 6 else f"{shown} / …"


def _record(step):
    """A step as --json prints it."""
    branches = [
        {
            "answers": list(one.answers),
            "leads": list(one.leads),
            "ruling": None if one.ruling is None else [list(pair) for pair in one.ruling],
        }
        for one in step.branches
    ]
    return {"step": step.number, "question": step.key, "clause": step.clause, "text": step.text, "branches": branches}
