"""The sample sources: what a reader is shown, and what the command and the report say."""

import json
import os
import subprocess
import sys

import fastjsonschema

from kodeks.cli.ingest import text_records
from kodeks.corpus.places import DOCS
from tests.tools.conftest import SAMPLES
from tools.report import write_report


def ids(one, lang):
    return [record.id for record in one.whole.records() if record.lang == lang]


def bodies(one):
    """Clause (with + for a further segment) → its words, in Russian."""
    russian = [record for record in one.whole.records() if record.lang == "ru"]
    return {record.id + "+" * (record.segment - 1): one.whole.clause(record) for record in russian}


def test_laws_invented_for_a_trial_are_never_published(samples):
    assert [one.text.rights for one in samples.values()] == ["private"] * 3


def test_pages_of_a_book(samples):
    one = samples["sample-1987-ru"]
    assert one.faults == []
    assert ids(one, "ru") == [
        "42A2", "42B", "42B1", "42B2", "42.fn1", "h:6.3.2", "62", "62A", "62B", "64B2", "64B2(a)", "64B2(b)",
    ]  # fmt: skip
    clauses = bodies(one)
    assert clauses["42B2"].title == "Карты, которые он успел увидеть в чужой руке"
    assert clauses["42A2"].body == "напомнить соседу, что очередь не его. Напоминание звучит вслух."
    assert [tuple(anchor) for anchor in clauses["42A2"].footnotes] == [("42.fn1", 16)]
    assert clauses["62"].body == "Пока взятка не закрыта, ошибку исправляют так:"
    assert clauses["62A"].title == "Карта уходит в руку"
    assert clauses["62B"].body == "В двенадцатой взятке карта лежит на столе, и игрок не"
    assert [gap.reason for gap in clauses["62B"].gaps][0] == "конец этого пункта"


def test_a_page_in_two_languages(samples):
    one = samples["sample-1997"]
    assert ids(one, "ru") == ids(one, "en") == ["7", "7A", "7B", "7B1", "7B2", "7B2(a)", "7B2(b)"]
    clauses = bodies(one)
    assert clauses["7B2(a)"].title == "Карман пуст"
    assert clauses["7B2(a)"].body == "карман пуст, игрок кладёт в него свою руку."
    assert clauses["7B1"].footnotes[0].id == "7.fn1"


def test_an_old_commentary(samples):
    one = samples["sample-commentary-ru"]
    assert ids(one, "ru") == ["42", "42.1", "42.2", "42.2(i)", "42.2(ii)", "42.2", "42.2.note", "42.4"]
    clauses = bodies(one)
    assert clauses["42"].title == "БОЛВАН ЗА СТОЛОМ, КОТОРОГО НИКТО НЕ СПРАШИВАЛ"
    stressed = [clauses["42.1"].body[start:end] for start, end in clauses["42.1"].stressed]
    assert stressed == ["до конца"] and clauses["42.1"].body.count("до конца") == 1
    assert clauses["42.2(i)"].body.endswith("в своей руке, ИЛИ")
    assert clauses["42.2(ii)"].body == "карту положили мимо стола, и никто этого не заметил (см. Правило 42В)."
    assert clauses["42.2+"].body.startswith("Во всех прочих случаях")
    assert [gap.reason for gap in clauses["42.4"].gaps] == ["номер 42.3"]
    assert sum(entry.kind == "duplicate" for entry in one.entries) == 1


def test_the_report_tells_lines_repairs_and_doubts(samples):
    report = write_report(list(samples.values()))
    assert "Files: 1. Clauses: 12. Taken out: 6. Put otherwise: 16, of these by hand: 0. Doubtful: 2." in report
    assert "- line 1, book title: title of the book or site: `Без Автора - Карты для всех⏎⏎`" in report
    assert "#### 42B2 (ru), lines 9–13" in report
    assert "| 9: 2.Карты, которые он успел увидеть в чужой ру<br>11: ке<br>13: Увиденное болван" in report
    assert "| **Карты, которые он успел увидеть в чужой руке**<br>Увиденное болван" in report
    assert "- line 9, cut word: `⏎⏎` → `` (word of a title parted at a line end)" in report
    assert "42.3 is missing: 42.4 follows 42.2" in report
    assert "7B1: footnote 1 has no words in the file" in report
    assert "- Law 42 (ru): 42, 42A, 42A1, 42A3, 42B3" in report


def kodeks(root, *arguments):
    """Run the command in a project folder of its own; what it printed, line by line."""
    called = [sys.executable, "-m", "kodeks.cli.main", *arguments]
    ran = subprocess.run(called, env={**os.environ, "KODEKS_ROOT": str(root)}, capture_output=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()], ran.stderr


def test_the_commands_ingest_clauses_and_ledger(tmp_path):
    (tmp_path / "docs").symlink_to(DOCS)
    told, said = kodeks(tmp_path, "ingest", str(SAMPLES), "--json", "--report", str(tmp_path / "report.md"))
    assert [(one["file"], one["state"]) for one in told] == [
        ("book-pages.txt", "written"),
        ("two-languages.txt", "written"),
        ("old-commentary.txt", "written"),
    ]
    assert "sample-1997: 14 clauses on 2 pages" in said
    assert (tmp_path / "report.md").read_text(encoding="utf-8").startswith("# sample-1987-ru")
    clauses, _ = kodeks(tmp_path, "clauses", "--text", "sample-1997", "--lang", "en", "--json")
    assert [clause["id"] for clause in clauses] == ["7", "7A", "7B", "7B1", "7B2", "7B2(a)", "7B2(b)"]
    ledger, _ = kodeks(tmp_path, "ledger", "--text", "sample-1997", "--json")
    assert [(one["line"], one["kind"], one.get("into")) for one in ledger] == [
        (1, "nav", None),
        (3, "toc", None),
        (15, "anchor", "[^1]"),
        (37, "anchor", "[^1]"),
        (49, "nav", None),
    ]


def test_what_the_command_tells_is_in_its_schema(samples):
    validate = fastjsonschema.compile(json.loads((DOCS / "schemas" / "ingest.json").read_text(encoding="utf-8")))
    for one in samples.values():
        for record in text_records(one):
            assert validate(record) == record
