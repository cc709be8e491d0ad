"""PDF: printed lines in reading order, with what runs through the pages taken out."""

from collections import Counter, namedtuple

import pypdfium2
import pypdfium2.raw as pdfium

from tools.readers.decoded import NotText
from tools.readers.pdf_beside import notes_on, told_attached, told_notes
from tools.readers.pdf_columns import gutter_of, in_order
from tools.readers.pdf_faults import check_pages, is_picture
from tools.readers.pdf_glyphs import read_page
from tools.readers.pdf_lines import stretches_of, words_of
from tools.readers.pdf_notes import opens_note, part_notes
from tools.readers.pdf_paragraphs import goes_on, last_of, paragraph_marks
from tools.readers.pdf_ruled import with_ruled
from tools.readers.pdf_running import running
from tools.readers.pdf_tables import is_contents, with_tables
from tools.readers.pdf_text import Pages
from tools.readers.pdf_unsure import unsure_rows

SAVE = "open it where it was made and save it again as PDF or DOCX, or print it to a new PDF"
CELLS = "these words may be cells of a table; they were read as a line of words"
ROWS = "these words may be cells of a table, and lines near them too, {count} in all; they were read as lines of words"


class Page(namedtuple("Page", "stretches rules height aside letters unsure pictured notes")):
    """What a page gives: stretches of words, rules, `aside` (words, kind, reason) of what is no running text, and notes."""

    __slots__ = ()


def read_pdf(written, path):
    """The printed lines of a PDF; NotText says why it cannot be read and what to do."""
    document = _opened(written, path)
    try:
        pages = [_page(document, at, path) for at in range(len(document))]
        attached = told_attached(document)
    finally:
        document.close()
    check_pages(pages, path)
    return _decoded(pages, attached)


def _opened(written, path):
    try:
        document = pypdfium2.PdfDocument(written)
    except pypdfium2.PdfiumError as error:
        if getattr(error, "err_code", None) == pdfium.FPDF_ERR_PASSWORD or "assword" in str(error):
            words = "this PDF is locked with a password; open it with the password and print it to a new PDF without one"
            raise NotText(f"{path}:1: {words}") from None
        raise NotText(f"{path}:1: this PDF is broken, it cannot be opened; {SAVE}, or copy it again") from None
    if not len(document):
        raise NotText(f"{path}:1: this PDF has no pages; {SAVE}")
    return document


def _page(document, at, path):
    try:
        page = document[at]
        drawn, notes = read_page(page), notes_on(page)
        page.close()
    except pypdfium2.PdfiumError:
        raise NotText(f"{path}:1: page {at + 1} of this PDF is broken and cannot be read; {SAVE}") from None
    aside = [(words, "crosswise", "words set crosswise") for words in words_of(drawn.crosswise)]
    aside += [(words, "outside", "words outside the page, which no reader sees") for words in words_of(drawn.outside)]
    aside += [(words, "dup", "printed twice at the same place") for words in words_of(drawn.doubled)]
    letters = [glyph.char for glyph in drawn.glyphs if not glyph.char.isspace()]
    unsure = sum(glyph.unsure for glyph in drawn.glyphs)
    return Page(_stretches(drawn.glyphs), drawn.rules, drawn.height, aside, Counter(letters), unsure, drawn.pictured, notes)


def _stretches(glyphs):
    """The stretches of a page, parted at its gutter if it has one."""
    stretches = stretches_of(glyphs)
    gutter = gutter_of(stretches)
    return stretches if gutter is None else stretches_of(glyphs, gutter)


def _decoded(pages, attached):
    """All pages as one text."""
    runs = running([(page.stretches, page.height) for page in pages])
    bodies = [[one for one in page.stretches if one not in gone] for page, (gone, _) in zip(pages, runs)]
    size, bold = _usual(bodies)
    gutters = [at for at in map(gutter_of, bodies) if at is not None]
    text = Pages()
    text.doubt(attached)
    for at, page in enumerate(pages):
        gone, number = runs[at]
        text.turn(at + 1, number)
        if is_picture(page):
            text.missing(at + 1)
        text.doubt(told_notes(at + 1, page.notes) if page.notes else "")
        text.removed([one for one in gone if one.base > page.height / 2], gone)
        _add_body(text, bodies[at], page.rules, size, bold, gutters)
        text.removed([one for one in gone if one.base <= page.height / 2], gone)
        text.aside(page.aside)
    return text.decoded()


def _add_body(text, stretches, rules, size, bold, gutters):
    """The words of a page, then its footnotes."""
    lines, notes = part_notes(in_order(stretches, gutters), rules, size)
    lines, rows = with_tables(*with_ruled(lines, rules))
    contents = _contents(lines, rows)
    told = paragraph_marks(lines, size, bold)
    if lines and goes_on(text.last, lines, size, bold):
        told[0] |= {"on"}
    if lines:
        text.last = last_of(lines)
    unsure, ups = unsure_rows(lines, rows), text.levels.marks(lines, told)
    for at, (line, marks) in enumerate(zip(lines, told)):
        taken, doubt = "list of contents" if at in contents else "", _doubt(unsure.get(at, 0))
        text.line(line, marks | ups.get(at, frozenset()), taken, doubt)
    for at, (line, marks) in enumerate(zip(notes, paragraph_marks(notes, size, True))):
        opens = not at or (opens_note(line) and "on" not in marks) or "end" in marks
        told = {"end", "blank"} if not at else {"end"} if opens else {"on"}
        text.line(line, frozenset(told | {"footnote"}))


def _doubt(count):
    """The doubt about some lines that may be rows of a table, "" if there are none."""
    return ROWS.format(count=count) if count > 1 else CELLS if count else ""


def _contents(lines, rows):
    """The places of rows that are a list of contents."""
    found, run = set(), []
    for at in [*sorted(rows), -9]:
        if run and at != run[-1] + 1:
            found.update(run if is_contents([lines[one] for one in run]) else ())
            run = []
        run.append(at)
    return found


def _usual(bodies):
    """The type size of most letters, and whether most are bold."""
    sizes, bold, letters = Counter(), 0, 0
    for body in bodies:
        for one in body:
            sizes[one.size] += len(one.words)
            bold += one.bold * len(one.words)
            letters += len(one.words)
    return (sizes.most_common(1)[0][0] if sizes else 1.0), bold > 0.5 * letters
