"""Law 61: failure to follow suit. The procedure on a revoke begins here and goes on through Laws 62 to 64."""

from kodeks.bridge.seats import SEATS, partner, side
from kodeks.rulings import law_62, law_63, law_64
from kodeks.rulings.draft import Draft
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import MOST, Revoke, about_revoke, numbered

CODES = ("1987", "1997", "2007", "2017")


def revoke(code, given):
    """61-64. A player did not follow suit, or did not play what he had to."""
    player = yield ask("offender", "61A", SEATS, "seat")
    declarer = yield ask("declarer", "62B", SEATS, "seat")
    failure = yield from failed_to_comply(code, player, declarer)
    if failure == "nothing":
        return no_revoke(player, declarer)
    if failure == "not_known":
        return inspection(code, player, declarer)
    about = about_revoke(1, player, declarer)
    twelfth, status = yield from law_63.standing(code, 1, about)
    first = Revoke(1, player, declarer, failure, False, 1, twelfth, status)
    revokes = yield from further_revokes(code, given, (first,))
    return (yield from settled(code, given, law_62.both_on_one_trick(code, given, revokes)))


def failed_to_comply(code, player, declarer):
    """61A. Not following suit, or not leading or playing a card or suit that a law or a rectification requires."""
    about = about_revoke(1, player, declarer)
    if player == partner(declarer):
        options = ("follow_suit", "nothing")
    elif code >= "2017" and side(player) == side(declarer):
        options = ("follow_suit", "obey_requirement", "nothing", "not_known")
    else:
        options = ("follow_suit", faced_option(code), "obey_requirement", "nothing", "not_known")
    return (yield ask("failed_to", "61A", options, "choice", about))


def faced_option(code):
    """Of the cards faced on the table, 2017 exempts only penalty cards and dummy's (64B3)."""
    return "play_penalty_card" if code >= "2017" else "play_faced_card"


def inspection(code, player, declarer):
    """61C. That a revoke is claimed opens no quitted trick; only the director may do that (66C)."""
    draft = Draft()
    about = about_revoke(1, player, declarer)
    draft.outcome["continues"] = "play"
    who_may_ask(code, about, draft)
    draft.effect(no_right_to_inspect(code), "claim_opens_no_trick", about)
    draft.effect("66C", "director_may_inspect", about)
    draft.effect("66D", "checked_after_play", about)
    draft.weigh("what_happened", "66C", "did_he_hold_the_suit", about)
    draft.say("66C", "play_on_cards_in_order", about)
    return draft.ruling()


def who_may_ask(code, about, draft):
    """61B. Declarer asks a defender, dummy declarer; defenders may ask one another only since 2007."""
    draft.effect("61B1" if code >= "2007" else "61B", "declarer_may_ask", about)
    draft.effect("61B2" if code >= "2007" else "61B", "dummy_may_ask_declarer", about)
    if code >= "2007":
        draft.effect("61B3", "defenders_may_ask_each_other" + ("_unless_forbidden" if code == "2007" else ""), about)
    else:
        draft.effect("61B", "defenders_may_not_ask_each_other", about)


def no_right_to_inspect(code):
    """The sentence stands in 61B up to 1997, in 62C3 of 2007, in 61C of 2017."""
    if code >= "2017":
        return "61C"
    return "62C3" if code >= "2007" else "61B"


def no_revoke(player, declarer):
    """61A, 44C, 44D. He followed suit, or could not comply: any card was legal."""
    draft = Draft()
    about = about_revoke(1, player, declarer)
    draft.outcome["revoke"] = "none"
    draft.outcome["irregularity"] = False
    draft.outcome["offenders"] = []
    draft.outcome["continues"] = "play"
    draft.effect("61A", "no_revoke", about)
    draft.effect("44D", "any_card_if_unable", about)
    draft.say("61A", "no_revoke_play_on", about)
    return draft.ruling()


