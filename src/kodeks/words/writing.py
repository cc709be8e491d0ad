"""How a language writes seats, suits, calls, cards, contracts and lists of them; its table is data."""

from kodeks.bridge.calls import PASS, denomination, is_bid
from kodeks.bridge.cards import SUITS, rank, suit
from kodeks.words.kinds import MEMBERS

FORM = "nom"  # the form where a placeholder names none


class MissingWord(ValueError):
    """Words that a language lacks, named by key and language."""


def write(kind, value, form, table):
    """A value as the language writes it: ("seat", "N", "gen") → «Севера»."""
    single = MEMBERS.get(kind)
    if single:
        return _write_list(single, value, form, table)
    return WRITERS[kind](value, form or FORM, table)


def word(table, *path):
    """One word of a language's table; the path is named if it is not there."""
    found = table
    try:
        for key in path:
            found = found[key]
    except (KeyError, TypeError):
        raise MissingWord(f"'{'.'.join(path)}' has no words in language '{table['language']}'") from None
    return found


def _write_list(single, value, form, table):
    """Members joined by "and"; by "or" if the form ends so: "gen.or" or "or"."""
    steps = form.split(".") if form else []
    joint = "or" if "or" in steps else "and"
    case = ".".join(step for step in steps if step != "or")
    members = [write(single, member, case, table) for member in _members(single, value)]
    if not members:
        return word(table, "join", "none")
    head, last = members[:-1], members[-1]
    return last if not head else word(table, "join", "comma").join(head) + word(table, "join", joint) + last


def _members(single, value):
    """The members of a list: parted by blanks; of suits, letter by letter."""
    if not isinstance(value, str):
        return list(value)
    return [letter for letter in value if letter in SUITS] if single == "suit" else value.split()


def _seat(value, form, table):
    return word(table, "seats", value, form)


def _side(value, form, table):
    return word(table, "sides", value, form)


def _suit(value, form, table):
    return word(table, "suits", value, form)


def _denomination(value, form, table):
    return word(table, "denominations", value, form) if value == "NT" else _suit(value, form, table)


def _call(value, form, table):
    """A bid with the sign of its suit, one above seven too; the other calls are words and have forms."""
    if is_bid(value) or value[:1] in ("8", "9"):
        return value[0] + _sign(denomination(value), table)
    return word(table, "calls", value, form)


def _card(value, form, table):
    """A card as its suit's sign and its rank."""
    return _sign(suit(value), table) + word(table, "ranks", rank(value))


def _contract(value, form, table):
    """A contract, doubled or not: «4♠ с контрой»."""
    if value == PASS:
        return word(table, "contracts", "passed_out")
    bid = value.rstrip("X")
    doubled = value[len(bid) :]
    return _call(bid, form, table) + (word(table, "contracts", doubled) if doubled else "")


def _clauses(value, form, table):
    """Clause ids, parted by commas."""
    return ", ".join(value if not isinstance(value, str) else value.split())


def _decimal(value, form, table):
    """A number with a fraction: "8.25", «8,25»."""
    return value.replace(".", word(table, "join", "decimal"))


def _sign(strain, table):
    return word(table, "denominations", "NT", "sign") if strain == "NT" else word(table, "suits", strain, "sign")


WRITERS = {
    "seat": _seat,
    "side": _side,
    "call": _call,
    "suit": _suit,
    "denomination": _denomination,
    "card": _card,
    "contract": _contract,
    "clauses": _clauses,
    "decimal": _decimal,
}
