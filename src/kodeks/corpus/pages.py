"""A page on disk ↔ Page. The page is the source: reading and writing it gives back the same bytes.

The form is told in docs/decisions/pages.md; what is not exactly in that form is refused, with its line.
"""

import json
import re

import yaml

from kodeks import clauses
from kodeks.corpus import marks
from kodeks.corpus.model import LANGUAGES, Page, clause

LABEL = re.compile(r"\*\*((?:[^*\\]|\\.)+?)(\+*)\.\*\*")
LAW = re.compile(r"# (?:([0-9]+)\.)?")
PART = re.compile(r"## ")
FOOTNOTE = re.compile(r"\[\^([0-9]+)\]:")
ATTRIBUTES = re.compile(r"\{((?:[a-z]+=" + marks.QUOTED + r" ?)+)\}")
ATTRIBUTE = re.compile(r"([a-z]+)=(" + marks.QUOTED + r")")
TITLE = re.compile(r"\*((?:[^*\\]|\\(?:.|\n))+)\*")
LOST = "lost"


class PageError(ValueError):
    """A page that cannot be read: every fault with file, line and what to do."""


def read_page(path):
    """The page at a path; PageError tells every fault."""
    return parse_page(path.read_bytes(), path)


def parse_page(written, path):
    """The page in these bytes; the path tells its language and stands in every fault."""
    try:
        lines = written.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise PageError(f"{path}:{line}: this is not UTF-8; save the page as UTF-8") from None
    page = _Reader(lines, path).page()
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
    return yaml.safe_load(page.front) or {}


def checked(page):
    """Clause → how it was checked."""
    return {str(key): str(how) for key, how in (front_matter(page).get("checked") or {}).items()}


def _heading(page):
    """"# 64. After a revoke is established"; a law whose heading is lost says so."""
    number = f"{page.law}." if page.law.isdigit() else ""
    own = [item for item in page.clauses if item.id == page.law and item.segment == 1]
    if number and not own:
        return f'# {number} {{heading="{LOST}"}}'
    label = _attributes(label=own[0].label) if own else ""
    return " ".join(part for part in ("#", number, marks.plain(page.title), label) if part)


def _write_clause(item, page, anchored):
    """One clause as a block; "" for a law that its heading tells whole."""
    if item.kind == "heading":
        return f"## {marks.plain(item.title)} " + _attributes(id=item.id, label=item.label)
    body = marks.encode(item)
    if item.kind == "footnote":
        return _write_footnote(item, body, anchored)
    is_law = item.id == page.law and item.segment == 1
    if is_law and body == [""]:
        return ""
    mark = f"**{marks.plain(item.id)}{'+' * (item.segment - 1)}.**"
    mark += "" if is_law else _attributes(label=item.label)
    title = f"*{marks.plain(item.title)}*" if item.title and not is_law else ""
    first = " ".join(part for part in (mark, title, body[0]) if part)
    return "\n\n".join([first] + body[1:])


def _write_footnote(item, body, anchored):
    anchors = "" if item.id in anchored else LOST
    text = "" if item.body or item.gaps else LOST
    mark = f"[^{item.id.rsplit('.fn', 1)[1]}]:" + _attributes(label=item.label, anchors=anchors, text=text)
    return "\n\n".join([f"{mark} {body[0]}" if body[0] else mark] + body[1:])


def _attributes(**values):
    """{label="(A)."}; nothing where nothing is to be said."""
    said = [f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in values.items() if value]
    return "{" + " ".join(said) + "}" if said else ""


def _check_same(read, written, path):
    """A page is read only if it would be written just so."""
    for number, (have, want) in enumerate(zip(read, written), start=1):
        if have != want:
            raise PageError(f"{path}:{number}: this line is not in the form of a page; write it so: {want or '(empty)'}")
    if len(read) > len(written):
        raise PageError(f"{path}:{len(written) + 1}: nothing is expected here; end the page with one line feed")
    if len(read) < len(written):
        raise PageError(f"{path}:{len(read)}: the page ends too early; end it with one line feed")


