"""One file, from its bytes to its records."""

from collections import namedtuple

from tools import columns
from tools.breaks import unsure_line_ends
from tools.cleaners.chrome import drop_named
from tools.cleaners.order import clean
from tools.folding import folder
from tools.joining import join_lines
from tools.languages import foreign, language_doubts, language_fault
from tools.misprints import unsure_headings
from tools.misread import doubts_of, fault, weigh
from tools.outline import Outline
from tools.setting import add_stress, repair_words, tell_added
from tools.sheet import Source, lay_out


class FileFault(ValueError):
    """A file that could not be read: every fault with file, line and what to do."""


class Read(namedtuple("Read", "file decoded source records removed doubts footers")):
    """What a file holds: its records, what was removed, what is doubtful."""

    __slots__ = ()


def read_file(text, file, decoded, lexicon, manifest):
    """The records of one file; FileFault tells every fault."""
    placements = {one.file_line: one.clause for one in file.placements}
    told = decoded.removed, decoded.marks, decoded.origins
    source = Source(file.name, decoded.text, placements, file.layout, *told)
    _check_placements(file, source, manifest)
    _check_discards(file, source, manifest)
    sheet = clean(drop_named(lay_out(source), file.discards))
    _check_columns(sheet, file, source)
    blocks = join_lines(sheet, lexicon)
    unsure = [*unsure_line_ends(sheet, blocks, lexicon), *columns.strange_lines(sheet)]
    sheet = sheet._replace(pieces=())  # they take several times the room of the text, and the blocks hold the words now
    words = weigh(source, blocks)
    _check_words(words, file, source, blocks)
    strange = foreign(blocks, text.languages)
    _check_languages(strange, text, file, source)
    unsure += [*doubts_of(words), *language_doubts(strange, text.languages), *unsure_headings(blocks)]
    outline = Outline(source, blocks, text, placements, lexicon)
    del blocks  # the outline gives up each one that it has read
    outline.read()
    if outline.faults:
        faults = [f"{file.path}:{line}: {words}{source.origin(line)}" for line, words in sorted(outline.faults)]
        raise FileFault("\n".join(faults))
    if not outline.records:
        words = "not one label, heading or placed line was found; if this is a law text, place its lines in"
        raise FileFault(f"{file.path}:1: {words} {manifest}")
    _finish(outline.records, sheet, file, decoded.added)
    removed = [edit for edit in sheet.edits if edit.into is None]
    doubts = sorted([*sheet.doubts, *outline.doubts, *decoded.doubts, *unsure])
    return Read(file, decoded, source, outline.records, removed, doubts, sheet.footers)


def _check_columns(sheet, file, source):
    """Lines must stand in the order in which they are read."""
    found = columns.fault(source, sheet)
    if found:
        raise FileFault(f"{file.path}:{found[0]}: {found[1]}{source.origin(found[0])}")


def _check_words(words, file, source, blocks):
    """Most of what stands in a file must be words, else it is a poor scan, or in a language that Kodeks cannot read."""
    told = fault(words, file.misread)
    if told:
        line = blocks[0].line
        raise FileFault(f"{file.path}:{line}: {told}{source.origin(line)}")


def _check_languages(strange, text, file, source):
    """A file is in a language that the manifest names."""
    told = language_fault(strange, text.languages)
    if told:
        line = strange.lines[0] if strange.lines else 1
        raise FileFault(f"{file.path}:{line}: {told}{source.origin(line)}")


def _check_placements(file, source, manifest):
    """A placement names a line that the file has and that holds words."""
    faults = []
    for one in file.placements:
        if one.file_line > len(source.starts):
            words = f"'{file.name}' has {len(source.starts)} lines, so line {one.file_line} ({one.clause}) is not there"
            faults.append(f"{manifest}:{one.line}: {words}; correct the line of the placement")
            continue
        start, *after = source.starts[one.file_line - 1 : one.file_line + 1]
        if not source.text[start : after[0] if after else None].strip():
            words = f"line {one.file_line} of '{file.name}' is empty, so nothing there can be {one.clause}"
            faults.append(f"{manifest}:{one.line}: {words}; name the line where the fragment begins")
    if faults:
        raise FileFault("\n".join(faults))


def _check_discards(file, source, manifest):
    """A discard names lines that the file has."""
    lines = len(source.starts)
    faults = [one for one in file.discards if one.last > lines]
    if faults:
        words = f"'{file.name}' has {lines} lines; correct the lines of the discard"
        raise FileFault("\n".join(f"{manifest}:{one.line}: {words}" for one in faults))


def _finish(records, sheet, file, added):
    """Stress, footnote marks, blanks and numbers that the reader added, in the words of each record."""
    stress = [edit for edit in sheet.edits if edit.into is not None]
    fold = folder()
    signs = {record.sign for record in records if record.sort == "footnote"}
    for record in records:
        record.file = file.name
        add_stress(record, stress)
        repair_words(record, signs)
        tell_added(record, added, sheet.source)
        if sheet.source.is_large:
            record.put_away(fold)
