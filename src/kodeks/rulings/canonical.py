"""JSON in one form: keys sorted, no blanks, letters unescaped. The same bytes in both runtimes."""

ESCAPES = (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"))


def to_json(value):
    """Dictionaries, lists, tuples, text, whole numbers, fractions, True, False, None."""
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(_text(key) + ":" + to_json(value[key]) for key in sorted(value)) + "}"
    return "[" + ",".join(to_json(member) for member in value) + "]"


def _text(text):
    """A text in quotation marks."""
    for character, escape in ESCAPES:
        text = text.replace(character, escape)
    return '"' + text + '"'
