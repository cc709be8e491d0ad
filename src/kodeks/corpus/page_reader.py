"""One page from its lines: blocks become clauses, and every fault is collected before it fails."""

import re

from kodeks import clauses
from kodeks.corpus.attributes import leading_attributes, leading_title, refuse_others, split_attributes
from kodeks.corpus.decoding import decode, decode_plain
from kodeks.corpus.model import DEFINITIONS, LANGUAGES, Page, clause

LABEL = re.compile(r"\*\*((?:[^*\\]|\\.)+?)(\+*)\.\*\*")
LAW = re.compile(r"# (?:([0-9]+)\.)?")
PART = re.compile(r"## ")
FOOTNOTE = re.compile(r"\[\^([0-9]+)\]:")
LOST = "lost"


class PageError(ValueError):
    """A page that cannot be read: every fault with file, line and what to do."""


class Reader:
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
            raise PageError("\n".join(sorted(self.faults, key=self._line_of)))
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
        import yaml  # ingestion writes pages and reads none

        try:
            values = yaml.safe_load(front)
        except yaml.YAMLError as error:
            line = error.problem_mark.line + 2 if getattr(error, "problem_mark", None) else 2
            raise PageError(f"{self.path}:{line}: the front matter is not YAML; {error.problem}") from None
        if not isinstance(values, dict) or not values.get("text") or not values.get("law"):
            raise PageError(f'{self.path}:2: the front matter names no text or law; add text: "2017" and law: 64')
        if not isinstance(values.get("checked") or {}, dict):
            raise PageError(f'{self.path}:2: checked is a mapping; write checked: {{64A1: "how"}}')
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

    def _line_of(self, fault):
        return int(fault.removeprefix(f"{self.path}:").split(":")[0])

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
            wanted = "a heading without a number" if self.law == DEFINITIONS else f"that of Law {self.law}"
            raise ValueError(f"the heading is not {wanted}, as the front matter has it")
        title, attributes = split_attributes(rest[1:] if rest[:1] == " " else rest)
        self.lost = attributes.pop("heading", "") == LOST
        self.title = decode_plain(title)
        self.label = attributes.pop("label", "")
        refuse_others(attributes)
        if self.law.isdigit() and not self.lost:
            self._add(line, self.law, [""], label=self.label, title=self.title)

    def _part(self, line, found, rest):
        title, attributes = split_attributes(rest)
        part = attributes.pop("id", "")
        if not part.startswith("h:"):
            raise ValueError('a heading of a part has an id; write ## Part IV. Tricks {id="h:6.4"}')
        self._add(line, clauses.canonical(part), [""], attributes, title=decode_plain(title))

    def _clause(self, line, found, rest):
        written = decode_plain(found.group(1))
        name = clauses.canonical(written)
        if name != written:
            raise ValueError(f"'{written}' is written {name} here")
        segment = len(found.group(2)) + 1
        attributes, rest = leading_attributes(rest)
        title, rest = leading_title(rest)
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
        if self.law == DEFINITIONS:
            raise ValueError("definitions have no footnotes; say it in the definition itself")
        name = f"{self.law}.fn{found.group(1)}"
        attributes, rest = leading_attributes(rest)
        self._check_number(clauses.canonical(name), 1)
        lost = {key: attributes.pop(key, "") for key in ("anchors", "text")}
        self._add(line, name, [rest], attributes, lost=lost)

    def _check_number(self, name, segment):
        """A clause stands once, in its own law's page, its segments in order."""
        if clauses.law(name) != (self.law if self.law.isdigit() else ""):
            here = "the definitions" if self.law == DEFINITIONS else f"Law {self.law}"
            there = "the page of its law" if clauses.law(name) else "definitions.md"
            raise ValueError(f"{name} does not belong to {here}; put it on {there}")
        before = [item["segment"] for item, _ in self.found if item["id"] == name]
        if segment != len(before) + 1 and (segment == 1 or before):
            raise ValueError(f"{name} stands twice; text that returns is written **{name}{'+' * len(before)}.**")

    def _add(self, line, name, blocks, attributes=None, **values):
        attributes = dict(attributes or {})
        values.setdefault("segment", 1)
        values.setdefault("label", attributes.pop("label", ""))
        refuse_others(attributes)
        self.found.append((dict(values, id=name, line=line), blocks))

    def _finish(self):
        """Blocks become clauses; what only the whole page can tell is checked."""
        if self.title is None:
            heading = "# Definitions" if self.law == DEFINITIONS else f"# {self.law}. and its title"
            self.faults.append(f"{self.path}:1: the page has no heading; write {heading}")
        items, self.found = self.found, []
        for values, blocks in items:
            self._attempt(values["line"], self._finish_clause, (values, blocks))
        if not self.faults:
            self._check_footnotes({item["id"]: item for item, _ in items if "lost" in item})

    def _finish_clause(self, line, parts):
        values, blocks = parts
        body, footnotes, gaps, stressed = decode(blocks, self.law)
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
