"""Fixtures that tests in several folders share."""

import os

import pytest

from tests.browser.chromium import launched

os.environ["LC_ALL"] = "C.UTF-8"  # the commands speak the language of the terminal


@pytest.fixture(scope="session")
def chromium():
    """One Chromium for all tests of a process; a missing one is an error that says what to install."""
    with launched() as browser:
        yield browser