class _Reader:
    """Reads one page from its lines and collects every fault before it fails."""

    def __init__(self, lines, path):
        self.lines = lines
        self.path = path
        self.faults = []
        self.found = []
        self.law = ""
        self.title = None
        self.label = ""
        self.lost = False

    def page(self):
        """The page; PageError with every fault otherwise."""
        front, line = self._front()
        text, self.law = self._front_values(front)
        for start, block in self._blocks(line):
            self._attempt(start, self._block, block)
        self._finish()
        if self.faults:
            raise PageError("\n".join(self.faults))
        return Page(text, self._lang(), self.law, self.title, front, tuple(self.found))

    def _front(self):
        """The YAML between the fences and the number of the line after them."""
        lines = self.lines
        if lines[0] != "---" or "---" not in lines[1:]:
            raise PageError(f"{self.path}:1: a page begins with front matter; put text and law between two lines ---")
        end = lines.index("---", 1)
        return "".join(line + "\n" for line in lines[1:end]), end + 1

    def _front_values(self, front):
        """The ids of text and law that the front matter names."""
        try:
            values = yaml.safe_load(front)
        except yaml.YAMLError as error:
            line = error.problem_mark.line + 2 if getattr(error, "problem_mark", None) else 2
            raise PageError(f"{self.path}:{line}: the front matter is not YAML; {error.problem}") from None
        if not isinstance(values, dict) or not values.get("text") or not values.get("law"):
            raise PageError(f'{self.path}:2: the front matter names no text or law; add text: "2017" and law: 64')
        if not isinstance(values.get("checked") or {}, dict):
            raise PageError(f"{self.path}:2: checked is a mapping; write checked: {{64A1: \"how\"}}")
        return str(values["text"]), str(values["law"])

    def _lang(self):
        """The language folder that the page lies in."""
        for folder in (self.path.parent.name, self.path.parent.parent.name):
            if folder in LANGUAGES:
                return folder
        raise PageError(f"{self.path}:1: no language; a page lies in a folder named {' or '.join(LANGUAGES)}")

    def _blocks(self, line):
        """(line number, block) of what blank lines part, continuation blocks joined to their clause's."""
        block, start = [], line + 1
        for number, words in enumerate(self.lines[line:], start=line + 1):
            if not words and block:
                yield start, "\n".join(block)
                block = []
            elif words:
                start = start if block else number
                block.append(words)
        if block:
            yield start, "\n".join(block)

    def _attempt(self, line, reader, block):
        try:
            reader(line, block)
        except ValueError as error:
            self.faults.append(f"{self.path}:{line}: {error}")

    def _block(self, line, block):
        """A heading, a clause, a footnote, or more of the clause before."""
        for pattern, reader in ((LAW, self._law), (PART, self._part), (LABEL, self._clause), (FOOTNOTE, self._footnote)):
            found = pattern.match(block)
            if found:
                return reader(line, found, block[found.end() :])
        if not self.found:
            raise ValueError(f"words before the first clause; begin them with **{self.law}.** or another id")
        self.found[-1][1].append(block)

    def _law(self, line, found, rest):
        if self.title is not None:
            raise ValueError("a second heading of a law; a page holds one law")
        if (found.group(1) or "") != (self.law if self.law.isdigit() else ""):
            raise ValueError(f"the heading is not that of Law {self.law}, which the front matter names")
        title, attributes = _split_attributes(rest[1:] if rest[:1] == " " else rest)
        self.lost = attributes.pop("heading", "") == LOST
        self.title = marks.decode_plain(title)
        self.label = attributes.pop("label", "")
        _refuse_others(attributes)
        if self.law.isdigit() and not self.lost:
            self._add(line, self.law, [""], label=self.label, title=self.title)

    def _part(self, line, found, rest):
        title, attributes = _split_attributes(rest)
        part = attributes.pop("id", "")
        if not part.startswith("h:"):
            raise ValueError('a heading of a part has an id; write ## Part IV. Tricks {id="h:6.4"}')
        self._add(line, clauses.canonical(part), [""], attributes, title=marks.decode_plain(title))

    def _clause(self, line, found, rest):
        written = marks.decode_plain(found.group(1))
        name = clauses.canonical(written)
        if name != written:
            raise ValueError(f"'{written}' is written {name} here")
        segment = len(found.group(2)) + 1
        attributes, rest = _leading_attributes(rest)
        title, rest = _leading_title(rest)
        if name == self.law and segment == 1:
            return self._law_words(line, rest, title or attributes)
        self._check_number(name, segment)
        self._add(line, name, [rest], attributes, title=title, segment=segment)

    def _law_words(self, line, rest, more):
        """The words of the law itself, before its sections, go to the heading's clause."""
        if more:
            raise ValueError(f"title and label of Law {self.law} stand in its heading; leave them out here")
        if not self.found or self.found[-1][0]["id"] != self.law or self.lost:
            raise ValueError(f"the words of Law {self.law} stand right after its heading")
        self.found[-1][1][:] = [rest]

    def _footnote(self, line, found, rest):
        name = f"{self.law}.fn{found.group(1)}"
        attributes, rest = _leading_attributes(rest)
        self._check_number(clauses.canonical(name), 1)
        lost = {key: attributes.pop(key, "") for key in ("anchors", "text")}
        self._add(line, name, [rest], attributes, lost=lost)

    def _check_number(self, name, segment):
        """A clause stands once, in its own law's page, its segments in order."""
        if clauses.law(name) != (self.law if self.law.isdigit() else ""):
            raise ValueError(f"{name} does not belong to Law {self.law}; put it on the page of its law")
        before = [item["segment"] for item, _ in self.found if item["id"] == name]
        if segment != len(before) + 1 and (segment == 1 or before):
            raise ValueError(f"{name} stands twice; text that returns is written **{name}{'+' * len(before)}.**")

    def _add(self, line, name, blocks, attributes=None, **values):
        attributes = dict(attributes or {})
        values.setdefault("segment", 1)
        values.setdefault("label", attributes.pop("label", ""))
        _refuse_others(attributes)
        self.found.append((dict(values, id=name, line=line), blocks))

    def _finish(self):
        """Blocks become clauses; what only the whole page can tell is checked."""
        if self.title is None:
            self.faults.append(f"{self.path}:1: the page has no heading; write # {self.law}. and its title")
        items, self.found = self.found, []
        for values, blocks in items:
            self._attempt(values["line"], self._finish_clause, (values, blocks))
        if not self.faults:
            self._check_footnotes({item["id"]: item for item, _ in items if "lost" in item})

    def _finish_clause(self, line, parts):
        values, blocks = parts
        body, footnotes, gaps, stressed = marks.decode(blocks, self.law)
        self.found.append(
            clause(
                values["id"], body, values["segment"], values["label"], values.get("title", ""), footnotes, gaps, stressed
            )
        )

    def _check_footnotes(self, footnotes):
        """Each mark has its footnote and each footnote its mark, or says that it is lost."""
        anchored = {anchor.id for item in self.found for anchor in item.footnotes}
        for name in sorted(anchored - set(footnotes)):
            number = name.rsplit(".fn", 1)[1]
            remedy = f'add [^{number}]: and its words, or [^{number}]:{{text="lost"}}'
            self.faults.append(f"{self.path}:{len(self.lines)}: [^{number}] has no footnote; {remedy}")
        for name, values in footnotes.items():
            lost = values["lost"]["anchors"] == LOST
            if lost == (name in anchored):
                remedy = 'take out anchors="lost"' if lost else 'put [^n] where it is called, or write {anchors="lost"}'
                self.faults.append(f"{self.path}:{values['line']}: {name}: its mark and its words disagree; {remedy}")


def _split_attributes(rest):
    """"Title {label="…"}" → (title, attributes)."""
    found = re.search(r"(?:^| )" + ATTRIBUTES.pattern + r"$", rest)
    if not found:
        return rest, {}
    return rest[: found.start()], _attribute_values(found.group(1))


def _leading_attributes(rest):
    found = ATTRIBUTES.match(rest)
    if not found:
        return {}, rest[1:] if rest[:1] == " " else rest
    rest = rest[found.end() :]
    return _attribute_values(found.group(1)), rest[1:] if rest[:1] == " " else rest


def _leading_title(rest):
    found = TITLE.match(rest)
    if not found:
        return "", rest
    rest = rest[found.end() :]
    return marks.decode_plain(found.group(1)), rest[1:] if rest[:1] == " " else rest


def _attribute_values(words):
    return {key: json.loads(value) for key, value in ATTRIBUTE.findall(words)}


def _refuse_others(attributes):
    if attributes:
        raise ValueError(f"{', '.join(sorted(attributes))}: not an attribute that is known here; known: label")
