"""Table states kept as data, a file a procedure: docs/states/insufficient_bid.toml."""

import tomllib
from collections import namedtuple
from pathlib import Path

from kodeks.corpus import places

KEYS = ("name", "given", "codes", "refine")


class State(namedtuple("State", "procedure name given codes refine")):
    """Facts and answers that are fixed; whatever they leave open is answered in every way there is.

    `codes` are those it is walked under, `refine` names questions that need no answer and are answered in every way
    besides.
    """

    __slots__ = ()


def read_states(procedure, root=places.ROOT):
    """The states of a procedure; ValueError names file and state."""
    path, found = _read(procedure, root)
    states = [_state(procedure, entry, path) for entry in found["state"]]
    names = [state.name for state in states]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{path}: two states are called '{name}'; name what sets them apart")
    return tuple(states)


def example(procedure, root=places.ROOT):
    """The facts over which a procedure is told where one table has to do for all; {} if it needs none."""
    return _read(procedure, root)[1].get("example", {})


def _read(procedure, root):
    path = Path(root) / "docs" / "states" / f"{procedure.name}.toml"
    if not path.is_file():
        raise ValueError(f"{path}: {procedure.name} has no table states; write some, so that its paths can be walked")
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    if not {"state"} <= set(found) <= {"state", "example"}:
        raise ValueError(f"{path}: a file of table states holds [[state]] and perhaps example, and nothing else")
    return path, found


def _state(procedure, entry, path):
    unknown = set(entry) - set(KEYS)
    if unknown or not entry.get("name") or not isinstance(entry.get("given"), dict):
        raise ValueError(f"{path}: '{entry.get('name', '')}': a state has {', '.join(KEYS)}; name and given are needed")
    codes = tuple(entry.get("codes", procedure.codes))
    foreign = set(codes) - set(procedure.codes)
    if foreign:
        raise ValueError(f"{path}: '{entry['name']}': {procedure.name} does not know the code {' '.join(sorted(foreign))}")
    return State(procedure.name, entry["name"], entry["given"], codes, tuple(entry.get("refine", ())))
