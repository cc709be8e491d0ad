"""Ids of clauses come out the same in MicroPython, which the page runs, and in CPython."""

import json

from kodeks import clauses
from kodeks.corpus.codes import codes, read_code
from kodeks.corpus.places import ROOT
from tests.micropython.runner import run_source

MODULE = ROOT / "src" / "kodeks" / "clauses.py"
ODD = "27.B.1.a 27B1a 12C1e-ii 45C4(B) 45.7(i)(a) 45.5.note 61.3.table 64A--1 64A1)( 64А h:6.4 DEF.Bid".split() + [""]

TELL = """
import json
def tell(name):
    try:
        written = canonical(name)
    except ValueError as error:
        return str(error)
    return [written, list(parts(written)), parent(written), law(written), anchor(written), kind(written), sort_key(written)]
"""


def test_ids_and_their_order_are_the_same_in_both():
    names = sorted({name for code in codes() for name in read_code(code).ids} | set(ODD))
    source = MODULE.read_text(encoding="utf-8") + TELL
    asked = source + f"\nprint(json.dumps([tell(name) for name in json.loads({json.dumps(json.dumps(names))})]))\n"
    here = {}
    exec(compile(source, "clauses.py", "exec"), here)
    assert json.loads(run_source(asked)) == [json.loads(json.dumps(here["tell"](name))) for name in names]
    assert len(names) > 900 and here["canonical"]("27.B.1.a") == clauses.canonical("27B1a")
