"""Law 24: a card of a player's hand that his partner could see, or that was led, during the auction."""

from collections import namedtuple

from kodeks.bridge.auction import Auction, parse_calls
from kodeks.bridge.cards import DECK, is_honour
from kodeks.bridge.seats import SEATS, in_side_order, lho, partner, rho, side
from kodeks.rulings import law_50, law_51, law_72
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.law_17 import auction_goes_on

BEGINS = (("1987", "auction_period_older"), ("1997", "auction_period_older"), ("2007", "auction_period"))
BEFORE_FIRST_CALL = (("1987", "16B"), ("1997", "16B"), ("2007", "16C2"), ("2017", "16D2"))
AFTER_FIRST_CALL = (("1987", "16B"), ("1997", "16B"), ("2007", "16C3"), ("2017", "16D3"))
NOT_YET, DECLARING, LEADS, PARTNER_LEADS, NOBODY = "not_yet", "declaring", "leads", "partner_leads", "nobody"


class Exposed(namedtuple("Exposed", ("code", "offender", "cards", "how", "given"))):
    """South drops SA: offender S, cards SA; `how` is asked of a single card below an honour only."""

    __slots__ = ()

    def kind(self):
        """50B. What the cards are if they become penalty cards."""
        others = self.cards[1:]
        return law_50.kind_of(self.cards[0], self.how in ("led", "on_purpose"), others)

    def about(self, more=()):
        """What fills the words."""
        return seats_about(self.offender) + (("cards", self.cards), ("card", self.cards[0])) + tuple(more)


def card_exposed_in_auction(code, given):
    """Law 24. One card or more, before the opening lead is faced."""
    offender = yield ask("offender", "24", SEATS, "seat")
    about = seats_about(offender)
    if code == "2017":
        # "During the auction", which begins with the first call: WBFLC minutes, 15 August 2017, 7, on a card exposed before.
        if (yield ask("auction_begun", "24", ("begun", "not_begun"), "choice", about, "begun")) == "not_begun":
            return elsewhere(offender, "24", "auction_had_not_begun", "had_anybody_called", dict(BEFORE_FIRST_CALL)[code])
    elif (yield ask(dict(BEGINS)[code], "17A", ("begun", "not_begun"), "choice", about, "begun")) == "not_begun":
        return before_the_auction(code, offender)
    seen = yield ask("could_be_seen", "24", ("yes", "not_his_doing", "no"), "choice", about, "yes")
    if seen == "not_his_doing":
        return elsewhere(offender, "24", "not_his_own_doing", "whose_doing_was_it", dict(AFTER_FIRST_CALL)[code])
    if seen == "no":
        return not_seen(offender)
    text = yield ask("cards", "24", DECK, "cards", about)
    cards = tuple(text.replace("-", " ").split())
    how = ""
    if len(cards) == 1 and not is_honour(cards[0]):
        how = yield ask("how", "24A", ("accident", "led", "on_purpose"), "choice", about + (("card", cards[0]),), "accident")
    one = Exposed(code, offender, cards, how, given)
    auction = auction_told(given)
    place = yield from becomes(one, auction)
    parts = during_the_auction(one, place)
    return together(parts + when_it_ends(one, place) + goes_on(auction), one.about())


def during_the_auction(one, place):
    """24, 24A to 24C. What is laid down at once; it is not read out any more when the auction is over."""
    parts = (faced_until_the_end(one), price(one), information(one))
    if place == NOT_YET:
        return parts
    return tuple(effects(part.outcome, part.consequences, part.judgement) for part in parts)


def seats_about(offender):
    """Who is who; the owner of a penalty card is called player, his partner other."""
    seats = (("offender", offender), ("lho", lho(offender)), ("partner", partner(offender)), ("rho", rho(offender)))
    return seats + (("player", offender), ("other", partner(offender)))


def before_the_auction(code, offender):
    """17A. In 2007 nobody had taken his cards out, until 1997 looked at them: the period had not begun for the side."""
    begun = "had_cards_been_taken_out" if code == "2007" else "had_cards_been_looked_at"
    return elsewhere(offender, "17A", "auction_period_had_not_begun", begun, dict(BEFORE_FIRST_CALL)[code])


def elsewhere(offender, clause, why, weighed, extraneous):
    """16D (16C in 2007, 16B until 1997). Law 24 does not reach it: what the card told is accidental information."""
    told = ((clause, why), (extraneous, "accidental_information"))
    judged = (("what_happened", clause, weighed), ("visible", extraneous, "who_saw_it"))
    return together((effects((), told, judged, ((clause, "say_director_decides"),)),), seats_about(offender))


def not_seen(offender):
    """24. Partner could not have seen the face: the law does not apply."""
    told = (("24", "could_not_be_seen"),)
    own = effects((("irregularity", False),), told, (("visible", "24", "could_partner_have_seen"),), (("24", "say_go_on"),))
    return together((own,), seats_about(offender))


def auction_told(given):
    """The auction with the calls since, if dealer and calls are told; None otherwise."""
    if not given.get("auction") or given.get("dealer") not in SEATS:
        return None
    return Auction(given["dealer"], parse_calls(given["auction"]))


