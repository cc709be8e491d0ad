"""The penalty cards that the correction of a revoke brings about or leaves on the table (Law 50)."""

from kodeks.bridge.cards import is_honour, suit
from kodeks.rulings import law_50
from kodeks.rulings.interview import ask
from kodeks.rulings.revokes import optional


def lay_down(code, card, owner, clause, revoke, draft):
    """A card played on purpose and taken back is a major penalty card, whatever its rank (50B; 50C in 1987)."""
    about = _about(card, owner, revoke)
    _on_the_table(card, "major", draft)
    draft.effect(clause, "major_penalty_card", about)
    if clause == "62B1" and not is_honour(card):
        draft.weigh("intended", dict(law_50.KINDS)[code], "small_card_was_meant", about)
    draft.say(clause, "leave_it_faced" if goes_on(revoke) else "leave_it_faced_while_play_stops", about)
    _restricts(code, about, revoke, draft)
    for topic, item, key in law_50.known(code, owner, revoke.declarer).judgement if goes_on(revoke) else ():
        draft.weigh(topic, item, key, about)


def goes_back_on_the_table(code, card, kind, revoke, draft):
    """A penalty card played wrongly goes back there and stays what it was; returned if it may bind partner."""
    about = _about(card, revoke.player, revoke)
    draft.take(law_50.taken_back(card))
    draft.take(law_50.stays(code, card, revoke.player, revoke.declarer, kind), about)
    if kind == "minor":
        return ""
    _restricts(code, about, revoke, draft)
    return card


def goes_on(revoke):
    """68D. After a claim play has stopped: nobody is to play or lead."""
    return revoke.status != "claim_open"


def _about(card, owner, revoke):
    return revoke.about() + law_50.about(card, owner, revoke.declarer)


def _on_the_table(card, kind, draft):
    """The card is not played: it is its owner's again, and lies faced before him."""
    draft.take(law_50.taken_back(card))
    draft.add_to_map("penalty_cards", {card: kind})


def _restricts(code, about, revoke, draft):
    """50D. Played at the first legal opportunity; partner's lead waits for declarer."""
    if goes_on(revoke):
        draft.take(law_50.restricts(code, "major"), about)


def partner_to_lead(code, given, card, own, revoke, draft):
    """50D2. Once the trick is put right: if the offender's partner is to lead, declarer chooses; `own` is his own card."""
    if not goes_on(revoke):
        return
    must_be_played, clause = dict(law_50.PLAYED_OR_LED)[code]
    question = ask(revoke.key("partner_on_lead"), clause, ("yes", "no"), "choice", revoke.about())
    answer = yield from optional(given, question)
    draft.would_tell_more(question, given)
    if answer != "yes":
        return
    declarers_options(clause, card, revoke, draft)
    if own:
        about = revoke.about() + (("card", own),)
        draft.effect(must_be_played, "leads_his_own_card", about)
        draft.say(must_be_played, "leads_his_own_card", about)


def declarers_options(clause, card, revoke, draft):
    """50D2. Declarer requires the suit, forbids it, or leaves him free."""
    options = [{"who": revoke.declarer, "option": option, "suit": suit(card)} for option in ("require", "forbid")]
    draft.outcome["options"] = options + [{"who": revoke.declarer, "option": "leave_free"}]
    about = revoke.about() + (("card", card), ("suit", suit(card)))
    draft.effect(clause, "declarer_chooses", about)
    draft.say(clause, "declarer_chooses", about)
