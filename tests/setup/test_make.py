"""What `make` would run: ARGS goes to the command that was asked for, and to no other on its way."""

import shutil
import subprocess

import pytest

from kodeks.corpus.places import ROOT


def commands(*called):
    """The kodeks commands of a call of make, which runs nothing."""
    told = [shutil.which("make"), "-n", "-f", str(ROOT / "Makefile"), "-o", ".venv/.ready-site", *called]
    done = subprocess.run(told, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return [line.strip() for line in done.stdout.splitlines() if "/kodeks " in line]


def test_the_report_of_ingestion_can_be_asked_for():
    assert commands("ingest", "SOURCES=dir", "ARGS=--report report.md") == [".venv/bin/kodeks ingest dir --report report.md"]


@pytest.mark.parametrize("name, option", [("build", "--private"), ("serve", "--port 8001")])
def test_what_a_command_is_given_does_not_go_to_the_ingestion_before_it(name, option):
    told = commands(name, "SOURCES=dir", f"ARGS={option}")
    assert told == [".venv/bin/kodeks ingest dir", f".venv/bin/kodeks {name} {option}"]


def test_help_says_which_commands_take_arguments():
    done = subprocess.run([shutil.which("make"), "help"], cwd=ROOT, capture_output=True, encoding="utf-8")
    told = dict(line.split("\t", 1) for line in done.stdout.splitlines())
    assert all("ARGS=" in told[name] for name in ("serve", "test", "build", "ingest", "bench"))
