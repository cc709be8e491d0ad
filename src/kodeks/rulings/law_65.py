"""Law 65: a played card that points the wrong way (65B3, since 2007)."""

from kodeks.rulings.effects import effects, together
from kodeks.rulings.interview import ask

SPEAKERS = ("declarer", "dummy_or_defender")


def card_pointed_wrongly(code, given):
    """65B3. Who may say so, and until when; later it may be information for partner (16B)."""
    if code >= "2017":
        if (yield ask("side_has_played_on", "65B3")) == "no":
            return said_in_time("any_player_may_say_so")
        return (yield from said_too_late_by_somebody())
    speaker = yield ask("speaker", "65B3", SPEAKERS)
    if speaker == "declarer":
        return said_in_time("declarer_may_require_it")
    late = yield ask("next_trick_is_led_to", "65B3")
    return said_too_late() if late == "yes" else said_in_time("may_say_so_before_next_lead")


def said_in_time(key):
    """65B1, 65B2. The card is turned as it should lie."""
    outcome = (("irregularity", False), ("continues", "play"))
    told = (("65B3", key), ("65B", "card_is_turned"))
    return together((effects(outcome, told, (), (("65B3", "say_turn_the_card"),)),), ())


def said_too_late_by_somebody():
    """65B3. Law 16B speaks of a partner who has calls or plays to choose: declarer's is dummy, who has none."""
    if (yield ask("speaker", "65B3", SPEAKERS)) == "declarer":
        told = (("65B3", "said_too_late"), ("16B", "dummy_chooses_nothing"))
        return together((effects((("continues", "play"),), told, (), (("65B3", "say_too_late_play_on"),)),), ())
    return said_too_late()


def said_too_late():
    """16B. What the remark tells partner of the number of tricks may not guide him."""
    weighed = (
        ("information", "16B", "did_it_tell_partner"),
        ("suggested", "16B", "what_it_suggested"),
        ("logical_alternative", "16B", "other_plays"),
        ("damage", "16B", "were_others_damaged"),
    )
    outcome = (("continues", "play"), ("equity", True))
    told = (("65B3", "said_too_late"), ("16B", "score_is_adjusted_if"))
    return together((effects(outcome, told, weighed, (("65B3", "say_play_on_partner_may_not_use"),)),), ())
