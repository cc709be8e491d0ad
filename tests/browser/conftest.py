"""Fixtures: the built site, Chromium, and pages that fail their test when they do what no page may do."""

import os
from pathlib import Path

import pytest

from tests.browser.built_site import build, served
from tests.browser.watch import Watch

SAMPLES = Path(__file__).parents[1] / "samples"
TIMEOUT_MILLISECONDS = 10_000


def pytest_collection_modifyitems(items):
    """Mark everything here: `-m "not browser"` leaves Chromium out."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("browser")


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The digest and the sample sources, built and served."""
    sources = SAMPLES if (SAMPLES / "sources.toml").exists() else None
    with served(build(tmp_path_factory.mktemp("project"), sources)) as site:
        yield site


@pytest.fixture(scope="session")
def real_site(tmp_path_factory):
    """The same with the real sources, where they are."""
    shared = os.environ.get("KODEKS_SHARED")
    if not shared:
        pytest.skip("the real sources are not here: KODEKS_SHARED names no folder")
    with served(build(tmp_path_factory.mktemp("real-project"), Path(shared) / "sources")) as site:
        yield site


@pytest.fixture
def open_page(chromium):
    """open_page(site, path, …) → a page in a fresh context, watched until the test ends.

    Takes what Playwright's `new_context` takes (`java_script_enabled`, `viewport`, `color_scheme`, `locale`),
    `routes`: requests that the test answers itself, and `broken`: the file that it breaks thereby.
    """
    watched = []

    def open_in_new_context(site, path, routes=None, broken="", **options):
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        context.set_default_timeout(TIMEOUT_MILLISECONDS)
        watched.append((context, Watch(context, site.address, broken)))
        for pattern, handler in (routes or {}).items():
            context.route(pattern, handler)
        page = context.new_page()
        page.goto(site.at(path))
        return page

    yield open_in_new_context
    for context, _ in watched:
        context.close()
    for _, watch in watched:
        watch.check()
