"""Reads what the engine is given at its start: words in all languages, and which clauses are unchecked.

Not for the browser, which gets the same as JSON: `json.dumps(read_bundle(docs))`.
"""

LANGUAGES = ("en", "ru")
CODES = ("1987", "1997", "2007", "2017")


def read_bundle(docs):
    """{"words": {language: {"common": …, procedure: …}}, "unchecked": {code: [clauses]}} from the folder of documents."""
    return {
        "words": {language: _read_words(docs / language / "rulings", language) for language in LANGUAGES},
        "unchecked": {code: _read_unchecked(docs / "codes" / (code + ".tsv")) for code in CODES},
    }


def _read_words(folder, language):
    """The tables of one language, a file a procedure."""
    import tomllib  # here, since the browser loads every module of this package

    tables = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))}
    if "common" not in tables:
        raise ValueError(f"{folder / 'common.toml'} is missing; it holds how language '{language}' writes seats and calls")
    tables["common"]["language"] = language
    return tables


def _read_unchecked(path):
    """The ids of a code list that nobody has yet held against a second source."""
    lines = [line.split("\t") for line in path.read_text("utf-8").splitlines()]
    place = lines[0].index("state")
    return [line[0] for line in lines[1:] if line[place] == "unchecked"]
