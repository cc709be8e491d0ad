"""DOCX: paragraphs in order with the numbers of their lists, notes where they are called, tracked changes accepted."""

from tools.labels import is_closed, labels_at, law_heading, part_heading
from tools.readers.decoded import NotText
from tools.readers.docx_numbers import Numbers
from tools.readers.docx_package import AGAIN, WORD, opened
from tools.readers.docx_runs import Bit, Box, Call, Runs
from tools.readers.docx_seen import told_of
from tools.readers.docx_styles import Styles, indent_of, is_contents, is_heading, is_title, value
from tools.readers.docx_tables import table_blocks
from tools.readers.docx_text import Block, Text, lines_of, taken_out
from tools.readers.levels import Levels

RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
LONGEST_TITLE = 120
END, NOTE = frozenset(("end",)), frozenset(("end", "footnote"))
NEAR = 30  # twentieths of a point: indents that are one
DEEPEST = 6  # tables or boxes inside one another


def read_docx(written, path):
    """The paragraphs of a Word file; NotText says why it cannot be read and what to do."""
    package = opened(written, path)
    try:
        decoded = _Reader(package).read()
    except RecursionError:
        raise NotText(f"{path}:1: this Word file holds things inside things without end; {AGAIN}") from None
    if not decoded.text.strip():
        raise NotText(f"{path}:1: this Word file holds no words (pictures of pages?); {AGAIN} from where its words are")
    return decoded


