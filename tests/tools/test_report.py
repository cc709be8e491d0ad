"""The report: the same from a run and from what it kept, in both languages, with what could not be placed."""

import json
import os
import subprocess
import sys

import pytest

from kodeks.cli.output import own_command
from kodeks.corpus.places import DOCS
from kodeks.corpus.report import make_report, report_files
from kodeks.corpus.report_words import read_report_words
from tests.tools.conftest import SAMPLES
from tools.ingest import ingest
from tools.lines import numbered_lines
from tools.manifest import ManifestError
from tools.report import write_report

LAW = "Правило 7. Коробки\n\nA.Место\n\nКоробка лежит на столе,а карты в ней. См. Правило 7H.\n"
FILES = 'files = ["a.txt"]\n'


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_report_on_unchanged_files_is_that_of_the_run_that_read_them(tmp_path, lang):
    first = write_report(ingest(SAMPLES, tmp_path / "texts"), lang)
    again = write_report(ingest(SAMPLES, tmp_path / "texts"), lang)
    words = read_report_words(lang).report
    assert again == first.replace(f": {words['written']}.", f": {words['unchanged']}.") and again != first


def test_every_reason_doubt_and_kind_of_the_samples_has_russian_words(samples):
    russian = read_report_words("ru")
    for one in samples.values():
        assert not [entry.reason for entry in one.entries if not russian.said(entry.reason)]
        assert not [words for _, _, words in one.account.doubts if not russian.said(words)]
        assert not [entry.kind for entry in one.entries if entry.kind not in russian.kinds]


def test_english_patterns_and_their_russian_hold_the_same_names():
    import tomllib

    told = tomllib.loads((DOCS / "ru" / "report.toml").read_text(encoding="utf-8"))
    russian = read_report_words("ru")
    for english in (sentence for table in ("reasons", "places", "doubts") for sentence in told[table]):
        assert russian.said(english.replace("{", "").replace("}", "")), english


def test_every_line_with_words_of_a_clause_is_shown_and_nothing_of_it_is_lost(samples):
    for one in samples.values():
        report = make_report(one.files)
        text = one.whole.reads[0].source.text
        for clause in (clause for file in report.files for law in file.laws for clause in law.clauses):
            own = "".join(words for row in clause.rows for words, kind in row.parts if kind in ("own", "changed"))
            spans = [text[start:end] for start, end in clause.span.spans] + [entry.text for entry in clause.changes]
            assert sorted("".join(own.split())) == sorted("".join("".join(spans).split())), clause.span.id


def test_what_could_not_be_placed_is_shown_with_its_words(sources, texts):
    found = ingest(sources(FILES, a="и тогда коробку поворачивают.\n\n" + LAW), texts)
    assert found[0].unplaced == (("a.txt", 1, "и тогда коробку поворачивают.\n\n" + LAW.strip()),)
    for lang, words in (("en", "Could not be placed"), ("ru", "Чему не нашлось места")):
        report = write_report(found, lang)
        assert words in report and "`и тогда коробку поворачивают.⏎⏎" in report


def test_a_reference_that_leads_nowhere_is_told(sources, texts):
    found = ingest(sources(FILES, a=LAW), texts)
    assert "- 7A (ru): “Правило 7H” leads to 7H, and the code has no such clause" in write_report(found)
    assert found[0].account.unresolved == (("7A", "ru", "Правило 7H", ("7H",)),)


ENDS = """Правило 9. Чашка на полу

A. Кто говорит

Гость говорит о чашке вслух.

B. Кого зовут

{words}
"""
PARTED = f"""{ENDS.format(words="Зовут хозяина, как только о чашке сказали.")}
- 13 -

- 15 -

Правило 10. Чайник

Чайник стоит на столе.
"""
BY_LIST = {
    "en": "By the list of the code 9B1, 9B2 come next; they are not in this text",
    "ru": "По списку кодекса дальше идут 9B1, 9B2; в этом тексте их нет",
}
LOST = {"en": "Missing here: the items 9B1, 9B2", "ru": "Здесь не хватает: подпункты 9B1, 9B2"}
COUNTED = {"en": "Missing words: {}.", "ru": "Пропусков: {}."}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_where_a_file_merely_ends_the_items_of_the_code_are_told_as_its_list_has_them(sources, texts, lang):
    found = ingest(sources(FILES, a=ENDS.format(words="Зовут хозяина, как только о чашке сказали.")), texts)
    report = write_report(found, lang)
    assert f"- {BY_LIST[lang]}\n" in report and LOST[lang] not in report and COUNTED[lang].format(0) in report


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("words", [PARTED, ENDS.format(words="Зовут хозяина, и тот велит:")], ids=["pages", "list"])
def test_where_pages_or_a_list_break_off_the_items_are_told_as_missing(sources, texts, lang, words):
    report = write_report(ingest(sources(FILES, a=words), texts), lang)
    assert f"- {LOST[lang]}\n" in report and BY_LIST[lang] not in report and COUNTED[lang].format(1) in report


