"""`tools/setup.sh` where it can go no further: it says what to install and leaves nothing half done."""

import shutil
import subprocess
import sys
import tomllib

import pytest

from kodeks.corpus.places import ROOT

NEEDED = ("sh", "dirname", "id", "printf")


@pytest.fixture
def machine(tmp_path):
    """run(*arguments, commands=…, **environment) on a machine that has only those commands and no apt-get."""

    def run(*arguments, commands=(), **environment):
        project, path = tmp_path / "project", tmp_path / "bin"
        (project / "tools").mkdir(parents=True)
        path.mkdir()
        shutil.copy(ROOT / "tools/setup.sh", project / "tools")
        for name in NEEDED:
            (path / name).symlink_to(shutil.which(name))
        for name, target in dict(commands).items():
            (path / name).symlink_to(target)
        command = [project / "tools/setup.sh", *arguments]
        done = subprocess.run(command, env={"PATH": str(path), **environment}, capture_output=True, encoding="utf-8")
        assert not (project / ".venv").exists()
        return done

    return run


def test_python_missing(machine):
    done = machine("site")
    assert done.returncode == 1
    assert "Python 3.11 or later is missing; install it" in done.stderr


def test_python_too_old(machine, tmp_path):
    old = tmp_path / "old-python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    assert "Python 3.11 or later is missing" in machine("site", commands={"python3": old}).stderr


def test_chromium_missing(machine):
    done = machine("test", commands={"python3": sys.executable})
    assert done.returncode == 1
    assert "Chromium, in which the site is tested, is missing" in done.stderr
    assert "chromium" in done.stderr.splitlines()[-1]


def test_named_chromium_missing(machine):
    done = machine("test", commands={"python3": sys.executable}, KODEKS_CHROMIUM="/nowhere/chromium")
    assert done.returncode == 1
    assert "KODEKS_CHROMIUM names '/nowhere/chromium', which cannot be run" in done.stderr


def test_lock_file_names_no_registry():
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert "resolved" not in lock and "://" not in lock
    assert lock.count('"integrity": "sha512-') == lock.count('"node_modules/')


def test_every_direct_dependency_is_pinned_as_in_the_constraints():
    constraints = set((ROOT / "constraints.txt").read_text("utf-8").splitlines())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed = project["dependencies"] + project["optional-dependencies"]["test"]
    assert len(listed) > 10
    assert {pin.split(";")[0] for pin in listed} <= constraints
    assert not [pin for pin in listed if "==" not in pin]
