"""The watch itself: each fault is seen, also inside a worker, and a page without fault passes."""

import pytest

from tests.browser.built_site import served
from tests.browser.watch import Watch

FAULTS = {
    "none": ("", None),
    "another host": ("fetch('http://example.org/x').catch(() => 0)", "request to another host: http://example.org/x"),
    "missing file": ("fetch('nowhere.json')", "404 for "),
    "console error": ("console.error('broken')", "console error: broken"),
    "uncaught": ("setTimeout(() => { throw new Error('broken') })", "uncaught: "),
    "another host, in a worker": (
        "new Worker('worker.mjs', {type: 'module'})",
        "request to another host: http://example.org/y",
    ),
}


TURNS, MILLISECONDS = 100, 100  # a busy machine may need seconds to start a worker; no fault is a fault of the watch


@pytest.fixture
def small_site(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html><title>small</title><link rel=icon href=data:,>")
    (tmp_path / "worker.mjs").write_text("fetch('http://example.org/y').catch(() => 0)")
    with served(tmp_path) as site:
        yield site


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_seen(name, chromium, small_site):
    script, expected = FAULTS[name]
    context = chromium.new_context()
    watch = Watch(context, small_site.address)
    page = context.new_page()
    page.goto(small_site.at(""))
    page.evaluate(f"() => {{ {script} }}")
    for _ in range(TURNS if expected else 3):
        page.wait_for_timeout(MILLISECONDS)
        if any(expected in fault for fault in watch.faults if expected):
            break
    context.close()
    if expected is None:
        watch.check()
    else:
        with pytest.raises(AssertionError, match=expected):
            watch.check()
