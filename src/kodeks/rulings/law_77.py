"""Law 77: what is written down, where contract, vulnerability and tricks are told."""

from kodeks.bridge.calls import BIDS, DOUBLE, PASS, REDOUBLE
from kodeks.bridge.scoring import score
from kodeks.rulings.draft import Draft
from kodeks.rulings.effects import effects, together
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


def contract_score(code, given):
    """77. What a contract scores: bid, doubled or not, vulnerable or not, tricks won by declarer's side."""
    bid = yield ask("bid", "77", BIDS + (PASS,), "call")
    if bid == PASS:
        return passed_out(code)
    doubled = yield ask("doubled", "77", ("no", DOUBLE, REDOUBLE), about=(("bid", bid),), ordinary="no")
    vulnerable = yield ask("declarer_vulnerable", "77", about=(("bid", bid),))
    tricks = yield ask("declarer_tricks", "77", THIRTEEN, "number", (("bid", bid),))
    contract = bid if doubled == "no" else bid + doubled
    points = score(contract, int(tricks), vulnerable == "yes")
    outcome = (("score", ({"who": "declarer", "points": points},)), ("declarer_tricks", int(tricks)))
    key = "made" if points > 0 else "defeated"
    about = (("contract", contract), ("tricks", int(tricks)), ("points", abs(points)))
    return together((effects(outcome, (("77", key),), (), (("77", "say_" + key),)),), about)


def passed_out(code):
    """77, 22B (22A1 in 2007, 22A before). Four passes: each side scores zero, and there is no redeal."""
    outcome = (("score", ({"who": "NS", "points": 0}, {"who": "EW", "points": 0})), ("contract", PASS))
    clause = {"2017": "22B", "2007": "22A1"}.get(code, "22A")
    told = (("77", "each_side_scores_zero"), (clause, "no_redeal"))
    return together((effects(outcome, told, (), (("77", "say_zero"),)),), ())
