"""Where the lines of a source begin, whatever system wrote it."""

import re

LINE_FEED = re.compile("\n")
USUAL_END = re.compile(r"\r{0,2}\n|\r")  # of very old files CR alone; CR CR LF after a copy between systems
RARE_ENDS = "\x85\u2028\u2029"  # NEL, and what office programs put for a forced line
RARE_END = re.compile(f"[{RARE_ENDS}]")


def line_starts(text):
    """Where lines begin; rare line ends count where the usual ones are fewer, else they only part a line."""
    usual = _after(USUAL_END if "\r" in text else LINE_FEED, text)  # a search for one sign is the fastest
    rare = _after(RARE_END, text) if any(end in text for end in RARE_ENDS) else []
    return [0] + (sorted(usual + rare) if len(rare) > len(usual) else usual)


def _after(end, text):
    return [found.end() for found in end.finditer(text)]
