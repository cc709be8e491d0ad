"""Law 64: what an established revoke costs, when it costs nothing, and equity."""

from kodeks.bridge.seats import partner
from kodeks.rulings import law_43
from kodeks.rulings.interview import ask
from kodeks.rulings.law_63 import BOTH_CORRECTED, BOTH_PLAYED_ON, CORRECTABLE, is_established
from kodeks.rulings.revoke_score import scored
from kodeks.rulings.revoke_tricks import NOT_OVER, tricks_due

WINNERS = ("offender", "partner", "opponents")
OF_TRICKS = ("tricks_change_hands", "no_tricks_change_hands", "play_on_then_call")  # what is read out of them
BOTH_SIDES_MINUTE = ("64C", "both_sides_on_one_trick")  # 1987 and 1997 have no item for it


def after_play(code, given, revokes, every, draft):
    """64A-64C for the revokes that count as established; `every` are all those made on the deal."""
    if not revokes:
        if any(each.status == BOTH_PLAYED_ON for each in every):
            corrected_on_both_sides(every, draft)
        return
    costly = yield from those_that_cost(code, given, revokes, every, draft)
    winners = yield from revoke_tricks_winners(costly)
    moved = {"NS": 0, "EW": 0}
    pending = False
    for offending_side in sides_in_order(costly):
        own = tuple(pair for pair in winners if pair[0].side() == offending_side)
        moved[offending_side], waits = yield from tricks_due(code, given, own, draft)
        pending = pending or waits
    told_in_tricks(moved, revokes, pending, draft)
    if any(each.status == BOTH_PLAYED_ON for each in every):
        corrected_on_both_sides(every, draft)
    better = yield from redress(code, given, revokes, every, pending, draft)
    yield from scored(code, given, moved, revokes[0].declarer, pending, better, draft)


def corrected_on_both_sides(every, draft):
    """64B8 (2017). Corrected under 62C3, no trick moves; 64C still watches, one of the two having been established."""
    about = [each for each in every if each.status in (BOTH_CORRECTED, BOTH_PLAYED_ON)][0].about()
    draft.effect("64B8", "no_tricks_corrected_together", about)
    equity("2017", every, draft)


def those_that_cost(code, given, revokes, every, draft):
    """64B. An established revoke costs no tricks in the cases listed."""
    costly = ()
    for each in revokes:
        found = exception(code, revokes, every, each)
        if not found:
            found = yield from exception_by_dummy(code, given, each, draft)
        if not found and is_established(each.status):
            found = yield from too_late(each)
        if found:
            draft.effect(found[0], found[1], each.about())
        else:
            costly = costly + (each,)
    return costly


def exception(code, revokes, every, revoke):
    """64B2, B3, B6, B7: what is known without asking; the clause and the key of its words, or nothing."""
    if revoke.same_suit:
        return ("64B2", "no_tricks_same_suit_again")
    if revoke.is_dummys():
        return ("64B3", "no_tricks_dummys_card")
    if revoke.failure in ("play_penalty_card", "play_faced_card"):
        return ("64B3", "no_tricks_" + revoke.failure)
    if revoke.twelfth:
        return ("64B6", "no_tricks_twelfth")
    return both_sides(code, revokes, every, revoke)


def both_sides(code, revokes, every, revoke):
    """64B7. Both sides revoked on the deal: since 2017 if both revokes are established; no such item before 2007."""
    if code >= "2017":
        found = any(other.side() != revoke.side() and is_established(other.status) for other in revokes)
        return ("64B7", "no_tricks_both_sides") if found and is_established(revoke.status) else None
    if code >= "2007":
        # The text asks only that both sides revoked; that the other revoke was corrected does not take it out of the words.
        found = any(other.side() != revoke.side() for other in every)
        if found and not all(is_established(other.status) for other in every):
            return ("64B7", "no_tricks_both_sides_one_corrected")
        return ("64B7", "no_tricks_both_sides") if found else None
    # WBFLC minute, 1 November 2001, item 4, on a ruff and an overruff: equity as if nobody had revoked.
    # It speaks of one trick; on different tricks each revoke has its own penalty, the text of 64A knowing no exception.
    found = any(other.side() != revoke.side() and other.trick == revoke.trick for other in revokes)
    return BOTH_SIDES_MINUTE if found else None


def exception_by_dummy(code, given, revoke, draft):
    """43B. Dummy, having lost his rights, spoke first of a defender's revoke."""
    if not revoke.is_defenders() or not is_established(revoke.status):
        return None
    spoke_first = yield from law_43.dummy_spoke_first(given, revoke, draft)
    if not spoke_first:
        return None
    return ("43B3", "gain_taken_after_play") if code >= "2007" else ("43B2(c)", "no_penalty_for_defender")


