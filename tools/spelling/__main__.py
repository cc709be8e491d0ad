"""The command: python -m tools.spelling shows every word of our texts that is in no dictionary and in no list."""

import sys

from tools.spelling.check import faults, files
from tools.spelling.hunspell import Missing


def main():
    """0 if all is spelt right; 1 with file, line and word if not; 2 if it cannot be checked here."""
    try:
        found = list(faults())
    except (Missing, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    for fault in found:
        print(fault)
    print(f"spelling: {len(files())} files, {len(found) or 'no'} fault{'' if len(found) == 1 else 's'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
