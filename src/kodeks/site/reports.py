"""The page of a private build that tells what ingestion did with a text: /{lang}/{text}/report/."""

from collections import namedtuple
from pathlib import Path

from kodeks import clauses
from kodeks.corpus.reasons import told_gap
from kodeks.corpus.report import is_added, make_report, report_files
from kodeks.corpus.report_words import read_report_words
from kodeks.site import addresses
from kodeks.site.doubts import clause_anchor
from kodeks.site.pages import Jump
from kodeks.site.render import render
from kodeks.site.sitepage import SitePage, toc_token
from kodeks.site.strip import text_notes, title

LONGEST = 300  # characters of a place that are shown
MOST = 2000  # places taken out that a page lists


class Told(namedtuple("Told", "words lang")):
    """A reason or a doubt; `lang` where it is not told in the language of the page."""

    __slots__ = ()


class Change(namedtuple("Change", "lines kind reason old new count")):
    """A repair, or several of one kind that put in or take out blanks: its lines, and the words before and after."""

    __slots__ = ()


class Shown(namedtuple("Shown", "anchor jump lang segment lines clause changes gaps doubts")):
    """A clause on the page, with all that is told of it."""

    __slots__ = ()


class Reports:
    """Makes the reports of the texts that ingestion wrote at `root`; `are_shown`: the build holds them as pages."""

    def __init__(self, root, library, words, are_shown=True):
        self.library, self.words, self.root, self.are_shown = library, words, Path(root), are_shown
        self._made = {}

    def link(self, lang, text):
        """The way from a text's list of laws to its report; None if there is no account of the text."""
        if not self.are_shown or not self.report(text):
            return None
        here, there = addresses.text_index(lang, text.id), addresses.report_page(lang, text.id)
        return Jump(addresses.relative(here, there), read_report_words(lang, self.root / "docs").report["link"])

    def pages(self, lang):
        """A page for each text that was read from sources."""
        texts = self.library.texts if self.are_shown else ()
        return [_View(self, lang, text).page() for text in texts if self.report(text)]

    def report(self, text):
        """What ingestion did with a text; None for one of ours."""
        if text.id not in self._made:
            files = report_files(self.root / "texts" / text.id) if text.origin == "ingested" else None
            self._made[text.id] = make_report(files) if files else None
        return self._made[text.id]

    def say(self, lang, english):
        """A reason or a doubt in a language, else as it is told."""
        own = read_report_words(lang, self.root / "docs").said(english)
        return Told(own or english, "" if own or lang == "en" else "en")


