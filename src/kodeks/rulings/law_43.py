"""Law 43: dummy's limitations, and what becomes of a revoke or another irregularity once he has lost his rights (43B)."""

from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional


def as_if_established():
    """43B2(b). Declarer corrects, and Law 64 applies as if the revoke were established."""
    return effects((), (("43B2(b)", "as_if_established"),))


def defender_goes_free(code):
    """43B2(c) of 1987 and 1997: no penalty; 43B3 since: no immediate rectification, a gain is taken away after play."""
    if code < "2007":
        return effects((), (("43B2(c)", "no_penalty_for_defender"),))
    told, said = (("43B3", "play_on_unrectified"),), (("43B3", "play_on_unrectified"),)
    told += (("43B3", "only_their_gain_is_taken"),) if code >= "2017" else ()
    return effects((("equity", True),), told, (("damage", "43B3", "defenders_gained"),), said)


def dummy_spoke_first(given, revoke, draft):
    """Of a revoke. Rare, so it is not asked for: only followed where it is said, and offered."""
    if revoke.is_dummys():
        return False
    question = ask(revoke.key("dummy_first"), "43B2", ("yes", "no"), "choice", revoke.about())
    answer = yield from optional(given, question)
    draft.would_tell_more(question, given)
    return answer == "yes"
