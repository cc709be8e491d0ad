"""The command: python -m tools.own_words PAGE FILE… shows every shared run of nine words or more."""

import argparse
import sys
from pathlib import Path

from tools.own_words.runs import read_set_terms, shared_runs, words_of

LENGTH = 9


def main(arguments=None):
    """0 if the page shares no long run with any file; 1 if it does."""
    asked = _parser().parse_args(arguments)
    terms = read_set_terms()
    page = words_of(_read(asked.page), terms)
    found = 0
    for file in asked.files:
        for run in shared_runs(page, words_of(_read(file), terms), asked.length):
            found += 1
            print(f"{asked.page}:{run.line}: {run.length} words in common with {file}: {run.words}")
    print(f"{asked.page}: {len(page)} words held against {len(asked.files)} texts, {found} shared runs")
    return 1 if found else 0


def _parser():
    parser = argparse.ArgumentParser(prog="python -m tools.own_words", description=__doc__)
    parser.add_argument("page", type=Path, help="a page of ours")
    parser.add_argument("files", type=Path, nargs="+", help="texts that were read for checking")
    parser.add_argument("--length", type=int, default=LENGTH, help="shortest run that is shown (9)")
    return parser


def _read(path):
    """The text of a file; a file that is none is refused with what to do."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SystemExit(f"{path}: cannot be read ({error}); give text files in UTF-8") from None


if __name__ == "__main__":
    sys.exit(main())
