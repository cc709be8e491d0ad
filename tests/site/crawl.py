"""Reads a built site as files: every link and anchor, every language mark, everything a page would load."""

from collections import namedtuple
from html.parser import HTMLParser
from posixpath import join, normpath
from urllib.parse import unquote, urlsplit

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
LOADING = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
NOT_LOADED = {"alternate", "canonical", "prev", "next"}


class Built(namedtuple("Built", "path lang ids links loads alternates unclosed text")):
    """A page: its address, language, ids, links, what it loads, its alternates, tags left open, words."""

    __slots__ = ()


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.lang, self.ids, self.links, self.loads, self.alternates = "", [], [], [], []
        self.open, self.unclosed, self.text = [], [], []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "html":
            self.lang = values.get("lang", "")
        if values.get("id"):
            self.ids.append(values["id"])
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag == "link" and values.get("rel") == "alternate":
            self.alternates.append((values["hreflang"], values["href"]))
        if tag in LOADING and values.get(LOADING[tag]) and values.get("rel") not in NOT_LOADED:
            self.loads.append(values[LOADING[tag]])
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.unclosed.append((tag, self.getpos()))

    def handle_data(self, data):
        self.text.append(data)


def read_site(folder):
    """Every page by its address: "ru/2017/64/"."""
    pages = {}
    for path in sorted(folder.rglob("*.html")):
        place = path.relative_to(folder).as_posix()
        address = place.removesuffix("index.html")
        reader = _Reader()
        reader.feed(path.read_text("utf-8"))
        pages[address] = Built(
            address,
            reader.lang,
            reader.ids,
            reader.links,
            reader.loads,
            reader.alternates,
            reader.unclosed + [(tag, "never") for tag in reader.open],
            "".join(reader.text),
        )
    return pages


def broken_links(pages, folder):
    """(page, link) of each link inside the site that leads nowhere."""
    found = []
    for page in pages.values():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            if not _leads_somewhere(page.path, parts, pages, folder):
                found.append((page.path, link))
    return found


def outside_loads(pages):
    """(page, address) of what a page would load from another host."""
    return [
        (page.path, load) for page in pages.values() for load in page.loads if urlsplit(load).scheme or urlsplit(load).netloc
    ]


def _leads_somewhere(here, parts, pages, folder):
    path = unquote(parts.path)
    there = here if not path else normpath(join("/", here.rpartition("/")[0], path)).lstrip("/")
    if path.endswith(("/", ".")) and there:
        there += "/"
    if there not in pages:
        return (folder / there).is_file() and not parts.fragment
    return not parts.fragment or unquote(parts.fragment) in pages[there].ids
