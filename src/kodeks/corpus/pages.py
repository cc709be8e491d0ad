"""A page on disk ↔ Page. The page is the source: reading and writing it gives back the same bytes.

The form is told in docs/decisions/pages.md; what is not exactly in that form is refused, with its line.
"""

from functools import lru_cache

from kodeks.corpus.attributes import write_attributes
from kodeks.corpus.encoding import encode, plain
from kodeks.corpus.page_reader import LOST, PageError, Reader


def read_page(path):
    """The page at a path; PageError tells every fault."""
    return parse_page(path.read_bytes(), path)


@lru_cache(maxsize=4096)
def parse_page(written, path):
    """The page in these bytes; the path tells its language and stands in every fault. Pages do not change: one is kept."""
    try:
        lines = written.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise PageError(f"{path}:{line}: this is not UTF-8; save the page as UTF-8") from None
    page = Reader(lines, path).page()
    _check_same(lines, write_page(page).split("\n"), path)
    return page


def write_page(page):
    """The bytes of a page, as text ending with a line feed."""
    anchored = {anchor.id for item in page.clauses for anchor in item.footnotes}
    written = ["---\n" + page.front + "---"]
    heading = _heading(page)
    for item in page.clauses:
        if heading and item.kind != "heading":
            written.append(heading)
            heading = ""
        block = _write_clause(item, page, anchored)
        if block:
            written.append(block)
    written += [heading] if heading else []
    return written[0] + "\n" + "\n\n".join(written[1:]) + "\n"


def front_matter(page):
    """The front matter of a page as a mapping; `checked` tells how each clause was checked."""
    import yaml  # ingestion writes pages and reads none

    return yaml.safe_load(page.front) or {}


def checked(page):
    """Clause → how it was checked."""
    return {str(key): str(how) for key, how in (front_matter(page).get("checked") or {}).items()}


def _heading(page):
    """ "# 64. After a revoke is established"; a law whose heading is lost says so."""
    number = f"{page.law}." if page.law.isdigit() else ""
    own = [item for item in page.clauses if item.id == page.law and item.segment == 1]
    if number and not own:
        return f'# {number} {{heading="{LOST}"}}'
    label = write_attributes(label=own[0].label) if own else ""
    return " ".join(part for part in ("#", number, plain(page.title), label) if part)


def _write_clause(item, page, anchored):
    """One clause as a block; "" for a law that its heading tells whole."""
    if item.kind == "heading":
        return f"## {plain(item.title)} " + write_attributes(id=item.id, label=item.label)
    body = encode(item)
    if item.kind == "footnote":
        return _write_footnote(item, body, anchored)
    is_law = item.id == page.law and item.segment == 1
    if is_law and body == [""]:
        return ""
    mark = f"**{plain(item.id)}{'+' * (item.segment - 1)}.**"
    mark += write_attributes(label=item.label) if item.label and not is_law else ""
    title = f"*{plain(item.title)}*" if item.title and not is_law else ""
    first = " ".join(part for part in (mark, title, body[0]) if part)
    return "\n\n".join([first] + body[1:])


def _write_footnote(item, body, anchored):
    anchors = "" if item.id in anchored else LOST
    text = "" if item.body or item.gaps else LOST
    mark = f"[^{item.id.rsplit('.fn', 1)[1]}]:" + write_attributes(label=item.label, anchors=anchors, text=text)
    return "\n\n".join([f"{mark} {body[0]}" if body[0] else mark] + body[1:])


def _check_same(read, written, path):
    """A page is read only if it would be written just so."""
    for number, (have, want) in enumerate(zip(read, written), start=1):
        if have != want:
            raise PageError(f"{path}:{number}: this line is not in the form of a page; write it so: {want or '(empty)'}")
    if len(read) > len(written):
        raise PageError(f"{path}:{len(written) + 1}: nothing is expected here; end the page with one line feed")
    if len(read) < len(written):
        raise PageError(f"{path}:{len(read)}: the page ends too early; end it with one line feed")
