"""What a ruling on a claim comes to in tricks and in the score, where the numbers are told (Laws 70 and 77)."""

from kodeks.rulings.draft import Draft
from kodeks.rulings.effects import Malformed, effects
from kodeks.rulings.interview import ask
from kodeks.rulings.revoke_score import written_down
from kodeks.rulings.revoke_tricks import THIRTEEN
from kodeks.rulings.revokes import optional


def counted(given, made, granted):
    """70A. Tricks not yet played when the claim came: how many go to the opponents, how many are left to claimer."""
    left = ask("tricks_left", "70A", THIRTEEN[1:], "number", made.about())
    lost = ask("opponents_win", "70A", THIRTEEN, "number", made.about())
    total = yield from optional(given, left)
    away = "0" if granted and made.gives_up == "none" else (yield from optional(given, lost))
    if total is None or away is None:
        asked = (left,) + (() if granted and made.gives_up == "none" else (lost,))
        return (effects((), (), (), (), tuple(question for question in asked if question.key not in given)),)
    if int(away) > int(total):
        raise Malformed("more_than_left", "opponents_win '" + away + "' is more than tricks_left '" + total + "'")
    kept = int(total) - int(away)
    outcome = (("claim_tricks", {"claimer": kept, "opponents": int(away)}),)
    about = (("tricks", kept), ("lost", int(away)))
    told = effects(outcome, (("70A", "tricks_as_ruled"),), (), (("70A", "say_tricks_as_ruled"),), (), about)
    return (told,) + (yield from scored(given, made, int(away) if made.by_defender() else kept))


def scored(given, made, won):
    """77. With the tricks that declarer's side had before the claim."""
    had = ask("declarer_had", "77", THIRTEEN, "number", made.about())
    before = yield from optional(given, had)
    if before is None:
        return (effects(refine=(had,)),)
    tricks = int(before) + won
    if tricks > 13:
        raise Malformed("more_than_thirteen", "declarer_had '" + before + "' does not fit the tricks of the claim")
    draft = Draft()
    written_down(given, made.declarer, tricks, draft)
    outcome = (("declarer_tricks", tricks),) + tuple((key, draft.outcome[key]) for key in sorted(draft.outcome))
    return (effects(outcome, (("77", "scored_with"),), (), (), (), (("tricks", tricks),)),)
