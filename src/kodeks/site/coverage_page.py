"""The table of all procedures as the walk over their paths found them: /{lang}/rulings/coverage/."""

from collections import namedtuple

from kodeks.rulings.starts import laws_of
from kodeks.site import addresses
from kodeks.site.pages import Jump
from kodeks.site.render import render
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import prose_notes


class Line(namedtuple("Line", "procedure laws codes states questions paths clauses")):
    """A procedure in the table; numbers over all its codes, clauses of the code in force."""

    __slots__ = ()


def coverage_page(lang, procedures, rows, words, titled, in_force):
    """The page; `rows` are what docs/walk.tsv says, `titled` gives a procedure's name in the language."""
    path = addresses.coverage_page(lang)
    lines = [_line(one, rows, lang, path, titled, in_force) for one in procedures]
    totals = [sum(getattr(line, name) for line in lines) for name in ("states", "paths")]
    reached = {clause for row in rows if row.code == in_force for clause in row.clauses}
    name = words[lang]["coverage"]["title"]
    body = render("coverage.html", words=words[lang], lines=lines, totals=totals, reached=len(reached), name=name)
    notes = prose_notes(words[lang], True)
    return SitePage(
        path, lang, name, words[lang]["coverage"]["intro"], body, [toc_token(1, "coverage", name)], notes, "", ""
    )


def _line(procedure, rows, lang, path, titled, in_force):
    own = [row for row in rows if row.procedure == procedure.name]
    clauses = next((len(row.clauses) for row in own if row.code == in_force), 0)
    href = addresses.relative(path, addresses.procedure_page(lang, procedure.name))
    return Line(
        Jump(href, titled(procedure.name, lang)),
        laws_of(procedure.name),
        procedure.codes,
        sum(row.states for row in own),
        max((row.questions for row in own), default=0),
        sum(row.paths for row in own),
        clauses,
    )
