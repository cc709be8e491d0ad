"""Every path of every procedure, and a request for the end of each."""

import json

from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.words.files import read_bundle

GIVEN = read_bundle(DOCS)
BUNDLE = json.dumps(GIVEN, ensure_ascii=False)
browser.load(BUNDLE)


def bundle_of(name):
    """What the engine in the page is given for one procedure: the fewer words it holds, the sooner it answers."""
    words = {lang: {one: tables[one] for one in ("common", name)} for lang, tables in GIVEN["words"].items()}
    return json.dumps({"words": words, "unchecked": GIVEN["unchecked"]}, ensure_ascii=False)


def request(start, given, lang):
    """A request as the page makes it."""
    return json.dumps(
        {"procedure": start.procedure.name, "code": start.code, "lang": lang, "given": given}, ensure_ascii=False
    )
