"""The result after a revoke, where the contract and the tricks won are told (Laws 64 and 77).

Facts: `contract` ("4SX"), `vulnerable` (none, NS, EW, both), `tricks_won` (declarer's side, as played),
`equity_tricks` (declarer's side, in the score that the director assigns).
"""

from kodeks.bridge.calls import BIDS
from kodeks.bridge.scoring import score
from kodeks.bridge.seats import side
from kodeks.rulings.effects import Malformed
from kodeks.rulings.interview import ask
from kodeks.rulings.revoke_tricks import THIRTEEN
from kodeks.rulings.revokes import optional

VULNERABLE = ("none", "NS", "EW", "both")


def scored(code, given, moved, declarer, pending, better, draft):
    """What is written down: tricks as played, less what declarer's side gives up, more what it is given."""
    if pending:
        return
    if better == "yes":
        tricks = yield from optional(
            given, ask("equity_tricks", assigned(code), THIRTEEN, "number", (("declarer", declarer),))
        )
    else:
        question = ask("tricks_won", "64A", THIRTEEN, "number", (("declarer", declarer),))
        draft.would_tell_more(question, given)
        tricks = yield from optional(given, question)
    if tricks is None:
        return
    count = int(tricks)
    if better != "yes":
        own = moved[side(declarer)]
        count += moved["NS"] + moved["EW"] - 2 * own
    if not 0 <= count <= 13:
        message = "tricks_won '" + tricks + "' cannot be: " + str(count) + " tricks would be left after the ruling"
        raise Malformed("tricks_do_not_fit", message)
    draft.outcome["declarer_tricks"] = count
    about = (("declarer", declarer), ("tricks", count))
    draft.effect(assigned(code) if better == "yes" else "64A", "declarer_is_scored_with", about)
    written_down(given, declarer, count, draft)


def assigned(code):
    """Assigned scores moved from 12C2 to 12C1 in 2007."""
    return "12C1" if code >= "2007" else "12C2"


def written_down(given, declarer, tricks, draft):
    """Law 77, where contract and vulnerability are told."""
    if "contract" not in given or "vulnerable" not in given:
        return
    contract = contract_told(given["contract"])
    if given["vulnerable"] not in VULNERABLE:
        message = "vulnerable '" + given["vulnerable"] + "' is none of: " + " ".join(VULNERABLE)
        raise Malformed("no_such_vulnerability", message)
    own = side(declarer)
    points = score(contract, tricks, given["vulnerable"] in (own, "both"))
    other = "EW" if own == "NS" else "NS"
    pairs = (("declarer", points), (own, points), (other, -points))
    draft.outcome["score"] = [{"who": who, "points": number} for who, number in pairs]


def contract_told(text):
    """A contract as the facts give it: "3NT", "4SX", "2HXX"."""
    for bid in BIDS:
        for doubled in ("", "X", "XX"):
            if text == bid + doubled:
                return text
    raise Malformed("no_such_contract", "contract '" + text + "' is none; contracts are written 3NT, 4SX, 2HXX")
