"""`kodeks serve`: the site on this computer, built anew whenever a text or the program changes."""

from kodeks.corpus.places import ROOT


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("serve", help="the site on this computer, all texts in it")
    parser.add_argument("--port", type=int, default=8000, help="the port (8000)")
    parser.add_argument("--public", action="store_true", help="only what a published build would show")
    parser.set_defaults(run=run)


def run(called):
    """Serve until interrupted; on loopback only, since private texts may be in it."""
    from kodeks.site.plugin import serve_site

    serve_site(ROOT, f"127.0.0.1:{called.port}", private=not called.public)
