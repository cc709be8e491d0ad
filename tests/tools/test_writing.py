"""Pages are put in place whole, never over a hand's work, and not at all when nothing changed."""

import pytest

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


@pytest.mark.parametrize("step", ["write", "first rename", "second rename"])
def test_an_interrupted_run_leaves_the_former_pages_whole(sources, texts, monkeypatch, step):
    folder = sources(FILES, a=LAW)
    ingest(folder, texts)
    before = tree(texts / "t")
    changed = sources(FILES, a=LAW.replace("столе", "стуле"))
    _interrupt(monkeypatch, step)
    with pytest.raises(KeyboardInterrupt):
        ingest(changed, texts)
    monkeypatch.undo()
    writing.recover(texts, "t")
    assert tree(texts / "t") == before
    ingest(changed, texts)
    assert "стуле" in (texts / "t/ru/7.md").read_text(encoding="utf-8")


def _interrupt(monkeypatch, step):
    """Stops the run when the new folder is written, or at one of the two renames."""
    path = type(writing.Path())
    real, counted = path.rename, []

    def rename(self, target):
        counted.append(self)
        if step == f"{('first', 'second')[len(counted) - 1]} rename":
            raise KeyboardInterrupt
        return real(self, target)

    def write(self, written):
        raise KeyboardInterrupt

    if step == "write":
        monkeypatch.setattr(path, "write_bytes", write)
    else:
        monkeypatch.setattr(path, "rename", rename)


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
