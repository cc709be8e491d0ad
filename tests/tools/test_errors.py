"""Bad input: every error names file and line and says what to do."""

import pytest

from kodeks.cli import main
from tests.tools.conftest import HEAD
from tools.ingest import ingest
from tools.manifest import ManifestError, read_manifest

LAW = "Правило 7. Коробки\n\nA.Место\n\nКоробка лежит на столе.\n"


def told(folder):
    """The faults of a manifest."""
    with pytest.raises(ManifestError) as caught:
        read_manifest(folder)
    return str(caught.value)


def faults(folder, texts):
    """The faults of files."""
    return [fault for one in ingest(folder, texts) for fault in one.faults]


def test_no_manifest(tmp_path):
    assert f"{tmp_path}/sources.toml:1: there is no such file; write one" in told(tmp_path)


def test_manifest_that_is_not_toml(sources):
    folder = sources("files = [\n", a=LAW)
    assert "sources.toml:" in told(folder) and "not TOML" in told(folder) and "correct the line" in told(folder)


def test_missing_file(sources):
    folder = sources('files = ["gone.txt"]\n')
    assert f"sources.toml:8: there is no file 'gone.txt' in {folder}; put it there, or correct its name" in told(folder)


def test_unknown_code(sources):
    folder = sources('files = ["a.txt"]\n', head='[[text]]\nid = "t"\nkind = "laws"\ncode = "1899"\nlanguages = ["ru"]\n'
                     'title = { ru = "Т" }\nrights = "public"\n', a=LAW)  # fmt: skip
    assert 'sources.toml:4: there is no code \'1899\'; write code = one of "1987", "1997", "2007", "2017"' in told(folder)


def test_commentary_names_the_code_it_is_on(sources):
    folder = sources('files = ["a.txt"]\n', head='[[text]]\nid = "t"\nkind = "commentary"\non = "1066"\nlanguages = ["ru"]\n'
                     'title = { ru = "Т" }\nrights = "public"\n', a=LAW)  # fmt: skip
    assert "sources.toml:4: there is no code '1066'; write on = one of" in told(folder)


def test_a_text_without_languages(sources):
    head = '[[text]]\nid = "t"\nkind = "laws"\ncode = "1987"\ntitle = { ru = "Т" }\nrights = "public"\n'
    folder = sources('files = ["a.txt"]\n', head=head, a=LAW)
    assert "sources.toml:1: languages is missing; write a list of ru and en, each once" in told(folder)


@pytest.mark.parametrize(
    "line, words",
    [
        ('rigths = "public"', "'rigths' is not known in a text; known:"),
        ("prevails = 'en'", "'en' prevails, but is not among the languages; name one of them"),
    ],
)
def test_keys_that_are_wrong(sources, line, words):
    folder = sources(f'{line}\nfiles = ["a.txt"]\n', a=LAW)
    assert f"sources.toml:8: {words}" in told(folder)


def test_every_fault_is_told_at_once(sources):
    folder = sources('files = ["gone.txt", "lost.txt"]\nshade = 1\n')
    assert len(told(folder).split("\n")) == 3


def test_doubled_ids(sources):
    folder = sources('files = ["a.txt"]\n' + HEAD + 'files = ["a.txt"]\n', a=LAW)
    assert "sources.toml:9: a second text with the id t (the first is at line 1); give one another id" in told(folder)


PLACED = 'files = ["a.txt"]\n[[text.placement]]\nfile = "{file}"\nline = {line}\nclause = "{clause}"\n'


def test_placement_for_an_unknown_file(sources):
    folder = sources(PLACED.format(file="b.txt", line=1, clause="7A"), a=LAW)
    assert "sources.toml:9: a placement for 'b.txt', which is no file of this text; its files: a.txt" in told(folder)


def test_placement_that_names_no_clause(sources):
    folder = sources(PLACED.format(file="a.txt", line=1, clause="seven"), a=LAW)
    assert "sources.toml:9: 'seven' is not a clause; clauses look like" in told(folder)


def test_placement_whose_line_does_not_exist(sources, texts):
    folder = sources(PLACED.format(file="a.txt", line=70, clause="7A"), a=LAW)
    assert faults(folder, texts) == [
        f"{folder}/sources.toml:9: 'a.txt' has 6 lines, so line 70 (7A) is not there; correct the line of the placement"
    ]


def test_placement_of_an_empty_line(sources, texts):
    folder = sources(PLACED.format(file="a.txt", line=2, clause="7A"), a=LAW)
    assert "sources.toml:9: line 2 of 'a.txt' is empty" in faults(folder, texts)[0]


def test_placement_inside_what_was_removed(sources, texts):
    folder = sources(PLACED.format(file="a.txt", line=1, clause="7A"), a="¶\n" + LAW)
    assert "a.txt:1: no paragraph begins on this line" in faults(folder, texts)[0]


