"""A Word file as a package: opened without running or fetching anything, refused if it is locked, broken or a bomb."""

import io
import zipfile
from collections import namedtuple

from docx.oxml.parser import parse_xml
from docx.package import Package

from tools.readers.decoded import NotText
from tools.readers.refusals import LOCKED

MOST = 24_000_000  # bytes of XML; the longest book of laws has a tenth
DENSEST = 400  # times: XML of words packs to a tenth, a bomb to a thousandth
WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
STRICT = b"http://purl.oclc.org/ooxml/"
AGAIN = "open it in Word or LibreOffice and save it again as DOCX"


class Opened(namedtuple("Opened", "body styles numbering notes endnotes running comments doubts")):
    """The parts of a Word file as XML elements, None where there is none; `running` are (element, "head" or "foot")."""

    __slots__ = ()


def opened(written, path):
    """The parts of a Word file."""
    macros = _check_package(written, path)
    try:
        return _parts(Package.open(io.BytesIO(written)), macros)
    except MemoryError:
        raise
    except Exception as error:  # what a damaged package makes of its reader has no common name
        kind = type(error).__name__
        raise NotText(f"{path}:1: this Word file is broken, it cannot be opened ({kind}: {error}); {AGAIN}") from None


def _check_package(written, path):
    """Look at the list of the package before anything is unpacked; True if it holds macros."""
    try:
        with zipfile.ZipFile(io.BytesIO(written)) as packed:
            entries = packed.infolist()
            _check_entries(entries, path)
            names = {entry.filename for entry in entries}
            _check_kind(names, path)
            _check_strict(packed, names, path)
            return any(name.endswith("vbaProject.bin") for name in names)
    except NotText:
        raise
    except Exception as error:
        words = f"this packed file is broken, or was not copied whole ({error})"
        raise NotText(f"{path}:1: {words}; copy it again, or {AGAIN}") from None


def _check_entries(entries, path):
    xml = [entry for entry in entries if entry.filename.endswith((".xml", ".rels"))]
    if any(entry.flag_bits & 1 for entry in entries):
        raise NotText(f"{path}:1: {LOCKED}")
    size = sum(entry.file_size for entry in xml)
    dense = any(entry.file_size > 1_000_000 and entry.file_size > DENSEST * max(entry.compress_size, 1) for entry in xml)
    if size > MOST or dense or sum(entry.file_size for entry in entries) > 20 * MOST:
        words = f"this file unpacks to {size // 1_000_000} MB of XML, more than a book of laws can need"
        raise NotText(f"{path}:1: {words}; if it is a Word file, save each part of it as a DOCX of its own")


def _check_kind(names, path):
    if any(name.startswith("word/document") for name in names):
        return
    raise NotText(f"{path}:1: this packed file holds no document; {AGAIN}")


def _check_strict(packed, names, path):
    main = "word/document.xml"
    if main in names and STRICT + b"wordprocessingml" in packed.open(main).read(4000):
        words = "this Word file is saved as Strict Open XML"
        raise NotText(f"{path}:1: {words}; open it in Word or LibreOffice and save it as a usual Word document (.docx)")


def _parts(package, macros):
    main = package.main_document_part
    found = {}
    for relation in main.rels.values():
        if not relation.is_external:
            found.setdefault(relation.reltype.rsplit("/", 1)[-1], []).append(relation.target_part)
    parts = {name: _xml(found[name][0]) if name in found else None for name in ("styles", "numbering", "footnotes")}
    parts |= {name: _xml(found[name][0]) if name in found else None for name in ("endnotes", "comments")}
    running = [(_xml(part), "head") for part in found.get("header", [])]
    running += [(_xml(part), "foot") for part in found.get("footer", [])]
    doubts = ["the file holds macros; they were not run, and nothing of them is read"] if macros else []
    if "aFChunk" in found:
        doubts.append("the file holds a file of another form inside (altChunk), which is not read; save it again as DOCX")
    body = _xml(main).find(f"{WORD}body")
    if body is None:
        raise ValueError("it has no body")
    told = parts["styles"], parts["numbering"], parts["footnotes"], parts["endnotes"], running, parts["comments"]
    return Opened(body, *told, doubts)


def _xml(part):
    """The root element of a part, which may have come as bytes only."""
    element = getattr(part, "element", None)
    return parse_xml(part.blob) if element is None else element
