"""The words of an outcome (VOCABULARY.md), as checks: each takes a value and yields its faults as text."""

import re

SEAT = r"[NESW]"
SUIT = r"[SHDC]"
BID = r"[1-9](?:NT|[SHDC])"
CALL = rf"(?:P|XX?|{BID})"
CARD = rf"{SUIT}[AKQJT2-9]"
CONTRACT = r"[1-7](?:NT|[SHDC])X{0,2}"
UNITS = ("points", "percent", "matchpoints", "imps", "vp")
TOPICS = (
    "what_happened", "visible", "meaning", "comparable", "intended", "designation", "awareness", "normal_play",
    "information", "suggested", "logical_alternative", "damage", "could_have_known", "likely_result", "fault", "playable",
    "regulation",
)  # fmt: skip
OPTIONS = (
    "accept", "refuse", "become_dummy", "require", "forbid", "leave_free", "highest", "lowest", "require_other",
    "forbid_other", "lead_from_hand", "lead_from_dummy",
)  # fmt: skip
OPTIONS_WITH_SUIT = ("require", "forbid", "highest", "lowest")
# Ours beside those of the page: the kind of a restriction that depends on what a withdrawn call meant, not yet said.
OPEN_KIND = "depends"
KINDS = ("forbid_one", "require_or_forbid", "require", "forbid", OPEN_KIND)


def text_like(pattern, name):
    """A string of one form."""

    def check(value):
        if not (isinstance(value, str) and re.fullmatch(pattern, value)):
            yield f"'{value}' is not {name}"

    return check


def one_of(*allowed):
    """One of a closed list; True is not 1."""

    def check(value):
        if not any(value == one and type(value) is type(one) for one in allowed):
            yield f"'{value}' is not one of {', '.join(str(one) for one in allowed)}"

    return check


def list_of(check_member, least=0):
    """A list without repetitions, each member checked."""

    def check(value):
        if not isinstance(value, list) or len(value) < least:
            yield f"'{value}' is not a list" + (f" of {least} or more" if least else "")
            return
        if any(value.index(member) != place for place, member in enumerate(value)):
            yield f"{value} repeats a member"
        for member in value:
            yield from check_member(member)

    return check


def either(first, second):
    """Good if one of two checks finds nothing."""

    def check(value):
        faults = list(first(value))
        if faults and list(second(value)):
            yield from faults

    return check


def number(low=None, high=None, whole=False):
    """A number within bounds."""

    def check(value):
        if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)):
            yield f"'{value}' is not a {'whole ' if whole else ''}number"
        elif (low is not None and value < low) or (high is not None and value > high):
            yield f"{value} is not between {low} and {high}"

    return check


def fields(required, optional=()):
    """An object with these fields and no others."""
    required, optional = dict(required), dict(optional)

    def check(value):
        if not isinstance(value, dict):
            yield f"'{value}' is not an object"
            return
        yield from (f"{name} is missing in {value}" for name in required if name not in value)
        for name, inner in value.items():
            known = required.get(name) or optional.get(name)
            if known is None:
                yield f"unknown field '{name}'"
            else:
                yield from (f"{name}: {fault}" for fault in known(inner))

    return check


def map_of(check_key, check_value):
    """An object whose names are data."""

    def check(value):
        if not isinstance(value, dict):
            yield f"'{value}' is not an object"
            return
        for name, inner in value.items():
            yield from check_key(name)
            yield from check_value(inner)

    return check


seat = text_like(SEAT, "a seat")
seats = list_of(seat)
card = text_like(CARD, "a card")
cards = list_of(card)
suits = list_of(text_like(SUIT, "a suit"))
call_made = text_like(rf"{SEAT} {CALL}", "a seat and a call")
calls_made = list_of(call_made)
true_or_false = one_of(True, False)
how_long = one_of("none", "once", "throughout")
tricks = number(0, 13, whole=True)
words = text_like(r"(?s).*\S.*", "text")


def lead_restriction(value):
    """none, or what may be or is asked of a lead (26, 50D2)."""
    restriction = {
        "player": seat, "suits": suits, "suits_exempt": suits,
        "duration": one_of("first_lead", "while_on_lead"), "certain": true_or_false,
    }  # fmt: skip
    yield from either(one_of("none"), fields({"kind": one_of(*KINDS)}, restriction))(value)
    if not isinstance(value, dict):
        return
    named = value.get("kind") not in ("forbid_one", OPEN_KIND)
    if named != ("suits" in value):
        yield f"suits belong to every kind that names them: {value}"
    if value.get("kind") != "forbid_one" and "suits_exempt" in value:
        yield f"suits_exempt belongs to forbid_one: {value}"


def must_play(value):
    """none, or the cards or the suit a player is held to (46B, 50D1, 58B2)."""
    limits = {"one_of": list_of(card, least=1), "suit": text_like(SUIT, "a suit"), "chooser": list_of(seat, least=1)}
    yield from either(one_of("none"), fields({"player": seat}, limits))(value)
    if isinstance(value, dict) and ("one_of" in value) == ("suit" in value):
        yield f"either one_of or suit: {value}"


def option(value):
    """One right to choose (50D2, 54, 57A)."""
    required = {"who": either(seat, list_of(seat, least=1)), "option": one_of(*OPTIONS)}
    yield from fields(required, {"suit": text_like(SUIT, "a suit")})(value)
    if isinstance(value, dict) and ("suit" in value) != (value.get("option") in OPTIONS_WITH_SUIT):
        yield f"a suit belongs to {', '.join(OPTIONS_WITH_SUIT)}: {value}"


def score_line(value):
    """Who is given how much of which unit."""
    yield from fields({"who": one_of("NS", "EW", "declarer", "contestant")}, {unit: number() for unit in UNITS})(value)
    if isinstance(value, dict) and len(value) != 2:
        yield f"one unit a line: {value}"


OUTCOME = {
    "stands": calls_made,
    "cancelled": calls_made,
    "forced_call": either(call_made, one_of("none")),
    "offender_pass": how_long,
    "partner_pass": how_long,
    "free_to_call": seats,
    "may_accept": seats,
    "may_change": seats,
    "lowest_bid": text_like(BID, "a bid"),
    "turn": seat,
    "continues": one_of("auction", "play", "none"),
    "contract": text_like(rf"P|{CONTRACT}", "a contract"),
    "declarer": seat,
    "lead_stands": true_or_false,
    "played": cards,
    "returned": cards,
    "stay_faced": cards,
    "penalty_cards": map_of(card, one_of("minor", "major")),
    "must_play": must_play,
    "options": list_of(option),
    "lead_restriction": lead_restriction,
    "revoke": one_of("none", "must_be_corrected", "established"),
    "tricks_transferred": tricks,
    "trick_owner_changes": true_or_false,
    "claim": one_of("none", "stands", "void"),
    "claim_tricks": fields({}, {"claimer": tricks, "opponents": tricks}),
    "declarer_tricks": tricks,
    "result": one_of("stands", "cancelled", "corrected"),
    "score": list_of(score_line, least=1),
    "adjusted": one_of("none", "due", "artificial", "assigned"),
    "equity": true_or_false,
    "procedural_penalty": true_or_false,
    "irregularity": true_or_false,
    "offenders": seats,
    "director_error": true_or_false,
    "ui": seats,
    "ai": seats,
    "judgement": list_of(fields({"ask": one_of(*TOPICS)}, {"words": words}), least=1),
}


def faults_of_outcome(outcome):
    """Every fault of an outcome, plain values as they come from JSON."""
    return fields({}, OUTCOME)(outcome)