def test_headless_fragment_without_a_placement(sources, texts):
    folder = sources('files = ["a.txt"]\n', a="и тогда коробку поворачивают.\n\n" + LAW)
    words = "this fragment begins without a heading and nothing says which clause it belongs to; add [[text.placement]]"
    (fault,) = faults(folder, texts)
    assert fault.startswith(
        f'{folder}/a.txt:1: {words} with file = "a.txt", line = 1, clause = "…", why = "…"; or, if it is no'
    )
    assert not (texts / "t").exists()


def test_lines_that_are_no_part_of_the_text(sources, texts):
    table = 'files = ["a.txt"]\n[[text.discard]]\nfile = "a.txt"\nlines = [1, 2]\nwhy = "preface"\n'
    (one,) = ingest(sources(table, a="Предисловие\nнаше\n\n" + LAW), texts)
    assert one.faults == [] and [record.id for record in one.whole.records()] == ["7", "7A"]
    assert [(entry.kind, entry.reason) for entry in one.entries if entry.into is None] == [("discard", "preface")] * 2


def test_discard_of_lines_that_are_not_there(sources, texts):
    table = 'files = ["a.txt"]\n[[text.discard]]\nfile = "a.txt"\nlines = [1, 90]\nwhy = "preface"\n'
    folder = sources(table, a=LAW)
    assert faults(folder, texts) == [f"{folder}/sources.toml:9: 'a.txt' has 6 lines; correct the lines of the discard"]


def test_discard_without_a_reason(sources):
    table = 'files = ["a.txt"]\n[[text.discard]]\nfile = "a.txt"\nlines = [1, 2]\n'
    assert "sources.toml:9: a discard names its lines and says why; write lines = [first, last]" in told(
        sources(table, a=LAW)
    )


def test_fragment_after_missing_pages_without_a_placement(sources, texts):
    pages = "\n- 12\n\nB.Карты\n\nКарты лежат в коробке.\n\n- 16\n\nПравило 8. Туры\n"
    folder = sources('files = ["a.txt"]\n', a=LAW + pages)
    (fault,) = faults(folder, texts)
    assert "a.txt:9: this fragment begins without a heading" in fault and "line = 9" in fault


@pytest.mark.parametrize(
    "written, words",
    [
        (b"Law 7\n\0\1\2", ":2: this is not text (it holds NUL bytes); save it as plain text in UTF-8"),
        (b"Law 7\nfine\n\xff\xfe\xfd", ":3: this is not text in utf-8; save the file as UTF-8, or name its encoding"),
        (b"%PDF-1.4 and more", ":1: this PDF is broken, it cannot be opened; open it where it was made and save it again"),
    ],
)
def test_a_file_that_is_not_text(sources, texts, written, words):
    folder = sources('files = ["a.txt"]\n', a=written)
    assert f"{folder}/a.txt{words}" in faults(folder, texts)[0]


def test_a_text_without_one_label(sources, texts):
    folder = sources('files = ["a.txt"]\n', a="¶\n..page3\n")
    assert "a.txt:1: not one label, heading or placed line was found" in faults(folder, texts)[0]


def test_two_files_that_give_one_clause_different_words(sources, texts):
    other = LAW.replace("на столе", "под столом")
    folder = sources('files = ["a.txt", "b.txt"]\n', a=LAW, b=other)
    (fault,) = faults(folder, texts)
    assert fault.startswith(f"{folder}/b.txt:3: 7A has other words here than at {folder}/a.txt:3; correct the placement")
    assert not (texts / "t").exists()


def test_two_files_that_give_one_clause_the_same_words(sources, texts):
    folder = sources('files = ["a.txt", "b.txt"]\n', a=LAW, b=LAW)
    (one,) = ingest(folder, texts)
    assert one.faults == [] and [record.id for record in one.whole.records()] == ["7", "7A"]
    copies = [entry for entry in one.entries if entry.kind == "duplicate"]
    assert "".join(entry.text for entry in copies) and {entry.file for entry in copies} == {"b.txt"}


def test_one_bad_file_does_not_stop_the_others(sources, texts, capsys, monkeypatch):
    second = HEAD.replace('id = "t"', 'id = "u"')
    folder = sources('files = ["a.txt"]\n' + second + 'files = ["b.txt"]\n', a=b"\0", b=LAW)
    monkeypatch.setattr("kodeks.corpus.places.TEXTS", texts)
    assert main.main(["ingest", str(folder)]) == 1
    assert "a.txt:1: this is not text" in capsys.readouterr().err
    assert (texts / "u" / "ru" / "7.md").is_file()


def test_encoding_is_set_by_the_manifest(sources, texts):
    table = 'files = ["a.txt"]\n[[text.file]]\nname = "a.txt"\nencoding = "koi8-r"\n'
    folder = sources(table, a=LAW.encode("koi8-r"))
    (one,) = ingest(folder, texts)
    assert one.faults == [] and "Коробка лежит на столе." in (texts / "t" / "ru" / "7.md").read_text(encoding="utf-8")


