"""JSON in one form: keys sorted, no blanks, letters unescaped. The same bytes in both runtimes."""

import json
import sys
from collections import OrderedDict

# MicroPython leaves letters as they are; CPython has to be told.
PLAIN_LETTERS = {} if sys.implementation.name == "micropython" else {"ensure_ascii": False}


def to_json(value):
    """Dictionaries, lists, tuples, text, numbers, True, False, None."""
    return json.dumps(_in_order(value), separators=(",", ":"), **PLAIN_LETTERS)


def _in_order(value):
    """The same with the keys of every dictionary sorted: MicroPython's plain ones have no order."""
    if isinstance(value, dict):
        return OrderedDict([(key, _in_order(value[key])) for key in sorted(value)])
    if isinstance(value, (list, tuple)):
        return [_in_order(member) for member in value]
    return value
