"""A parsed page walked from its first tag to its last, and what its tags tell."""

import re
import warnings

from bs4 import BeautifulSoup, Comment, Declaration, Doctype, ProcessingInstruction, Tag
from bs4.builder import ParserRejectedMarkup
from bs4.element import PreformattedString, Script, Stylesheet

BLOCKS = frozenset(
    """address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
    footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav noframes noscript ol
    optgroup option p pre section select summary table tbody td tfoot th thead title tr ul xmp""".split()
)
HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))
INLINE = frozenset(
    """a abbr acronym applet area audio b base basefont bdi bdo big blink br button canvas cite code col colgroup data
    datalist del dfn em embed font frame i iframe img input ins isindex kbd label link map mark marquee math meta meter
    nobr object output param picture progress q rp rt ruby s samp script small source span spacer strike strong style
    sub sup svg template textarea time track tt u var video wbr""".split()
)
DISPLAYED = re.compile(r"display\s*:\s*(?:block|flex|grid|table|list-item)", re.IGNORECASE)
UNDISPLAYED = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all", re.IGNORECASE)
INDENT = re.compile(r"(?:margin|padding)-left\s*:\s*(-?\d{0,4}\.?\d{1,4})\s*(px|pt|em|rem|in|cm|mm)", re.IGNORECASE)
INDENTED = frozenset(("blockquote", "dd", "dir", "menu", "ol", "ul"))
PIXELS = {"px": 1, "pt": 4 / 3, "em": 16, "rem": 16, "in": 96, "cm": 37.8, "mm": 3.78}
CONDITION = re.compile(r"(?:if|endif|else)\b", re.IGNORECASE)


def parse(text):
    """The tree of a page, whatever its faults; a comment that never ends becomes words, as it would swallow the page.

    >>> parse("<p>Law 7<p><b>Cups").get_text("|").strip()
    'Law 7|Cups'
    """
    text += "\n"  # a sign named at the very end, "&hellip", ends here
    last = text.rfind("<!--")
    if last >= 0 and "-->" not in text[last:]:
        text = text[:last] + "&lt;!--" + text[last + 4 :]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a page that looks like XML, or like the name of a file, is read all the same
            return BeautifulSoup(text, "html.parser")
    except (ParserRejectedMarkup, AssertionError, ValueError, NotImplementedError):
        return BeautifulSoup(re.sub(r"<(?![A-Za-z/])", "&lt;", text), "html.parser")


def events(soup):
    """("start", tag), ("text", string) and ("end", tag) in the order of the page, however deep its tags are nested."""
    stack = [iter(soup.contents)]
    tags = []
    while stack:
        node = next(stack[-1], None)
        if node is None:
            stack.pop()
            if tags:
                yield "end", tags.pop()
        elif isinstance(node, Tag):
            yield "start", node
            tags.append(node)
            stack.append(iter(node.contents))
        else:
            yield "text", node


def kind_of(string):
    """What a string of the page is: "text", "script", "comment", or "" for what has no words."""
    if isinstance(string, (Script, Stylesheet)):
        return "script"
    if isinstance(string, (Doctype, ProcessingInstruction)):
        return ""
    if isinstance(string, Declaration):
        return "" if CONDITION.match(string.strip()) else "comment"
    return "comment" if isinstance(string, Comment) else "text"


class Extents:
    """Where each tag of a page begins and ends among its nodes, counted once: a page may be nested thousands deep."""

    def __init__(self, soup):
        self.nodes, self.spans, starts = [], {}, []
        self.lengths = [0]  # characters of text before each node
        for what, node in events(soup):
            if what == "end":
                self.spans[id(node)] = (starts.pop(), len(self.nodes))
                continue
            if what == "start":
                starts.append(len(self.nodes) + 1)
            self.nodes.append(node)
            length = len(node.strip()) if what == "text" and not isinstance(node, PreformattedString) else 0
            self.lengths.append(self.lengths[-1] + length)

    def inside(self, tag):
        """The nodes inside a tag, in order."""
        start, end = self.spans[id(tag)]
        return (self.nodes[at] for at in range(start, end))

    def place(self, node):
        """Where a tag begins."""
        return self.spans[id(node)][0]

    def is_shorter(self, tag, characters):
        """True if a tag holds no more than so many characters: what is longer was never closed."""
        start, end = self.spans[id(tag)]
        return self.lengths[end] - self.lengths[start] <= characters


def style(tag):
    """The style written at a tag."""
    return str(tag.get("style") or "")


def indent_of(tag):
    """How many pixels a tag puts its words further in, as far as the tag itself says.

    >>> [indent_of(parse(page).contents[0]) for page in ("<p style='margin-left: 2em'>", "<blockquote>", "<p>")]
    [32.0, 40, 0]
    """
    told = INDENT.findall(style(tag)) if "style" in tag.attrs else []
    return (40 if tag.name in INDENTED else 0) + sum(float(number) * PIXELS[unit.lower()] for number, unit in told)


def names(tag):
    """The words in a tag's class, id and role, in small letters.

    >>> sorted(names(parse('<div id="mainMenu" class="site-footer x">').div))
    ['footer', 'main', 'menu', 'site', 'x']
    """
    told = [*tag.get_attribute_list("class"), tag.get("id"), tag.get("role")]
    parted = " ".join(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", str(one)) for one in told if one)
    return frozenset(re.findall(r"[a-z]+", parted.lower()))


def is_block(tag):
    """True if a tag begins a line of its own."""
    return tag.name in BLOCKS or bool(DISPLAYED.search(style(tag)))


def is_hidden(tag):
    """True if readers of the page do not see what the tag holds."""
    return "hidden" in tag.attrs or tag.get("aria-hidden") == "true" or bool(UNDISPLAYED.search(style(tag)))


def is_unknown(tag):
    """True for what is no tag of any kind: perhaps words between < and >."""
    return not (tag.name in BLOCKS or tag.name in INLINE or re.fullmatch(r"[a-z][\w.]*[:-][\w.:-]*", tag.name))
