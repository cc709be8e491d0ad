"""Bytes → characters: the mark of byte order, the manifest, UTF-8 and the words themselves tell how."""

import codecs
from collections import namedtuple

from tools.readers.decoded import NotText
from tools.readers.guess import guess, makes_words, quality
from tools.readers.twice import encoded_twice
from tools.sheet import Source

MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark begins the same
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
SAVE = "save the file as UTF-8, or name its encoding in the manifest ([[text.file]] name, encoding)"
PART = 1 << 16  # characters
READABLE = 0.95  # of the characters of UTF-16 without a mark


class Characters(namedtuple("Characters", "text encoding detected mark doubts")):
    """The characters of a file, their encoding, how sure it is ("" if told), the mark before them, (line, doubt)."""

    __slots__ = ()


def decode(written, path, told="", declared=""):
    """The characters of a file's bytes; `told` is the manifest's word, `declared` that of a page itself.

    NotText if the bytes are no text, not in the encoding told, or encoded twice.
    """
    found = _decode(written, path, told, declared)
    twice = encoded_twice(found.text)
    if not twice:
        return found
    line = Source("", found.text).line(twice.place)
    if twice.whole:
        raise NotText(f"{path}:{line}: {twice.told()}")
    return found._replace(doubts=found.doubts + ((line, twice.told()),))


def _decode(written, path, told, declared):
    mark, name = next(((mark, name) for mark, name in MARKS if written.startswith(mark)), (b"", ""))
    told = _codec(told, path)
    if mark:
        return _marked(written[len(mark) :], path, mark, name, told)
    if b"\0" in written and not told.startswith(("utf-16-", "utf-32")):
        return _wide(written, path)
    if told:
        return _as_told(written, path, told)
    try:
        return _unsaid(written, path, _strictly(written, "utf-8", path), declared)
    except NotText as error:
        return _old(written, path, declared, error)


def _codec(told, path):
    """The usual name of an encoding."""
    if not told:
        return ""
    try:
        found = codecs.lookup(told)
        "".encode(told)
    except LookupError:
        words = f"'{told}' is the encoding of no text; write utf-8, cp1251, koi8-r, cp866, mac-cyrillic, iso-8859-5"
        raise NotText(f"{path}:1: {words} or cp1252 in the manifest, or leave it out") from None
    return {"utf-8-sig": "utf-8"}.get(found.name, found.name)


def _marked(written, path, mark, name, told):
    """A mark of byte order is certain; the manifest must not say otherwise."""
    if told and not name.startswith(told):
        words = f"the file begins with the mark of {name}, and the manifest says {told}"
        raise NotText(f"{path}:1: {words}; take the encoding out of the manifest, or write {name}")
    return Characters(_strictly(written, name, path), name, "" if told else "its mark of byte order", mark, ())


def _wide(written, path):
    """UTF-16 without its mark: every other byte of spaces and Latin letters is 0."""
    for name in ("utf-16-le", "utf-16-be"):
        text = written.decode(name, "replace")
        readable = sum(
            one.isspace() or " " <= one <= "~" or "\u0400" <= one <= "\u045f" or one in "«»–—“”’…№\xa0" for one in text
        )
        if len(written) % 2 == 0 and readable >= READABLE * len(text):
            return Characters(
                _strictly(written, name, path), name, "every other byte is that of UTF-16, without its mark", b"", ()
            )
    line = _line(written, written.index(b"\0"), "latin-1")
    raise NotText(f"{path}:{line}: this is not text (it holds NUL bytes); save it as plain text in UTF-8")


def _as_told(written, path, told):
    """As the manifest says, unless the bytes are plainly something else."""
    try:
        text = _strictly(written, told, path)
    except NotText as error:
        better = _better(written, "", told)
        raise NotText(f"{error}" + (f"; {better}" if better else "")) from None
    better = _better(written, text, told)
    if better:
        words = f"the manifest says {told}, which makes no words of these bytes; {better}"
        first = next(at for at, one in enumerate(text) if not one.isascii())
        raise NotText(
            f"{path}:{Source('', text).line(first)}: {words}; correct the encoding in the manifest, or leave it out"
        )
    return Characters(text, told, "", b"", ())


def _better(written, text, told):
    """What the bytes are if what was told makes no words of them; "" if that cannot be said."""
    if text and (text.isascii() or quality(text) > 0):
        return ""
    try:
        if told != "utf-8" and not written.isascii() and written.decode("utf-8"):
            return "they are UTF-8"
    except UnicodeDecodeError:
        pass
    found = guess(written)
    if found.known <= 2 or text and not makes_words(found.text):
        return ""
    return f"as {found.encoding}, {found.certainty}" if found.text[:200] != text[:200] else ""


def _unsaid(written, path, text, declared):
    """UTF-8 by its bytes; a page that declares something else is told."""
    if written.isascii():
        return Characters(text, "utf-8", "every byte is ASCII", b"", ())
    return Characters(text, "utf-8", "every byte fits UTF-8", b"", _contradicted(declared, "utf-8"))


def _old(written, path, declared, error):
    """Not UTF-8: the old encoding that makes words, or the error of UTF-8."""
    found = guess(written)
    if not found.is_sound:
        raise error
    text = _strictly(written, found.encoding, path)
    doubts = _contradicted(declared, found.encoding)
    if found.is_doubtful:
        words = (
            f"the encoding {found.encoding} is a guess ({found.certainty}); if letters are wrong, name it in the manifest"
        )
        doubts += ((1, words),)
    return Characters(text, found.encoding, found.certainty, b"", doubts)


def _contradicted(declared, encoding):
    """A doubt if a page declares another encoding than its bytes have."""
    if not declared or _alike(declared) == _alike(encoding):
        return ()
    return ((1, f"the page says that it is in {declared}, but its bytes are {encoding}; the bytes were believed"),)


def _alike(name):
    """One name for encodings that differ in nothing that counts here."""
    try:
        name = codecs.lookup(name).name
    except LookupError:
        return name
    return {"iso8859-1": "cp1252", "ascii": "utf-8", "koi8-u": "koi8-r"}.get(name, name)


def _strictly(written, encoding, path):
    try:
        text = written.decode(encoding)
        is_same = encoding == "utf-8" or _gives_back(text, encoding, written)  # UTF-8 has one way to write a character
    except UnicodeError as error:
        start = getattr(error, "start", 0)
        byte = f": byte 0x{written[start]:02x}" if start < len(written) else ""
        raise NotText(f"{path}:{_line(written, start, encoding)}: this is not text in {encoding}; {SAVE}{byte}") from None
    if not is_same:
        raise NotText(f"{path}:1: {encoding} does not give the same bytes back; save the file as UTF-8")
    return text


def _gives_back(text, encoding, written):
    """True if an encoding makes the same bytes of the characters again; asked part by part, since both are large."""
    encoder, at = codecs.getincrementalencoder(encoding)(), 0
    for start in range(0, len(text), PART):
        again = encoder.encode(text[start : start + PART], start + PART >= len(text))
        if not written.startswith(again, at):
            return False
        at += len(again)
    return at == len(written)


def _line(written, at, encoding):
    """The line that a byte stands on."""
    return len(Source("", written[:at].decode(encoding, "replace")).starts)
