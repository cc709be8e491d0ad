"""`kodeks serve`, `build` and `search` called wrongly, or where they cannot work."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kodeks.cli import main as command
from kodeks.cli.main import main

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

    monkeypatch.setattr(command.texts, "run", interrupt)
    assert main(["texts"]) == 128 + signal.SIGINT
    assert capfd.readouterr().err == ""


def test_a_language_that_no_text_has_is_told(capfd):
    assert main(["clauses", "--lang", "de"]) == 1
    assert "no text is in 'de'; languages: en, ru" in capfd.readouterr().err
