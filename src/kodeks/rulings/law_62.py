"""Law 62: how a revoke is corrected, and which cards played after it may be taken back."""

from kodeks.bridge.cards import DECK
from kodeks.bridge.seats import partner
from kodeks.rulings import law_43, revoke_of_penalty_card, revoke_penalty_cards
from kodeks.rulings.interview import ask
from kodeks.rulings.law_63 import BOTH_CORRECTED, BOTH_PLAYED_ON, CORRECTABLE
from kodeks.rulings.revoke_trick import card_of, card_or_ask, cards_after, partner_played_before
from kodeks.rulings.revokes import optional

WITHDRAWN_CARDS = (("1987", "16C"), ("1997", "16C"), ("2007", "16D"), ("2017", "16C"))
CORRECTED, AS_IF_ESTABLISHED, LEFT_ALONE = "corrected", "as_if_established", "left_alone"
COULD_HAVE_KNOWN = (("1987", "72B1"), ("1997", "72B1"), ("2007", "23"), ("2017", "72C"))


def both_on_one_trick(code, given, revokes):
    """62C3 (2017). Both sides revoked on one trick and only one has played to the next: both revokes are corrected.

    Not with a defender's of which dummy spoke first, having lost his rights: that one is left as it is (43B3).
    """
    if code < "2017" or any(each.is_defenders() and given.get(each.key("dummy_first")) == "yes" for each in revokes):
        return revokes
    found = ()
    for each in revokes:
        others = [other.status for other in revokes if other.trick == each.trick and other.side() != each.side()]
        if each.status in CORRECTABLE and "played_on" in others:
            each = each.with_status(BOTH_CORRECTED)
        elif each.status == "played_on" and any(status in CORRECTABLE for status in others):
            each = each.with_status(BOTH_PLAYED_ON)
        found = found + (each,)
    return found


def corrected(code, given, revoke, revokes, counts, draft):
    """62A-62D. The revoke is put right: CORRECTED, or with Law 64 beside it AS_IF_ESTABLISHED, or LEFT_ALONE (43B3)."""
    spoke_first = yield from law_43.dummy_spoke_first(given, revoke, draft)
    if spoke_first and revoke.is_defenders():
        draft.take(law_43.defender_goes_free(code), revoke.about())
        if code >= "2007":
            return LEFT_ALONE
    elif revoke_of_penalty_card.applies(revoke):
        replaced = yield from revoke_of_penalty_card.settled(code, given, revoke, revokes, counts, draft)
        return CORRECTED if replaced else LEFT_ALONE
    must_correct(code, revoke, draft)
    card = yield from withdrawn_card(code, given, revoke, spoke_first, draft)
    after = yield from cards_after(given, revoke, revokes, counts)
    partners = yield from subsequent_cards(code, given, revoke, revokes, after, draft)
    yield from before_partners_turn(code, given, revoke, after, draft)
    information(code, revoke, card, draft)
    if card:
        yield from revoke_penalty_cards.partner_to_lead(code, given, card, partners, revoke, draft)
    what_goes_on(revoke, draft)
    draft.weigh("could_have_known", dict(COULD_HAVE_KNOWN)[code], "could_have_known", revoke.about())
    if spoke_first and not revoke.is_defenders():
        draft.take(law_43.as_if_established(), revoke.about())
        return AS_IF_ESTABLISHED
    return (yield from illegal_attention(code, given, revoke, spoke_first, draft))


def must_correct(code, revoke, draft):
    """62A. A revoke that is not established must be corrected; 62C3 and 62D1 go further."""
    about = revoke.about()
    if revoke.status in (BOTH_CORRECTED, BOTH_PLAYED_ON):
        draft.effect("62C3", "both_must_correct", about)
    elif revoke.twelfth:
        draft.effect("62D1", "twelfth_must_correct", about)
    else:
        draft.effect("62A", "must_correct", about)
    draft.effect("62B", "withdraws_and_substitutes", about)
    chooses = (("offender", revoke.declarer),) if revoke.is_dummys() else ()  # 45B
    draft.say("62B", "take_back_and_play_legal", about + chooses)
    if revoke.status == "claim_open":
        # WBFLC minute, 12 January 2000, item 3: first the correction, then the claim, doubt against the revoker.
        draft.effect("63A4" if code >= "2017" else "63A3", "claim_not_agreed", about)
        draft.weigh("normal_play", "70A", "claim_after_correction", about)


