"""Law 15: a whole table at a board that it should not play in this round. Cards of one player: law_15_cards."""

from kodeks.bridge.awards import AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS, share
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask

BEFORE, AUCTION, LATER = "before_auction", "auction", "later"
AWARDS = (("none", AVERAGE_PLUS), ("partly", AVERAGE), ("wholly", AVERAGE_MINUS))
ARTIFICIAL = (("1987", "12C1"), ("1997", "12C1"), ("2007", "12C2(a)"), ("2017", "12C2(a)"))


def wrong_board(code, given):
    """Law 15B (15 until 2007). The players are, or were, at a board that is not theirs in this round."""
    found = yield ask("found", "15", (BEFORE, AUCTION, LATER))
    if found == BEFORE:
        return together((effects((), (("15", "right_board_is_played"),), (), (("15", "say_right_board"),)),), ())
    if code < "2017":
        return (yield from until_2007(code, given, found))
    # Footnote to 15B: for pairs and individuals only, teams fall under Law 86B.
    if (yield ask("event", "15B", ("pairs", "teams"), "choice", (), "pairs")) == "teams":
        return together((effects((), (("15B", "teams_see_86B"),)),), ())
    if (yield from played_before("15B")):
        return (yield from cancelled(code, given, "15B1", "15B3"))
    return (yield from must_be_completed(code, given, found))


def played_before(clause):
    """15B1 (15B until 2007). One of the four is enough, whoever his opponents were."""
    return (yield ask("played_before", clause, ("nobody", "somebody"))) == "somebody"


def must_be_completed(code, given, found):
    """15B2. Nobody has played it: auction and play are completed, the score stands; the right board may follow later."""
    going_on = found == AUCTION
    told = (("15B2", "must_be_completed" if going_on else "score_stands"), ("15B2", "right_board_may_be_played_later"))
    outcome = (("irregularity", True), ("result", "stands")) + ((("continues", "auction"),) if going_on else ())
    own = effects(outcome, told, (), (("15B2", "say_complete_it" if going_on else "say_score_stands"),))
    deprived = yield from contestant_deprived(code, given, "15B3")
    return together((own,) + deprived, ())


def cancelled(code, given, clause, artificial):
    """15B1 (15B until 2007). Somebody has played it before: it is cancelled for his side and for his opponents."""
    outcome = (("irregularity", True), ("result", "cancelled"), ("continues", "none"))
    own = effects(outcome, ((clause, "cancelled_for_both_sides"),), (), ((clause, "say_cancelled"),))
    deprived = yield from contestant_deprived(code, given, artificial)
    return together((own,) + deprived, ())


def contestant_deprived(code, given, clause):
    """15B3 (15B until 2007). Who can no longer earn a score on a board gets an artificial one, by his share in the fault."""
    if (yield ask("deprived", clause, ("no", "yes"))) == "no":
        return (effects((("adjusted", "none"),), ((clause, "if_deprived_artificial"),)),)
    fault = yield ask("fault", dict(ARTIFICIAL)[code], ("none", "partly", "wholly"))
    award = dict(AWARDS)[fault]
    # 12C2(c), since 2007: better than sixty per cent on the other boards is kept, worse than forty too; before, 88: better.
    counts = award == AVERAGE_PLUS or (code >= "2007" and award == AVERAGE_MINUS)
    score = {"who": "contestant", "percent": share(award, other_boards(given) if counts else 50)}
    told = ((clause, "deprived_artificial"), (dict(ARTIFICIAL)[code], award))
    weighed = (("fault", dict(ARTIFICIAL)[code], "was_he_at_fault"),)
    if counts:
        told += (("12C2(c)" if code >= "2007" else "88", "session_counts_" + award),)
    return (effects((("adjusted", "artificial"), ("score", (score,))), told, weighed),)


def other_boards(given):
    """His percentage on the other boards of the session, if it is told; else one that changes nothing."""
    text = given.get("other_boards", "")
    if not text:
        return 50
    whole, _, part = text.partition(".")
    if not whole.isdigit() or (part and not part.isdigit()) or float(text) > 100:
        raise Malformed("not_a_percentage", f"other_boards: '{text}' is not a percentage; write 36 or 63.5")
    return float(text) if part else int(whole)


def until_2007(code, given, found):
    """15A to 15C until 2007. In the auction it begins anew with the right players; after it the score normally stands."""
    if found == AUCTION:
        return (yield from new_auction(code))
    if (yield from played_before("15B")):
        return (yield from cancelled(code, given, "15B", "15B"))
    told = (("15A1", "score_normally_stands"), ("15A2", "late_play_may_be_required"))
    outcome = (("irregularity", True), ("result", "stands"))
    own = effects(outcome, told, (("playable", "15A1", "should_score_stand"),), (("15A1", "say_score_stands"),))
    return together((own,), ())


def new_auction(code):
    """15C. The auction is cancelled, the right players sit down and repeat their calls; one that differs ends the board."""
    repeated = yield ask("calls_repeated", "15C", ("not_yet", "same", "differs"))
    first = effects((("irregularity", True),), (("15C", "auction_is_cancelled"), ("15C", "calls_must_be_repeated")))
    if repeated == "not_yet":
        own = effects((("continues", "auction"),), (), (), (("15C", "say_new_auction"),))
    elif repeated == "same":
        # Found in the auction period, the repeated calls may or may not have ended the auction: "play continues normally".
        own = effects((), (("15C", "calls_were_repeated"),), (), (("15C", "say_play_on"),))
    else:
        outcome = (("result", "cancelled"), ("continues", "none"))
        told = (("15C", "a_call_differs_cancelled"),) + (("15C", "if_on_purpose"),) * (code == "2007")
        own = effects(outcome, told, (), (("15C", "say_cancelled"),))
    return together((first, own), ())
