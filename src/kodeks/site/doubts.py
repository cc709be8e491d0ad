"""What ingestion holds doubtful in a clause, told where the clause stands; with a report, the way to its place there."""

from collections import namedtuple

from kodeks import clauses
from kodeks.corpus.report_rows import key
from kodeks.site import addresses


class Doubt(namedtuple("Doubt", "href said")):
    """What is doubtful in a clause, as Told; `href` is "" where the build holds no report."""

    __slots__ = ()


def doubts_on(reports, lang, text, law, path):
    """(language, clause, segment) → its Doubt, on the page of a law at `path`."""
    report = reports.report(text)
    laws = [one for file in report.files for one in file.laws if one.law == law] if report else ()
    found = [clause for one in laws for clause in one.clauses if clause.doubts]
    return {key(clause.span): _doubt(reports, lang, text, path, clause) for clause in found}


def title_doubts(view, rows):
    """(side, Doubt) of the law's own line in each language, where no row of the page holds it."""
    keys = {"own": (view.own_lang, view.law, 1), "twin": (view.twin_lang, view.law, 1)}
    shown = any(row.id == view.law for row in rows)
    return [] if shown else [(side, view.doubts[key]) for side, key in keys.items() if key in view.doubts]


def clause_anchor(span):
    """Where a clause stands on the page: "ru-42B2", "ru-42B-s2"."""
    name = clauses.anchor(span.id) or span.id.replace(":", "-")
    return f"{span.lang}-{name}" + (f"-s{span.segment}" if span.segment > 1 else "")


def _doubt(reports, lang, text, path, clause):
    said = [_short(reports.say(lang, words), clause.span.id) for _, words in clause.doubts]
    there = addresses.relative(path, addresses.report_page(lang, text.id))
    return Doubt(f"{there}#{clause_anchor(clause.span)}" if reports.are_shown else "", said)


def _short(told, clause):
    """A doubt without the name of the clause that it stands under."""
    return told._replace(words=told.words.removeprefix(f"{clause}: "))
