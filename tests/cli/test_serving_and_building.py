"""`kodeks serve`, `build` and `search` called wrongly, or where they cannot work."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kodeks.cli.main import main
from kodeks.corpus.places import DOCS

KODEKS = str(Path(sys.executable).with_name("kodeks"))


@pytest.mark.parametrize("port", ["abc", "0", "-1", "65536", "99999999", "٨٠٨٠", ""])
def test_what_is_no_port_is_a_wrong_call(capfd, port):
    with pytest.raises(SystemExit) as end:
        main(["serve", f"--port={port}"])
    assert end.value.code == 2
    assert f"'{port}' is not a port" in capfd.readouterr().err


def test_a_port_that_is_taken_is_told_before_anything_is_built(capfd, monkeypatch):
    monkeypatch.setattr("kodeks.site.plugin.serve_site", lambda *told, **more: pytest.fail("it served"))
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        number = other.getsockname()[1]
        assert main(["serve", "--port", str(number)]) == 1
    assert f"port {number} is taken by another program; name another" in capfd.readouterr().err


def test_a_port_that_is_free_is_served(monkeypatch):
    served = []
    monkeypatch.setattr("kodeks.site.plugin.serve_site", lambda root, address, private: served.append((address, private)))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number = probe.getsockname()[1]
    assert main(["serve", "--port", str(number)]) == 0
    assert served == [(f"127.0.0.1:{number}", True)]


UNREAD = {
    "en": "kodeks serve: not all sources were read, why is said above; the site shows the texts that there are",
    "ru": "kodeks serve: прочитаны не все исходники, почему — сказано выше; на сайте те тексты, что есть",
}
FAULT = {"en": "this is an RTF file, not text", "ru": "это файл RTF, а не текст"}


@pytest.mark.parametrize("lang", UNREAD)
def test_sources_with_faults_are_told_and_the_site_is_served(capfd, monkeypatch, tmp_path, lang):
    served = []
    monkeypatch.setattr("kodeks.site.plugin.serve_site", lambda *told, **more: served.append(told))
    monkeypatch.setattr("kodeks.cli.serve._refuse_taken", lambda number: None)
    monkeypatch.setenv("KODEKS_ROOT", str(tmp_path))
    monkeypatch.setenv("LC_ALL", {"en": "C.UTF-8", "ru": "ru_RU.UTF-8"}[lang])
    (tmp_path / "docs").symlink_to(DOCS)
    assert main(["serve", "--sources", str(sources(tmp_path, b"{\\rtf1 tea}"))]) == 0
    told = capfd.readouterr().err
    assert FAULT[lang] in told and told.splitlines()[-1] == UNREAD[lang] and served


def test_sources_without_faults_are_read_and_nothing_is_said_of_them(capfd, monkeypatch, tmp_path):
    monkeypatch.setattr("kodeks.site.plugin.serve_site", lambda *told, **more: None)
    monkeypatch.setattr("kodeks.cli.serve._refuse_taken", lambda number: None)
    monkeypatch.setenv("KODEKS_ROOT", str(tmp_path))
    (tmp_path / "docs").symlink_to(DOCS)
    assert main(["serve", "--sources", str(sources(tmp_path, b"Law 7. Cups\n\nThe host pours the tea.\n"))]) == 0
    assert "kodeks serve" not in capfd.readouterr().err and (tmp_path / "texts" / "tea" / "en" / "7.md").is_file()


def sources(folder, words):
    """A folder of sources with one text of one file."""
    told = '[[text]]\nid = "tea"\nkind = "laws"\ncode = "1987"\nlanguages = ["en"]\ntitle = { en = "Tea" }\n'
    (folder / "sources.toml").write_text(told + 'rights = "private"\nfiles = ["tea.txt"]\n', encoding="utf-8")
    (folder / "tea.txt").write_bytes(words)
    return folder


def called(*arguments, root):
    """The command in a process of its own, with another project folder."""
    environment = {**os.environ, "KODEKS_ROOT": str(root)}
    return subprocess.run([KODEKS, *arguments], env=environment, capture_output=True, encoding="utf-8")


@pytest.mark.parametrize("name", ["texts", "check", "build"])
def test_a_root_that_is_no_folder_is_a_wrong_call(tmp_path, name):
    done = called(name, root=tmp_path / "nowhere")
    assert done.returncode == 2 and "there is no such folder" in done.stderr and done.stdout == ""


def test_a_folder_without_lists_of_clauses_cannot_be_searched(tmp_path):
    done = called("search", "64", root=tmp_path)
    assert done.returncode == 1 and "2017.tsv is missing" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_interrupted_command_ends_without_a_traceback(capfd, monkeypatch):
    def interrupt(called):
        raise KeyboardInterrupt

    monkeypatch.setattr("kodeks.cli.texts.run", interrupt)
    assert main(["texts"]) == 128 + signal.SIGINT
    assert capfd.readouterr().err == ""


def test_a_language_that_no_text_has_is_told(capfd):
    assert main(["clauses", "--lang", "de"]) == 1
    assert "no text is in 'de'; languages: en, ru" in capfd.readouterr().err
