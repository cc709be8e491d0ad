"""Pages written by hand: docs/{lang}/index.md, docs/{lang}/about/…"""

import re

HEADING = re.compile(r"^# (.+?)\s*(?:\{[^}]*\})?$", re.MULTILINE)
FENCED = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)


def prose_titles(docs, lang):
    """(address, title) of each page in order of its path; the start page first."""
    paths = sorted((docs / lang).glob("*.md")) + sorted((docs / lang / "about").glob("*.md"))
    return [(_address(docs, path), _title(path)) for path in paths]


def _address(docs, path):
    """docs/ru/about/index.md → "ru/about/", docs/ru/about/rights.md → "ru/about/rights/"."""
    place = path.relative_to(docs).with_suffix("")
    place = place.parent if place.name == "index" else place
    return place.as_posix() + "/"


def _title(path):
    """The first heading; a page without one is refused."""
    found = HEADING.search(FENCED.sub("", path.read_text(encoding="utf-8")))
    if not found:
        raise ValueError(f"{path}:1: no heading; begin the page with '# ' and its title")
    return found.group(1)
