"""64A: how many tricks an offending side gives up for its established revokes.

Each revoke takes its own, as long as the side has a trick, won on that revoke trick or later, that it has not given up yet.
So the last revoke is settled first: what it takes was won after all the earlier ones as well.
"""

from kodeks.bridge.seats import partner
from kodeks.rulings.interview import ask

THIRTEEN = tuple(str(number) for number in range(14))
NOT_OVER = "not_over"


def tricks_due(code, given, pairs, draft):
    """(tricks given up, whether play is still going on) for the revokes of one side, each with the winner of its trick."""
    if len(pairs) == 1:
        return (yield from due_for_one(code, given, pairs[0][0], pairs[0][1], draft))
    taken, waits, each, least, later = 0, False, [], 0, None
    for place in reversed(range(len(pairs))):
        revoke, winner = pairs[place]
        more = 1 if won_by_side(revoke, winner) and revoke.trick != later else 0  # beside what came from the next one on
        own, later = max(own_tricks(pairs[place:]), least + more), revoke.trick
        exact = yield from won_as_told(given, revoke, winner)
        wanted = yield from wanted_of_several(code, revoke, winner, exact is None or exact > taken + 1)
        have = exact
        if have is None:
            have = yield from won_from(revoke, own, taken + wanted)
        waits = waits or have is None
        least = own if have is None else have
        share = max(0, min(wanted, least - taken))
        each.append((revoke, winner, share, have is None, bool(have)))
        taken += share
    for revoke, winner, share, pending, won_some in reversed(each):
        told(code, revoke, winner, share, pending, draft, won_some)
    return taken, waits


def due_for_one(code, given, revoke, winner, draft):
    """64A1, 64A2 for a side that revoked once."""
    exact = yield from tricks_after(given, revoke)
    if winner == NOT_OVER:
        share, later = 0, NOT_OVER
    elif winner == revoke.player:
        later = yield from won_later(revoke, exact)
        share = 2 if later == "yes" else 1
    elif code < "2007":
        share, later = yield from with_a_card_he_held(revoke, winner, exact)
    elif won_by_side(revoke, winner):
        share, later = 1, "yes"
    else:
        later = yield from won_later(revoke, exact)
        share = 1 if later == "yes" else 0
    told(code, revoke, winner, share, later == NOT_OVER, draft)
    return share, later == NOT_OVER


def with_a_card_he_held(revoke, winner, exact):
    """64A2 of 1987 and 1997: one more if the offender later won with a card he could have played to the revoke trick.

    WBFLC minute, 12 January 2000, item 1: only if the side won a further trick, the revoke trick or a later one.
    """
    later = yield from won_later(revoke, exact)
    won = 1 if won_by_side(revoke, winner) else 0
    if later != "yes":
        return won, later
    if not won and exact == 1:
        return 1, "yes"
    answer = yield ask(revoke.key("card_won_later"), "64A2", ("yes", "no"), "choice", revoke.about())
    if answer == "no":
        return 1, "yes"
    further = won or (exact or 0) >= 2
    if not further and exact is None:
        answer = yield ask(revoke.key("two_won_later"), "64A2", ("yes", "no"), "choice", revoke.about())
        further = answer == "yes"
    return (2 if further else 1), "yes"


def won_later(revoke, exact):
    """Whether the side won a trick after the revoke trick; it may be that play is not over."""
    if exact is not None:
        return "yes" if exact else "no"
    return (yield ask(revoke.key("won_later"), "64A", ("yes", "no", NOT_OVER), "choice", revoke.about()))


def tricks_after(given, revoke):
    """How many tricks the side won after the revoke trick, if it is told; else None."""
    key = revoke.key("tricks_after")
    if key not in given:
        return None
    answer = yield ask(key, "64A", THIRTEEN, "number", revoke.about())
    return int(answer)


def wanted_of_several(code, revoke, winner, two_possible):
    """What one revoke among several asks for: two if the offender won its trick, else one, in old codes perhaps one more."""
    if winner == revoke.player:
        return 2
    if code >= "2007" or not two_possible:
        return 1
    answer = yield ask(revoke.key("card_won_later"), "64A2", ("yes", "no"), "choice", revoke.about())
    return 2 if answer == "yes" else 1


def own_tricks(pairs):
    """How many of these revoke tricks the side won, each trick once."""
    return len({revoke.trick for revoke, winner in pairs if won_by_side(revoke, winner)})


def won_as_told(given, revoke, winner):
    """How many tricks the side won from this revoke trick on, if it is told how many came after; else None."""
    exact = yield from tricks_after(given, revoke)
    return None if exact is None else exact + (1 if won_by_side(revoke, winner) else 0)


def won_from(revoke, own, enough):
    """How many tricks the side won from this revoke trick on, as far as it matters; None if play is not over."""
    if own >= enough:
        return own
    options = tuple(str(count) for count in range(own, enough + 1)) + (NOT_OVER,)
    about = revoke.about() + (("most", enough),)
    answer = yield ask(revoke.key("tricks_from"), "64A", options, "number", about)
    return None if answer == NOT_OVER else int(answer)


def won_by_side(revoke, winner):
    """True if the offender or his partner won the revoke trick."""
    return winner in (revoke.player, partner(revoke.player))


def told(code, revoke, winner, share, pending, draft, won_some=False):
    """Which item of 64A it is, and what it takes; 64B1 if the side won nothing from then on; nothing if all is given up."""
    about = revoke.about() + (("tricks", share),)
    if winner == revoke.player:
        draft.effect("64A1", "offender_won_revoke_trick", about)
        if pending:
            draft.effect("64A1", "one_more_if_they_win_later", about)
        elif share == 1:
            draft.effect("64A1", "no_later_trick", about)
        return
    if revoke.player == revoke.declarer and winner == partner(revoke.declarer):
        draft.effect("64.fn1" if code >= "2007" else "64A2", "dummy_is_not_declarer", about)
    if pending:
        draft.effect("64A2", "depends_on_later_tricks", about)
    elif share == 0 and won_some:
        draft.effect("64A2", "all_given_up_already", about)
    elif share == 0:
        draft.effect("64B1", "no_tricks_left_to_give", about)
    else:
        draft.effect("64A2", "offender_did_not_win" if share == 1 else "won_with_card_he_held", about)
