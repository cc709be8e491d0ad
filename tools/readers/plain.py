"""Plain text in any encoding: decoded so that encoding gives the same bytes back."""

import codecs

import chardet

from tools.readers.decoded import Decoded, NotText

MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
CYRILLIC = ("windows-1251", "koi8-r", "ibm866", "cp866", "maccyrillic", "iso-8859-5", "x-mac-cyrillic")


def read_plain(written, path, encoding=""):
    """The text of a file's bytes; UTF-8 unless they say otherwise, or the manifest does."""
    for mark, name in MARKS:
        if written.startswith(mark) and encoding.lower() in ("", name, name[:6]):
            return _decode(written[len(mark) :], name, path, mark)
    if b"\0" in written and not encoding.lower().startswith(("utf-16", "utf-32")):
        line = written[: written.index(b"\0")].count(b"\n") + 1
        raise NotText(f"{path}:{line}: this is not text (it holds NUL bytes); save it as plain text in UTF-8")
    if encoding:
        return _decode(written, encoding, path)
    try:
        return _decode(written, "utf-8", path)
    except NotText as error:
        return _detect(written, path, error)


def _decode(written, encoding, path, mark=b""):
    try:
        text = written.decode(encoding)
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise NotText(
            f"{path}:{line}: this is not text in {encoding}; "
            f"save the file as UTF-8, or name its encoding in the manifest ([[text.file]] name, encoding)"
        ) from None
    if text.encode(encoding) != written:
        raise NotText(f"{path}:1: {encoding} does not give the same bytes back; save the file as UTF-8")
    return Decoded(text, encoding, "", mark)


def _detect(written, path, error):
    """Not UTF-8: an old Cyrillic encoding, if the bytes tell which."""
    guess = chardet.detect(written)
    name = (guess.get("encoding") or "").lower()
    if name not in CYRILLIC or (guess.get("confidence") or 0) < 0.5:
        raise error
    name = {"maccyrillic": "mac-cyrillic", "x-mac-cyrillic": "mac-cyrillic", "ibm866": "cp866"}.get(name, name)
    return _decode(written, name, path)._replace(detected="guessed")