class _Reader:
    """Walks through one file."""

    def __init__(self, package):
        self.package = package
        self.styles = Styles(package.styles)
        self.numbers = Numbers(package.numbering, self.styles)
        self.levels = Levels(NEAR)
        self.runs = Runs(self.styles)
        self.text = Text()
        self.notes = {"footnote": _notes(package.notes), "endnote": _notes(package.endnotes)}
        self.called = 0
        self.paragraphs = 0
        self.begun = False
        self.waiting = None  # a paragraph whose end is deleted: the next one goes on with it
        self.depth = 0

    def read(self):
        for words in self.package.doubts:
            self.text.doubt(words)
        for block, gone in self._blocks(self.package.body):
            self.text.block(block, gone)
        self._rest()
        self.text.doubts += told_of(self.runs.seen, self.package.comments)
        return self.text.decoded()

    # Blocks.

    def _blocks(self, element, inside=False):
        """(block, why it goes or None) of everything in an element, in order."""
        for child in element:
            name = child.tag.removeprefix(WORD) if isinstance(child.tag, str) else ""
            if name == "p":
                yield from self._paragraph(child, inside)
            elif name == "tbl":
                yield from self._table(child, inside)
            elif name == "sdt":
                yield from self._control(child, inside)
            elif name in ("del", "moveFrom"):
                gone = ("deleted", "deleted in the file (tracked change)")
                yield from ((block, gone) for block, _ in self._blocks(child, inside))
            elif name and name not in ("sectPr", "sdtPr", "tcPr", "tblPr", "trPr"):
                yield from self._blocks(child, inside)

    def _control(self, element, inside):
        """A content control; one that holds a list of contents goes."""
        gallery = value(element, "sdtPr", "docPartObj", "docPartGallery") or ""
        goes = ("contents", "list of contents") if "contents" in gallery.lower() else None
        for block, gone in self._blocks(element, inside):
            yield block, gone or goes

    def _paragraph(self, element, inside):
        chain = self.styles.of(element)
        was_contents = self.runs.in_contents()
        found = self.runs.of(element, self._is_hidden(chain))
        in_contents = was_contents or self.runs.in_contents() or is_contents(chain)
        if not inside:
            self.paragraphs += 1
            self.text.origin(f"paragraph {self.paragraphs}")
        block = self._block(element, chain, found, in_contents)
        if block is None:
            return
        gone = ("contents", "list of contents") if in_contents else self._title(block, chain, inside)
        self.begun = self.begun or not (gone or inside)
        yield block, gone

    def _block(self, element, chain, found, in_contents):
        """A paragraph as a block; None if there is nothing in it or it waits for the next one."""
        (bits, aside, after), self.waiting = self.waiting or ([], [], []), None
        going_on = bool(bits)
        own = [one for one in found if isinstance(one, Bit) and not one.gone and one.words.strip()]
        label = "" if in_contents or not own else self.numbers.label(element, chain)
        if label and not going_on:
            bits += [self._number(label, element, chain), Bit(" ", "", None)]
        self._share(found, bits, aside, after, own)
        if self._ends_deleted(element) and bits:
            self.waiting = bits, aside, after
            return None
        lines = lines_of(bits)
        marks = END | ({"underlined"} if self._is_title_line(lines, element, chain) else frozenset())
        if lines and not (going_on or self.depth):
            indent = indent_of(element, chain, self.numbers.indent(element, chain) if label else None)
            marks |= self.levels.mark("".join(bit.words for bit in lines[0]), indent, bool(label), bool(label))
        return Block(lines, aside, after, marks) if lines or aside or after else None

    def _number(self, label, element, chain):
        """The number of a list; where lists of the same letters stand inside each other, as laws number such lists."""
        nested = self.numbers.in_order(element, chain)
        if not nested:
            return Bit(label, "number of a list, which the file counts", None)
        self.runs.seen.add("nested")
        return Bit(nested, f"number of a list, '{label}' in the file, where the list around it has the same letters", None)

    def _share(self, found, bits, aside, after, own):
        """What a paragraph holds: words kept, words taken out, notes and boxes that follow."""
        for one in found:
            if isinstance(one, Call):
                self._call(one, bits, after)
            elif isinstance(one, Box):
                self.runs.seen.add("box")
                after += self._inside(one.element)
            elif not one.gone:
                bits.append(one)
            elif aside and aside[-1].gone == one.gone:
                aside[-1] = aside[-1]._replace(words=aside[-1].words + one.words.replace("\n", " "))
            elif one.words.strip():
                aside.append(one._replace(words=one.words.replace("\n", " ")))

    def _is_title_line(self, lines, element, chain):
        words = "".join(bit.words for bit in lines[0]) if len(lines) == 1 else ""
        return bool(words) and is_heading(chain, element) and not is_closed(words) and len(words) <= LONGEST_TITLE

    def _title(self, block, chain, inside):
        """Why a paragraph in the style of a title goes: it names the document, before the first heading."""
        words = block.words()
        if self.begun or inside or not is_title(chain) or law_heading(words) or part_heading(words) or labels_at(words, 0):
            return None
        return "title", "title of the document, by its style"

    def _is_hidden(self, chain):
        return bool(next((style.hidden for style in chain if style.hidden is not None), False))

    def _ends_deleted(self, element):
        look = element.find(f"{WORD}pPr/{WORD}rPr")
        return look is not None and (look.find(f"{WORD}del") is not None or look.find(f"{WORD}moveFrom") is not None)

    def _inside(self, element):
        """The blocks inside a box or a note; a field that is open outside stays open."""
        if self.depth > DEEPEST:
            raise RecursionError
        self.depth += 1
        fields, waiting = self.runs.fields, self.waiting
        self.runs.fields, self.waiting = [], None
        found = [block if not gone else taken_out(block, gone) for block, gone in self._blocks(element, True)]
        self.runs.fields, self.waiting = fields, waiting
        self.depth -= 1
        return found

    def _table(self, element, inside):
        if not inside:
            self.text.origin(f"table after paragraph {self.paragraphs}")
        rows = [self._row(row) for row in _children(element, "tr")]
        blocks, by_cell = table_blocks(rows)
        if by_cell:
            self.runs.seen.add("cells")
        self.begun = self.begun or not inside
        yield from ((block, None) for block in blocks)

    def _row(self, row):
        cells = [self._inside(cell) for cell in _children(row, "tc")]
        if row.find(f"{WORD}trPr/{WORD}del") is None:
            return cells
        self.runs.seen.add("deleted")
        gone = ("deleted", "row deleted in the file (tracked change)")
        return [[taken_out(block, gone) for block in cell] for cell in cells]

    # Notes.

    def _call(self, call, bits, after):
        """The mark of a note in the words, and the note after the paragraph."""
        note = self.notes[call.kind].pop(call.id, None)
        if note is None:
            return
        sign = ""
        if not call.custom:
            self.called += 1
            sign = str(self.called).translate(RAISED)
            bits.append(Bit(sign, f"mark of a {call.kind}, which the file counts", None))
        after += self._note(note, sign, call.kind)

    def _note(self, note, sign, kind):
        blocks = [block._replace(marks=NOTE) for block in self._inside(note)]
        if sign and blocks:
            first = blocks[0]
            mark = [Bit(f"{sign} ", f"mark of a {kind}, which the file counts", None)]
            lines = [mark + first.lines[0], *first.lines[1:]] if first.lines else [mark]
            blocks[0] = first._replace(lines=lines)
        return blocks

    def _rest(self):
        """What stands beside the words: notes that nothing calls, heads and feet of pages, comments."""
        if self.waiting:
            bits, aside, after = self.waiting
            self.text.block(Block(lines_of(bits), aside, after, END))
        for kind, notes in self.notes.items():
            for note in list(notes.values()):
                self._all(note, (kind, f"{kind} that no place calls"), f"{kind}s")
        for element, what in self.package.running:
            self._all(element, ("running", f"{what} of the pages"), f"{what} of the pages")
        if self.package.comments is not None:
            for comment in self.package.comments:
                author = comment.get(f"{WORD}author") or "somebody"
                self._all(comment, ("comment", f"comment by {author}"), "comments")

    def _all(self, element, gone, origin):
        blocks = self._inside(element)
        if blocks:
            self.text.origin(origin)
        for block in blocks:
            self.text.block(block, gone)


def _children(element, name):
    """The rows of a table or the cells of a row, in content controls too."""
    for child in element:
        if child.tag == WORD + name:
            yield child
        elif child.tag in (f"{WORD}sdt", f"{WORD}sdtContent", f"{WORD}customXml", f"{WORD}ins", f"{WORD}del"):
            yield from _children(child, name)


def _notes(element):
    """The notes of a part by id, without the rules that part them from the words."""
    if element is None:
        return {}
    kept = [one for one in element if isinstance(one.tag, str) and one.get(f"{WORD}type") in (None, "normal")]
    return {one.get(f"{WORD}id"): one for one in kept}