def becomes(one, auction):
    """24D, 24E. What the offender becomes when the auction ends: told by the auction, or asked."""
    if auction is None:
        return (yield ask("side", "24", (NOT_YET, DECLARING, LEADS, PARTNER_LEADS), "choice", one.about()))
    if not auction.is_over():
        return NOT_YET
    if not auction.last_bid():
        return NOBODY
    if side(auction.declarer()) == side(one.offender):
        return DECLARING
    return LEADS if auction.opening_leader() == one.offender else PARTNER_LEADS


def goes_on(auction):
    """Whose turn it is, or the contract, where the auction is told."""
    return (auction_goes_on(auction),) if auction else ()


def faced_until_the_end(one):
    """24. Every such card lies face up until the auction ends."""
    outcome = (("irregularity", True), ("offenders", (one.offender,)), ("stay_faced", one.cards))
    told = (("24", "cards_stay_faced"),)
    return effects(outcome, told, (("visible", "24", "could_partner_have_seen"),), (("24", "say_leave_faced"),))


def price(one):
    """24A to 24C. One low card that was not led: nothing more. An honour, a lead, two cards: partner passes once."""
    if len(one.cards) > 1:
        return passes_once(one, "24C", "several_cards")
    if is_honour(one.cards[0]):
        return passes_once(one, "24B", "an_honour")
    if one.how == "led":
        return passes_once(one, "24B", "a_card_led")
    return effects((("partner_pass", "none"),), (("24A", "low_card_not_led"),), (), (("24A", "say_go_on"),))


def passes_once(one, clause, why):
    """24B, 24C. Partner must pass at his next turn to call; 72C (23 until 2007) if that does damage."""
    told = ((clause, why), (clause, "partner_must_pass_once"))
    own = effects((("partner_pass", "once"),), told, (), ((clause, "say_partner_must_pass_once"),))
    return law_50.plus(own, law_72.enforced_pass(one.code))


def information(one):
    """24, 16. The other side may use what the cards tell, the offender's partner may not."""
    clause = "24" if one.code == "2017" else "16"
    others = in_side_order((lho(one.offender), rho(one.offender)))
    outcome = (("ai", others), ("ui", (partner(one.offender),)))
    told = ((clause, "others_may_use_cards"), (clause, "partner_may_not_use_cards"))
    return effects(outcome, told, (), ((clause, "say_who_may_use_cards"),))


def when_it_ends(one, place):
    """24D, 24E (24 until 2007). Declarer and dummy pick the cards up, a defender's become penalty cards."""
    picked_up, penalty = ("24D", "24E") if one.code == "2017" else ("24", "24")
    if place == NOT_YET:
        told = ((picked_up, "if_declaring_picked_up"), (penalty, "if_defending_penalty_cards"))
        return (effects((), told),)
    if place in (DECLARING, NOBODY):
        key = "picked_up" if place == DECLARING else "passed_out_picked_up"
        outcome = (("returned", one.cards), ("penalty_cards", {}))
        return (effects(outcome, ((picked_up, key),), (), ((picked_up, "say_pick_up"),)),)
    return penalty_cards(one, penalty, place)


def penalty_cards(one, clause, place):
    """24E, 50B. Each is a penalty card: minor if it is one low card exposed by accident, else major."""
    kind = one.kind()
    declarer = rho(one.offender if place == LEADS else partner(one.offender))
    seats = (("declarer", declarer),)
    # 1987: declarer may treat each as a penalty card; the later codes make it one.
    may = (("24", "declarer_may_treat_as_penalty_card"),) if one.code == "1987" else ()
    told = ((clause, "become_penalty_cards"),) + may + ((dict(law_50.KINDS)[one.code], "they_are_" + kind),)
    outcome = (("penalty_cards", dict.fromkeys(one.cards, kind)), ("returned", ()))
    own = effects(outcome, told, (), ((clause, "say_" + kind + "_penalty_cards"),), about=seats)
    known = law_50.information(one.code, one.offender, declarer, "on_table", kind)
    return (own, effects((), known.consequences)) + opening_lead(one, kind, place, declarer)


def opening_lead(one, kind, place, declarer):
    """50C, 50D. What the cards mean for the opening lead, if a defender of the side makes it."""
    must_be_led = dict(law_50.PLAYED_OR_LED)[one.code][0]
    if kind == "minor":
        key = "no_other_small_card" if place == LEADS else "partner_leads_freely"
        return (effects((), ((dict(law_50.MINOR)[one.code], key),)),)
    if place == PARTNER_LEADS:
        about = one.about((("declarer", declarer), ("suits", law_51.suits_of(one.cards))))
        several = (law_51.several_lie(declarer),) if len(one.cards) > 1 else ()
        return several + (law_51.options(one.code, one.cards, declarer, about),)
    limit = {"player": one.offender, "one_of": one.cards}
    if len(one.cards) == 1:
        key = (must_be_led, "must_be_led")
    else:
        key, limit["chooser"] = ("51A", "declarer_says_which_is_led"), (declarer,)
    return (effects((("must_play", limit),), (key,), (), ((key[0], "say_" + key[1]),)),)
