"""What ingestion did, told for people: per file what went out and what is doubtful, per clause the lines and each repair."""

from kodeks import clauses
from kodeks.corpus.codes import read_code
from kodeks.references.find import find_references
from tools.ingest import doubts
from tools.reasons import reason

SHORT = 60  # characters of a removed place that are quoted


def write_report(found, lang="en"):
    """The report on every text, in Markdown."""
    return "\n".join(line for one in found for line in _text(one)) + "\n"


def _text(one):
    text = one.text
    lines = [f"# {text.id}: {text.title.get('en') or next(iter(text.title.values()))}", ""]
    lines += [f"{text.kind} of {text.code}, {', '.join(text.languages)}; rights: {text.rights}. State: {one.state}.", ""]
    if one.faults:
        lines += ["## Faults", ""] + [f"- {fault}" for faults in one.faults for fault in faults.split("\n")] + [""]
    if one.whole is None:
        return lines
    for read in one.whole.reads:
        lines += _file(one, read)
    return lines + _absent(one) + _unresolved(one)


def _file(one, read):
    detected = f"found out from the bytes: {read.decoded.detected}" if read.decoded.detected else "as told"
    lines = [
        f"## File {read.file.name}",
        "",
        f"Form {read.decoded.form}, encoding {read.decoded.encoding} ({detected}); {len(read.source.starts)} lines.",
    ]
    if read.footers:
        lines.append(f"Page footers: {', '.join(str(number) for _, number in read.footers)}.")
    lines += ["", "### Removed", ""] + (_removed(one, read) or ["Nothing."]) + [""]
    lines += (
        ["### Doubtful", ""] + ([f"- line {line}: {words}" for line, words in _doubtful(one, read)] or ["Nothing."]) + [""]
    )
    return lines + ["### Clauses", ""] + [line for record in read.records for line in _clause(one, record)] + [""]


def _removed(one, read):
    """Every removed place: its lines, kind and reason, and what stood there."""
    told = []
    for entry in one.entries:
        if entry.file == read.file.name and entry.into is None:
            told.append(f"- {_lines(read, entry)}, {entry.kind}: {entry.reason}: `{_quoted(entry.text)}`")
    return told


def _lines(read, entry):
    last = read.source.line(entry.start + max(len(entry.text.rstrip()) - 1, 0))
    first = read.source.line(entry.start)
    return (f"line {first}" if first == last else f"lines {first}-{last}") + read.source.origin(first)


def _doubtful(one, read):
    return [(line, words) for file, line, words in doubts(one) if file == read.file.name]


def _clause(one, record):
    """A clause's lines in the file and the repairs made in it."""
    span = next((span for span in one.spans if _key(span) == (record.file, record.lang, record.id, record.segment)), None)
    where = f"lines {span.lines[0]}-{span.lines[1]}" if span else "no words"
    segment = f", segment {record.segment}" if record.segment > 1 else ""
    gaps = "".join(f"; missing: {reason(key, 'en', ids)}" for _, key, *ids in record.gaps)
    lines = [f"- **{record.id}** ({record.lang}{segment}): {where}{gaps}"]
    for entry in one.entries:
        if entry.into is not None and entry.file == record.file and _inside(entry, span):
            lines.append(
                f"  - line {entry.line}, {entry.kind}: `{_quoted(entry.text)}` → `{_quoted(entry.into)}` ({entry.reason})"
            )
    return lines


def _key(span):
    return (span.file, span.lang, span.id, span.segment)


def _inside(entry, span):
    """True if a change lies among a clause's spans."""
    return (
        span is not None and entry.clause == span.id and span.spans[0][0] <= entry.end and entry.start <= span.spans[-1][1]
    )


def _absent(one):
    """Per law and language, what the list of the code has and no file holds."""
    if one.text.kind == "commentary":
        return []
    told = []
    for lang in one.text.languages:
        present = {record.id for record in one.whole.records() if record.lang == lang}
        for law in sorted({clauses.law(name) for name in present} - {""}, key=int):
            lost = [name for name in read_code(one.text.code).ids if clauses.law(name) == law and name not in present]
            if lost:
                told.append(f"- Law {law} ({lang}): {', '.join(lost)}")
    return ["## Clauses of the code that no file holds, in the laws that are here", ""] + (told or ["None."]) + [""]


def _unresolved(one):
    """References whose clause is not in the list of the code."""
    told = []
    named = frozenset(record.id for record in one.whole.records()) if one.text.kind == "commentary" else None
    for record in one.whole.records():
        body = one.whole.clause(record).body
        at = record.id if record.sort != "heading" else ""
        for reference in find_references(body, record.lang, one.text.code, at, named):
            if reference.unresolved:
                missing = ", ".join(target for target, _ in reference.unresolved)
                told.append(f"- {record.id} ({record.lang}): '{' '.join(reference.printed.split())}' → {missing}")
    return ["## References that do not resolve", ""] + (told or ["None."]) + [""]


def _quoted(text):
    """A place of the file on one line, shortened."""
    shown = text.replace("\n", "⏎").replace("`", "'")
    return shown if len(shown) <= SHORT else f"{shown[:SHORT]}… ({len(text)} characters)"
