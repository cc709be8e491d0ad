"""The language of the terminal: that of its locale, unless another is asked for; what programs read stays English."""

import json
import sys
from pathlib import Path

import pytest

from kodeks.cli.language import terminal_language
from kodeks.cli.main import main
from kodeks.cli.output import own_command


@pytest.mark.parametrize(
    "environment, lang",
    (
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "rup_MK.UTF-8"}, "en"),  # Aromanian
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ),
)
def test_the_locale_tells_it(environment, lang):
    assert terminal_language(environment) == lang


@pytest.mark.parametrize(
    "arguments, told",
    (
        (["rule", "revok"], "решения «revok» нет"),
        (["rule", "revok", "--lang", "en"], "'revok' is not a procedure"),
        (["ingest", "/nowhere"], "такого файла нет"),
        (["ingest", "/nowhere", "--lang", "en"], "there is no such file"),
    ),
)
def test_a_russian_terminal_is_told_in_russian_unless_english_is_asked_for(capfd, monkeypatch, arguments, told):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(arguments) and told in capfd.readouterr().err


def test_what_programs_read_is_english_wherever_they_run(capfd, monkeypatch):
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    main(["rule", "--json"])
    assert json.loads(capfd.readouterr().out.splitlines()[0])["title"].isascii()


def test_a_command_to_copy_can_be_called_from_here(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert Path(own_command()).samefile(Path(sys.executable).with_name("kodeks"))
    (tmp_path / "kodeks").touch(mode=0o755)
    assert own_command() == "kodeks"
