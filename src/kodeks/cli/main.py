"""The command line: `kodeks SUBCOMMAND`. A wrong call ends with 2, a failure with 1; errors go to standard error."""

import argparse
import importlib
import importlib.util
import os
import sys

from kodeks.cli import check, clauses, references, texts

MODULES = (texts, clauses, references, check)
LATER = ("ingest", "ledger", "rule", "search", "build", "serve")


def main(arguments=None):
    """Run one subcommand and return its exit code."""
    parser = _parser()
    called = parser.parse_args(arguments)
    try:
        code = called.run(called) or 0
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, OSError) as error:
        print(f"kodeks {called.command}: {error}", file=sys.stderr)
        return 1


def _parser():
    parser = argparse.ArgumentParser(prog="kodeks", description="The Laws of Duplicate Bridge, in Russian and in English.")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="SUBCOMMAND")
    for module in MODULES + tuple(_later()):
        module.add(subparsers)
    return parser


def _later():
    for name in LATER:
        if importlib.util.find_spec(f"kodeks.cli.{name}"):
            yield importlib.import_module(f"kodeks.cli.{name}")


if __name__ == "__main__":
    sys.exit(main())