def further_revokes(code, given, revokes):
    """More revokes on the deal, in the order in which they were made: followed where they are given, never asked for."""
    for number in range(2, MOST + 1):
        key = numbered("offender", number)
        if key not in given:
            break
        about = (("number", number),)
        player = yield ask(key, "64B2", ("none",) + SEATS, "seat", about)
        if player == "none":
            break
        found = yield from further_revoke(code, given, revokes, number, player)
        revokes = revokes + (found,)
    return revokes


def further_revoke(code, given, revokes, number, player):
    """One more revoke: whose, on which trick, in which suit, and whether it is established."""
    before = revokes[-1]
    about = about_revoke(number, player, before.declarer)
    same_suit = yield from in_same_suit(code, revokes, number, player, about)
    where = yield from on_which_trick(revokes, number, player, about)
    failure = yield from faced(code, number, player, before.declarer, about)
    if where == "same":
        trick, twelfth = before.trick, before.twelfth
        status = yield from law_63.on_same_trick(code, revokes, number, about)
    elif where == "twelfth":
        trick, twelfth = before.trick + 1, True
        status = yield from law_63.on_twelfth_trick(number, about)
    else:
        trick, twelfth = before.trick + 1, False
        status = yield from law_63.since_revoke(code, number, about)
    return Revoke(number, player, before.declarer, failure, same_suit, trick, twelfth, status)


def in_same_suit(code, revokes, number, player, about):
    """64B2. A revoke before it in the same suit by the same player, established (2017 says so, before it is meant)."""
    if not any(earlier.player == player and law_63.is_established(earlier.status) for earlier in revokes):
        return False
    answer = yield ask(numbered("same_suit", number), "64B2", ("yes", "no"), "choice", about)
    return answer == "yes"


def on_which_trick(revokes, number, player, about):
    """Two players may revoke on one trick; one player cannot."""
    before = revokes[-1]
    taken = [earlier.player for earlier in revokes if earlier.trick == before.trick]
    options = () if player in taken else ("same",)
    if not before.twelfth:
        options = options + ("later", "twelfth")
    if len(options) < 2:
        return options[0] if options else "twelfth"
    return (yield ask(numbered("on_trick", number), "64A", options, "choice", about))


def faced(code, number, player, declarer, about):
    """64B3. Whether the card that he should have played lay faced."""
    if player == partner(declarer) or (code >= "2017" and side(player) == side(declarer)):
        return "follow_suit"
    options = ("from_hand", faced_option(code))
    answer = yield ask(numbered("should_have_been", number), "64B3", options, "choice", about, "from_hand")
    return "follow_suit" if answer == "from_hand" else answer


def settled(code, given, revokes):
    """Law 62 for what can be corrected, then Law 64 for what is established; the ruling is both."""
    draft = Draft()
    draft.outcome["irregularity"] = True
    draft.add("offenders", [each.player for each in revokes])
    for each in revokes:
        draft.effect("61A", "is_revoke_" + each.failure, each.about())
    counting = yield from put_right(code, given, revokes, draft)
    for each in revokes:
        if law_63.is_established(each.status):
            law_63.told(code, each, draft)
            counting = counting + (each,)
    yield from law_64.after_play(code, given, counting, revokes, draft)
    offer_further(code, given, revokes, draft)
    return draft.ruling()


def put_right(code, given, revokes, draft):
    """Law 62 for every revoke that can be corrected; returns those to which Law 64 applies all the same."""
    counting, counts = (), {}
    what = "established" if any(law_63.is_established(each.status) for each in revokes) else ""
    for each in revokes:
        if not law_63.is_established(each.status):
            done = yield from law_62.corrected(code, given, each, revokes, counts, draft)
            what = what if done == law_62.LEFT_ALONE else "must_be_corrected"
            counting = counting + ((each,) if done == law_62.AS_IF_ESTABLISHED else ())
    if what:
        draft.outcome["revoke"] = what
    return counting


def offer_further(code, given, revokes, draft):
    """The page may ask whether there was one more."""
    if len(revokes) < MOST:
        number = len(revokes) + 1
        key = numbered("offender", number)
        draft.would_tell_more(ask(key, "64B2", ("none",) + SEATS, "seat", (("number", number),)), given)
