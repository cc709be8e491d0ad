"""Forms that cannot be read: what a file is, and how its owner makes of it one that can."""

import io
import re

from tools.readers.decoded import NotText

WORD = "open it in Word or LibreOffice and save it as .docx"
OFFICE = "open it in LibreOffice and save it as .docx"
E_BOOK = (
    "convert it to .docx or .html with Calibre (ebook-convert FILE out.docx), or copy the text into a .txt file in UTF-8"
)
PICTURE = "have its text recognized (OCR) and ingest the .docx, .html or .txt that comes of it"
UNPACK = "unpack it and name the files that are in it"
LOCKED = "this file is locked with a password; open it with the password and save it without one"
OTHER = "save the text from it as .docx, .html, or plain text in UTF-8"

BEGINNINGS = (
    (b"\xd0\xcf\x11\xe0", "an old Word file (.doc), or another file of old Office", WORD),
    (b"{\\rtf", "an RTF file", WORD),
    (b"AT&TFORM", "a DjVu file", PICTURE),
    (b"%!PS", "a PostScript file", "convert it to PDF (ps2pdf FILE)"),
    (b"ITSF", "a compiled help file (.chm)", "take the HTML pages out of it (7-Zip opens it) and name them"),
    (b"\x89PNG", "a picture (PNG)", PICTURE),
    (b"\xff\xd8\xff", "a picture (JPEG)", PICTURE),
    (b"GIF8", "a picture (GIF)", PICTURE),
    (b"II*\0", "a picture (TIFF)", PICTURE),
    (b"MM\0*", "a picture (TIFF)", PICTURE),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive", UNPACK),
    (b"Rar!", "a RAR archive", UNPACK),
    (b"\x1f\x8b", "a gzip archive", UNPACK),
    (b"BZh", "a bzip2 archive", UNPACK),
    (b"\xfd7zXZ", "an xz archive", UNPACK),
)
PLACED = (
    (0, b"BM", 6, b"\0\0\0\0", "a picture (BMP)", PICTURE),
    (0, b"RIFF", 8, b"WEBP", "a picture (WebP)", PICTURE),
    (60, b"BOOKMOBI", 0, b"", "an e-book (MOBI)", E_BOOK),
    (257, b"ustar", 0, b"", "a tar archive", UNPACK),
)
PACKED = (
    (r"META-INF/container\.xml|.*\.opf", "an e-book (EPUB)", E_BOOK),
    (r"content\.xml", "an OpenDocument file (.odt)", OFFICE),
    (r"xl/.*", "an Excel file", OTHER),
    (r"ppt/.*", "a PowerPoint file", OTHER),
    (r".*\.fb2", "a packed e-book (FB2)", E_BOOK),
    (r"Index/Document\.iwa", "a Pages file", "export it from Pages as .docx"),
)
SPOKEN = (
    (rb"<FictionBook\b", "an e-book (FB2)", E_BOOK),
    (rb"<office:document\b", "a flat OpenDocument file", OFFICE),
    (rb"(?i)^MIME-Version:|^From: <Saved by|\nContent-Type: multipart/related", "a saved web page (.mht)", OTHER),
    (rb"<svg\b", "a drawing (SVG)", PICTURE),
    (rb"<\?mso-application progid=\"Word.Document\"|<w:wordDocument\b", "a Word file in XML", WORD),
)
HEAD = 2000  # bytes in which a form names itself
XML = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml|<!--|<\w|MIME|From:)", re.IGNORECASE)


def refuse(written, path):
    """NotText if some bytes are of a form that cannot be read; it says what the file is and how to convert it.

    >>> refuse(b"BZh9", "laws.bz2")
    Traceback (most recent call last):
        ...
    tools.readers.decoded.NotText: laws.bz2:1: this is a bzip2 archive, not text; unpack it and name the files that are in it
    """
    found = _form(written)
    if found:
        raise NotText(f"{path}:1: this is {found[0]}, not text; {found[1]}")


def is_locked(written):
    """True for a Word file of today that a password locks: it is packed into a file of the old form."""
    return written.startswith(b"\xd0\xcf\x11\xe0") and "EncryptedPackage".encode("utf-16-le") in written


def is_packed(written):
    """True for a file that packs others: Word's of today, e-books, archives."""
    return written.startswith(b"PK\x03\x04")


def _form(written):
    for beginning, name, remedy in BEGINNINGS:
        if written.startswith(beginning):
            return name, remedy
    for first, sign, second, other, name, remedy in PLACED:
        if written.startswith(sign, first) and written.startswith(other, second):
            return name, remedy
    if is_packed(written):
        return _packed(written)
    return _spoken(written[:HEAD])


def _packed(written):
    """What a packed file is by the names in it; None for Word's."""
    import zipfile  # few files are packed

    try:
        names = zipfile.ZipFile(io.BytesIO(written)).namelist()
    except (zipfile.BadZipFile, ValueError, OSError):
        return "a packed file that is broken", "copy or download it again"
    if any(name.startswith("word/") for name in names):
        return None
    for pattern, name, remedy in PACKED:
        if any(re.fullmatch(pattern, one, re.IGNORECASE) for one in names):
            return name, remedy
    return "a zip archive", UNPACK


def _spoken(head):
    """What a file of words says of itself."""
    if not XML.match(head):
        return None
    return next(((name, remedy) for pattern, name, remedy in SPOKEN if re.search(pattern, head)), None)
