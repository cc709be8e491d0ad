"""Pages are put in place whole, never over a hand's work, and not at all when nothing changed."""

import json
import shutil
import subprocess
import sys
import threading
import time

import pytest

from tests.tools.conftest import HEAD
from tools import writing
from tools.ingest import ingest

LAW = "Правило 7. Коробки\n\nA.Место\n\nКоробка лежит на столе.\n"
FILES = 'files = ["a.txt"]\n'


def tree(folder):
    """Every file below a folder, with its bytes."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_second_run_does_nothing_and_says_so(sources, texts):
    folder = sources(FILES, a=LAW)
    ingest(folder, texts)
    before = {path: path.stat().st_mtime_ns for path in texts.rglob("*")}
    said = []
    assert [one.state for one in ingest(folder, texts, said.append)] == ["unchanged"]
    assert said == ["t: unchanged, nothing to do"]
    assert {path: path.stat().st_mtime_ns for path in texts.rglob("*")} == before


def test_the_same_sources_give_the_same_bytes(sources, texts, tmp_path):
    folder = sources(FILES, a=LAW)
    ingest(folder, texts)
    ingest(folder, tmp_path / "again")
    assert tree(texts) == tree(tmp_path / "again")


def test_a_changed_file_is_read_again(sources, texts):
    ingest(sources(FILES, a=LAW), texts)
    (one,) = ingest(sources(FILES, a=LAW.replace("столе", "стуле")), texts)
    assert one.state == "written" and "стуле" in (texts / "t/ru/7.md").read_text(encoding="utf-8")


def test_a_page_that_is_gone_is_written_again(sources, texts):
    folder = sources(FILES, a=LAW)
    ingest(folder, texts)
    (texts / "t/ru/7.md").unlink()
    assert [one.state for one in ingest(folder, texts)] == ["written"] and (texts / "t/ru/7.md").is_file()


def test_a_page_edited_by_hand_is_not_overwritten(sources, texts):
    ingest(sources(FILES, a=LAW), texts)
    page = texts / "t/ru/7.md"
    page.write_text(page.read_text(encoding="utf-8").replace("столе", "столике"), encoding="utf-8")
    before = tree(texts)
    (one,) = ingest(sources(FILES, a=LAW.replace("столе", "стуле")), texts)
    words = "this page was edited since ingestion wrote it, and would be overwritten; make the change in the source file"
    assert one.faults[0].startswith(f"{page}:1: {words}")
    assert tree(texts) == before


def test_a_page_made_by_hand_is_not_swept_away(sources, texts):
    ingest(sources(FILES, a=LAW), texts)
    (texts / "t/ru/8.md").write_text("mine", encoding="utf-8")
    (one,) = ingest(sources(FILES, a=LAW.replace("столе", "стуле")), texts)
    assert "8.md:1: this page was not written by ingestion" in one.faults[0]
    assert (texts / "t/ru/8.md").read_text(encoding="utf-8") == "mine"


def test_a_failed_run_leaves_the_former_pages_whole(sources, texts):
    ingest(sources(FILES, a=LAW), texts)
    before = tree(texts)
    (one,) = ingest(sources(FILES, a="без начала\n\n" + LAW), texts)
    assert one.state == "kept" and one.faults and tree(texts) == before


def test_a_run_killed_at_any_step_leaves_whole_pages_and_the_next_run_recovers(sources, texts):
    """Killed as by kill -9, in a process of its own, before each file written and each folder made, moved or deleted."""
    ingest(sources(FILES, a=LAW), texts)
    former = tree(texts / "t")["ru/7.md"].decode("utf-8")
    changed = sources(FILES, a=LAW.replace("столе", "стуле"))
    ran = subprocess.run([sys.executable, "-m", "tests.tools.killed", changed, texts], capture_output=True, encoding="utf-8")
    assert ran.returncode == 0, ran.stderr
    steps = [json.loads(line) for line in ran.stdout.splitlines()]
    assert len(steps) > 12 and [step["killed"] for step in steps] == [True] * (len(steps) - 1) + [False]
    whole = steps[-1]["law"]
    for step in steps:
        assert step["left"] in ([whole[0], former], whole)
        assert step["law"] == whole and step["rests"] == [".lock", "t"]


@pytest.mark.parametrize("name", ["write_bytes", "mkdir", "rename"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), PermissionError(13, "Permission denied")])
def test_a_full_disk_or_a_closed_folder_is_told_and_spoils_nothing(sources, texts, monkeypatch, name, error):
    ingest(sources(FILES, a=LAW), texts)
    before = tree(texts)
    changed = sources(FILES, a=LAW.replace("столе", "стуле"))

    def refuse(*arguments, **options):
        raise error

    monkeypatch.setattr(type(texts), name, refuse)
    (one,) = ingest(changed, texts)
    monkeypatch.undo()
    assert one.state == "kept" and f"cannot be written: {error.strerror}; make room, or make the folder" in one.faults[0]
    assert tree(texts) == before
    assert [again.state for again in ingest(changed, texts)] == ["written"]


def test_a_second_run_waits_for_the_first(sources, texts):
    folder, said = sources(FILES, a=LAW), []
    with writing.alone(texts):
        second = threading.Thread(target=ingest, args=(folder, texts, said.append))
        second.start()
        while not said:
            time.sleep(0.01)
        assert said == [f"another kodeks ingest is at work in {texts}; waiting for it to end"]
        assert not (texts / "t").exists()
    second.join()
    assert (texts / "t/ru/7.md").is_file()


def test_a_text_that_the_manifest_no_longer_names_is_told_and_left(sources, texts):
    folder, said = sources(FILES, a=LAW), []
    ingest(folder, texts)
    sources(FILES, head=HEAD.replace('"t"', '"u"'), a=LAW)
    ingest(folder, texts, said.append)
    assert said[-1].startswith(f"t: {folder}/sources.toml no longer names this text, whose pages are still in {texts}/t;")
    assert (texts / "t/ru/7.md").is_file()


def test_a_text_of_another_manifest_is_not_told(sources, texts, tmp_path):
    ingest(sources(FILES, a=LAW), texts)
    other, said = tmp_path / "other", []
    shutil.copytree(tmp_path / "sources", other)
    (other / "sources.toml").write_text(HEAD.replace('"t"', '"u"') + FILES, encoding="utf-8")
    ingest(other, texts, said.append)
    assert [line.split(":")[0] for line in said] == ["u"]


@pytest.mark.parametrize("written", ["{}", "[1]", "not JSON"])
def test_a_spoilt_account_is_read_anew(sources, texts, written):
    folder = sources(FILES, a=LAW)
    ingest(folder, texts)
    (texts / "t/account.json").write_text(written, encoding="utf-8")
    assert [one.state for one in ingest(folder, texts)] == ["written"]


@pytest.mark.parametrize("written", ["{}", "[1]", "not JSON"])
def test_a_spoilt_state_is_told(sources, texts, written):
    folder = sources(FILES, a=LAW)
    ingest(folder, texts)
    (texts / "t/state.json").write_text(written, encoding="utf-8")
    (one,) = ingest(folder, texts)
    assert "state.json:1: this is not what ingestion wrote; delete the folder" in one.faults[0]


def test_an_edited_page_is_told_though_nothing_else_changed(sources, texts):
    folder = sources(FILES, a=LAW)
    ingest(folder, texts)
    page = texts / "t/ru/7.md"
    page.write_text(page.read_text(encoding="utf-8").replace("столе", "столике"), encoding="utf-8")
    (one,) = ingest(folder, texts)
    assert one.state == "kept" and f"{page}:1: this page was edited since" in one.faults[0]


def test_a_folder_that_cannot_be_written_is_told(sources, texts):
    texts.write_text("a file where the folder should be", encoding="utf-8")
    (one,) = ingest(sources(FILES, a=LAW), texts)
    assert "cannot be written" in one.faults[0] and one.state == "failed"


def test_a_file_beside_the_folder_of_sources_is_kept_below_the_text(sources, texts, tmp_path):
    folder = sources('files = ["../beside.txt"]\n')
    (tmp_path / "beside.txt").write_text(LAW, encoding="utf-8")
    (one,) = ingest(folder, texts)
    assert one.faults == [] and (texts / "t/read/%2E%2E/beside.txt.txt").read_text(encoding="utf-8") == LAW
    assert [again.state for again in ingest(folder, texts)] == ["unchanged"]
