"""Fixtures: a small project, its published build and its private one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.crawl import read_site
from tests.site.project import make_project


def build(project, site, *options):
    """Run `kodeks build` on the project."""
    command = [str(Path(sys.executable).with_name("kodeks")), "build", "--site", str(site), *options]
    environment = {**os.environ, "KODEKS_ROOT": str(project)}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def project(tmp_path_factory):
    """The small project."""
    return make_project(tmp_path_factory.mktemp("small-project"))


@pytest.fixture(scope="session")
def private_site(project):
    """The folder of a build that shows every text."""
    build(project, project / "private-site", "--private")
    return project / "private-site"


@pytest.fixture(scope="session")
def public_build(project):
    """(folder, what the command said) of a build for publishing."""
    said = build(project, project / "public-site")
    return project / "public-site", said


@pytest.fixture(scope="session")
def pages(private_site):
    """The pages of the private build by address."""
    return read_site(private_site)