def what_goes_on(revoke, draft):
    """The play; after a claim (68D) only when the director has ruled on it, and that comes after the correction."""
    if revoke.status == "claim_open":
        draft.outcome["continues"] = "none"
        draft.say("68D", "claim_is_ruled_on_next", revoke.about())
    else:
        draft.outcome["continues"] = "play"


def withdrawn_card(code, given, revoke, spoke_first, draft):
    """62B. A defender's card from his unfaced hand becomes a major penalty card; any other is replaced without more."""
    about = revoke.about()
    if revoke.is_defenders() and not (spoke_first and code < "2007"):  # 43B2(c): no penalty
        source = yield ask(revoke.key("card_from"), "62B1", ("hand", "table"), "choice", about, "hand")
        if source == "hand":
            card = yield from card_or_ask(given, revoke, revoke.player, "revoke_card", "62B1")
            revoke_penalty_cards.lay_down(code, card, revoke.player, "62B1", revoke, draft)
            return card
        kind = yield ask(revoke.key("faced_card_was"), "62B2", ("major", "minor", "none"), "choice", about)
        if kind != "none":
            card = yield from card_or_ask(given, revoke, revoke.player, "revoke_card", "62B2")
            without_more(revoke, draft)
            return revoke_penalty_cards.goes_back_on_the_table(code, card, kind, revoke, draft)
    without_more(revoke, draft)
    card = card_of(given, revoke, revoke.player)
    if not card:
        card = yield from optional(given, ask(revoke.key("revoke_card"), "62B2", DECK, "card", about))
    draft.add("returned", [card] if card else [])
    return ""


def without_more(revoke, draft):
    """62B2. The words of the older codes differ, not the effect."""
    draft.effect("62B2", "replaced_without_more", revoke.about())


def subsequent_cards(code, given, revoke, revokes, after, draft):
    """62C. Non-offenders may take back cards played since, offender's partner after them; gives partner's penalty card."""
    about = revoke.about()
    bound = [each.player for each in revokes if each.trick == revoke.trick]  # who must change may not choose
    free = [seat for seat in after if seat not in bound]
    draft.add("may_change", free)
    partners = ""
    # A defender whose partner revoked too hears his price (62C2, 62C3) in his partner's part, and only that.
    others = [one for one in free if partner(one) not in ([revoke.player] if revoke.is_defenders() else bound)]
    opponents_may_change(revoke, others, draft)
    if partner(revoke.player) in free:
        key = partners_condition(revoke)
        draft.effect("62C2", key, about)
        draft.say("62C2", key, about)
        if revoke.is_defenders():
            partners = yield from partner_may_follow(code, given, revoke, bound, draft)
    yield from lead_to_next_trick(code, revoke, after, draft)
    return partners


def opponents_may_change(revoke, seats, draft):
    """62C1. Each of the other side that has played since; for dummy declarer decides."""
    dummy = partner(revoke.declarer)
    own_hand = [seat for seat in seats if seat != dummy]
    told = revoke.about() + (("players", " ".join(own_hand)),)
    for key, holds in (("others_may_change", own_hand), ("dummys_card_may_be_changed", dummy in seats)):
        if holds:
            draft.effect("62C1", key, told)
            draft.say("62C1", key, told)


def partners_condition(revoke):
    """62C2. What the offender's partner must know before he changes: a defender's card becomes a penalty card."""
    if revoke.is_defenders():
        return "partner_only_after_opponent_at_a_price"
    if partner(revoke.player) == partner(revoke.declarer):
        return "dummys_card_only_after_opponent"
    return "partner_only_after_opponent"


def partner_may_follow(code, given, revoke, bound, draft):
    """62C2. A defender who changes his card after the opponent between them did leaves it as a penalty card."""
    about, opponent = revoke.about(), revoke.opponents()[0]
    answer = "yes"  # he revoked on this trick too, so his card goes back in any case
    if opponent not in bound:
        answer = yield ask(revoke.key("lho_changes"), "62C1", ("yes", "no"), "choice", about)
        known = card_of(given, revoke, opponent)
        draft.add("returned" if answer == "yes" else "played", [known] if known else [])
    if answer == "no":
        return ""
    if code >= "1997" and opponent not in bound:
        draft.effect(dict(WITHDRAWN_CARDS)[code] + "2", "withdrawn_card_unauthorised", about)
        draft.add("ui", [revoke.player, partner(revoke.player)])
    answer = yield ask(revoke.key("partner_changes"), "62C2", ("yes", "no"), "choice", about)
    if answer == "no":
        return ""
    card = yield from card_or_ask(given, revoke, partner(revoke.player), "partner_card", "62C2")
    revoke_penalty_cards.lay_down(code, card, partner(revoke.player), "62C2", revoke, draft)
    return card


