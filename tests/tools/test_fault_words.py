"""Every fault and refusal has Russian words, part by part: read from the tools' own source; and those put together in it."""

import ast
import re
from pathlib import Path

import pytest

from kodeks.cli import main
from kodeks.corpus.fault_words import read_fault_words, tell_fault
from tests.tools.test_report_words import APART, PATTERN, ROOT, words_of
from tools.ingest import ingest
from tools.report import write_report

NO_FAULTS = ("compile", "namedtuple", "frozenset", "split", "get")  # calls
WHOLE_FAULTS = (Path(__file__).parent / "faults.txt").read_text(encoding="utf-8").splitlines()
# Modules that tell faults, and how what is no fault, or a part of a sentence, begins in them; faults.txt holds the latter.
TELL_FAULTS = {
    "accounting.py": ("X: who owns",), "assembly.py": ("X stands in X only",), "corrections.py": (),
    "corrections_file.py": ("old and new,", "a number from 1", "words, as", "write X", "a correction holds X"),
    "docx.py": ("X from where its words are", "X of the pages"),
    "docx_package.py": ("it has no body", "copy it again, or X"),
    "encodings.py": ("write utf-8, cp1251", "X or cp1252 in", ": byte 0xX"), "forms.py": (), "html.py": (),
    "ingest.py": ("X removed, X changed", "X: X", "X: unchanged", "X, the files without", "X: opened", "put together",
                  "X written", "X: read", "X of lists added"),
    "lines.py": (), "manifest.py": (), "manifest_files.py": ("utf-8, cp1251", "write X or leave it out"),
    "manifest_lines.py": (": write / where", ": words stand", "correct the lineX", "line ("),
    "manifest_places.py": ("X, which is no file", "a placement for 'X'", "a discard for 'X'"),
    "misread.py": ("have it recognised again", "if this is a poor scan, X"),
    "outline.py": ("nothing says which", "[[text.discard]] with", "stops inside", "this fragment begins without", "add X",
                   "the file ends here", "the heading", "X: its last sentence is cut", "or, if it is no part of the text"),
    "owners.py": (), "pdf.py": ("X, or copy it again",), "pdf_faults.py": ("is a scan:", "holds no words", "this PDF X (X)"),
    "reading.py": ("if this is a law text",), "refusals.py": (), "twice.py": (),
    "writing.py": ("was edited since", "was not written by", "this page X, and"),
}  # fmt: skip


def parts_of(words):
    """The parts of a fault that hold words, without the place before them."""
    for part in re.sub(r"^X:[X1]: ", "", words).split("; "):
        if " " in part.strip() and re.search(r"[^\W\d_]", part.replace("X", "")):
            yield part.strip()


def faults_in(tree):
    """Each part of what a module may say that holds words: strings whole, with "X" for what is filled in."""
    inner = {
        part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node) if part is not node
    }
    silent = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)} | inner
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if getattr(call.func, "attr", getattr(call.func, "id", "")) in (
            "compile",
            "namedtuple",
            "frozenset",
            "split",
            "get",
        ):
            silent |= set(ast.walk(call))
    for node in ast.walk(tree):
        words = words_of(node) if node not in silent else None
        if words and not PATTERN.search(words) and not read_fault_words("ru").said(words):
            yield from parts_of(words)


@pytest.mark.parametrize("name", TELL_FAULTS)
def test_every_part_of_a_fault_has_russian_words(name):
    (source,) = (one for one in ROOT.rglob("*.py") if one.name == name and one.relative_to(ROOT).parts[0] not in APART)
    told = read_fault_words("ru")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = [part for part in faults_in(tree) if not told.said(part) and not part.startswith(TELL_FAULTS[name])]
    assert not found


@pytest.mark.parametrize("fault", WHOLE_FAULTS)
def test_a_fault_put_together_has_russian_words(fault):
    said = tell_fault(fault, "ru")
    left = re.sub(r"\[\[[a-z.]+\]\]|«[^»]*»|\"[^\"]*\"|'[^']*'", "", said)
    assert said != fault and re.search("[а-яё]", said) and tell_fault(fault, "en") == fault
    assert not re.search(r"\b(?:the|is|it|are|write|this|or|and)\b", left.replace("this one", "")), said


REFUSED = b"{\\rtf1 tea}"


def test_a_refusal_is_russian_in_the_russian_report_and_at_the_terminal(sources, texts, monkeypatch, capsys):
    folder = sources('files = ["a.txt"]\n', a="tea")
    (folder / "a.txt").write_bytes(REFUSED)
    words = "это файл RTF, а не текст; откройте его в Word или LibreOffice и сохраните как .docx"
    assert f"a.txt:1: {words}" in write_report(ingest(folder, texts), "ru")
    monkeypatch.setattr("kodeks.corpus.places.TEXTS", texts)
    assert main.main(["ingest", str(folder), "--lang", "ru"]) == 1
    told = capsys.readouterr().err
    assert f"kodeks ingest: {folder}/a.txt:1: {words}" in told and "t: ошибок: 1; страницы не записаны" in told


def test_a_manifest_that_cannot_be_followed_is_told_in_russian(tmp_path, capsys):
    assert main.main(["ingest", str(tmp_path), "--lang", "ru"]) == 1
    words = "такого файла нет; напишите его и назовите в нём тексты и их файлы (см. README)"
    assert capsys.readouterr().err == f"kodeks ingest: {tmp_path}/sources.toml:1: {words}\n"
