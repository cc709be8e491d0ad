"""Law 6: when the cards are shuffled and dealt again, and when they are not."""

from kodeks.rulings import law_12_artificial
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

MISDEALT, SEEN, UNSHUFFLED, SESSION = "wrongly_dealt", "card_seen_in_dealing", "not_shuffled", "from_another_session"
PASSED_OUT, DIRECTOR = "passed_out", "directors_reason"
SEEN_LATER = (("1987", "16B"), ("1997", "16B"), ("2007", "16C"), ("2017", "16D"))
PASSED = (("1987", "22A"), ("1997", "22A"), ("2007", "22A"), ("2017", "22B"))
MATCH = (("1987", "86C"), ("1997", "86C"), ("2007", "86C"), ("2017", "86A"))


def redeal(code, given):
    """6D. Why the cards might be dealt again."""
    why = yield ask("why", "6D", (MISDEALT, SEEN, UNSHUFFLED, SESSION, PASSED_OUT, DIRECTOR))
    if why in (MISDEALT, SEEN):
        return (yield from before_the_auction(code, why))
    if why in (UNSHUFFLED, SESSION):
        return (yield from no_result_may_stand(code, given, why))
    if why == PASSED_OUT:
        clause = dict(PASSED)[code]
        outcome = (("result", "stands"), ("contract", "P"), ("continues", "none"))
        return together(
            (effects(outcome, ((clause, "no_redeal_after_four_passes"),), (), ((clause, "say_passed_out"),)),), ()
        )
    own = effects((), (("6D3", "director_may_require"),))
    return together((own,) + (yield from unless_match_is_known(code, given)), ())


def before_the_auction(code, why):
    """6D1. Wrongly dealt, or a card could be seen while the cards were shuffled and dealt: anew, if nobody has called."""
    if (yield ask("auction_begun", "6D1")) == "no":
        told = (("6D1", why), ("6D1", "shuffled_and_dealt_anew"))
        return together((effects((("continues", "none"),), told, (), (("6D1", "say_deal_again"),)),), ())
    if why == SEEN:
        told = (
            ("6D1", "auction_has_begun"),
            (dict(SEEN_LATER)[code], "card_seen_other_law"),
            ("24", "shown_to_partner_other_law"),
        )
    else:
        told = (("6D1", "auction_has_begun"), ("13", "count_the_cards"))
    return together((effects((("continues", "auction"),), told, (), (("6D1", "say_no_redeal"),)),), ())


def no_result_may_stand(code, given, why):
    """6D2. Dealt unshuffled from a sorted pack, or a deal of another session: no result counts."""
    if why == SESSION and code >= "2007" and (yield ask("replays_past_deals", "6D2", ordinary="no")) == "yes":
        told = (("6D2", "tournament_of_past_deals"),)
        return together((effects((("result", "stands"),), told, (), (("6D2", "say_play"),)),), ())
    played = yield ask("has_result", "6D2")
    outcome = (("result", "cancelled"),) if played == "yes" else ()
    told = (("6D2", why), ("6D2", "result_may_not_stand" if played == "yes" else "not_to_be_played"))
    return together((effects(outcome, told),) + (yield from unless_match_is_known(code, given)), ())


def unless_match_is_known(code, given):
    """86A (86C before 2017). In teams no redeal where the result of the match without the board could be known."""
    limit = dict(MATCH)[code]
    if (yield ask("match_known", limit, ordinary="no")) == "yes":
        told = effects((), ((limit, "no_redeal_match_known"),), (), ((limit, "say_no_redeal_score"),))
        return (told,) + (yield from law_12_artificial.scores(code, given, in_teams=True))
    told = effects((("continues", "none"),), (("6D3", "dealt_anew_if_time"),), (), (("6D3", "say_deal_again"),))
    return (told,)
