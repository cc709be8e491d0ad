"""Word files made for one test: by python-docx, and by XML where it cannot make a thing."""

import io
import re
import zipfile
from functools import lru_cache

import docx

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
NAMES = f'xmlns:w="{W}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
NAMES += (
    'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'
)
TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.{}+xml"
RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/{}"


def packed(document):
    """The bytes of a document of python-docx."""
    written = io.BytesIO()
    document.save(written)
    return written.getvalue()


def of_paragraphs(*words, style=None):
    """A file of plain paragraphs."""
    document = docx.Document()
    for one in words:
        document.add_paragraph(one, style=style)
    return packed(document)


def of_xml(body, numbering="", **notes):
    """A file whose body, numbering and notes are XML; `notes` are parts by name, "footnotes" and "endnotes"."""
    files = dict(usual())
    files["word/document.xml"] = f"<w:document {NAMES}><w:body>{body}</w:body></w:document>".encode()
    if numbering:
        files["word/numbering.xml"] = f"<w:numbering {NAMES}>{numbering}</w:numbering>".encode()
    for name, words in notes.items():
        _add(files, name, f"<w:{name} {NAMES}>{words}</w:{name}>".encode())
    return repacked(files)


@lru_cache
def usual():
    """The parts of a new file of python-docx by name."""
    return unpacked(packed(docx.Document()))


def _add(files, name, content):
    """One more part, named in the lists of types and relations."""
    files[f"word/{name}.xml"] = content
    kind = f'<Override PartName="/word/{name}.xml" ContentType="{TYPE.format(name)}"/></Types>'
    files["[Content_Types].xml"] = files["[Content_Types].xml"].replace(b"</Types>", kind.encode())
    relation = f'<Relationship Id="n{name}" Type="{RELATION.format(name)}" Target="{name}.xml"/></Relationships>'
    path = "word/_rels/document.xml.rels"
    files[path] = files[path].replace(b"</Relationships>", relation.encode())


def unpacked(written):
    """The files in a package by name."""
    with zipfile.ZipFile(io.BytesIO(written)) as package:
        return {name: package.read(name) for name in package.namelist()}


def repacked(files):
    """A package of files by name."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in files.items():
            package.writestr(name, content)
    return written.getvalue()


def p(words, properties="", run=""):
    """A paragraph of one run as XML."""
    return f"<w:p><w:pPr>{properties}</w:pPr>{r(words, run)}</w:p>"


def r(words, look=""):
    """A run as XML."""
    return f'<w:r><w:rPr>{look}</w:rPr><w:t xml:space="preserve">{words}</w:t></w:r>'


def in_list(number, level=0):
    """The properties of a paragraph in a list."""
    return f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{number}"/></w:numPr>'


def levels(*kinds):
    """The levels of a list from (format, pattern) pairs; a third item is more XML."""
    made = ""
    for at, (form, pattern, *more) in enumerate(kinds):
        made += f'<w:lvl w:ilvl="{at}"><w:start w:val="1"/><w:numFmt w:val="{form}"/>{"".join(more)}'
        made += f'<w:lvlText w:val="{pattern}"/></w:lvl>'
    return made


def lists(*forms):
    """Lists 1, 2 … each of its own levels."""
    made = "".join(f'<w:abstractNum w:abstractNumId="{at}">{form}</w:abstractNum>' for at, form in enumerate(forms, 1))
    return made + "".join(
        f'<w:num w:numId="{at}"><w:abstractNumId w:val="{at}"/></w:num>' for at in range(1, len(forms) + 1)
    )


def runs_in(written):
    """The words of every run of a file, found by no reader but a search in its XML."""
    found = []
    for name, content in sorted(unpacked(written).items()):
        if re.fullmatch(r"word/(document|footnotes|endnotes|comments|header\d+|footer\d+)\.xml", name):
            words = re.findall(rb"<w:(?:t|delText)(?: [^>]*)?>([^<]*)</w:(?:t|delText)>", content)
            found += [one.decode() for one in words]
    return [one.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"').replace("&amp;", "&") for one in found]
