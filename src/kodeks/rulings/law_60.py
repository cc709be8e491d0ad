"""Law 60: somebody has played on after an illegal lead or play, before it was ruled on."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho, side
from kodeks.rulings import law_16, law_50, law_53
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

NEXT, RIGHT, OWN, AFTER = "next_player", "proper_leader", "own_side", "after_refusal"


def play_after_illegal_play(code, given):
    """60. Who played on after a lead or play out of turn, or one that came too early?"""
    declarer = yield ask("declarer", "60", SEATS, "seat")
    offender = yield ask("offender", "60", SEATS, "seat", (("declarer", declarer),))
    about = about_table(declarer, offender)
    card_was = yield ask("card_was", "60A1", ("lead", "play"), "choice", about)
    options = (NEXT, RIGHT, OWN) if card_was == "lead" else (NEXT, OWN)
    if card_was == "lead" and side(offender) == side(declarer):
        options += (AFTER,)
    who = yield ask("who_played", "60", options, "choice", about)
    if who == NEXT:
        return (yield from played_after_it(code, declarer, card_was, about))
    if who == RIGHT:
        return proper_lead(code, declarer, about)
    if who == OWN:
        return own_side_played(code, declarer, offender, card_was, about)
    return (yield from after_refusal(code, declarer, about))


def played_after_it(code, declarer, card_was, about):
    """53.fn1, 47E1. A play does not make good a lead at trick thirteen, nor one that an opponent had called for."""
    if card_was == "lead":
        if code >= "2017" and (yield ask("thirteenth_trick", "53.fn1", ("yes", "no"), "choice", about, "no")) == "yes":
            return together((irregular(about), goes_back_all_the_same("53.fn1", "thirteenth_trick_lead")), about)
        if code >= "2007" and (yield ask("told_by_opponent", "47E1", ("yes", "no"), "choice", about, "no")) == "yes":
            back = goes_back_all_the_same("47E1", "opponent_had_called_for_it")
            others = law_16.card_taken_back(code, dict(about)["lho"], declarer)
            return together(
                (effects((("irregularity", True),)), back) + others, about
            )  # whose, the opponent's word leaves open
    return (yield from right_forfeited(card_was, about))


def goes_back_all_the_same(clause, key):
    """The lead is taken back, and the play to it with it."""
    outcome = (("lead_stands", False), ("may_accept", ()), ("penalty_cards", {}), ("continues", "play"))
    return effects(outcome, ((clause, key), ("47D", "play_to_it_goes_back")), (), ((clause, "say_goes_back_all_the_same"),))


def right_forfeited(card_was, about):
    """60A. The other side loses its right, and the card counts as played in turn; earlier duties remain (60A3)."""
    told = (("60A1", "right_is_forfeited"), ("60A2", "counts_as_in_turn"))
    who = dict(about)
    defends = side(who["offender"]) != side(who["declarer"])  # the side that can owe a penalty card or a lead
    if defends and (yield ask("earlier_duty", "60A3", ("yes", "no"), "choice", about, "no")) == "yes":
        told += (("60A3", "earlier_duty_remains"),)
    outcome = (("penalty_cards", {}),) if len(told) == 2 else ()
    outcome += (("lead_stands", True), ("turn", dict(about)["partner"])) if card_was == "lead" else ()
    own = effects(outcome + (("continues", "play"),), told, (), (("60A2", "counts_as_in_turn"),))
    return together((irregular(about), own), about)


def proper_lead(code, declarer, about):
    """60A2 except 53B (53C until 2007). The hand whose turn it was has led; the cards taken back are no penalty cards."""
    clause = dict(law_53.PROPER_LEAD)[code]
    outcome = (("lead_stands", False), ("penalty_cards", {}), ("continues", "play"))
    told = ((clause, "proper_lead_counts"), (clause, "no_penalty_card_beside_proper_lead"))
    own = effects(outcome, told, (), ((clause, "proper_lead_counts"),))
    information = law_16.card_taken_back(code, dict(about)["offender"], declarer)
    return together((irregular(about), own) + information, about)


def own_side_played(code, declarer, offender, card_was, about):
    """60C. The other side keeps every right; the second card is itself an irregularity, to be ruled on by its own law."""
    others = in_side_order((lho(offender), rho(offender)))
    deciders = (declarer,) if side(offender) != side(declarer) else others
    outcome = (("may_accept", deciders),) if card_was == "lead" else ()
    told = (("60C", "no_rights_lost"),)
    if side(offender) != side(declarer):
        told += (("57", "second_card_of_defenders"),)
    elif code >= "2007":
        told += (("57C3" if code == "2017" else "57C2", "second_card_of_declarers"),)
    return together((irregular(about), effects(outcome, told, (), (("60C", "no_rights_lost"),))), about)


def after_refusal(code, declarer, about):
    """60B. Declarer had to take his lead back, and a defender played before he led from the right hand."""
    defenders = in_side_order((lho(declarer), rho(declarer)))
    player = yield ask("player", "60B", defenders, "seat", about)
    card = yield ask("card", "60B", DECK, "card", about + (("player", player),))
    down = law_50.becomes(code, card, player, declarer, "major", "60B")
    outcome = (("irregularity", True), ("offenders", (player,)), ("lead_stands", False), ("continues", "play"))
    said = (("60B", "played_before_required_lead"),)
    own = effects(outcome, (("60B", "played_before_required_lead"),), (), said)
    seats = (("player", player), ("other", partner(player)))
    return together((own, down, law_50.known(code, player, declarer)), about + seats)


def irregular(about):
    """60. The first irregularity, and whose it was."""
    return effects((("irregularity", True), ("offenders", (dict(about)["offender"],))))


def about_table(declarer, offender):
    """What fills the words."""
    near = (("lho", lho(offender)), ("rho", rho(offender)), ("partner", partner(offender)))
    return (("declarer", declarer), ("offender", offender), ("hand", offender)) + near
