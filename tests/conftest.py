"""Fixtures that tests in several folders share."""

import pytest

from tests.browser.chromium import launched


@pytest.fixture(scope="session")
def chromium():
    """One Chromium for all tests of a process; a missing one is an error that says what to install."""
    with launched() as browser:
        yield browser