def lead_to_next_trick(code, revoke, after, draft):
    """62C1, 62C3. A lead to the next trick may go back; after 62C3 it must, and a defender's is a penalty card."""
    about = revoke.about()
    if revoke.status == "opponents_led":
        if not all(seat in after for seat in revoke.opponents()):
            leader = yield ask(revoke.key("next_leader"), "62C1", revoke.opponents(), "seat", about)
            draft.add("may_change", [leader])
        draft.effect("62C1", "lead_may_be_changed", about)
        draft.say("62C1", "lead_may_be_changed", about)
    elif revoke.status == BOTH_PLAYED_ON and not revoke.is_defenders():
        draft.effect("62C3", "next_lead_goes_back", about)
        draft.say("62C3", "next_lead_goes_back", about)
    elif revoke.status == BOTH_PLAYED_ON:
        own = (revoke.player, partner(revoke.player))
        leader = yield ask(revoke.key("next_leader"), "62C3", own, "seat", about)
        card = yield ask(revoke.key("next_card"), "62C3", DECK, "card", about)
        draft.effect("62C3", "next_lead_was_" + ("offenders" if leader == revoke.player else "partners"), about)
        revoke_penalty_cards.lay_down(code, card, leader, "62C3", revoke, draft)


def before_partners_turn(code, given, revoke, after, draft):
    """62D2. A defender's revoke on the twelfth trick that his partner saw before he played to it."""
    if not revoke.twelfth or not revoke.is_defenders():
        return
    about = revoke.about()
    if partner(revoke.player) not in after:
        first = partner_played_before(given, revoke)
        if first is None:
            answer = yield ask(revoke.key("partner_played_first"), "62D2", ("yes", "no"), "choice", about)
            first = answer == "yes"
        if first:
            return
    draft.add("ui", [partner(revoke.player)])
    draft.effect("62D2", "partner_may_not_profit" if code >= "2017" else "partner_may_not_profit_older", about)
    draft.say("62D2", "partner_may_not_profit", about)
    draft.weigh("suggested", "62D2", "suggested_by_revoke_card", about)
    if code >= "2017":
        draft.effect("62D2", "directors_differ_on_50E1", about)
        draft.weigh("logical_alternative", "62D2", "two_cards_to_choose_from", about)


def information(code, revoke, card, draft):
    """Law 16 on withdrawn cards, Law 50 on a penalty card: who may use what was seen."""
    about, law = revoke.about(), dict(WITHDRAWN_CARDS)[code]
    if revoke.status in (BOTH_CORRECTED, BOTH_PLAYED_ON):  # 62C3 sends both sides to 16C2
        draft.effect(law + "2", "unauthorised_for_both_sides", about)
        draft.add("ui", [seat for seat in (revoke.player, partner(revoke.player)) if seat != partner(revoke.declarer)])
        return
    draft.effect(law + "1", "authorised_for_other_side", about)
    draft.add("ai", list(revoke.opponents()))
    if not card:
        return
    if code >= "2017" and any(told.key == "partner_may_not_profit" for told in draft.consequences):
        return  # 62D2, not 50E1: G. Rainsford, EBU forum, "Revoke on Trick Twelve"; R. Barker there: no penalty card at all
    if code >= "2017":
        draft.effect("50E1", "authorised_while_on_table", about)
        draft.effect("50E2", "unauthorised_once_picked_up", about)
        draft.add("ai", [partner(revoke.player)])
    elif code >= "1997":
        draft.effect("50E2" if code >= "2007" else "50D1", "only_duty_to_play_authorised", about)
        draft.add("ui", [partner(revoke.player)])


def illegal_attention(code, given, revoke, spoke_first, draft):
    """63B of 1987 and 1997. His partner asked, which 61B forbade: corrected, and the penalty of Law 64 beside it."""
    if code >= "2007" or spoke_first or not revoke.is_defenders():
        return CORRECTED
    allowed = yield from optional(given, ask("defenders_may_ask", "61B", ("yes", "no"), "choice", revoke.about()))
    if allowed == "yes":
        return CORRECTED
    answer = yield ask(revoke.key("partner_asked"), "61B", ("yes", "no"), "choice", revoke.about(), "no")
    if answer == "no":
        return CORRECTED
    draft.effect("61B", "defenders_may_not_ask", revoke.about())
    draft.effect("63B", "as_if_established", revoke.about())
    return AS_IF_ESTABLISHED
