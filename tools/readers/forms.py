"""Which form a file has, told by its bytes, then by its suffix; each form has its reader."""

from tools.readers.decoded import NotText
from tools.readers.docx import read_docx
from tools.readers.docx_package import LOCKED, is_locked
from tools.readers.pdf import read_pdf
from tools.readers.plain import read_plain

UNREADABLE = (
    (b"\xd0\xcf\x11\xe0", "an old Word file"),
    (b"{\\rtf", "an RTF file"),
    (b"AT&TFORM", "a DjVu file"),
)


def read_form(path, file=None):
    """The words of a file, whatever its form; `file` is what the manifest says of it. NotText says what to do instead."""
    written = read_bytes(path)
    if b"%PDF-" in written[:1024]:
        return read_pdf(written, path)
    if written.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return read_docx(written, path)
    if is_locked(written):
        raise NotText(f"{path}:1: {LOCKED}")
    for beginning, name in UNREADABLE:
        if written.startswith(beginning):
            raise NotText(
                f"{path}:1: this is {name}, not text; open it where it was made and save it as plain text in UTF-8"
            )
    return read_plain(written, path, file.encoding if file else "")


def read_bytes(path):
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise NotText(f"{path}:1: cannot be read: {error.strerror}; make the file readable, or copy it again") from None
