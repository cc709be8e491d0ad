"""How subcommands say what they found: lines for people, or `--json`, one object a line."""

import os
import shlex
import shutil
import sys
from pathlib import Path

from kodeks.corpus.json_lines import json_line


def add_json(parser):
    """The option every subcommand has."""
    parser.add_argument("--json", action="store_true", help="one JSON object a line (docs/schemas)")


def own_command():
    """How this program is called from here: by its name, or by its place where the shell would not find it."""
    return "kodeks" if shutil.which("kodeks") else shlex.quote(os.path.relpath(Path(sys.executable).with_name("kodeks")))


def write_json(record):
    """One object on one line, letters of every alphabet as they are."""
    _write(json_line(record))


def write_line(line):
    """One line for people."""
    _write(line)


def _write(line):
    sys.stdout.buffer.write(line.encode("utf-8", "backslashreplace") + b"\n")
