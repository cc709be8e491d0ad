"""Law 53: what the three rulings on a lead out of turn share: who may accept it, how, and when nobody can."""

from collections import namedtuple

from kodeks.bridge.cards import DECK, suit
from kodeks.bridge.seats import in_side_order, lho, partner, rho, side
from kodeks.rulings import law_16, law_50, law_51
from kodeks.rulings.effects import Malformed, effects, together
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional

PROPER_LEAD = (("1987", "53C"), ("1997", "53C"), ("2007", "53C"), ("2017", "53B"))  # letters changed places in 2017
PARTNER = "partner_played"
WRONG_DEFENDER = (("1987", "53B"), ("1997", "53B"), ("2007", "53B"), ("2017", "53C"))


class Lead(namedtuple("Lead", ("code", "declarer", "hand", "turn", "card"))):
    """A faced lead of `card` from `hand` when it was `turn` to lead."""

    __slots__ = ()

    def is_declarers(self):
        """True if it came from declarer's hand or dummy's."""
        return side(self.hand) == side(self.declarer)

    def offender(self):
        """Whose lead it is: declarer leads for both hands."""
        return self.declarer if self.is_declarers() else self.hand

    def defenders(self):
        """The two defenders, clockwise from North."""
        return in_side_order((lho(self.declarer), rho(self.declarer)))

    def about(self):
        """What fills the words about this lead."""
        own = (("offender", self.offender()), ("hand", self.hand), ("turn", self.turn))
        if self.card:
            own += (("card", self.card), ("suit", suit(self.card)))
        near = (("lho", lho(self.hand)), ("rho", rho(self.hand)), ("partner", partner(self.hand)))
        return own + near + (("declarer", self.declarer), ("dummy", partner(self.declarer)))

    def asks(self, key, clause, options, ordinary=""):
        """A question with a choice of answers about this lead."""
        return ask(key, clause, options, "choice", self.about(), ordinary)


def cannot_be_accepted(one):
    """53A, 47E1. At trick thirteen, or after an opponent's mistaken word, the lead goes back; None if neither."""
    if one.code == "2017":
        if (yield one.asks("thirteenth_trick", "53.fn1", ("yes", "no"), "no")) == "yes":
            own = (("53.fn1", "thirteenth_goes_back"),), (("53.fn1", "say_take_it_back"),)
            return together((irregular(one), goes_back(one), effects((), own[0], (), own[1])), one.about())
    return (yield from after_misinformation(one))


def after_misinformation(one):
    """47E1. An opponent told him that it was his turn: the lead goes back without rectification."""
    if (yield one.asks("told_by_opponent", "47E1", ("yes", "no"), "no")) == "no":
        return None
    told = (("47E1", "opponent_said_his_turn"),)
    if one.code >= "2007":
        told += (("47E1", "lho_may_not_accept"), ("47D", "played_to_it_may_go_back"))
    own = effects((("irregularity", True), ("may_accept", ())), told, (), (("47E1", "say_take_it_back"),))
    information = law_16.card_taken_back(one.code, lho(one.hand), one.declarer)
    return together((own, goes_back(one)) + information, one.about())


def irregular(one):
    """53. Who led from which hand at whose turn."""
    outcome = (("irregularity", True), ("offenders", (one.offender(),)))
    return effects(outcome, (("53", "led_out_of_turn"),), about=one.about())


def goes_back(one):
    """The card is taken back, and the right hand leads."""
    return effects((("lead_stands", False), ("returned", (one.card,)), ("turn", one.turn), ("continues", "play")))


def stands(one, clause, key):
    """53A. The lead is the lead to the trick; the next hand plays, and it cannot be taken back any more."""
    outcome = (("lead_stands", True), ("played", (one.card,)), ("continues", "play"))
    return effects(outcome, ((clause, key),), (), ((clause, "say_lead_stands"),), (), one.about())


def proper_lead(one):
    """53B (53C until 2007). An opponent whose turn it was has led: his lead stands, cards wrongly played go back."""
    clause = dict(PROPER_LEAD)[one.code]
    # No penalty card, a defender's neither: the text of 1997 (hegerm.ch, cod_ch63) says "without penalty", and since 2007
    # 47F1 lets them be withdrawn without the reserve for Law 49 that 47A and 47B make. Law 16 is all that applies.
    told = ((clause, "proper_lead_stands"), (clause, "cards_go_back"))
    outcome = (("lead_stands", False), ("returned", (one.card,)), ("turn", lho(one.turn)), ("continues", "play"))
    own = effects(outcome, told, (), ((clause, "proper_lead_stands"),))
    information = law_16.card_taken_back(one.code, one.hand, one.declarer)
    return together((irregular(one), own) + information, one.about())


