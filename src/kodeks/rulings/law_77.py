"""Law 77: what is written down, where contract, vulnerability and tricks are told."""

from kodeks.rulings.draft import Draft
from kodeks.rulings.effects import effects
from kodeks.rulings.interview import ask
from kodeks.rulings.revoke_score import written_down
from kodeks.rulings.revoke_tricks import THIRTEEN
from kodeks.rulings.revokes import optional


def result(given, declarer):
    """77. The score for the tricks that declarer's side won; nothing is said where they are not told."""
    question = ask("tricks_won", "77", THIRTEEN, "number", (("declarer", declarer),))
    tricks = yield from optional(given, question)
    if tricks is None:
        return ()
    draft = Draft()
    written_down(given, declarer, int(tricks), draft)
    outcome = (("declarer_tricks", int(tricks)),) + tuple((key, draft.outcome[key]) for key in sorted(draft.outcome))
    return (effects(outcome, (("77", "scored_with"),), (), (), (), (("declarer", declarer), ("tricks", int(tricks)))),)
