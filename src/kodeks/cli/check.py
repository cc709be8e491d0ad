"""`kodeks check`: everything that can be checked without a browser."""

import sys

from kodeks.cli import checks
from kodeks.cli.output import add_json, write_json, write_line


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("check", help="everything that can be checked without a browser")
    parser.add_argument("--only", action="append", metavar="CHECK", help="only the check of this name; may be given again")
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """Every fault of the checks that are wanted; 1 if there is any, 2 for a name that none has."""
    unknown = sorted(set(called.only or ()) - set(dict(checks.CHECKS)))
    if unknown:
        names = "; ".join(name for name, _ in checks.CHECKS)
        print(f"kodeks check: there is no check '{unknown[0]}'; there are: {names}", file=sys.stderr)
        return 2
    faults = 0
    for name, check in checks.CHECKS:
        if called.only and name not in called.only:
            continue
        found = _faults(check)
        faults += len(found)
        for fault in found:
            write_json({"check": name, "fault": fault}) if called.json else write_line(fault)
        if not called.json:
            write_line(f"{name}: {len(found) or 'no'} fault{'' if len(found) == 1 else 's'}")
    return 1 if faults else 0


def _faults(check):
    """What a check finds; what keeps it from being made is a fault too."""
    try:
        return tuple(check())
    except ValueError as error:
        return tuple(str(error).split("\n"))