def too_late(revoke):
    """64B4, 64B5. Attention came after a non-offender had called on the next deal, or after the round."""
    options = ("in_time", "next_deal", "round_over")
    answer = yield ask(revoke.key("attention_drawn"), "64B4", options, "choice", revoke.about(), "in_time")
    if answer == "next_deal":
        return ("64B4", "no_tricks_next_deal")
    return ("64B5", "no_tricks_round_over") if answer == "round_over" else None


def revoke_tricks_winners(costly):
    """64A. Who won each revoke trick, asked once a trick; one that is being corrected may still be open.

    WBFLC minute, 12 January 2000, item 2: the card put in place of the wrong one decides who wins it.
    """
    known, pairs = {}, ()
    for each in costly:
        if each.trick not in known:
            options = WINNERS if is_established(each.status) else WINNERS + (NOT_OVER,)
            answer = yield ask(each.key("won"), "64A", options, "choice", each.about())
            seats = {"offender": each.player, "partner": partner(each.player), "opponents": each.opponents()[0]}
            known[each.trick] = seats.get(answer, answer)
        pairs = pairs + ((each, known[each.trick]),)
    return pairs


def sides_in_order(revokes):
    """The sides that revoked, the first first."""
    found = ()
    for each in revokes:
        if each.side() not in found:
            found = found + (each.side(),)
    return found


def told_in_tricks(moved, revokes, pending, draft):
    """The tricks that change hands in the end; where both sides owe, the difference."""
    tricks = abs(moved["NS"] - moved["EW"])
    draft.outcome["tricks_transferred"] = tricks
    giver = "NS" if moved["NS"] > moved["EW"] else "EW"
    about = revokes[0].about()
    if pending:
        draft.say("64A", "play_on_then_call", about)
        draft.outcome["continues"] = "play"
    elif tricks:
        taker = "EW" if giver == "NS" else "NS"
        draft.say("64A", "tricks_change_hands", (("tricks", tricks), ("offending_side", giver), ("other_side", taker)))
    else:
        draft.say("64B", "no_tricks_change_hands", about)


def redress(code, given, revokes, every, pending, draft):
    """64C. Whether the innocent side would have done better without the revoke: seen after play, and asked only then."""
    left = [item for item in draft.consequences if item.key == "gain_taken_after_play"]
    if left:
        gain_alone(code, revokes[0].about(), draft)
    if len(left) == len(revokes):
        return None
    equity(code, every, draft)
    if pending:
        return None
    question = ask("equity_better", clause_of_equity(code), ("yes", "no"), "choice", revokes[0].about())
    if question.key not in given:
        draft.would_tell_more(question, given)
        return None
    answer = yield question
    draft.script = [line for line in draft.script if not line.key.startswith("look_again")]  # he has looked
    if answer == "yes":
        score_for_tricks(code, revokes[0].about(), draft)
    else:
        draft.outcome["adjusted"] = "none"
        draft.effect(clause_of_equity(code), "tricks_are_enough", revokes[0].about())
    return answer


def score_for_tricks(code, about, draft):
    """64C. The score that is assigned takes the place of the tricks: none moves besides, and of none is it read out."""
    draft.outcome["adjusted"] = "assigned"
    draft.outcome["tricks_transferred"] = 0
    draft.effect(clause_of_equity(code), "score_is_assigned", about)
    draft.script = [line for line in draft.script if line.key not in OF_TRICKS]
    draft.say(clause_of_equity(code), "say_assigned", about)


def gain_alone(code, about, draft):
    """43B3. Of such a revoke the defenders' gain is all that is looked at, not what the other side lost (64C)."""
    draft.outcome["equity"] = True
    draft.weigh("damage", "43B3", "defenders_gained", about)
    if code >= "2017":
        draft.effect("43B3", "only_their_gain_is_taken", about)


def equity(code, every, draft):
    """64C. Every established revoke leaves the director to see that the innocent side does not come out worse for it.

    The clause names revokes that move no trick as well, so the outcome says so for each established one.
    """
    draft.outcome["equity"] = True
    about = every[0].about()
    clause = clause_of_equity(code)
    not_put_right = [each for each in every if each.status not in CORRECTABLE]
    both = "_of_both" if len(sides_in_order(not_put_right)) == 2 else ""  # then either side may be the innocent one
    draft.effect(clause, "equity_after_play" + both, about)
    draft.weigh("damage", clause, "enough_compensation" + both, about)
    draft.weigh("likely_result", clause, "result_without_revoke", about)
    draft.say(clause, "look_again_after_play" + both, about)
    if code >= "2017" and any(each.same_suit for each in every):
        draft.effect("64C2(a)", "later_revokes_in_suit", about)
        draft.weigh("likely_result", "64C2(a)", "tricks_without_later_revokes", about)
    if code >= "2017" and len(sides_in_order(every)) == 2:
        draft.effect("64C2(b)", "result_without_any_revoke", about)
        draft.weigh("likely_result", "64C2(b)", "result_without_any_revoke", about)


def clause_of_equity(code):
    """64C became 64C1 in 2017."""
    return "64C1" if code >= "2017" else "64C"
