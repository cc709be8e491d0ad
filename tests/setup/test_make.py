"""What `make` would run: ARGS goes to the command that was asked for, and to no other on its way."""

import os
import shutil
import subprocess

from kodeks.corpus.places import ROOT


def said(*called):
    """The lines of a call of make; what a make that runs these tests was called with is not passed on to it."""
    passed_on = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "ARGS", "SOURCES"}
    env = {name: value for name, value in os.environ.items() if name not in passed_on}
    told = [shutil.which("make"), "--no-print-directory", *called]
    done = subprocess.run(told, cwd=ROOT, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def commands(*called):
    """The kodeks commands of a call of make, which runs nothing."""
    found = said("-n", "-f", str(ROOT / "Makefile"), "-o", ".venv/.ready-site", *called)
    return [line.strip() for line in found if "/kodeks " in line]


def test_the_report_of_ingestion_can_be_asked_for():
    assert commands("ingest", "SOURCES=dir", "ARGS=--report report.md") == [".venv/bin/kodeks ingest dir --report report.md"]


def test_what_a_build_is_given_does_not_go_to_the_ingestion_before_it():
    told = commands("build", "SOURCES=dir", "ARGS=--private")
    assert told == [".venv/bin/kodeks ingest dir", ".venv/bin/kodeks build --private"]


def test_sources_with_faults_do_not_keep_the_site_from_being_served():
    assert commands("serve", "SOURCES=dir", "ARGS=--port 8001") == [".venv/bin/kodeks serve --sources dir --port 8001"]
    assert commands("serve", "SOURCES=") == [".venv/bin/kodeks serve"]


def test_help_says_which_commands_take_arguments():
    told = dict(line.split("\t", 1) for line in said("help"))
    assert all("ARGS=" in told[name] for name in ("serve", "test", "build", "ingest", "bench"))
