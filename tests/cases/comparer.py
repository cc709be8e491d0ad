"""Holds an outcome against what a case expects, by VOCABULARY.md, "How an outcome is held against a case". Knows no case."""

# How a list is compared: every member and no other, the same in order, or at least those that the case names.
WHOLE = ("cancelled", "may_accept", "stay_faced", "offenders", "suits", "suits_exempt", "one_of", "chooser", "who")
IN_ORDER = ("may_change",)
SOME = ("stands", "free_to_call", "played", "returned", "ui", "ai")
# What a key that is absent from the outcome means; a key that stands in no line has no answer when it is absent.
ABSENT = {
    "none": ("forced_call", "offender_pass", "partner_pass", "must_play", "lead_restriction", "revoke", "claim", "adjusted"),
    False: ("trick_owner_changes", "equity", "procedural_penalty", "director_error"),
}
EMPTY_LIST = (
    "stands", "cancelled", "free_to_call", "may_accept", "may_change", "played", "returned", "stay_faced", "options",
    "ui", "ai",
)  # fmt: skip
NEAR = 0.005
ADJUSTED = ("due", "artificial", "assigned")


def disagreements(expected, outcome, judgement=()):
    """What disagrees, as lines; none if the outcome is what is expected. `judgement` are the topics the ruling asks."""
    found = []
    for key in sorted(expected):
        if key == "judgement":
            asked = {item["ask"] for item in judgement}
            found += [f"judgement: {item['ask']} is not asked" for item in expected[key] if item["ask"] not in asked]
        elif not _agrees(key, expected[key], _value(key, outcome)):
            found.append(f"{key}: expected {expected[key]}, ruled {outcome.get(key, 'nothing')}")
    return found


def variants(case):
    """(number, expected) of every ruling of a case: (0, …) if it has one, (1, …), (2, …) if it has variants."""
    expect = dict(case["expect"])
    several = expect.pop("variants", None)
    if several is None:
        return [(0, expect)]
    return [(number, {**expect, **variant["outcome"]}) for number, variant in enumerate(several, 1)]


NOTHING = object()


def _value(key, outcome):
    """What the outcome says under a key, or what its absence means."""
    if key in outcome:
        return outcome[key]
    if key in EMPTY_LIST:
        return []
    if key == "penalty_cards":
        return {}
    if key == "tricks_transferred":
        return 0
    for value, keys in ABSENT.items():
        if key in keys:
            return value
    return NOTHING


def _agrees(key, expected, ruled):
    """True if one value of the outcome is what the case expects under this key."""
    if ruled is NOTHING:
        return False
    if key in ("options", "score"):
        return _objects_agree(expected, ruled, whole=key == "options" or not expected)
    if isinstance(expected, list) or key == "who":
        return _lists_agree(key, _as_list(expected), _as_list(ruled))
    if key == "penalty_cards":
        return expected == ruled
    if isinstance(expected, dict):
        return isinstance(ruled, dict) and _object_agrees(expected, ruled)
    if key == "adjusted" and expected == "due":
        return ruled in ADJUSTED
    return _same(expected, ruled)


def _lists_agree(key, expected, ruled):
    """Lists as the page marks them; an empty one asks for an empty one."""
    if not expected:
        return not ruled
    if key in IN_ORDER:
        return expected == ruled
    if key in SOME:
        return set(expected) <= set(ruled)
    if key in WHOLE:
        return set(expected) == set(ruled)
    raise ValueError(f"it is not known how a list of '{key}' is compared")


def _as_list(value):
    return value if isinstance(value, list) else [value]


def _object_agrees(expected, ruled):
    """Field by field, only the fields that the case gives."""
    return all(_agrees(field, value, _field(field, ruled)) for field, value in expected.items())


def _field(field, ruled):
    """A field of the outcome's object, or what its absence means."""
    if field in ruled:
        return ruled[field]
    if field == "certain":
        return True
    if field == "chooser":
        return [ruled["player"]]
    return NOTHING


def _objects_agree(expected, ruled, whole):
    """Each expected object has one of its own in the outcome; of a whole list none is left over."""
    left = list(ruled)
    for one in expected:
        match = next((other for other in left if _object_agrees(one, other)), None)
        if match is None:
            return False
        left.remove(match)
    return not left or not whole


def _same(expected, ruled):
    """Equal, or numbers that differ by less than 0.005; true is not 1."""
    if isinstance(expected, bool) or isinstance(ruled, bool):
        return expected is ruled
    if isinstance(expected, (int, float)) and isinstance(ruled, (int, float)):
        return abs(expected - ruled) < NEAR
    return expected == ruled
