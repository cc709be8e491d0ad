"""Law 56: a defender's lead out of turn after the opening lead, accepted (53) or not (54D)."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, lho, partner, rho
from kodeks.rulings import law_53
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

NOTHING, NEXT, RIGHT = "nothing", "next_hand_played", "right_hand_led"


def defender_lead_out_of_turn(code, given):
    """53, 56. A defender led to a trick when it was another hand's turn."""
    declarer = yield ask("declarer", "56", SEATS, "seat")
    defenders = tuple(seat for seat in SEATS if seat in (lho(declarer), rho(declarer)))
    offender = yield ask("offender", "56", defenders, "seat", (("declarer", declarer),))
    others = tuple(seat for seat in SEATS if seat != offender)
    turn = yield ask("turn", "44G", others, "seat", (("offender", offender),))
    card = yield ask("card", "56", DECK, "card", (("offender", offender),))
    one = law_53.Lead(code, declarer, offender, turn, card)
    ended = yield from law_53.cannot_be_accepted(one)
    if ended is not None:
        return ended
    options = (NOTHING, NEXT) + ((RIGHT,) if turn != partner(offender) else ()) + (law_53.PARTNER,)
    since = yield one.asks("since", "53A", options, NOTHING)
    if since == RIGHT:
        return law_53.proper_lead(one)
    if since == NEXT:
        return accepted(one, "accepted_by_play", "")
    mates_card = yield from law_53.partners_card(one, since)
    decision = yield one.asks("decision", "53A", ("accept", "refuse", "not_yet"))
    if decision == "accept":
        return accepted(one, "accepted_by_statement", mates_card)
    cards, mates, more = yield from law_53.lying_there(one, given, mates_card)
    if decision == "refuse":
        return (yield from refused(one, cards, mates, mates_card, more))
    return undecided(one, cards, law_53.rights_kept(one, mates_card) + (more,))


def accepted(one, key, mates_card):
    """53A. Declarer says so, or the next hand has played to it."""
    own = effects((("turn", lho(one.hand)),)) if key == "accepted_by_statement" else effects()
    too = law_53.partner_too(one, mates_card, True)
    return together((law_53.irregular(one), law_53.stands(one, "53A", key), own) + too, one.about())


def refused(one, cards, mates, mates_card, more):
    """56, 54D. A major penalty card; partner leads as declarer wishes, or declarer's side leads and the choice waits."""
    own = effects(
        (("lead_stands", False), ("turn", one.turn), ("continues", "play")),
        (("56", "declarer_refuses"), ("53A", "right_hand_leads")),
        (),
        (("53A", "right_hand_leads"),) if one.turn != partner(one.hand) else (),
    )
    if one.turn == partner(one.hand):
        parts = yield from law_53.partner_leads(one, "56", cards, mates)
    else:
        parts = law_53.laid_down(one, "56", cards)
    return together((law_53.irregular(one), own) + law_53.partner_too(one, mates_card, False) + (more,) + parts, one.about())


def undecided(one, cards, kept):
    """53A, 56, 10C. Declarer hears what follows either way; he alone decides."""
    choices = ({"who": one.declarer, "option": "accept"},)
    said = (("53", "say_options_follow"), ("53A", "option_accept"), ("56", "option_refuse"))
    if one.turn == partner(one.hand):
        choices += law_53.lead_choices(one, cards)
        said += (("56", "option_lead_choice"),)
    else:
        choices += ({"who": one.declarer, "option": "refuse"},)
    told = (("53A", "declarer_may_accept"), ("56", "or_refuse"), ("10C1", "explain_options"))
    outcome = (("may_accept", (one.declarer,)), ("options", choices))
    own = effects(outcome, told, (), said + (("53A", "ask_declarer"),), (), law_53.suits_there(cards))
    return together((law_53.irregular(one), own) + kept, one.about())
