"""Law 55: declarer leads out of turn, or from the wrong one of his two hands."""

from kodeks.bridge.cards import DECK, suit
from kodeks.bridge.seats import SEATS, lho, partner, rho
from kodeks.rulings import law_16, law_53, law_57
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

NOTHING, NEXT, OTHER, RIGHT = "nothing", "next_hand_played", "other_defender_played", "right_defender_led"
CHANGED = "declarer_changed"
NOT_TAKEN_BACK = (("1987", "47G"), ("1997", "47F"), ("2007", "47F2"), ("2017", "47F2"))


def declarer_lead_out_of_turn(code, given):
    """53, 55. Declarer led from his hand or dummy's when it was another hand's turn."""
    declarer = yield ask("declarer", "55", SEATS, "seat")
    hands = tuple(seat for seat in SEATS if seat in (declarer, partner(declarer)))
    hand = yield ask("hand", "55A", hands, "seat", (("declarer", declarer),))
    turns = tuple(seat for seat in SEATS if seat != hand)
    turn = yield ask("turn", "44G", turns, "seat", (("hand", hand), ("declarer", declarer)))
    card = yield ask("card", "55A", DECK, "card", (("hand", hand), ("declarer", declarer)))
    one = law_53.Lead(code, declarer, hand, turn, card)
    ended = yield from law_53.cannot_be_accepted(one)
    if ended is not None:
        return ended
    options = (NOTHING, CHANGED, NEXT, OTHER) + ((RIGHT,) if turn in one.defenders() else ())
    since = yield one.asks("since", "53A", options, NOTHING)
    if since == RIGHT:
        return law_53.proper_lead(one)
    if since == NEXT:
        return accepted(one, "accepted_by_play", effects())
    if since == OTHER:
        return (yield from wrong_defender_played(one, given))
    return (yield from defenders_decide(one, changed(one) if since == CHANGED else effects()))


def changed(one):
    """47F2, 55A. Declarer may not take the lead back of his own accord: the defenders choose all the same."""
    clause = dict(NOT_TAKEN_BACK)[one.code]
    return effects((), ((clause, "declarer_may_not_change_himself"),), (), ((clause, "declarer_may_not_change_himself"),))


def defenders_decide(one, own):
    """55A. Either may accept or have it taken back; if they differ, the one next in turn after the lead prevails."""
    first = yield one.asks("next_defender", "55A", ("accepts", "refuses", "says_nothing"))
    if first == "accepts":
        return accepted(one, "next_defender_accepts", own)
    if first == "refuses":
        return taken_back(one, "next_defender_refuses", own)
    second = yield one.asks("other_defender", "55A", ("accepts", "refuses", "says_nothing"))
    if second == "accepts":
        return accepted(one, "other_defender_accepts", own)
    if second == "refuses":
        return taken_back(one, "other_defender_refuses", own)
    return undecided(one, own)


def choosers(one):
    """55A. Both defenders are entitled to accept, and were if one has."""
    return effects((("may_accept", one.defenders()),))


def if_they_differ(one):
    """55A. Whose choice prevails the law says since 2007; before, the director hears that it does not."""
    # R. Frick, "When declarer leads from the wrong hand": new in the code of 2007, before that commonly the first to choose.
    return effects((), (("55A", "next_defender_prevails"),) if one.code < "2007" else ())


def accepted(one, key, before):
    """53A, 55A. The lead stands, and declarer may not take it back any more."""
    clause = "53A" if key == "accepted_by_play" else "55A"
    parts = (law_53.irregular(one), before, choosers(one), law_53.stands(one, clause, key))
    if key != "accepted_by_play":
        parts += (if_they_differ(one), effects((("turn", lho(one.hand)),)))
    return together(parts, one.about())


def taken_back(one, key, before):
    """55B. A defender's turn: the card goes back and no more. His own: he leads from the right hand."""
    choice = effects((), (("55A", key),))
    if one.turn in one.defenders():
        told = (("55B1", "card_restored"), ("48A", "no_penalty_card_of_declarers"))
        said = (("55B1", "card_restored"),)
    else:
        told = (("55B2", "leads_from_right_hand"), ("48A", "no_penalty_card_of_declarers"), ("60B", "defenders_wait"))
        said = (("55B2", "leads_from_right_hand"), ("60B", "defenders_wait"))
    own = effects((), told, (), said)
    parts = (law_53.irregular(one), before, law_53.goes_back(one), choice, if_they_differ(one), own)
    return together(parts + information(one), one.about())


def information(one):
    """55C. Declarer is not to profit by what his own lead let him see: since 2017 Law 16, before that an adjusted score."""
    key = "declarer_under_law_16" if one.code == "2017" else "declarer_may_lose_score"
    judged = (("damage", "55C", "line_of_play_prompted"),)
    players = one.defenders()
    may_use = effects(
        (("ai", players),), ((dict(law_16.CLAUSES)[one.code] + "1", "may_use_card"),), about=(("players", players),)
    )
    return (may_use, effects((), (("55C", key),), judged))


def wrong_defender_played(one, given):
    """53C (53B until 2007), 57. The defender to the right of the lead played: the lead stands, and Law 57 applies."""
    clause = dict(law_53.WRONG_DEFENDER)[one.code]
    if (yield one.asks("both_hands_played", "57C", ("yes", "no"), "no")) == "yes":
        told = (("57C1" if one.code >= "2007" else "57C", "excused_both_hands"),)
        own = effects((("turn", lho(one.hand)), ("penalty_cards", {})), told)
        lead = law_53.stands(one, clause, "wrong_defender_accepts")
        return together((law_53.irregular(one), lead, own), one.about())
    early = yield ask("defender_card", clause, DECK, "card", one.about())
    lead = law_53.stands(one, clause, "wrong_defender_accepts")
    own = effects((("turn", lho(one.hand)),))
    parts = yield from law_57.declarer_chooses(one.code, one.declarer, rho(one.hand), early, suit(one.card), given)
    return together((law_53.irregular(one), lead, own) + parts, one.about())


def undecided(one, before):
    """55A, 10C. Neither has said anything that counts; a remark about the lead is no refusal."""
    who = one.defenders()
    options = ({"who": who, "option": "accept"}, {"who": who, "option": "refuse"})
    told = (("55A", "either_defender_decides"), ("55A", "next_defender_prevails"), ("10C1", "explain_options"))
    back = ("55B1", "option_card_back") if one.turn in one.defenders() else ("55B2", "option_lead_from_right_hand")
    said = (("55A", "say_declarer_led_out_of_turn"), ("53A", "option_accept"), back, ("55A", "ask_defenders"))
    own = effects((("options", options),), told, (), said)
    return together((law_53.irregular(one), before, choosers(one), own), one.about())
