"""Every reason and doubt that the tools can say has Russian words, every kind a name: read from the tools' own source."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import tools
from kodeks.corpus.places import DOCS
from kodeks.corpus.report_words import read_report_words

ROOT = Path(tools.__file__).parent
# These tell only faults, which stop the work and have words of their own, or hold no words for a report.
FAULTS = {
    "accounting.py", "corrections.py", "corrections_file.py", "html_tree.py", "ingest.py", "inputs.py", "lines.py",
    "manifest.py", "manifest_files.py", "manifest_lines.py", "manifest_model.py", "manifest_places.py", "owners.py",
    "path.py", "pdf_faults.py", "refusals.py", "report.py", "writing.py",
}  # fmt: skip
APART = {"own_words", "spelling"}  # tools of their own
NO_WORDS = ("fault", "faults", "NotText", "FileFault", "compile", "namedtuple", "frozenset", "split")  # calls
PATTERN = re.compile(r"\(\?[:!]|\.\{0")
# How faults begin that are put together before they are raised, and parts of sentences; the latter stand whole in WHOLE.
NOT_SAID = {
    "assembly.py": ("X:X: X has other words here than at", "X stands in X only"),
    "breaks.py": ("'X' at a line's end and",),
    "chrome.py": ("вернуться|",), "commented.py": ("the heading",),
    "columns.py": ("X lines hold two columns", "X of X lines do not go on", "X; save the text", "to have it read as it is"),
    "copies.py": ("lines X-X repeat lines ",),
    "docx.py": ("X of the pages",),
    "docx_package.py": ("open it in Word", "this file is locked", "this file unpacks", "this Word file", "this packed file"),
    "docx_runs.py": ("moved away", "X in the file (tracked change)"),
    "encodings.py": (
        "save the file as", "the file begins with the mark of X, and", "the manifest says", "'X' is the enc", "they are",
        ": byte 0x", "as X, X",
    ),
    "guess.py": ("«»", "X of X words with", "signs only", "; chardet"),
    "languages.py": ("its letters are X", "X; write languages", "paragraphs in X letters", "X; the manifest says"),
    "lapses.py": (
        "a word may be lost before", "two words may be run together", "something between brackets", "a bracket stands alone",
        "letters stand apart", "a footnote's mark, or a lost",
    ),
    "forms.py": ("it has 0 bytes", "it holds nothing but"),
    "misread.py": ("X of X words (X) X", "X; if", "have it recognised", "to have it read", "have signs among", "are in no"),
    "outline.py": (
        "pages are missing after this one", "the file ends here", "nothing says which clause", "[[text.discard]]",
        "[[text.placement]]", "no paragraph begins on", "this fragment begins", "X; or, if it", "the heading", "X: its last",
        "stops inside a sentence",
    ),
    "pdf.py": ("open it where it was made", "this PDF is locked"),
    "pdf_running.py": ("running X",),
    "reading.py": ("not one label", "'X' has X lines", "line X of 'X' is empty"),
    "strays.py": ("'X…' looks like a label run in", "X; kept as words", "X: X; kept as words"),
    "wording.py": (
        "X, and then be X", "; if titles stand on lines", "'X' may be a title that goes", "'X…' may begin with a title",
        "'X' at a line's end and",
    ),
}  # fmt: skip
WHOLE = (
    "16A stands in ru only, not in en",
    "16A stands in en only, not in ru",
    "lines 3-5 repeat lines 7-9",
    "head of the pages",
    "foot of the pages",
    "deleted in the file (tracked change)",
    "moved away in the file (tracked change)",
    "70 of 80 words with its letters are in the dictionary; chardet knows none",
    "signs only; chardet says cp866, 40 %",
    "16A: a word may be lost before a mark: 'of the .'",
    "16A: two words may be run together: 'the cupsThe host'",
    "16A: something between brackets is lost: 'Spades ( )'",
    "16A: a bracket stands alone, and what follows may be printed twice: 'tea ). The tea'",
    "16A: letters stand apart: 'k e t t e l'",
    "16A1(a): may belong to 16A2, whose label was kept as words before it, and then be 16A2(a)",
    "16A: a footnote's mark, or a lost letter, inside a word: 'ket*le'",
    "16A: stops inside a sentence before a footnote, whose last words may be more of it",
    "16A: its last sentence is cut; pages are missing after this one",
    "16A: its last sentence is cut; the file ends here",
    "16.1 is missing: 16.2 follows the heading",
    "running head",
    "running foot",
    'paragraphs in Cyrillic letters (2), the first of them here; the manifest says languages = ["en"] alone',
    "'2. He pours…' looks like a label run in, but is not the next one here; kept as words",
    "16A: '2. He pours…' looks like a label run in, but is not the next one here; kept as words",
    "16A: 'The host' may be a title that goes on over a page's end or a footnote; kept as words",
    "16A: 'The host…' may begin with a title on the line of its text; kept as words",
    "16A: 'The host…' may begin with a title on the line of its text; kept as words"
    '; if titles stand on lines of their own, write layout = "lines" in its [[text.file]]',
    "16A: 'tea' at a line's end and 'pot' on the next may be one word or two",
)


def sources():
    """The modules that say reasons and doubts."""
    found = sorted(ROOT.rglob("*.py"))
    return [one for one in found if one.name not in FAULTS and one.relative_to(ROOT).parts[0] not in APART]


def words_of(node):
    """A string of the source, "X" for what is filled in; None if the node is none."""
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "X" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def says_nothing(node):
    """True for what holds no words for a report: a docstring, a pattern, names, what is raised or told as a fault."""
    if isinstance(node, ast.Call):
        owner = getattr(node.func, "value", None)
        names = [getattr(one, "attr", getattr(one, "id", "")) for one in (node.func, owner)]
        return names[0] in NO_WORDS or names[1] == "faults"
    return isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and words_of(node.value) is not None)


def sentences(tree):
    """(line, words) of what a module may say."""
    silent = set()
    for node in ast.walk(tree):
        if says_nothing(node) or isinstance(node, ast.JoinedStr):
            silent |= set(ast.walk(node)) - ({node} if isinstance(node, ast.JoinedStr) else set())
    for node in ast.walk(tree):
        words = words_of(node) if node not in silent else None
        if words and " " in words.strip() and re.search(r"[^\W\d_]", words.replace("X", "")) and not PATTERN.search(words):
            yield node.lineno, words


@pytest.mark.parametrize("source", sources(), ids=lambda one: one.name)
def test_every_sentence_of_the_tools_has_russian_words(source):
    russian = read_report_words("ru")
    told = [
        f"{source.name}:{line}: {words!r} has no Russian in docs/ru/report.toml (a fault or a part: name it in NOT_SAID)"
        for line, words in sentences(ast.parse(source.read_text(encoding="utf-8")))
        if not russian.said(words) and not words.startswith(NOT_SAID.get(source.name, ()))
    ]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("words", WHOLE)
def test_sentences_put_together_have_russian_words(words):
    said = read_report_words("ru").said(words)
    assert said and re.search("[а-яё]", said)


def test_a_new_sentence_without_russian_words_is_found():
    module = '"""Says it."""\nself.doubts.append((line, f"{clause}: no kettle stands here"))\nraise NotText("no cup at all")'
    tree = ast.parse(module)
    assert list(sentences(tree)) == [(2, "X: no kettle stands here")]
    assert read_report_words("ru").said("X: no kettle stands here") is None


def test_a_reason_inside_a_doubt_is_russian_too():
    said = read_report_words("ru").said
    assert "меню сайта" in said("14 words outside links were taken out with the menu of the site")
    assert said("'DRAFT': words set crosswise; taken out") == "«DRAFT»: слова поперёк страницы; изъято"
    assert said("16.1 is missing: 16.2 follows the heading") == "Нет 16.1: сразу за заголовком стоит 16.2"


def kinds(tree):
    """Each string of one word that stands just before a reason, and what a cleaner's draft drops by default."""
    reasons = tomllib.loads((DOCS / "ru" / "report.toml").read_text(encoding="utf-8"))["reasons"]
    for node in ast.walk(tree):
        row = getattr(node, "elts", getattr(node, "args", ())) if isinstance(node, (ast.Tuple, ast.Call)) else ()
        row = () if says_nothing(node) else row
        for one, after in zip(row, row[1:]):
            kind, reason = words_of(one), words_of(after)
            if kind and kind.isascii() and " " not in kind and reason in reasons:
                yield kind
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Draft":
            yield words_of(node.args[1]) or "nav"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_kind_has_a_name(lang):
    named = read_report_words(lang).kinds
    found = {kind for source in sources() for kind in kinds(ast.parse(source.read_text(encoding="utf-8")))}
    assert {"nav", "hyphen", "hidden", "crosswise", "overstrike"} <= found
    assert not sorted(found - set(named))
