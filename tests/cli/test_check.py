"""`kodeks check` sees each kind of fault; it is run over a copy of our texts in which one was made."""

import os
import shutil
import subprocess
import sys

import pytest

from kodeks.corpus.places import DOCS, ROOT


@pytest.fixture
def root(tmp_path):
    """A project folder with the lists and the digest, no words of rulings."""
    for folder in ("codes", "texts", "en/2017", "ru/2017"):
        shutil.copytree(DOCS / folder, tmp_path / "docs" / folder)
    shutil.copy(DOCS / "glossary.toml", tmp_path / "docs")
    return tmp_path


def check(root, *only):
    """What the checks named, or all, say of a project."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    command = [sys.executable, "-m", "kodeks.cli.main", "check", *(f"--only={name}" for name in only)]
    done = subprocess.run(command, env={**os.environ, "KODEKS_ROOT": str(root), "PYTHONPATH": paths}, capture_output=True)
    return done.returncode, done.stdout.decode("utf-8") + done.stderr.decode("utf-8")


def change(root, name, old, new):
    path = root / "docs" / name
    words = path.read_text(encoding="utf-8")
    assert old in words
    path.write_text(words.replace(old, new, 1), encoding="utf-8")


def test_our_texts_have_no_fault(root):
    assert check(root)[0] == 0


@pytest.mark.parametrize(
    "check_name, name, old, new, fault",
    (
        (
            "clauses have twins",
            "ru/2017/64.md",
            "**64B2.**",
            "**64B2+.**",
            "docs/ru/2017/64.md: 64B2 is missing; its twin has it",
        ),
        (
            "clauses stand in the list",
            "codes/2017.tsv",
            "\n64B8\t",
            "\n64B9\t",
            "64B8 is not in docs/codes/2017.tsv; add it there or mend the id",
        ),
        ("references lead to clauses", "codes/2017.tsv", "\n62C3\t", "\n62C4\t", "leads to 62C3, which 2017 lacks"),
        ("lists of clauses are sound", "codes/1997.tsv", "\n9A1\t", "\n9Z1\t", "1997.tsv:"),
        (
            "twins cite the same clauses",
            "en/2017/63.md",
            "Law 62D",
            "Law 62C",
            "ru/2017/63.md: 63B cites 62C3, 62D, its twin 62C, 62C3; cite",
        ),
        ("clauses have twins", "en/2017/63.md", "**63B.**", "**63B.** *", "docs/en/2017/63.md:"),
        (
            "the glossary is sound",
            "glossary.toml",
            'clauses = ["20F"',
            'clauses = ["20Z"',
            "20Z is not in docs/codes/2017.tsv; mend the id",
        ),
        (
            "the glossary is sound",
            "glossary.toml",
            '\ndefinition = "DEF.Alert"\n',
            '\nmeaning = { en = "x", ru = "х" }\n',
            "DEF.Alert has no entry",
        ),
        (
            "definitions go by their terms",
            "glossary.toml",
            'ru = "алерт"',
            'ru = "предупреждение"',
            "DEF.Alert is called 'Алерт.', in docs/glossary.toml",
        ),
        ("the glossary is sound", "glossary.toml", 'ru = "алерт"', 'rus = "алерт"', "glossary.toml:"),
    ),
)
def test_a_fault_is_seen(root, check_name, name, old, new, fault):
    change(root, name, old, new)
    code, told = check(root, check_name)
    assert code == 1
    assert fault in told


def test_a_file_without_a_twin_is_seen(root):
    (root / "docs" / "en" / "alone.md").write_text("# Alone\n", encoding="utf-8")
    code, told = check(root, "files have twins")
    assert (code, "docs/en/alone.md: no twin; write docs/ru/alone.md" in told) == (1, True)


def test_words_without_a_twin_are_seen(root):
    for lang, words in (("en", '[questions.a]\ntext = "A?"\nhelp = "x"\n'), ("ru", '[questions.a]\ntext = "А?"\n')):
        (root / "docs" / lang / "rulings").mkdir()
        (root / "docs" / lang / "rulings" / "revoke.toml").write_text(words, encoding="utf-8")
    code, told = check(root, "words of rulings have twins")
    assert (code, "docs/ru/rulings/revoke.toml: questions.a.help has no words" in told) == (1, True)


def test_a_law_that_is_not_written_is_seen(root):
    for lang in ("en", "ru"):
        (root / "docs" / lang / "2017" / "59.md").unlink()
    code, told = check(root, "our laws are whole")
    assert code == 1
    assert "docs/ru/2017: 59 is in docs/codes/2017.tsv and on no page; write it" in told


def test_a_clause_checked_on_its_page_only_is_seen(root):
    path = root / "docs" / "codes" / "2017.tsv"
    rows = path.read_text(encoding="utf-8").split("\n")
    place = next(number for number, row in enumerate(rows) if row.startswith("64A1\t"))
    clause, gist, _, _ = rows[place].split("\t")
    rows[place] = f"{clause}\t{gist}\tunchecked\t"
    path.write_text("\n".join(rows), encoding="utf-8")
    code, told = check(root, "list and pages agree on what was checked")
    assert code == 1
    assert "64A1 is checked on the page of Law 64, unchecked in docs/codes/2017.tsv; say the same in both" in told


def test_a_difference_that_is_none_is_seen(root):
    (root / "docs" / "codes" / "differences-2017.tsv").write_text(
        "id\twhat\twhy\n64A1\tremoved\ttold twice\n", encoding="utf-8"
    )
    code, told = check(root, "differences from the skeleton are argued")
    assert (code, "64A1 is not removed; take the line out" in told) == (1, True)


def test_a_check_that_is_not_there_is_refused(root):
    code, told = check(root, "nothing")
    assert (code, "there is no check 'nothing'; there are: files have twins;" in told) == (2, True)
