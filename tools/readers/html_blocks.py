"""A page's tags → blocks and tables in reading order; what they look like is kept, how they are written is not."""

from tools.labels import law_heading
from tools.readers import html_frame
from tools.readers.html_lists import Numbered, list_styles, sort_of
from tools.readers.html_model import START, Block, Cell, Run, State, Table
from tools.readers.html_tree import HEADINGS, events, indent_of, is_block, is_hidden, is_unknown, kind_of, names, style

LISTS = frozenset(("ol", "ul", "menu", "dir"))
BOLD = frozenset(("b", "strong", "th"))
SLANTED = frozenset(("i", "em", "u"))
DEEPEST = 40  # tables in tables; what is deeper is read as if it were none
LIMITS = {"heading": 250, "bold": 300, "link": 300}  # characters; what is longer was never closed
LINE = "\n"
STYLELESS = (
    "the list right under a law has no style, and its items got 1, 2, 3 as a browser shows them; "
    'if the book has A, B, C, write <ol type="A"> in the page'
)
UNNUMBERED = (
    "the list right under a law has no numbers, so its items are no clauses; "
    'if the book has A, B, C, write <ol type="A"> in the page'
)
RAISED = str.maketrans("0123456789()", "⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁾")
SHOWN = {
    "script": ("script", "script or style of the page"),
    "comment": ("comment", "comment that readers of the page do not see"),
}


