"""PDFs written by hand, for what no tool at hand makes: odd fonts, locks, text printed twice, pages of many kinds."""

import zlib

FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"
PAGE = (400, 300)


def pdf(*pages, font=FONT, trailer="", more=()):
    """A PDF of pages, each the bytes of what is drawn; `more` are (name, object) that a page may use as pictures."""
    things = ["<< /Type /Catalog /Pages 2 0 R >>", ""]
    things.append(font)
    pictures = " ".join(f"/{name} {len(things) + at + 1} 0 R" for at, (name, _) in enumerate(more))
    things += [thing for _, thing in more]
    kids = []
    for drawn in pages:
        uses = f"<< /Font << /F 3 0 R >> /XObject << {pictures} >> >>"
        box = f"/MediaBox [0 0 {PAGE[0]} {PAGE[1]}]"
        things.append(f"<< /Type /Page /Parent 2 0 R {box} /Resources {uses} /Contents {len(things) + 2} 0 R >>")
        kids.append(f"{len(things)} 0 R")
        things.append(stream(drawn))
    things[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
    return written(things, trailer)


def stream(content, more=""):
    """A stream as an object."""
    packed = zlib.compress(content if isinstance(content, bytes) else content.encode("cp1252"))
    return f"<< /Length {len(packed)} /Filter /FlateDecode {more} >>\nstream\n".encode() + packed + b"\nendstream"


def written(things, trailer=""):
    """Objects as a file."""
    file, places = b"%PDF-1.4\n", []
    for number, thing in enumerate(things, 1):
        places.append(len(file))
        file += f"{number} 0 obj\n".encode() + (thing if isinstance(thing, bytes) else thing.encode()) + b"\nendobj\n"
    start = len(file)
    file += f"xref\n0 {len(things) + 1}\n0000000000 65535 f \n".encode()
    file += b"".join(f"{place:010d} 00000 n \n".encode() for place in places)
    return file + f"trailer\n<< /Size {len(things) + 1} /Root 1 0 R {trailer} >>\nstartxref\n{start}\n%%EOF\n".encode()


def words(told, left=40, base=200, size=12, matrix="", mode=0):
    """What draws some words at a place."""
    held = told.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
    place = matrix or f"1 0 0 1 {left} {base}"
    return f"BT /F {size} Tf {mode} Tr {place} Tm ({held}) Tj ET\n"


def lines(*told, top=260, left=40, size=12, lead=15):
    """What draws lines under each other."""
    return "".join(words(line, left, top - lead * at, size) for at, line in enumerate(told))


def picture():
    """A grey picture, and what draws it over the page."""
    head = "/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8"
    return ("I", stream(b"\x80\xff\xff\x80", head)), f"q {PAGE[0]} 0 0 {PAGE[1]} 0 0 cm /I Do Q\n"


def locked(drawn):
    """A PDF that asks for a password nobody knows."""
    key = "<" + "5a" * 32 + ">"
    encrypt = f"/Encrypt << /Filter /Standard /V 1 /R 2 /O {key} /U {key} /P -4 >> /ID [<00><00>]"
    return pdf(drawn, trailer=encrypt)
