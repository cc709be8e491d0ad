"""Law 14: a hand, or more than one, with too few cards and none with too many."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, partner, side
from kodeks.rulings import law_50
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional

BEFORE, DURING, AFTER, TOO_LATE = "before_lead_faced", "during_play", "after_play", "correction_period_over"
PLAYED, ELSEWHERE, NOT_FOUND = "among_played_cards", "elsewhere", "not_found"
NEVER_SEEN, BY_ACCIDENT, ON_PURPOSE = "not_seen", "seen_by_accident", "shown_on_purpose"


def missing_card(code, given):
    """14. Before or after the opening lead is faced (until 1997: before or during play)."""
    later = (DURING, AFTER, TOO_LATE) if code >= "2007" else (DURING,)
    when = yield ask("when", "14", (BEFORE,) + later)
    if when == TOO_LATE:
        told = (("14B", "period_is_over"),)
        return together((effects((("result", "stands"),), told, (), (("14B", "say_stands"),)),), ())
    if when == BEFORE:
        return (yield from found_before_play(code, given))
    return (yield from found_later(code, given, when))


def found_before_play(code, given):
    """14A. Searched for, restored or rebuilt; no call is changed."""
    about = (yield from whose_hand()) if code >= "2007" else ()
    found = yield ask("found", "14A", (ELSEWHERE, NOT_FOUND), about=about)
    parts = (yield from restored(given, about)) if found == ELSEWHERE else (rebuilt("14A2"),)
    if found == ELSEWHERE:
        # It counts as the hand's own all along; whether its face was seen by partner is a matter of Law 24.
        parts += (effects((), (("24", "if_partner_saw_it"),), (("visible", "24", "could_partner_see_it"),)),)
    # The item 14A3 dates from 2007 as far as the code lists tell; before that the matter stands in 14A itself.
    clause = "14A3" if code >= "2007" else "14A"
    # Until the lead is faced the auction may be over: 14A3 says only that auction and play go on.
    told = effects((), ((clause, "calls_stand"), (clause, "held_all_along")))
    return together(parts + (told, unauthorised(code, about)), about)


def whose_hand():
    """14. The hand that is short; where several are, each is ruled on in turn."""
    short = yield ask("short", "14", SEATS, "seat")
    return (("short", short), ("partner", partner(short)))


def restored(given, about):
    """14A1. Found: back to the hand that lacks it; which card it is may be told."""
    question = ask("card", "14A1", DECK, "card", about)
    card = yield from optional(given, question)
    told, said = (("14A1", "back_to_the_hand"),), (("14A1", "say_back_to_the_hand"),)
    if not card:
        return (effects((), told, (), said, (question,)),)
    return (effects((("returned", (card,)),), told, (), said),)


def rebuilt(clause):
    """14A2, 14B3. Not found: the same deal from another pack."""
    return effects((), ((clause, "rebuilt_with_another_pack"),), (), ((clause, "say_rebuilt"),))


def unauthorised(code, about):
    """14C. What the card put back tells, for the partner of the hand that lacked it; 1997 has no such section."""
    if code < "2007":  # 1987: whether it had one is not known, so nothing is claimed
        return effects()
    return effects(
        (("ui", (dict(about)["partner"],)),), (("14C", "restoration_unauthorised"),), (), (("14C", "say_unauthorised"),)
    )


def found_later(code, given, when):
    """14B. Among the played cards: Law 67. Elsewhere or nowhere: the hand is made whole and counts as never short."""
    found = yield ask("found", "14B", (PLAYED, ELSEWHERE, NOT_FOUND))
    if found == PLAYED:
        return together((effects((), (("14B1", "rule_by_law_67"),), (), (("14B1", "say_leave_the_tricks"),)),), ())
    about = yield from whose_hand()
    short = dict(about)["short"]
    clause = "14B2" if found == ELSEWHERE else "14B3"
    card = yield ask("card", clause, DECK, "card", about)
    about += (("card", card),)
    parts = (rebuilt(clause),) if found == NOT_FOUND else (back(clause),)
    lies = (yield from exposed(code, short, card, about)) if found == ELSEWHERE and when == DURING else ()
    down = any("penalty_cards" in dict(part.outcome) for part in lies)
    parts += (effects(() if down else (("returned", (card,)),), ((always(code), "held_all_along"),)),) + lies
    parts += yield from not_played(code, short, when, about)
    if when == DURING:
        parts += (effects((("continues", "play"),)),)
    return together(parts + (unauthorised(code, about),), about)


def always(code):
    """14B4; until 1997 it stood in 14B3."""
    return "14B4" if code >= "2007" else "14B3"


def back(clause):
    """14B2. To the hand that lacks it; a rectification or a penalty may follow."""
    return effects((), ((clause, "back_to_the_hand"), (clause, "more_may_follow")), (), ((clause, "say_back_to_the_hand"),))


def exposed(code, short, card, about):
    """14B4. It may be a penalty card: a defender's, if his partner could have seen its face while play went on (49, 50)."""
    seen = yield ask("seen", always(code), (NEVER_SEEN, BY_ACCIDENT, ON_PURPOSE), about=about, ordinary=NEVER_SEEN)
    if seen == NEVER_SEEN:
        return (effects((), ((always(code), "no_penalty_card"),)),)
    declarer = yield ask("declarer", always(code), SEATS, "seat", about)
    if side(short) == side(declarer):
        return (effects((), ((always(code), "no_penalty_card_of_declarers"),)),)
    kind = law_50.kind_of(card, seen == ON_PURPOSE)
    down = law_50.becomes(code, card, short, declarer, kind, always(code))
    return (down, law_50.information(code, short, declarer, "on_table", kind))


def not_played(code, short, when, about):
    """14B4. Not to have played it, where it had to be, is a revoke: in the ordinary way established or not (61 to 64)."""
    options = ("no", "yes_established") + (("yes_not_established",) if when == DURING else ())
    failed = yield ask("failed_to_play_it", always(code), options, about=about)
    if failed == "no":
        return (effects((("revoke", "none"),), ((always(code), "no_revoke"),)),)
    established = failed == "yes_established"
    outcome = (("revoke", "established" if established else "must_be_corrected"), ("offenders", (short,)))
    if established:
        return (effects(outcome, ((always(code), "revoked_established"), ("63A", "rule_by_law_64"))),)
    return (effects(outcome, ((always(code), "revoked_not_established"), ("62A", "rule_by_law_62"))),)
