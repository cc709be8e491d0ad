"""Ids of clauses: "64", "64A", "64A1", "27B1(a)", "12C1(e)(ii)", "51.fn1", "DEF.Revoke", "45.7(i)", "h:6.4.1".

Three spellings are read ("27.B.1.a", "27B1a", "27B1(a)"); one is written. No `re`: this module runs in the browser.
"""

DIGITS = "0123456789"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SMALL = "abcdefghijklmnopqrstuvwxyz"
SORTS = {one: name for name, all in (("digit", DIGITS), ("capital", LETTERS), ("small", SMALL)) for one in all}
ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii")


def canonical(text):
    """The id as it is written here: "27.B.1.a" → "27B1(a)"; ValueError if it is none."""
    if text.startswith("h:") or text.startswith("DEF."):
        return _named(text)
    number, rest = _law_number(text, text)
    if rest.startswith(".fn"):
        return number + _footnote(rest, text)
    if rest[:1] == "." and rest[1:2] and rest[1] in DIGITS:
        return number + _paragraph(rest[1:], text)
    return number + _steps(rest, text)


def parts(clause):
    """The steps down to a clause: "27B1(a)" → ("27", "B", "1", "(a)"); "45.7(i)" → ("45", ".7", "(i)")."""
    if clause.startswith("h:") or clause.startswith("DEF."):
        return (clause,)
    found, step = [], ""
    for character in clause:
        if step and _begins_step(step, character):
            found.append(step)
            step = ""
        step += character
    return tuple(found) + ((step,) if step else ())


def parent(clause):
    """The clause one step up, "" for a law."""
    return "".join(parts(clause)[:-1])


def law(clause):
    """The number of the law a clause belongs to: "27" for "27B1(a)"; "" for headings and definitions."""
    return clause[: _past_digits(clause)]


def is_within(clause, whole):
    """True if the clause is `whole` or lies inside it."""
    return parts(clause)[: len(parts(whole))] == parts(whole)


def anchor(clause):
    """The clause's fragment in an address: "27B1a", "12C1e-ii", "51-fn1", "45.7i-a", "revoke"."""
    if clause.startswith("h:"):
        return ""
    if clause.startswith("DEF."):
        return "-".join(clause[4:].lower().split())
    steps = parts(clause)
    bracketed = [step[1:-1] for step in steps if step[0] == "("]
    plain = "".join(step for step in steps if step[0] != "(" and step[:3] not in (".fn", ".no", ".ta"))
    named = "".join("-" + step[1:] for step in steps if step[:3] in (".fn", ".no", ".ta"))
    return plain + "-".join(bracketed) + named


def kind(clause):
    """What a clause is by its id: law, section, item, sub-item, footnote, definition, heading, paragraph, note or table."""
    if clause.startswith("h:"):
        return "heading"
    if clause.startswith("DEF."):
        return "definition"
    steps = parts(clause)
    for name, prefix in (("footnote", ".fn"), ("note", ".note"), ("table", ".table")):
        if steps[-1].startswith(prefix):
            return name
    if len(steps) > 1 and steps[1][0] == ".":
        return "paragraph" if len(steps) == 2 else "item"
    return ("law", "section", "item", "sub-item")[min(len(steps), 4) - 1]


def sort_key(clause):
    """Orders clauses as the book does: 9 before 10, 27B1 before 27B1(a), (i) before (ii), a clause before its footnotes."""
    steps = parts(clause)
    if not law(clause):
        return ((0, 0, clause),)
    return tuple(_rank(step, _may_be_roman(steps, place)) for place, step in enumerate(steps))


def _may_be_roman(steps, place):
    """True where "(i)" is a number: under another bracket, or right under a paragraph; 80B2(i) is a letter."""
    return place > 0 and steps[place - 1][0] in "(."


