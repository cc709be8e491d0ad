"""The command line: `kodeks SUBCOMMAND`. A wrong call ends with 2, a failure with 1; errors go to standard error."""

import argparse
import os
import sys
from importlib import import_module

from kodeks.corpus.places import ROOT

SUBCOMMANDS = ("ingest", "texts", "clauses", "ledger", "references", "rule", "search", "check", "build", "serve")


def main(arguments=None):
    """Run one subcommand and return its exit code."""
    parser = _parser(sys.argv[1:] if arguments is None else arguments)
    called = parser.parse_args(arguments)
    if not ROOT.is_dir():
        parser.error(f"KODEKS_ROOT names {ROOT}, and there is no such folder")
    try:
        code = called.run(called) or 0
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (ValueError, OSError) as error:
        print(f"kodeks {called.command}: {error}", file=sys.stderr)
        return 1


def _parser(arguments):
    """A parser of the subcommand that is called, since to import them all takes long; of all if that is none."""
    parser = argparse.ArgumentParser(prog="kodeks", description="The Laws of Duplicate Bridge, in Russian and in English.")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="SUBCOMMAND")
    for name in [name for name in SUBCOMMANDS if name in arguments[:1]] or SUBCOMMANDS:
        import_module(f"kodeks.cli.{name}").add(subparsers)
    return parser


if __name__ == "__main__":
    sys.exit(main())
