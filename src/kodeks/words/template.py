"""Templates: "{offender} must pass", "{offender:gen}", "{tricks} {tricks|взятка|взятки|взяток}"."""

from kodeks.words.kinds import kind_of
from kodeks.words.plurals import plural
from kodeks.words.writing import MissingWord, write

latest = [(None, {})]  # the pairs filled in last, and the mapping made of them


def fill(template, about, table):
    """A template with its placeholders filled from (name, value) pairs, as the language of the table writes them."""
    if "{" not in template:
        return template
    known = _known(about)
    parts = template.split("{")
    filled = parts[0]
    for part in parts[1:]:
        place, closed, rest = part.partition("}")
        if not closed:
            raise ValueError(f"'{template}' has a '{{' that is not closed")
        filled += _fill_one(place, known, table, template) + rest
    return filled


def placeholders(template):
    """The names that a template asks for, in order."""
    return [part.partition("}")[0].split("|")[0].split(":")[0] for part in template.split("{")[1:]]


def _known(about):
    """The pairs as a mapping, kept while one sentence after another is filled from the same ones."""
    pairs, known = latest[0]
    if pairs is not about:
        known = dict(about)
        latest[0] = (about, known)
    return known


def _fill_one(place, known, table, template):
    """One placeholder, without its braces."""
    forms = place.split("|")
    name, _, form = forms[0].partition(":")
    if name not in known:
        there = " ".join(sorted(known))
        raise MissingWord(f"'{{{name}}}' in '{template}' (language '{table['language']}') is not among: {there}")
    value = known[name]
    if len(forms) > 1:
        return plural(table["language"], int(value), forms[1:])
    if isinstance(value, int):
        return str(value)
    kind = kind_of(name)
    if kind:
        return write(kind, value, form, table)
    if value.isdigit():
        return value
    raise ValueError(f"'{{{name}}}' in '{template}': it is not known what {name} stands for; add it to the kinds")
