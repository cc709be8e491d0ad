"""Law 54: a faced opening lead out of turn; and one still face down (41A)."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, lho, partner
from kodeks.rulings import law_53, law_77
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask, ruling
from kodeks.rulings.revokes import optional

NOTHING, SPREAD, SEEN, FROM_HAND, FROM_DUMMY = "nothing", "declarer_spreads", "dummy_seen", "from_hand", "from_dummy"


def opening_lead_out_of_turn(code, given):
    """54, 41A. The opening lead by another player than the one to the left of the presumed declarer."""
    declarer = yield ask("declarer", "54", SEATS, "seat")
    others = tuple(seat for seat in SEATS if seat != lho(declarer))
    offender = yield ask("offender", "54", others, "seat", (("declarer", declarer), ("turn", lho(declarer))))
    one = law_53.Lead(code, declarer, offender, lho(declarer), "")
    if (yield one.asks("lead_was", "41A", ("faced", "face_down"))) == "face_down":
        return (yield from face_down(one, given))
    one = law_53.Lead(code, declarer, offender, one.turn, (yield ask("card", "54", DECK, "card", one.about())))
    if one.is_declarers():
        return by_declaring_side(one)
    misinformed = yield from law_53.after_misinformation(one)
    if misinformed is not None:
        return misinformed
    options = (NOTHING, SPREAD, SEEN, FROM_HAND, FROM_DUMMY, law_53.PARTNER)
    since = yield one.asks("since", "54", options, NOTHING)
    found = yield from by_what_came_since(one, since, given)
    over = found.outcome.get("continues") == "none" or "declarer_tricks" in found.outcome
    return played_out(found) if over else found


def played_out(found):
    """53A. After the last card it is nobody's turn, and there is nothing left to read out of what was to be done."""
    found.outcome["continues"] = "none"
    found.outcome.pop("turn", None)
    return ruling(found.outcome, found.consequences, found.judgement, (), found.refine)


def face_down(one, given):
    """41A. Nobody has seen the card: the Director has it taken back to the hand, and the right player leads."""
    card = yield from optional(given, ask("card", "41A", DECK, "card", one.about()))
    outcome = (("irregularity", True), ("offenders", (one.hand,)), ("lead_stands", False))
    outcome += (("turn", one.turn), ("continues", "play"))
    outcome += (("returned", (card,)),) if card else ()
    told = (("41A", "was_face_down"), ("41A", "goes_back_on_instruction"), ("41A", "nothing_follows"))
    return together((effects(outcome, told, (), (("41A", "say_take_it_back"),)),), one.about())


def by_declaring_side(one):
    """54E (2007, 2017), 24. A card of declarer's or dummy's is no lead; it goes back, and the right defender leads."""
    # Until 1997 no item speaks of it: the auction period lasted until the lead was faced, so Law 24 held all the same.
    clause = "54E" if one.code >= "2007" else "24"
    outcome = (("irregularity", True), ("offenders", (one.hand,)))
    told = ((clause, "no_lead_by_declaring_side"), ("24D" if one.code == "2017" else "24", "declaring_side_picks_up"))
    outcome += (("ai", one.defenders()),)
    own = effects(outcome, told, (), ((clause, "say_take_it_back"),))
    return together((own, law_53.goes_back(one), effects((), (("24", "defenders_may_use"),))), one.about())


def by_what_came_since(one, since, given):
    """54A-54C. What declarer or dummy has done since the lead has perhaps decided already."""
    if since == SPREAD:
        return (yield from becomes_dummy(one, given, "began_to_spread", ""))
    if since == SEEN:
        return (yield from accepted(one, given, "54C", "must_accept", lho(one.hand)))
    if since == FROM_HAND:
        return (yield from accepted(one, given, "53A", "accepted_by_play", lho(one.declarer)))
    if since == FROM_DUMMY:
        return (yield from accepted(one, given, "54B2", "dummys_card_stands", ""))
    mates_card = yield from law_53.partners_card(one, since)
    return (yield from declarer_decides(one, given, mates_card))


def declarer_decides(one, given, mates_card):
    """54A, 54B, 54D. He spreads his hand, accepts, or refuses; he is told everything first."""
    decision = yield one.asks("decision", "54", ("spread", "accept", "refuse", "not_yet"))
    if decision == "spread":
        return (yield from becomes_dummy(one, given, "chooses_to_spread", mates_card))
    if decision == "accept":
        return (yield from accepted(one, given, "54B", "accepted_by_statement", lho(one.hand), mates_card))
    if decision == "refuse":
        return (yield from refused(one, given, mates_card))
    return (yield from undecided(one, given, mates_card))