def lying_there(one, given, mates_card):
    """50B, 50D1(b). Cards of the offender, this one first; of a partner on lead; what is said of these and may be asked."""
    found, offered = [(), ()], ()
    keys = ("lying_there", "partner_lying_there") if one.turn == partner(one.hand) else ("lying_there",)
    for place, key in enumerate(keys):
        question = ask(key, "50B", DECK, "cards", one.about())
        text = yield from optional(given, question)
        offered += () if text else (question,)
        found[place] = tuple((text or "").replace("-", " ").split())
    if one.card in found[0] + found[1]:
        raise Malformed("card_twice", "lying_there: name the cards exposed before, not this one", one.about())
    own = found[1] + ((mates_card,) if mates_card and len(keys) > 1 else ())
    told = ((dict(law_50.FOLLOWING_FIRST)[one.code], "lead_as_required_first"),) if own else ()
    return (one.card,) + found[0], own, effects((), told, (), (), offered, (("cards", own),))


def laid_down(one, clause, cards, on_table=None):
    """50B, 50E. The card is a major penalty card; `cards` are all that lie there now, `on_table` who may use them."""
    down = law_50.becomes(one.code, one.card, one.hand, one.declarer, "major", clause)
    on_table = on_table or law_50.information(one.code, one.hand, one.declarer, "on_table")
    if len(cards) == 1:
        return (down, on_table)
    told = ((dict(law_50.KINDS)[one.code], "all_are_major"),)
    lie = effects((("penalty_cards", dict.fromkeys(cards, "major")),), told)
    return (down, lie, law_51.several_lie(one.declarer), on_table)


def partner_leads(one, clause, cards, own):
    """54D, 50D2, 51. The offender's partner is to lead: as declarer chooses; what he does not name stays on the table."""
    chosen = yield from law_51.partner_on_lead(one.code, cards, one.hand, one.declarer, own)
    down = () if one.card in dict(chosen.outcome).get("returned", ()) else laid_down(one, clause, cards)
    lie = effects((("penalty_cards", dict.fromkeys(own, "major")),))
    return down + (lie, chosen) + own_card_goes(one, own, chosen)


def own_card_goes(one, own, chosen):
    """50D1(a). A penalty card of the leader's own must be led, if what declarer asks of the lead allows it."""
    bound = law_51.still_leads(own, dict(chosen.outcome))
    if not bound:
        return ()
    said = ((dict(law_50.PLAYED_OR_LED)[one.code][0], "say_own_card_is_led"),)
    goes = effects(law_51.held_to(partner(one.hand), bound, one.declarer), (), (), said, (), (("cards", bound),))
    return (goes, law_51.several_lie(one.declarer)) if len(bound) > 1 else (goes,)


def lead_choices(one, cards):
    """50D2, 51B2. What declarer may ask of that lead, as an outcome lists it."""
    suits = law_51.suits_of(cards)
    named = tuple(
        {"who": one.declarer, "option": option, "suit": each} for option in ("require", "forbid") for each in suits
    )
    return named + ({"who": one.declarer, "option": "leave_free"},)


def suits_there(cards):
    """51B2. The suits among which he chooses, for the words: a penalty card that lay there before counts too."""
    return (("suits", law_51.suits_of(cards)),)


def partners_card(one, since):
    """60C. Which card the offender's partner has played or led since, if he has; "" if not."""
    if since != PARTNER:
        return ""
    others = tuple(card for card in DECK if card != one.card)
    return (yield ask("partner_card", "60C", others, "card", one.about()))


def partner_too(one, card, stands):
    """60C, 49, 57D. Declarer keeps his rights; partner's card is too early, or a penalty card if the lead is refused."""
    if not card:
        return ()
    about = (("other_card", card),)
    told = (("60C", "declarer_keeps_rights"),)
    if stands:
        newer = one.code == "2017"
        told += (("57D", "partners_card_in_turn"),) if newer else (("60C", "partners_card_too_early"),)
        said = (("57D", "partners_card_in_turn"),) if newer else ()
        return (effects((), told, (), said, (), about),)
    mate = partner(one.hand)
    down = law_50.becomes(one.code, card, mate, one.declarer, "major", "49")
    return (effects((), told, (), (), (), about), down, law_50.known(one.code, mate, one.declarer))


def rights_kept(one, card):
    """60C. The same while declarer has not chosen."""
    return (effects((), (("60C", "declarer_keeps_rights"),), about=(("other_card", card),)),) if card else ()
