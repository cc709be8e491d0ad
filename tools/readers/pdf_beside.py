"""What a PDF holds beside the words of its pages: notes that readers made, fields of forms, files."""

import ctypes

import pypdfium2.raw as pdfium

NOTES = (
    pdfium.FPDF_ANNOT_TEXT, pdfium.FPDF_ANNOT_FREETEXT, pdfium.FPDF_ANNOT_HIGHLIGHT, pdfium.FPDF_ANNOT_UNDERLINE,
    pdfium.FPDF_ANNOT_SQUIGGLY, pdfium.FPDF_ANNOT_STRIKEOUT, pdfium.FPDF_ANNOT_STAMP, pdfium.FPDF_ANNOT_CARET,
    pdfium.FPDF_ANNOT_INK, pdfium.FPDF_ANNOT_FILEATTACHMENT,
)  # fmt: skip
SHOWN = 60  # characters


def notes_on(page):
    """The words of the notes and filled fields on a page, "" for a note without words."""
    found = []
    for at in range(pdfium.FPDFPage_GetAnnotCount(page.raw)):
        note = pdfium.FPDFPage_GetAnnot(page.raw, at)
        kind = pdfium.FPDFAnnot_GetSubtype(note)
        field = _words(note, b"V") if kind == pdfium.FPDF_ANNOT_WIDGET else ""
        found += [_words(note, b"Contents")] if kind in NOTES else [field] if field else []
        pdfium.FPDFPage_CloseAnnot(note)
    return found


def told_notes(number, notes):
    """What is told of the notes on a page."""
    words = next((" ".join(one.split()) for one in notes if one.strip()), "")
    shown = f": '{words[:SHOWN]}{'…' if len(words) > SHOWN else ''}'" if words else ""
    return f"page {number} holds notes or filled fields that are not read ({len(notes)}){shown}"


def told_attached(document):
    """What is told of the files that a PDF holds, "" if there are none."""
    count = pdfium.FPDFDoc_GetAttachmentCount(document.raw)
    return f"the PDF holds files that are not read ({count}); save them and name those that are wanted" if count else ""


def _words(note, key):
    """The words of a note under a key, "" if it has none."""
    size = pdfium.FPDFAnnot_GetStringValue(note, key, None, 0)
    held = ctypes.create_string_buffer(size)
    pdfium.FPDFAnnot_GetStringValue(note, key, ctypes.cast(held, ctypes.POINTER(pdfium.FPDF_WCHAR)), size)
    return held.raw.decode("utf-16-le", "replace").rstrip("\0")
