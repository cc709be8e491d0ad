"""Which form a file has, told by its bytes, then by its suffix; each form has its reader."""

import re
from importlib import import_module

from tools.readers.decoded import NotText
from tools.readers.refusals import LOCKED, is_locked, refuse

BEGINS = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body|frameset|title|meta)\b", re.I | re.S
)
TAG = re.compile(r"<(?:p|br|div|table|tr|td|h[1-6]|ol|ul|li|font|span|b|i|a|center|hr|pre)\b[^<>]*>", re.IGNORECASE)
HEAD = 4096  # bytes in which a page says what it is


def read_form(path, file=None):
    """The words of a file, whatever its form; `file` is what the manifest says of it. NotText says what to do instead."""
    written = read_bytes(path)
    if not written or written.isspace():
        how = "it has 0 bytes" if not written else "it holds nothing but blanks"
        raise NotText(f"{path}:1: this file is empty, {how}; copy or save it again, or take it out of the manifest")
    if b"%PDF-" in written[:1024]:
        return _reader("pdf")(written, path)
    if written.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        refuse(written, path)
        return _reader("docx")(written, path)
    if is_locked(written):
        raise NotText(f"{path}:1: {LOCKED}")
    refuse(written, path)
    encoding = file.encoding if file else ""
    if is_html(written, path.suffix):
        return _reader("html")(written, path, encoding)
    return _reader("plain")(written, path, encoding)


def _reader(form):
    """What reads a form, imported where a file has it: most readers bring a large library with them."""
    return getattr(import_module(f"tools.readers.{form}"), f"read_{form}")


def is_html(written, suffix):
    """True if some bytes are a page of HTML, by what they begin with or by their tags.

    >>> is_html(b"<HTML><BODY>Law 7", ".txt"), is_html(b"Law 7 <b>", ".txt"), is_html(b"Law 7", ".html")
    (True, False, False)
    """
    head = written[:HEAD].replace(b"\0", b"").decode("latin-1").lstrip("\xff\xfe\xef\xbb\xbf")
    if BEGINS.match(head):
        return True
    tags = len(TAG.findall(head))
    return (
        tags > 0
        if suffix.lower() in (".html", ".htm", ".xhtml", ".shtml", ".php", ".asp")
        else tags > 2 and head.lstrip().startswith("<")
    )


def read_bytes(path):
    """The bytes of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise NotText(f"{path}:1: cannot be read: {error.strerror}; make the file readable, or copy it again") from None
