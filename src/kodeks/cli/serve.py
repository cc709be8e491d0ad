"""`kodeks serve`: the site on this computer, built anew whenever a text or the program changes."""

import argparse
import errno
import socket
import subprocess
import sys

from kodeks.cli.language import terminal_language
from kodeks.corpus.places import ROOT
from kodeks.corpus.sentences import read_terminal

HOST = "127.0.0.1"  # loopback only, since private texts may be in the site


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("serve", help="the site on this computer, all texts in it")
    parser.add_argument("--port", type=port, default=8000, help="the port (8000)")
    parser.add_argument("--public", action="store_true", help="only what a published build would show")
    told = "first read the sources in this folder; where that fails, the site is served all the same"
    parser.add_argument("--sources", metavar="DIR", help=told)
    parser.set_defaults(run=run)


def run(called):
    """Serve until interrupted; a port that is taken is told before anything is read or built."""
    from kodeks.site.plugin import serve_site

    _refuse_taken(called.port)
    if called.sources and _read(called.sources):
        print(f"kodeks serve: {read_terminal('serve', terminal_language()).words['unread']}", file=sys.stderr, flush=True)
    serve_site(ROOT, f"{HOST}:{called.port}", private=not called.public)


def _read(folder):
    """The exit code of reading sources: in a process of its own, whose memory is free again while the site is served."""
    return subprocess.run([sys.executable, "-m", "kodeks.cli.main", "ingest", folder]).returncode


def port(text):
    """The number of a port, from what was typed."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"'{text}' is not a port; ports run from 1 to 65535, for example 8000")
    return int(text)


def _refuse_taken(number):
    """An error that says what to do if another program listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server itself asks: a port just left is free
        try:
            probe.bind((HOST, number))
        except OSError as error:
            why = {errno.EADDRINUSE: "is taken by another program", errno.EACCES: "may not be used by this user"}
            told = why.get(error.errno, f"cannot be used ({error.strerror})")
            raise ValueError(f"port {number} {told}; name another: kodeks serve --port {number + 1}") from error
