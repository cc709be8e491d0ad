"""Law 63: when a revoke is established, so that it can be corrected no longer."""

from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import numbered

CORRECTABLE = ("nothing", "opponents_led", "claim_open", "twelfth_trick")
BOTH_CORRECTED, BOTH_PLAYED_ON = "both_corrected", "both_played_on"  # 62C3: who had not played on, and who had
HANDS_RETURNED = "hands_returned"


def is_established(status):
    """True if the trick stands as played."""
    return status not in CORRECTABLE + (BOTH_CORRECTED, BOTH_PLAYED_ON)


def standing(code, number, about):
    """62D1 first: on the twelfth trick it does not matter what was done since, only where the hands are."""
    answer = yield ask(numbered("twelfth_trick", number), "62D1", ("yes", "no"), "choice", about, "no")
    if answer == "yes":
        status = yield from on_twelfth_trick(number, about)
        return True, status
    status = yield from since_revoke(code, number, about)
    return False, status


def on_twelfth_trick(number, about):
    """62D1. Even established, it is corrected until all four hands are back in the board."""
    answer = yield ask(numbered("hands_returned", number), "62D1", ("yes", "no"), "choice", about)
    return HANDS_RETURNED if answer == "yes" else "twelfth_trick"


def since_revoke(code, number, about):
    """63A. What the offending side has done since."""
    options = ("nothing", "opponents_led", "claim_open", "played_on", "named_card", "claimed", agreement(code))
    return (yield ask(numbered("side_has_since", number), "63A", options, "choice", about))


def agreement(code):
    """63A3 up to 2007: the side agrees to a claim; 63A4 of 2017: the agreement is established (69A)."""
    return "agreed_finally" if code >= "2017" else "agreed"


def on_same_trick(code, revokes, number, about):
    """63A. What is known of the first revoke on the trick settles the next one, where it can."""
    before = revokes[-1]
    if before.twelfth:
        return before.status
    for earlier in revokes:
        if earlier.trick == before.trick and earlier.side() == dict(about)["offending_side"]:
            return earlier.status  # what the side did since, it did for both
    if before.status == "opponents_led":
        return "played_on"
    return (yield from since_revoke(code, number, about))


def told(code, revoke, draft):
    """63A, 63B. By what it was established, and that the trick stands."""
    about = revoke.about()
    if revoke.status == HANDS_RETURNED:
        draft.effect("62D1", "hands_are_back", about)
    else:
        draft.effect(establishing_clause(revoke.status), "established_" + revoke.status, about)
    draft.effect("63C" if code < "2007" else "63B", "trick_stands", about)
    draft.say("63C" if code < "2007" else "63B", "trick_stands", about)


def establishing_clause(status):
    """The item of 63A that a status falls under."""
    items = {"played_on": "63A1", "named_card": "63A2", "claimed": "63A3", "agreed": "63A3", "agreed_finally": "63A4"}
    return items[status]
