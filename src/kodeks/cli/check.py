"""`kodeks check`: everything that can be checked without a browser."""

from kodeks.cli import checks
from kodeks.cli.output import add_json, write_json, write_line


def add(subparsers):
    """Register the subcommand."""
    parser = subparsers.add_parser("check", help="everything that can be checked without a browser")
    add_json(parser)
    parser.set_defaults(run=run)


def run(called):
    """Every fault of every check; 1 if there is any."""
    faults = 0
    for name, check in checks.CHECKS:
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
