"""The site built into a folder of its own, from the digest and a folder of sources, and served over loopback."""

import os
import subprocess
import sys
from collections import namedtuple
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from kodeks.corpus.places import ROOT

READ = ("docs", "mkdocs.yml", "node_modules", "src")
PREFIX = "/kodeks/"  # a site need not stand at the top of its host


class BuiltSite(namedtuple("BuiltSite", ("address", "folder"))):
    """A site being served: `site.at("ru/2017/64/#64A1")` is an address to open."""

    __slots__ = ()

    def at(self, path):
        """The address of a page."""
        return self.address + path


def build(project, sources=None):
    """The folder of a private build, made in `project` from what a build reads and from the sources."""
    for name in READ:
        (project / name).symlink_to(ROOT / name)
    if sources:
        _kodeks(project, "ingest", str(sources))
    _kodeks(project, "build", "--private")
    return project / "site"


@contextmanager
def served(folder):
    """The folder served on a free port of this machine while the block runs."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield BuiltSite(f"http://127.0.0.1:{server.server_port}{PREFIX}", folder)
    finally:
        server.shutdown()
        server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    """Files of the site below PREFIX, as a static host serves them."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else each file waits some 40 ms for an acknowledgement
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path):
        """The file of a path; what is not below PREFIX is not there."""
        if not path.startswith(PREFIX):
            return str(Path(self.directory) / "not-below-the-prefix")
        return super().translate_path("/" + path.removeprefix(PREFIX))

    def log_message(self, format, *args):
        """Silence: failed requests are reported by the page's watch."""


def _kodeks(project, *arguments):
    """Run the command on the project's copy; on failure its words are the error."""
    command = [str(Path(sys.executable).with_name("kodeks")), *arguments]
    environment = {**os.environ, "KODEKS_ROOT": str(project), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise RuntimeError(f"kodeks {' '.join(arguments)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
