"""JSON in one form: keys sorted, no blanks, letters unescaped. The same bytes in both runtimes."""

import json
from collections import OrderedDict


def _plain_letters():
    """CPython has to be told to leave letters as they are; MicroPython does so and cannot be told."""
    try:
        json.dumps("", ensure_ascii=False)
    except TypeError:
        return {}
    return {"ensure_ascii": False}


FORM = dict(_plain_letters(), separators=(",", ":"))


def to_json(value):
    """Dictionaries, lists, tuples, text, numbers, True, False, None."""
    return json.dumps(_in_order(value), **FORM)


def mapping(parts):
    """Pieces of JSON of a dictionary of at least one key, whose values are JSON already or pieces of it.

    To be joined once, at the end: a long text is dear to copy.
    """
    pieces, mark = [], "{"
    for key in sorted(parts):
        pieces.append(mark + '"' + key + '":')
        mark = ","
        if isinstance(parts[key], str):
            pieces.append(parts[key])
        else:
            pieces += parts[key]
    pieces.append("}")
    return pieces


def listing(members):
    """Pieces of JSON of a list, whose members are JSON already."""
    return ("[", ",".join(members), "]")


def _in_order(value):
    """The same with the keys of every dictionary sorted: MicroPython's plain ones have no order. Ordered ones are sorted."""
    if isinstance(value, (str, OrderedDict)):
        return value
    if isinstance(value, dict):
        return OrderedDict([(key, _in_order(value[key])) for key in sorted(value)])
    if isinstance(value, (list, tuple)):
        return [_in_order(member) for member in value]
    return value
