"""Where the lines of a source begin, whatever system wrote it."""

import re

USUAL_END = re.compile(r"\r{0,2}\n|\r")  # of very old files CR alone; CR CR LF after a copy between systems
RARE_END = re.compile("[\x85\u2028\u2029]")  # NEL, and what office programs put for a forced line


def line_starts(text):
    """Where lines begin; rare line ends count where the usual ones are fewer, else they only part a line."""
    usual = [found.end() for found in USUAL_END.finditer(text)]
    rare = [found.end() for found in RARE_END.finditer(text)]
    return [0] + (sorted(usual + rare) if len(rare) > len(usual) else usual)