def test_encoding_that_is_not_known(sources):
    table = 'files = ["a.txt"]\n[[text.file]]\nname = "a.txt"\nencoding = "klingon"\n'
    assert "sources.toml:10: encoding = 'klingon' is not known; write utf-8" in told(sources(table, a=LAW))


def test_encoding_is_found_out(sources, texts):
    words = LAW + "\nB.Карты\n\nКаждый игрок считает свои карты до торговли и не смотрит на их лицевую сторону.\n"
    folder = sources('files = ["a.txt"]\n', a=words.encode("cp1251"))
    (one,) = ingest(folder, texts)
    assert one.faults == [] and one.whole.reads[0].decoded.detected
    assert "считает свои карты" in (texts / "t" / "ru" / "7.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "lines, fault",
    [
        ('files = "a.txt"\n', ":8: files = 'a.txt'; write a list of names, files = [\"…\"]"),
        ('files = [3, "a.txt"]\n', ":8: files = [3, 'a.txt']; write a list of names"),
        ('files = ["a.txt", "a.txt"]\n', ":8: 'a.txt' is named twice in text t; name it once"),
        ('files = ["a.txt"]\nplacement = 3\n', ":9: 'placement' holds no tables; write [[text.placement]] on a line before"),
        ('files = ["a.txt"]\ndiscard = ["x"]\n', ":9: 'discard' holds no tables; write [[text.discard]]"),
        ('files = ["a.txt"]\nnotice = 3\n', ':9: notice is no words; write notice = "…", or leave it out'),
        (PLACED.format(file="a.txt", line=1, clause="94A"), ":9: there is no Law 94, so '94A' is no clause; name one"),
    ],
)
def test_manifests_of_the_wrong_kind(sources, lines, fault):
    assert f"sources.toml{fault}" in told(sources(lines, a=LAW))


def test_placements_written_inline_are_not_lost(sources, texts):
    folder = sources('files = ["a.txt"]\nplacement = [{file = "a.txt", line = 77, clause = "7"}]\n', a=LAW)
    assert "sources.toml:9: 'a.txt' has 6 lines, so line 77 (7) is not there" in faults(folder, texts)[0]


def test_a_placed_heading_is_still_a_heading(sources, texts):
    (one,) = ingest(sources(PLACED.format(file="a.txt", line=1, clause="7"), a=LAW), texts)
    assert [(record.id, record.titles[0].words) for record in one.whole.records()] == [("7", "Коробки"), ("7A", "Место")]


def test_a_manifest_with_a_mark_of_byte_order(sources, texts):
    assert faults(sources('files = ["a.txt"]\n', head="\ufeff" + HEAD, a=LAW), texts) == []


def test_a_file_that_cannot_be_read_does_not_stop_the_others(sources, texts, monkeypatch):
    folder = sources('files = ["a.txt", "b.txt"]\n', a=LAW, b=b"")
    path, real = type(folder), type(folder).read_bytes

    def read_bytes(self):
        if self.name == "b.txt":
            raise PermissionError(13, "Permission denied")
        return real(self)

    monkeypatch.setattr(path, "read_bytes", read_bytes)
    (one,) = ingest(folder, texts)
    assert one.faults == [f"{folder}/b.txt:1: cannot be read: Permission denied; make the file readable, or copy it again"]
    assert one.state == "written"


@pytest.mark.parametrize("line_end", ["\r\n", "\r"])
def test_lines_that_end_otherwise(sources, texts, line_end):
    (one,) = ingest(sources('files = ["a.txt"]\n', a=LAW.replace("\n", line_end)), texts)
    assert [whole_words(one, record) for record in one.whole.records()] == [
        ("Коробки", ""),
        ("Место", "Коробка лежит на столе."),
    ]


def whole_words(one, record):
    clause = one.whole.clause(record)
    return clause.title, clause.body


@pytest.mark.parametrize(
    "head, words",
    [
        ("rights = private\n", ":1: not TOML"),
        ("rights = private\n", 'words stand between straight quotes, "…"'),
        ("id = “t”\n", 'words stand between straight quotes, "…"'),
        ('files = ["C:\\laws\\a.txt"]\n', "write / where it has \\"),
        ("[[text]]\ncode = 1997\n", '1997 stands without quotes; write code = one of "1987", "1997"'),
    ],
)
def test_what_is_mostly_wrong_is_said(sources, head, words):
    assert words in told(sources("", head=head))


@pytest.mark.parametrize("written, words", [(b"", "it has 0 bytes"), (b" \r\n\r\n", "it holds nothing but blanks")])
def test_an_empty_file_is_refused_as_empty(sources, written, words):
    folder = sources('files = ["a.txt"]\n', a=LAW)
    (folder / "a.txt").write_bytes(written)
    (fault,) = faults(folder, folder / "texts")
    assert f"a.txt:1: this file is empty, {words}; copy or save it again" in fault
