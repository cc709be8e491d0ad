"""What a site puts around a text: menus, paths, forms, banners, scripts; never what may be the text itself."""

import re
from functools import lru_cache

from bs4 import Tag
from bs4.element import PreformattedString

from tools.labels import labels_at, law_heading, part_heading
from tools.readers.html_tree import HEADINGS, is_hidden, names

BY_TAG = {
    "nav": ("nav", "menu of the site"),
    "header": ("nav", "head of the site"),
    "footer": ("nav", "foot of the site"),
    "aside": ("nav", "column beside the text"),
    "form": ("form", "form of the site"),
    "fieldset": ("form", "form of the site"),
    "dialog": ("banner", "window over the page"),
    "noscript": ("script", "words for readers without scripts"),
    "iframe": ("script", "words for readers without frames"),
    "noframes": ("script", "words for readers without frames"),
    "object": ("script", "words for readers who cannot see an object"),
    "template": ("hidden", "template that is not shown"),
}
ALWAYS = {
    "title": ("head", "title in the page's head"),
    "select": ("form", "choice of a form"),
    "datalist": ("form", "choice of a form"),
    "option": ("form", "choice of a form"),
    "textarea": ("form", "field of a form"),
    "svg": ("picture", "words inside a drawing"),
}
BY_NAME = (
    (frozenset("cookie cookies gdpr consent".split()), ("banner", "cookie banner")),
    (frozenset("breadcrumb breadcrumbs crumb crumbs".split()), ("nav", "path of the page in the site")),
    (frozenset("pager pagination paging prevnext".split()), ("nav", "links to other pages")),
    (
        frozenset("nav navbar navigation menu submenu topmenu leftmenu sidebar navbox topbar".split()),
        ("nav", "menu of the site"),
    ),
    (frozenset("footer contentinfo".split()), ("nav", "foot of the site")),
    (frozenset("search searchbox searchform login".split()), ("form", "form of the site")),
    (frozenset("toc".split()), ("toc", "contents of the page")),
    (frozenset("banner advert advertisement ads popup modal".split()), ("banner", "banner of the site")),
    (frozenset("social share sharing sharethis addthis".split()), ("nav", "links for sharing")),
    (frozenset("skip skiplink toolbar printlink".split()), ("nav", "links of the site")),
)
WORD = re.compile(r"\w+")
BARE = re.compile(r"(?:[A-HА-Г]\.|\d{1,2}\.|\([a-z0-9]{1,4}\)|[a-z]\))$")
MOSTLY = 0.5  # of a page's words: what holds more is no frame
LONGEST_LINK = 300  # characters
SENTENCE = 12  # words outside links that are worth telling


def frame(tag, page_words, notes, extents):
    """(kind, reason) if a tag holds a site's frame or nothing that readers see; None if it may hold the text."""
    told = ALWAYS.get(tag.name) or _told(tag)
    if told is None:
        return None
    return None if _may_be_text(tag, told, page_words, _account(tag, extents, notes)) else told


def is_framed(tag):
    """True if a tag says that it is a frame, though text of a law may be in it."""
    return _told(tag) is not None


def running_words(tag, extents):
    """How many words a tag holds outside links."""
    return _account(tag, extents)[0]


def count_words(soup):
    """How many words a page has."""
    return sum(len(WORD.findall(string)) for string in soup.descendants if _is_text(string))


def _told(tag):
    if is_hidden(tag):
        return ("hidden", "hidden on the page")
    if tag.name == "button":
        return ("form", "button of the page")
    if tag.name in BY_TAG:
        return BY_TAG[tag.name]
    if tag.name in ("html", "body", "main", "article", "p", "b", "i", "em", "strong", "font"):
        return None
    found = names(tag)
    return next((why for words, why in BY_NAME if words & found), None)


def _may_be_text(tag, told, page_words, account):
    """True if a law, a label with its words, or most of the page stands there."""
    plain, linked, heading, labels, has_note = account
    if tag.name in ("title", "option", "select", "datalist"):
        return heading and plain > max(SENTENCE, MOSTLY * page_words)
    if linked > 1.5 * plain or (linked >= plain and plain < SENTENCE and not tag.find(list(HEADINGS))):
        return False
    if told[0] == "banner":
        return heading and plain > SENTENCE
    if heading or has_note:
        return True
    return (labels > 0 and plain >= SENTENCE) or (plain > 40 and plain > MOSTLY * page_words)


def _account(tag, extents, notes=frozenset()):
    """Words outside links, words of links, whether a heading of a law is among them, how many labels, whether a note is."""
    plain = linked = labels = 0
    heading = has_note = False
    link = 0  # where the link ends that the words stand in
    for at, node in enumerate(extents.inside(tag), start=extents.place(tag)):
        if isinstance(node, Tag):
            has_note = has_note or id(node) in notes
            if node.name == "a" and node.has_attr("href") and extents.is_shorter(node, LONGEST_LINK):
                link = max(link, extents.spans[id(node)][1])
            continue
        if not _is_text(node) or (node.parent is not tag and node.parent.name in ALWAYS):
            continue
        words = " ".join(node.split())
        if at < link:
            linked += len(WORD.findall(words))
            continue
        plain += len(WORD.findall(words))
        in_heading = node.parent.name in HEADINGS
        heading = heading or bool(law_heading(words, in_heading) or (len(words) < 80 and part_heading(words)))
        labels += bool(labels_at(words, 0) or BARE.match(words))
    return plain, linked, heading, labels, has_note


def _is_text(node):
    return not isinstance(node, (Tag, PreformattedString)) and type(node).__name__ == "NavigableString"


@lru_cache
def chrome(words):
    """(kind, reason) if a short line is what sites say on every page; None if it is not.

    >>> chrome("© 2017 Federation of Tea. All rights reserved."), chrome("Cups are washed.")
    (('nav', 'notice of the site'), None)
    >>> chrome("(c) Federation of Tea, 2017"), chrome("(c) the cups are washed.")
    (('nav', 'notice of the site'), None)
    """
    if len(words.split()) > 40:
        return None
    for pattern, why in CHROME:
        if pattern.match(words):
            return why
    return None


CHROME = tuple(
    (re.compile(pattern, re.IGNORECASE), ("nav", why))
    for pattern, why in (
        (
            r"\(c\)\s(?:copyright\b|(?:19|20)\d\d\b|"  # an item (c) begins so too
            r"(?-i:[A-ZА-ЯЁ«“])[^.;:]{0,40}[\s,](?:19|20)\d\d\W*$)",
            "notice of the site",
        ),
        (r"(?:©|copyright\b|все права защищены|all rights reserved)", "notice of the site"),
        (
            r".{0,60}\b(?:this|our) (?:web)?site uses cookies|.{0,60}\bwe use cookies|.{0,60}использу\w+ (?:файлы )?cookie",
            "cookie banner",
        ),
        (r"(?:print(?: this)?(?: page)?|версия для печати|распечатать|share|поделиться|tweet)\W*$", "link of the site"),
        (r"(?:skip to (?:main )?content|перейти к (?:основному )?содержанию)\W*$", "link of the site"),
        (
            r"(?:(?:page |site )?last (?:updated|modified|changed)|последнее обновление|обновлено)\b.{0,40}$",
            "notice of the site",
        ),
        (r"(?:back to top|наверх|к началу(?: страницы)?|top)\W*$", "link of the site"),
    )
)
