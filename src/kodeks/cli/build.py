"""`kodeks build`: the site as files."""

import os
import time
from pathlib import Path

from kodeks.cli.output import write_line
from kodeks.corpus.places import ROOT
from kodeks.corpus.texts import read_texts


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("build", help="the site; only texts that are public, unless --private")
    parser.add_argument("--private", action="store_true", help="all texts, for this computer only; each page says so")
    parser.add_argument("--site", default=str(ROOT / "site"), metavar="DIR", help="the folder to build into (site/)")
    parser.set_defaults(run=run)


def run(called):
    """Build, then say what was built; what may not be published is left out unless asked for."""
    from kodeks.site.library import left_out, notices
    from kodeks.site.plugin import build_site

    began = time.monotonic()
    site = Path(called.site).resolve()
    build_site(ROOT, site, called.private)
    files = [path for path in site.rglob("*") if path.is_file()]
    pages = sum(path.suffix == ".html" for path in files)
    size = sum(os.path.getsize(path) for path in files) / 1e6
    write_line(f"{site}: {pages} pages, {size:.1f} MB, {time.monotonic() - began:.1f} s")
    texts = read_texts()
    for name, rights in () if called.private else left_out(texts):
        write_line(f"left out, since its rights are {rights}: {name}")
    for name, notice in notices(texts):
        write_line(f"{name}: {notice}")
