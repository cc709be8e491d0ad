"""`kodeks check` over histories, commentary, drawings, misconceptions and situations: each kind of fault is seen."""

import shutil

import pytest

from kodeks.corpus.places import DOCS
from tests.cli.test_check import change, check

COMMENTARY = "2017-commentary/64.md"
LINE_7 = "docs/misconceptions.tsv:3: "


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A project folder with Laws 62 to 66 of the digest, the commentary on Law 64 and its history."""
    root = tmp_path_factory.mktemp("wider")
    for folder in ("codes", "texts"):
        shutil.copytree(DOCS / folder, root / "docs" / folder)
    names = [f"{lang}/2017/{law}.md" for lang in ("en", "ru") for law in range(62, 67)]
    names += [f"{lang}/{name}" for lang in ("en", "ru") for name in (COMMENTARY, "situations.toml")]
    for name in (*names, "history/2017/64.tsv", "situations.tsv"):
        (root / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(DOCS / name, root / "docs" / name)
    lines = "number\tlaw\tclause\tbelief\tparagraphs\n1\t64\t64A2\tAlways.\t64.2\n2\t64\t64A1\tNever.\t64.3\n"
    (root / "docs" / "misconceptions.tsv").write_text(lines, encoding="utf-8")
    return root


@pytest.fixture
def root(project, tmp_path):
    """A copy of it, to be broken."""
    return shutil.copytree(project, tmp_path / "project")


def faults(root):
    """What is told, but for the laws that this small project lacks."""
    told = check(root)[1].split("\n")
    return [line for line in told if ": no faults" not in line and "no history" not in line and "fault" not in line and line]


@pytest.fixture(scope="module")
def known(project):
    """Faults of the project before anything is changed: it holds a few laws only."""
    return set(faults(project))


@pytest.mark.parametrize(
    "name, old, new, fault",
    (
        ("history/2017/64.tsv", "64A1\t2007\tsame", "64A9\t2007\tsame", "64A9"),
        ("history/2017/64.tsv", "2007\tmoved\t64C\t", "2007\tmoved\t64Z\t", "docs/codes/2007.tsv; the nearest is 64"),
        ("history/2017/64.tsv", "64B8\t1987\tnew", "64B7\t1987\tnew", "64B7 has a row for 1987 already"),
        (f"en/{COMMENTARY}", "*At the table.*", "*At table.*", "'At table.' is not a title of a paragraph"),
        (f"en/{COMMENTARY}", "*Example.*", "*Often got wrong.*", "4 paragraphs 'Often got wrong.'; 0 to 3 are wanted"),
        (f"ru/{COMMENTARY}", "Правило 64A ждёт", "Правило 64B и Правило 64A ждёт", "stands under 64B, its twin under 64A"),
        (f"en/{COMMENTARY}", "| North | — | A 5 |", "| North | — | A 8 |", "♥8 is in two places, with North and with East"),
        (f"en/{COMMENTARY}", "| North | — | A 5 |", "| North | — | A 4 |", "64.5: another drawing than in en"),
        (f"ru/{COMMENTARY}", "| Пас | 3♠ |", "| Пас | 1♥ |", "Север's 1H is not legal (the last bid was 1S)"),
        ("misconceptions.tsv", "Never.\t64.3", "Never.\t64.9", LINE_7 + "there is no paragraph 64.9 in en, ru"),
        ("misconceptions.tsv", "2\t64\t64A1", "2\t63\t63A1", LINE_7 + "64.3 does not stand on the page of Law 63"),
        ("misconceptions.tsv", "2\t64\t64A1", "2\t64\t63A1", LINE_7 + "63A1 is no clause of Law 64"),
        ("misconceptions.tsv", "Never.\t64.3", "Never.\t", LINE_7 + "no paragraph answers “Never.”"),
        ("situations.tsv", "\t64A,64B,", "\t64A,64Y,", "revoke_established: 64Y is not in docs/codes/2017.tsv"),
        ("situations.tsv", "\trevoke\t", "\trevokes\t", "'revokes' is no procedure; procedures are "),
        ("situations.tsv", "\trevoke\t", "\t\t", "is it ruled on by revoke? Name it, or write -"),
        ("en/situations.toml", "revoke_noticed = ", "revoke_unnoticed = ", "[said]: revoke_noticed is missing"),
        ("ru/situations.toml", 'play = "В розыгрыше"', 'play = "В торговле"', "[groups]: “В торговле” is said of two"),
    ),
)  # fmt: skip
def test_a_fault_is_seen(root, known, name, old, new, fault):
    change(root, name, old, new)
    assert [line for line in faults(root) if line not in known and fault in line]


def test_laws_without_a_history_are_named_one_by_one(root):
    told = [line for line in check(root)[1].split("\n") if line.endswith("has no history")]
    assert len(told) == 92 and "docs/history/2017/1.tsv: missing; Law 1 has no history" in told