def _rank(step, roman):
    """A number for one step, so that steps of one kind compare."""
    if step[:3] == ".fn":
        return (9, int(step[3:]), "")
    if step[0] == ".":
        return (1, int(step[1:]), "") if step[1:].isdigit() else (8, 0, step)
    if step[0] in DIGITS:
        return (2, int(step), "")
    inner = step[1:-1] if step[0] == "(" else step
    if roman and inner in ROMAN:
        return (3, ROMAN.index(inner) + 1, "")
    return (3, ord(inner[0].lower()), inner)


def _begins_step(step, character):
    """True where a new step begins after `step`."""
    if step[0] == "(":
        return step[-1] == ")"
    if step[0] == ".":
        return character in "(." or (step[-1] in DIGITS and step[1] in DIGITS and character not in DIGITS)
    if step[0] in DIGITS:
        return character not in DIGITS
    return True


def _named(text):
    """A heading, or a definition: its term's words, parted by single blanks."""
    name = text[2 if text[0] == "h" else 4 :]
    if not name or (text[0] == "D" and " ".join(name.split()) != name):
        raise _malformed(text)
    return text


def _law_number(rest, text):
    """The leading number, without leading noughts allowed, and what follows it."""
    length = _past_digits(rest)
    if not 1 <= length <= 2 or rest[0] == "0":
        raise _malformed(text)
    return rest[:length], rest[length:]


def _past_digits(text):
    """How many digits some text begins with."""
    length = 0
    while length < len(text) and text[length] in DIGITS:
        length += 1
    return length


def _footnote(rest, text):
    """ ".fn2" as it stands."""
    if not rest[3:] or any(character not in DIGITS for character in rest[3:]):
        raise _malformed(text)
    return rest


def _paragraph(rest, text):
    """A commentary paragraph after its law: "7.i.a" → ".7(i)(a)", "5.note" → ".5.note"."""
    number, rest = _law_number(rest, text)
    for ending in (".note", ".table"):
        if rest == ending:
            return "." + number + rest
    return "." + number + "".join(_bracketed(step, text) for step in _split(rest, text))


def _steps(rest, text):
    """The steps of a clause after its law: ".B.1.a", "B1a" or "B1(a)" → "B1(a)"."""
    steps = _split(rest, text)
    written = ""
    for depth, step in enumerate(steps):
        if depth == 0 and len(step) == 1 and step in LETTERS:
            written += step
        elif depth == 1 and step.isdigit() and step[0] != "0":
            written += step
        elif depth >= 2:
            written += _bracketed(step, text)
        else:
            raise _malformed(text)
    return written


def _split(rest, text):
    """Steps apart, whatever parts them: dots, brackets, hyphens or a change between letters and digits."""
    if not _is_well_parted(rest):
        raise _malformed(text)
    steps, step, kept = [], "", ""
    for character in rest:
        sort = _sort(character)
        if not sort and character not in ".()-":
            raise _malformed(text)
        if step and (not sort or sort != kept):
            steps.append(step)
            step = ""
        step += character if sort else ""
        kept = sort
    return steps + ([step] if step else [])


def _is_well_parted(rest):
    """True if brackets close one by one, round something, and each dot or hyphen has something after it."""
    opened, before = False, ""
    for character in rest:
        if character == "(" and opened or character == ")" and (not opened or before == "("):
            return False
        if character in ".-" and (opened or before in (".", "-")):
            return False
        if character in "()":
            opened = character == "("
        before = character
    return not opened and before not in (".", "-")


def _sort(character):
    """What a character is in an id: a digit, a capital, a small letter, or "" for what only parts."""
    return SORTS.get(character, "")


def _bracketed(step, text):
    """ "a" → "(a)", "B" → "(b)", "ii" → "(ii)", "1" → "(1)" (25B2(b)(1) of 1987 and 1997)."""
    step = step.lower()
    if step not in ROMAN and not (len(step) == 1 and step in SMALL + DIGITS[1:]):
        raise _malformed(text)
    return "(" + step + ")"


def _malformed(text):
    return ValueError(f"'{text}' is not a clause; clauses look like 64, 64A, 64A1, 27B1(a), 51.fn1, DEF.Revoke or 45.7(i)")
