"""The five real files: every reference of the account, and nothing else; skipped where the shared folder is not there."""

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from kodeks import clauses
from kodeks.corpus.places import DOCS, ROOT
from kodeks.corpus.texts import find_text
from kodeks.references.links import attachments, backlinks, clause_references
from kodeks.references.reference import SHOWN

SHARED = Path(os.environ.get("KODEKS_SHARED", ""))
TEXTS = {"000": "1987-commentary-ru", "001": "1987-ru", "002": "1987-ru", "003": "1997", "004": "1987-commentary-ru"}

needs_shared = pytest.mark.skipif(
    not os.environ.get("KODEKS_SHARED"), reason="KODEKS_SHARED names no folder with the real sources and facts"
)


def account():
    """(text, lang, id, segment, printed, targets, kind) of each row of the account's tables of references."""
    file, table = "", False
    for line in (SHARED / "sources" / "ACCOUNT.md").read_text(encoding="utf-8").split("\n"):
        file = line[8:11] if line.startswith("## File") else file
        table = line == "**References**" or (table and (line.startswith("|") or not line))
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if table and line.startswith("|") and cells[0] not in ("id", "---"):
            yield row(TEXTS[file], *cells)


def row(text, place, printed, targets, kind):
    lang = "en" if place.endswith(" en") else "ru"
    place = re.sub(r" (en|ru)$", "", place)
    segment = 2 if place.endswith(" (seg 2)") else 1
    here = written(place.removesuffix(" (seg 2)"))
    return text, lang, here, segment, printed, tuple(written(target) for target in targets.split(", ")), kind


def written(name):
    """An id of the account as it is written here; a footnote belongs to its law."""
    name = name.removeprefix("c")
    if ".fn" in name:
        return f"{name.split('.')[0]}.fn1"
    return clauses.canonical(name)


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """A project folder with the five files ingested."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "docs").symlink_to(DOCS)
    command = [sys.executable, "-m", "kodeks.cli.main", "ingest", str(SHARED / "sources")]
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    done = subprocess.run(command, env={**os.environ, "KODEKS_ROOT": str(folder), "PYTHONPATH": paths}, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return folder


def found(root, kinds=SHOWN):
    """The same as the account, from the ingested texts."""
    for name in sorted(set(TEXTS.values())):
        text = find_text(name, root)
        for lang in text.languages:
            for clause, references in clause_references(text, lang):
                for one in references:
                    if one.kind in kinds:
                        printed = " ".join(one.printed.split())
                        yield name, lang, clause.id, clause.segment, printed, one.targets, one.kind


@needs_shared
def test_every_reference_of_the_account_and_no_other(root):
    here, there = Counter(found(root)), Counter(account())
    assert len(list(account())) == 73
    assert (here - there, there - here) == (Counter(), Counter())


def selves():
    """(text, id, words, law) of each "self" that the account tells from references, as often as it stands there."""
    file = ""
    for line in (SHARED / "sources" / "ACCOUNT.md").read_text(encoding="utf-8").split("\n"):
        file = line[8:11] if line.startswith("## File") else file
        match = re.match(r"- (c?[0-9A-Z.a-z]+): «([^»]+)» — self(?: \((\d+)\)|: .*\((\d+)\))(, twice)?", line)
        if match:
            place, words, law = written(match.group(1)), match.group(2), match.group(3) or match.group(4)
            yield from [(TEXTS[file], place, words, law)] * (2 if match.group(5) else 1)


@needs_shared
def test_a_law_that_names_itself_is_told_apart(root):
    expected = Counter(selves())
    assert sum(expected.values()) == 8
    here = list(found(root, ("self",)))
    for (text, place, words, law), times in expected.items():
        hits = [one for one in here if (one[0], one[2], one[5]) == (text, place, (law,)) and one[4] in words]
        assert len(hits) == times * len({one[1] for one in hits}), (text, place, words)


@needs_shared
def test_an_edition_is_no_clause(root):
    words = (SHARED / "sources" / "ACCOUNT.md").read_text(encoding="utf-8")
    told = re.findall(r"- c?([\d.]+): «([^»]+)» — (?:the \d+ )?edition", words)
    editions = {(place, printed, targets) for _, _, place, _, printed, targets, _ in found(root, ("edition",))}
    assert editions == {(place, printed, ()) for place, printed in told}


@needs_shared
def test_only_the_lost_paragraph_is_unresolved(root):
    missing = []
    for name in sorted(set(TEXTS.values())):
        text = find_text(name, root)
        for lang in text.languages:
            for clause, references in clause_references(text, lang):
                missing += [(clause.id, one.unresolved) for one in references if one.unresolved]
    assert missing == [("45.4", (("45.3", "45"),))]


@needs_shared
def test_a_clause_knows_who_cites_it(root):
    links = backlinks([find_text(name, root) for name in sorted(set(TEXTS.values()))])
    assert [(one.text, one.id) for one in links["1987", "23A"]] == [("1987-ru", "24B"), ("1987-ru", "27B2")]
    assert [one.id for one in links["1987-commentary-ru", "45.5"]] == ["46.4"]
    assert [(one.text, one.lang) for one in links["1997", "45E"]] == [("1997", "ru"), ("1997", "en")]


@needs_shared
def test_a_paragraph_belongs_to_what_it_cites_in_its_law_and_to_the_law(root):
    owners = attachments(find_text("1987-commentary-ru", root), "ru")
    assert owners["45.8"] == ("45F", "45")
    assert owners["46.5"] == ("46B", "46")
    assert owners["45.5"] == ("45",)
    assert owners["47.6"] == ("47C", "47D", "47F", "47")