def becomes_dummy(one, given, how, mates_card):
    """54A. Declarer spreads the whole hand: the lead stands, he is dummy, and his partner plays the deal."""
    new = partner(one.declarer)
    own = effects(
        (("declarer", new), ("turn", one.declarer)),
        (("54A", how), ("54A", "declarer_becomes_dummy"), ("54A", "spreads_whole_hand")),
        (),
        (("54A", "say_becomes_dummy"),),
    )
    further = yield from afterwards(one, given, new)
    further += law_53.partner_too(one, mates_card, True)
    lead = law_53.stands(one, "54A", "lead_accepted_so")
    return together((law_53.irregular(one), own, lead) + further, one.about())


def accepted(one, given, clause, key, turn, mates_card=""):
    """54B, 54C. The lead stands and declarer stays declarer; dummy comes down, and declarer's hand plays second."""
    told, said = (("54B", "stays_declarer"), ("41C", "dummy_comes_down")), ()
    if turn == lho(one.hand):
        told += (("54B1", "declarers_hand_second"),)
        said = (("54B1", "declarers_hand_second"),)
    outcome = (("declarer", one.declarer),) + ((("turn", turn),) if turn else ())
    if key == "accepted_by_play":
        told += (("54A", "a_card_played_is_no_spread"),)
    if key == "must_accept":
        told += (("54C", "no_penalty_card"),)
    own = effects(outcome, told, (), said)
    further = yield from afterwards(one, given, one.declarer)
    further += law_53.partner_too(one, mates_card, True)
    if key in ("accepted_by_play", "dummys_card_stands"):
        second = yield from optional(given, ask("second_card", "53A", DECK, "card", one.about()))
        further += (effects((("played", (second,)),)),) if second else ()
    return together((law_53.irregular(one), law_53.stands(one, clause, key), own) + further, one.about())


def refused(one, given, mates_card):
    """54D, 50D. The card is a major penalty card and the right defender leads as declarer wishes."""
    cards, mates, more = yield from law_53.lying_there(one, given, mates_card)
    parts = (more,) + (yield from law_53.partner_leads(one, "54D", cards, mates))
    own = effects(
        (("lead_stands", False), ("declarer", one.declarer), ("turn", one.turn), ("continues", "play")),
        (("54D", "declarer_refuses"),),
    )
    further = yield from afterwards(one, given, one.declarer)
    return together((law_53.irregular(one), own) + law_53.partner_too(one, mates_card, False) + parts + further, one.about())


def undecided(one, given, mates_card):
    """54, 10C. Every choice is told before declarer makes one, and before dummy comes down."""
    cards, _, more = yield from law_53.lying_there(one, given, mates_card)
    choices = ({"who": one.declarer, "option": "become_dummy"}, {"who": one.declarer, "option": "accept"})
    outcome = (("may_accept", (one.declarer,)),)
    outcome += (("options", choices + law_53.lead_choices(one, cards)),)
    told = (("54A", "may_become_dummy"), ("54B", "may_accept_and_declare"), ("54D", "may_refuse_opening_lead"))
    said = (("54", "say_options_follow"), ("54A", "option_spread"), ("54B1", "option_accept"), ("54D", "option_refuse"))
    said += (("54D", "option_lead_choice"), ("54", "ask_declarer"))
    own = effects(outcome, told + (("10C1", "explain_options"),), (), said, (), law_53.suits_there(cards))
    further = law_53.rights_kept(one, mates_card) + (more,) + (yield from afterwards(one, given, one.declarer))
    return together((law_53.irregular(one), own) + further, one.about())


def afterwards(one, given, declarer):
    """54, 11A, 77. The partner's face-down lead goes back; a deal played out stands; what is written down."""
    parts = ()
    question = ask("partner_led", "54", ("yes", "no"), "choice", one.about())
    led = yield from optional(given, question)
    if led == "yes":
        parts = (effects((), (("54", "face_down_lead_goes_back"),), (), (("54", "face_down_lead_goes_back"),)),)
    parts += (effects(refine=() if led else (question,)),)
    played_out = yield from optional(given, ask("played_out", "53A", ("yes", "no"), "choice", one.about()))
    if played_out == "yes":
        parts += (effects((("result", "stands"), ("continues", "none")), (("53A", "deal_played_out_stands"),)),)
    return parts + (yield from law_77.result(given, declarer))
