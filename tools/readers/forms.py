"""Which form a file has, told by its bytes, then by its suffix; each form has its reader."""

from tools.readers.decoded import NotText
from tools.readers.docx import read_docx
from tools.readers.docx_package import LOCKED, is_locked
from tools.readers.html import is_html, read_html
from tools.readers.pdf import read_pdf
from tools.readers.plain import read_plain
from tools.readers.refusals import refuse


def read_form(path, file=None):
    """The words of a file, whatever its form; `file` is what the manifest says of it. NotText says what to do instead."""
    written = read_bytes(path)
    if not written.strip():
        how = "it has 0 bytes" if not written else "it holds nothing but blanks"
        raise NotText(f"{path}:1: this file is empty, {how}; copy or save it again, or take it out of the manifest")
    if b"%PDF-" in written[:1024]:
        return read_pdf(written, path)
    if written.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        refuse(written, path)
        return read_docx(written, path)
    if is_locked(written):
        raise NotText(f"{path}:1: {LOCKED}")
    refuse(written, path)
    encoding = file.encoding if file else ""
    if is_html(written, path.suffix):
        return read_html(written, path, encoding)
    return read_plain(written, path, encoding)


def read_bytes(path):
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise NotText(f"{path}:1: cannot be read: {error.strerror}; make the file readable, or copy it again") from None
