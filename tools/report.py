"""What ingestion did, told for people in Markdown: counts first, then per file what went out, per clause line by line."""

import re

from kodeks.corpus.fault_words import tell_fault
from kodeks.corpus.reasons import told_gap
from kodeks.corpus.report import is_added, make_report, report_files
from kodeks.corpus.report_words import read_report_words

SHORT = 60  # characters of a removed place that are quoted
MARKS = re.compile(r"([\\`*_\[\]<>|#~])")


def write_report(found, lang="en"):
    """The report on every text, in a language."""
    return "\n".join(line for one in found for line in _Markdown(one, lang).lines()) + "\n"


class _Markdown:
    """The report on one text."""

    def __init__(self, one, lang):
        self.one, self.lang = one, lang
        self.said = read_report_words(lang)
        self.words = self.said.report
        files = one.files or (report_files(one.folder) if one.state == "unchanged" else None)
        self.report = make_report(files) if files else None

    def lines(self):
        """Every line of it."""
        title = self.one.text.title
        lines = [f"# {self.one.text.id}: {title.get(self.lang) or next(iter(title.values()))}", ""]
        if self.report:
            lines += [self.words["counts"].format(**self.report.counts._asdict()), ""]
        lines += [f"{self.words['state']}: {self.words[self.one.state]}.", ""]
        lines += self._faults()
        if not self.report:
            return lines
        lines += self._list("corrected", [self._correction(entry) for entry in self.report.corrected])
        for file in self.report.files:
            lines += self._file(file)
        return lines + self._absent() + self._unresolved()

    def _list(self, heading, items, level="##"):
        """A heading and what stands under it; without items nothing."""
        return [f"{level} {self.words[heading]}", "", *(f"- {item}" for item in items), ""] if items else []

    def _faults(self):
        faults = [fault for told in self.one.faults for fault in tell_fault(told, self.lang).split("\n")]
        lines = self._list("faults", [_escaped(fault) for fault in faults])
        placed = [f"{file}, {self.said.lines(line, line)}: {_quoted(words)}" for file, line, words in self.one.unplaced]
        return lines + self._list("unplaced", placed)

    def _correction(self, entry):
        where = f"**{entry.clause}**, {entry.file}, {self.said.lines(entry.line, entry.line)}"
        return f"{where}: {self._changed(entry)} ({_escaped(entry.reason)})"

    def _changed(self, entry):
        if is_added(entry):
            return self.words["put_in"].format(new=_quoted(entry.into))
        return f"{_quoted(entry.text)} → {_quoted(entry.into)}"

    def _file(self, file):
        told = file.told
        lines = [f"## {self.words['file'].format(name=told.name)}", ""]
        lines += [" ".join(self._how(told)), ""]
        lines += self._list("removed", [self._removed(file, one) for one in file.removed], "###")
        doubts = [
            f"{self.said.lines(line, line)}{self._origin(told, line)}: {self._say(words)}" for line, words in file.doubts
        ]
        lines += self._list("doubtful", doubts, "###")
        for law in file.laws:
            name = self.words["law"].format(law=law.law) if law.law else self.words["no_law"]
            lines += [f"### {name}{'. ' if law.title else ''}{_escaped(law.title)}", ""]
            lines += [line for clause in law.clauses for line in self._clause(clause)]
        return lines

    def _how(self, told):
        """How a file was read."""
        yield self.words["form"].format(form=self.words.get(f"form_{told.form}", told.form))
        if told.encoding:
            key = "encoding_found" if told.detected else "encoding"
            yield self.words[key].format(encoding=told.encoding, detected=self._say(told.detected))
        if told.mark:
            yield self.words["mark"]
        yield self.words["lines"].format(count=told.lines)
        if told.footers:
            yield self.words["footers"].format(numbers=", ".join(map(str, told.footers)))

    def _removed(self, file, removed):
        entry = removed.entry
        where = self.said.lines(*removed.lines) + self._origin(file.told, removed.lines[0])
        return f"{where}, {self.said.kind(entry.kind)}: {self._say(entry.reason)}: {_quoted(entry.text)}"

    def _clause(self, clause):
        """A clause's lines beside its words, then each repair, what it lacks, what is doubtful."""
        span = clause.span
        again = f", {self.words['segment'].format(number=span.segment)}" if span.segment > 1 else ""
        stood = "<br>".join(f"{row.number}: {''.join(_part(*part) for part in row.parts)}" for row in clause.rows)
        became = [f"**{_escaped(clause.title)}**"] if clause.title else []
        became += [_escaped(block) for block in clause.body.split("\n") if block]
        yield f"#### {span.id} ({span.lang}{again}), {self.said.lines(*span.lines)}"
        yield from ("", f"| {self.words['stood']} | {self.words['became']} |", "|---|---|")
        yield from (f"| {stood} | {'<br>'.join(became)} |", "")
        told = [
            f"{self.said.lines(entry.line, entry.line)}, {self.said.kind(entry.kind)}: {self._changed(entry)} "
            f"({self._say(entry.reason)})"
            for entry in clause.changes
        ]
        told += [told_gap(gap.key, self.lang, gap.ids, self.words["missing"]) for gap in clause.gaps]
        told += [f"{self.words['doubtful']}: {self._say(words)}" for _, words in clause.doubts]
        yield from [f"- {item}" for item in told] + ([""] if told else [])

    def _absent(self):
        found = self.report.account.absent
        told = [self.words["absent_law"].format(law=law, lang=lang, ids=", ".join(ids)) for law, lang, ids in found]
        return self._list("absent", told)

    def _unresolved(self):
        told = []
        for clause, lang, printed, ids in self.report.account.unresolved:
            leads = self.words["leads_to"].format(printed=_escaped(printed), ids=", ".join(ids))
            told.append(f"{clause} ({lang}): {leads}")
        return self._list("unresolved", told)

    def _say(self, english):
        """A reason or a doubt in the language of the report; as it is told where there are no words for it."""
        return _escaped(self.said.said(english) or english)

    def _origin(self, told, line):
        """Where in its file a line came from, " (page 12)"."""
        before = [where for first, where in told.origins if first <= line]
        return f" ({self._say(before[-1])})" if before else ""


def _part(words, kind):
    """Words of a line: what was taken out struck through, what belongs to another clause in brackets."""
    shown = _escaped(words)
    if kind == "removed" and words.strip():
        return f"~~{shown.strip()}~~ "
    return f"[{shown.strip()}] " if kind == "other" and words.strip() else shown


def _escaped(words):
    """Words that are no Markdown, whatever they hold."""
    return MARKS.sub(r"\\\1", words.replace("\n", "⏎").replace("\r", ""))


def _quoted(text):
    """A place of the file on one line, shortened, as code."""
    shown = text.replace("\r", "").replace("\n", "⏎").replace("`", "'")
    shown = shown if len(shown) <= SHORT else f"{shown[:SHORT]}… ({len(text)})"
    return f"`{shown}`" if shown else "``"