def test_what_a_file_says_is_never_markdown(sources, texts):
    report = write_report(ingest(sources(FILES, a=LAW.replace("карты", "<b>*карты*|")), texts))
    assert "\\<b\\>\\*карты\\*\\|" in report and "<b>" not in report.replace("\\<b\\>", "")


def test_a_folder_without_an_account_has_no_report(tmp_path):
    assert report_files(tmp_path) is None


def test_lines_are_numbered_as_placements_name_them():
    lines = list(numbered_lines(SAMPLES, "book-pages.txt"))
    assert lines[2].startswith(" 3  напомнить соседу(*)") and lines[26].startswith("27  - 74 2.Если болван спросил")
    assert lines == list(numbered_lines(SAMPLES, str(SAMPLES / "book-pages.txt")))


def test_lines_of_a_file_that_the_manifest_does_not_name():
    with pytest.raises(ManifestError, match="sources.toml:1: the manifest names no file 'x.txt'; its files: book-pages"):
        list(numbered_lines(SAMPLES, "x.txt"))


LIST = "<html><body><h1>Правило 7. Чашки</h1><ol type='A'><li>Чашка стоит на столе.</li><li>Блюдце под ней.</li></ol>"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_number_that_the_reader_added_is_told_as_added(sources, texts, lang):
    said = []
    report = write_report(ingest(sources(FILES, a=LIST), texts, said.append), lang)
    assert said[0].split("; ")[1:] == ["0 places removed, 0 changed, 0 doubtful", "2 numbers of lists added"]
    nothing, added = {"en": ("nothing", "Numbers of lists added: 2"), "ru": ("ничего", "Добавлено номеров списков: 2")}[lang]
    changed = {"en": "Put otherwise: 0", "ru": "Изменено: 0"}[lang]
    assert f": {nothing} → `A.` (" in report and f": {nothing} → `B.` (" in report
    assert added in report and changed in report and "`A.` → `A.`" not in report


def kodeks(root, *arguments):
    called = [sys.executable, "-m", "kodeks.cli.main", *arguments]
    return subprocess.run(called, env={**os.environ, "KODEKS_ROOT": str(root)}, capture_output=True, encoding="utf-8")


def test_one_bad_text_does_not_stop_the_others_and_the_exit_status_says_so(tmp_path):
    (tmp_path / "docs").symlink_to(DOCS)
    folder = tmp_path / "sources"
    folder.mkdir()
    head = '[[text]]\nid = "{0}"\nkind = "laws"\ncode = "1987"\nlanguages = ["ru"]\ntitle = {{ ru = "Т" }}\n'
    head += 'rights = "public"\nfiles = ["{0}.txt"]\n'
    (folder / "sources.toml").write_text(head.format("bad") + head.format("good"), encoding="utf-8")
    (folder / "bad.txt").write_bytes(b"\0")
    (folder / "good.txt").write_text(LAW, encoding="utf-8")
    ran = kodeks(tmp_path, "ingest", str(folder), "--json", "--report", str(tmp_path / "r.md"), "--lang", "ru")
    assert ran.returncode == 1 and "bad.txt:1: это не текст" in ran.stderr
    assert [json.loads(line)["state"] for line in ran.stdout.splitlines()] == ["failed", "written"]
    report = (tmp_path / "r.md").read_text(encoding="utf-8")
    assert "Состояние: есть ошибки; страницы не записаны." in report and "## Файл good.txt" in report
    assert "\r" not in ran.stderr
    told = kodeks(tmp_path, "ingest", "--help").stdout
    assert "Ends with 0 if all went well; with 1 if there was a fault" in " ".join(told.split())
    assert kodeks(tmp_path, "ingest", str(folder), "--lines", "good.txt").stdout.startswith("1  Правило 7. Коробки\n2\n")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_last_line_says_where_the_report_is_or_how_to_see_what_is_doubtful(tmp_path, lang):
    (tmp_path / "docs").symlink_to(DOCS)
    ask = ["ingest", str(SAMPLES), *(["--lang", lang] if lang == "ru" else [])]
    last = kodeks(tmp_path, *ask).stderr.splitlines()[-1]
    said = {"en": "what is doubtful, place by place", "ru": "все сомнительные места"}[lang]
    assert last == f"{said}: {own_command()} {' '.join(ask)} --report report.md"
    report = tmp_path / "r.md"
    said = {"en": "the report was written", "ru": "отчёт записан"}[lang]
    assert kodeks(tmp_path, *ask, "--report", str(report)).stderr.splitlines()[-1] == f"{said}: {report}"


def test_one_is_told_as_one(sources, texts):
    said = []
    ingest(sources(FILES, a="Правило 7. Чашки\n"), texts, said.append)
    (sources(FILES, a=b"\0"), ingest(texts.parent / "sources", texts, said.append))
    assert said[0].startswith("t: 1 clause on 1 page in ") and said[1].startswith("t: 1 fault; the pages written before")