class _View:
    """The report on one text in the making, as the template needs it."""

    def __init__(self, maker, lang, text):
        self.maker, self.lang, self.text = maker, lang, text
        self.report = maker.report(text)
        self.told = read_report_words(lang, maker.root / "docs")
        self.words = self.told.report
        self.path = addresses.report_page(lang, text.id)
        self._law_anchors = {}
        self.name = self.words["title"].format(title=title(text, lang)[0])

    def page(self):
        """The page of the site."""
        body = render("report.html", view=self, words=self.words, kinds=self.told, report=self.report, lang=self.lang)
        anchors = [toc_token(2, f"file-{at}", file.told.name) for at, file in enumerate(self.report.files, start=1)]
        notes = text_notes(self.text, self.lang, self.maker.words[self.lang])
        toc = [toc_token(1, "report", self.name, anchors)]
        return SitePage(self.path, self.lang, self.name, self.name, body, toc, notes, self.text.id, "")

    def counts(self):
        """The line at the head."""
        return self.words["counts"].format(**self.report.counts._asdict())

    def style(self):
        """The way to the page's own style sheet and script."""
        return addresses.relative(self.path, "") + "assets/report"

    def to_text(self):
        """The way to the list of laws."""
        return addresses.relative(self.path, addresses.text_index(self.lang, self.text.id))

    def how(self, told):
        """How a file was read, sentence by sentence; what has no words in the language of the page is told as it is."""
        yield Told(self.words["form"].format(form=self.words.get(f"form_{told.form}", told.form)), "")
        if told.encoding:
            key = "encoding_found" if told.detected else "encoding"
            yield Told(self.words[key].format(encoding=told.encoding, detected=self.say(told.detected).words), "")
        if told.mark:
            yield Told(self.words["mark"], "")
        yield Told(self.words["lines"].format(count=told.lines), "")
        if told.footers:
            yield Told(self.words["footers"].format(numbers=", ".join(map(str, told.footers))), "")

    def removed(self, file):
        """What was taken out, as (lines, kind, reason, words); not more than a page can show."""
        for one in file.removed[:MOST]:
            where = self.lines(file.told, *one.lines)
            yield where, self.told.kind(one.entry.kind), self.say(one.entry.reason), _short(one.entry.text)

    def more(self, file):
        """How many places taken out are not shown."""
        hidden = len(file.removed) - MOST
        return self.words["more"].format(count=hidden, text=self.text.id) if hidden > 0 else ""

    def lines(self, told, first, last):
        """ "line 3 (page 12)"."""
        before = [where for line, where in told.origins if line <= first]
        where = self.told.lines(first, last)
        return f"{where} ({self.say(before[-1]).words})" if before else where

    def say(self, english):
        """A reason or a doubt in the language of the page, else as it is told."""
        return self.maker.say(self.lang, english)

    def corrected(self):
        """(way to the clause, clause, line, entry) of each repair by hand."""
        return [(self._jump(entry.clause), entry) for entry in self.report.corrected]

    def law_anchor(self, law):
        """The anchor of a law, which may stand in several files and in two languages: "law-64", "law-64-2"."""
        anchors = self._law_anchors
        if id(law) not in anchors:
            same = sum(name.startswith(f"law-{law.law or 0}-") for name in anchors.values())
            anchors[id(law)] = f"law-{law.law or 0}-{same + 1}"
        return anchors[id(law)]

    def law_name(self, law):
        """ "Law 64. After a revoke"."""
        name = self.words["law"].format(law=law.law) if law.law else self.words["no_law"]
        return f"{name}. {law.title}" if law.title else name

    def clauses(self, file, law):
        """The clauses of a law."""
        return [self._clause(file, clause) for clause in law.clauses]

    def _clause(self, file, clause):
        span = clause.span
        return Shown(
            clause_anchor(span),
            self._jump(span.id),
            span.lang,
            self.words["segment"].format(number=span.segment) if span.segment > 1 else "",
            self.lines(file.told, *span.lines),
            clause,
            self._changes(clause),
            [told_gap(gap.key, self.lang, gap.ids, self.words["missing"]) for gap in clause.gaps],
            [self.say(words) for _, words in clause.doubts],
        )

    def _changes(self, clause):
        """Each repair; those that only move blanks together, by their reason."""
        found, blanks = [], {}
        for entry in clause.changes:
            if not (entry.text.strip() or entry.into.strip()):
                blanks.setdefault((entry.kind, entry.reason), []).append(entry.line)
                continue
            where = self.told.lines(entry.line, entry.line)
            change = "" if is_added(entry) else _short(entry.text), _short(entry.into), 1
            found.append(Change(where, self.told.kind(entry.kind), self.say(entry.reason), *change))
        for (kind, reason), numbers in blanks.items():
            where = self.told.lines(min(numbers), max(numbers))
            found.append(Change(where, self.told.kind(kind), self.say(reason), "", "", len(numbers)))
        return found

    def _jump(self, clause):
        """The way to a clause on its page."""
        law = clauses.law(clause)
        if not law or law not in self.maker.library.laws(self.text.id):
            return Jump("", clause)
        there = addresses.law_page(self.lang, self.text.id, law)
        return Jump(addresses.relative(self.path, there, clause), clause)

    def absent(self):
        """(law, language, ids) of what no file holds."""
        languages = self.maker.words[self.lang]["languages"]
        for law, lang, ids in self.report.account.absent:
            yield self.words["absent_law"].format(law=law, lang=languages[lang], ids=", ".join(ids))

    def unresolved(self):
        """(way to the clause, what is said) of each reference that leads nowhere."""
        for clause, _, printed, ids in self.report.account.unresolved:
            yield self._jump(clause), self.words["leads_to"].format(printed=printed, ids=", ".join(ids))


def _short(words):
    """Words of a place on one line."""
    shown = words.strip().replace("\r", "").replace("\n", " ⏎ ")
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}…"
