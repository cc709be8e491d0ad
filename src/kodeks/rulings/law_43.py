"""Law 43B: what becomes of a revoke that dummy was the first to speak of, having lost his rights (43A2)."""

from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional


def dummy_spoke_first(given, revoke, draft):
    """Rare, so it is not asked for: only followed where it is said, and offered."""
    if revoke.is_dummys():
        return False
    question = ask(revoke.key("dummy_first"), "43B2", ("yes", "no"), "choice", revoke.about())
    answer = yield from optional(given, question)
    draft.would_tell_more(question, given)
    return answer == "yes"


def declarer_must_correct(revoke, draft):
    """43B2(b). Declarer corrects, and Law 64 applies as if the revoke were established."""
    draft.effect("43B2(b)", "as_if_established", revoke.about())


def defender_goes_free(code, revoke, draft):
    """43B2(c) of 1987 and 1997: no penalty; 43B3 since: no immediate rectification, a gain is taken away after play."""
    if code < "2007":
        draft.effect("43B2(c)", "no_penalty_for_defender", revoke.about())
        return
    draft.effect("43B3", "play_on_unrectified", revoke.about())
    draft.weigh("damage", "43B3", "defenders_gained", revoke.about())
    draft.say("43B3", "play_on_unrectified", revoke.about())
    draft.outcome["equity"] = True
