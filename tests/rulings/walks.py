"""Every path of every procedure, and a request for the end of each."""

import json

from kodeks.corpus.places import DOCS
from kodeks.rulings import browser
from kodeks.words.files import read_bundle

BUNDLE = json.dumps(read_bundle(DOCS), ensure_ascii=False)
browser.load(BUNDLE)


def request(start, given, lang):
    """A request as the page makes it."""
    return json.dumps(
        {"procedure": start.procedure.name, "code": start.code, "lang": lang, "given": given}, ensure_ascii=False
    )
