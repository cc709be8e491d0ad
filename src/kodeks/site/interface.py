"""Words of the site itself (docs/{lang}/site.toml), the same keys in each language."""

import tomllib

from kodeks.corpus.places import DOCS
from kodeks.site.addresses import LANGUAGES


def read_interface(docs=DOCS):
    """The words by language; a key without its twin is an error."""
    words = {lang: tomllib.loads((docs / lang / "site.toml").read_text(encoding="utf-8")) for lang in LANGUAGES}
    keys = {lang: set(_keys(words[lang])) for lang in LANGUAGES}
    first, second = LANGUAGES
    missing = [
        f"docs/{second}/site.toml: '{key}' is missing; docs/{first}/site.toml has it"
        for key in sorted(keys[first] - keys[second])
    ]
    missing += [
        f"docs/{first}/site.toml: '{key}' is missing; docs/{second}/site.toml has it"
        for key in sorted(keys[second] - keys[first])
    ]
    if missing:
        raise ValueError("\n".join(missing))
    return words


def _keys(table, prefix=""):
    """Every key of nested tables, dotted."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _keys(value, f"{prefix}{key}.")
        else:
            yield prefix + key