class Blocks:
    """Reads the events of a page; `flow` is what comes of it, `doubts` are (line of the page, words)."""

    def __init__(self, soup, notes, extents):
        self.notes = notes
        self.extents = extents
        self.page_words = html_frame.count_words(soup)
        self.styles = list_styles(" ".join(one.get_text() for one in soup.find_all("style")))
        self.flow = []
        self.doubts = []
        self.open = None  # the block that words go into
        self.tables = []  # (table, the flow around it)
        self.lists = []  # of each open list, the label before it
        self.waiting = []  # numbers of items whose words have not come
        self.begins_item = False  # an item has begun, and no words of it have come
        self.before = ""  # the sort of the label that the block before begins with
        self.under_law = False  # the block before is the heading of a law
        self.told_styleless = False
        self.line = 1
        states = [START]
        for what, node in events(soup):
            if what == "start":
                self.line = node.sourceline or self.line
                states.append(self._start(node, states[-1]))
            elif what == "end":
                states.pop()
                self._end(node, states[-1])
            else:
                self._text(node, states[-1])
        self._break()

    # Tags.

    def _start(self, tag, state):
        """The state inside a tag; what it begins is begun."""
        if is_unknown(tag):
            words = f"'<{tag.name}…>' is no tag of HTML; if it is words of the text, write its < as &lt; in the page"
            self.doubts.append((self.line, words))
        if is_block(tag):
            self._break()
        if tag.name == "br":
            self._add(Run(LINE, state.bold, state.link, state.why, True), state)
        elif tag.name in ("table", "tr", "td", "th"):
            self._table(tag)
        elif tag.name in ("img", "input", "iframe", "frame"):
            self._doubt_picture(tag, state)
        inside = self._inside(tag, state)
        if tag.name in LISTS:
            self.lists.append(self.before)
            numbered = Numbered(tag, state.list, self.before, self.styles, self.extents)
            if self.under_law and not state.list and not self.told_styleless:
                self._doubt_numbers(tag, numbered)
            return inside._replace(list=numbered)
        if tag.name == "li" and state.list and not inside.why:
            self._item(tag, inside)
        return inside

    def _end(self, tag, state):
        if is_block(tag):
            self._break()
        if tag.name == "table" and self.tables and self.tables[-1][0].tag is tag:
            _, self.flow = self.tables.pop()
        elif tag.name in ("td", "th") and self.tables:
            self.flow = self.tables[-1][0].outside
        elif tag.name in LISTS:
            self.before = self.lists.pop()

    def _inside(self, tag, state):
        """How a tag changes what holds for the words in it."""
        name, classes = tag.name, names(tag)
        why = state.why or (self._frame(tag) if state.framed < DEEPEST else None)
        if why and why[0] == "head" and name != "title" and is_block(tag):
            why = None  # a title that was never closed
        is_note = id(tag) in self.notes.notes or "footnotetext" in "".join(tag.get_attribute_list("class", "")).lower()
        bold = name in BOLD or "font-weight:bold" in style(tag).replace(" ", "").lower()
        heading = name in HEADINGS or (name == "p" and any(one.startswith("heading") for one in classes))
        return State(
            max(state.bold, 2 * bold, name in SLANTED) if self.extents.is_shorter(tag, LIMITS["bold"]) else state.bold,
            state.link or (name == "a" and "href" in tag.attrs and self.extents.is_shorter(tag, LIMITS["link"])),
            why,
            state.kept or name in ("pre", "xmp", "listing", "plaintext"),
            state.heading or (heading and self.extents.is_shorter(tag, LIMITS["heading"])),
            is_note or (state.note and not (name == "p" and state.paragraph)),
            state.framed + html_frame.is_framed(tag),
            state.raised or (name == "sup" and self.extents.is_shorter(tag, 12)) or id(tag) in self.notes.calls,
            state.list,
            state.paragraph or name == "p",
            state.indent + indent_of(tag),
        )

    def _frame(self, tag):
        """(kind, reason) if a tag holds no text; running words that go out with it, or stay though hidden, are told."""
        if id(tag) in self.notes.back:
            return ("nav", "link from a note back to its mark")
        why = html_frame.frame(tag, self.page_words, self.notes.notes, self.extents)
        if why and tag.name not in html_frame.ALWAYS:
            count = html_frame.running_words(tag, self.extents)
            if count >= html_frame.SENTENCE:
                self.doubts.append((self.line, f"{count} words outside links were taken out with the {why[1]}"))
        elif is_hidden(tag) and html_frame.running_words(tag, self.extents):
            self.doubts.append((self.line, "these words are hidden on the page; they look like the text and were kept"))
        if not why and tag.name in ("del", "s", "strike") and tag.get_text().strip():
            self.doubts.append((self.line, "words that are struck through on the page; they were kept"))
        return why

    def _doubt_numbers(self, tag, numbered):
        """A list right under a law that may have lost its letters, once a page: the others will be like it."""
        words = STYLELESS if numbered.is_by_nesting() else UNNUMBERED if tag.name != "ol" and not numbered.has_own else ""
        if words:
            self.told_styleless = True
            self.doubts.append((self.line, words))

    def _doubt_picture(self, tag, state):
        if state.why or not (tag.get("alt") or tag.name == "iframe"):
            return
        if tag.name == "img":
            self.doubts.append(
                (self.line, f"a picture stands here, told as '{tag['alt']}'; what it shows is not in the text")
            )
        elif tag.name == "iframe" and tag.get("src"):
            self.doubts.append((self.line, f"another page is shown here, {tag['src']}; ingest it as a file of its own"))

    def _item(self, tag, state):
        self.begins_item = True
        number = state.list.number(tag)
        if not number:
            return
        if id(tag) in self.notes.notes:
            self.waiting.append((number.strip("()."), "number of a note in a list"))
        else:
            self.waiting.append((number, state.list.reason))

    def _table(self, tag):
        """A table, row or cell begins, whatever is still open."""
        if tag.name == "table":
            if len(self.tables) < DEEPEST:
                self.flow.append(Table(tag))
                self.tables.append((self.flow[-1], self.flow))
                self.flow = self.flow[-1].outside
        elif self.tables:
            table = self.tables[-1][0]
            table.has_heads = table.has_heads or tag.name == "th"
            self.flow = table.outside
            if tag.name == "tr" or not table.rows:
                table.rows.append([])
            if tag.name != "tr":
                table.rows[-1].append(Cell(tag))
                self.flow = table.rows[-1][-1].flow

    # Words.

    def _text(self, string, state):
        kind = kind_of(string)
        words = str(string)
        line, self.line = self.line + _lines_before(words), self.line + words.count("\n")
        if kind in SHOWN:
            if words.strip():
                self._apart(Run(words, False, False, SHOWN[kind], False), state, line)
        elif kind == "text":
            self._words(words, state, line)

    def _words(self, words, state, line):
        if self.open is None and not words.strip():
            return
        raised = state.raised and not words.strip().strip("0123456789,;*() ")
        words = words.translate(RAISED) if raised else words
        self._add(Run(words, state.bold, state.link, state.why, state.kept), state, line)

    def _add(self, run, state, line=0):
        if self.open is None:
            if run.words == LINE:
                return
            self.open = Block(state, line or self.line)
            if not run.why:
                self.open.numbers, self.waiting = self.waiting, []
                self.open.begins_item, self.begins_item = self.begins_item, False
        if not run.why and self.waiting and not self.open.words():
            self.open.numbers, self.waiting = self.open.numbers + self.waiting, []
        self.open.runs.append(run)

    def _apart(self, run, state, line):
        """Words that no reader sees, in a block of their own; what is open goes on after them."""
        block = Block(state._replace(why=run.why), line)
        block.runs.append(run)
        self.flow.append(block)

    def _break(self):
        """The block that is open ends."""
        block, self.open = self.open, None
        if block is None:
            return
        if any(run.words.strip() for run in block.runs):
            self.flow.append(block)
            own = " ".join([number for number, _ in block.numbers] + [block.words()])
            self.under_law = bool(law_heading(own))
            self.before = "" if self.under_law else sort_of(own) or self.before


def _lines_before(words):
    return words[: len(words) - len(words.lstrip())].count("\n")
