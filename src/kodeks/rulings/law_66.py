"""Law 66: who may look at which cards, and until when."""

from kodeks.rulings import law_61
from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

CURRENT, OWN, QUITTED, AFTER = "current_trick", "own_last_card", "quitted_trick", "cards_after_play"


def look_at_trick(code, given):
    """66. What is wanted: the trick just completed, one's own card, a quitted trick, or the cards when play is over."""
    wants = yield ask("wants", "66", (CURRENT, OWN, QUITTED, AFTER))
    if wants == AFTER:
        return together((yield from cards_after_play(code)), ())
    if wants == QUITTED:
        return together(((yield from quitted_trick(code)),), ())
    clause = "66A" if wants == CURRENT else "66B"
    if (yield ask("asker", clause, ("declarer_or_defender", "dummy"))) == "dummy":
        return answered(clause, "not_dummy", False)
    if wants == CURRENT:
        return (yield from current_trick(code))
    return (yield from own_last_card(code))


def current_trick(code):
    """66A. All four cards, until his own is turned and as long as his side has not gone on."""
    if (yield ask("side_has_played_on", "66A")) == "yes":
        return too_late("66A", "his_side_has_gone_on")
    if (yield ask("own_card_is_turned", "66A")) == "no":
        return answered("66A", "may_have_all_faced", True)
    turned = effects((), (("66A", "own_card_is_turned"),))
    if code < "2017" and (yield ask("next_trick_is_led_to", "66B")) == "yes":
        return together((turned, told("66B", "next_trick_was_led_to", False)), ())
    return together((turned, told("66B", "own_card_only", True)), ())


def own_last_card(code):
    """66B. Until his side goes on (until 2007: until a card is led to the next trick); he may not show it."""
    key = "side_has_played_on" if code >= "2017" else "next_trick_is_led_to"
    if (yield ask(key, "66B")) == "yes":
        return too_late("66B", "his_side_has_gone_on" if code >= "2017" else "next_trick_was_led_to")
    return answered("66B", "own_card_only", True)


def too_late(clause, key):
    """66C. After the time of 66A or 66B nobody looks, unless the Director so instructs."""
    gone = effects((), ((clause, key),))
    return together((gone, told("66C", "nobody_any_more", False), effects((), (("66C", "director_may_instruct"),))), ())


def quitted_trick(code):
    """66C. Only as the Director instructs; that a revoke is claimed gives no right to it."""
    why = yield ask("why", "66C", ("to_see_it", "revoke_is_claimed"))
    no = (("66C", "nobody_any_more"), ("66C", "director_may_instruct"))
    said = (("66C", "say_no"),)
    if why == "to_see_it":
        return effects((("continues", "play"),), no[:1], (), said)
    no += ((law_61.no_right_to_inspect(code), "claim_of_revoke_opens_none"), ("66D", "checked_when_play_is_over"))
    return effects((("continues", "play"),), no, (("what_happened", "66C", "was_there_a_revoke"),), said)


def cards_after_play(code):
    """66D with 65D. All cards, each player his own; who mixes his may lose the argument."""
    cards = yield ask("cards_are", "66D", ("in_order", "mixed_after_dispute", "mixed_before"))
    shown = (("66D", "all_cards_may_be_examined"), ("66D", "each_his_own_cards"))
    if cards == "mixed_after_dispute":
        said = (("66D", "say_ruled_for_the_other_side"),)
        return (effects((), shown + (("66D", "ruled_for_the_other_side"),), (), said),)
    if cards == "mixed_before":
        # Until 1997 65D put at risk the right to claim a revoke, and said nothing of denying one.
        shown += (("65D", "right_is_at_risk" if code >= "2007" else "right_is_at_risk_older"),)
    weighed = (("what_happened", "85A1" if code >= "2007" else "85A", "what_do_the_cards_show"),)
    return (effects((), shown, weighed, (("66D", "say_lay_out_cards"),)),)


def told(clause, key, allowed):
    """66A, 66B. Yes or no."""
    return effects((("continues", "play"),), ((clause, key),), (), ((clause, "say_yes_" + key if allowed else "say_no"),))


def answered(clause, key, allowed):
    """66. The answer as a ruling."""
    return together((told(clause, key, allowed),), ())
